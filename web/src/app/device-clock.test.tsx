import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CountriesDocument } from '#src/data/countries.generated.ts'
import { ViewerDocument } from '#src/data/viewer.generated.ts'
import { BookingDetailDocument } from '#src/features/bookings/detail/booking-detail.generated.ts'
import {
  QuoteCancellationDocument,
  type QuoteCancellationMutation,
} from '#src/features/bookings/cancel/cancel-booking.generated.ts'
import { OpenLinksDocument } from '#src/features/checkout/checkout-products.generated.ts'
import { HotelQuoteDocument } from '#src/features/checkout/adapters/hotel/hotel-quote.generated.ts'
import { HotelSearchDocument } from '#src/features/hotel-search/hotel-search.generated.ts'
import { aQuote } from '#src/testing/checkout-factories.ts'
import { type BookedHotel, aBooking, aCancellationState, bookingDetails, riyals } from '#src/testing/factories.ts'
import { aListing, aResult, servePlaces } from '#src/testing/hotel-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { failure, respondTo, server, setServerTime } from '#src/testing/server.ts'

const serverTime = '2026-11-21T08:00:00Z'
const inMinutes = (minutes: number) => new Date(Date.parse(serverTime) + minutes * 60_000).toISOString()

const hotelListing = `/hotel-listing?${new URLSearchParams({
  locationCode: 'SA1',
  checkInDate: '2026-12-13',
  checkOutDate: '2026-12-18',
  rooms: '[{"adults":2,"childAges":[]}]',
  nationality: 'ID',
})}`

/** Only the device's clock is wrong: every response contains the correct time. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(inMinutes(10)), shouldAdvanceTime: true })
  setServerTime(serverTime)
})
afterEach(() => void vi.useRealTimers())

const booking = (overrides: Partial<BookedHotel> = {}) => ({
  ...aBooking(),
  details: bookingDetails(),
  ...overrides,
})

test('lets an agent cancel a booking on a device whose clock is ten minutes ahead', async () => {
  server.use(
    respondTo(BookingDetailDocument, () => ({ booking: booking() })),
    respondTo(QuoteCancellationDocument, (): QuoteCancellationMutation => ({
      quoteCancellation: {
        __typename: 'CancellationQuoted',
        quote: {
          __typename: 'CancellationQuote',
          id: 'quote-1',
          expiresAt: inMinutes(10),
          paid: riyals('6332.65'),
          refund: riyals('3166.33'),
          penalty: riyals('3166.32'),
        },
      },
    })),
  )
  const { user } = await renderApp('/booking-detail/booking-1')
  await user.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByText(/valid for 10 more minutes/)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Cancel booking' })).toBeVisible()
})

test('counts down the wait before a cancellation by the server’s clock', async () => {
  const blockers = [{ __typename: 'CancellationBlocker' as const, code: 'CANCEL_WAIT_TIME' as const, message: 'Wait.' }]
  const cancellation = aCancellationState({ eligible: false, availableFrom: inMinutes(4), blockers })
  server.use(respondTo(BookingDetailDocument, () => ({ booking: booking({ cancellation }) })))
  await renderApp('/booking-detail/booking-1')
  expect((await screen.findByRole('timer')).textContent).toMatch(/^(04:00|03:5\d)$/)
})

test('does not show a held price as expired when the device’s clock is ahead', async () => {
  server.use(
    respondTo(HotelQuoteDocument, () => ({ hotelQuote: aQuote({ expiresAt: inMinutes(5) }) })),
    respondTo(OpenLinksDocument, () => ({
      hotelQuote: { __typename: 'HotelQuote' as const, id: 'quote-1', openPaymentLinks: [] },
      transportQuote: null,
    })),
    respondTo(CountriesDocument, () => ({ countries: [] })),
    respondTo(ViewerDocument, () => ({
      viewer: {
        __typename: 'Viewer' as const,
        id: 'user-a',
        name: 'Demo Agent',
        email: 'agent@demo.test',
        company: null,
        authenticator: null,
      },
    })),
  )
  await renderApp('/payment-hotel?quote=quote-1')
  const [timer] = await screen.findAllByRole('timer')
  expect(timer?.textContent).toMatch(/^(05:00|04:5\d)$/)
})

test('expires search results by the server’s clock', async () => {
  servePlaces()
  server.use(
    respondTo(HotelSearchDocument, () => ({
      hotelSearch: aListing([aResult('Sidra Heights')], { expiresAt: inMinutes(5) }),
    })),
  )
  await renderApp(hotelListing)
  expect(await screen.findByRole('article', { name: 'Sidra Heights' })).toBeVisible()
  expect(screen.queryByText(/These prices are more than 30 minutes old/)).not.toBeInTheDocument()
})

test('shows the time of a failed search by the server’s clock', async () => {
  servePlaces()
  server.use(respondTo(HotelSearchDocument, () => failure('GATEWAY_TIMEOUT', 'No supplier responded in time.')))
  await renderApp(hotelListing)
  expect(await screen.findByText(/^2026-11-21 11:0\d:\d\d Makkah time$/)).toBeVisible()
})
