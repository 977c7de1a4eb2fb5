/** Tests the calls of docs/gateway-contract.md end to end: operations, reference gateway, suppliers, ledger and inbox. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { searchUntilFound } from '../support/slow-suppliers.ts'
import { runCommand, graphql, type Stack, startStack } from '../support/stack.ts'

let stack: Stack
let token: string

const email = 'partner@demo.test'
const dateInDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

beforeAll(async () => {
  stack = await startStack({ CANCEL_WAIT_SECONDS: '0' })
  token = await runCommand(stack, 'token', email)
})
afterAll(() => stack?.stop())

async function send<Data>(query: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const { data, errors } = await graphql<Data>(stack.url, query, { variables, token })
  expect(errors).toBeUndefined()
  return data
}

interface Rate {
  id: string
  bookable: boolean
  cancellationPolicy: { refundable: boolean | null } | null
}

async function searchRefundable() {
  const { hotelSearch } = await send<{ hotelSearch: { searchId: string; items: { hotel: { id: string } }[] } }>(
    'query ($input: HotelSearchInput!) { hotelSearch(input: $input, where: { refundable: true, suppliers: [HUDXCONNECT] }) { searchId items { hotel { id } } } }',
    {
      input: {
        locationCode: 'SA4',
        checkIn: dateInDays(40),
        checkOut: dateInDays(43),
        rooms: [{ adults: 2 }],
        nationality: 'TR',
      },
    },
  )
  for (const { hotel } of hotelSearch.items) {
    const detail = await send<{ hotel: { roomGroups: { rooms: { rates: Rate[] }[] }[] } | null }>(
      'query ($id: ID!, $searchId: ID!) { hotel(id: $id, searchId: $searchId) { roomGroups { rooms { rates { id bookable cancellationPolicy { refundable } } } } } }',
      { id: hotel.id, searchId: hotelSearch.searchId },
    )
    const rates = detail.hotel?.roomGroups.flatMap(({ rooms }) => rooms.flatMap((room) => room.rates)) ?? []
    const rate = rates.find(({ bookable, cancellationPolicy }) => bookable && cancellationPolicy?.refundable)
    if (!rate) continue
    const { quoteHotel } = await send<{ quoteHotel: { quote: { id: string; price: { total: { amount: string } } } } }>(
      'mutation ($input: QuoteHotelInput!) { quoteHotel(input: $input) { ... on HotelQuoted { quote { id price { total { amount } } } } ... on UserError { code } } }',
      { input: { searchId: hotelSearch.searchId, hotelId: hotel.id, rooms: [{ roomIndex: 0, rateId: rate.id }] } },
    )
    return quoteHotel.quote
  }
  throw new Error('The search found no refundable rate')
}

const quoteRefundable = () => searchUntilFound(searchRefundable)

/** Order input for two guests; the lead traveler's e-mail address is also the paying agent's account. */
const orderInput = async (quote: { id: string; price: { total: { amount: string } } }, lead: string) => ({
  quoteId: quote.id,
  acceptedTotal: quote.price.total.amount,
  idempotencyKey: randomUUID(),
  payment: { wallet: { authCode: await runCommand(stack, 'otp', lead) } },
  vatNumber: '300000000000003',
  lead: {
    salutation: 'MRS',
    firstName: 'Lead',
    lastName: 'Traveler',
    email: lead,
    phoneCountryCode: '90',
    phone: '5320000000',
  },
  guests: [{ roomIndex: 0, type: 'ADULT', salutation: 'MR', firstName: 'Second', lastName: 'Traveler' }],
})

const readBalance = async () =>
  (await send<{ wallet: { balance: { amount: string } } }>('{ wallet { balance { amount } } }')).wallet.balance.amount

interface Email {
  subject: string
  text: string
  to: { address: string }[]
}

const readInbox = async () =>
  (await (await fetch(`http://127.0.0.1:${stack.env['INBOX_PORT']}/api/email`)).json()) as Email[]

describe('the whole stack', () => {
  test('searches, holds, books, shows, cancels and refunds a hotel', async () => {
    const viewer = await send('{ viewer { email company { vatNumber } } hotelLocations { code } }')
    expect(viewer).toMatchObject({ viewer: { email }, hotelLocations: [{ code: 'SA1' }, { code: 'SA4' }] })
    const balanceBefore = await readBalance()
    const quote = await quoteRefundable()

    const booked = await send<{ bookHotel: { booking: { id: string; reference: string; status: string } } }>(
      'mutation ($input: BookHotelInput!) { bookHotel(input: $input) { __typename ... on HotelBooked { booking { id reference status } } ... on UserError { code message } } }',
      {
        input: await orderInput(quote, email),
      },
    )
    const { booking } = booked.bookHotel
    expect(booking.status).toBe('CONFIRMED')
    expect(Number(await readBalance())).toBeCloseTo(Number(balanceBefore) - Number(quote.price.total.amount), 2)

    const listed = await send<{ bookings: { items: { id: string }[]; totalCount: number } }>(
      '{ bookings { totalCount items { id } } }',
    )
    expect(listed.bookings.totalCount).toBe(4)
    expect(listed.bookings.items[0]?.id).toBe(booking.id)
    const displayedBooking = await send(
      'query ($id: ID!) { booking(id: $id) { ... on HotelBooking { details { payment { paid { amount } } rooms { travelers { firstName } } } } } }',
      {
        id: booking.id,
      },
    )
    expect(displayedBooking).toEqual({
      booking: {
        details: {
          payment: { paid: { amount: quote.price.total.amount } },
          rooms: [{ travelers: [{ firstName: 'Lead' }, { firstName: 'Second' }] }],
        },
      },
    })

    const { quoteCancellation } = await send<{
      quoteCancellation: { quote: { id: string; refund: { amount: string } } }
    }>(
      'mutation ($id: ID!) { quoteCancellation(bookingId: $id) { ... on CancellationQuoted { quote { id refund { amount } } } ... on UserError { code } } }',
      { id: booking.id },
    )
    expect(quoteCancellation.quote.refund.amount).toBe(quote.price.total.amount)
    const cancelled = await send(
      'mutation ($input: ConfirmCancellationInput!) { confirmCancellation(input: $input) { ... on BookingCancelled { refund { amount } booking { status } } ... on UserError { code } } }',
      { input: { quoteId: quoteCancellation.quote.id, reason: 'Group changed dates', idempotencyKey: randomUUID() } },
    )
    expect(cancelled).toEqual({
      confirmCancellation: { refund: { amount: quote.price.total.amount }, booking: { status: 'CANCELLED' } },
    })
    expect(await readBalance()).toBe(balanceBefore)

    await vi.waitFor(
      async () => {
        const received = (await readInbox()).filter(({ subject }) => subject.includes(booking.reference))
        expect(new Set(received.map(({ subject }) => subject.split(':')[0]))).toEqual(
          new Set(['Booking cancelled', 'Booking confirmed']),
        )
        expect(received.every(({ to }) => to[0]?.address === email)).toBe(true)
      },
      { timeout: 60_000, interval: 250 },
    )
  })

  test('prices a quote with a promo code, books it at that price and shows the code', async () => {
    const quote = await quoteRefundable()
    const apply = (code: string) =>
      send<{ applyPromo: { quote: typeof quote } }>(
        'mutation ($input: ApplyPromoInput!) { applyPromo(input: $input) { ... on PromoApplied { quote { id price { total { amount } } } } ... on UserError { code } } }',
        { input: { quoteId: quote.id, code } },
      )
    for (const [code, refusal] of [
      ['NOSUCH', 'PROMO_UNKNOWN'],
      ['RAHMA116', 'PROMO_OF_HOTEL'],
      ['EXPIRED', 'PROMO_EXPIRED'],
      ['USEDUP', 'PROMO_USED_UP'],
      ['RIDE5', 'PROMO_OTHER_PRODUCT'],
    ] as const) {
      expect(await apply(code)).toEqual({ applyPromo: { code: refusal } })
    }
    const { applyPromo } = await apply('RIHLA10')
    const fullPrice = Number(quote.price.total.amount)
    const discountedPrice = Number(applyPromo.quote.price.total.amount)
    expect(discountedPrice).toBeCloseTo(fullPrice * 0.9, 1)

    const balanceBefore = await readBalance()
    const { bookHotel } = await send<{ bookHotel: { booking: { id: string } } }>(
      'mutation ($input: BookHotelInput!) { bookHotel(input: $input) { ... on HotelBooked { booking { id } } ... on UserError { code message } } }',
      { input: await orderInput(applyPromo.quote, email) },
    )
    expect(Number(await readBalance())).toBeCloseTo(Number(balanceBefore) - discountedPrice, 2)
    const displayedBooking = await send(
      'query ($id: ID!) { booking(id: $id) { ... on HotelBooking { details { promo { code discount { amount } } } } } }',
      { id: bookHotel.booking.id },
    )
    const discount = { amount: (fullPrice - discountedPrice).toFixed(2) }
    expect(displayedBooking).toEqual({ booking: { details: { promo: { code: 'RIHLA10', discount } } } })
  })

  test('shares a payment link that the receiver pays and the owner then sees as paid', async () => {
    const quote = await quoteRefundable()
    const { createPaymentLink: link } = await send<{ createPaymentLink: { id: string } }>(
      'mutation ($input: CreatePaymentLinkInput!) { createPaymentLink(input: $input) { ... on PaymentLinkCreated { id } ... on UserError { code message } } }',
      {
        input: {
          quoteId: quote.id,
          email: 'agent@demo.test',
          expiresAt: `${dateInDays(1)}T12:00:00Z`,
          idempotencyKey: randomUUID(),
        },
      },
    )
    const agentToken = await runCommand(stack, 'token', 'agent@demo.test')
    const strangerToken = await runCommand(stack, 'token', 'lowfunds@demo.test')
    const openQuery =
      'query ($id: ID!) { paymentLink(id: $id) { ... on SharedReservation { status } ... on UserError { code } } }'
    const openLinkWith = (bearer: string) => graphql<unknown>(stack.url, openQuery, { variables: link, token: bearer })
    expect(await openLinkWith(strangerToken)).toMatchObject({
      data: { paymentLink: { code: 'PAYMENT_LINK_NOT_FOUND' } },
    })
    expect(await openLinkWith(agentToken)).toMatchObject({ data: { paymentLink: { status: 'UNPAID' } } })

    const { data } = await graphql<{ quotePaymentLink: { quote: typeof quote } }>(
      stack.url,
      'mutation ($id: ID!) { quotePaymentLink(id: $id) { ... on HotelQuoted { quote { id price { total { amount } } } } ... on UserError { code } } }',
      { variables: link, token: agentToken },
    )
    const booked = await graphql<{ bookHotel: { booking: { reference: string } } }>(
      stack.url,
      'mutation ($input: BookHotelInput!) { bookHotel(input: $input) { ... on HotelBooked { booking { reference } } ... on UserError { code } } }',
      {
        variables: { input: await orderInput(data.quotePaymentLink.quote, 'agent@demo.test') },
        token: agentToken,
      },
    )
    const { reference } = booked.data.bookHotel.booking
    const { sharedReservations } = await send<{ sharedReservations: { items: object[] } }>(
      '{ sharedReservations(status: [PAID]) { items { id status reference bookingId openedCount receiverCompany } } }',
    )
    expect(sharedReservations.items).toEqual([
      {
        id: link.id,
        status: 'PAID',
        reference,
        bookingId: null,
        openedCount: 1,
        receiverCompany: 'Demo Umrah Company A',
      },
    ])
    expect(await openLinkWith(agentToken)).toMatchObject({ data: { paymentLink: { status: 'PAID' } } })
    await vi.waitFor(
      async () => {
        const received = (await readInbox()).filter(
          ({ text }) => text.includes('shared-reservations') || text.includes(link.id),
        )
        expect(received.map(({ subject, to }) => [subject.split(' ')[0], to[0]?.address])).toEqual(
          expect.arrayContaining([
            ['Payment', 'agent@demo.test'],
            ['Payment', email],
          ]),
        )
      },
      { timeout: 60_000, interval: 250 },
    )
  })

  test('lists a session and revokes it once', async () => {
    const otherToken = await runCommand(stack, 'token', email)
    await graphql(stack.url, '{ viewer { company { id } } }', { token: otherToken })
    const { sessions } = await send<{ sessions: { id: string; current: boolean }[] }>('{ sessions { id current } }')
    const other = sessions.find(({ current }) => !current)
    const revoke = (id: string) =>
      graphql<unknown>(stack.url, 'mutation ($id: ID!) { revokeSession(id: $id) { __typename } }', {
        variables: { id },
        token,
      })
    expect(await revoke(other?.id ?? '')).toMatchObject({ data: { revokeSession: { __typename: 'SessionRevoked' } } })
    for (const id of [other?.id ?? '', 'nothing']) {
      expect(await revoke(id)).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] })
    }
  })

  test('passes the contract check with the reference gateway, including bookings, changes and a payment link', async () => {
    const bearer = await runCommand(stack, 'token', 'colleague@demo.test')
    const url = `http://127.0.0.1:${stack.env['GATEWAY_PORT']}`
    const output = await runCommand(
      stack,
      'check-gateway',
      url,
      '--token',
      bearer,
      '--book',
      '--otp',
      'colleague@demo.test',
    )
    for (const [name, path] of [
      ['a room', '/hotels/confirmcancelreservation'],
      ['a ride', '/transportation/confirmcancelreservation'],
      ['ground services', '/groundservices/confirmcancelreservation'],
    ]) {
      expect(output).toContain(`Idempotency-Key, ${name}: a retry returns the first booking`)
      expect(output).toMatch(new RegExp(`POST ${path}: cancels \\S+`))
    }
    // The supplier of the first room in Makkah may allow no changes; the check then quotes one for another booking.
    expect(output).toMatch(/POST \/booking\/change: (refuses|quotes a name change for) a room/)
    expect(output).toMatch(/POST \/booking\/change: quotes a name change for (MKH|MDN)-/)
    for (const name of ['a ride', 'ground services']) {
      expect(output).toContain(`POST /booking/confirmchange: changes a name on ${name}`)
      expect(output).toContain(`Idempotency-Key, changing ${name}: a retry returns the first change`)
    }
    expect(output).toContain('GET /cart/link: refuses the disabled link (LINK_DISABLED)')
    expect(output).toContain('POST /promo/apply: refuses an unknown hold (status.code 1, TRACK_TOKEN_UNKNOWN)')
    expect(output).not.toMatch(/^Missing$/m)
    expect(output).toMatch(/The gateway meets the contract\.$/)
    // Slow, because each booking waits for the next authenticator code.
  })
})
