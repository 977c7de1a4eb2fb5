/** Ids from the latest responses, which examples use as input, so that developers need not copy ids by hand. */
export type RecentIds = typeof noIds

export const noIds = {
  searchId: '',
  hotelId: '',
  rateId: '',
  transportSearchId: '',
  transportOfferId: '',
  transportQuoteId: '',
  transportTotal: '',
  groundSearchId: '',
  groundOfferId: '',
  groundQuoteId: '',
  groundTotal: '',
  quoteId: '',
  total: '',
  paymentMethod: '',
  clientReference: '',
  paymentLinkId: '',
  bookingId: '',
  /** A booking whose names can be changed. */
  changeableId: '',
  cancellationQuoteId: '',
  changeQuoteId: '',
  sessionId: '',
  cardPaymentId: '',
}

type Json = Record<string, unknown>
type Found = Partial<Record<keyof RecentIds, unknown>>

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const member = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined)

const firstOffer = ({ items }: Json): unknown => (Array.isArray(items) ? member(items[0], 'id') : undefined)

const totalOf = ({ price }: Json): unknown => member(member(price, 'total'), 'amount')

function bookingIds({ id, change }: Json): Found {
  const mayChange = member(member(change, 'names'), 'eligible') === true
  return { bookingId: id, changeableId: mayChange ? id : undefined }
}

/** Which fields of which GraphQL type to keep. */
const readers: Record<string, (value: Json) => Found> = {
  HotelSearchResult: (value) => ({ searchId: value['searchId'] }),
  CardPayment: (value) => ({ cardPaymentId: value['id'] }),
  Hotel: (value) => ({ hotelId: value['id'] }),
  Rate: (value) => ({ rateId: value['id'] }),
  HotelQuote: (value) => ({
    quoteId: value['id'],
    total: totalOf(value),
    paymentMethod: Array.isArray(value['paymentMethods']) ? value['paymentMethods'][0] : undefined,
  }),
  TransportSearchResult: (value) => ({ transportSearchId: value['searchId'], transportOfferId: firstOffer(value) }),
  TransportQuote: (value) => ({ transportQuoteId: value['id'], transportTotal: totalOf(value) }),
  GroundServiceSearchResult: (value) => ({ groundSearchId: value['searchId'], groundOfferId: firstOffer(value) }),
  GroundServiceQuote: (value) => ({ groundQuoteId: value['id'], groundTotal: totalOf(value) }),
  PaymentLinkCreated: (value) => ({ paymentLinkId: value['id'] }),
  HotelBooking: bookingIds,
  TransportBooking: bookingIds,
  GroundServiceBooking: bookingIds,
  CancellationQuote: (value) => ({ cancellationQuoteId: value['id'] }),
  BookingChangeQuote: (value) => ({ changeQuoteId: value['id'] }),
  Session: (value) => (value['current'] === false ? { sessionId: value['id'] } : {}),
}

/** Adds the ids of a request and its response. If a response has several ids of a kind, uses the first one. */
export function updateIds(ids: RecentIds, variables: unknown, response: unknown): RecentIds {
  const found: Partial<RecentIds> = {}
  const add = (read: Found) => {
    for (const [key, id] of Object.entries(read)) {
      if (typeof id === 'string') found[key as keyof RecentIds] ??= id
    }
  }
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (!isRecord(value)) return
    const type = value['__typename']
    if (typeof type === 'string') add(readers[type]?.(value) ?? {})
    Object.values(value).forEach(walk)
  }
  walk(response)
  const input = member(variables, 'input')
  if (member(input, 'acceptedTotal')) add({ clientReference: member(input, 'idempotencyKey') })
  return { ...ids, ...found }
}
