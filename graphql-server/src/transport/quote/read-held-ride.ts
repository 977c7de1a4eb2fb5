/** Reads what a company now offers, from its own figures alone, whatever the search showed before. */
import { isTotal } from '../../checkout/hold.ts'
import { count, field, text, utcTime, type WireObject } from '../../gateway/wire.ts'
import { readCancellationPolicy } from '../../trade/cancellation-policy.ts'
import { combinePolicies } from '../../trade/combined-policy.ts'
import { type PriceFacts, readPrice } from '../../trade/price.ts'
import type { Suppliers } from '../../trade/supplier.ts'
import { type RideOffer, categoriesOf, readRides } from '../read-rides.ts'
import { type Chosen, priceOf } from './choose-vehicles.ts'
import type { RideQuote, RideRequest } from './ride-quote.ts'

const codesOf = ({ type, category }: { type: unknown; category: unknown }) =>
  JSON.stringify([text(field(type, 'vehicleTypeCode')) ?? null, text(field(category, 'categoryCode')) ?? null])

const hasServices = (held: RideOffer, { offer }: Chosen) => {
  const codes = new Set(held.services.map(({ code }) => code))
  return held.services.length === offer.services.length && offer.services.every(({ code }) => codes.has(code))
}

const agrees = (stated: unknown, chosen: number) => (count(stated) ?? chosen) === chosen

/** What the company says of one choice; what it does not repeat stays as the search had it. */
function withHeld(line: Chosen, held: RideOffer): Chosen {
  const { price, services, cancellationPolicy } = held
  const offer = { ...line.offer, price, services }
  return { ...line, offer: { ...offer, cancellationPolicy: cancellationPolicy ?? line.offer.cancellationPolicy } }
}

/** The chosen vehicles with the figures of the answer; null unless it has exactly those. */
function readChosen(response: WireObject, { row, input, chosen }: RideRequest, suppliers: Suppliers): Chosen[] | null {
  const { offers, unreadable } = readRides([response], { searchId: '', input, suppliers, lookups: null })
  const asked = categoriesOf(row)
  const answered = categoriesOf(response)
  if (unreadable > 0 || offers.length !== chosen.length || answered.length !== asked.length) return null
  const lines = asked.map((each, index) => {
    const place = answered.findIndex((one) => codesOf(one) === codesOf(each))
    const line = chosen[index]
    const held = offers[place]
    const category = answered[place]?.category
    if (!line || !held || !hasServices(held, line)) return null
    const isSame =
      agrees(field(category, 'quantity'), line.vehicles) && agrees(field(category, 'noOfPax'), line.passengers)
    return isSame ? withHeld(line, held) : null
  })
  return lines.every((line) => line !== null) ? lines : null
}

/** The price of everything: as stated for the whole, else that of the vehicles and services. Null when the two differ. */
function wholePrice(response: WireObject, provider: string, chosen: Chosen[], suppliers: Suppliers): PriceFacts | null {
  const added = priceOf(chosen)
  const stated = readPrice(suppliers.prices(provider), response)
  if (!added?.isConsistent || !isTotal(field(response, 'totalPrice'), added)) return null
  if (!stated) return added
  return stated.isConsistent && stated.total === added.total ? stated : null
}

const policyOf = (response: WireObject, chosen: Chosen[], { total, currency }: PriceFacts) => {
  const policy = readCancellationPolicy(field(response, 'cancellationPolicy'))
  if (policy) return combinePolicies([{ policy, total, currency }])
  return combinePolicies(
    chosen.map((line) => ({
      policy: line.offer.cancellationPolicy,
      total: priceOf([line])?.total ?? 0,
      currency,
    })),
  )
}

/** Reads an availability answer; null when its vehicles or figures cannot be relied on. */
export function readHeldRide(
  response: WireObject,
  request: RideRequest,
  suppliers: Suppliers,
): (Pick<RideQuote, 'chosen' | 'price' | 'cancellationPolicy'> & { expiresAt: string | null }) | null {
  const chosen = readChosen(response, request, suppliers)
  const provider = request.chosen[0]?.offer.provider ?? ''
  const price = chosen && wholePrice(response, provider, chosen, suppliers)
  if (!chosen || !price) return null
  return {
    chosen,
    price,
    cancellationPolicy: policyOf(response, chosen, price),
    expiresAt: utcTime(field(response, 'expiresAt')) ?? null,
  }
}
