import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aBookedHotel, aQuote } from '#src/testing/checkout-factories.ts'
import {
  anOutcome,
  bookedOutcome,
  checkout,
  delayBooking,
  advanceSeconds,
  pay,
  quotes,
  reachPayment,
  serveBooking,
  serveCheckout,
  serveOutcome,
} from '#src/testing/checkout-page.tsx'
import { renderApp } from '#src/testing/render-app.tsx'
import { riyals } from '#src/testing/factories.ts'
import { readPrivate } from '#src/lib/storage/private-storage.ts'
import { unsettledKey } from './unsettled-key.ts'
import { type UnsettledBooking, removeUnsettled, storeUnsettled } from './unsettled-bookings.ts'

beforeEach(serveCheckout)

const confirmingTitle = 'We’re confirming this booking with the supplier'

/** A booking sent by another tab for the stay of `aQuote`. */
const anUnsettledBooking = (change: Partial<UnsettledBooking> = {}): UnsettledBooking => {
  const { hotel, checkIn, checkOut, rooms } = aQuote()
  return {
    key: 'key-of-another-tab',
    quoteId: 'quote-1',
    path: '/payment-hotel',
    basket: JSON.stringify([hotel.id, checkIn, checkOut, rooms.map(({ occupancy }) => occupancy)]),
    title: 'Hotel A',
    total: riyals('6148.20'),
    method: 'WALLET',
    sentAt: new Date().toISOString(),
    unknown: true,
    lost: false,
    ...change,
  }
}

/** Changes the storage as another tab would, so that this tab receives an event. */
const changeInAnotherTab = (change: () => void) =>
  act(async () => {
    change()
    window.dispatchEvent(new Event('storage'))
  })

const fakeTimers = () => vi.useFakeTimers({ now: new Date('2026-11-21T08:01:00Z'), shouldAdvanceTime: true })

describe('checkout during a payment in another tab', () => {
  test('accepts no payment while another tab is paying for the same quote', async () => {
    serveOutcome(anOutcome())
    await reachPayment()
    await changeInAnotherTab(() => storeUnsettled(anUnsettledBooking({ unknown: false })))
    expect(await screen.findByRole('heading', { name: confirmingTitle })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Pay SAR/ })).not.toBeInTheDocument()
    await changeInAnotherTab(() => removeUnsettled('key-of-another-tab'))
    expect(await screen.findByRole('button', { name: /^Pay SAR/ })).toBeInTheDocument()
  })

  test('shows the booking as soon as another tab has booked the same quote', async () => {
    serveOutcome(anOutcome())
    await reachPayment()
    await changeInAnotherTab(() => storeUnsettled(anUnsettledBooking({ unknown: false })))
    await screen.findByRole('heading', { name: confirmingTitle })
    quotes.set('quote-1', aQuote({ booking: aBookedHotel() }))
    await changeInAnotherTab(() => removeUnsettled('key-of-another-tab'))
    expect(await screen.findByText('HX-77120-45')).toBeInTheDocument()
  })

  test('tracks the outcome of a payment for another quote for the same stay', async () => {
    const references = serveOutcome(anOutcome({ nextCheckSeconds: 2 }), bookedOutcome())
    fakeTimers()
    await renderApp(checkout)
    await changeInAnotherTab(() => storeUnsettled(anUnsettledBooking({ quoteId: 'quote-of-another-tab' })))
    expect(await screen.findByRole('heading', { name: confirmingTitle })).toBeInTheDocument()
    expect(screen.getByText(/SAR 6,148\.20 may be on hold/)).toBeInTheDocument()
    // The other tab finds the outcome first.
    await changeInAnotherTab(() => removeUnsettled('key-of-another-tab'))
    expect(screen.getByRole('heading', { name: confirmingTitle })).toBeInTheDocument()
    await advanceSeconds(3)
    expect(await screen.findByText('HX-77120-45')).toBeInTheDocument()
    expect(new Set(references)).toEqual(new Set(['key-of-another-tab']))
  })

  test('accepts a payment again once another tab’s quote for the same stay turns out not to be booked', async () => {
    const inputs = serveBooking({ ...bookingRefused })
    serveOutcome(anOutcome({ state: 'NOT_BOOKED', nextCheckSeconds: null }))
    const app = await renderApp(checkout)
    await changeInAnotherTab(() => storeUnsettled(anUnsettledBooking({ quoteId: 'quote-of-another-tab', lost: true })))
    await app.user.click(await screen.findByRole('button', { name: 'Back to payment' }))
    expect(
      await screen.findByRole('checkbox', { name: /I have read and agree to the cancellation policy/ }),
    ).toBeInTheDocument()
    expect(inputs).toEqual([])
    expect(localStorage.getItem('rihla.private.unsettled.1')).toBe('[]')
  })

  test('does not affect a checkout for another stay', async () => {
    serveOutcome(anOutcome())
    await reachPayment()
    await changeInAnotherTab(() =>
      storeUnsettled(anUnsettledBooking({ quoteId: 'quote-of-another-tab', basket: 'another stay' })),
    )
    expect(await screen.findByRole('complementary', { name: 'Bookings being confirmed' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Pay SAR/ })).toBeEnabled()
  })
})

const bookingRefused = {
  __typename: 'BookingRefused' as const,
  code: 'BOOKING_REFUSED' as const,
  message: 'x',
  supplierText: null,
}

describe('banner for unsettled bookings', () => {
  const banner = () => screen.findByRole('complementary', { name: 'Bookings being confirmed' })

  test.each([
    ['booked', bookedOutcome(), /The supplier has confirmed this booking\. Reference:.*HX-77120-45/],
    [
      'not booked',
      anOutcome({ state: 'NOT_BOOKED', nextCheckSeconds: null }),
      /You were not charged, and any amount on hold has been released\./,
    ],
  ])('shows the outcome in the banner without a reload and lets the agent dismiss it: %s', async (_, outcome, text) => {
    fakeTimers()
    serveOutcome(anOutcome({ nextCheckSeconds: 2 }), outcome)
    const { user } = await renderApp('/contact')
    await changeInAnotherTab(() => storeUnsettled(anUnsettledBooking()))
    const notice = within(await banner())
    expect(notice.getByText(`${confirmingTitle}. Don’t book again.`)).toBeInTheDocument()
    expect(notice.getByText(/Hotel A/)).toBeInTheDocument()
    expect(notice.getByRole('link', { name: 'View' })).toHaveAttribute('href', '/payment-hotel?quote=quote-1&step=pay')
    expect(notice.queryByRole('button', { name: 'Dismiss' })).not.toBeInTheDocument()
    await advanceSeconds(3)
    expect(await notice.findByText(text)).toBeInTheDocument()
    await user.click(notice.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByRole('complementary', { name: /being confirmed/ })).toBeNull())
  })

  test('links the banner to a booking whose supplier has not responded', async () => {
    serveOutcome(anOutcome({ booking: aBookedHotel({ status: 'UNKNOWN', needsAgentSince: '2026-11-21T07:30:00Z' }) }))
    await renderApp('/contact')
    await changeInAnotherTab(() => storeUnsettled(anUnsettledBooking()))
    const notice = within(await banner())
    expect(await notice.findByText(/Open the booking to ask the supplier once more\./)).toBeInTheDocument()
    expect(notice.getByRole('link', { name: 'Open booking' })).toHaveAttribute(
      'href',
      expect.stringContaining('booking-1'),
    )
  })

  test('shows no banner for a payment that is being sent or is shown on its own page', async () => {
    const { release } = delayBooking('lost')
    serveOutcome(anOutcome())
    const app = await reachPayment()
    await pay(app)
    await screen.findByText('Booking with the supplier. Keep this page open.')
    expect(screen.queryByRole('complementary', { name: /being confirmed/ })).toBeNull()
    release()
    await screen.findByRole('heading', { name: confirmingTitle })
    expect(screen.queryByRole('complementary', { name: /being confirmed/ })).toBeNull()
    await act(() => app.router.navigate('/contact'))
    expect(await banner()).toBeInTheDocument()
  })
})

test('settles a payment once its quote is booked, even before its outcome is known', async () => {
  serveOutcome(anOutcome())
  quotes.set('quote-1', aQuote({ booking: aBookedHotel() }))
  await renderApp('/payment-hotel?quote=quote-1&step=done')
  expect(await screen.findByText('HX-77120-45')).toBeInTheDocument()
  await changeInAnotherTab(() => storeUnsettled(anUnsettledBooking()))
  await waitFor(() => expect(readPrivate('browser', unsettledKey)).toEqual([]))
  expect(screen.queryByRole('complementary', { name: 'Bookings being confirmed' })).not.toBeInTheDocument()
})

test('shows a booking with an open card page as unpaid, with a link back to that page', async () => {
  const pageUrl = 'https://pay.example.test/hpp_1'
  serveOutcome(anOutcome({ cardPayment: { __typename: 'CardPayment', id: 'payment-1', pageUrl } }))
  await renderApp('/contact')
  await changeInAnotherTab(() => storeUnsettled(anUnsettledBooking({ method: 'CARD' })))
  const notice = within(await screen.findByRole('complementary', { name: 'Bookings being confirmed' }))
  expect(await notice.findByText('The card payment isn’t finished. Nothing has been charged.')).toBeVisible()
  expect(notice.getByRole('link', { name: 'Go to the card payment' })).toHaveAttribute(
    'href',
    '/card-payment?payment=payment-1',
  )
})
