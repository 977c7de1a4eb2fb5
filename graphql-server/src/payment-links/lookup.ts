import { findBookings } from '../bookings/lookup/find-bookings.ts'
import type { Context } from '../context.ts'
import { fail } from '../errors/failure.ts'
import { field, path, text as readText } from '../gateway/wire.ts'
import { isStorable, countCharacters } from '../input/text-input.ts'
import { tidy } from '../values/text.ts'
import { readLink } from './gateway-calls.ts'
import { linkPath, type Shareables, findShareable } from './read-link.ts'

const minLength = 2
const maxLength = 100

/** Finds the id of a payment link in text that is a URL or the id itself. Ids are longer than references and passport numbers. */
const findLinkId = (text: string): string | undefined =>
  /(?:^|\/payment-[a-z]+\/|[?&]id=)([\w-]{21,64})\/?$/.exec(text)?.[1]

/** Returns the path of the payment link in text; null if there is none or if it belongs to other companies. */
async function findLinkPath(text: string, shareables: Shareables, { gateway }: Context): Promise<string | null> {
  const id = findLinkId(text)
  const result = id === undefined ? null : await readLink(gateway, id)
  if (id === undefined || !result) return null
  const { body } = result
  const shared = findShareable(field(body, 'data'), shareables)
  const isAccessible = result.ok || readText(path(body, 'response', 'id')) !== undefined
  return isAccessible && shared ? linkPath(shared, id) : null
}

/** Finds the payment link that a text contains, otherwise the bookings that match it. */
export async function lookUp(shareables: Shareables, raw: string, context: Context) {
  const text = tidy(raw)
  if (countCharacters(text) > maxLength || !isStorable(text))
    fail('BAD_USER_INPUT', { reason: `Argument "text" must be well-formed and have at most ${maxLength} characters.` })
  if (countCharacters(text) < minLength) return { matches: [], complete: true }
  const link = await findLinkPath(text, shareables, context)
  if (link !== null) {
    return {
      matches: [{ foundBy: 'PAYMENT_LINK' as const, booking: null, paymentLinkPath: link }],
      complete: true,
    }
  }
  const { found, complete } = await findBookings(text, context)
  return { matches: found.map((match) => ({ ...match, paymentLinkPath: null })), complete }
}
