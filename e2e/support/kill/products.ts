/** A hold with its price. */
interface Sold {
  readonly id: string
  readonly price: { readonly total: { readonly amount: string } }
}

/** Sends an operation and returns its data; throws when there is no answer. */
export type Ask = <Data>(query: string, variables: object) => Promise<Data>

/** Chooses an item of a list. */
export type Pick = <Item>(list: readonly Item[]) => Item | undefined

export interface Bookable {
  /** Searches and holds; undefined when sold out. */
  readonly quote: (ask: Ask, pick: Pick, day: string, nextDay: string) => Promise<Sold | undefined>
  readonly book: string
  /** Fields of its order besides the common ones. */
  readonly input?: object
}

const outcome = '__typename ... on UserError { code message }'
const quoted = 'id price { total { amount } }'
const nationality = 'ID'

interface Page {
  searchId: string
  items: { id: string }[]
}

/** Hotels whose bookings are confirmed late, lose their answer, and are refused. */
const troubles = ['Bustan Al Intizar', 'Sada Al Samt', 'Liwan Al Itidhar']

/** A stay in a hotel matched by supplier or name. */
const stay = (where: object): Bookable => ({
  async quote(ask, pick, checkIn, checkOut) {
    const input = { locationCode: 'SA1', checkIn, checkOut, rooms: [{ adults: 1 }], nationality }
    const { hotelSearch } = await ask<{ hotelSearch: { searchId: string; items: { hotel: { id: string } }[] } }>(
      'query ($input: HotelSearchInput!, $where: HotelWhere) { hotelSearch(input: $input, where: $where, pageSize: 20) { searchId items { hotel { id } } } }',
      { input, where },
    )
    const { searchId, items } = hotelSearch
    const id = pick(items)?.hotel.id
    if (!id) return undefined
    const found = await ask<{ hotel: { roomGroups: { rooms: { rates: { id: string }[] }[] }[] } }>(
      'query ($id: ID!, $searchId: ID!) { hotel(id: $id, searchId: $searchId) { roomGroups { rooms { rates { id } } } } }',
      { id, searchId },
    )
    const rateId = found.hotel.roomGroups[0]?.rooms[0]?.rates[0]?.id
    const { quoteHotel } = await ask<{ quoteHotel: { quote?: Sold } }>(
      `mutation ($input: QuoteHotelInput!) { quoteHotel(input: $input) { ... on HotelQuoted { quote { ${quoted} } } } }`,
      { input: { searchId, hotelId: id, rooms: [{ roomIndex: 0, rateId }] } },
    )
    return quoteHotel.quote
  },
  book: `mutation ($input: BookHotelInput!) { outcome: bookHotel(input: $input) { ${outcome} ... on HotelBooked { booking { id reference } } } }`,
  input: { guests: [] },
})

const ride: Bookable = {
  async quote(ask, _pick, date) {
    const { transportSearch } = await ask<{ transportSearch: Page }>(
      'query ($input: TransportSearchInput!) { transportSearch(input: $input, where: { vehicleTypes: [VAN] }) { searchId items { id } } }',
      { input: { routeCode: '202', date, passengers: 4, nationality } },
    )
    const offerId = transportSearch.items[0]?.id
    const { quoteTransport } = await ask<{ quoteTransport: { quote?: Sold } }>(
      `mutation ($input: QuoteTransportInput!) { quoteTransport(input: $input) { ... on TransportQuoted { quote { ${quoted} } } } }`,
      { input: { searchId: transportSearch.searchId, vehicles: [{ offerId, vehicles: 1, passengers: 4 }] } },
    )
    return quoteTransport.quote
  },
  book: `mutation ($input: BookTransportInput!) { outcome: bookTransport(input: $input) { ${outcome} ... on TransportBooked { booking { id reference } } } }`,
}

const care: Bookable = {
  async quote(ask, _pick, arrivalDate) {
    const { groundServiceSearch } = await ask<{ groundServiceSearch: Page }>(
      'query ($input: GroundServiceSearchInput!) { groundServiceSearch(input: $input) { searchId items { id } } }',
      { input: { arrivalDate, pilgrims: 4, nationality } },
    )
    const { quoteGroundService } = await ask<{ quoteGroundService: { quote?: Sold } }>(
      `mutation ($input: QuoteGroundServiceInput!) { quoteGroundService(input: $input) { ... on GroundServiceQuoted { quote { ${quoted} } } } }`,
      { input: { searchId: groundServiceSearch.searchId, offerId: groundServiceSearch.items[0]?.id } },
    )
    return quoteGroundService.quote
  },
  book: `mutation ($input: BookGroundServiceInput!) { outcome: bookGroundService(input: $input) { ${outcome} ... on GroundServiceBooked { booking { id reference } } } }`,
}

const hotel = stay({ suppliers: ['AGODA'] })

/** Products that agents book; one in ten bookings fails or is late at the supplier. */
export const products: readonly Bookable[] = [
  hotel,
  ride,
  care,
  hotel,
  ride,
  care,
  hotel,
  ...troubles.map((name) => stay({ name })),
]
