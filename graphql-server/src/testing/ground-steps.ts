/** Test steps for searching, quoting and booking ground services. */
import type { BookGroundServiceInput, QuoteGroundServiceInput } from '../__generated__/schema-types.ts'
import { aRideOrder } from './ride-steps.ts'
import { type StubRequest, enveloped } from './stub-gateway.ts'
import type { TestServer } from './start-server.ts'

export const groundCalls = {
  search: '/groundservices/search',
  check: '/groundservices/checkavailability',
  book: '/groundservices/reservation',
  view: '/groundservices/viewreservation',
  quoteCancellation: '/groundservices/cancelreservation',
  cancel: '/groundservices/confirmcancelreservation',
}

const anExtra = (code: string, description: string, grandTotalPrice: number) => ({
  code,
  description,
  grandTotalPrice,
  quantity: '1',
  duration: '3',
  supplierKey: 'key-1',
})

/** Returns a row of search results: a package for 2,300 SAR, with a guide for 437 and a SIM card for 23. */
export const aGroundRow = (changes: object = {}) => ({
  uoCode: 'U-1',
  uoName: 'Cedar Umrah Services',
  provider: 'UmrahHolidays',
  config: [{ key: 'session', value: '7' }],
  category: { categoryCode: 'STD', categoryName: 'Standard', grandTotalPrice: 2300, grandTotalTax: 300 },
  additionalServices: [anExtra('GUIDE', 'Guide', 437), anExtra('SIM', 'SIM card', 23)],
  ...changes,
})

/** Returns an availability response that holds the requested items for fifteen minutes. */
export const heldGround = ({ body }: Pick<StubRequest, 'body'>, changes: object = {}) =>
  enveloped(
    { ...body, cancellationPolicy: { isRefundable: true, rules: [] }, expiresAt: '2026-11-21T09:15:00Z', ...changes },
    { trackToken: 'TRACK-1' },
  )

const callerWith = (token: string | undefined) => (token === undefined ? {} : { token })

/** Searches ground services for twenty pilgrims and returns the ids of the search and the offers. */
export async function searchGround(server: TestServer, rows: object[] = [aGroundRow()], token?: string) {
  server.gateway.respondTo(groundCalls.search, { groundServices: rows })
  const { data, errors } = await server.query(
    'query ($input: GroundServiceSearchInput) { groundServiceSearch(input: $input) { searchId items { id } } }',
    { input: { arrivalDate: '2027-01-10', pilgrims: 20, nationality: 'ID', countryOfResidence: 'MY' } },
    callerWith(token),
  )
  if (!data.groundServiceSearch) throw new Error(`no search: ${JSON.stringify(errors)}`)
  const { searchId, items } = data.groundServiceSearch
  return { searchId, offerId: items[0]?.id ?? '' }
}

const outcome = `
  fragment Outcome on QuoteGroundServiceResult {
    __typename
    ... on UserError { code message }
    ... on InvalidInput { fields { path code } }
    ... on GroundServiceQuoted {
      priceChanged { previousTotal { amount } newTotal { amount } }
      quote {
        id expiresAt expired supplierInfo { key } paymentMethods company { code name } package { code name }
        arrivalDate pilgrims nationality price { total { amount } taxes { amount } } packagePrice { total { amount } }
        extras { code name quantity days price { total { amount } } }
        cancellationPolicy { refundable } booking { reference }
      }
    }
  }`

/** Quotes a package from a search. */
export async function quoteGround(server: TestServer, input: QuoteGroundServiceInput, token?: string) {
  const document = `${outcome} mutation ($input: QuoteGroundServiceInput!) { quoteGroundService(input: $input) { ...Outcome } }`
  const { data, errors } = await server.query(document, { input }, callerWith(token))
  if (errors.length > 0) throw new Error(`not quoted: ${JSON.stringify(errors)}`)
  return data.quoteGroundService
}

/** Renews an earlier quote. */
export async function requoteGround(server: TestServer, quoteId: string, token?: string) {
  const document = `${outcome} mutation ($quoteId: ID!) { requoteGroundService(quoteId: $quoteId) { ...Outcome } }`
  const { data, errors } = await server.query(document, { quoteId }, callerWith(token))
  if (errors.length > 0) throw new Error(`not quoted: ${JSON.stringify(errors)}`)
  return data.requoteGroundService
}

/** Quotes the package with a guide for twenty pilgrims, 2,737 SAR in total, and returns the quote's id. */
export async function aGroundQuote(server: TestServer): Promise<string> {
  server.gateway.respondTo(groundCalls.check, heldGround)
  const ids = await searchGround(server)
  const result = await quoteGround(server, { ...ids, extras: ['GUIDE'] })
  if (result.__typename !== 'GroundServiceQuoted') throw new Error(`not quoted: ${JSON.stringify(result)}`)
  return result.quote.id
}

export const aGroundOrder = (
  quoteId: string,
  changes: Partial<BookGroundServiceInput> = {},
): BookGroundServiceInput => ({
  ...aRideOrder(quoteId),
  acceptedTotal: '2737.00',
  ...changes,
})

const bookDocument = `mutation ($input: BookGroundServiceInput!) { bookGroundService(input: $input) {
  __typename
  ... on UserError { code message }
  ... on GroundServiceBooked {
    replayed warnings { code }
    booking {
      id reference status clientReference leadName total { amount }
      ... on GroundServiceBooking { companyName packageName arrivalDate pilgrimCount }
    }
  }
  ... on PriceChanged { previousTotal { amount } newTotal { amount } quoteId }
  ... on BookingRefused { supplierText }
  ... on OutcomeUnknown { clientReference }
  ... on InvalidInput { fields { path code } }
} }`

/** Books ground services. */
export async function bookGround(server: TestServer, input: BookGroundServiceInput, token?: string) {
  const { data, errors } = await server.query(bookDocument, { input }, callerWith(token))
  if (errors.length > 0) throw new Error(`not booked: ${JSON.stringify(errors)}`)
  return data.bookGroundService
}
