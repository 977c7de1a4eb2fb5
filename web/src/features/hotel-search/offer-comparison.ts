/** What an offer's row says beyond its total. */
import { type Money, add, compare, subtract } from '#src/domain/money.ts'
import type { OfferRowFragment } from './hotel-search.generated.ts'

type Price = OfferRowFragment['price']

/** Taxes that are part of the total; undefined when the supplier names none. */
export function taxesOf({ lines }: Pick<Price, 'lines'>): Money | undefined {
  const taxes: Money[] = lines.filter((line) => line.kind === 'TAX' && line.includedInTotal).map((line) => line.money)
  return taxes.length > 0 ? taxes.reduce(add) : undefined
}

/**
 * What the cheapest offer saves against the next one with the same board and the same terms. Offers that differ in either are
 * not compared: they are not the same thing.
 */
export function savingOf(offers: readonly OfferRowFragment[]): Money | undefined {
  const [best, ...others] = offers.filter((offer) => offer.bookable)
  if (!best || best.board === 'UNRECOGNISED' || best.refundable === null) return undefined
  const twin = others.find((other) => other.board === best.board && other.refundable === best.refundable)
  if (!twin || twin.price.total.currency !== best.price.total.currency) return undefined
  // Below a riyal the chip would read "0 less".
  const saving = subtract(twin.price.total, best.price.total)
  return compare(saving, { amount: '1.00', currency: saving.currency }) >= 0 ? saving : undefined
}
