import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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

test('shows the confirmed booking', async () => {
  serve(aPayment({ status: 'CAPTURED', pageUrl: null, booking: aBooking('CONFIRMED', 'PAID') }))
  await renderApp(path)
  expect(await screen.findByText(/The booking is confirmed/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open the booking' })).toHaveAttribute('href', '/booking-detail/booking-1')
})

test('leads to another card, and ends a payment on demand', async () => {
  serve(aPayment({ status: 'REFUSED' }))
  server.use(
    answer(CancelCardPaymentDocument, () => {
      const ended = aPayment({ status: 'EXPIRED', pageUrl: null, booking: aBooking('FAILED', null) })
      serve(ended)
      return { cancelCardPayment: ended }
    }),
  )
  const { user } = await renderApp(path)
  expect(await screen.findByRole('alert')).toHaveTextContent('The card was declined. You weren’t charged.')
  expect(screen.getByRole('link', { name: 'Try another card' })).toHaveAttribute('href', pageUrl)
  await user.click(screen.getByRole('button', { name: 'Cancel the payment' }))
  expect(await screen.findByText('The payment wasn’t completed. You weren’t charged.')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Try another card' })).not.toBeInTheDocument()
})

test('says that a payment does not exist', async () => {
  serve(null)
  await renderApp(path)
  expect(await screen.findByText('Card payment not found')).toBeInTheDocument()
})

test('is written in Arabic, from right to left', async () => {
  serve(aPayment())
  await renderApp(path, { language: 'ar-SA' })
  expect(await screen.findByRole('link', { name: 'العودة إلى صفحة البطاقة' })).toBeInTheDocument()
  expect(document.documentElement.dir).toBe('rtl')
})
