import type { TokenClaims } from '#src/sessions/id-token.ts'
import type { Db } from '#src/database/db.ts'
import { finishRegistration } from '#src/registration/repository.ts'
import { type Agent, createAgent, createCompany, findAgent } from './repository.ts'

/**
 * Returns a token's agent and creates it on the first call. A new agent gets the company of an unfinished registration or, if there
 * is none, a new company named after the e-mail address.
 */
export async function resolveAgent(db: Db, claims: TokenClaims, now: Date): Promise<Agent> {
  const agent = await findAgent(db, claims.sub)
  if (agent) return mergeAgent(claims, agent)

  return db.transaction().execute(async (trx) => {
    const { sub, name } = claims
    const email = claims.email.toLowerCase()
    // The id is derived from the sub, so that two simultaneous first calls create one company.
    const companyId = `company-${sub}`
    if (!(await finishRegistration(trx, { sub, email }, { companyId, now }))) {
      const unknownDetails = { country: null, vatNumber: null, licenceNumber: null, ibans: [] }
      await createCompany(trx, { id: companyId, name: email || name, ...unknownDetails, now })
      await createAgent(trx, { sub, companyId, email, name, phoneNumber: null, language: null, now })
    }
    return mergeAgent(claims, (await findAgent(trx, sub)) ?? { company_id: companyId, name, language: null })
  })
}

/** Combines a token with the stored agent, whose name overrides the name in an older token. */
const mergeAgent = (
  claims: TokenClaims,
  { company_id: companyId, name, language }: { company_id: string; name: string; language: string | null },
): Agent => ({ ...claims, companyId, name, language })
