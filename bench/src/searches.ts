/** Measured searches. The queries are the web app's own, because the server precompiles only those. */
import { ownQueries } from '../../graphql-server/src/__generated__/own-queries.ts'

export const { 'web/HotelSearch': hotelSearch, 'web/HotelDetail': hotelDetail, 'web/Bookings': bookings } = ownQueries

const day = (plus: number) => new Date(Date.now() + plus * 86_400_000).toISOString().slice(0, 10)

/** Variables of a new search of a city, for two adults, some days from now. */
export const newSearch = (locationCode: string, from = 30) => ({
  input: {
    locationCode,
    checkIn: day(from),
    checkOut: day(from + 4),
    rooms: [{ adults: 2, childAges: [] }],
    nationality: 'ID',
  },
  sort: 'PRICE_ASC',
  page: 1,
  pageSize: 20,
})

export const firstPage = { page: 1, pageSize: 20 }
