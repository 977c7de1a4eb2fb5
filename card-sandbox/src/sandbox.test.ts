import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import type { Settings } from './env.ts'
import { openStore } from './store.ts'

const folder = mkdtempSync(join(tmpdir(), 'rihla-cards-'))
const file = join(folder, 'payments.json')
const webhookSecret = 'whsec_0123456789abcdef'
const authorization = 'Bearer sk_test_0123456789abcdef'
const returnUrl = 'http://localhost:4000/wallet?payment=p1'

const event = z.object({
  type: z.string(),
  data: z
    .object({
      reference: z.string().optional(),
      payment_reference: z.string().optional(),
      amount: z.number(),
      source: z.record(z.string(), z.string()).optional(),
    })
    .transform(({ payment_reference, reference = payment_reference ?? '', ...data }) => ({ ...data, reference })),
})

const servers: Server[] = []
let url = ''
let notifications: ({ type: string; isSigned: boolean } & z.infer<typeof event>['data'])[] = []
let remainingRejections = 0

async function listen(server: Server): Promise<string> {
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

beforeAll(async () => {
  const notificationUrl = await listen(
    createServer((req, res) => {
      let body = ''
      req.on('data', (chunk: Buffer) => (body += chunk.toString()))
      req.on('end', () => {
        if (remainingRejections-- > 0) return void res.writeHead(503).end()
        const signature = createHmac('sha256', webhookSecret).update(body).digest('hex')
        const { type, data } = event.parse(JSON.parse(body))
        notifications.push({ type, isSigned: req.headers['cko-signature'] === signature, ...data })
        res.end()
      })
    }),
  )
  const settings: Settings = {
    host: '127.0.0.1',
    port: 0,
    secretKey: 'sk_test_0123456789abcdef',
    webhookSecret,
    pageUrl: 'http://localhost:4300',
    notificationUrl,
    file,
  }
  const clock = () => new Date('2026-11-21T09:00:00Z')
  url = await listen(buildApp(settings, openStore(file), { lateMs: 300, lapseMs: 300, returnMs: 300, clock }))
})
afterAll(() => {
  for (const server of servers) server.close()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  notifications = []
  remainingRejections = 0
})

const createdPage = z.object({ id: z.string(), _links: z.object({ redirect: z.object({ href: z.string() }) }) })

async function open(language = 'en-US', capture = true, amount = 500_00): Promise<string> {
  const response = await fetch(`${url}/hosted-payments`, {
    method: 'POST',
    headers: { authorization },
    body: JSON.stringify({
      amount,
      currency: 'SAR',
      reference: 'p1',
      capture,
      success_url: returnUrl,
      failure_url: returnUrl,
      cancel_url: returnUrl,
      metadata: { language },
    }),
  })
  return createdPage.parse(await response.json()).id
}

const post = (path: string, fields: Record<string, string>) =>
  fetch(`${url}${path}`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })

const pay = (id: string, number: string) =>
  post(`/pay/${id}`, { number, expiry: '12/30', code: '123', name: 'Demo Agent' })

const readState = async (id: string) =>
  (await (await fetch(`${url}/hosted-payments/${id}`, { headers: { authorization } })).json()) as { status: string }

const types = () => notifications.map(({ type }) => type)

describe('card payments', () => {
  test('charges an approved card and sends signed notifications', async () => {
    const id = await open()
    const response = await pay(id, '4242 4242 4242 4242')
    expect([response.status, response.headers.get('location')]).toEqual([303, returnUrl])
    await expect.poll(types).toEqual(['payment_approved', 'payment_captured'])
    expect(
      notifications.every(({ isSigned, reference, amount }) => isSigned && reference === 'p1' && amount === 500_00),
    ).toBe(true)
    expect(await readState(id)).toMatchObject({
      status: 'Payment Received',
      payment_id: expect.stringMatching(/^pay_/),
    })
    expect((await pay(id, '4242424242424242')).status).toBe(410)
    expect(types()).toHaveLength(2)
  })

  test('accepts another card after one is declined', async () => {
    const id = await open()
    const declined = await pay(id, '4000000000000002')
    expect(await declined.text()).toContain('role="alert"')
    await expect.poll(types).toEqual(['payment_declined'])
    expect((await pay(id, '5555555555554444')).status).toBe(303)
    await expect.poll(types).toEqual(['payment_declined', 'payment_approved', 'payment_captured'])
  })

  test('charges the card only after the correct code is entered if the bank requires one', async () => {
    const id = await open()
    expect((await pay(id, '4000002500003155')).headers.get('location')).toBe(`/challenge/${id}`)
    expect(types()).toEqual([])
    await post(`/challenge/${id}`, { code: '000000' })
    await expect.poll(types).toEqual(['payment_declined'])
    await pay(id, '4000002500003155')
    expect((await post(`/challenge/${id}`, { code: '١٢٣٤٥٦' })).status).toBe(303)
    await expect.poll(() => types().at(-1)).toBe('payment_captured')
  })

  test('charges the card after the browser has returned if the bank is slow', async () => {
    const id = await open()
    expect((await pay(id, '4000000000000077')).status).toBe(303)
    expect(await readState(id)).toMatchObject({ status: 'Payment Pending' })
    await expect.poll(types).toEqual(['payment_approved', 'payment_captured'])
  })

  test('sends repeated and out-of-order notifications for the corresponding test card', async () => {
    await pay(await open(), '4000000000000259')
    await expect
      .poll(types)
      .toEqual([...Array<string>(3).fill('payment_captured'), ...Array<string>(3).fill('payment_approved')])
  })

  test('retries a notification until the merchant accepts it', async () => {
    remainingRejections = 1
    await pay(await open(), '4242424242424242')
    await expect.poll(types, { timeout: 5000 }).toEqual(['payment_approved', 'payment_captured'])
  })

  test.each(['4242424242424241', '1234', ''])(
    'rejects the invalid card number %j without echoing it',
    async (number) => {
      const response = await pay(await open(), number)
      const page = await response.text()
      expect(response.status).toBe(422)
      expect(page).toContain('number-error')
      if (number) expect(page.split('<details>')[0]).not.toContain(number)
    },
  )

  test('stores and reports only the scheme and last four digits of the card', async () => {
    await pay(await open(), '5555555555554444')
    await expect.poll(() => notifications.length).toBe(2)
    const [{ source } = {}] = notifications
    expect(source).toEqual({ type: 'card', scheme: 'Mastercard', last_4: '4444' })
    expect(readFileSync(file, 'utf8') + JSON.stringify(notifications)).not.toMatch(/5555|12\/30|Demo Agent/)
  })
})

describe('top-ups', () => {
  test.each([
    ['4000000000001018', ['payment_refunded', 'payment_refunded']],
    ['4000000000002024', ['dispute_received', 'dispute_received']],
    ['4000000000003030', ['dispute_received', 'dispute_received', 'dispute_won', 'dispute_won']],
  ])('later refunds or disputes a top-up paid with the card %s, and sends each event twice', async (number, events) => {
    await pay(await open(), number)
    await expect.poll(types).toEqual(['payment_approved', 'payment_captured', ...events])
    expect(notifications.every(({ isSigned, amount }) => isSigned && amount === 500_00)).toBe(true)
  })

  test('lists a dispute only for the merchant', async () => {
    const id = await open()
    await pay(id, '4000000000003030')
    await expect.poll(() => types().filter((type) => type === 'dispute_won')).toHaveLength(2)
    const { payment_id: paymentId } = z.object({ payment_id: z.string() }).parse(await readState(id))
    const disputes = (headers: Record<string, string>) => fetch(`${url}/disputes?payment_id=${paymentId}`, { headers })
    expect(await (await disputes({ authorization })).json()).toMatchObject({
      total_count: 1,
      data: [{ id: paymentId.replace('pay_', 'dsp_'), status: 'won', amount: 500_00, payment_reference: 'p1' }],
    })
    expect((await disputes({})).status).toBe(401)
  })

  test('disputes top-ups automatically, but not bookings', async () => {
    const typesOf = (amount: number) => notifications.flatMap((each) => (each.amount === amount ? [each.type] : []))
    await pay(await open('en-US', false), '4000000000002024')
    // The top-up starts after the booking. Once its dispute has arrived, a dispute of the booking would have arrived, too.
    await pay(await open('en-US', true, 600_00), '4000000000002024')
    const disputeEvents = ['payment_approved', 'payment_captured', 'dispute_received', 'dispute_received']
    await expect.poll(() => typesOf(600_00)).toEqual(disputeEvents)
    expect(typesOf(500_00)).toEqual(['payment_approved'])
  })
})

describe('authorized payment', () => {
  const paymentId = async (id: string) => z.object({ payment_id: z.string() }).parse(await readState(id)).payment_id

  async function authorize(number = '4242424242424242'): Promise<string> {
    const id = await open('en-US', false)
    await pay(id, number)
    await expect.poll(types).toEqual(['payment_approved'])
    return paymentId(id)
  }

  const act = async (id: string, action: string, body: object, key: string) =>
    (
      await fetch(`${url}/payments/${id}/${action}`, {
        method: 'POST',
        headers: { authorization, 'cko-idempotency-key': key },
        body: JSON.stringify(body),
      })
    ).status

  const read = async (id: string) => (await fetch(`${url}/payments/${id}`, { headers: { authorization } })).json()

  test('is captured only once when the call is retried with the same key', async () => {
    const id = await authorize()
    expect(await read(id)).toMatchObject({ status: 'Authorized', source: { scheme: 'Visa', last4: '4242' } })
    const captures = Array.from({ length: 5 }, () => act(id, 'captures', { amount: 500_00 }, 'key-1'))
    expect(await Promise.all(captures)).toEqual([202, 202, 202, 202, 202])
    expect(await act(id, 'captures', { amount: 500_00 }, 'key-2')).toBe(403)
    await expect.poll(types).toEqual(['payment_approved', 'payment_captured'])
    expect(await read(id)).toMatchObject({ status: 'Captured', balances: { total_captured: 500_00 } })
  })

  test('can be voided and cannot be captured afterward', async () => {
    const id = await authorize()
    expect(await act(id, 'voids', {}, 'key-1')).toBe(202)
    expect(await act(id, 'captures', {}, 'key-2')).toBe(403)
    await expect.poll(types).toEqual(['payment_approved', 'payment_voided'])
  })

  test('lapses with the corresponding test card unless it is captured', async () => {
    const captured = await authorize('4000000000004046')
    expect(await act(captured, 'captures', {}, 'in time')).toBe(202)
    await expect.poll(types).toEqual(['payment_approved', 'payment_captured'])
    notifications = []
    const lapsed = await authorize('4000000000004046')
    await expect.poll(types).toEqual(['payment_approved', 'payment_voided', 'payment_voided'])
    expect(await act(lapsed, 'captures', {}, 'too late')).toBe(403)
    expect(await read(captured)).toMatchObject({ status: 'Captured' })
  })

  test('can be refunded in parts, up to the captured amount', async () => {
    const id = await authorize()
    expect(await act(id, 'refunds', { amount: 1 }, 'early')).toBe(403)
    await act(id, 'captures', { amount: 500_00 }, 'capture')
    expect(await act(id, 'refunds', { amount: 200_00 }, 'first')).toBe(202)
    expect(await act(id, 'refunds', { amount: 200_00 }, 'first')).toBe(202)
    expect(await read(id)).toMatchObject({ status: 'Partially Refunded', balances: { total_refunded: 200_00 } })
    expect(await act(id, 'refunds', { amount: 300_01 }, 'too much')).toBe(403)
    expect(await act(id, 'refunds', { amount: 300_00 }, 'second')).toBe(202)
    expect(await read(id)).toMatchObject({ status: 'Refunded', balances: { available_to_refund: 0 } })
  })

  test('cannot be refunded on the first attempt with the corresponding test card', async () => {
    const id = await authorize('4000000000005126')
    await act(id, 'captures', {}, 'capture')
    await act(id, 'refunds', { amount: 500_00 }, 'first')
    expect(await read(id)).toMatchObject({ status: 'Captured' })
    await act(id, 'refunds', { amount: 500_00 }, 'second')
    expect(await read(`${id}/actions`)).toMatchObject([
      { type: 'Refund', amount: 500_00, approved: true, response_code: '10000' },
      { type: 'Refund', amount: 500_00, approved: false, response_code: '20005' },
      { type: 'Capture', amount: 500_00, approved: true, response_code: '10000' },
    ])
    await expect
      .poll(types)
      .toEqual(['payment_approved', 'payment_captured', 'payment_refund_declined', 'payment_refunded'])
  })
})

describe('hosted page', () => {
  test.each(['en-US', 'ar-SA', 'tr-TR', 'id-ID', 'ur-PK'])('is translated into %s', async (language) => {
    const page = await (await fetch(`${url}/pay/${await open(language)}`)).text()
    expect(page).toContain(`lang="${language}" dir="${language === 'ar-SA' || language === 'ur-PK' ? 'rtl' : 'ltr'}"`)
    expect(page).toContain('SAR 500.00')
  })

  test('runs no scripts, cannot be framed and submits its form only to the sandbox and the merchant', async () => {
    const { headers } = await fetch(`${url}/pay/${await open()}`)
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self' http://localhost:4000; frame-ancestors 'none'; base-uri 'none'",
    )
  })
})

test('requires the secret key for the API and rejects unknown payments', async () => {
  const id = await open()
  expect((await fetch(`${url}/hosted-payments/${id}`)).status).toBe(401)
  expect((await fetch(`${url}/payments/pay_none`, { headers: { authorization } })).status).toBe(404)
  expect((await fetch(`${url}/pay/none`)).status).toBe(404)
  const invalid = await fetch(`${url}/hosted-payments`, { method: 'POST', headers: { authorization }, body: '{}' })
  expect(invalid.status).toBe(422)
})
