import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startPlainGateway } from '../support/gateways/plain-gateway.ts'
import { searchUntilFound } from '../support/slow-suppliers.ts'
import { runCommand, graphql, type Stack, startStack } from '../support/stack.ts'

const email = 'agent@demo.test'
const dateInDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

let gateway: Awaited<ReturnType<typeof startPlainGateway>>
let stack: Stack
let token: string

beforeAll(async () => {
  gateway = await startPlainGateway(45)
  stack = await startStack({ GATEWAY_URL: gateway.url })
  token = await runCommand(stack, 'token', email)
})
afterAll(async () => {
  await stack?.stop()
  await gateway?.stop()
})

async function send<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { data, errors } = await graphql<Data>(stack.url, query, { variables, token })
  expect(errors).toBeUndefined()
  return data
}

interface SearchResult {
  hotelSearch: {
    searchId: string
    items: { hotel: { id: string }; offers: { bookable: boolean; supplierInfo: { name: string } }[] }[]
  }
}

async function findHotel(daysAhead: number) {
  const input = {
    locationCode: 'SA1',
    checkIn: dateInDays(daysAhead),
    checkOut: dateInDays(daysAhead + 3),
    rooms: [{ adults: 2 }],
    nationality: 'ID',
  }
  return searchUntilFound(async () => {
    const { hotelSearch } = await send<SearchResult>(
      'query ($input: HotelSearchInput!) { hotelSearch(input: $input) { searchId items { hotel { id } offers { bookable supplierInfo { name } } } } }',
      { input },
    )
    expect(hotelSearch.items).toHaveLength(3)
    return { searchId: hotelSearch.searchId, item: hotelSearch.items[0] }
  })
}

interface Quote {
  id: string
  paymentMethods: string[]
  price: { total: { amount: string } }
}

async function holdRoom(daysAhead: number): Promise<Quote> {
  const { searchId, item } = await findHotel(daysAhead)
  const hotelId = item?.hotel.id
  const { hotel } = await send<{
    hotel: { roomGroups: { rooms: { rates: { id: string; bookable: boolean }[] }[] }[] }
  }>(
    'query ($id: ID!, $searchId: ID!) { hotel(id: $id, searchId: $searchId) { roomGroups { rooms { rates { id bookable } } } } }',
    { id: hotelId, searchId },
  )
  const rate = hotel.roomGroups[0]?.rooms[0]?.rates[0]
  expect(rate?.bookable).toBe(true)
  const { quoteHotel } = await send<{ quoteHotel: { quote: Quote } }>(
    'mutation ($input: QuoteHotelInput!) { quoteHotel(input: $input) { ... on HotelQuoted { quote { id paymentMethods price { total { amount } } } } ... on UserError { code } } }',
    { input: { searchId, hotelId, rooms: [{ roomIndex: 0, rateId: rate?.id }] } },
  )
  return quoteHotel.quote
}

interface BookResult {
  bookHotel: { __typename: string; clientReference?: string; booking?: { id: string; reference: string } }
}

const person = { salutation: 'MR', firstName: 'Lead', lastName: 'Traveler' }

/** Books a double room. Each test books a different day, so that its booking is easy to identify. */
async function book(daysAhead: number) {
  const quote = await holdRoom(daysAhead)
  const input = {
    quoteId: quote.id,
    acceptedTotal: quote.price.total.amount,
    idempotencyKey: randomUUID(),
    payment: { account: {} },
    vatNumber: '310000000100003',
    lead: { ...person, email: 'lead@demo.test', phoneCountryCode: '62', phone: '81200000000' },
    guests: [{ roomIndex: 0, type: 'ADULT', ...person, firstName: 'Second' }],
  }
  const { bookHotel } = await send<BookResult>(
    'mutation ($input: BookHotelInput!) { bookHotel(input: $input) { __typename ... on HotelBooked { booking { id reference } } ... on OutcomeUnknown { clientReference } ... on UserError { code message } } }',
    { input },
  )
  return { quote, bookHotel, key: input.idempotencyKey }
}

const newestReferences = async () =>
  (
    await send<{ bookings: { items: { reference: string }[] } }>('{ bookings(pageSize: 5) { items { reference } } }')
  ).bookings.items.map(({ reference }) => reference)

describe('with a gateway that sends only the required fields', () => {
  test('books on account, lists the booking first and cancels it with an unknown refund', async () => {
    gateway.configure({ oldestFirst: true })
    expect(await send('{ wallet { balance { amount } } }')).toEqual({ wallet: null })
    const { quote, bookHotel } = await book(40)
    expect(quote.paymentMethods).toEqual(['ACCOUNT'])
    expect(bookHotel).toMatchObject({ __typename: 'HotelBooked', booking: { reference: 'PLAIN-1045' } })
    expect((await newestReferences())[0]).toBe('PLAIN-1045')

    const id = bookHotel.booking?.id
    const { booking } = await send<{ booking: { cancellation: object } }>(
      'query ($id: ID!) { booking(id: $id) { cancellation { reported eligible blockers { code } } } }',
      { id },
    )
    expect(booking.cancellation).toEqual({ reported: false, eligible: true, blockers: [] })
    const { quoteCancellation } = await send<{ quoteCancellation: { quote: { id: string; refund: null } } }>(
      'mutation ($id: ID!) { quoteCancellation(bookingId: $id) { ... on CancellationQuoted { quote { id refund { amount } penalty { amount } } } ... on UserError { code } } }',
      { id },
    )
    expect(quoteCancellation.quote).toMatchObject({ refund: null, penalty: null })
    const cancelled = await send(
      'mutation ($input: ConfirmCancellationInput!) { confirmCancellation(input: $input) { ... on BookingCancelled { refund { amount } booking { status } } ... on UserError { code } } }',
      { input: { quoteId: quoteCancellation.quote.id, reason: 'Group changed dates', idempotencyKey: randomUUID() } },
    )
    expect(cancelled).toEqual({ confirmCancellation: { refund: null, booking: { status: 'CANCELLED' } } })
  })

  test('lets the agent decide whether a listed booking resulted from a booking call whose response was lost', async () => {
    gateway.configure({ oldestFirst: false, booking: 'lost' })
    const { bookHotel, key } = await book(50)
    expect(bookHotel).toMatchObject({ __typename: 'OutcomeUnknown', clientReference: key })
    interface Outcome {
      bookingOutcome: { state: string; candidates: { id: string; reference: string }[] }
    }
    const readOutcome = async () =>
      (
        await send<Outcome>(
          'query ($key: ID!) { bookingOutcome(clientReference: $key) { state candidates { id reference } } }',
          { key },
        )
      ).bookingOutcome
    const found = await vi.waitFor(
      async () => {
        const current = await readOutcome()
        expect(current.candidates.map(({ reference }) => reference)).toEqual(['PLAIN-1046'])
        return current
      },
      { timeout: 60_000, interval: 1000 },
    )
    expect(found.state).toBe('UNKNOWN')
    const resolved = await send(
      'mutation ($input: ResolveBookingOutcomeInput!) { resolveBookingOutcome(input: $input) { ... on BookingOutcome { state booking { reference } } } }',
      { input: { clientReference: key, bookingId: found.candidates[0]?.id } },
    )
    expect(resolved).toEqual({ resolveBookingOutcome: { state: 'BOOKED', booking: { reference: 'PLAIN-1046' } } })
  })

  test('shows an unconfigured supplier under the name that the gateway sends', async () => {
    gateway.configure({ booking: 'confirmed', provider: 'ForthStays' })
    const { item } = await findHotel(60)
    expect(item?.offers).toEqual([{ bookable: true, supplierInfo: { name: 'ForthStays' } }])
    const { bookHotel } = await book(60)
    expect(bookHotel.__typename).toBe('HotelBooked')
  })
})
