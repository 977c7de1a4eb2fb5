import { findBookings } from '../bookings/lookup/find-bookings.ts'
import type { Context } from '../context.ts'
import { fail } from '../errors/failure.ts'
import { field, path, text as textOf } from '../gateway/wire.ts'
import { isStorable, lengthOf } from '../input/text-input.ts'
import { tidy } from '../values/text.ts'
import { readLink } from './gateway-calls.ts'
import { linkPath, type Shareables, sharedIn } from './read-link.ts'

const minLength = 2
const maxLength = 100

/** Id of a payment link, given as a URL or alone. Ids are longer than references and passport numbers. */
const linkIdIn = (text: string): string | undefined =>
  /(?:^|\/payment-[a-z]+\/|[?&]id=)([\w-]{21,64})\/?$/.exec(text)?.[1]

/** Path of the payment link in a text; null without one, and for links of other companies. */
async function linkNamedBy(text: string, shareables: Shareables, { gateway }: Context): Promise<string | null> {
  const id = linkIdIn(text)
  const result = id === undefined ? null : await readLink(gateway, id)
  if (id === undefined || !result) return null
  const { body } = result
  const shared = sharedIn(field(body, 'data'), shareables)
  const isKnown = result.ok || textOf(path(body, 'response', 'id')) !== undefined
  return isKnown && shared ? linkPath(shared, id) : null
}

/** Matches of a text: a payment link, otherwise bookings. */
export async function lookUp(shareables: Shareables, raw: string, context: Context) {
  const text = tidy(raw)
  if (lengthOf(text) > maxLength || !isStorable(text))
    fail('BAD_USER_INPUT', { reason: `Argument "text" must be well-formed and have at most ${maxLength} characters.` })
  if (lengthOf(text) < minLength) return { matches: [], complete: true }
  const link = await linkNamedBy(text, shareables, context)
  if (link !== null) {
    return {
      matches: [{ foundBy: 'PAYMENT_LINK' as const, booking: null, paymentLinkPath: link }],
      complete: true,
    }
  }
  const { found, complete } = await findBookings(text, context)
  return { matches: found.map((match) => ({ ...match, paymentLinkPath: null })), complete }
}
