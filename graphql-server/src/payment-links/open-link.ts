import type { SharedReservation } from '../__generated__/schema-types.ts'
import { readAnyQuote } from '../checkout/held-quote.ts'
import type { Context } from '../context.ts'
import { linkRefused } from '../errors/payment-link-refusal.ts'
import { refusal } from '../errors/refusal.ts'
import type { GatewayResult } from '../gateway/envelope.ts'
import { unlessGatewayFails } from '../gateway/unless-gateway-fails.ts'
import { field, text } from '../gateway/wire.ts'
import { isPossibleId } from '../input/text-input.ts'
import { readLink } from './gateway-calls.ts'
import { readSharedLink, type Shareables, sharedIn } from './read-link.ts'
import { withNames } from './service-names.ts'

/** Reads a link. An invalid id is treated like an unknown one. */
async function askFor(id: string, { gateway, locale }: Context) {
  return isPossibleId(id) ? readLink(gateway, id) : linkRefused('LINK_NOT_FOUND', locale)
}

const isAnswer = (asked: GatewayResult | { __typename: 'PaymentLinkRefused' }): asked is GatewayResult => 'ok' in asked

/** Content and status of a link; null at a gateway without payment links. */
export async function paymentLink(shareables: Shareables, id: string, context: Context) {
  const asked = await askFor(id, context)
  if (!asked || !isAnswer(asked)) return asked
  const { body } = asked
  const row = field(body, 'response')
  // A link that cannot be paid is still returned with its facts, unless the viewer has no access to it.
  if (!asked.ok && text(field(row, 'id')) === undefined) return linkRefused(asked.code, context.locale)
  const shared = readSharedLink(id, { row, data: field(body, 'data') }, shareables, context)
  const [named = shared] = await withNames(shareables, [shared], context)
  return { __typename: 'SharedReservation' as const, ...named }
}

async function readOpenLink(shareables: Shareables, id: string, context: Context) {
  const link = await unlessGatewayFails(paymentLink(shareables, id, context), ({ code }) => {
    context.logger.warn({ code }, 'payment link of a quote not read')
    return null
  })
  const isOpen = link?.__typename === 'SharedReservation' && (link.status === 'UNPAID' || link.status === 'PENDING')
  return isOpen ? [link] : []
}

/** Links created from a quote that are unpaid or being paid, latest first. Unreadable links are omitted. */
export async function openLinksOf(
  shareables: Shareables,
  quoteId: string,
  context: Context,
): Promise<SharedReservation[]> {
  const ids = (await readAnyQuote(context, quoteId))?.createdLinkIds ?? []
  return (await Promise.all(ids.map((id) => readOpenLink(shareables, id, context)))).flat()
}

/** Checks a link's reservation again and holds it for the viewer. */
export async function quotePaymentLink(shareables: Shareables, id: string, context: Context) {
  const { locale, logger } = context
  const asked = await askFor(id, context)
  if (!asked) return refusal('NotSupported', 'NOT_SUPPORTED', locale, 'NOT_SUPPORTED.paymentLink')
  if (!isAnswer(asked)) return asked
  if (!asked.ok) return linkRefused(asked.code, locale)
  const data = field(asked.body, 'data')
  const shared = sharedIn(data, shareables)
  const opened = await shared?.open({ id, data }, context)
  if (opened) return opened
  logger.warn({ type: shared?.type }, 'what a payment link shares cannot be read')
  return linkRefused('UNREADABLE', locale)
}
