import type { TokenClaims } from '#src/auth.ts'
import type { Db } from '#src/db.ts'
import { finishRegistration } from '#src/registration/repository.ts'
import { type Agent, createAgent, createCompany, findAgent } from './repository.ts'

/**
 * The agent of a token. An agent seen for the first time gets the company of a registration that lay unfinished, or one of its own,
 * named after the e-mail.
 */
export async function resolveAgent(db: Db, claims: TokenClaims, now: Date): Promise<Agent> {
  const known = await findAgent(db, claims.sub)
  if (known) return { ...claims, companyId: known.company_id, name: known.name }

  return db.transaction().execute(async (trx) => {
    const { sub, name } = claims
    const email = claims.email.toLowerCase()
    // Named by the sub, so that two first calls at the same time make one company.
    const companyId = `company-${sub}`
    if (!(await finishRegistration(trx, { sub, email }, { companyId, now }))) {
      const nameless = { vatNumber: null, licenceNumber: null, ibans: [] }
      await createCompany(trx, { id: companyId, name: email || name, ...nameless, now })
      await createAgent(trx, { sub, companyId, email, name, phoneNumber: null, language: null, now })
    }
    const agent = await findAgent(trx, sub)
    return { ...claims, companyId: agent?.company_id ?? companyId, name: agent?.name ?? name }
  })
}
