/** Tests transport and ground services end to end: operations, reference gateway, suppliers, ledger and inbox. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runCommand, graphql, type Stack, startStack } from '../support/stack.ts'

let stack: Stack
let token: string

const dateInDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  stack = await startStack({ CANCEL_WAIT_SECONDS: '0' })
  token = await runCommand(stack, 'token', 'partner@demo.test')
})
afterAll(() => stack?.stop())

async function send<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { data, errors } = await graphql<Data>(stack.url, query, { variables, token })
  expect(errors).toBeUndefined()
  return data
}

test('finds vehicles of every company and a proposal that carries everyone', async () => {
  const { transportOptions } = await send<{ transportOptions: { routes: { code: string }[] } }>(
    '{ transportOptions { routes { code } } }',
  )
  const routeCode = transportOptions.routes.at(-1)?.code
  const { transportSearch: found } = await send<{
    transportSearch: {
      items: {
        bookable: boolean
        fits: boolean | null
        vehicleType: string
        category: string
        company: { code: string }
      }[]
      proposal: { seats: number; lines: { passengers: number }[] }
      warnings: object[]
    }
  }>(
    `query ($input: TransportSearchInput!) { transportSearch(input: $input) {
      items { bookable fits vehicleType category company { code } } proposal { seats lines { passengers } } warnings { code }
    } }`,
    { input: { routeCode, date: dateInDays(30), passengers: 37, nationality: 'PK' } },
  )
  expect(new Set(found.items.map(({ company }) => company.code)).size).toBe(4)
  expect(found.items.every(({ bookable, fits }) => bookable && fits !== null)).toBe(true)
  expect(found.items.filter(({ vehicleType, category }) => `${vehicleType} ${category}`.includes('UNREC'))).toEqual([])
  expect(found.proposal.seats).toBeGreaterThanOrEqual(37)
  expect(found.proposal.lines.reduce((sum, { passengers }) => sum + passengers, 0)).toBe(37)
  expect(found.warnings).toEqual([])
})

test('finds packages of every Umrah company, with an extra priced for its days', async () => {
  const { groundServiceSearch: found } = await send<{
    groundServiceSearch: {
      items: {
        bookable: boolean
        company: { code: string }
        price: { total: { amount: string } }
        total: { amount: string }
        extras: { code: string; days: number; price: { total: { amount: string } } }[]
        cancellationPolicy: { refundable: boolean }
      }[]
      warnings: object[]
    }
  }>(
    `query ($input: GroundServiceSearchInput!) { groundServiceSearch(input: $input) {
      items {
        bookable company { code } price { total { amount } } total { amount } extras { code days price { total { amount } } }
        cancellationPolicy { refundable }
      }
      warnings { code }
    } }`,
    {
      input: {
        arrivalDate: dateInDays(30),
        pilgrims: 12,
        nationality: 'PK',
        extras: [{ code: 'GUIDE', quantity: 1, days: 4 }],
      },
    },
  )
  expect(new Set(found.items.map(({ company }) => company.code)).size).toBe(3)
  for (const { bookable, price, total, extras } of found.items) {
    const guide = extras.find(({ code }) => code === 'GUIDE')
    expect([bookable, guide?.days]).toEqual([true, 4])
    expect(Number(total.amount)).toBeCloseTo(Number(price.total.amount) + Number(guide?.price.total.amount), 2)
  }
  expect(new Set(found.items.map(({ cancellationPolicy }) => cancellationPolicy.refundable))).toEqual(
    new Set([true, false]),
  )
  expect(found.warnings).toEqual([])
})

interface Quoted {
  quote: { id: string; price: { total: { amount: string } } }
}

const quoteFields = 'quote { id price { total { amount } } }'

async function quoteRide(): Promise<Quoted> {
  const { transportSearch } = await send<{ transportSearch: { searchId: string; items: { id: string }[] } }>(
    'query ($input: TransportSearchInput!) { transportSearch(input: $input, where: { vehicleTypes: [VAN], companies: ["TC-01"] }) { searchId items { id } } }',
    { input: { routeCode: '202', date: dateInDays(30), passengers: 8, nationality: 'PK' } },
  )
  const vehicles = [{ offerId: transportSearch.items[0]?.id, vehicles: 1, passengers: 8, services: ['MEAL'] }]
  const { quoteTransport } = await send<{ quoteTransport: Quoted }>(
    `mutation ($input: QuoteTransportInput!) { quoteTransport(input: $input) { ... on TransportQuoted { ${quoteFields} } ... on UserError { code } } }`,
    { input: { searchId: transportSearch.searchId, vehicles } },
  )
  return quoteTransport
}

async function quotePackage(): Promise<Quoted> {
  const { groundServiceSearch } = await send<{ groundServiceSearch: { searchId: string; items: { id: string }[] } }>(
    'query ($input: GroundServiceSearchInput!) { groundServiceSearch(input: $input, where: { companies: ["UO-21"] }) { searchId items { id } } }',
    {
      input: {
        arrivalDate: dateInDays(30),
        pilgrims: 8,
        nationality: 'PK',
        extras: [{ code: 'GUIDE', quantity: 1, days: 4 }],
      },
    },
  )
  const [offer] = groundServiceSearch.items
  const { quoteGroundService } = await send<{ quoteGroundService: Quoted }>(
    `mutation ($input: QuoteGroundServiceInput!) { quoteGroundService(input: $input) { ... on GroundServiceQuoted { ${quoteFields} } ... on UserError { code } } }`,
    { input: { searchId: groundServiceSearch.searchId, offerId: offer?.id, extras: ['GUIDE'] } },
  )
  return quoteGroundService
}

const readBalance = async () =>
  (await send<{ wallet: { balance: { amount: string } } }>('{ wallet { balance { amount } } }')).wallet.balance.amount

interface Email {
  subject: string
}

const readInbox = async () =>
  (await (await fetch(`http://127.0.0.1:${stack.env['INBOX_PORT']}/api/email`)).json()) as Email[]

// An authenticator code is accepted only once, so each product uses a different agent.
test.each([
  [
    'vehicles',
    'partner@demo.test',
    quoteRide,
    { book: 'bookTransport', input: 'BookTransportInput', booked: 'TransportBooked' },
    '... on TransportBooking { date passengerCount details { vehicles { passengers services { code } } } }',
    {
      date: dateInDays(30),
      passengerCount: 8,
      details: { vehicles: [{ passengers: 8, services: [{ code: 'MEAL' }] }] },
    },
  ],
  [
    'ground services',
    'agent@demo.test',
    quotePackage,
    { book: 'bookGroundService', input: 'BookGroundServiceInput', booked: 'GroundServiceBooked' },
    '... on GroundServiceBooking { arrivalDate pilgrimCount details { extras { code quantity days } } }',
    { arrivalDate: dateInDays(30), pilgrimCount: 8, details: { extras: [{ code: 'GUIDE', quantity: 1, days: 4 }] } },
  ],
])(
  'holds, books, lists, shows, cancels and refunds %s',
  async (_, email, createQuote, { book, input, booked }, fields, expectedFields) => {
    token = await runCommand(stack, 'token', email)
    const balanceBefore = await readBalance()
    const { quote } = await createQuote()
    const total = quote.price.total.amount
    const order = {
      quoteId: quote.id,
      acceptedTotal: total,
      idempotencyKey: randomUUID(),
      payment: { wallet: { authCode: await runCommand(stack, 'otp', email) } },
      vatNumber: '300000000000003',
      lead: {
        salutation: 'MRS',
        firstName: 'Lead',
        lastName: 'Traveler',
        email,
        phoneCountryCode: '62',
        phone: '81200000000',
      },
    }
    const document = `mutation ($input: ${input}!) { ${book}(input: $input) { ... on ${booked} { replayed booking { id reference status } } ... on UserError { code } } }`
    const result = await send<Record<string, { replayed: boolean; booking: { id: string; reference: string } }>>(
      document,
      {
        input: order,
      },
    )
    const booking = result[book]?.booking
    expect(result[book]).toMatchObject({ replayed: false, booking: { status: 'CONFIRMED' } })
    expect(await send(document, { input: order })).toMatchObject({ [book]: { replayed: true, booking } })
    expect(Number(await readBalance())).toBeCloseTo(Number(balanceBefore) - Number(total), 2)

    const listed = await send<{ bookings: { items: object[] } }>(
      'query ($text: String) { bookings(where: { text: $text }) { items { id leadName } } }',
      { text: booking?.reference },
    )
    expect(listed.bookings.items).toEqual([{ id: booking?.id, leadName: 'Lead Traveler' }])
    const displayedBooking = await send(
      `query ($id: ID!) { booking(id: $id) { details { price { total { amount } } contact { email } } ${fields} } }`,
      { id: booking?.id },
    )
    const { details, ...row } = expectedFields
    expect(displayedBooking).toMatchObject({
      booking: { ...row, details: { ...details, price: { total: { amount: total } }, contact: { email } } },
    })

    const { quoteCancellation } = await send<{
      quoteCancellation: { quote: { id: string; refund: { amount: string } } }
    }>(
      'mutation ($id: ID!) { quoteCancellation(bookingId: $id) { ... on CancellationQuoted { quote { id refund { amount } } } ... on UserError { code } } }',
      { id: booking?.id },
    )
    expect(quoteCancellation.quote.refund.amount).toBe(total)
    const cancelled = await send(
      'mutation ($input: ConfirmCancellationInput!) { confirmCancellation(input: $input) { ... on BookingCancelled { booking { status } } ... on UserError { code } } }',
      { input: { quoteId: quoteCancellation.quote.id, reason: 'Group changed dates', idempotencyKey: randomUUID() } },
    )
    expect(cancelled).toEqual({ confirmCancellation: { booking: { status: 'CANCELLED' } } })
    expect(await readBalance()).toBe(balanceBefore)
    await vi.waitFor(
      async () => {
        const received = (await readInbox()).filter(({ subject }) => subject.includes(booking?.reference ?? ''))
        expect(received).toHaveLength(2)
      },
      { timeout: 60_000, interval: 250 },
    )
  },
)
