import type { Trx } from '#src/database/db.ts'
import { isLocale } from '#src/locales.ts'
import type { BookingEmail } from '#src/mail/booking-email.ts'
import { queueEmail } from '#src/mail/outbox.ts'
import { notifyListeners, type OrderListeners, type OrderUpdate } from './order-listener.ts'
import type { Product } from './product.ts'
import { readPromoUse } from './promo/repository.ts'
import type { Order } from './repository.ts'
import { writtenTerms } from './terms/written-terms.ts'

export interface OrderEmail extends Pick<BookingEmail, 'kind' | 'refundHalalas'> {
  /** The agent who acted. */
  readonly recipient: { readonly email: string; readonly name: string; readonly language: string | null }
  /** Display language, used if the agent has not chosen a language. */
  readonly cultCode: string
  /** Suffix of the deduplication key that distinguishes e-mails of the same kind about an order. If omitted, only one of that kind is sent. */
  readonly dedupeSuffix?: string
  /** Documents to attach, by id. */
  readonly documents: readonly number[]
  readonly publicUrl: string
  readonly now: Date
}

/** Queues an e-mail about an order. At most one is sent per kind and `dedupeSuffix`. */
export async function queueOrderEmail(trx: Trx, product: Product, order: Order, email: OrderEmail): Promise<void> {
  const { kind, dedupeSuffix, recipient, refundHalalas, documents, publicUrl, now } = email
  const language = recipient.language ?? email.cultCode
  const locale = isLocale(language) ? language : 'en-US'
  const { reference, supplier } = order
  const content: BookingEmail = {
    kind,
    agentName: recipient.name,
    service: await product.describe(trx, order, locale),
    startsOn: order.starts_on,
    leadName: order.lead_name,
    reference,
    totalHalalas: order.total_halalas,
    promo: (await readPromoUse(trx, reference)) ?? null,
    ...writtenTerms(order),
    payBy: order.pay_by?.toISOString() ?? null,
    refundHalalas,
    documents,
    url: `${publicUrl}/booking-detail?${String(new URLSearchParams({ reference, supplier }))}`,
  }
  const dedupeKey = [kind, reference, ...(dedupeSuffix ? [dedupeSuffix] : [])].join(':')
  await queueEmail(trx, { dedupeKey, recipient: recipient.email, locale, content, now })
}

/** Notifies listeners that an order is confirmed and paid, and queues the confirmation e-mail. */
export async function confirmPaidOrder(
  trx: Trx,
  orderListeners: OrderListeners,
  update: OrderUpdate,
  recipient: OrderEmail['recipient'],
  cultCode = update.order.cult_code,
): Promise<void> {
  const { product, settings, order, now } = update
  await queueOrderEmail(trx, product, order, {
    kind: 'booking-confirmed',
    // An order that is paid again after its card lapsed is confirmed again.
    ...(order.card_lapsed_at && { dedupeSuffix: order.card_lapsed_at.toISOString() }),
    recipient,
    cultCode,
    refundHalalas: null,
    documents: await notifyListeners(trx, orderListeners, 'paid', update),
    publicUrl: settings.publicUrl,
    now,
  })
}
