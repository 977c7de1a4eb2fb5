import { type Money, compare, percentOf, subtract } from '#src/domain/money.ts'
import type { OfferRowFragment } from '../hotel-search.generated.ts'

/** Minimum saving to show, as a percentage of the other price. */
const minSavingPercent = '2'

/** Returns the saving of the cheapest offer over the next one with the same board and terms; undefined if there is none worth showing. */
export function calculateSaving(offers: readonly OfferRowFragment[]): Money | undefined {
  const [best, ...others] = offers.filter((offer) => offer.bookable)
  if (!best || best.board === 'UNRECOGNISED' || best.refundable === null) return undefined
  const next = others.find((other) => other.board === best.board && other.refundable === best.refundable)
  if (!next || next.price.total.currency !== best.price.total.currency) return undefined
  const saving = subtract(next.price.total, best.price.total)
  return compare(saving, percentOf(next.price.total, minSavingPercent)) >= 0 ? saving : undefined
}
