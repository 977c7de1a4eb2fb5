import { timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { computeBalances } from './balances.ts'
import { createDispute } from './dispute.ts'
import { checkCard, isCorrectChallengeCode, type StoredCard } from './card.ts'
import type { Settings } from './env.ts'
import { createNotifier } from './notify.ts'
import { renderChallengePage, renderClosedPage, renderPaymentPage, style } from './page.ts'
import { createPayments } from './payments.ts'
import type { Payment, Store } from './store.ts'

/** Delay of the bank's response to a late card. */
const LATE_MS = 8000
/** Time until the uncaptured authorization of a lapsing card is voided. */
const LAPSE_MS = 10_000
/** Delay from a charge to its refund or dispute, and from a dispute to its decision. */
const RETURN_MS = 20_000
/** Time for which a hosted page can be paid. */
const PAGE_LIFETIME_MS = 30 * 60_000
const MAX_BODY_LENGTH = 16 * 1024

async function readBody(req: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of req) {
    text += String(chunk)
    if (text.length > MAX_BODY_LENGTH) throw new Error('The body is too long.')
  }
  return text
}

const sendJson = (res: ServerResponse, status: number, body: object) =>
  void res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

/** Sends a page. Its form may only redirect to the merchant's return URL. */
function sendHtml(res: ServerResponse, payment: Payment, page: string, status = 200): void {
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

/** Whether the bank has approved the card, even if the payment was refunded later. */
const isPaid = ({ status }: Payment) => status !== 'Pending' && status !== 'Declined'

/** Builds the sandbox without listening. */
export function buildApp(
  settings: Settings,
  store: Store,
  { lateMs = LATE_MS, lapseMs = LAPSE_MS, returnMs = RETURN_MS, clock = () => new Date() } = {},
) {
  const payments = createPayments({ store, notify: createNotifier(settings), clock })
  /** Cards for which the bank has asked for a code, by payment id. These payments are in memory only, so a restart declines them. */
  const challengedCards = new Map<string, StoredCard>()
  const merchantAuthorization = Buffer.from(`Bearer ${settings.secretKey}`)
  const isFromMerchant = ({ headers }: IncomingMessage) => {
    const authorization = Buffer.from(headers.authorization ?? '')
    return (
      authorization.length === merchantAuthorization.length && timingSafeEqual(authorization, merchantAuthorization)
    )
  }
  const redirect = (res: ServerResponse, location: string) => void res.writeHead(303, { location }).end()
  const isExpired = ({ createdAt }: Payment) => clock().getTime() - createdAt > PAGE_LIFETIME_MS

  const decline = (res: ServerResponse, payment: Payment) =>
    sendHtml(res, payment, renderPaymentPage(payments.decline(payment), { isDeclined: true }))

  function pay(res: ServerResponse, payment: Payment, fields: URLSearchParams): void {
    const { invalidFields, scenario, card } = checkCard(fields, clock())
    if (invalidFields.length > 0) return sendHtml(res, payment, renderPaymentPage(payment, { invalidFields }), 422)
    switch (scenario) {
      case 'declined':
        return decline(res, payment)
      case 'challenged':
        challengedCards.set(payment.id, card)
        store.save({ ...payment, isChallenged: true })
        return redirect(res, `/challenge/${payment.id}`)
      case 'late':
        setTimeout(() => payments.approve(payment, card), lateMs)
        return redirect(res, payment.successUrl)
      case 'refunded':
      case 'disputed':
      case 'disputeWon':
        payments.approve(payment, card)
        if (payment.isCapturedAtOnce) scheduleReturn(payment, scenario)
        return redirect(res, payment.successUrl)
      case 'lapsing':
        payments.approve(payment, card)
        setTimeout(() => payments.lapse(payment), lapseMs)
        return redirect(res, payment.successUrl)
      case 'approved':
      case 'duplicated':
      case 'refundDeclined':
        payments.approve(payment, card, {
          copies: scenario === 'duplicated' ? 3 : 1,
          declinesRefund: scenario === 'refundDeclined',
        })
        return redirect(res, payment.successUrl)
    }
  }

  /** Schedules the refund or dispute of a top-up. Bookings are refunded by the merchant's own calls. */
  function scheduleReturn(payment: Payment, scenario: 'refunded' | 'disputed' | 'disputeWon'): void {
    const schedule = (ms: number, act: () => void) => void setTimeout(act, ms)
    if (scenario === 'refunded') return schedule(returnMs, () => payments.refund(payment))
    schedule(returnMs, () => payments.dispute(payment, 'dispute_received'))
    if (scenario === 'disputeWon') schedule(2 * returnMs, () => payments.dispute(payment, 'dispute_won'))
  }

  function submitChallenge(res: ServerResponse, payment: Payment, fields: URLSearchParams): void {
    const card = challengedCards.get(payment.id)
    challengedCards.delete(payment.id)
    if (!card || !isCorrectChallengeCode(fields)) return decline(res, payment)
    payments.approve(payment, card)
    redirect(res, payment.successUrl)
  }

  async function servePage(
    req: IncomingMessage,
    res: ServerResponse,
    resource: string,
    payment: Payment,
  ): Promise<void> {
    if (isPaid(payment) || isExpired(payment)) return sendHtml(res, payment, renderClosedPage(payment), 410)
    const isChallenge = resource === 'challenge' && payment.isChallenged
    if (req.method === 'GET')
      return sendHtml(res, payment, isChallenge ? renderChallengePage(payment) : renderPaymentPage(payment))
    const fields = new URLSearchParams(await readBody(req))
    return isChallenge ? submitChallenge(res, payment, fields) : pay(res, payment, fields)
  }

  const toPageView = (payment: Payment) => ({
    id: payment.id,
    status: isPaid(payment) ? 'Payment Received' : isExpired(payment) ? 'Expired' : 'Payment Pending',
    reference: payment.reference,
    amount: payment.amount,
    currency: payment.currency,
    ...(isPaid(payment) && { payment_id: payment.paymentId }),
  })

  const toPaymentView = (payment: Payment) => ({
    id: payment.paymentId,
    status: payment.status,
    reference: payment.reference,
    amount: payment.amount,
    currency: payment.currency,
    balances: computeBalances(payment),
    ...(payment.card && { source: { type: 'card', ...payment.card } }),
  })

  async function handleHostedPayments(
    req: IncomingMessage,
    res: ServerResponse,
    id: string | undefined,
  ): Promise<void> {
    if (req.method === 'POST') {
      const created = payments.open(JSON.parse(await readBody(req)))
      if (!created) return sendJson(res, 422, { error_type: 'request_invalid' })
      const { reference } = created
      const href = `${settings.pageUrl}/pay/${created.id}`
      return sendJson(res, 201, { id: created.id, reference, _links: { redirect: { href } } })
    }
    const payment = store.find(id ?? '')
    return payment ? sendJson(res, 200, toPageView(payment)) : sendJson(res, 404, {})
  }

  async function handlePayments(req: IncomingMessage, res: ServerResponse, [id, action]: string[]): Promise<void> {
    if (req.method === 'GET') {
      const payment = store.findByPayment(id ?? '')
      if (!payment) return sendJson(res, 404, {})
      return sendJson(res, 200, action === 'actions' ? payment.actions : toPaymentView(payment))
    }
    const body = await readBody(req)
    // Read after the body, so that the second of two parallel calls sees the effect of the first.
    const payment = store.findByPayment(id ?? '')
    if (!payment) return sendJson(res, 404, {})
    const key = req.headers['cko-idempotency-key']
    const status = payments.performAction(payment, action ?? '', JSON.parse(body || '{}'), key?.toString())
    sendJson(res, status, status === 202 ? { reference: payment.reference } : { error_type: 'action_not_allowed' })
  }

  function handleDisputes(res: ServerResponse, paymentId: string): void {
    const payment = store.findByPayment(paymentId)
    const disputeStatus = payment?.disputeStatus
    const data = payment && disputeStatus ? [{ ...createDispute(payment), status: disputeStatus }] : []
    sendJson(res, 200, { limit: 50, skip: 0, total_count: data.length, data })
  }

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://sandbox')
    const [resource = '', ...rest] = pathname.split('/').slice(1)
    if (resource === 'healthz' || resource === 'readyz') return sendJson(res, 200, { status: 'ok' })
    if (resource === 'style.css') return void res.writeHead(200, { 'content-type': 'text/css' }).end(style)
    if (resource === 'hosted-payments' || resource === 'payments' || resource === 'disputes') {
      if (!isFromMerchant(req)) return sendJson(res, 401, {})
      if (resource === 'disputes') return handleDisputes(res, searchParams.get('payment_id') ?? '')
      return resource === 'payments' ? handlePayments(req, res, rest) : handleHostedPayments(req, res, rest[0])
    }
    const payment = resource === 'pay' || resource === 'challenge' ? store.find(rest[0] ?? '') : undefined
    return payment ? servePage(req, res, resource, payment) : sendJson(res, 404, {})
  }

  // Error responses contain no details, because a body may contain card data.
  return createServer((req, res) => void handle(req, res).catch(() => sendJson(res, 400, {})))
}
