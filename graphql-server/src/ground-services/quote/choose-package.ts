/** An agent's choice from a cached search for ground services. */
import type { QuoteGroundServiceInput } from '../../__generated__/schema-types.ts'
import type { ServiceRequest } from '../../checkout/service-quote.ts'
import type { FieldError } from '../../errors/invalid-input.ts'
import { field, list, text, withField, type WireObject } from '../../gateway/wire.ts'
import type { GroundInput } from '../ground-input.ts'
import type { CachedGround } from '../ground-search.ts'
import { listCategories, type GroundExtra, type GroundOffer } from '../read-offers.ts'

export type GroundRequest = ServiceRequest & {
  input: GroundInput
  /** The offer with the chosen extras only. */
  offer: GroundOffer
}

/** Returns the supplier's row with only the chosen package and extras, for the pilgrims and the day of the search. */
function toChosenRow(row: unknown, { place, extras }: GroundOffer, { pilgrims, arrivalDate }: GroundInput): WireObject {
  const category = listCategories(row)[place[1]]
  const wireExtras = list(field(row, 'additionalServices'))
  const chosenExtras = extras.map(({ code, quantity, days }) => {
    const extra = wireExtras.find((wireExtra) => text(field(wireExtra, 'code')) === code)
    return withField(withField(extra, 'quantity', quantity), 'duration', days)
  })
  const requestedCategory = withField(withField(category, 'quantity', pilgrims), 'arrivalDate', arrivalDate)
  return withField(withField(row, 'category', requestedCategory), 'additionalServices', chosenExtras)
}

/** Returns the request for the chosen package and extras, or all errors that prevent booking it. */
export function choosePackage(
  { offers, rows, input, locale }: CachedGround,
  { offerId, extras: codes = [] }: QuoteGroundServiceInput,
): { request: GroundRequest } | { errors: FieldError[] } {
  const offer = offers.find(({ id }) => id === offerId)
  if (!offer) return { errors: [{ path: 'offerId', code: 'FIELD_INVALID', variant: 'offer' }] }
  if (!offer.price.isConsistent) return { errors: [{ path: 'offerId', code: 'PRICE_INCONSISTENT' }] }
  const isOffered = (code: string) => offer.extras.some((extra) => extra.code === code)
  const unknownPaths = (codes ?? []).flatMap((code, index) => (isOffered(code) ? [] : [`extras.${index}`]))
  if (unknownPaths.length > 0)
    return { errors: unknownPaths.map((path) => ({ path, code: 'FIELD_INVALID', variant: 'extra' })) }
  const extras: GroundExtra[] = offer.extras.filter(({ code }) => codes?.includes(code))
  const chosenOffer = { ...offer, extras }
  const row = toChosenRow(rows[offer.place[0]], chosenOffer, input)
  return { request: { input, locale, provider: offer.provider, row, offer: chosenOffer } }
}
