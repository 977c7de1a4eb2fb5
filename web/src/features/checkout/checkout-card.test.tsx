import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { BookHotelInput } from '#src/__generated__/schema.ts'
import { aQuote } from '#src/testing/checkout-factories.ts'
import { CancelBookingCardPaymentDocument } from './outcome/booking-outcome.generated.ts'
import { respondTo, server } from '#src/testing/server.ts'
import {
  type App,
  anOutcome,
  hotelBooked,
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
const assign = vi.fn()
const { location: originalLocation } = window

beforeEach(() => {
  assign.mockReset()
  vi.stubGlobal('location', Object.assign(new URL(window.location.href), { assign }))
  const cleanUp = serveCheckout()
  quotes.set('quote-1', aQuote({ paymentMethods: ['WALLET', 'CARD'] }))
  return () => {
    cleanUp()
    vi.stubGlobal('location', originalLocation)
  }
})

const cardPaymentStarted = (clientReference: string) =>
  ({
    __typename: 'CardPaymentStarted',
    payment: { __typename: 'CardPayment', id: 'payment-1', clientReference, pageUrl },
  }) as const

test('offers no choice of payment method when the quote accepts only one', async () => {
  quotes.set('quote-1', aQuote({ paymentMethods: ['WALLET'] }))
  await reachPayment()
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
})

test('pays by card on the provider’s page, without a card field in the app, and opens that page once', async () => {
  const inputs = serveBooking(cardPaymentStarted('key-1'))
  const app = await reachPayment()
  expect(screen.getByRole('radio', { name: 'Wallet' })).toBeChecked()
  await app.user.click(screen.getByRole('radio', { name: 'Card' }))
  expect(screen.getByText(/charge it only when the supplier confirms/)).toBeInTheDocument()
  expect(document.querySelector('[autocomplete^="cc-"]')).toBeNull()
  await app.user.type(screen.getByLabelText('Google Authenticator code'), '123456')
  serveOutcome(anOutcome({ cardPayment: { __typename: 'CardPayment', id: 'payment-1', pageUrl } }))
  await app.user.click(screen.getByRole('button', { name: 'Continue to card payment' }))
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(pageUrl))
  expect(inputs.map(({ payment }) => payment)).toEqual([{ card: { authCode: '123456' } }])
})

test('links back to the open card payment when the agent returns without paying', async () => {
  serveBooking(cardPaymentStarted('key-1'))
  const app = await reachPayment()
  await app.user.click(screen.getByRole('radio', { name: 'Card' }))
  await app.user.type(screen.getByLabelText('Google Authenticator code'), '123456')
  serveOutcome(anOutcome({ cardPayment: { __typename: 'CardPayment', id: 'payment-1', pageUrl } }))
  await app.user.click(screen.getByRole('button', { name: /^Continue to card payment/ }))
  await waitFor(() => expect(assign).toHaveBeenCalled())
  await reload(checkout)
  await waitFor(() => {
    expect(screen.getByText('The card payment is still open')).toBeInTheDocument()
    const link = screen.getByRole('link', { name: 'Go to the card payment' })
    expect(link).toHaveAttribute('href', '/card-payment?payment=payment-1')
  })
  expect(screen.queryByRole('button', { name: /^Pay SAR/ })).not.toBeInTheDocument()
})

describe('after the agent has left the card page', () => {
  const card = { __typename: 'CardPayment', id: 'payment-1', pageUrl } as const
  const notCharged = anOutcome({ state: 'NOT_BOOKED', nextCheckSeconds: null, cardNotCharged: true })

  /** Goes to the card page and returns with the browser's Back button. */
  async function returnFromCardPage(...outcomes: Parameters<typeof serveOutcome>) {
    const app = await reachPayment()
    await app.user.click(screen.getByRole('radio', { name: 'Card' }))
    await app.user.type(screen.getByLabelText('Google Authenticator code'), '123456')
    serveOutcome(...outcomes)
    await app.user.click(screen.getByRole('button', { name: /^Continue to card payment/ }))
    await waitFor(() => expect(assign).toHaveBeenCalled())
    return app
  }

  /** Expects the payment step with the typed names and a note that the card was not charged. Then pays from the wallet with a new key. */
  async function expectWalletPayment(app: App, inputs: BookHotelInput[]) {
    expect(await screen.findByRole('alert')).toHaveTextContent(/The card payment wasn’t completed.*nothing was booked/)
    expect(screen.queryByText(/declined|Waiting for the supplier/)).not.toBeInTheDocument()
    expect(screen.getByText('First Guest')).toBeInTheDocument()
    await app.user.click(screen.getByRole('radio', { name: 'Wallet' }))
    await pay(app, '654321')
    await waitFor(() => expect(inputs).toHaveLength(2))
    expect(inputs[1]?.payment).toEqual({ wallet: { authCode: '654321' } })
    expect(inputs[1]?.idempotencyKey).not.toBe(inputs[0]?.idempotencyKey)
  }

  test('returns to the payment step once the card payment has been cancelled', async () => {
    const inputs = serveBooking(cardPaymentStarted('key-1'), hotelBooked())
    const openPayment = anOutcome({ cardPayment: card, nextCheckSeconds: 0.1 })
    await expectWalletPayment(await returnFromCardPage(openPayment, notCharged), inputs)
    expect(inputs).toHaveLength(2)
  })

  test('cancels an open card payment without waiting for the supplier', async () => {
    const inputs = serveBooking(cardPaymentStarted('key-1'), hotelBooked())
    const app = await returnFromCardPage(anOutcome({ cardPayment: card }))
    await waitFor(() => expect(screen.getByText('The card payment is still open')).toBeInTheDocument())
    expect(screen.queryByText(/Waiting for the supplier/)).not.toBeInTheDocument()
    server.use(
      respondTo(CancelBookingCardPaymentDocument, () => {
        serveOutcome(notCharged)
        return { cancelCardPayment: { __typename: 'CardPayment', id: 'payment-1', status: 'EXPIRED' } as const }
      }),
    )
    await app.user.click(screen.getByRole('button', { name: 'Cancel the card payment' }))
    await expectWalletPayment(app, inputs)
  })

  test('returns to the payment step when the server refuses the payment because the card was not charged', async () => {
    const refusal = {
      __typename: 'BookingRefused',
      code: 'CARD_NOT_CHARGED',
      message: 'No.',
      supplierText: null,
    } as const
    const inputs = serveBooking(refusal, hotelBooked())
    const app = await reachPayment()
    await pay(app)
    await expectWalletPayment(app, inputs)
    expect(inputs).toHaveLength(2)
  })
})

test('pays from the wallet by default when cards are accepted', async () => {
  const inputs = serveBooking({ __typename: 'IdempotencyMismatch', code: 'IDEMPOTENCY_MISMATCH', message: 'No.' })
  await pay(await reachPayment())
  await waitFor(() => expect(inputs.map(({ payment }) => payment)).toEqual([{ wallet: { authCode: '123456' } }]))
  expect(assign).not.toHaveBeenCalled()
})
