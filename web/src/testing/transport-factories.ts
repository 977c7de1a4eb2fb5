/** Invented vehicles, companies and routes. */
import { TransportOptionsDocument } from '#src/data/transport-options.generated.ts'
import type {
  TransportSearchQuery,
  VehicleCardFragment,
} from '#src/features/transport-search/transport-search.generated.ts'
import { aSupplier, riyals } from './factories.ts'
import { respondTo, server } from './server.ts'

type Listing = NonNullable<TransportSearchQuery['transportSearch']>

let count = 0

export const aCompany = (code = 'C-1', name = 'Safa Coaches') =>
  ({ __typename: 'TransportCompany', code, name }) as const
export const aRoute = (code = '7', name = 'Jeddah Airport – Makkah') =>
  ({ __typename: 'TransportRoute', code, name }) as const

/** Returns an offer of two vans with nine seats each, for sixteen passengers. */
export function aVehicle({
  unitPrice = '400.00',
  total = '800.00',
  ...overrides
}: Partial<Omit<VehicleCardFragment, 'total'>> & { unitPrice?: string; total?: string } = {}): VehicleCardFragment {
  count += 1
  return {
    __typename: 'TransportOffer',
    id: `ride-${count}`,
    supplierInfo: aSupplier('umrahholidays'),
    company: aCompany(),
    route: aRoute(),
    vehicleType: 'VAN',
    vehicleTypeText: 'Van',
    category: 'NORMAL',
    categoryText: 'Normal',
    imageUrl: null,
    seats: 9,
    modelFrom: 2019,
    modelTo: 2022,
    available: 8,
    price: { __typename: 'Price', total: riyals(unitPrice), commission: null },
    vehiclesNeeded: 2,
    total: riyals(total),
    fits: true,
    services: [],
    cancellationPolicy: null,
    bookable: true,
    ...overrides,
  }
}

export const aService = (code: string, name: string, amount: string) =>
  ({ __typename: 'TransportService', code, name, price: { __typename: 'Price', total: riyals(amount) } }) as const

export const aTransportListing = (items: VehicleCardFragment[], overrides: Partial<Listing> = {}): Listing => ({
  __typename: 'TransportSearchResult',
  searchId: 'rides-1',
  expiresAt: new Date(Date.now() + 1_800_000).toISOString(),
  totalCount: items.length,
  page: 1,
  pageCount: 1,
  complete: true,
  items,
  proposal: null,
  facets: {
    __typename: 'TransportFacets',
    vehicleTypes: [
      { __typename: 'VehicleTypeCount', vehicleType: 'VAN', count: 4 },
      { __typename: 'VehicleTypeCount', vehicleType: 'BUS', count: 2 },
    ],
    categories: [{ __typename: 'VehicleCategoryCount', category: 'NORMAL', count: 6 }],
    companies: [{ __typename: 'TransportCompanyCount', company: aCompany(), count: 6 }],
    priceMin: '500.00',
    priceMax: '3000.00',
  },
  warnings: [],
  ...overrides,
})

/** Serves two routes. */
export const serveTransportOptions = (): void =>
  server.use(
    respondTo(TransportOptionsDocument, () => ({
      transportOptions: {
        __typename: 'TransportOptions' as const,
        routes: [aRoute(), aRoute('8', 'Makkah – Madinah')],
        maxPassengers: 60,
        maxVehicles: 10,
      },
    })),
  )
