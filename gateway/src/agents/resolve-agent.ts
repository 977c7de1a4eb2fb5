import type { TokenClaims } from '#src/sessions/id-token.ts'
import type { Db } from '#src/database/db.ts'
import { finishRegistration } from '#src/registration/repository.ts'
import { type Agent, createAgent, createCompany, findAgent } from './repository.ts'

/**
 * Returns the agent of a token. A new agent gets the company of an unfinished registration, or a separate company named after the
 * e-mail address.
 */
export async function resolveAgent(db: Db, claims: TokenClaims, now: Date): Promise<Agent> {
  const known = await findAgent(db, claims.sub)
  if (known) return agentOf(claims, known)

  return db.transaction().execute(async (trx) => {
    const { sub, name } = claims
    const email = claims.email.toLowerCase()
    // The id is derived from the sub, so that two simultaneous first calls create one company.
    const companyId = `company-${sub}`
    if (!(await finishRegistration(trx, { sub, email }, { companyId, now }))) {
      const nameless = { country: null, vatNumber: null, licenceNumber: null, ibans: [] }
      await createCompany(trx, { id: companyId, name: email || name, ...nameless, now })
      await createAgent(trx, { sub, companyId, email, name, phoneNumber: null, language: null, now })
    }
    return agentOf(claims, (await findAgent(trx, sub)) ?? { company_id: companyId, name, language: null })
  })
}

/** The stored name overrides the name in an older token. */
const agentOf = (
  claims: TokenClaims,
  { company_id: companyId, name, language }: { company_id: string; name: string; language: string | null },
): Agent => ({ ...claims, companyId, name, language })
