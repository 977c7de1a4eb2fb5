/** Maps searches for transport to the schema. */
import type { TransportOffer, TransportProposal, TransportSearchResult } from '../__generated__/schema-types.ts'
import type { Context } from '../context.ts'
import { toResultPage } from '../service-search/result-page.ts'
import { toPrice } from '../trade/price.ts'
import { supplierFields } from '../trade/supplier.ts'
import { money } from '../values/money.ts'
import { type Proposal, proposeVehicles } from './propose.ts'
import { canCarryAll, type RideOffer, computeTotal } from './read-rides.ts'
import { countRides } from './ride-page.ts'
import type { RideInput } from './ride-input.ts'
import type { CachedRides } from './ride-search.ts'

type Reader = Pick<Context, 'locale' | 'suppliers'>

function toOffer(offer: RideOffer, input: RideInput, { suppliers }: Reader): TransportOffer {
  const { provider, price, services, place: _place, ...fields } = offer
  const total = computeTotal(offer)
  return {
    ...fields,
    ...supplierFields(provider, suppliers),
    price: toPrice(price, 0),
    total: total === null ? null : money(total, price.currency),
    fits: canCarryAll(offer, input),
    services: services.map((service) => ({ ...service, price: toPrice(service.price, 0) })),
    bookable: price.isConsistent,
  }
}

const toProposal = ({ lines, seats, total }: Proposal, input: RideInput, reader: Reader): TransportProposal => ({
  company: lines[0]?.offer.company ?? null,
  lines: lines.map(({ offer, vehicles, passengers }) => ({
    offer: toOffer(offer, input, reader),
    vehicles,
    passengers,
  })),
  seats,
  total: money(total),
})

// Cached by offers, which all pages of a search share. Computing a proposal is expensive for all routes with dozens of companies.
const proposals = new WeakMap<readonly RideOffer[], Proposal | null>()

function findProposal({ offers, input }: CachedRides): Proposal | null {
  const cached = proposals.get(offers)
  if (cached !== undefined) return cached
  const proposal = proposeVehicles(offers, input)
  proposals.set(offers, proposal)
  return proposal
}

/** Maps a page of a search to the schema. */
export function toTransportResult(
  search: CachedRides,
  matchingOffers: readonly RideOffer[],
  range: { page: number; pageSize: number },
  reader: Reader,
): TransportSearchResult {
  const { input, offers } = search
  const proposal = findProposal(search)
  return {
    ...toResultPage(search, matchingOffers, range, (offer) => toOffer(offer, input, reader), reader),
    passengers: input.passengers,
    proposal: proposal && toProposal(proposal, input, reader),
    facets: countRides(offers, proposal, reader.locale),
  }
}
