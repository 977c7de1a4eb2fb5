import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createLogger } from '#src/log.ts'
import { buildTestApp, settleDeps } from '#src/testing/app.ts'
import { type TestGateway, openTestGateway, type DemoAgent } from '#src/testing/test-gateway.ts'
import { type FakeCardProvider, startFakeCardProvider } from '#src/testing/fake-card-provider.ts'
import { withDatabase } from '#src/testing/database.ts'
import { settleDuePayments } from '#src/testing/due-work.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { authorization } from '#src/testing/token.ts'
import { statementResponse } from '#src/wallet/statement/schemas.ts'
import { IncompleteRefundError } from '../provider.ts'

const database = withDatabase()
let cards: FakeCardProvider
let gateway: TestGateway

beforeAll(async () => {
  cards = await startFakeCardProvider()
  gateway = await openTestGateway(database.db, { cards: cards.cards, unpaidPerCompany: 10, cancelWaitSeconds: 0 })
})
afterEach(() => expectBalancedBooks(database.db))
afterAll(() => cards.close())

const send = async (notification: ReturnType<FakeCardProvider['dispute']>) =>
  (await gateway.app.inject({ method: 'POST', url: '/payments/notifications', ...notification })).statusCode

/** Starts a top-up that the provider charges without a notification. */
async function startUnreportedTopUp(who: DemoAgent, halalas: number): Promise<string> {
  const reply = await gateway.app.inject({
    method: 'POST',
    url: '/payments',
    headers: { ...authorization(who), 'idempotency-key': randomUUID() },
    payload: { amount: (halalas / 100).toFixed(2), cultCode: 'en-US' },
  })
  const { response } = z.object({ response: z.object({ paymentId: z.string() }) }).parse(reply.json())
  cards.set(response.paymentId, { status: 'Payment Received', paymentStatus: 'Captured' })
  return response.paymentId
}

async function topUp(who: DemoAgent, halalas: number): Promise<string> {
  const reference = await startUnreportedTopUp(who, halalas)
  expect(await send(cards.notification('payment_captured', { reference, amount: halalas }))).toBe(200)
  return reference
}

const refund = (reference: string, total: number, halalas: number) => {
  cards.set(reference, { refunded: total, paymentStatus: 'Partially Refunded' })
  return send(cards.notification('payment_refunded', { reference, amount: halalas }))
}

const readWallet = async (who: DemoAgent) => {
  const { balance, owedAmount } = (await gateway.call(who, '/wallet')).response
  return { balance, owedAmount }
}

const readStatement = async (who: DemoAgent, limit: number) =>
  statementResponse
    .parse((await gateway.call(who, `/wallet/statement?limit=${limit}`)).json)
    .results.map(({ kind, amount, balance, card }) => [kind, amount, balance, card?.lastFour ?? null])

const readEmails = async (reason: string) =>
  (await database.db.selectFrom('mails').select(['recipient', 'content']).orderBy('recipient').execute()).filter(
    ({ content }) => content.kind === 'top-up-returned' && content.reason === reason,
  )

describe('refund of a top-up', () => {
  it('is deducted once per partial refund and e-mailed to every agent of the company', async () => {
    const reference = await topUp('agent', 500_00)
    expect(await readWallet('agent')).toEqual({ balance: '50500.00', owedAmount: '0.00' })
    await Promise.all(Array.from({ length: 10 }, () => refund(reference, 200_00, 200_00)))
    expect(await readWallet('agent')).toEqual({ balance: '50300.00', owedAmount: '0.00' })
    await refund(reference, 500_00, 300_00)
    await refund(reference, 200_00, 200_00)
    expect(await readStatement('agent', 3)).toEqual([
      ['TOP_UP_REFUND', '-300.00', '50000.00', '4242'],
      ['TOP_UP_REFUND', '-200.00', '50300.00', '4242'],
      ['TOP_UP', '500.00', '50500.00', '4242'],
    ])
    const refundEmails = await readEmails('REFUND')
    const everyone = ['agent@demo.test', 'colleague@demo.test', 'invited@demo.test']
    expect(refundEmails.map(({ recipient }) => recipient)).toEqual(everyone.flatMap((email) => [email, email]))
    expect(refundEmails[0]?.content).toMatchObject({
      lastFour: '4242',
      owedHalalas: 0,
      url: 'http://localhost:4000/wallet',
    })
  })

  it('credits and then deducts the top-up if it is reported before the charge', async () => {
    const reference = await startUnreportedTopUp('agent', 80_00)
    await refund(reference, 80_00, 80_00)
    expect(await readStatement('agent', 2)).toEqual([
      ['TOP_UP_REFUND', '-80.00', '50000.00', '4242'],
      ['TOP_UP', '80.00', '50080.00', '4242'],
    ])
    await send(cards.notification('payment_captured', { reference, amount: 80_00 }))
    expect((await readWallet('agent')).balance).toBe('50000.00')
  })
})

describe('chargeback of a top-up', () => {
  const newDispute = (reference: string, amount: number, id = `dsp_${randomUUID()}`) => ({ id, reference, amount })

  it('deducts the money once and returns it once when the dispute is won', async () => {
    const reference = await topUp('partner', 400_00)
    const dispute = newDispute(reference, 400_00)
    await Promise.all(Array.from({ length: 10 }, () => send(cards.dispute('dispute_received', dispute))))
    expect((await readWallet('partner')).balance).toBe('20000.00')
    await Promise.all(Array.from({ length: 10 }, () => send(cards.dispute('dispute_won', dispute))))
    await send(cards.dispute('dispute_evidence_required', dispute))
    expect(await readStatement('partner', 3)).toEqual([
      ['CHARGEBACK_REVERSAL', '400.00', '20400.00', '4242'],
      ['CHARGEBACK', '-400.00', '20000.00', '4242'],
      ['TOP_UP', '400.00', '20400.00', '4242'],
    ])
    expect([(await readEmails('CHARGEBACK')).length, (await readEmails('REVERSAL')).length]).toEqual([1, 1])
  })

  it.each([
    ['won', '20400.00', '20400.00'],
    ['resolved', '20400.00', '20400.00'],
    ['lost', '20000.00', '20000.00'],
  ])('has the same effect when reported as %s before it is reported as received', async (end, afterEnd, afterStart) => {
    const before = Number((await readWallet('partner')).balance)
    const difference = (balance: unknown) => Number(balance) - before
    const dispute = newDispute(await topUp('partner', 400_00), 400_00)
    await send(cards.dispute(`dispute_${end}`, dispute))
    expect(difference((await readWallet('partner')).balance)).toBe(Number(afterEnd) - 20_000)
    await send(cards.dispute('dispute_received', dispute))
    expect(difference((await readWallet('partner')).balance)).toBe(Number(afterStart) - 20_000)
  })

  it.each([
    ['lost', 'won', 400],
    ['won', 'lost', 0],
  ])(
    'changes from %s to %s after arbitration and ignores a late report of the first decision',
    async (first, last, returned) => {
      const before = Number((await readWallet('partner')).balance)
      const readBalance = async () => Number((await readWallet('partner')).balance) - before
      const dispute = newDispute(await topUp('partner', 400_00), 400_00)
      for (const event of ['received', first]) await send(cards.dispute(`dispute_${event}`, dispute))
      expect(await readBalance()).toBe(400 - returned)
      const countEmails = async () => (await readEmails('CHARGEBACK')).length + (await readEmails('REVERSAL')).length
      const emailsBefore = await countEmails()
      await Promise.all(Array.from({ length: 5 }, () => send(cards.dispute(`dispute_arbitration_${last}`, dispute))))
      await send(cards.dispute(`dispute_${first}`, dispute))
      await send(cards.dispute('dispute_received', dispute))
      expect([await readBalance(), await countEmails()]).toEqual([returned, emailsBefore + 1])
    },
  )

  it('credits the top-up first if its charge was not reported', async () => {
    const before = (await readWallet('partner')).balance
    const reference = await startUnreportedTopUp('partner', 60_00)
    await send(cards.dispute('dispute_received', newDispute(reference, 60_00)))
    expect((await readWallet('partner')).balance).toBe(before)
    expect((await readStatement('partner', 2)).map(([kind]) => kind)).toEqual(['CHARGEBACK', 'TOP_UP'])
  })

  it('never deducts more than the top-up, even with a refund', async () => {
    const before = Number((await readWallet('partner')).balance)
    const reference = await topUp('partner', 100_00)
    await refund(reference, 70_00, 70_00)
    const dispute = newDispute(reference, 100_00)
    await send(cards.dispute('dispute_received', dispute))
    await send(cards.dispute('dispute_received', newDispute(reference, 10_00)))
    expect(Number((await readWallet('partner')).balance)).toBe(before)
    // The part that is still refunded or disputed is not returned.
    await send(cards.dispute('dispute_won', dispute))
    expect(Number((await readWallet('partner')).balance)).toBe(before + 20)
  })

  it.each([
    [
      'forged',
      (reference: string) => ({
        ...cards.dispute('dispute_received', newDispute(reference, 1)),
        headers: { 'cko-signature': '00' },
      }),
      401,
    ],
    [
      'for more than the charge',
      (reference: string) => cards.dispute('dispute_received', newDispute(reference, 50_01)),
      422,
    ],
    [
      'in another currency',
      (reference: string) => cards.dispute('dispute_received', { ...newDispute(reference, 1), currency: 'USD' }),
      422,
    ],
    ['about an unknown payment', () => cards.dispute('dispute_received', newDispute('unknown', 1)), 200],
  ])('moves no money if it is %s', async (_what, createNotification, status) => {
    const reference = await topUp('partner', 50_00)
    const before = await readWallet('partner')
    const notification = createNotification(reference)
    const headers = { 'content-type': 'application/json', ...notification.headers }
    expect(await send({ ...notification, headers })).toBe(status)
    expect(await readWallet('partner')).toEqual(before)
  })
})

describe('company that has already spent a returned top-up', () => {
  it('owes the amount, cannot book with any payment method, and pays the debt from its next credit', async () => {
    expect(await readWallet('lowfunds')).toEqual({ balance: '10.00', owedAmount: '0.00' })
    const reference = await topUp('lowfunds', 5000_00)
    const booking = await gateway.book('lowfunds')
    expect(booking.reply.response).toMatchObject({ bookingStatus: 'Confirmed' })
    const spentHalalas = Math.round(booking.total * 100)
    const dispute = { id: 'dsp_spent', reference, amount: 5000_00 }
    await send(cards.dispute('dispute_received', dispute))
    const owed = (spentHalalas - 10_00) / 100
    expect(await readWallet('lowfunds')).toEqual({ balance: '0.00', owedAmount: owed.toFixed(2) })
    expect((await readStatement('lowfunds', 2)).map(([kind, amount]) => [kind, amount])).toEqual([
      ['CHARGEBACK', '-5000.00'],
      ['DEBT', owed.toFixed(2)],
    ])
    const email = (await readEmails('CHARGEBACK')).find(({ recipient }) => recipient === 'lowfunds@demo.test')
    expect(email?.content).toMatchObject({ owedHalalas: owed * 100, balanceHalalas: 0 })

    const hold = await gateway.hold('lowfunds')
    const code = gateway.freshCode('lowfunds')
    for (const method of [{ paymentMethod: 'WALLET' }, { paymentMethod: 'CARD' }, { payLater: true }]) {
      const { refusal } = await gateway.reserve('lowfunds', { ...hold.body, ...method, authCode: code })
      expect(refusal).toMatchObject({ code: 'OUTSTANDING_BALANCE', extraDetails: { owed: owed.toFixed(2) } })
    }

    await topUp('lowfunds', 100_00)
    expect(await readWallet('lowfunds')).toEqual({ balance: '0.00', owedAmount: (owed - 100).toFixed(2) })
    // Cancelling is still possible, and the refund pays the debt first.
    const quote = await gateway.quoteCancellation('lowfunds', booking.reference, booking.body.provider)
    await gateway.confirmCancellation('lowfunds', quote.response, booking.body.provider)
    expect(await readWallet('lowfunds')).toEqual({ balance: '110.00', owedAmount: '0.00' })
    expect((await readStatement('lowfunds', 2)).map(([kind, , balance]) => [kind, balance])).toEqual([
      ['DEBT_PAYMENT', '110.00'],
      ['REFUND', (spentHalalas / 100).toFixed(2)],
    ])
    await send(cards.dispute('dispute_won', dispute))
    expect(await readWallet('lowfunds')).toEqual({ balance: '5110.00', owedAmount: '0.00' })
  })
})

describe('unreported refund or dispute for a top-up', () => {
  const day = 24 * 3600
  const reread = async () => {
    const errors: unknown[] = []
    await settleDuePayments(settleDeps(database.db, gateway.clock), cards.cards, (error) => errors.push(error))
    return errors
  }
  const setDispute = (reference: string, status: string, amount: number) =>
    cards.set(reference, { disputes: [{ id: `dsp_${reference}`, status, amount }] })
  const readBalance = async () => Number((await readWallet('partner')).balance)

  it('is applied once within a day, as are later changes', async () => {
    const before = await readBalance()
    const [refunded, contested] = [await topUp('partner', 300_00), await topUp('partner', 200_00)]
    cards.set(refunded, { refunded: 100_00, paymentStatus: 'Partially Refunded' })
    setDispute(contested, 'evidence_required', 200_00)
    expect([await reread(), await readBalance()]).toEqual([[], before + 500])
    gateway.advance(day)
    expect([await reread(), await readBalance()]).toEqual([[], before + 200])
    expect([await reread(), await readBalance()]).toEqual([[], before + 200])
    cards.set(refunded, { refunded: 300_00, paymentStatus: 'Refunded' })
    setDispute(contested, 'evidence_under_review', 200_00)
    gateway.advance(day)
    expect([await reread(), await readBalance()]).toEqual([[], before])
    setDispute(contested, 'won', 200_00)
    gateway.advance(day)
    expect([await reread(), await readBalance()]).toEqual([[], before + 200])
    expect((await readStatement('partner', 4)).map(([kind, amount]) => [kind, amount])).toEqual([
      ['CHARGEBACK_REVERSAL', '200.00'],
      ['TOP_UP_REFUND', '-200.00'],
      expect.anything(),
      expect.anything(),
    ])
  })

  it('is no longer looked for after 120 days', async () => {
    const reference = await topUp('partner', 70_00)
    const due = () => database.db.selectFrom('card_payments').select('due_at').where('id', '=', reference).execute()
    gateway.advance(119 * day)
    await reread()
    expect(await due()).toEqual([{ due_at: new Date(gateway.clock().getTime() + day * 1000) }])
    gateway.advance(2 * day)
    await reread()
    expect(await due()).toEqual([{ due_at: null }])
  })

  it('is logged and read again later without moving money if the refunded total is missing', async () => {
    const reference = await topUp('partner', 90_00)
    const before = await readBalance()
    cards.set(reference, { refunded: 90_00, paymentStatus: 'Refunded', hasBalances: false })
    const lines: string[] = []
    const logger = createLogger({ write: (line) => void lines.push(line) })
    const app = await buildTestApp(database.db, { clock: gateway.clock, cards: cards.cards }, logger)
    const notification = cards.notification('payment_refunded', { reference, amount: 90_00 })
    const reply = await app.inject({ method: 'POST', url: '/payments/notifications', ...notification })
    expect([reply.statusCode, lines.join('')]).toEqual([200, expect.stringContaining('A refund was not applied')])
    gateway.advance(day)
    expect(await reread()).toEqual([
      new IncompleteRefundError(`The refund of card payment ${reference} has no balances`),
    ])
    expect(await readBalance()).toBe(before)
    cards.set(reference, { hasBalances: true })
    gateway.advance(day)
    expect([await reread(), await readBalance()]).toEqual([[], before - 90])
  })
})
