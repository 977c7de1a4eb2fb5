import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { serveCheckout } from '#src/testing/checkout-page.tsx'
import { riyals } from '#src/testing/factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { answer, server } from '#src/testing/server.ts'
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
const serve = (payment: CardPaymentFieldsFragment | null) =>
  server.use(answer(CardPaymentPageDocument, () => ({ cardPayment: payment })))

test.each([
  ['CREATED', null, 'open'],
  ['REFUSED', aBooking('PENDING', 'UNPAID'), 'declined'],
  ['AUTHORIZED', aBooking('PENDING', 'HELD'), 'confirming'],
  ['AUTHORIZED', null, 'confirming'],
  ['CAPTURED', aBooking('CONFIRMED', 'PAID'), 'booked'],
  ['AUTHORIZED', aBooking('CONFIRMED', 'UNPAID'), 'confirming'],
  ['AUTHORIZED', aBooking('FAILED', null), 'released'],
  ['VOIDED', aBooking('FAILED', null), 'released'],
  ['VOIDED', aBooking('CONFIRMED', 'UNPAID'), 'released'],
  ['VOIDED', aBooking('PENDING', 'UNPAID', '2026-11-21T09:00:00Z'), 'lapsed'],
  ['EXPIRED', aBooking('FAILED', null), 'notPaid'],
] as const)('a payment %s with its booking is at the right stage', (status, booking, stage) => {
  expect(cardStage({ status, booking })).toBe(stage)
})

test('shows the confirmed booking after a card payment', async () => {
  serve(aPayment({ status: 'CAPTURED', pageUrl: null, booking: aBooking('CONFIRMED', 'PAID') }))
  await renderApp(path)
  expect(await screen.findByText(/The booking is confirmed/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open the booking' })).toHaveAttribute('href', '/booking-detail/booking-1')
})

/** Answers cancellations of the payment, which then is cancelled. Returns the cancelled ids. */
function serveCancel(
  ended = aPayment({ status: 'EXPIRED', pageUrl: null, quoteId: 'quote-1', booking: aBooking('FAILED', null) }),
) {
  const ids: string[] = []
  server.use(
    answer(CancelCardPaymentDocument, ({ id }) => {
      ids.push(id)
      serve(ended)
      return { cancelCardPayment: ended }
    }),
  )
  return ids
}

/** Renders the checkout that the page links to. */
function withCheckout() {
  const end = serveCheckout()
  onTestFinished(() => void end())
}

const urlOf = ({ router }: Awaited<ReturnType<typeof renderApp>>) =>
  router.state.location.pathname + router.state.location.search

test.each([
  ['CONFIRMED', 'PAID', 'CAPTURED', 'done'],
  ['FAILED', null, 'EXPIRED', undefined],
] as const)('links a booking %s from a checkout to its step %s', async (status, paymentStatus, cardStatus, step) => {
  withCheckout()
  serve(aPayment({ status: cardStatus, pageUrl: null, quoteId: 'quote-1', booking: aBooking(status, paymentStatus) }))
  const app = await renderApp(path)
  if (step) return waitFor(() => expect(urlOf(app)).toBe(`/payment-hotel?quote=quote-1&step=${step}`))
  expect(await screen.findByRole('link', { name: 'Back to payment' })).toHaveAttribute(
    'href',
    '/payment-hotel?quote=quote-1&step=pay',
  )
})

test('cancels the payment after the card page was left, and returns to the payment step', async () => {
  withCheckout()
  serve(aPayment({ quoteId: 'quote-1' }))
  const ids = serveCancel()
  const app = await renderApp(`${path}&returned=left`)
  await waitFor(() => expect(urlOf(app)).toBe('/payment-hotel?quote=quote-1&step=pay'))
  expect(ids).toEqual(['payment-1'])
})

test('does not cancel a payment that the card has already made', async () => {
  serve(aPayment({ status: 'AUTHORIZED', pageUrl: null, quoteId: 'quote-1', booking: aBooking('PENDING', 'HELD') }))
  const ids = serveCancel()
  await renderApp(`${path}&returned=left`)
  expect(await screen.findByText(/is held on your card/)).toBeInTheDocument()
  expect(screen.getByText('MKH-7F3K-20418')).toBeInTheDocument()
  expect(ids).toEqual([])
})

test('offers no return to the card page while a card is being confirmed', async () => {
  serve(aPayment())
  await renderApp(`${path}&returned=paid`)
  expect(await screen.findByText('This page updates by itself. Don’t pay again.')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Return to the card page' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Cancel the payment' })).toBeInTheDocument()
})

test('offers to try another card, and cancels the payment on request', async () => {
  serve(aPayment({ status: 'REFUSED' }))
  serveCancel(aPayment({ status: 'EXPIRED', pageUrl: null, booking: aBooking('CONFIRMED', 'UNPAID') }))
  const { user } = await renderApp(path)
  expect(await screen.findByRole('alert')).toHaveTextContent('The card was declined. You weren’t charged.')
  expect(screen.getByRole('link', { name: 'Try another card' })).toHaveAttribute('href', pageUrl)
  await user.click(screen.getByRole('button', { name: 'Cancel the payment' }))
  expect(await screen.findByText('The payment wasn’t completed. You weren’t charged.')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Try another card' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open the booking' })).toBeInTheDocument()
})

test('says that a card payment does not exist', async () => {
  serve(null)
  await renderApp(path)
  expect(await screen.findByText('Card payment not found')).toBeInTheDocument()
})

test('shows the card payment in Arabic, from right to left', async () => {
  serve(aPayment())
  await renderApp(path, { language: 'ar-SA' })
  expect(await screen.findByRole('link', { name: 'العودة إلى صفحة البطاقة' })).toBeInTheDocument()
  expect(document.documentElement.dir).toBe('rtl')
})
