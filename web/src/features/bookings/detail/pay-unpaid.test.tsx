import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import { reload, serveAgent } from '#src/testing/checkout-page.tsx'
import { type BookedHotel, aBooking, aWallet, bookingDetails, riyals } from '#src/testing/factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { networkError, respondTo, server } from '#src/testing/server.ts'
import { BookingDetailDocument } from './booking-detail.generated.ts'
import { PayBookingDocument, type PayBookingMutation } from './pay-unpaid.generated.ts'

const payBy = '2026-12-09T14:00:00+03:00'

const { location } = window
afterEach(() => void vi.stubGlobal('location', location))

const aDetail = (overrides: Partial<BookedHotel> = {}): BookedHotel => ({
  ...aBooking(),
  details: bookingDetails(),
  paymentStatus: 'UNPAID',
  payBy,
  ...overrides,
})

/** Responds to payments with `results` in order and collects their input in `payments`. Returns the idempotency keys that it receives. */
function serve(results: PayBookingMutation['payBooking'][], payments: object[] = []) {
  const keys: string[] = []
  let booking = aDetail()
  server.use(
    serveAgent(),
    respondTo(BookingDetailDocument, () => ({ booking })),
    respondTo(PayBookingDocument, ({ input }) => {
      keys.push(input.idempotencyKey)
      payments.push(input.payment)
      const payBooking = results[keys.length - 1]
      if (!payBooking) throw new Error('no more results')
      if (payBooking.__typename === 'BookingPaid') booking = aDetail({ paymentStatus: 'PAID', payBy: null })
      return { payBooking }
    }),
  )
  return keys
}

const pay = async (user: Awaited<ReturnType<typeof renderApp>>['user']) => {
  await user.type(await screen.findByLabelText('Google Authenticator code'), '123456')
  await user.click(screen.getByRole('button', { name: /^Pay SAR/ }))
}

test('shows the payment deadline for an unpaid booking, and retries a refused payment under a new key', async () => {
  const keys = serve([
    { __typename: 'AuthCodeRefused', code: 'AUTH_CODE_INVALID', message: 'This code is wrong.' },
    { __typename: 'BookingPaid', booking: aDetail({ paymentStatus: 'PAID', payBy: null }) },
  ])
  const { user } = await renderApp('/booking-detail/booking-1')
  expect(await screen.findByText(/Held without payment\. Pay by .*9 Dec.*14:00/)).toBeVisible()
  await pay(user)
  expect(await screen.findByText('This code is wrong.')).toBeVisible()
  await pay(user)
  await expect.poll(() => screen.queryByText(/Held without payment/)).toBeNull()
  expect(await screen.findByText('The booking has been paid.')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  expect(new Set(keys).size).toBe(2)
})

test('does not move focus if the agent has moved it during a payment', async () => {
  let respond = () => {}
  serve([])
  server.use(
    respondTo(PayBookingDocument, async () => {
      await new Promise<void>((resolve) => (respond = resolve))
      const booking = aDetail({ paymentStatus: 'PAID', payBy: null })
      return { payBooking: { __typename: 'BookingPaid' as const, booking } }
    }),
  )
  const { user, router } = await renderApp('/booking-detail/booking-1')
  await pay(user)
  await act(() => router.navigate('/about-us'))
  const link = (await screen.findAllByRole('link')).at(-1)
  act(() => link?.focus())
  await act(async () => respond())
  expect(await screen.findByText('The booking has been paid.')).toBeVisible()
  expect(link).toHaveFocus()
})

test('retries a payment with an unknown outcome under the same key', async () => {
  const keys = serve([
    { __typename: 'OutcomeUnknown', code: 'OUTCOME_UNKNOWN', message: 'We are checking.' },
    { __typename: 'BookingPaid', booking: aDetail({ paymentStatus: 'PAID', payBy: null }) },
  ])
  const { user } = await renderApp('/booking-detail/booking-1')
  await pay(user)
  expect(await screen.findByText('We are checking.')).toBeVisible()
  await pay(user)
  await expect.poll(() => keys.length).toBe(2)
  expect(new Set(keys).size).toBe(1)
})

test('retries a payment without a response under the same key and with the same method after a reload', async () => {
  const payments: object[] = []
  const keys = serve(
    [{ __typename: 'BookingPaid', booking: aDetail({ paymentStatus: 'PAID', payBy: null }) }],
    payments,
  )
  const firstKeys: string[] = []
  server.use(
    respondTo(PayBookingDocument, ({ input }) => {
      firstKeys.push(input.idempotencyKey)
      return networkError()
    }),
  )
  await pay((await renderApp('/booking-detail/booking-1')).user)
  await waitFor(() => expect(screen.getByText(/a payment is never charged twice/)).toBeVisible())
  server.use(
    respondTo(PayBookingDocument, ({ input }) => {
      keys.push(input.idempotencyKey)
      return {
        payBooking: { __typename: 'BookingPaid' as const, booking: aDetail({ paymentStatus: 'PAID', payBy: null }) },
      }
    }),
  )
  cleanup()
  const { user } = await reload('/booking-detail/booking-1')
  await waitFor(() => expect(screen.getByText(/a payment is never charged twice/)).toBeVisible())
  await pay(user)
  await expect.poll(() => keys.length).toBe(1)
  expect(keys).toEqual(firstKeys)
})

test('keeps the key for a payment with an unknown outcome when the server rejects the code sent with a retry', async () => {
  const keys = serve([
    { __typename: 'OutcomeUnknown', code: 'OUTCOME_UNKNOWN', message: 'We are checking.' },
    {
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      message: 'Check the code.',
      fields: [{ __typename: 'FieldError', path: 'payment.wallet.authCode', message: 'Enter six digits.' }],
    },
    { __typename: 'BookingPaid', booking: aDetail({ paymentStatus: 'PAID', payBy: null }) },
  ])
  const { user } = await renderApp('/booking-detail/booking-1')
  await pay(user)
  expect(await screen.findByText('We are checking.')).toBeVisible()
  await pay(user)
  expect(await screen.findByText('Enter six digits.')).toBeVisible()
  await pay(user)
  expect(await screen.findByText('The booking has been paid.')).toBeVisible()
  expect(keys).toHaveLength(3)
  expect(new Set(keys).size).toBe(1)
})

test('shows that a payment from another tab has no response before retrying it', async () => {
  const keys = serve([
    { __typename: 'OutcomeUnknown', code: 'OUTCOME_UNKNOWN', message: 'We are checking.' },
    { __typename: 'BookingPaid', booking: aDetail({ paymentStatus: 'PAID', payBy: null }) },
  ])
  await pay((await renderApp('/booking-detail/booking-1')).user)
  expect(await screen.findByText('We are checking.')).toBeVisible()
  const stored = Object.entries(localStorage).filter(([name]) => name.includes('payment'))
  for (const [name] of stored) localStorage.removeItem(name)
  cleanup()
  const { user } = await reload('/booking-detail/booking-1')
  await screen.findByLabelText('Google Authenticator code')
  for (const [name, value] of stored) localStorage.setItem(name, String(value))
  await pay(user)
  expect(await screen.findByText(/a payment is never charged twice/)).toBeVisible()
  expect(keys).toHaveLength(1)
  await pay(user)
  expect(await screen.findByText('The booking has been paid.')).toBeVisible()
  expect(keys).toEqual([keys[0], keys[0]])
})

test('requires a complete code and focuses its field', async () => {
  const keys = serve([])
  const { user } = await renderApp('/booking-detail/booking-1')
  const code = await screen.findByLabelText('Google Authenticator code')
  await user.type(code, '123')
  await user.click(screen.getByRole('button', { name: /^Pay SAR/ }))
  expect(screen.getByRole('alert')).toBeVisible()
  expect(code).toHaveFocus()
  expect(keys).toEqual([])
})

test('asks for no code while the wallet balance is too low', async () => {
  serve([])
  server.use(respondTo(WalletDocument, () => ({ wallet: aWallet({ balance: riyals('100.00') }) })))
  await renderApp('/booking-detail/booking-1')
  expect(await screen.findByText(/^Your wallet is SAR.* short$/)).toBeVisible()
  expect(screen.queryByLabelText('Google Authenticator code')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Pay SAR/ })).not.toBeInTheDocument()
})

test('shows that a booking was released because it was not paid', async () => {
  const releasedBooking = aDetail({ status: 'CANCELLED', releasedAt: '2026-12-09T11:00:01Z' })
  server.use(respondTo(BookingDetailDocument, () => ({ booking: releasedBooking })))
  await renderApp('/booking-detail/booking-1')
  expect(await screen.findByText(/wasn’t paid by .*9 Dec.*14:00.* and was cancelled automatically/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Pay SAR/ })).not.toBeInTheDocument()
})

const allowCards = () =>
  server.use(
    respondTo(WalletDocument, () => ({ wallet: aWallet({ balance: riyals('100.00'), cardSchemes: ['MADA'] }) })),
  )

test('pays by card on the provider’s page even if the wallet balance is too low', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', Object.assign(new URL(window.location.href), { assign }))
  const pageUrl = 'https://pay.example.test/hpp_1'
  const payment = { __typename: 'CardPayment', id: 'payment-1', pageUrl } as const
  const payments: object[] = []
  serve([{ __typename: 'CardPaymentStarted', payment }], payments)
  allowCards()
  const { user } = await renderApp('/booking-detail/booking-1')
  await user.click(await screen.findByRole('radio', { name: 'Card' }))
  expect(screen.getByText(/already confirmed, so your card is charged right away/)).toBeVisible()
  await user.type(screen.getByLabelText('Google Authenticator code'), '123456')
  await user.click(screen.getByRole('button', { name: 'Continue to card payment' }))
  await waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith(pageUrl))
  expect(payments).toEqual([{ card: { authCode: '123456' } }])
})

test('keeps the payment method while the outcome is unknown', async () => {
  serve([{ __typename: 'OutcomeUnknown', code: 'OUTCOME_UNKNOWN', message: 'We are checking.' }])
  allowCards()
  const { user } = await renderApp('/booking-detail/booking-1')
  await user.click(await screen.findByRole('radio', { name: 'Card' }))
  await user.type(screen.getByLabelText('Google Authenticator code'), '123456')
  await user.click(screen.getByRole('button', { name: 'Continue to card payment' }))
  expect(await screen.findByText('We are checking.')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Wallet' })).toBeDisabled()
})
