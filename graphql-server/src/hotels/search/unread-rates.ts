/** Rates of a search answer. They are most of its bytes, so they are read when a filter, a count, an order or a page first needs them. */
import { JsonSlice } from '../../gateway/shallow-json.ts'
import type { Suppliers } from '../../trade/supplier.ts'
import { turns } from '../../values/turns.ts'
import type { CachedOffer, CachedSearch, UnreadRooms } from './cached-search.ts'
import { readChoices } from './rate-choices.ts'

/** The groups of rooms of a row; none when they are not JSON. */
function parseRooms(rooms: UnreadRooms): unknown {
  try {
    if (rooms instanceof JsonSlice) return rooms.parse()
    return typeof rooms === 'string' ? JSON.parse(rooms) : rooms
  } catch {
    return []
  }
}

type Reading = { input: CachedSearch['input']; suppliers: Suppliers }

/** Reads the rates of an offer, once, and completes it with what only they know. */
export function readRatesOf(offer: CachedOffer, { input, suppliers }: Reading): void {
  if (offer.unread === null) return
  const roomGroups = parseRooms(offer.unread)
  const rates = readChoices({ roomGroups }, suppliers.prices(offer.provider), input.rooms)
  offer.unread = null
  // The rates know the board and the terms of a row that does not state its own.
  const cheapest = rates[0]?.total === offer.price.total ? rates[0] : undefined
  if (cheapest) {
    if (offer.board === 'UNRECOGNISED') offer.board = cheapest.board ?? offer.board
    offer.refundable ??= cheapest.refundable
    offer.freeCancellationUntil =
      offer.refundable === false ? null : (offer.freeCancellationUntil ?? cheapest.freeUntil)
  }
  offer.choices = rates
}

/** Reads all rates of a search, once, and lets other requests run meanwhile. */
export async function readRates({ hotels, input }: CachedSearch, suppliers: Suppliers): Promise<void> {
  const turn = turns()
  for (const { offers } of hotels) {
    for (const offer of offers) {
      if (offer.unread === null) continue
      if (turn.isOver()) await turn.next()
      readRatesOf(offer, { input, suppliers })
    }
  }
}
