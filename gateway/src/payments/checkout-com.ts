import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { PaymentEvent } from './payment-state.ts'
import type { CardProvider } from './provider.ts'

// The public protocol of Checkout.com: hosted payment pages, payments, and webhooks signed with HMAC-SHA256. The sandbox speaks it too.

const DEADLINE_MS = 20_000

/** Locales of the provider's page by ours; it shows English for the others. */
const locales: Readonly<Record<string, string>> = { 'ar-SA': 'ar', 'id-ID': 'id-ID' }

const created = z.object({ id: z.string(), _links: z.object({ redirect: z.object({ href: z.url() }) }) })
const paid = { reference: z.string(), amount: z.number().int(), currency: z.string() }
const session = z.object({ status: z.string(), payment_id: z.string().optional(), ...paid })
const payment = z.object({ status: z.string(), ...paid })
const webhook = z.object({ type: z.string(), data: z.object(paid) })

const eventOfStatus: Readonly<Record<string, PaymentEvent>> = {
  Authorized: 'AUTHORIZED',
  Captured: 'CAPTURED',
  Voided: 'VOIDED',
  Declined: 'REFUSED',
  Expired: 'EXPIRED',
  Canceled: 'EXPIRED',
}

const eventOfWebhook: Readonly<Record<string, PaymentEvent>> = {
  payment_approved: 'AUTHORIZED',
  payment_captured: 'CAPTURED',
  payment_voided: 'VOIDED',
  payment_declined: 'REFUSED',
  payment_expired: 'EXPIRED',
  payment_canceled: 'EXPIRED',
}

export interface CheckoutComSettings {
  /** `https://<prefix>.api.checkout.com`. */
  readonly apiUrl: string
  readonly secretKey: string
  /** Signs the webhooks. */
  readonly webhookSecret: string
  /** Processing channel, for accounts with several. */
  readonly channelId: string | undefined
}

interface Paid {
  readonly reference: string
  readonly amount: number
  readonly currency: string
}

const factsOf = (event: PaymentEvent | undefined, { reference, amount, currency }: Paid) =>
  event && { reference, event, halalas: amount, currency }

/** Connects to an account at Checkout.com. */
export function checkoutCom({ apiUrl, secretKey, webhookSecret, channelId }: CheckoutComSettings): CardProvider {
  async function call(path: string, body?: object): Promise<unknown> {
    const response = await fetch(apiUrl.replace(/\/$/, '') + path, {
      method: body ? 'POST' : 'GET',
      redirect: 'error',
      headers: { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(DEADLINE_MS),
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`The card provider answered ${response.status}`)
    return response.json()
  }

  const isSigned = (body: Buffer, signature: unknown) => {
    const wanted = createHmac('sha256', webhookSecret).update(body).digest()
    const sent = Buffer.from(typeof signature === 'string' ? signature : '', 'hex')
    return sent.length === wanted.length && timingSafeEqual(sent, wanted)
  }

  return {
    async createSession({ reference, halalas, cultCode, returnUrl }) {
      const { id, _links } = created.parse(
        await call('/hosted-payments', {
          amount: halalas,
          currency: 'SAR',
          reference,
          payment_type: 'Regular',
          capture: true,
          '3ds': { enabled: true },
          billing: { address: { country: 'SA' } },
          locale: locales[cultCode] ?? 'en-GB',
          metadata: { language: cultCode },
          success_url: returnUrl,
          failure_url: returnUrl,
          cancel_url: returnUrl,
          ...(channelId && { processing_channel_id: channelId }),
        }),
      )
      return { sessionId: id, pageUrl: _links.redirect.href }
    },

    async read(sessionId) {
      const page = session.parse(await call(`/hosted-payments/${encodeURIComponent(sessionId)}`))
      if (page.payment_id === undefined) return page.status === 'Expired' ? factsOf('EXPIRED', page) : undefined
      const facts = payment.parse(await call(`/payments/${encodeURIComponent(page.payment_id)}`))
      return factsOf(eventOfStatus[facts.status], facts)
    },

    readNotification(body, headers) {
      if (!isSigned(body, headers['cko-signature'])) return 'forged'
      const event = webhook.safeParse(JSON.parse(body.toString()))
      return event.success ? factsOf(eventOfWebhook[event.data.type], event.data.data) : undefined
    },
  }
}
