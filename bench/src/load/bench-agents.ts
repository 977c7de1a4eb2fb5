/** Agents who can search and pay: their companies have funds, and the bench can compute their authenticator codes. */
import { migrate } from '../../../gateway/migrations/migrate.ts'
import { generateCode, computeTimeStep } from '../../../gateway/src/authenticator/code.ts'
import { demoSecret } from '../../../gateway/src/authenticator/demo-secret.ts'
import { openDatabase } from '../../../gateway/src/database/db.ts'
import { BANK, transfer, walletAccount } from '../../../gateway/src/ledger/repository.ts'

export type Agent = { sub: string; email: string; company: string }

const agentsPerCompany = 5
const balanceHalalas = 100_000_000_00
export const vatNumber = '310000000100003'

export const createAgents = (count: number): Agent[] =>
  Array.from({ length: count }, (_, index) => {
    const email = `agent-${index}@bench.test`
    return { sub: `sub-${email}`, email, company: `bench-${Math.floor(index / agentsPerCompany)}` }
  })

/** Returns the code of the current half minute. Each code is accepted once. */
export const computeAuthenticatorCode = ({ email }: Agent, now: Date) => ({
  code: generateCode(demoSecret(email), computeTimeStep(now)),
  step: computeTimeStep(now),
})

/** Adds the agents and their companies to the database of a gateway. */
export async function seedAgents(databaseUrl: string, agents: Agent[]): Promise<void> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' })
  const now = new Date()
  await migrate(db)
  await db.transaction().execute(async (trx) => {
    for (const id of new Set(agents.map(({ company }) => company))) {
      await trx
        .insertInto('companies')
        .values({ id, name: id, country: 'SA', vat_number: vatNumber, licence_number: id, created_at: now })
        .execute()
      const deposit = { kind: 'deposit', from: BANK, to: walletAccount(id), halalas: balanceHalalas, at: now } as const
      await transfer(trx, { ...deposit, orderReference: null, actorSub: null })
    }
    for (const { sub, email, company } of agents) {
      await trx
        .insertInto('agents')
        .values({ sub, email, name: 'Bench Agent', company_id: company, created_at: now })
        .execute()
      await trx
        .insertInto('authenticators')
        .values({ user_sub: sub, secret: demoSecret(email), last_wrong_at: null, enrolled_at: now })
        .execute()
    }
  })
  await close()
}

/** Returns the references of the bookings that the gateway stored for the bench's companies. */
export async function readBookingReferences(databaseUrl: string): Promise<Set<string>> {
  const { db, close } = await openDatabase({ databaseUrl, dataDir: '' })
  const rows = await db.selectFrom('orders').select('reference').where('company_id', 'like', 'bench-%').execute()
  await close()
  return new Set(rows.map(({ reference }) => reference))
}
