/** Invented hotels, offers and cities. */
import type {
  HotelCardFragment,
  HotelSearchQuery,
  OfferRowFragment,
} from '#src/features/hotel-search/hotel-search.generated.ts'
import { CountriesDocument } from '#src/data/countries.generated.ts'
import { HotelLocationsDocument } from '#src/data/hotel-locations.generated.ts'
import { aSupplier, riyals } from './factories.ts'
import { respondTo, server } from './server.ts'

type Offer = OfferRowFragment
type Listing = HotelSearchQuery['hotelSearch']

let count = 0

export function anOffer({
  total = '1000.00',
  tax = '166.67',
  ...overrides
}: Partial<Offer> & { total?: string; tax?: string } = {}): Offer {
  count += 1
  return {
    __typename: 'Offer',
    id: `offer-${count}`,
    supplierInfo: aSupplier('agoda'),
    board: 'BREAKFAST',
    boardText: null,
    refundable: true,
    freeCancellationUntil: '2026-12-10T14:00:00+03:00',
    roomsLeft: null,
    bookable: true,
    price: {
      __typename: 'Price',
      total: riyals(total),
      commission: riyals('52.00'),
      taxes: riyals(tax),
    },
    ...overrides,
  }
}

export function aResult(name: string, overrides: Partial<HotelCardFragment> = {}): HotelCardFragment {
  const offers = overrides.offers ?? [anOffer()]
  return {
    __typename: 'HotelResult',
    id: `result-${name}`,
    hotel: {
      __typename: 'Hotel',
      id: `hotel-${name}`,
      name,
      stars: 4,
      address: 'Example Street',
      addressLanguage: null,
      facilityCodes: [],
      imageUrl: null,
      location: null,
      distanceToHaram: 420,
    },
    price: { __typename: 'Price', total: offers[0]?.price.total ?? riyals('0.00') },
    ...overrides,
    offers,
  }
}

export const aListing = (items: HotelCardFragment[], overrides: Partial<Listing> = {}): Listing => ({
  __typename: 'HotelSearchResult',
  searchId: 'search-1',
  expiresAt: new Date(Date.now() + 1_800_000).toISOString(),
  revision: 1,
  searching: false,
  totalCount: items.length,
  page: 1,
  pageCount: 1,
  complete: true,
  items,
  codes: [],
  warnings: [],
  suppliers: [
    { __typename: 'SupplierAnswer', supplierInfo: aSupplier('agoda'), offerCount: items.length, state: 'ANSWERED' },
    { __typename: 'SupplierAnswer', supplierInfo: aSupplier('hudxconnect'), offerCount: 3, state: 'ANSWERED' },
  ],
  facets: {
    __typename: 'HotelFacets',
    price: {
      __typename: 'PriceFacet',
      min: riyals('1000.00'),
      max: riyals('9000.00'),
      histogram: [1, 2, 3],
    },
    stars: [{ __typename: 'StarsFacet', stars: 5, count: 7 }],
    boards: [],
    distances: [],
    suppliers: [],
    refundableCount: 2,
    nonRefundableCount: 1,
    coverage: 'ALL_RATES',
  },
  ...overrides,
})

const point = (latitude: number, longitude: number) => ({ __typename: 'GeoPoint', latitude, longitude }) as const

/** Serves two cities and a few countries, which every search form queries. */
export function servePlaces(): void {
  server.use(
    respondTo(HotelLocationsDocument, () => ({
      hotelLocations: [
        { __typename: 'HotelLocation', code: 'SA1', name: 'Makkah', haram: point(21.4225, 39.8262) },
        { __typename: 'HotelLocation', code: 'SA4', name: 'Madinah', haram: point(24.4672, 39.6112) },
      ],
    })),
    respondTo(CountriesDocument, () => ({
      countries: [
        { __typename: 'Country', code: 'ID', name: 'Indonesia', callingCodes: ['62'] },
        { __typename: 'Country', code: 'TR', name: 'Türkiye', callingCodes: ['90'] },
      ],
    })),
  )
}
