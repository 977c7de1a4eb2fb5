import type {
  GroundServiceFacets,
  GroundServiceOffer,
  GroundServiceSearchInput,
  GroundServiceSearchResult,
  GroundServiceSort,
  GroundServiceWhere,
} from '../__generated__/schema-types.ts'
import type { Context } from '../context.ts'
import type { Locale } from '../locale.ts'
import type { CachedSearch, ServiceSearch } from '../service-search/cached-search.ts'
import {
  ascending,
  countNamed,
  matchesAny,
  priceFacets,
  priceOrders,
  createPriceTest,
} from '../service-search/list-offers.ts'
import { toResultPage } from '../service-search/result-page.ts'
import { toPrice } from '../trade/price.ts'
import { supplierFields } from '../trade/supplier.ts'
import { money } from '../values/money.ts'
import { searchGround } from './gateway-calls.ts'
import { type GroundInput, readGroundInput } from './ground-input.ts'
import { type GroundOffer, readOffers } from './read-offers.ts'

export type CachedGround = CachedSearch<GroundInput, GroundOffer>

/** The search for ground services. */
export const groundSearch: ServiceSearch<GroundServiceSearchInput, GroundInput, GroundOffer> = {
  name: 'ground-services',
  version: 2,
  readInput: readGroundInput,
  requestOffers: async ({ gateway, locale, suppliers }, input, searchId) => {
    const gatewayResult = await searchGround(gateway, input, locale)
    return gatewayResult && { ...gatewayResult, ...readOffers(gatewayResult.rows, { searchId, input, suppliers }) }
  },
}

const getTotal = ({ total }: GroundOffer) => total
const orders = priceOrders(getTotal)

/** Returns the offers that match the filters, in order. */
export function listOffers(
  offers: readonly GroundOffer[],
  { priceMin, priceMax, companies, packages }: GroundServiceWhere,
  sort: GroundServiceSort,
): GroundOffer[] {
  const isInRange = createPriceTest({ priceMin, priceMax })
  return offers
    .filter(
      (offer) =>
        isInRange(offer.total) &&
        matchesAny(companies, offer.company?.code) &&
        matchesAny(packages, offer.package?.code),
    )
    .toSorted(orders[sort])
}

/** Returns the lowest total of a package. */
const findLowestTotal = (offers: readonly GroundOffer[], code: string): number | null =>
  offers
    .flatMap((offer) => (offer.package?.code === code ? [offer.total] : []))
    .toSorted(ascending)
    .at(0) ?? null

const countOffers = (offers: readonly GroundOffer[], locale: Locale): GroundServiceFacets => ({
  companies: countNamed(offers, ({ company }) => company, locale).map(({ named, count }) => ({
    company: named,
    count,
  })),
  // Sorted by price, which puts the packages in the same order in every language. Sorted by name, VIP might come first.
  packages: countNamed(offers, (offer) => offer.package, locale)
    .toSorted((a, b) => ascending(findLowestTotal(offers, a.named.code), findLowestTotal(offers, b.named.code)))
    .map(({ named: { code, name }, count }) => ({ code, name, count })),
  ...priceFacets(offers.map(getTotal)),
})

type Reader = Pick<Context, 'locale' | 'suppliers'>

const toOffer = (
  { provider, price, extras, total, place: _place, ...fields }: GroundOffer,
  { suppliers }: Reader,
): GroundServiceOffer => ({
  ...fields,
  ...supplierFields(provider, suppliers),
  price: toPrice(price, 0),
  total: total === null ? null : money(total, price.currency),
  extras: extras.map((extra) => ({ ...extra, price: toPrice(extra.price, 0) })),
  bookable: price.isConsistent,
})

/** Maps a page of a search to the schema. */
export const toGroundResult = (
  search: CachedGround,
  matchingOffers: readonly GroundOffer[],
  range: { page: number; pageSize: number },
  reader: Reader,
): GroundServiceSearchResult => ({
  ...toResultPage(search, matchingOffers, range, (offer) => toOffer(offer, reader), reader),
  arrivalDate: search.input.arrivalDate,
  pilgrims: search.input.pilgrims,
  facets: countOffers(search.offers, reader.locale),
})
