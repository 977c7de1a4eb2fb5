import type { SharedReservation } from '../__generated__/schema-types.ts'
import { readAnyQuote } from '../checkout/held-quote.ts'
import type { Context } from '../context.ts'
import { linkRefusal } from '../errors/payment-link-refusal.ts'
import { refusal } from '../errors/refusal.ts'
import type { GatewayResult } from '../gateway/envelope.ts'
import { unlessGatewayFails } from '../gateway/unless-gateway-fails.ts'
import { field, text } from '../gateway/wire.ts'
import { isPossibleId } from '../input/text-input.ts'
import { readLink } from './gateway-calls.ts'
import { readSharedLink, type Shareables, findShareable } from './read-link.ts'
import { withNames } from './service-names.ts'

/** Reads a link. An invalid id is treated like an unknown one. */
async function requestLink(id: string, { gateway, locale }: Context) {
  return isPossibleId(id) ? readLink(gateway, id) : linkRefusal('LINK_NOT_FOUND', locale)
}

const isGatewayResult = (result: GatewayResult | { __typename: 'PaymentLinkRefused' }): result is GatewayResult =>
  'ok' in result

/** Returns the content and status of a link; null if the gateway does not support payment links. */
export async function readPaymentLink(shareables: Shareables, id: string, context: Context) {
  const result = await requestLink(id, context)
  if (!result || !isGatewayResult(result)) return result
  const { body } = result
  const row = field(body, 'response')
  // A link that cannot be paid is still returned with its details, unless the viewer has no access to it.
  if (!result.ok && text(field(row, 'id')) === undefined) return linkRefusal(result.code, context.locale)
  const shared = readSharedLink(id, { row, data: field(body, 'data') }, shareables, context)
  const [named = shared] = await withNames(shareables, [shared], context)
  return { __typename: 'SharedReservation' as const, ...named }
}

async function readOpenLink(shareables: Shareables, id: string, context: Context) {
  const link = await unlessGatewayFails(readPaymentLink(shareables, id, context), ({ code }) => {
    context.logger.warn({ code }, 'payment link of a quote not read')
    return null
  })
  const isOpen = link?.__typename === 'SharedReservation' && (link.status === 'UNPAID' || link.status === 'PENDING')
  return isOpen ? [link] : []
}

/** Returns the links created from a quote that are unpaid or being paid, latest first. Unreadable links are omitted. */
export async function readOpenLinks(
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
  const result = await requestLink(id, context)
  if (!result) return refusal('NotSupported', 'NOT_SUPPORTED', locale, 'NOT_SUPPORTED.paymentLink')
  if (!isGatewayResult(result)) return result
  if (!result.ok) return linkRefusal(result.code, locale)
  const data = field(result.body, 'data')
  const shared = findShareable(data, shareables)
  const quoted = await shared?.open({ id, data }, context)
  if (quoted) return quoted
  logger.warn({ type: shared?.type }, 'payment link content cannot be read')
  return linkRefusal('UNREADABLE', locale)
}
