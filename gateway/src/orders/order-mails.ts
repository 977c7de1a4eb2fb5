import type { Trx } from '#src/database/db.ts'
import { queueMail } from '#src/mail/outbox.ts'
import type { MailEvent, Product } from './product.ts'
import type { Order } from './repository.ts'

export interface OrderMail extends Pick<MailEvent, 'kind' | 'refundHalalas' | 'publicUrl'> {
  /** The agent that acted. */
  readonly recipient: { readonly email: string; readonly name: string; readonly language: string | null }
  /** Language of the screen, for an agent that chose none. */
  readonly cultCode: string
  readonly now: Date
}

/** Puts a mail about an order into the outbox, once for each kind of mail. */
export async function mailOrder(trx: Trx, product: Product, order: Order, mail: OrderMail): Promise<void> {
  const { kind, recipient, refundHalalas, publicUrl, now } = mail
  const locale = recipient.language ?? mail.cultCode
  await queueMail(trx, {
    dedupeKey: `${kind}:${order.reference}`,
    recipient: recipient.email,
    locale,
    content: await product.mail(trx, order, { kind, agentName: recipient.name, locale, publicUrl, refundHalalas }),
    now,
  })
}
