import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aQuote } from '#src/testing/checkout-factories.ts'
import {
  acceptTerms,
  hotelBooked,
  checkout,
  fillTravelerForm,
  pay,
  quotes,
  reachPayment,
  reload,
  serveBooking,
  serveCheckout,
} from '#src/testing/checkout-page.tsx'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import { aWallet, riyals } from '#src/testing/factories.ts'
import { aPolicy, aPrice } from '#src/testing/hotel-detail-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { failure, respondTo, server } from '#src/testing/server.ts'
import { BookHotelDocument } from './adapters/hotel/book-hotel.generated.ts'

beforeEach(serveCheckout)

describe('refused payments', () => {
  test('says that the authenticator code is wrong, and lets the agent retry with the same key', async () => {
    const inputs = serveBooking(
      {
        __typename: 'AuthCodeRefused',
        code: 'AUTH_CODE_INVALID',
        message: 'The code is wrong. Attempts left: 4.',
        retryAt: null,
      },
      hotelBooked(),
    )
    const app = await reachPayment()
    await pay(app)
    const field = await screen.findByLabelText('Google Authenticator code')
    await waitFor(() => expect(field).toHaveAccessibleDescription(/ The code is wrong\. Attempts left: 4\.$/))
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
    await pay(app, '654321')
    await screen.findByText('HX-77120-45')
    expect(inputs[1]?.idempotencyKey).toBe(inputs[0]?.idempotencyKey)
  })

  test('clears the server’s message about a refused payment, and keeps the code, when the language changes', async () => {
    serveBooking({
      __typename: 'AuthCodeRefused',
      code: 'AUTH_CODE_INVALID',
      message: 'The code is wrong.',
      retryAt: null,
    })
    await pay(await reachPayment())
    expect(await screen.findByText('The code is wrong.')).toBeInTheDocument()
    fireEvent.change(screen.getByLabelText('Google Authenticator code'), { target: { value: '65' } })
    const { i18n } = await import('#src/lib/i18n/i18n.ts')
    await act(() => i18n.changeLanguage('tr-TR'))
    expect(await screen.findByLabelText('Google Authenticator kodu')).toHaveValue('65')
    expect(screen.queryByText('The code is wrong.')).not.toBeInTheDocument()
  })

  test('shows neither a total to pay nor a hold after the supplier has refused the booking', async () => {
    serveBooking({ __typename: 'BookingRefused', code: 'BOOKING_REFUSED', message: 'No.', supplierText: null })
    const app = await reachPayment()
    expect(screen.getByRole('timer')).toBeInTheDocument()
    expect(screen.getAllByText('Due now')).not.toHaveLength(0)
    await pay(app)
    await screen.findByText('The supplier declined this booking')
    expect(screen.queryByText('Due now')).not.toBeInTheDocument()
    expect(screen.queryByText(/Price and availability held/)).not.toBeInTheDocument()
  })

  test('blocks payments until the retry time that the server returned, even after a reload', async () => {
    serveBooking({
      __typename: 'AuthCodeRefused',
      code: 'AUTH_CODE_LOCKED',
      message: 'Too many wrong codes.',
      retryAt: '2026-11-21T08:05:00Z',
    })
    const app = await reachPayment()
    await pay(app)
    expect(await screen.findByText(/You can pay again in/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Pay SAR/ })).toBeDisabled()
    await reload(`${checkout}&step=pay`)
    expect(await screen.findByText(/You can pay again in/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Pay SAR/ })).toBeDisabled()
    vi.setSystemTime('2026-11-21T08:05:01Z')
    await waitFor(() => expect(screen.getByRole('button', { name: /^Pay SAR/ })).toBeEnabled(), { timeout: 3000 })
  })

  test('shows the wallet’s shortfall', async () => {
    serveBooking({
      __typename: 'InsufficientFunds',
      code: 'INSUFFICIENT_FUNDS',
      message: 'x',
      balance: riyals('10.00'),
      required: riyals('6148.20'),
    })
    await pay(await reachPayment())
    expect(await screen.findByText('Your wallet is SAR 6,138.20 short')).toBeInTheDocument()
  })

  test('says that the balance is too low even if the server does not return it', async () => {
    serveBooking({
      __typename: 'InsufficientFunds',
      code: 'INSUFFICIENT_FUNDS',
      message: 'The wallet balance is too low for this booking. Nothing was charged.',
      balance: null,
      required: riyals('6148.20'),
    })
    await pay(await reachPayment())
    expect(await screen.findByRole('alert')).toHaveTextContent(/The wallet balance is too low for this booking/)
    expect(screen.queryByText(/short$/)).toBeNull()
  })

  test('prevents all payments while the company owes money', async () => {
    server.use(
      respondTo(WalletDocument, () => ({ wallet: aWallet({ balance: riyals('0.00'), owed: riyals('350.00') }) })),
    )
    const app = await renderApp(checkout)
    expect(await screen.findByText(/^Your company owes SAR\s350\.00$/)).toBeInTheDocument()
    await acceptTerms(app)
    await fillTravelerForm(app)
    expect(await screen.findByText(/^Your company owes SAR\s350\.00$/)).toBeInTheDocument()
    expect(screen.queryByText(/Your wallet is/)).toBeNull()
    expect(screen.queryByRole('button', { name: /^Pay SAR/ })).toBeNull()
  })

  test('shows why the supplier refused the booking, with a link to other rooms', async () => {
    serveBooking({
      __typename: 'BookingRefused',
      code: 'BOOKING_REFUSED',
      message: 'The supplier refused. Nothing was charged.',
      supplierText: 'Closed for renovation',
    })
    await pay(await reachPayment())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent(/^The supplier declined this bookingNothing was charged\./)
    expect(alert).toHaveTextContent('Closed for renovation')
    expect(within(alert).getByRole('link', { name: 'Choose other rooms' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/hotel\?n=ID&hotel-code=4900000101.*provider=hudxconnect/),
    )
  })

  test('links to the results when the rooms are sold out', async () => {
    serveBooking({
      __typename: 'HotelUnavailable',
      code: 'HOTEL_NOT_AVAILABLE',
      message: 'This hotel is not available.',
    })
    await pay(await reachPayment())
    expect(await screen.findByText('These rooms are no longer available')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to results' })).toBeInTheDocument()
  })

  test('keeps the form when the price changes, and books with a new key', async () => {
    quotes.set('quote-2', aQuote({ id: 'quote-2', price: aPrice('5277.21', '1055.44', '6332.65', '329.30') }))
    const inputs = serveBooking(
      {
        __typename: 'PriceChanged',
        code: 'PRICE_CHANGED',
        message: 'x',
        previousTotal: riyals('6148.20'),
        newTotal: riyals('6332.65'),
        quoteId: 'quote-2',
      },
      hotelBooked(),
    )
    const app = await reachPayment()
    await pay(app)
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('The price went up by SAR 184.45')
    expect(await within(dialog).findByText('The cancellation policy is unchanged')).toBeInTheDocument()
    await app.user.click(within(dialog).getByRole('button', { name: /^Accept SAR\s6,332\.65$/ }))
    await waitFor(() => expect(app.currentUrl()).toBe('/payment-hotel?quote=quote-2&step=pay'))
    await screen.findByRole('button', { name: /^Pay SAR\s6,332\.65$/ })
    await pay(app, '222222')
    await screen.findByText('HX-77120-45')
    expect(inputs[1]).toMatchObject({ quoteId: 'quote-2', acceptedTotal: '6332.65', lead: { firstName: 'First' } })
    expect(inputs[1]?.idempotencyKey).not.toBe(inputs[0]?.idempotencyKey)
  })

  test('asks the agent to accept changed terms', async () => {
    quotes.set(
      'quote-2',
      aQuote({ id: 'quote-2', cancellationPolicy: aPolicy({ refundable: false, freeUntil: null, steps: [] }) }),
    )
    serveBooking({
      __typename: 'PriceChanged',
      code: 'PRICE_CHANGED',
      message: 'x',
      previousTotal: riyals('6148.20'),
      newTotal: riyals('6148.20'),
      quoteId: 'quote-2',
    })
    const app = await reachPayment()
    await pay(app)
    await screen.findByText('The cancellation policy has changed too. Check it before you accept.')
    await app.user.click(screen.getByRole('button', { name: /^Accept/ }))
    await waitFor(() => expect(app.currentUrl()).toBe('/payment-hotel?quote=quote-2&step=review'))
    expect(await screen.findByRole('checkbox', { name: /I have read/ })).not.toBeChecked()
  })

  test('shows the server’s message about a traveler next to the field', async () => {
    const field = { __typename: 'FieldError', code: 'FIELD_INVALID' } as const
    serveBooking({
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      message: 'x',
      fields: [{ ...field, path: 'guests.1.firstName', message: 'Not a name.' }],
    })
    const app = await reachPayment()
    await pay(app)
    await waitFor(() => expect(app.currentUrl()).toBe(`${checkout}&step=travelers`))
    const rejectedField = await screen.findByDisplayValue('Guest b')
    expect(rejectedField).toHaveAccessibleDescription('Not a name.')
    await waitFor(() => expect(rejectedField).toHaveFocus())
  })

  test('uses a new key when the previous one was used for a different payment', async () => {
    const inputs = serveBooking(
      { __typename: 'IdempotencyMismatch', code: 'IDEMPOTENCY_MISMATCH', message: 'The key was used before.' },
      hotelBooked(),
    )
    const app = await reachPayment()
    await pay(app)
    expect(await screen.findByText(/The key was used before\./)).toBeInTheDocument()
    await pay(app)
    await screen.findByText('HX-77120-45')
    expect(inputs[1]?.idempotencyKey).not.toBe(inputs[0]?.idempotencyKey)
  })

  test('says that nothing was charged when the server rejects a payment before booking', async () => {
    serveBooking(hotelBooked())
    server.use(respondTo(BookHotelDocument, () => failure('RATE_LIMITED', 'Too many requests.')))
    const app = await reachPayment()
    await pay(app)
    expect(await screen.findByText(/Nothing was booked or charged\. Too many requests\./)).toBeInTheDocument()
  })
})
