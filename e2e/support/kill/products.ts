/** A quote with its price. */
interface Quote {
  readonly id: string
  readonly price: { readonly total: { readonly amount: string } }
}

/** Sends an operation and returns its data. Throws if there is no response. */
export type SendOperation = <Data>(query: string, variables: object) => Promise<Data>

/** Chooses an item from a list. */
export type PickItem = <Item>(list: readonly Item[]) => Item | undefined

export interface Bookable {
  /** Searches for an offer and quotes it. Returns undefined if it is sold out. */
  readonly quote: (
    send: SendOperation,
    pick: PickItem,
    startDate: string,
    endDate: string,
  ) => Promise<Quote | undefined>
  readonly bookMutation: string
  /** Input fields of the order besides those in `order`. */
  readonly input?: object
}

const outcomeFields = '__typename ... on UserError { code message }'
const quoteFields = 'id price { total { amount } }'
const nationality = 'ID'

interface Page {
  searchId: string
  items: { id: string }[]
}

/** Hotels whose bookings are confirmed late, get no response, and are refused, respectively. */
const problemHotels = ['Bustan Al Intizar', 'Sada Al Samt', 'Liwan Al Itidhar']

/** A stay in a hotel matched by supplier or name. */
const stay = (where: object): Bookable => ({
  async quote(send, pick, checkIn, checkOut) {
    const input = { locationCode: 'SA1', checkIn, checkOut, rooms: [{ adults: 1 }], nationality }
    const { hotelSearch } = await send<{ hotelSearch: { searchId: string; items: { hotel: { id: string } }[] } }>(
      'query ($input: HotelSearchInput!, $where: HotelWhere) { hotelSearch(input: $input, where: $where, pageSize: 20) { searchId items { hotel { id } } } }',
      { input, where },
    )
    const { searchId, items } = hotelSearch
    const id = pick(items)?.hotel.id
    if (!id) return undefined
    const details = await send<{ hotel: { roomGroups: { rooms: { rates: { id: string }[] }[] }[] } }>(
      'query ($id: ID!, $searchId: ID!) { hotel(id: $id, searchId: $searchId) { roomGroups { rooms { rates { id } } } } }',
      { id, searchId },
    )
    const rateId = details.hotel.roomGroups[0]?.rooms[0]?.rates[0]?.id
    const { quoteHotel } = await send<{ quoteHotel: { quote?: Quote } }>(
      `mutation ($input: QuoteHotelInput!) { quoteHotel(input: $input) { ... on HotelQuoted { quote { ${quoteFields} } } } }`,
      { input: { searchId, hotelId: id, rooms: [{ roomIndex: 0, rateId }] } },
    )
    return quoteHotel.quote
  },
  bookMutation: `mutation ($input: BookHotelInput!) { outcome: bookHotel(input: $input) { ${outcomeFields} ... on HotelBooked { booking { id reference } } } }`,
  input: { guests: [] },
})

const ride: Bookable = {
  async quote(send, _pick, date) {
    const { transportSearch } = await send<{ transportSearch: Page }>(
      'query ($input: TransportSearchInput!) { transportSearch(input: $input, where: { vehicleTypes: [VAN] }) { searchId items { id } } }',
      { input: { routeCode: '202', date, passengers: 4, nationality } },
    )
    const offerId = transportSearch.items[0]?.id
    const { quoteTransport } = await send<{ quoteTransport: { quote?: Quote } }>(
      `mutation ($input: QuoteTransportInput!) { quoteTransport(input: $input) { ... on TransportQuoted { quote { ${quoteFields} } } } }`,
      { input: { searchId: transportSearch.searchId, vehicles: [{ offerId, vehicles: 1, passengers: 4 }] } },
    )
    return quoteTransport.quote
  },
  bookMutation: `mutation ($input: BookTransportInput!) { outcome: bookTransport(input: $input) { ${outcomeFields} ... on TransportBooked { booking { id reference } } } }`,
}

const groundService: Bookable = {
  async quote(send, _pick, arrivalDate) {
    const { groundServiceSearch } = await send<{ groundServiceSearch: Page }>(
      'query ($input: GroundServiceSearchInput!) { groundServiceSearch(input: $input) { searchId items { id } } }',
      { input: { arrivalDate, pilgrims: 4, nationality } },
    )
    const { quoteGroundService } = await send<{ quoteGroundService: { quote?: Quote } }>(
      `mutation ($input: QuoteGroundServiceInput!) { quoteGroundService(input: $input) { ... on GroundServiceQuoted { quote { ${quoteFields} } } } }`,
      { input: { searchId: groundServiceSearch.searchId, offerId: groundServiceSearch.items[0]?.id } },
    )
    return quoteGroundService.quote
  },
  bookMutation: `mutation ($input: BookGroundServiceInput!) { outcome: bookGroundService(input: $input) { ${outcomeFields} ... on GroundServiceBooked { booking { id reference } } } }`,
}

const hotel = stay({ suppliers: ['AGODA'] })

/** Products that agents book; three in ten are for hotels whose supplier is late, does not respond or refuses. */
export const products: readonly Bookable[] = [
  hotel,
  ride,
  groundService,
  hotel,
  ride,
  groundService,
  hotel,
  ...problemHotels.map((name) => stay({ name })),
]
