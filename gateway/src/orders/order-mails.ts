import type { Trx } from '#src/database/db.ts'
import { isLocale } from '#src/locales.ts'
import type { BookingMail } from '#src/mail/booking-mail.ts'
import { queueMail } from '#src/mail/outbox.ts'
import { freeUntil } from './cancellation-policy.ts'
import type { Product } from './product.ts'
import { readUse } from './promo/repository.ts'
import type { Order } from './repository.ts'

export interface OrderMail extends Pick<BookingMail, 'kind' | 'refundHalalas'> {
  /** The agent that acted. */
  readonly recipient: { readonly email: string; readonly name: string; readonly language: string | null }
  /** Language of the screen, for an agent that chose none. */
  readonly cultCode: string
  /** Documents to attach. */
  readonly documents: readonly { readonly id: number }[]
  readonly publicUrl: string
  readonly now: Date
}

/** Puts a mail about an order into the outbox, once for each kind of mail. */
export async function mailOrder(trx: Trx, product: Product, order: Order, mail: OrderMail): Promise<void> {
  const { kind, recipient, refundHalalas, documents, publicUrl, now } = mail
  const language = recipient.language ?? mail.cultCode
  const locale = isLocale(language) ? language : 'en-US'
  const { reference, supplier, policy } = order
  const content: BookingMail = {
    kind,
    agentName: recipient.name,
    service: await product.describe(trx, order, locale),
    startsOn: order.starts_on,
    leadName: order.lead_name,
    reference,
    totalHalalas: order.total_halalas,
    promo: (await readUse(trx, reference)) ?? null,
    freeUntil: freeUntil(policy)?.toISOString() ?? null,
    fees: policy.refundable ? policy.steps.map(({ from, feeHalalas }) => ({ from, feeHalalas })) : [],
    refundHalalas,
    documents: documents.map(({ id }) => id),
    url: `${publicUrl}/booking-detail?${String(new URLSearchParams({ reference, supplier }))}`,
  }
  await queueMail(trx, { dedupeKey: `${kind}:${reference}`, recipient: recipient.email, locale, content, now })
}
