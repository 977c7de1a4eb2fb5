import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aQuote } from '#src/testing/checkout-factories.ts'
import {
  anOutcome,
  checkout,
  pay,
  quotes,
  reachPayment,
  reload,
  serveBooking,
  serveCheckout,
  serveOutcome,
} from '#src/testing/checkout-page.tsx'

const pageUrl = 'https://pay.example.test/hpp_1'
const opened = vi.fn()
const { location } = window

beforeEach(() => {
  opened.mockReset()
  vi.stubGlobal('location', Object.assign(new URL(window.location.href), { assign: opened }))
  const end = serveCheckout()
  quotes.set('quote-1', aQuote({ paymentMethods: ['WALLET', 'CARD'] }))
  return () => {
    end()
    vi.stubGlobal('location', location)
  }
})

const started = (clientReference: string) =>
  ({
    __typename: 'CardPaymentStarted',
    payment: { __typename: 'CardPayment', id: 'payment-1', clientReference, pageUrl },
  }) as const

test('offers no choice where there is one way to pay', async () => {
  quotes.set('quote-1', aQuote({ paymentMethods: ['WALLET'] }))
  await reachPayment()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})

test('pays by card on the provider’s page: no card field here, the code in the input, and the browser led there once', async () => {
  const inputs = serveBooking(started('key-1'))
  const app = await reachPayment()
  expect(screen.getByRole('radio', { name: 'Wallet' })).toBeChecked()
  await app.user.click(screen.getByRole('radio', { name: 'Card' }))
  expect(screen.getByText(/charge it only when the supplier confirms/)).toBeInTheDocument()
  expect(document.querySelector('[autocomplete^="cc-"]')).toBeNull()
  await app.user.type(screen.getByLabelText('Google Authenticator code'), '123456')
  serveOutcome(anOutcome({ cardPayment: { __typename: 'CardPayment', id: 'payment-1', pageUrl } }))
  await app.user.click(screen.getByRole('button', { name: 'Continue to card payment' }))
  await waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith(pageUrl))
  expect(inputs.map(({ payment }) => payment)).toEqual([{ card: { authCode: '123456' } }])
})

test('leads back to the open card page after a return without a payment', async () => {
  serveBooking(started('key-1'))
  const app = await reachPayment()
  await app.user.click(screen.getByRole('radio', { name: 'Card' }))
  await app.user.type(screen.getByLabelText('Google Authenticator code'), '123456')
  serveOutcome(anOutcome({ cardPayment: { __typename: 'CardPayment', id: 'payment-1', pageUrl } }))
  await app.user.click(screen.getByRole('button', { name: /^Continue to card payment/ }))
  await waitFor(() => expect(opened).toHaveBeenCalled())
  await reload(checkout)
  await waitFor(() => {
    expect(screen.getByText('The card payment is still open')).toBeInTheDocument()
    const link = screen.getByRole('link', { name: 'Go to the card payment' })
    expect(link).toHaveAttribute('href', '/card-payment?payment=payment-1')
  })
  expect(screen.queryByRole('button', { name: /^Pay SAR/ })).not.toBeInTheDocument()
})

test('still pays from the wallet', async () => {
  const inputs = serveBooking({ __typename: 'IdempotencyMismatch', code: 'IDEMPOTENCY_MISMATCH', message: 'No.' })
  await pay(await reachPayment())
  await waitFor(() => expect(inputs.map(({ payment }) => payment)).toEqual([{ wallet: { authCode: '123456' } }]))
  expect(opened).not.toHaveBeenCalled()
})
