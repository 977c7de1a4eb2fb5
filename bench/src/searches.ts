/** Measured queries and searches. The queries are the web app's, because the server precompiles only those. */
import { ownQueries } from '../../graphql-server/src/__generated__/own-queries.ts'

export const { 'web/HotelSearch': hotelSearch, 'web/HotelDetail': hotelDetail, 'web/Bookings': bookings } = ownQueries

const dateInDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Builds the variables of a new hotel search for two adults and four nights, starting in `daysAhead` days. */
export const buildSearchVariables = (locationCode: string, daysAhead = 30) => ({
  input: {
    locationCode,
    checkIn: dateInDays(daysAhead),
    checkOut: dateInDays(daysAhead + 4),
    rooms: [{ adults: 2, childAges: [] }],
    nationality: 'ID',
  },
  sort: 'PRICE_ASC',
  page: 1,
  pageSize: 20,
})

export const firstPage = { page: 1, pageSize: 20 }
