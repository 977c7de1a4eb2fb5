import { type Agent, findCompany } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import { isLocale, type Locale } from '#src/locales.ts'
import type { LinkEmail } from '#src/mail/link-email.ts'
import { queueEmail } from '#src/mail/outbox.ts'
import type { Product, ChosenService } from '#src/orders/product.ts'
import { type Order, readActor } from '#src/orders/repository.ts'
import { findReceiver, type PaymentLink } from './repository.ts'

interface Receiver {
  readonly email: string
  readonly name?: string
  readonly language?: string | null
}

/** Chooses the language of an e-mail: the first supported one of the receiver's profile, the sender's profile and the sender's display language. */
const chooseLocale = (...languages: readonly (string | null | undefined)[]): Locale =>
  languages.map((language) => language ?? '').find(isLocale) ?? 'en-US'

interface SharedLink {
  readonly id: string
  /** Screen of the web app that opens the link. */
  readonly path: string
  readonly service: ChosenService
  readonly receiver: Receiver
  readonly cultCode: Locale
  readonly totalHalalas: number
  readonly expiresAt: Date
  readonly publicUrl: string
  readonly now: Date
}

/** Queues an e-mail with a new link to its receiver. */
export async function queueSharedLinkEmail(trx: Trx, sender: Agent, link: SharedLink): Promise<void> {
  const { id, path, service, receiver, cultCode, totalHalalas, expiresAt, publicUrl, now } = link
  const locale = chooseLocale(receiver.language, sender.language, cultCode)
  const { name: senderCompany } = await findCompany(trx, sender.companyId)
  await queueEmail(trx, {
    dedupeKey: `link-shared:${id}`,
    recipient: receiver.email,
    locale,
    content: {
      kind: 'link-shared',
      agentName: receiver.name ?? null,
      senderCompany,
      service: service.describe(locale),
      totalHalalas,
      expiresAt: expiresAt.toISOString(),
      url: `${publicUrl}${path}/${id}`,
    },
    now,
  })
}

/** Queues e-mails that tell the owner and the receiver that a link was paid, unless they paid it themselves. Only the owner sees the reference. */
export async function queuePaidLinkEmails(
  trx: Trx,
  product: Product,
  order: Order,
  { link, publicUrl, now }: { link: PaymentLink; publicUrl: string; now: Date },
): Promise<void> {
  const payer = await readActor(trx, order.user_sub)
  const owner = await readActor(trx, link.user_sub)
  const receiver: Receiver = { email: link.target_email, ...(await findReceiver(trx, link.target_email)) }
  const { name: payerCompany } = await findCompany(trx, order.company_id)
  const send = async (to: Receiver, tabPath: string, reference: string | null) => {
    if (to.email.toLowerCase() === payer.email.toLowerCase()) return
    const locale = chooseLocale(to.language, owner.language, link.cult_code)
    const content: LinkEmail = {
      kind: 'link-paid',
      agentName: to.name ?? null,
      payerCompany,
      service: await product.describe(trx, order, locale),
      totalHalalas: order.total_halalas,
      reference,
      url: `${publicUrl}/shared-reservations${tabPath}`,
    }
    const dedupeKey = `link-paid:${order.reference}:${reference === null ? 'receiver' : 'owner'}`
    await queueEmail(trx, { dedupeKey, recipient: to.email, locale, content, now })
  }
  await send(owner, '', order.reference)
  if (receiver.email !== owner.email.toLowerCase()) await send(receiver, '/with-me', null)
}
