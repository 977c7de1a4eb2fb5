import { randomBytes, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { z } from 'zod'
import { checkCard, isRightCode } from './card.ts'
import type { Settings } from './env.ts'
import { createNotifier } from './notify.ts'
import { challengePage, closedPage, paymentPage, style } from './page.ts'
import type { Payment, Store } from './store.ts'

const LATE_MS = 8000
const EXPIRES_AFTER_MS = 30 * 60_000
const MAX_BODY = 16 * 1024

const newPage = z.object({
  amount: z.number().int().min(1),
  currency: z.string().length(3),
  reference: z.string().min(1).max(80),
  success_url: z.url(),
  failure_url: z.url(),
  cancel_url: z.url(),
  metadata: z.object({ language: z.string().max(10) }).optional(),
})

const newId = (prefix: string) => `${prefix}_${randomBytes(16).toString('hex')}`

async function readBody(req: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of req) {
    text += String(chunk)
    if (text.length > MAX_BODY) throw new Error('too long')
  }
  return text
}

const json = (res: ServerResponse, status: number, body: object) =>
  void res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** Sends a page. Its form may only lead back to where the payment came from. */
function html(res: ServerResponse, payment: Payment, page: string, status = 200): void {
  const policy = `default-src 'none'; style-src 'self'; form-action 'self' ${new URL(payment.successUrl).origin}; frame-ancestors 'none'; base-uri 'none'`
  res.writeHead(status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  res.end(page)
}

/** Builds the sandbox without listening. */
export function buildApp(settings: Settings, store: Store, { lateMs = LATE_MS, clock = () => new Date() } = {}) {
  const notify = createNotifier(settings)
  const isAllowed = ({ headers }: IncomingMessage) => {
    const [sent, wanted] = [headers.authorization ?? '', `Bearer ${settings.secretKey}`].map((text) =>
      Buffer.from(text),
    )
    return sent && wanted && sent.length === wanted.length && timingSafeEqual(sent, wanted)
  }
  const redirect = (res: ServerResponse, location: string) => void res.writeHead(303, { location }).end()
  const isExpired = ({ createdAt }: Payment) => clock().getTime() - createdAt > EXPIRES_AFTER_MS

  function createPage(res: ServerResponse, body: unknown): void {
    const parsed = newPage.safeParse(body)
    if (!parsed.success) return json(res, 422, { error_type: 'request_invalid' })
    const { amount, currency, reference, metadata, ...urls } = parsed.data
    const payment: Payment = {
      id: newId('hpp'),
      paymentId: newId('pay'),
      reference,
      amount,
      currency,
      language: metadata?.language ?? 'en-US',
      successUrl: urls.success_url,
      failureUrl: urls.failure_url,
      cancelUrl: urls.cancel_url,
      status: 'Pending',
      isChallenged: false,
      createdAt: clock().getTime(),
    }
    store.save(payment)
    json(res, 201, {
      id: payment.id,
      reference,
      _links: { redirect: { href: `${settings.pageUrl}/pay/${payment.id}` } },
    })
  }

  function capture(payment: Payment, { copies = 1 } = {}): void {
    if (store.find(payment.id)?.status === 'Captured') return
    const captured: Payment = { ...payment, status: 'Captured', isChallenged: false }
    store.save(captured)
    const types = ['payment_approved', 'payment_captured'] as const
    void notify(captured, copies > 1 ? types.toReversed() : types, copies)
  }

  function decline(payment: Payment): Payment {
    const declined: Payment = { ...payment, status: 'Declined', isChallenged: false }
    store.save(declined)
    void notify(declined, ['payment_declined'])
    return declined
  }

  function pay(res: ServerResponse, payment: Payment, fields: URLSearchParams): void {
    const { faults, card } = checkCard(fields, clock())
    if (faults.length > 0) return html(res, payment, paymentPage(payment, { faults }), 422)
    switch (card) {
      case 'refused':
        return html(res, payment, paymentPage(decline(payment), { isRefused: true }))
      case 'challenged':
        store.save({ ...payment, isChallenged: true })
        return redirect(res, `/challenge/${payment.id}`)
      case 'late':
        setTimeout(() => capture(payment), lateMs)
        return redirect(res, payment.successUrl)
      case 'accepted':
      case 'duplicated':
        capture(payment, { copies: card === 'duplicated' ? 3 : 1 })
        return redirect(res, payment.successUrl)
    }
  }

  function answerChallenge(res: ServerResponse, payment: Payment, fields: URLSearchParams): void {
    if (!isRightCode(fields)) return html(res, payment, paymentPage(decline(payment), { isRefused: true }))
    capture(payment)
    redirect(res, payment.successUrl)
  }

  async function servePage(req: IncomingMessage, res: ServerResponse, room: string, payment: Payment): Promise<void> {
    if (payment.status === 'Captured' || isExpired(payment)) return html(res, payment, closedPage(payment), 410)
    const isChallenge = room === 'challenge' && payment.isChallenged
    if (req.method === 'GET') return html(res, payment, isChallenge ? challengePage(payment) : paymentPage(payment))
    const fields = new URLSearchParams(await readBody(req))
    return isChallenge ? answerChallenge(res, payment, fields) : pay(res, payment, fields)
  }

  const pageState = (payment: Payment) => ({
    id: payment.id,
    status: payment.status === 'Captured' ? 'Payment Received' : isExpired(payment) ? 'Expired' : 'Payment Pending',
    reference: payment.reference,
    amount: payment.amount,
    currency: payment.currency,
    ...(payment.status === 'Captured' && { payment_id: payment.paymentId }),
  })

  async function answerApi(req: IncomingMessage, res: ServerResponse, [room, id = '']: string[]): Promise<void> {
    if (!isAllowed(req)) return json(res, 401, {})
    if (req.method === 'POST' && room === 'hosted-payments') return createPage(res, JSON.parse(await readBody(req)))
    const payment = room === 'payments' ? store.findByPayment(id) : store.find(id)
    if (!payment) return json(res, 404, {})
    if (room === 'hosted-payments') return json(res, 200, pageState(payment))
    const { paymentId, status, reference, amount, currency } = payment
    return json(res, 200, { id: paymentId, status, reference, amount, currency })
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const path = new URL(req.url ?? '/', 'http://sandbox').pathname.split('/').slice(1)
    const [room = '', id = ''] = path
    if (room === 'healthz' || room === 'readyz') return json(res, 200, { status: 'ok' })
    if (room === 'style.css') return void res.writeHead(200, { 'content-type': 'text/css' }).end(style)
    if (room === 'hosted-payments' || room === 'payments') return answerApi(req, res, path)
    const payment = room === 'pay' || room === 'challenge' ? store.find(id) : undefined
    return payment ? servePage(req, res, room, payment) : json(res, 404, {})
  }

  // Errors carry no detail: a body may hold card data.
  return createServer((req, res) => void answer(req, res).catch(() => json(res, 400, {})))
}
