import type { Money } from '#src/domain/money.ts'
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'
import { type MarkUp, type MarkUpBase, defaultMarkUp, markUpKinds, parseMarkUp } from './mark-up.ts'
import type { BookingFacts } from '../booking-types.ts'
import { chargedAmount } from '../charged-amount.ts'

/** Prices on a booking sheet: the agency's, the client's, or none. */
export type SheetPrices = { kind: 'own' } | { kind: 'client'; total: Money } | { kind: 'none' }

/** Returns the price and counts that a mark-up is based on; null for a booking without a price. */
export function toMarkUpBase({
  details,
  total,
  guestCount,
  roomCount,
}: Pick<BookingFacts, 'details' | 'total' | 'guestCount' | 'roomCount'>): MarkUpBase | null {
  const price = chargedAmount(details?.payment) ?? details?.price?.total ?? total
  return price && { total: price, people: guestCount, rooms: roomCount }
}

const storageKey = 'mark-up.1'

/** Reads the last mark-up that the agent entered in this browser. */
export function readStoredMarkUp(): MarkUp {
  const stored = readPrivate('browser', storageKey)
  if (typeof stored !== 'object' || stored === null || !('kind' in stored) || !('value' in stored)) return defaultMarkUp
  const kind = markUpKinds.find((option) => option === stored.kind)
  return kind && typeof stored.value === 'string' && parseMarkUp(stored.value)
    ? { kind, value: stored.value }
    : defaultMarkUp
}

export const storeMarkUp = (markUp: MarkUp): void => writePrivate('browser', storageKey, markUp)
