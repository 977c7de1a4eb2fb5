import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { serveCheckout } from '#src/testing/checkout-page.tsx'
import { riyals } from '#src/testing/factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { respondTo, server } from '#src/testing/server.ts'
import {
  CancelCardPaymentDocument,
  type CardPaymentFieldsFragment,
  CardPaymentPageDocument,
} from './card-payment.generated.ts'
import { cardStage } from './card-stage.ts'

const pageUrl = 'https://pay.example.test/hpp_1'
const path = '/card-payment?payment=payment-1'

const aBooking = (
  status: 'PENDING' | 'CONFIRMED' | 'FAILED',
  paymentStatus: 'UNPAID' | 'HELD' | 'PAID' | null,
  cardLapsedAt: string | null = null,
) => ({
  __typename: 'HotelBooking' as const,
  id: 'booking-1',
  reference: 'MKH-7F3K-20418',
  status,
  paymentStatus,
  cardLapsedAt,
})
const aPayment = (change: Partial<CardPaymentFieldsFragment> = {}): CardPaymentFieldsFragment => ({
  __typename: 'CardPayment',
  id: 'payment-1',
  purpose: 'BOOKING',
  status: 'CREATED',
  amount: riyals('427.04'),
  pageUrl,
  clientReference: 'key-1',
  quoteId: null,
  booking: aBooking('PENDING', 'UNPAID'),
  ...change,
})
const servePayment = (payment: CardPaymentFieldsFragment | null) =>
  server.use(respondTo(CardPaymentPageDocument, () => ({ cardPayment: payment })))

test.each([
  ['CREATED', 'no booking', 'open', null],
  ['REFUSED', 'a pending booking', 'declined', aBooking('PENDING', 'UNPAID')],
  ['AUTHORIZED', 'a pending booking', 'confirming', aBooking('PENDING', 'HELD')],
  ['AUTHORIZED', 'no booking', 'confirming', null],
  ['CAPTURED', 'a paid booking', 'booked', aBooking('CONFIRMED', 'PAID')],
  ['AUTHORIZED', 'an unpaid booking', 'confirming', aBooking('CONFIRMED', 'UNPAID')],
  ['AUTHORIZED', 'a failed booking', 'released', aBooking('FAILED', null)],
  ['VOIDED', 'a failed booking', 'released', aBooking('FAILED', null)],
  ['VOIDED', 'an unpaid booking', 'released', aBooking('CONFIRMED', 'UNPAID')],
  ['VOIDED', 'a lapsed authorization', 'lapsed', aBooking('PENDING', 'UNPAID', '2026-11-21T09:00:00Z')],
  ['EXPIRED', 'a failed booking', 'notPaid', aBooking('FAILED', null)],
] as const)('maps a card payment with status %s and %s to the stage %s', (status, _, stage, booking) => {
  expect(cardStage({ status, booking })).toBe(stage)
})

test('shows the confirmed booking after a card payment', async () => {
  servePayment(aPayment({ status: 'CAPTURED', pageUrl: null, booking: aBooking('CONFIRMED', 'PAID') }))
  await renderApp(path)
  expect(await screen.findByText(/The booking is confirmed/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open the booking' })).toHaveAttribute('href', '/booking-detail/booking-1')
})

/** Cancels the payment on request. Returns the ids of cancelled payments. */
function serveCancellation(
  cancelledPayment = aPayment({
    status: 'EXPIRED',
    pageUrl: null,
    quoteId: 'quote-1',
    booking: aBooking('FAILED', null),
  }),
) {
  const cancelledIds: string[] = []
  server.use(
    respondTo(CancelCardPaymentDocument, ({ id }) => {
      cancelledIds.push(id)
      servePayment(cancelledPayment)
      return { cancelCardPayment: cancelledPayment }
    }),
  )
  return cancelledIds
}

/** Serves the checkout that the page links to. */
function serveLinkedCheckout() {
  const cleanUp = serveCheckout()
  onTestFinished(() => void cleanUp())
}

const getUrl = ({ router }: Awaited<ReturnType<typeof renderApp>>) =>
  router.state.location.pathname + router.state.location.search

test('opens the confirmation in the checkout once the booking is confirmed', async () => {
  serveLinkedCheckout()
  const booking = aBooking('CONFIRMED', 'PAID')
  servePayment(aPayment({ status: 'CAPTURED', pageUrl: null, quoteId: 'quote-1', booking }))
  const app = await renderApp(path)
  await waitFor(() => expect(getUrl(app)).toBe('/payment-hotel?quote=quote-1&step=done'))
})

test('links back to the payment step in the checkout when the card payment has expired', async () => {
  serveLinkedCheckout()
  const booking = aBooking('FAILED', null)
  servePayment(aPayment({ status: 'EXPIRED', pageUrl: null, quoteId: 'quote-1', booking }))
  await renderApp(path)
  expect(await screen.findByRole('link', { name: 'Back to payment' })).toHaveAttribute(
    'href',
    '/payment-hotel?quote=quote-1&step=pay',
  )
})

test('cancels the payment after the agent leaves the card page, and returns to the payment step', async () => {
  serveLinkedCheckout()
  servePayment(aPayment({ quoteId: 'quote-1' }))
  const cancelledIds = serveCancellation()
  const app = await renderApp(`${path}&returned=left`)
  await waitFor(() => expect(getUrl(app)).toBe('/payment-hotel?quote=quote-1&step=pay'))
  expect(cancelledIds).toEqual(['payment-1'])
})

test('does not cancel a payment that the card has already authorized', async () => {
  servePayment(
    aPayment({ status: 'AUTHORIZED', pageUrl: null, quoteId: 'quote-1', booking: aBooking('PENDING', 'HELD') }),
  )
  const cancelledIds = serveCancellation()
  await renderApp(`${path}&returned=left`)
  expect(await screen.findByText(/is held on your card/)).toBeInTheDocument()
  expect(screen.getByText('MKH-7F3K-20418')).toBeInTheDocument()
  expect(cancelledIds).toEqual([])
})

test('does not link back to the card page while the card is being confirmed', async () => {
  servePayment(aPayment())
  await renderApp(`${path}&returned=paid`)
  expect(await screen.findByText('This page updates by itself. Don’t pay again.')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Return to the card page' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Cancel the payment' })).toBeInTheDocument()
})

test('offers to try another card, and cancels the payment on request', async () => {
  servePayment(aPayment({ status: 'REFUSED' }))
  serveCancellation(aPayment({ status: 'EXPIRED', pageUrl: null, booking: aBooking('CONFIRMED', 'UNPAID') }))
  const { user } = await renderApp(path)
  expect(await screen.findByRole('alert')).toHaveTextContent('The card was declined. You weren’t charged.')
  expect(screen.getByRole('link', { name: 'Try another card' })).toHaveAttribute('href', pageUrl)
  await user.click(screen.getByRole('button', { name: 'Cancel the payment' }))
  expect(await screen.findByText('The payment wasn’t completed. You weren’t charged.')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Try another card' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open the booking' })).toBeInTheDocument()
})

test('reports that a card payment does not exist', async () => {
  servePayment(null)
  await renderApp(path)
  expect(await screen.findByText('Card payment not found')).toBeInTheDocument()
})

test('shows the card payment in Arabic, from right to left', async () => {
  servePayment(aPayment())
  await renderApp(path, { language: 'ar-SA' })
  expect(await screen.findByRole('link', { name: 'العودة إلى صفحة البطاقة' })).toBeInTheDocument()
  expect(document.documentElement.dir).toBe('rtl')
})
