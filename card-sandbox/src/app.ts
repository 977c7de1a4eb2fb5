import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { balancesOf } from './balances.ts'
import { disputeOf } from './dispute.ts'
import { checkCard, isRightCode, type UsedCard } from './card.ts'
import type { Settings } from './env.ts'
import { createNotifier } from './notify.ts'
import { challengePage, closedPage, paymentPage, style } from './page.ts'
import { paymentsOf } from './payments.ts'
import type { Payment, Store } from './store.ts'

const LATE_MS = 8000
/** Time until an uncaptured authorization lapses. */
const LAPSE_MS = 10_000
/** Delay from a charge to its refund or dispute, and from a dispute to its decision. */
const RETURN_MS = 20_000
const EXPIRES_AFTER_MS = 30 * 60_000
const MAX_BODY = 16 * 1024

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

/** Sends a page. Its form may only redirect to the merchant's return URL. */
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

const isPaid = ({ status }: Payment) => status !== 'Pending' && status !== 'Declined'

/** Builds the sandbox without listening. */
export function buildApp(
  settings: Settings,
  store: Store,
  { lateMs = LATE_MS, lapseMs = LAPSE_MS, returnMs = RETURN_MS, clock = () => new Date() } = {},
) {
  const payments = paymentsOf({ store, notify: createNotifier(settings), clock })
  /** Cards that await the bank's code. In memory only: a restart ends the challenge. */
  const challenged = new Map<string, UsedCard>()
  const isAllowed = ({ headers }: IncomingMessage) => {
    const [sent, wanted] = [headers.authorization ?? '', `Bearer ${settings.secretKey}`].map((text) =>
      Buffer.from(text),
    )
    return sent && wanted && sent.length === wanted.length && timingSafeEqual(sent, wanted)
  }
  const redirect = (res: ServerResponse, location: string) => void res.writeHead(303, { location }).end()
  const isExpired = ({ createdAt }: Payment) => clock().getTime() - createdAt > EXPIRES_AFTER_MS

  const refuse = (res: ServerResponse, payment: Payment) =>
    html(res, payment, paymentPage(payments.decline(payment), { isRefused: true }))

  function pay(res: ServerResponse, payment: Payment, fields: URLSearchParams): void {
    const { faults, card, used } = checkCard(fields, clock())
    if (faults.length > 0) return html(res, payment, paymentPage(payment, { faults }), 422)
    switch (card) {
      case 'refused':
        return refuse(res, payment)
      case 'challenged':
        challenged.set(payment.id, used)
        store.save({ ...payment, isChallenged: true })
        return redirect(res, `/challenge/${payment.id}`)
      case 'late':
        setTimeout(() => payments.approve(payment, used), lateMs)
        return redirect(res, payment.successUrl)
      case 'refunded':
      case 'disputed':
      case 'disputeWon':
        payments.approve(payment, used)
        if (payment.isCapturedAtOnce) returnLater(payment, card)
        return redirect(res, payment.successUrl)
      case 'lapsing':
        payments.approve(payment, used)
        setTimeout(() => payments.lapse(payment), lapseMs)
        return redirect(res, payment.successUrl)
      case 'accepted':
      case 'duplicated':
      case 'refundDeclined':
        payments.approve(payment, used, {
          copies: card === 'duplicated' ? 3 : 1,
          declinesRefund: card === 'refundDeclined',
        })
        return redirect(res, payment.successUrl)
    }
  }

  /** For top-ups only, because bookings are refunded by the merchant's own calls. */
  function returnLater(payment: Payment, card: 'refunded' | 'disputed' | 'disputeWon'): void {
    const later = (ms: number, act: () => void) => void setTimeout(act, ms)
    if (card === 'refunded') return later(returnMs, () => payments.refund(payment))
    later(returnMs, () => payments.dispute(payment, 'dispute_received'))
    if (card === 'disputeWon') later(2 * returnMs, () => payments.dispute(payment, 'dispute_won'))
  }

  function answerChallenge(res: ServerResponse, payment: Payment, fields: URLSearchParams): void {
    const used = challenged.get(payment.id)
    challenged.delete(payment.id)
    if (!used || !isRightCode(fields)) return refuse(res, payment)
    payments.approve(payment, used)
    redirect(res, payment.successUrl)
  }

  async function servePage(req: IncomingMessage, res: ServerResponse, room: string, payment: Payment): Promise<void> {
    if (isPaid(payment) || isExpired(payment)) return html(res, payment, closedPage(payment), 410)
    const isChallenge = room === 'challenge' && payment.isChallenged
    if (req.method === 'GET') return html(res, payment, isChallenge ? challengePage(payment) : paymentPage(payment))
    const fields = new URLSearchParams(await readBody(req))
    return isChallenge ? answerChallenge(res, payment, fields) : pay(res, payment, fields)
  }

  const pageState = (payment: Payment) => ({
    id: payment.id,
    status: isPaid(payment) ? 'Payment Received' : isExpired(payment) ? 'Expired' : 'Payment Pending',
    reference: payment.reference,
    amount: payment.amount,
    currency: payment.currency,
    ...(isPaid(payment) && { payment_id: payment.paymentId }),
  })

  const paymentState = (payment: Payment) => ({
    id: payment.paymentId,
    status: payment.status,
    reference: payment.reference,
    amount: payment.amount,
    currency: payment.currency,
    balances: balancesOf(payment),
    ...(payment.card && { source: { type: 'card', ...payment.card } }),
  })

  async function answerPages(req: IncomingMessage, res: ServerResponse, id: string | undefined): Promise<void> {
    if (req.method === 'POST') {
      const opened = payments.open(JSON.parse(await readBody(req)))
      if (!opened) return json(res, 422, { error_type: 'request_invalid' })
      const { reference } = opened
      const href = `${settings.pageUrl}/pay/${opened.id}`
      return json(res, 201, { id: opened.id, reference, _links: { redirect: { href } } })
    }
    const payment = store.find(id ?? '')
    return payment ? json(res, 200, pageState(payment)) : json(res, 404, {})
  }

  async function answerPayments(req: IncomingMessage, res: ServerResponse, [id, action]: string[]): Promise<void> {
    if (req.method === 'GET') {
      const payment = store.findByPayment(id ?? '')
      if (!payment) return json(res, 404, {})
      return json(res, 200, action === 'actions' ? payment.actions : paymentState(payment))
    }
    const body = await readBody(req)
    // Read after the body, so that the second of two parallel calls sees the effect of the first.
    const payment = store.findByPayment(id ?? '')
    if (!payment) return json(res, 404, {})
    const key = req.headers['cko-idempotency-key']
    const status = payments.act(payment, action ?? '', JSON.parse(body || '{}'), key?.toString())
    json(res, status, status === 202 ? { reference: payment.reference } : { error_type: 'action_not_allowed' })
  }

  function answerDisputes(res: ServerResponse, paymentId: string): void {
    const payment = store.findByPayment(paymentId)
    const disputeStatus = payment?.disputeStatus
    const data = payment && disputeStatus ? [{ ...disputeOf(payment), status: disputeStatus }] : []
    json(res, 200, { limit: 50, skip: 0, total_count: data.length, data })
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://sandbox')
    const [room = '', ...rest] = pathname.split('/').slice(1)
    if (room === 'healthz' || room === 'readyz') return json(res, 200, { status: 'ok' })
    if (room === 'style.css') return void res.writeHead(200, { 'content-type': 'text/css' }).end(style)
    if (room === 'hosted-payments' || room === 'payments' || room === 'disputes') {
      if (!isAllowed(req)) return json(res, 401, {})
      if (room === 'disputes') return answerDisputes(res, searchParams.get('payment_id') ?? '')
      return room === 'payments' ? answerPayments(req, res, rest) : answerPages(req, res, rest[0])
    }
    const payment = room === 'pay' || room === 'challenge' ? store.find(rest[0] ?? '') : undefined
    return payment ? servePage(req, res, room, payment) : json(res, 404, {})
  }

  // Errors carry no details, because a body may contain card data.
  return createServer((req, res) => void answer(req, res).catch(() => json(res, 400, {})))
}
