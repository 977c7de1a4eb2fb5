import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { wireText } from '#src/wire-text.ts'
import type { PaymentEvent } from './payment-state.ts'
import {
  type CardProvider,
  type ReportedDispute,
  IncompleteRefundError,
  type PaymentAction,
  type ReportedPayment,
  type PerformedAction,
  type StoredCard,
} from './provider.ts'
import type { DisputeState } from './tables.ts'

// The public protocol of Checkout.com: hosted payment pages, payments, and webhooks signed with HMAC-SHA256. The sandbox implements it too.

const TIMEOUT_MS = 20_000

/** Locales of the provider's page, by our locale. For all others, the page is in English. */
const locales: Readonly<Record<string, string>> = { 'ar-SA': 'ar', 'id-ID': 'id-ID' }

const createdSession = z.object({ id: z.string(), _links: z.object({ redirect: z.object({ href: z.url() }) }) })
const paymentFields = z.object({
  id: wireText,
  reference: wireText,
  amount: z.number().int(),
  currency: z.string(),
  balances: z.object({ total_captured: z.number().int(), total_refunded: z.number().int() }).optional(),
  // Responses and webhooks name the last digits differently.
  source: z
    .object({ scheme: wireText, last4: z.string().optional(), last_4: z.string().optional() })
    .optional()
    .catch(undefined),
})
const session = paymentFields
  .pick({ reference: true, amount: true, currency: true })
  .extend({ status: z.string(), payment_id: z.string().optional() })
const payment = paymentFields.extend({ status: z.string() })
const action = z.object({
  type: z.string(),
  amount: z.number().int().nullish(),
  approved: z.boolean().nullish(),
  response_code: z.string().nullish(),
})
const webhook = z.object({ type: z.string(), data: paymentFields })
const disputeWebhook = z.object({
  type: z.string().startsWith('dispute_'),
  data: z.object({ id: wireText, payment_reference: wireText, amount: z.number().int(), currency: z.string() }),
})
const disputeList = z.object({
  data: z
    .array(
      z.object({
        id: wireText,
        status: z.string(),
        payment_reference: wireText,
        amount: z.number().int(),
        currency: z.string(),
      }),
    )
    .default([]),
})

const eventByStatus: Readonly<Record<string, PaymentEvent>> = {
  Authorized: 'AUTHORIZED',
  Captured: 'CAPTURED',
  'Partially Refunded': 'REFUNDED',
  Refunded: 'REFUNDED',
  Voided: 'VOIDED',
  Declined: 'REFUSED',
  // A payment expires when its authorization lapses; an expired page has no payment.
  Expired: 'VOIDED',
  Canceled: 'EXPIRED',
}

const eventByWebhookType: Readonly<Record<string, PaymentEvent>> = {
  payment_approved: 'AUTHORIZED',
  payment_captured: 'CAPTURED',
  payment_refunded: 'REFUNDED',
  payment_voided: 'VOIDED',
  payment_declined: 'REFUSED',
  payment_expired: 'EXPIRED',
  payment_canceled: 'EXPIRED',
}

/** Dispute states by event. Other events, such as submitted evidence, change nothing. A dispute's status is its last event. */
const disputeStateByEvent: Readonly<Record<string, DisputeState>> = {
  dispute_received: 'OPEN',
  dispute_evidence_required: 'OPEN',
  dispute_evidence_under_review: 'OPEN',
  dispute_won: 'WON',
  dispute_resolved: 'WON',
  dispute_arbitration_won: 'WON',
  dispute_canceled: 'WON',
  dispute_lost: 'LOST',
  dispute_arbitration_lost: 'LOST',
  dispute_accepted: 'LOST',
  dispute_expired: 'LOST',
}

const kindByActionType: Readonly<Record<string, PaymentAction['kind']>> = {
  Capture: 'capture',
  Void: 'void',
  Refund: 'refund',
}

const paths = { capture: 'captures', void: 'voids', refund: 'refunds' } as const

export interface CheckoutComSettings {
  /** `https://<prefix>.api.checkout.com`, without a trailing slash. */
  readonly apiUrl: string
  readonly secretKey: string
  /** Key of the webhooks' signatures. */
  readonly webhookSecret: string
  /** Processing channel, for accounts with several. */
  readonly channelId: string | undefined
}

function readCard({ source }: z.infer<typeof paymentFields>): StoredCard | undefined {
  const lastFour = source?.last4 ?? source?.last_4
  if (!source || !lastFour || !/^\d{4}$/.test(lastFour)) return undefined
  return { scheme: source.scheme.toUpperCase().replaceAll(' ', '_'), lastFour }
}

function toReportedPayment(
  event: PaymentEvent | undefined,
  payload: z.infer<typeof paymentFields>,
): ReportedPayment | undefined {
  const { id, reference, amount, currency, balances } = payload
  const isRefund = event === 'REFUNDED'
  if (!event) return undefined
  if (isRefund && !balances) throw new IncompleteRefundError(`The refund of card payment ${reference} has no balances`)
  return {
    reference,
    event,
    // A refund notification contains the refunded amount instead of the payment's.
    halalas: (isRefund ? balances?.total_captured : undefined) ?? amount,
    currency,
    paymentId: id,
    card: readCard(payload),
    refundedHalalas: balances?.total_refunded ?? 0,
  }
}

/** Parses a body; undefined if it is not JSON. */
function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return undefined
  }
}

function toPerformedActions({ type, ...payload }: z.infer<typeof action>): PerformedAction[] {
  const kind = kindByActionType[type]
  if (!kind) return []
  // First digit of the bank's code: 1 approved, 2 to 4 declined.
  const isDeclined = !payload.approved && /^[2-4]/.test(payload.response_code ?? '')
  return [
    {
      kind,
      halalas: payload.amount ?? 0,
      outcome: payload.approved ? 'approved' : isDeclined ? 'declined' : 'pending',
    },
  ]
}

function toReportedDispute({ type, data }: z.infer<typeof disputeWebhook>): ReportedDispute | undefined {
  const state = disputeStateByEvent[type]
  const { id, payment_reference: reference, amount, currency } = data
  return (
    state && { disputeId: id, reference, state, halalas: amount, currency, isArbitration: /_arbitration_/.test(type) }
  )
}

/** Creates a client for a Checkout.com account. */
export function createCheckoutCom({ apiUrl, secretKey, webhookSecret, channelId }: CheckoutComSettings): CardProvider {
  async function call(path: string, body?: object, idempotencyKey?: string): Promise<unknown> {
    const response = await fetch(apiUrl + path, {
      method: body ? 'POST' : 'GET',
      redirect: 'error',
      headers: {
        authorization: `Bearer ${secretKey}`,
        'content-type': 'application/json',
        ...(idempotencyKey && { 'cko-idempotency-key': idempotencyKey }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`The card provider returned ${response.status}`)
    return response.json()
  }

  const isSigned = (body: Buffer, signature: unknown) => {
    // `Buffer.from` stops at the first character that is not hexadecimal, so the format is checked first.
    if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/i.test(signature)) return false
    const expected = createHmac('sha256', webhookSecret).update(body).digest()
    return timingSafeEqual(Buffer.from(signature, 'hex'), expected)
  }

  return {
    async createSession({ reference, halalas, cultCode, returnUrls, capture }) {
      const { id, _links } = createdSession.parse(
        await call('/hosted-payments', {
          amount: halalas,
          currency: 'SAR',
          reference,
          payment_type: 'Regular',
          capture,
          '3ds': { enabled: true },
          billing: { address: { country: 'SA' } },
          locale: locales[cultCode] ?? 'en-GB',
          metadata: { language: cultCode },
          success_url: returnUrls.paid,
          failure_url: returnUrls.other,
          cancel_url: returnUrls.abandoned,
          ...(channelId && { processing_channel_id: channelId }),
        }),
      )
      return { sessionId: id, pageUrl: _links.redirect.href }
    },

    async read(sessionId) {
      const page = session.parse(await call(`/hosted-payments/${encodeURIComponent(sessionId)}`))
      const expired = { ...page, event: 'EXPIRED', halalas: page.amount } as const
      if (page.payment_id === undefined) return page.status === 'Expired' ? expired : undefined
      const payload = payment.parse(await call(`/payments/${encodeURIComponent(page.payment_id)}`))
      const report = toReportedPayment(eventByStatus[payload.status], payload)
      return report?.event === 'REFUSED' && page.status === 'Expired' ? expired : report
    },

    async requestAction({ kind, paymentId, reference, halalas, key }) {
      const body = { reference, ...(kind !== 'void' && { amount: halalas }) }
      await call(`/payments/${encodeURIComponent(paymentId)}/${paths[kind]}`, body, key)
    },

    async readActions(paymentId) {
      const actions = z.array(action).parse(await call(`/payments/${encodeURIComponent(paymentId)}/actions`))
      return actions.flatMap(toPerformedActions)
    },

    async readDisputes(paymentId) {
      const path = `/disputes?payment_id=${encodeURIComponent(paymentId)}`
      const { data } = disputeList.parse(await call(path))
      return data.flatMap(
        ({ status, ...payload }) => toReportedDispute({ type: `dispute_${status}`, data: payload }) ?? [],
      )
    },

    readNotification(body, headers) {
      if (!isSigned(body, headers['cko-signature'])) return 'forged'
      const payload = readJson(body)
      if (payload === undefined) return 'unreadable'
      const dispute = disputeWebhook.safeParse(payload)
      if (dispute.success) return toReportedDispute(dispute.data)
      const event = webhook.safeParse(payload)
      return event.success ? toReportedPayment(eventByWebhookType[event.data.type], event.data.data) : undefined
    },
  }
}
