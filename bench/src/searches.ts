/** Searches that are measured; the queries are the web app's own, because the server compiles no others. */
import { parse, print, visit } from 'graphql'
import { ownQueries } from '../../graphql-server/src/__generated__/own-queries.ts'

export const { 'web/HotelSearch': hotelSearch, 'web/HotelDetail': hotelDetail, 'web/Bookings': bookings } = ownQueries

/** As a tool may ask, which has no filters to count for: the rates of most hotels are not read then. */
export const searchWithoutFacets = print(
  visit(parse(hotelSearch), {
    Field: ({ name }) => (name.value === 'facets' ? null : undefined),
    FragmentDefinition: ({ name }) => (name.value === 'SearchFacets' ? null : undefined),
  }),
)

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
