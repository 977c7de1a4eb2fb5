/**
 * Ids of the last answers. An example that needs the id of an earlier step finds it here, so that search, hotel, quote and booking run one after
 * the other without copying.
 */
export interface Remembered {
  searchId: string
  hotelId: string
  rateId: string
  quoteId: string
  total: string
  bookingId: string
  cancellationQuoteId: string
  sessionId: string
}

/** GraphQL type → what to remember of it. */
const fields: Record<string, (value: Record<string, unknown>) => Partial<Record<keyof Remembered, unknown>>> = {
  HotelSearchResult: (value) => ({ searchId: value['searchId'] }),
  Hotel: (value) => ({ hotelId: value['id'] }),
  Rate: (value) => ({ rateId: value['id'] }),
  Quote: (value) => ({ quoteId: value['id'], total: amountOf(value['price']) }),
  HotelBooking: (value) => ({ bookingId: value['id'] }),
  CancellationQuote: (value) => ({ cancellationQuoteId: value['id'] }),
  Session: (value) => (value['current'] === false ? { sessionId: value['id'] } : {}),
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const amountOf = (price: unknown) =>
  isRecord(price) && isRecord(price['total']) ? price['total']['amount'] : undefined

/** Reads the first id of each kind out of an answer; what the answer does not hold is kept from before. */
export function remember(before: Remembered, answer: unknown): Remembered {
  const found: Partial<Record<keyof Remembered, string>> = {}
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(walk)
    if (!isRecord(value)) return
    const read = typeof value['__typename'] === 'string' ? fields[value['__typename']] : undefined
    for (const [key, id] of Object.entries(read?.(value) ?? {})) {
      if (typeof id === 'string') found[key as keyof Remembered] ??= id
    }
    Object.values(value).forEach(walk)
  }
  walk(answer)
  return { ...before, ...found }
}

export const nothingRemembered: Remembered = {
  searchId: '',
  hotelId: '',
  rateId: '',
  quoteId: '',
  total: '',
  bookingId: '',
  cancellationQuoteId: '',
  sessionId: '',
}
