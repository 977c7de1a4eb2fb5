/** Invented packages of Umrah companies. */
import type {
  GroundServiceSearchQuery,
  PackageCardFragment,
} from '#src/features/ground-service-search/ground-service-search.generated.ts'
import { aSupplier, riyals } from './factories.ts'

type Listing = NonNullable<GroundServiceSearchQuery['groundServiceSearch']>
type Extra = PackageCardFragment['extras'][number]

let count = 0

export const anUmrahCompany = (code = 'U-1', name = 'Cedar Umrah Services') =>
  ({ __typename: 'UmrahCompany', code, name }) as const

export const anExtra = (amount: string, overrides: Partial<Extra> = {}): Extra => ({
  __typename: 'GroundServiceExtra',
  code: 'GUIDE',
  name: 'Guide',
  quantity: 1,
  days: 1,
  price: { __typename: 'Price', total: riyals(amount), commission: null },
  ...overrides,
})

/** The standard package for twenty pilgrims. */
export function aPackage({
  price = '2300.00',
  total = price,
  ...overrides
}: Partial<Omit<PackageCardFragment, 'price' | 'total'>> & {
  price?: string
  total?: string | null
} = {}): PackageCardFragment {
  count += 1
  return {
    __typename: 'GroundServiceOffer',
    id: `package-${count}`,
    supplierInfo: aSupplier('umrahholidays'),
    company: anUmrahCompany(),
    package: {
      __typename: 'GroundServicePackage',
      code: 'STD',
      name: 'Standard package',
      description: 'Airport pick-up and a representative.',
    },
    imageUrl: null,
    price: { __typename: 'Price', total: riyals(price), commission: null },
    total: total === null ? null : riyals(total),
    extras: [anExtra('437.00')],
    cancellationPolicy: null,
    terms: null,
    bookable: true,
    ...overrides,
  }
}

export const aGroundServiceListing = (items: PackageCardFragment[], overrides: Partial<Listing> = {}): Listing => ({
  __typename: 'GroundServiceSearchResult',
  searchId: 'ground-1',
  expiresAt: new Date(Date.now() + 1_800_000).toISOString(),
  totalCount: items.length,
  page: 1,
  pageCount: 1,
  complete: true,
  items,
  facets: {
    __typename: 'GroundServiceFacets',
    companies: [{ __typename: 'UmrahCompanyCount', company: anUmrahCompany(), count: 2 }],
    packages: [
      { __typename: 'GroundServicePackageCount', code: 'STD', name: 'Standard package', count: 2 },
      { __typename: 'GroundServicePackageCount', code: 'VIP', name: 'VIP package', count: 1 },
    ],
    priceMin: '1150.00',
    priceMax: '6900.00',
  },
  warnings: [],
  ...overrides,
})
