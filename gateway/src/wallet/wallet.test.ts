import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Db, Trx } from '#src/database/db.ts'
import { buildTestApp } from '#src/testing/app.ts'
import { withDatabase } from '#src/testing/database.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { authorization } from '#src/testing/token.ts'
import { seedCompanies } from '../../seeds/companies.ts'
import { seedWallets } from '../../seeds/wallets.ts'
import { lockWallet, readBalances, transfer } from '#src/ledger/repository.ts'

const database = withDatabase()
const now = new Date('2026-11-21T09:00:00Z')
const inTransaction = <T>(work: (trx: Trx) => Promise<T>) => database.db.transaction().execute(work)

beforeAll(async () => {
  await inTransaction(async (trx) => {
    await seedCompanies(trx, now)
    await seedWallets(trx, now)
  })
})

const readBalance = async (companyId: string) => (await readBalances(database.db, companyId)).available

const charge = (trx: Trx, halalas: number) =>
  transfer(trx, {
    kind: 'charge',
    from: 'wallet:company-c',
    to: 'supplier:agoda',
    halalas,
    at: now,
    orderReference: null,
    actorSub: null,
  })

describe('wallet', () => {
  it('is shared by a company’s agents, with amounts as decimal text', async () => {
    const app = await buildTestApp(database.db)
    const read = async (who: 'agent' | 'colleague' | 'partner' | 'lowfunds') =>
      (await app.inject({ url: '/wallet', headers: authorization(who) })).json().response
    expect(await read('agent')).toEqual({
      walletId: 'wallet:company-a',
      balance: '50000.00',
      heldAmount: '0.00',
      owedAmount: '0.00',
      isLow: false,
      topUp: null,
      cards: null,
      currencyCode: 'SAR',
    })
    expect(await read('colleague')).toEqual(await read('agent'))
    expect(await read('partner')).toMatchObject({ balance: '20000.00' })
    expect(await read('lowfunds')).toMatchObject({ balance: '10.00', isLow: true })
  })

  it('is empty for a company without deposits', async () => {
    expect(await readBalance('company-nobody')).toBe(0)
  })
})

describe('ledger', () => {
  it('rejects an entire transfer that would leave a wallet below zero', async () => {
    await expect(inTransaction((trx) => charge(trx, 10_01))).rejects.toThrow('ledger_accounts_balance')
    await inTransaction((trx) => charge(trx, 9_99))
    expect(await readBalance('company-c')).toBe(1)
    const { count } = await database.db
      .selectFrom('ledger_transfers')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('kind', '=', 'charge')
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })

  it('rejects entries that do not add up to zero', async () => {
    const unbalanced = inTransaction(async (trx) => {
      await sql`insert into ledger_transfers (at, kind) values (now(), 'deposit')`.execute(trx)
      await sql`insert into ledger_entries (transfer_id, account_id, amount_halalas)
        select max(id), 'wallet:company-a', 100 from ledger_transfers`.execute(trx)
    })
    await expect(unbalanced).rejects.toThrow('do not add up to zero')
    expect(await readBalance('company-a')).toBe(50_000_00)
  })

  it.each(['update ledger_entries set amount_halalas = 1', 'delete from ledger_entries', 'truncate ledger_entries'])(
    'rejects the statement "%s"',
    async (statement) => {
      await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('never changed')
    },
  )

  it('lets only one of many transfers spend the same balance', async () => {
    const spend = (db: Db) =>
      db.transaction().execute(async (trx) => {
        const balance = await lockWallet(trx, 'company-b')
        if (balance < 15_000_00) return 'insufficient'
        await transfer(trx, {
          kind: 'hold',
          from: 'wallet:company-b',
          to: 'wallet:company-b/held',
          halalas: 15_000_00,
          at: now,
          orderReference: null,
          actorSub: null,
        })
        return 'spent'
      })
    const results = await Promise.all(Array.from({ length: 20 }, () => spend(database.db)))
    expect(results.filter((result) => result === 'spent')).toHaveLength(1)
    expect(await readBalance('company-b')).toBe(5_000_00)
    // Returns the money, which belongs to no order, before the books are checked.
    await inTransaction(async (trx) => {
      await transfer(trx, {
        kind: 'release',
        from: 'wallet:company-b/held',
        to: 'wallet:company-b',
        halalas: 15_000_00,
        at: now,
        orderReference: null,
        actorSub: null,
      })
      await transfer(trx, {
        kind: 'refund',
        from: 'supplier:agoda',
        to: 'wallet:company-c',
        halalas: 9_99,
        at: now,
        orderReference: null,
        actorSub: null,
      })
    })
    await expectBalancedBooks(database.db)
  })
})
