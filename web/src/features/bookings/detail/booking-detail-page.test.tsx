import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  type BookedHotel,
  aBooking,
  aBookingPage,
  aCancellationState,
  bookingDetails,
  riyals,
} from '#src/testing/factories.ts'
import { servePlaces } from '#src/testing/hotel-factories.ts'
import { aPolicy, aPrice } from '#src/testing/hotel-detail-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { failure, respondTo, server } from '#src/testing/server.ts'
import { getTranslatable } from '#src/testing/translate-page.ts'
import { AskSupplierAgainDocument } from './ask-again.generated.ts'
import { sentCancellations } from '../cancel/sent-cancellations.ts'
import { BookingDetailDocument } from './booking-detail.generated.ts'
import { BookingsDocument } from '../list/bookings.generated.ts'

const aDetail = (overrides: Partial<BookedHotel> = {}): BookedHotel => ({
  ...aBooking(),
  details: bookingDetails(),
  ...overrides,
})

type BookedRoom = NonNullable<BookedHotel['details']>['rooms'][number]

const serveBooking = (booking: BookedHotel | null) => server.use(respondTo(BookingDetailDocument, () => ({ booking })))

const getSection = (heading: string) => {
  const element = screen.getByRole('heading', { name: heading }).closest('section')
  if (!element) throw new Error(`no section ${heading}`)
  return within(element)
}

test('shows the booked hotel’s city', async () => {
  servePlaces()
  serveBooking(aDetail({ locationCode: 'SA4', details: bookingDetails({ address: 'Lantern Street 7' }) }))
  await renderApp('/booking-detail/booking-1')
  expect((await screen.findAllByText('Lantern Street 7 · Madinah')).length).toBeGreaterThan(0)
})

test.each([
  ['CONFIRMED', true],
  ['CANCELLED', false],
  ['PENDING', false],
] as const)(
  'offers to share the stay as text without prices only for a confirmed booking: %s',
  async (status, isOffered) => {
    serveBooking(aDetail({ status, details: bookingDetails({ checkInTime: '16:00' }) }))
    await renderApp('/booking-detail/booking-1')
    await screen.findByRole('heading', { level: 1, name: 'Qamariya Court' })
    const link = screen.queryByRole('link', { name: 'WhatsApp' })
    const text = new URL(link?.getAttribute('href') ?? 'https://none.test').searchParams.get('text') ?? ''
    expect(text.startsWith('Qamariya Court\n')).toBe(isOffered)
    expect(text.includes('Booking reference: BRN-1001\nCheck-in: Sun 13 Dec 2026, from 16:00')).toBe(isOffered)
    expect(text).not.toMatch(/SAR|6,332/)
  },
)

test('shows a notice when the supplier has tightened the booking’s terms', async () => {
  serveBooking(aDetail({ reference: 'BRN-78', termsTightenedAt: '2026-11-21T08:00:00Z' }))
  await renderApp('/booking-detail/booking-1')
  expect(await screen.findByText('Cancellation terms tightened by the supplier')).toBeVisible()
})

test('shows a booking’s search codes, and how the hotel promo code changed the price', async () => {
  const price = {
    __typename: 'SearchCodePrice' as const,
    hotelName: null,
    total: riyals('6332.65'),
    fullTotal: riyals('6665.95'),
  }
  serveBooking(
    aDetail({
      details: bookingDetails({
        codes: [{ __typename: 'SearchCode', kind: 'HOTEL_PROMO', code: 'WINTER26', state: 'ACCEPTED', price }],
      }),
    }),
  )
  await renderApp('/booking-detail/booking-1')
  const code = await screen.findByText('Hotel promo code WINTER26 accepted')
  expect(code).toBeVisible()
  expect(code.closest('li')).toHaveTextContent('SAR 6,665.95 SAR 6,332.65')
})

test('shows the booked stay with Hijri dates, guests and references', async () => {
  serveBooking(
    aDetail({
      tags: ['vip'],
      details: bookingDetails({
        agentReference: 'GROUP-7',
        rooms: [
          {
            __typename: 'BookedRoom',
            name: 'Quad room',
            kind: {
              __typename: 'RoomKind',
              type: 'DOUBLE',
              view: 'KAABA',
              beds: [
                { __typename: 'RoomBeds', kind: 'SINGLE', count: 2 },
                { __typename: 'RoomBeds', kind: 'EXTRA', count: 1 },
              ],
              squareMeters: 22,
            },
            board: 'BREAKFAST',
            boardText: null,
            price: null,
            travelers: [
              {
                __typename: 'Traveler',
                type: 'ADULT',
                firstName: 'Guest',
                lastName: 'One',
                name: 'Guest One',
                age: null,
                lead: true,
                salutation: 'MR',
              },
              {
                __typename: 'Traveler',
                type: 'CHILD',
                firstName: 'Guest',
                lastName: 'Two',
                name: 'Guest Two',
                age: 7,
                lead: false,
                salutation: null,
              },
            ],
          },
        ],
        specialRequests: {
          __typename: 'SpecialRequests',
          arrivalTime: '22:30',
          codes: ['LOW_FLOOR', 'BABY_COT'],
          note: 'Close to the lift',
        },
        contact: { __typename: 'BookingContact', email: 'guest@demo.test', phone: '+62 8120000000', address: null },
      }),
    }),
  )
  await renderApp('/booking-detail/booking-1')
  expect(await screen.findByRole('heading', { level: 1, name: 'Qamariya Court' })).toBeVisible()
  for (const text of [
    'Sun 13 Dec 2026',
    'from 16:00',
    '4 Rajab 1448',
    'until 12:00',
    '9 Rajab 1448',
    '5 nights',
    'Example Street 1',
    'vip',
  ]) {
    expect(screen.getByText(text)).toBeVisible()
  }
  const guests = getSection('Rooms and guests')
  expect(guests.getByRole('heading', { name: 'Room 1 Double room, Kaaba view' })).toBeVisible()
  for (const fact of ['Breakfast included', '2 single beds and 1 extra bed', '22 m²'])
    expect(guests.getByText(fact)).toBeVisible()
  expect(guests.getByText('child, age 7')).toBeVisible()
  for (const text of ['Low floor · Crib', 'Expected arrival at the hotel: 22:30 (Makkah time)', 'Close to the lift'])
    expect(guests.getByText(text)).toBeVisible()
  expect(guests.getByText('+62 812 000 0000')).toHaveAttribute('dir', 'ltr')
  expect(screen.getByText('GROUP-7')).toBeVisible()
  expect(getTranslatable(/Guest (One|Two)|BRN-1001|GROUP-7/)).toEqual([])
  await waitFor(() => expect(document.title).toBe('Qamariya Court · BRN-1001 · Rihla'))
})

test('shows the contact and special requests when the gateway returns no rooms', async () => {
  serveBooking(
    aDetail({
      details: bookingDetails({
        rooms: [],
        contact: {
          __typename: 'BookingContact',
          email: 'lead@traveler.test',
          phone: null,
          address: 'Jalan Merdeka 12, Jakarta',
        },
        specialRequests: { __typename: 'SpecialRequests', arrivalTime: null, codes: ['QUIET_ROOM'], note: null },
      }),
    }),
  )
  await renderApp('/booking-detail/booking-1')
  expect(await screen.findByText('lead@traveler.test')).toBeVisible()
  expect(screen.getByText('Jalan Merdeka 12, Jakarta')).toBeVisible()
  expect(screen.getByText('Quiet room')).toBeVisible()
})

test('copies the booking reference without direction marks', async () => {
  serveBooking(aDetail())
  const { user } = await renderApp('/booking-detail/booking-1', { language: 'ar-SA' })
  await user.click(await screen.findByRole('button', { name: 'نسخ رقم الحجز' }))
  expect(await navigator.clipboard.readText()).toBe('BRN-1001')
})

test.each([
  [
    'CONFIRMED',
    /Room price.*5,277\.21.*VAT and municipality fee.*1,055\.44.*Paid.*6,332\.65.*Your commission.*329\.30/,
  ],
  [
    'CANCELLED',
    /Room price.*5,277\.21.*VAT and municipality fee.*1,055\.44.*Paid.*6,332\.65.*Refund.*6,332\.65[^0-9]*$/,
  ],
] as const)('lists price lines above the total, and refund and commission below it (%s)', async (status, lines) => {
  const payment = {
    __typename: 'BookingPayment' as const,
    disputedSince: null,
    paid: riyals('6332.65'),
    refunded: status === 'CANCELLED' ? riyals('6332.65') : null,
    iban: null,
    method: null,
    cardPayment: null,
  }
  serveBooking(aDetail({ status, details: bookingDetails({ payment }) }))
  await renderApp('/booking-detail/booking-1')
  await screen.findByRole('heading', { level: 1 })
  expect(getSection('Price').getByText('Room price').closest('section')?.textContent).toMatch(lines)
})

const aPricedRoom = (name: string, price: BookedRoom['price']): BookedRoom => ({
  __typename: 'BookedRoom',
  name,
  kind: { __typename: 'RoomKind', type: 'UNRECOGNISED', view: null, beds: [], squareMeters: null },
  board: 'BREAKFAST',
  boardText: null,
  travelers: [],
  price,
})

test('lists each room’s price without taxes, followed by the taxes', async () => {
  const rooms = [
    aPricedRoom('Double room', aPrice('3000.00', '600.00', '3600.00')),
    aPricedRoom('Quad room', aPrice('2277.21', '455.44', '2732.65')),
  ]
  serveBooking(aDetail({ details: bookingDetails({ rooms }) }))
  await renderApp('/booking-detail/booking-1')
  await screen.findByRole('heading', { level: 1 })
  const text = getSection('Price').getByText('Double room').closest('section')?.textContent
  expect(text).toMatch(
    /Room prices before taxes.*Room 1.*Double room.*Breakfast.*3,000\.00.*Room 2.*Quad room.*2,277\.21.*VAT and municipality fee.*1,055\.44.*Paid.*6,332\.65/,
  )
  expect(getSection('Price').queryByText('Room price')).not.toBeInTheDocument()
})

test.each([
  ['the gateway does not send all room prices', null],
  ['the room prices do not add up to what was paid', aPrice('2000.00', '455.44', '2455.44')],
])('lists the price for the whole stay when %s', async (_, price) => {
  const rooms = [aPricedRoom('Double room', aPrice('3000.00', '600.00', '3600.00')), aPricedRoom('Quad room', price)]
  serveBooking(aDetail({ details: bookingDetails({ rooms }) }))
  await renderApp('/booking-detail/booking-1')
  await screen.findByRole('heading', { level: 1 })
  const text = getSection('Price').getByText('Room price').closest('section')?.textContent
  expect(text).toMatch(/Room price.*5,277\.21.*VAT and municipality fee.*1,055\.44.*Paid.*6,332\.65/)
})

test('shows no commission on a booking while the agent hides commissions', async () => {
  serveBooking(aDetail())
  const { user } = await renderApp('/booking-detail/booking-1')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getByRole('main')).toHaveTextContent(/Your commission.*329\.30/)
  await user.click(screen.getByRole('button', { name: 'Show commission' }))
  expect(screen.getByRole('main')).not.toHaveTextContent(/ommission|329\.30/)
})

test('shows the card that paid for a booking, and that the provider has not confirmed its refund yet', async () => {
  const payment = {
    __typename: 'BookingPayment' as const,
    disputedSince: null,
    paid: riyals('6332.65'),
    refunded: riyals('6332.65'),
    iban: null,
    method: 'CARD' as const,
    cardPayment: {
      __typename: 'CardPayment' as const,
      id: 'payment-1',
      pageUrl: null,
      card: { __typename: 'PaymentCard' as const, scheme: 'VISA' as const, lastFour: '4242' },
      refundPending: riyals('6332.65'),
    },
  }
  serveBooking(aDetail({ status: 'CANCELLED', details: bookingDetails({ payment }) }))
  await renderApp('/booking-detail/booking-1')
  await screen.findByRole('heading', { level: 1 })
  const text = getSection('Price').getByText('Room price').closest('section')?.textContent
  expect(text).toMatch(/by card \(.*Visa •••• 4242.*\)/)
  expect(text).toMatch(/to the card; the provider hasn’t confirmed it yet/)
  expect(text).not.toMatch(/wallet/)
})

test('says that the card payment is disputed', async () => {
  const payment = {
    __typename: 'BookingPayment' as const,
    disputedSince: '2026-11-28T09:00:00Z',
    paid: riyals('6332.65'),
    refunded: null,
    iban: null,
    method: 'CARD' as const,
    cardPayment: null,
  }
  serveBooking(aDetail({ details: bookingDetails({ payment }) }))
  await renderApp('/booking-detail/booking-1')
  expect(await screen.findByText(/has disputed the card payment of this booking \(28 Nov/)).toBeVisible()
})

test('shows a booking’s promo code after the total', async () => {
  const promo = { __typename: 'Promo' as const, code: 'RIHLA10', discount: riyals('703.63') }
  serveBooking(aDetail({ details: bookingDetails({ promo }) }))
  await renderApp('/booking-detail/booking-1')
  await screen.findByRole('heading', { level: 1 })
  const text = getSection('Price').getByText('Room price').closest('section')?.textContent
  expect(text).toMatch(/Paid.*6,332\.65.*Promo code .*RIHLA10.*already deducted.*703\.63/)
})

test('shows a booking’s promo code even if the gateway does not return its discount', async () => {
  const promo = { __typename: 'Promo' as const, code: 'RIHLA10', discount: null }
  serveBooking(aDetail({ details: bookingDetails({ promo }) }))
  await renderApp('/booking-detail/booking-1')
  await screen.findByRole('heading', { level: 1 })
  expect(getSection('Price').getByText(/Promo code .*RIHLA10/)).toBeVisible()
})

test.each([
  ['CONFIRMED', /^Price\s*Paid\s*Not stated$/],
  ['CANCELLED', /^Price\s*Paid\s*Not stated\s*Refund\s*Not stated$/],
] as const)('shows “Not stated” for the missing amounts of a %s booking', async (status, text) => {
  const details = bookingDetails({ payment: null, price: null })
  serveBooking(aDetail({ status, paymentStatus: null, total: null, details }))
  await renderApp('/booking-detail/booking-1')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getByRole('heading', { name: 'Price' }).closest('section')).toHaveTextContent(text)
})

test.each([
  ['CANCELLED', null, /Paid.*6,332\.65.*Refund\s*Not stated$/],
  ['CANCELLED', riyals('0.00'), /Paid.*6,332\.65.*Cancellation fee.*6,332\.65.*Refund.*0\.00$/],
  ['CONFIRMED', riyals('0.00'), /Paid.*6,332\.65[^0-9]*$/],
] as const)('distinguishes a refund of zero from a missing refund (%s, %j)', async (status, refunded, text) => {
  const payment = {
    __typename: 'BookingPayment' as const,
    disputedSince: null,
    paid: riyals('6332.65'),
    refunded,
    iban: null,
    method: null,
    cardPayment: null,
  }
  serveBooking(aDetail({ status, commission: null, details: bookingDetails({ payment, price: null }) }))
  await renderApp('/booking-detail/booking-1')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.getByRole('heading', { name: 'Price' }).closest('section')).toHaveTextContent(text)
})

test('omits price lines that do not add up to what was paid', async () => {
  const payment = {
    __typename: 'BookingPayment' as const,
    disputedSince: null,
    paid: riyals('6000.00'),
    refunded: null,
    iban: null,
    method: null,
    cardPayment: null,
  }
  serveBooking(aDetail({ details: bookingDetails({ payment }) }))
  await renderApp('/booking-detail/booking-1')
  await screen.findByRole('heading', { level: 1 })
  expect(getSection('Price').queryByText('VAT and municipality fee')).not.toBeInTheDocument()
  expect(getSection('Price').getByText('6,000')).toBeVisible()
})

test('formats the hotel’s times for the language', async () => {
  serveBooking(aDetail())
  await renderApp('/booking-detail/booking-1', { language: 'id-ID' })
  expect(await screen.findByText(/16\.00/)).toBeVisible()
})

const event = {
  __typename: 'BookingEvent' as const,
  money: null,
  note: null,
  actor: null,
  tagsAdded: [],
  tagsRemoved: [],
  changes: [],
}

test('puts the cancellation before the price on phones, for screen readers too', async () => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: media.includes('width <'), media }) as MediaQueryList,
  )
  serveBooking(aDetail())
  await renderApp('/booking-detail/booking-1')
  await screen.findByRole('heading', { level: 2, name: 'Price' })
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  vi.restoreAllMocks()
  expect(titles).toEqual(['You can cancel this booking', 'Price', 'Share with your travelers', 'References'])
})

test('shows changed names with translated titles, and children without a title', async () => {
  const nameChange = (oldValue: string, newValue: string) =>
    ({ __typename: 'BookingFieldChange', field: 'TRAVELER_NAME', oldValue, newValue }) as const
  serveBooking(
    aDetail({
      details: bookingDetails({
        history: [
          {
            ...event,
            at: '2026-11-21T06:12:00Z',
            kind: 'CHANGED',
            actorKind: 'AGENT',
            changes: [
              nameChange('Mr Guest Two', 'Mrs. Guest New'),
              nameChange('Master Guest Four', 'Master Guest Mister'),
              nameChange('Ms Guest Six', 'Mrs Guest Six'),
            ],
          },
        ],
      }),
    }),
  )
  await renderApp('/booking-detail/booking-1', { language: 'tr-TR' })
  expect(await screen.findByText('Bay Guest Two')).toBeVisible()
  expect(screen.getByText('Hanım Guest New')).toBeVisible()
  expect(screen.getByText('Guest Mister')).toBeVisible()
  // Turkish has the same word for both titles.
  expect(screen.getByText('Ms Guest Six')).toBeVisible()
  expect(screen.getByText('Mrs Guest Six')).toBeVisible()
  expect(getTranslatable(/Guest (Two|New|Mister|Four|Six)/)).toEqual([])
})

test('translates predefined cancellation reasons, and shows free text unchanged', async () => {
  const cancelledEvent = (at: string, note: string) =>
    ({ ...event, at, kind: 'CANCELLED', actorKind: 'AGENT', note }) as const
  serveBooking(
    aDetail({
      details: bookingDetails({
        history: [
          cancelledEvent('2026-11-21T06:13:00Z', 'duplicate'),
          cancelledEvent('2026-11-21T06:12:00Z', 'Booked twice'),
        ],
      }),
    }),
  )
  await renderApp('/booking-detail/booking-1', { language: 'tr-TR' })
  expect(await screen.findByText(/Çift rezervasyon/)).toBeVisible()
  expect(screen.getByText(/Booked twice/)).toBeVisible()
})

test('shows in the history what happened, who did it and when', async () => {
  serveBooking(
    aDetail({
      details: bookingDetails({
        history: [
          { ...event, at: '2026-11-21T06:12:00Z', kind: 'CONFIRMED', actorKind: 'SUPPLIER', actor: 'hudxconnect' },
          { ...event, at: '2026-11-21T06:11:00Z', kind: 'REREAD', actorKind: 'SYSTEM' },
          {
            ...event,
            at: '2026-11-21T06:10:00Z',
            kind: 'CHARGED',
            actorKind: 'AGENT',
            actor: 'Demo Agent',
            money: riyals('6332.65'),
          },
        ],
      }),
    }),
  )
  await renderApp('/booking-detail/booking-1')
  await screen.findByRole('heading', { level: 1 })
  const events = getSection('Booking history').getAllByRole('listitem')
  expect(events.map((item) => item.textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Confirmed by the supplierhudxconnect21 Nov 2026 · 09:12',
    'No response; status checked againSystem21 Nov 2026 · 09:11',
    'Wallet chargedSAR 6,332.65Demo Agent21 Nov 2026 · 09:10',
  ])
  expect(getTranslatable(/Demo Agent/)).toEqual([])
})

const policyWithFee = (from: string, amount: string) =>
  aPolicy({
    freeUntil: from,
    steps: [{ __typename: 'CancellationStep', from, to: null, percent: null, amount: riyals(amount), noShow: false }],
  })

test('shows the supplier’s current terms after the accepted ones, with the differences', async () => {
  const cancellationPolicy = policyWithFee('2099-12-10T14:00:00+03:00', '3000.00')
  const currentCancellationPolicy = policyWithFee('2099-12-07T14:00:00+03:00', '6332.65')
  serveBooking(
    aDetail({ checkIn: '2099-12-13', details: bookingDetails({ cancellationPolicy, currentCancellationPolicy }) }),
  )
  await renderApp('/booking-detail/booking-1')
  await screen.findByRole('heading', { level: 1 })
  const terms = getSection('Cancellation policy you accepted')
  expect(terms.getByRole('heading', { name: 'What the supplier says now' })).toBeVisible()
  expect(terms.getByRole('status')).toHaveTextContent(/Free cancellation now ends earlier: Mon 7 Dec 2099/)
  const differences = terms
    .getAllByText(/You accepted:/)
    .map((label) => label.closest('li')?.textContent?.replaceAll('\u00a0', ' '))
  expect(differences).toEqual([
    'from Mon 7 Dec 2099 at 14:00 – until Thu 10 Dec 2099 at 14:00Non-refundableYou accepted: Free',
    'from Thu 10 Dec 2099 at 14:00Non-refundableYou accepted: SAR 3,000.00 fee',
  ])
  expect(getSection('You can cancel this booking').getByText(/Full refund until Mon 7 Dec/)).toBeVisible()
})

test.each([
  [
    'still has the same terms',
    policyWithFee('2099-12-10T14:00:00+03:00', '3000.00'),
    'Cancellation policy you accepted',
  ],
  ['sends no current terms', null, 'Cancellation policy'],
])('shows one cancellation policy when the supplier %s', async (_what, currentCancellationPolicy, heading) => {
  const cancellationPolicy = policyWithFee('2099-12-10T14:00:00+03:00', '3000.00')
  serveBooking(aDetail({ details: bookingDetails({ cancellationPolicy, currentCancellationPolicy }) }))
  await renderApp('/booking-detail/booking-1')
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible()
  expect(screen.queryByText('What the supplier says now')).not.toBeInTheDocument()
})

test('shows the data from the list when the details cannot be loaded', async () => {
  serveBooking(aDetail({ details: null }))
  await renderApp('/booking-detail/booking-1')
  expect(await screen.findByText('Price, cancellation policy, and history couldn’t be loaded')).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Qamariya Court' })).toBeVisible()
  expect(getSection('Price').getByText('6,332')).toBeVisible()
})

test('reports that a missing booking or another company’s booking was not found', async () => {
  serveBooking(null)
  await renderApp('/booking-detail/somebody-elses')
  expect(await screen.findByRole('link', { name: 'Go to Bookings' })).toHaveAttribute('href', '/my-bookings')
  expect(screen.getByRole('heading', { level: 1, name: 'Booking not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Search hotels' })).toHaveAttribute('href', '/')
})

test('redirects a URL without an id to the bookings list', async () => {
  server.use(respondTo(BookingsDocument, () => ({ bookings: aBookingPage() })))
  const { currentUrl } = await renderApp('/booking-detail')
  expect(await screen.findByRole('link', { name: 'Qamariya Court' })).toBeVisible()
  expect(currentUrl()).toBe('/my-bookings')
})

test('retries loading a booking', async () => {
  server.use(respondTo(BookingDetailDocument, () => failure('GATEWAY_UNAVAILABLE', 'The gateway is down.')))
  const { user } = await renderApp('/booking-detail/booking-1')
  expect(await screen.findByText('The gateway is down.')).toBeVisible()
  serveBooking(aDetail())
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Qamariya Court' })).toBeVisible()
})

test('returns from a booking to the list with its filters', async () => {
  server.use(respondTo(BookingsDocument, () => ({ bookings: aBookingPage() })))
  serveBooking(aDetail())
  const { user, currentUrl } = await renderApp('/my-bookings?status=CONFIRMED')
  await user.click(await screen.findByRole('link', { name: 'Qamariya Court' }))
  await user.click(await within(screen.getByRole('main')).findByRole('link', { name: 'Bookings' }))
  await waitFor(() => expect(currentUrl()).toBe('/my-bookings?status=CONFIRMED'))
  expect(await screen.findByRole('link', { name: 'Qamariya Court' })).toBeVisible()
})

test('shows a booking’s outcome as unknown until the booking is confirmed', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  let status: BookedHotel['status'] = 'UNKNOWN'
  const key = '0d9c41f2-7c0e-4f0b-9a39-5a3f6a1c2b7d'
  server.use(
    respondTo(BookingDetailDocument, () => ({
      booking: aDetail({ status, clientReference: key, cancellation: aCancellationState({ eligible: false }) }),
    })),
  )
  await renderApp('/booking-detail/booking-1')
  expect(await screen.findByText(/Do not book again\.$/)).toBeVisible()
  // The support code is the start of the key, short enough to read out on the phone.
  expect(screen.getByText('0D9C41F2')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel booking' })).not.toBeInTheDocument()
  status = 'CONFIRMED'
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await waitFor(() => expect(screen.queryByText(/Do not book again/)).not.toBeInTheDocument())
  expect(screen.getByText('Confirmed')).toBeVisible()
  vi.useRealTimers()
})

test.each([
  ['links to it while the payment page is open', 'https://pay.example/hpp_1', ['/card-payment?payment=payment-1']],
  ['does not link to it once the payment page is closed', null, []],
])('says that a card payment is not finished, and %s', async (_, pageUrl, links) => {
  const booking = aDetail({ status: 'PENDING', paymentStatus: 'UNPAID' })
  const { payment } = bookingDetails()
  if (!payment) throw new Error('the booking has no payment')
  const cardPayment = { __typename: 'CardPayment' as const, id: 'payment-1', pageUrl, card: null, refundPending: null }
  serveBooking({ ...booking, details: bookingDetails({ payment: { ...payment, method: null, cardPayment } }) })
  await renderApp('/booking-detail/booking-1')
  await screen.findByRole('heading', { name: 'The card payment isn’t finished' })
  const notice = getSection('The card payment isn’t finished')
  expect(notice.getByText(/^Nothing has been charged\./)).toBeVisible()
  expect(notice.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links)
  expect(screen.queryByText('Awaiting supplier confirmation')).not.toBeInTheDocument()
})

test.each([
  ['booking', { status: 'UNKNOWN' }, /Do not book again meanwhile/],
  ['cancellation', { status: 'CONFIRMED' }, /Do not cancel again/],
] as const)(
  'explains what to do when the supplier does not respond to a %s, and lets the agent ask again',
  async (_, facts, text) => {
    let needsAgentSince: string | null = '2026-11-21T08:30:00Z'
    const onRequest = vi.fn()
    const booking = () => aDetail({ ...facts, needsAgentSince, cancellation: aCancellationState({ eligible: false }) })
    server.use(
      respondTo(BookingDetailDocument, () => ({ booking: booking() })),
      respondTo(AskSupplierAgainDocument, (variables) => {
        onRequest(variables)
        return { askSupplierAgain: booking() }
      }),
    )
    const { user } = await renderApp('/booking-detail/booking-1')
    expect(await screen.findByText(text)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Ask the supplier again' }))
    expect(await screen.findByText('The supplier still hasn’t answered. We’ll keep asking.')).toBeVisible()
    expect(onRequest).toHaveBeenCalledWith({ bookingId: 'booking-1' })
    needsAgentSince = null
    await user.click(screen.getByRole('button', { name: 'Ask the supplier again' }))
    await waitFor(() => expect(screen.queryByText(text)).not.toBeInTheDocument())
  },
)

test.each([
  [
    'the supplier has not responded',
    { status: 'UNKNOWN' },
    /SAR\s6,332\.65.*You weren’t charged.*keep asking.*Do not book again/,
  ],
  [
    'the supplier has confirmed',
    { status: 'CONFIRMED' },
    /You weren’t charged.*Pay from the wallet or by another card/,
  ],
] as const)('shows that the card authorization lapsed when %s', async (_, facts, text) => {
  serveBooking(aDetail({ ...facts, paymentStatus: 'UNPAID', cardLapsedAt: '2026-11-21T08:30:00Z' }))
  await renderApp('/booking-detail/booking-1')
  expect(await screen.findByRole('heading', { name: 'The card hold has expired' })).toBeVisible()
  expect(getSection('The card hold has expired').getByText(text)).toBeVisible()
})

test('does not mention a lapsed card authorization once the booking is paid', async () => {
  serveBooking(aDetail({ paymentStatus: 'PAID', cardLapsedAt: '2026-11-21T08:30:00Z' }))
  await renderApp('/booking-detail/booking-1')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('The card hold has expired')).not.toBeInTheDocument()
})

test('disables cancelling while another tab is cancelling, and then shows the outcome', async () => {
  let status: 'CONFIRMED' | 'CANCELLED' = 'CONFIRMED'
  server.use(respondTo(BookingDetailDocument, () => ({ booking: aDetail({ status }) })))
  await renderApp('/booking-detail/booking-1')
  expect(await screen.findByRole('button', { name: 'Cancel booking' })).toBeEnabled()
  act(() => sentCancellations.store('booking-1', { key: 'key-00000001', input: { quoteId: 'quote-1' } }))
  expect(await screen.findByText('Cancellation in progress')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Cancel booking' })).toBeDisabled()
  status = 'CANCELLED'
  act(() => sentCancellations.remove('booking-1'))
  expect(await screen.findByText('Cancelled')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel booking' })).not.toBeInTheDocument()
})

test('opens a booking from an email link that contains its reference and supplier', async () => {
  serveBooking(aDetail())
  const onRequest = vi.fn()
  server.use(
    respondTo(BookingsDocument, (variables) => {
      onRequest(variables.where)
      return { bookings: aBookingPage({ items: [aBooking({ id: 'other', reference: 'BRN-10012' }), aBooking()] }) }
    }),
  )
  const { reference, supplierInfo } = aBooking()
  await renderApp(`/booking-detail?reference=${reference}&supplier=${supplierInfo?.key}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Qamariya Court' })).toBeVisible()
  expect(onRequest).toHaveBeenCalledWith({ text: reference })
})

test('reports that the booking in an email link was not found', async () => {
  server.use(respondTo(BookingsDocument, () => ({ bookings: aBookingPage({ items: [aBooking()] }) })))
  await renderApp('/booking-detail?reference=BRN-9999')
  expect(await screen.findByText('Booking not found')).toBeVisible()
})
