/** The products that agents book: what tells them apart on screens that treat them alike. Data only, so that every screen can afford it. */

interface Product {
  readonly icon: 'bed' | 'bus' | 'users'
  /** Who travels. */
  readonly party: 'guests' | 'passengers' | 'pilgrims'
  /** Units that are counted besides travelers; null if the product has none. */
  readonly items: 'rooms' | 'vehicles' | null
  /** Text for a booking without a title. */
  readonly untitled: `components:${'hotel' | 'transport' | 'ground'}Booking`
  /** Drawing where there is no photo. */
  readonly picture: 'hotel' | 'vehicle' | 'lobby'
  /** Kind of a payment link in the schema; null where it cannot be shared. */
  readonly sharedKind: 'HOTEL' | 'TRANSPORT' | null
  /** Type of a booking in the schema. */
  readonly booking: string
  /** Root field of a search in the schema. */
  readonly searchField: string
  /** Paths of the list of offers and of the checkout. */
  readonly paths: { readonly results: `/${string}`; readonly checkout: `/${string}` }
  /** Namespaces of texts that its checkout and its bookings need. */
  readonly texts: readonly ('stay' | 'ride' | 'ground')[]
  /** Code of the error page when a quote cannot be shown: there is none, the address names none, or any other error. */
  readonly errorPages: Record<'notFound' | 'noId' | 'otherwise', ErrorPageCode>
}

/** Codes of the error page. */
export type ErrorPageCode = 'GHDC' | 'GPDNE' | 'GPDNI' | 'GPDC' | 'GPDTEC'

export const products = {
  hotels: {
    icon: 'bed',
    party: 'guests',
    items: 'rooms',
    untitled: 'components:hotelBooking',
    picture: 'hotel',
    sharedKind: 'HOTEL',
    booking: 'HotelBooking',
    searchField: 'hotelSearch',
    paths: { results: '/hotel-listing', checkout: '/payment-hotel' },
    texts: ['stay'],
    errorPages: { notFound: 'GPDNE', noId: 'GPDNI', otherwise: 'GPDC' },
  },
  transport: {
    icon: 'bus',
    party: 'passengers',
    items: 'vehicles',
    untitled: 'components:transportBooking',
    picture: 'vehicle',
    sharedKind: 'TRANSPORT',
    booking: 'TransportBooking',
    searchField: 'transportSearch',
    paths: { results: '/transportation-results', checkout: '/payment-transportation' },
    texts: ['ride', 'stay'],
    errorPages: { notFound: 'GPDTEC', noId: 'GPDTEC', otherwise: 'GPDTEC' },
  },
  groundServices: {
    icon: 'users',
    party: 'pilgrims',
    items: null,
    untitled: 'components:groundBooking',
    picture: 'lobby',
    sharedKind: null,
    booking: 'GroundServiceBooking',
    searchField: 'groundServiceSearch',
    paths: { results: '/ground-services', checkout: '/payment-ground-service' },
    texts: ['stay', 'ground'],
    errorPages: { notFound: 'GPDNE', noId: 'GPDNI', otherwise: 'GPDC' },
  },
} as const satisfies Record<string, Product>

export type ProductKey = keyof typeof products
export type Party = (typeof products)[ProductKey]['party']
export type SearchField = (typeof products)[ProductKey]['searchField']
export type BookingType = (typeof products)[ProductKey]['booking']

export const productKeys = Object.keys(products) as ProductKey[]

const byBooking = Object.fromEntries(productKeys.map((key) => [products[key].booking, key])) as Record<
  BookingType,
  ProductKey
>

/** The product of a booking. */
export const productOfBooking = ({ __typename }: { readonly __typename: BookingType }): ProductKey =>
  byBooking[__typename]

/** The product that a payment link shares; undefined for a kind that is not known. */
export const productOfShared = (kind: string): ProductKey | undefined =>
  productKeys.find((key) => products[key].sharedKind === kind)

/** The product whose results or checkout a path leads to. The id of a payment link may follow. */
export const productOfPath = (screen: keyof Product['paths'], path: string): ProductKey | undefined =>
  productKeys.find((key) => products[key].paths[screen] === `/${path.split('/')[1]}`)

/** The product that an address of the home page names; the first one is in no address. */
export const productOfAddress = (address: URLSearchParams): ProductKey =>
  productKeys.find((key) => key === address.get('product')) ?? 'hotels'

/** Search of the home page's address with the form of a product. */
export const homeSearch = (product: ProductKey): string => (product === 'hotels' ? '' : `?product=${product}`)
