import { createHmac, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { createCheckoutCom } from '#src/payments/checkout-com.ts'

export const secretKey = 'sk_test_0123456789abcdef'
const webhookSecret = 'whsec_0123456789abcdef'

const pageRequest = z.object({ reference: z.string(), amount: z.number(), currency: z.string(), capture: z.boolean() })
const actionRequest = z.object({ amount: z.number().optional() })

interface Session extends z.infer<typeof pageRequest> {
  readonly id: string
  status: string
  paymentStatus: string | undefined
  refunded: number
  /** Whether the provider sends captured and refunded totals. */
  hasBalances: boolean
  /** Executed captures, voids and refunds, by idempotency key. */
  readonly executedActions: Map<string, string>
  /** Executed actions with the bank's decisions, as the provider lists them. */
  readonly actions: { type: string; amount: number | null; approved: boolean | null; response_code: string | null }[]
  /** The cardholder's disputes, as the provider lists them. */
  disputes: { id: string; status: string; amount: number }[]
  /** Number of upcoming actions that are accepted and then declined. */
  declines: number
  /** Whether upcoming actions are accepted but remain undecided by the bank. */
  isDelayed: boolean
}

interface DisputeDetails {
  readonly id: string
  readonly reference: string
  readonly amount: number
  readonly currency?: string
}

const sign = (body: string) => createHmac('sha256', webhookSecret).update(body).digest('hex')

function signNotification(type: string, data: object) {
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, type, data })
  return { payload: body, headers: { 'content-type': 'application/json', 'cko-signature': sign(body) } }
}

const actionTypes: Readonly<Record<string, string>> = { captures: 'Capture', voids: 'Void', refunds: 'Refund' }

const computeBalances = ({
  amount,
  paymentStatus = '',
  refunded,
}: Pick<Session, 'amount' | 'paymentStatus' | 'refunded'>) => ({
  total_captured: /Captured|Refunded/.test(paymentStatus) ? amount : 0,
  total_refunded: refunded,
})

/** Starts a card provider with Checkout.com's documented responses on loopback, and creates the adapter that calls it. */
export async function startFakeCardProvider() {
  const sessions = new Map<string, Session>()
  const requests: { path: string; body: unknown; authorization: string | undefined }[] = []
  const faults: number[] = []

  function executeAction(session: Session, name: string, body: unknown, key: string): [number, object] {
    if (session.executedActions.has(`${name} ${key}`)) return [202, {}]
    const { amount = session.amount } = actionRequest.parse(body)
    const { total_captured: captured } = computeBalances(session)
    const isAllowed =
      name === 'refunds' ? amount <= captured - session.refunded : session.paymentStatus === 'Authorized'
    if (!isAllowed) return [403, {}]
    session.executedActions.set(`${name} ${key}`, name)
    const isDeclined = session.declines > 0
    const code = isDeclined ? '20005' : '10000'
    session.actions.unshift({
      type: actionTypes[name] ?? '',
      amount,
      approved: session.isDelayed ? null : !isDeclined,
      response_code: session.isDelayed ? null : code,
    })
    if (session.isDelayed) return [202, {}]
    if (isDeclined) session.declines -= 1
    else if (name === 'refunds') {
      session.refunded += amount
      session.paymentStatus = session.refunded < session.amount ? 'Partially Refunded' : 'Refunded'
    } else session.paymentStatus = name === 'captures' ? 'Captured' : 'Voided'
    return [202, {}]
  }

  function respond(path: string, body: unknown, key: string): [number, object] {
    const fault = faults.shift()
    if (fault) return [fault, {}]
    const [, resource, id = '', name] = path.split('/')
    if (resource === 'hosted-payments' && id === '') {
      const hppId = `hpp_${randomUUID()}`
      const page = { ...pageRequest.parse(body), id: hppId, status: 'Payment Pending', paymentStatus: undefined }
      const record = {
        refunded: 0,
        hasBalances: true,
        executedActions: new Map<string, string>(),
        actions: [],
        disputes: [],
      }
      sessions.set(hppId, { ...page, ...record, declines: 0, isDelayed: false })
      return [201, { id: hppId, _links: { redirect: { href: `https://pay.example.test/${hppId}` } } }]
    }
    const disputedSessionId = /^disputes\?payment_id=pay_(.+)$/.exec(resource ?? '')?.[1]
    const session = sessions.get(disputedSessionId ?? id.replace(/^pay_/, ''))
    if (!session) return [404, {}]
    const { reference, amount, currency, status, paymentStatus } = session
    const details = { reference, amount, currency }
    if (disputedSessionId) {
      const payment = { currency, payment_id: `pay_${disputedSessionId}`, payment_reference: reference }
      return [200, { data: session.disputes.map((dispute) => ({ ...dispute, ...payment })) }]
    }
    if (name === 'actions') return [200, session.actions]
    if (resource === 'payments' && name) return executeAction(session, name, body, key)
    if (resource === 'payments')
      return [
        200,
        {
          id,
          status: paymentStatus,
          ...details,
          ...(session.hasBalances && { balances: computeBalances(session) }),
          source: { scheme: 'Visa', last4: '4242' },
        },
      ]
    return [200, { id, status, ...details, ...(paymentStatus && { payment_id: `pay_${id}` }) }]
  }

  const server = createServer((req, res) => {
    let text = ''
    req.on('data', (chunk: Buffer) => (text += chunk.toString()))
    req.on('end', () => {
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      const path = req.url ?? ''
      requests.push({ path, body, authorization: req.headers.authorization })
      const [status, reply] = respond(path, body, String(req.headers['cko-idempotency-key']))
      res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const findSession = (reference: string) =>
    [...sessions.values()].findLast((session) => session.reference === reference)

  return {
    cards: createCheckoutCom({ apiUrl: `http://127.0.0.1:${port}`, secretKey, webhookSecret, channelId: 'pc_1' }),
    requests,
    /** HTTP statuses with which the next calls fail. */
    faults,
    /** Returns the provider's sessions with their executed actions. */
    records: () =>
      [...sessions.values()].map((session) => ({ ...session, executedActions: [...session.executedActions.values()] })),
    /** Changes the provider's state of all sessions of a payment, or of one session. */
    set(referenceOrId: string, change: Partial<Omit<Session, 'id'>>): void {
      for (const session of sessions.values()) {
        if (session.reference === referenceOrId || session.id === referenceOrId) Object.assign(session, change)
      }
    },
    /** Accepts an agent's card on the page, and charges it if the page captures immediately. */
    authorize(referenceOrId: string): void {
      for (const { id, reference, capture } of sessions.values()) {
        const paymentStatus = capture ? 'Captured' : 'Authorized'
        if (reference === referenceOrId || id === referenceOrId)
          this.set(id, { status: 'Payment Received', paymentStatus })
      }
    },
    /** Signs a body as the provider does. */
    sign,
    /** Builds a signed notification in Checkout.com's format. */
    notification(
      type: string,
      data: { reference: string; amount: number; currency?: string },
      session: Omit<Session, 'executedActions'> | undefined = findSession(data.reference),
    ) {
      const payment = {
        id: `pay_${session?.id}`,
        currency: 'SAR',
        ...(session?.hasBalances && { balances: computeBalances(session) }),
        source: { scheme: 'VISA', last_4: '4242' },
        ...data,
      }
      return signNotification(type, payment)
    },
    /** Builds a signed notification of a dispute. */
    dispute: (type: string, { id, reference, amount, currency = 'SAR' }: DisputeDetails) =>
      signNotification(type, {
        id,
        category: 'fraudulent',
        amount,
        currency,
        reason_code: '10.4',
        payment_id: `pay_${findSession(reference)?.id}`,
        payment_reference: reference,
      }),
    close: () => server.close(),
  }
}

export type FakeCardProvider = Awaited<ReturnType<typeof startFakeCardProvider>>
