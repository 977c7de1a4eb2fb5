import type { TokenClaims } from '#src/auth.ts'
import type { Db } from '#src/db.ts'

/** A signed-in agent and the company that owns what the agent books. */
export interface Agent extends TokenClaims {
  companyId: string
}

export interface Company {
  id: string
  name: string
  vatNumber: string | null
  licenceNumber: string | null
  ibans: string[]
}

/** The agent of a token. An agent seen for the first time gets a company of its own, named after the e-mail. */
export async function resolveAgent(db: Db, claims: TokenClaims, now: Date): Promise<Agent> {
  const known = await db.selectFrom('agents').select('company_id').where('sub', '=', claims.sub).executeTakeFirst()
  if (known) return { ...claims, companyId: known.company_id }

  return db.transaction().execute(async (trx) => {
    // Named by the sub, so that two first calls at the same time make one company.
    const companyId = `company-${claims.sub}`
    await trx
      .insertInto('companies')
      .values({
        id: companyId,
        name: claims.email || claims.name,
        vat_number: null,
        licence_number: null,
        created_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await trx
      .insertInto('agents')
      .values({ sub: claims.sub, company_id: companyId, email: claims.email, name: claims.name, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return { ...claims, companyId }
  })
}

export async function findCompany(db: Db, companyId: string): Promise<Company> {
  const company = await db.selectFrom('companies').selectAll().where('id', '=', companyId).executeTakeFirstOrThrow()
  const ibans = await db
    .selectFrom('company_ibans')
    .select('iban')
    .where('company_id', '=', companyId)
    .orderBy('position')
    .execute()
  return {
    id: company.id,
    name: company.name,
    vatNumber: company.vat_number,
    licenceNumber: company.licence_number,
    ibans: ibans.map(({ iban }) => iban),
  }
}
