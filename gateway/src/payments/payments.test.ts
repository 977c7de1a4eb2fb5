import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { buildTestApp, settleDeps, type TestApp } from '#src/testing/app.ts'
import { seedDemoData, type DemoAgent } from '#src/testing/test-gateway.ts'
import { startFakeCardProvider, secretKey } from '#src/testing/fake-card-provider.ts'
import { withDatabase } from '#src/testing/database.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { authorization } from '#src/testing/token.ts'
import type { CardProvider } from './provider.ts'
import { settleDuePayments } from '#src/testing/due-work.ts'

const database = withDatabase()
let app: TestApp
let gateway: Awaited<ReturnType<typeof startFakeCardProvider>>
let now = new Date('2026-11-21T09:00:00Z')
const clock = () => now
const advance = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000))

beforeAll(async () => {
  gateway = await startFakeCardProvider()
  await seedDemoData(database.db, now)
  app = await buildTestApp(database.db, { clock, cards: gateway.cards })
})
afterAll(() => gateway.close())

const paymentReply = z.object({
  response: z
    .object({ paymentId: z.string(), status: z.string(), amount: z.string(), pageUrl: z.string().nullable() })
    .nullable(),
  errors: z.array(z.object({ code: z.string(), extraDetails: z.record(z.string(), z.unknown()) })),
})

async function start(who: DemoAgent = 'agent', amount = '500.00', key: string = randomUUID()) {
  const reply = await app.inject({
    method: 'POST',
    url: '/payments',
    headers: { ...authorization(who), 'idempotency-key': key },
    payload: { amount, cultCode: 'ar-SA' },
  })
  return paymentReply.parse(reply.json())
}

async function startTopUp(who: DemoAgent = 'agent', amount = '500.00') {
  const { response } = await start(who, amount)
  if (!response) throw new Error('The top-up was not started')
  return response.paymentId
}

const read = async (id: string, who: DemoAgent = 'agent') =>
  paymentReply.parse(
    (await app.inject({ url: `/payments?id=${encodeURIComponent(id)}`, headers: authorization(who) })).json(),
  )
const readStatus = async (id: string) => (await read(id)).response?.status

const notify = async (...[type, data]: Parameters<typeof gateway.notification>) =>
  (await app.inject({ method: 'POST', url: '/payments/notifications', ...gateway.notification(type, data) })).statusCode

const readBalance = async (who: DemoAgent = 'agent') => {
  const { json } = await app.inject({ url: '/wallet', headers: authorization(who) })
  return z.object({ response: z.object({ balance: z.string() }) }).parse(json()).response.balance
}

describe('top-up by card', () => {
  it('starts on the provider’s page, is credited on a signed notification, and appears in the statement', async () => {
    const { response } = await start()
    expect(response).toMatchObject({ status: 'CREATED', amount: '500.00' })
    expect(response?.pageUrl).toMatch(/^https:\/\/pay\.example\.test\//)
    const reference = response?.paymentId ?? ''
    expect(gateway.requests.at(-1)).toEqual({
      path: '/hosted-payments',
      authorization: `Bearer ${secretKey}`,
      body: {
        amount: 500_00,
        currency: 'SAR',
        reference,
        payment_type: 'Regular',
        capture: true,
        '3ds': { enabled: true },
        billing: { address: { country: 'SA' } },
        locale: 'ar',
        metadata: { language: 'ar-SA' },
        success_url: `http://localhost:4000/wallet?payment=${reference}`,
        failure_url: `http://localhost:4000/wallet?payment=${reference}`,
        cancel_url: `http://localhost:4000/wallet?payment=${reference}`,
        processing_channel_id: 'pc_1',
      },
    })
    expect(await readBalance()).toBe('50000.00')
    expect(await notify('payment_approved', { reference, amount: 500_00 })).toBe(200)
    expect([await readStatus(reference), await readBalance()]).toEqual(['AUTHORIZED', '50000.00'])
    expect(await notify('payment_captured', { reference, amount: 500_00 })).toBe(200)
    expect([await readStatus(reference), await readBalance()]).toEqual(['CAPTURED', '50500.00'])
    const statement = await app.inject({ url: '/wallet/statement?kind=TOP_UP', headers: authorization('agent') })
    expect(statement.json().results).toMatchObject([{ kind: 'TOP_UP', amount: '500.00', actor: 'Demo Agent' }])
    await expectBalancedBooks(database.db)
  })

  it('is credited once, regardless of the number and order of notifications', async () => {
    const reference = await startTopUp('partner')
    const data = { reference, amount: 500_00 }
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => notify(index % 3 === 0 ? 'payment_approved' : 'payment_captured', data)),
    )
    await notify('payment_declined', data)
    await notify('payment_expired', data)
    expect(await readBalance('partner')).toBe('20500.00')
    await expectBalancedBooks(database.db)
  })

  it('can succeed after a declined card and an apparently expired page', async () => {
    const reference = await startTopUp()
    const before = await readBalance()
    await notify('payment_declined', { reference, amount: 500_00 })
    expect((await read(reference)).response).toMatchObject({ status: 'REFUSED', pageUrl: expect.any(String) })
    await notify('payment_expired', { reference, amount: 500_00 })
    expect((await read(reference)).response).toMatchObject({ status: 'EXPIRED', pageUrl: null })
    expect(await readBalance()).toBe(before)
    await notify('payment_captured', { reference, amount: 500_00 })
    expect([await readStatus(reference), Number(await readBalance())]).toEqual(['CAPTURED', Number(before) + 500])
  })

  it('is read from the provider when no notification arrives', async () => {
    const reference = await startTopUp()
    const before = Number(await readBalance())
    gateway.set(reference, { status: 'Payment Received', paymentStatus: 'Captured' })
    expect(await readStatus(reference)).toBe('CREATED')
    advance(11)
    expect(await readStatus(reference)).toBe('CAPTURED')
    expect(Number(await readBalance())).toBe(before + 500)
    await notify('payment_captured', { reference, amount: 500_00 })
    expect(Number(await readBalance())).toBe(before + 500)
  })

  it('is settled in the background after the browser is closed', async () => {
    const [paid, abandoned] = [await startTopUp(), await startTopUp()]
    gateway.set(paid, { status: 'Payment Received', paymentStatus: 'Captured' })
    advance(11)
    const errors: unknown[] = []
    gateway.faults.push(500)
    await settleDuePayments(settleDeps(database.db, clock), gateway.cards, (error) => errors.push(error))
    expect(errors).toHaveLength(1)
    advance(11)
    await settleDuePayments(settleDeps(database.db, clock), gateway.cards, (error) => errors.push(error))
    expect([await readStatus(paid), await readStatus(abandoned)]).toEqual(['CAPTURED', 'CREATED'])
    advance(3600)
    await settleDuePayments(settleDeps(database.db, clock), gateway.cards, (error) => errors.push(error))
    expect([errors.length, await readStatus(abandoned)]).toEqual([1, 'EXPIRED'])
    await expectBalancedBooks(database.db)
  })

  it('is settled in the background while the provider is slow to respond about another payment', async () => {
    const [slow, paid] = [await startTopUp(), await startTopUp()]
    gateway.set(paid, { status: 'Payment Received', paymentStatus: 'Captured' })
    advance(11)
    const { session_id: slowSession } = await database.db
      .selectFrom('card_payments')
      .select('session_id')
      .where('id', '=', slow)
      .executeTakeFirstOrThrow()
    const response = Promise.withResolvers<void>()
    const read: CardProvider['read'] = async (sessionId) => {
      if (sessionId === slowSession) await response.promise
      return gateway.cards.read(sessionId)
    }
    const cards = { ...gateway.cards, read }
    const settlement = settleDuePayments(settleDeps(database.db, clock), cards, (error) =>
      expect.unreachable(String(error)),
    )
    const paymentRow = database.db.selectFrom('card_payments').select('state').where('id', '=', paid)
    await vi.waitFor(async () => expect(await paymentRow.executeTakeFirst()).toEqual({ state: 'CAPTURED' }))
    response.resolve()
    await settlement
  })

  it('can be read while the provider is failing', async () => {
    const reference = await startTopUp()
    advance(11)
    gateway.faults.push(503)
    expect(await readStatus(reference)).toBe('CREATED')
  })
})

describe('payment notification', () => {
  const post = (payload: string, headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/payments/notifications', payload, headers })

  it('is rejected if it is forged, altered or unsigned', async () => {
    const reference = await startTopUp()
    const { payload, headers } = gateway.notification('payment_captured', { reference, amount: 500_00 })
    const { 'cko-signature': signature, ...unsigned } = headers
    for (const [body, sentHeaders] of [
      [payload, unsigned],
      [payload, { ...headers, 'cko-signature': signature.replace(/^../, signature.startsWith('00') ? '11' : '00') }],
      [payload.replace('SAR', 'USD'), headers],
      [`${payload} `, headers],
      [payload, { ...headers, 'cko-signature': `${signature},anything` }],
      [payload, { ...headers, 'cko-signature': signature.slice(2) }],
    ] as const) {
      expect((await post(body, sentHeaders)).statusCode).toBe(401)
    }
    expect(await readStatus(reference)).toBe('CREATED')
  })

  it('moves no money if its amount or currency differs', async () => {
    const reference = await startTopUp()
    const before = await readBalance()
    expect(await notify('payment_captured', { reference, amount: 500_01 })).toBe(422)
    expect(await notify('payment_captured', { reference, amount: 500_00, currency: 'USD' })).toBe(422)
    expect([await readStatus(reference), await readBalance()]).toEqual(['CREATED', before])
  })

  it.each(['', '{', '\uFEFF{}', '\u0000\u0001'])('is rejected if it is signed but not JSON: %j', async (payload) => {
    const headers = { 'content-type': 'application/json', 'cko-signature': gateway.sign(payload) }
    expect((await post(payload, headers)).statusCode).toBe(400)
  })

  it('is accepted without effect if its payment cannot exist', async () => {
    expect(await notify('payment_captured', { reference: 'no\u0000body', amount: 1 })).toBe(200)
    const dispute = gateway.dispute('dispute_received', { id: 'dsp\u0000', reference: 'no\u0000body', amount: 1 })
    expect((await post(dispute.payload, dispute.headers)).statusCode).toBe(200)
  })

  it('is accepted without effect if it is about something else', async () => {
    expect(await notify('payment_captured', { reference: 'somebody-else', amount: 1 })).toBe(200)
    expect(await notify('dispute_received', { reference: await startTopUp(), amount: 500_00 })).toBe(200)
  })
})

describe('card payment', () => {
  it('has one page for repeated and concurrent calls with the same key', async () => {
    const key = randomUUID()
    const pages = await Promise.all(Array.from({ length: 5 }, () => start('agent', '20.00', key)))
    expect(new Set(pages.map(({ response }) => response?.pageUrl)).size).toBe(1)
    expect((await start('agent', '21.00', key)).errors[0]?.code).toBe('IDEMPOTENCY_MISMATCH')
  })

  it.each(['9.99', '50000.01'])('is refused for an amount of %s, with the limits in the response', async (amount) => {
    expect((await start('agent', amount)).errors[0]).toMatchObject({
      code: 'AMOUNT_INVALID',
      extraDetails: { minimum: '10.00', maximum: '50000.00' },
    })
  })

  it('is hidden from other companies', async () => {
    const reference = await startTopUp()
    expect(await read(reference, 'partner')).toEqual(await read('nothing', 'partner'))
    expect((await read(reference, 'colleague')).response?.status).toBe('CREATED')
  })

  it('is not supported without a card provider', async () => {
    const appWithoutCards = await buildTestApp(database.db)
    const calls = [
      { method: 'POST', url: '/payments', payload: {} },
      { method: 'GET', url: '/payments?id=x' },
      { method: 'POST', url: '/payments/notifications', payload: {} },
    ] as const
    for (const call of calls) {
      expect((await appWithoutCards.inject({ ...call, headers: authorization('agent') })).statusCode).toBe(404)
    }
  })
})
