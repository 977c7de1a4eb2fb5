import type { Trx } from '#src/database/db.ts'
import type { Settings } from '#src/deps.ts'
import { issueDocuments } from '#src/documents/issue-documents.ts'
import { isLocale } from '#src/locales.ts'
import type { BookingMail } from '#src/mail/booking-mail.ts'
import { queueMail } from '#src/mail/outbox.ts'
import { isPaidByCard } from './payment/funds.ts'
import type { Product } from './product.ts'
import { readUse } from './promo/repository.ts'
import type { Order } from './repository.ts'
import { writtenTerms } from './terms/written-terms.ts'

export interface OrderMail extends Pick<BookingMail, 'kind' | 'refundHalalas'> {
  /** The agent that acted. */
  readonly recipient: { readonly email: string; readonly name: string; readonly language: string | null }
  /** Language of the screen, for an agent that chose none. */
  readonly cultCode: string
  /** Tells mails of one kind about an order apart; without it there is one mail of each kind. */
  readonly occasion?: string
  /** Documents to attach. */
  readonly documents: readonly { readonly id: number }[]
  readonly publicUrl: string
  readonly now: Date
}

/** Puts a mail about an order into the outbox, once for each kind of mail and occasion. */
export async function mailOrder(trx: Trx, product: Product, order: Order, mail: OrderMail): Promise<void> {
  const { kind, occasion, recipient, refundHalalas, documents, publicUrl, now } = mail
  const language = recipient.language ?? mail.cultCode
  const locale = isLocale(language) ? language : 'en-US'
  const { reference, supplier } = order
  const content: BookingMail = {
    kind,
    agentName: recipient.name,
    service: await product.describe(trx, order, locale),
    startsOn: order.starts_on,
    leadName: order.lead_name,
    reference,
    totalHalalas: order.total_halalas,
    promo: (await readUse(trx, reference)) ?? null,
    ...writtenTerms(order),
    payBy: order.pay_by?.toISOString() ?? null,
    refundHalalas,
    documents: documents.map(({ id }) => id),
    url: `${publicUrl}/booking-detail?${String(new URLSearchParams({ reference, supplier }))}`,
  }
  const dedupeKey = [kind, reference, ...(occasion ? [occasion] : [])].join(':')
  await queueMail(trx, { dedupeKey, recipient: recipient.email, locale, content, now })
}

interface Paid {
  readonly product: Product
  readonly settings: Settings
  /** As it is after the payment. */
  readonly order: Order
  readonly now: Date
}

/** Issues the documents of a paid order and mails it. The receipt of a card is issued when it is charged. */
export async function sendConfirmation(
  trx: Trx,
  { product, settings, order, now }: Paid,
  recipient: OrderMail['recipient'],
  cultCode = order.cult_code,
): Promise<void> {
  const { seller, publicUrl } = settings
  const documents = await issueDocuments(trx, { product, seller, order, now }, [
    'voucher',
    'invoice',
    ...(isPaidByCard(order) ? [] : (['receipt'] as const)),
  ])
  await mailOrder(trx, product, order, {
    kind: 'booking-confirmed',
    // Paid again after its card lapsed, it is confirmed again.
    ...(order.card_lapsed_at && { occasion: order.card_lapsed_at.toISOString() }),
    recipient,
    cultCode,
    refundHalalas: null,
    documents: documents.filter(({ kind }) => kind !== 'receipt'),
    publicUrl,
    now,
  })
}
