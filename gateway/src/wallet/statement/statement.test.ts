import { beforeAll, describe, expect, it } from 'vitest'
import type { Trx } from '#src/database/db.ts'
import { type TestGateway, openTestGateway, type DemoAgent } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { BANK, transfer, walletAccount } from '#src/ledger/repository.ts'
import { statementResponse } from './schemas.ts'

const database = withDatabase()
let gateway: TestGateway
let confirmed: Awaited<ReturnType<TestGateway['book']>>
let pending: Awaited<ReturnType<TestGateway['book']>>
let refused: Awaited<ReturnType<TestGateway['book']>>

const inTransaction = <T>(work: (trx: Trx) => Promise<T>) => database.db.transaction().execute(work)

const readPage = async (query = '', who: DemoAgent = 'agent') =>
  statementResponse.parse((await gateway.call(who, `/wallet/statement${query}`)).json)

const toHalalas = (amount: string) => Math.round(Number(amount) * 100)

beforeAll(async () => {
  gateway = await openTestGateway(database.db, { cancelWaitSeconds: 0 })
  confirmed = await gateway.book('agent')
  gateway.advance(24 * 3600)
  refused = await gateway.book('colleague', { hotelCode: '4900000008' })
  pending = await gateway.book('colleague', { hotelCode: '4900000004' })
  const quote = await gateway.quoteCancellation('agent', confirmed.reference, confirmed.body.provider)
  await gateway.confirmCancellation('agent', quote.response, confirmed.body.provider)
})

describe('wallet statement', () => {
  it('lists every transaction with its booking, its agent and the resulting balance', async () => {
    const { results, paginationKey } = await readPage()
    expect(results.map(({ kind, amount, actor }) => [kind, amount, actor])).toEqual([
      ['REFUND', confirmed.total.toFixed(2), 'Demo Agent'],
      ['HOLD', (-pending.total).toFixed(2), 'Demo Colleague'],
      ['RELEASE', refused.total.toFixed(2), 'Demo Colleague'],
      ['HOLD', (-refused.total).toFixed(2), 'Demo Colleague'],
      ['PAYMENT', (-confirmed.total).toFixed(2), 'Demo Agent'],
      ['DEPOSIT', '50000.00', null],
    ])
    expect(paginationKey).toBeNull()
    expect(results[4]).toMatchObject({
      bookingReferenceNo: confirmed.reference,
      provider: confirmed.body.provider.toLowerCase(),
      bookingType: 1,
      leadName: 'Guest Amber',
      currencyCode: 'SAR',
    })
    expect(results[4]?.chargedAt).toEqual(expect.any(String))
    expect(results[1]).toMatchObject({ chargedAt: null, bookingReferenceNo: pending.reference })
    expect(results[5]).toMatchObject({ bookingReferenceNo: null, bookingType: null })

    let balance = 0
    for (const movement of results.toReversed()) {
      balance += toHalalas(movement.amount)
      expect(toHalalas(movement.balance)).toBe(balance)
    }
    const { response } = await gateway.call('agent', '/wallet')
    expect(response).toMatchObject({ balance: results[0]?.balance, heldAmount: pending.total.toFixed(2) })
    await expectBalancedBooks(database.db)
  })

  it('returns pages that neither repeat nor skip a transaction while new ones arrive', async () => {
    const first = await readPage('?limit=2')
    await inTransaction((trx) =>
      transfer(trx, {
        kind: 'deposit',
        from: BANK,
        to: walletAccount('company-a'),
        halalas: 1,
        at: gateway.clock(),
        orderReference: null,
        actorSub: null,
      }),
    )
    const second = await readPage(`?limit=4&key=${encodeURIComponent(JSON.stringify(first.paginationKey))}`)
    expect([...first.results, ...second.results].map(({ movementId }) => movementId)).toEqual([
      '6',
      '5',
      '4',
      '3',
      '2',
      '1',
    ])
    expect(second.paginationKey).toBeNull()
  })

  it('filters by kind and by date in Makkah time', async () => {
    const readKinds = async (query: string) => (await readPage(query)).results.map(({ kind }) => kind)
    expect(await readKinds('?kind=payment,RELEASE')).toEqual(['RELEASE', 'PAYMENT'])
    expect(await readKinds('?kind=unheard-of')).toEqual([])
    expect(await readKinds('?to=2026-11-21')).toEqual(['PAYMENT', 'DEPOSIT'])
    expect(await readKinds('?from=2026-11-22&kind=HOLD')).toEqual(['HOLD', 'HOLD'])
    expect(await readKinds('?from=2026-11-23')).toEqual([])
  })

  it('lists only the company’s transactions', async () => {
    const { results } = await readPage('', 'partner')
    expect(results.map(({ kind, balance }) => [kind, balance])).toEqual([['DEPOSIT', '20000.00']])
  })

  it.each(['?limit=0', '?limit=101', '?key=7', '?key=%7B%22position%22%3A0%7D', '?from=yesterday'])(
    'rejects %s',
    async (query) => expect((await gateway.call('agent', `/wallet/statement${query}`)).status).toBe(400),
  )

  it('assigns each simultaneous transaction a separate position and balance', async () => {
    const before = (await readPage('?limit=1')).results[0]
    await Promise.all(
      Array.from({ length: 20 }, () =>
        inTransaction((trx) =>
          transfer(trx, {
            kind: 'deposit',
            from: BANK,
            to: walletAccount('company-a'),
            halalas: 100,
            at: gateway.clock(),
            orderReference: null,
            actorSub: null,
          }),
        ),
      ),
    )
    const { results } = await readPage('?limit=20')
    expect(results.map(({ balance }) => toHalalas(balance))).toEqual(
      Array.from({ length: 20 }, (_, index) => toHalalas(before?.balance ?? '') + (20 - index) * 100),
    )
  })
})
