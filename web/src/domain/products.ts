/** Products that agents book, with their differences on shared screens. Only data, so that every screen can import it. */

interface Product {
  readonly icon: 'bed' | 'bus' | 'users'
  /** Word for its travelers. */
  readonly travelerKind: 'guests' | 'passengers' | 'pilgrims'
  /** Units that are counted besides travelers; null if the product has none. */
  readonly items: 'rooms' | 'vehicles' | null
  /** Text for a booking without a title. */
  readonly untitled: `components:${'hotel' | 'transport' | 'ground'}Booking`
  /** Drawing in place of a photo. */
  readonly picture: 'hotel' | 'vehicle' | 'lobby'
  /** Kind of its payment links in the schema; null if it cannot be shared. */
  readonly sharedKind: 'HOTEL' | 'TRANSPORT' | null
  /** Type of a booking in the schema. */
  readonly booking: string
  /** The search's root field in the schema. */
  readonly searchField: string
  /** Paths of its results and its checkout. */
  readonly paths: { readonly results: `/${string}`; readonly checkout: `/${string}` }
  /** Namespaces of texts that its checkout and its bookings need. */
  readonly texts: readonly ('stay' | 'ride' | 'ground')[]
  /** Codes of the error page if a quote does not exist, is missing in the URL, or fails for another reason. */
  readonly errorPages: Record<'notFound' | 'noId' | 'otherwise', ErrorPageCode>
}

/** Codes of the error page. */
export type ErrorPageCode = 'GHDC' | 'GPDNE' | 'GPDNI' | 'GPDC' | 'GPDTEC'

export const products = {
  hotels: {
    icon: 'bed',
    travelerKind: 'guests',
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
    travelerKind: 'passengers',
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
    travelerKind: 'pilgrims',
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
export type TravelerKind = (typeof products)[ProductKey]['travelerKind']
export type SearchField = (typeof products)[ProductKey]['searchField']
export type BookingType = (typeof products)[ProductKey]['booking']

export const productKeys = Object.keys(products) as ProductKey[]

const byBooking = Object.fromEntries(productKeys.map((key) => [products[key].booking, key])) as Record<
  BookingType,
  ProductKey
>

/** Product of a booking. */
export const productOfBooking = ({ __typename }: { readonly __typename: BookingType }): ProductKey =>
  byBooking[__typename]

/** Product of a payment link; undefined for an unknown kind. */
export const productOfPaymentLink = (kind: string): ProductKey | undefined =>
  productKeys.find((key) => products[key].sharedKind === kind)

/** Product with this path for its results or checkout. The path may end with the id of a payment link. */
export const productOfPath = (screen: keyof Product['paths'], path: string): ProductKey | undefined =>
  productKeys.find((key) => products[key].paths[screen] === `/${path.split('/')[1]}`)

/** Product in a URL of the home page. The URL of the default product has none. */
export const productOfUrl = (parameters: URLSearchParams): ProductKey =>
  productKeys.find((key) => key === parameters.get('product')) ?? 'hotels'

/** Query string of the home page that opens a product's search form. */
export const homeSearch = (product: ProductKey): string => (product === 'hotels' ? '' : `?product=${product}`)
