/** IDs from the latest responses. Examples use them as input, so that developers do not have to copy them. */
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
  tripId: '',
  /** Version of the trip, as text. */
  tripVersion: '',
  tripPartId: '',
  sessionId: '',
  cardPaymentId: '',
}

type Json = Record<string, unknown>
type FoundIds = Partial<Record<keyof RecentIds, unknown>>

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const readMember = (value: unknown, key: string): unknown => (isRecord(value) ? value[key] : undefined)

const readFirstOfferId = ({ items }: Json): unknown => (Array.isArray(items) ? readMember(items[0], 'id') : undefined)

const readTotal = ({ price }: Json): unknown => readMember(readMember(price, 'total'), 'amount')

function readBookingIds({ id, change }: Json): FoundIds {
  const isChangeable = readMember(readMember(change, 'names'), 'eligible') === true
  return { bookingId: id, changeableId: isChangeable ? id : undefined }
}

/** Reads the IDs from an object, by GraphQL type. */
const readers: Record<string, (value: Json) => FoundIds> = {
  HotelSearchResult: (value) => ({ searchId: value['searchId'] }),
  CardPayment: (value) => ({ cardPaymentId: value['id'] }),
  Hotel: (value) => ({ hotelId: value['id'] }),
  Rate: (value) => ({ rateId: value['id'] }),
  HotelQuote: (value) => ({
    quoteId: value['id'],
    total: readTotal(value),
    paymentMethod: Array.isArray(value['paymentMethods']) ? value['paymentMethods'][0] : undefined,
  }),
  TransportSearchResult: (value) => ({
    transportSearchId: value['searchId'],
    transportOfferId: readFirstOfferId(value),
  }),
  TransportQuote: (value) => ({ transportQuoteId: value['id'], transportTotal: readTotal(value) }),
  GroundServiceSearchResult: (value) => ({ groundSearchId: value['searchId'], groundOfferId: readFirstOfferId(value) }),
  GroundServiceQuote: (value) => ({ groundQuoteId: value['id'], groundTotal: readTotal(value) }),
  PaymentLinkCreated: (value) => ({ paymentLinkId: value['id'] }),
  HotelBooking: readBookingIds,
  TransportBooking: readBookingIds,
  GroundServiceBooking: readBookingIds,
  CancellationQuote: (value) => ({ cancellationQuoteId: value['id'] }),
  BookingChangeQuote: (value) => ({ changeQuoteId: value['id'] }),
  Trip: ({ id, version }) => ({ tripId: id, tripVersion: typeof version === 'number' ? String(version) : undefined }),
  TripPart: (value) => ({ tripPartId: value['id'] }),
  Session: (value) => (value['current'] === false ? { sessionId: value['id'] } : {}),
}

/** Adds the IDs of a request and its response. If a response has several IDs of a kind, the first one is used. */
export function updateIds(ids: RecentIds, variables: unknown, response: unknown): RecentIds {
  const found: Partial<RecentIds> = {}
  const addIds = (newIds: FoundIds) => {
    for (const [key, id] of Object.entries(newIds)) {
      if (typeof id === 'string') found[key as keyof RecentIds] ??= id
    }
  }
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (!isRecord(value)) return
    const type = value['__typename']
    if (typeof type === 'string') addIds(readers[type]?.(value) ?? {})
    Object.values(value).forEach(visit)
  }
  visit(response)
  const input = readMember(variables, 'input')
  if (readMember(input, 'acceptedTotal')) addIds({ clientReference: readMember(input, 'idempotencyKey') })
  return { ...ids, ...found }
}
