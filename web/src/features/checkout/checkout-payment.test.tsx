import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import { aQuote } from '#src/testing/checkout-factories.ts'
import {
  acceptTerms,
  hotelBooked,
  reportCancelled,
  checkout,
  fillTravelerForm,
  fillTravelers,
  delayBooking,
  pay,
  quotes,
  reachPayment,
  reachPaymentFrom,
  reload,
  serveBooking,
  serveCheckout,
  storedTexts,
} from '#src/testing/checkout-page.tsx'
import { aWallet, riyals } from '#src/testing/factories.ts'
import { aPolicy, aPrice } from '#src/testing/hotel-detail-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { respondTo, server } from '#src/testing/server.ts'

beforeEach(serveCheckout)

describe('payment', () => {
  test.each([
    ['yesterday', '2026-11-20', 1],
    ['today', '2026-11-21', 0],
  ])('warns about the first day only if it has passed in Makkah: %s', async (_name, checkIn, count) => {
    quotes.set('quote-1', aQuote({ checkIn, checkOut: '2026-11-24' }))
    await reachPayment()
    expect(screen.queryAllByText(/^The first day of this booking, .*20 Nov.*, has already passed/)).toHaveLength(count)
  })

  test('sends a payment only once, no matter how often the button is pressed', async () => {
    const { inputs, release } = delayBooking(hotelBooked())
    const app = await reachPayment()
    fireEvent.change(screen.getByLabelText('Google Authenticator code'), { target: { value: '123456' } })
    const button = screen.getByRole('button', { name: /^Pay SAR\s6,148\.20$/ })
    fireEvent.click(button)
    fireEvent.click(button)
    await app.user.type(screen.getByLabelText('Google Authenticator code'), '{Enter}')
    await screen.findByText('Booking with the supplier. Keep this page open.')
    fireEvent.click(button)
    release()
    await screen.findByText('HX-77120-45')
    expect(inputs).toHaveLength(1)
  })

  test('pays on plain HTTP, where crypto.randomUUID does not exist', async () => {
    const randomUuid = vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function')
    })
    const inputs = serveBooking(hotelBooked())
    await pay(await reachPayment())
    expect(await screen.findByText('HX-77120-45')).toBeInTheDocument()
    expect(inputs[0]?.idempotencyKey).toMatch(/^[\da-f-]{36}$/)
    randomUuid.mockRestore()
  })

  test('does not navigate when the agent has left the checkout during a payment', async () => {
    const field = { __typename: 'FieldError', path: 'guests.1.firstName', message: 'Not a name.' } as const
    const { release } = delayBooking({
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      message: 'x',
      fields: [field],
    })
    const app = await reachPayment()
    await pay(app)
    await screen.findByText('Booking with the supplier. Keep this page open.')
    await act(() => app.router.navigate('/elsewhere'))
    release()
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(app.currentUrl()).toBe('/elsewhere')
  })

  test('shows one policy with amounts for rooms with different terms, from review to confirmation', async () => {
    const fee = (from: string | null, to: string | null, amount: string) =>
      ({ __typename: 'CancellationStep', from, to, percent: null, amount: riyals(amount), noShow: false }) as const
    const deadline = '2026-12-10T14:00:00+03:00'
    const policy = aPolicy({
      refundable: true,
      freeUntil: null,
      steps: [fee(null, deadline, '1339.50'), fee(deadline, null, '6148.20')],
    })
    quotes.set('quote-1', aQuote({ cancellationPolicy: policy }))
    serveBooking(hotelBooked())
    const app = await renderApp(checkout)
    expect(await screen.findByText('SAR 1,339.50 fee')).toBeInTheDocument()
    expect(screen.getByText('until Thu 10 Dec at 14:00')).toBeInTheDocument()
    expect(screen.getByText('Non-refundable')).toBeInTheDocument()
    expect(screen.getByText('Fees apply to all rooms together.')).toBeInTheDocument()
    await acceptTerms(app)
    expect(await screen.findByText('SAR 1,339.50 fee if cancelled now')).toBeInTheDocument()
    await fillTravelers(app)
    await pay(app)
    await screen.findByText('HX-77120-45')
    expect(screen.getByText('SAR 1,339.50 fee')).toBeInTheDocument()
    expect(screen.getByText('Non-refundable')).toBeInTheDocument()
  })

  test('repeats the cancellation policy beside the pay button', async () => {
    quotes.set('quote-1', aQuote({ cancellationPolicy: aPolicy({ refundable: false, freeUntil: null, steps: [] }) }))
    await reachPayment()
    const step = within(screen.getByRole('region', { name: 'Pay' }))
    expect(step.getByText('Cancellation policy')).toBeInTheDocument()
    expect(step.getByText('Non-refundable')).toBeInTheDocument()
  })

  test('sends the form, the accepted total and the code with a payment', async () => {
    const inputs = serveBooking(hotelBooked())
    const app = await reachPayment()
    await pay(app, '۱۲۳٤٥٦')
    expect(await screen.findByText('HX-77120-45')).toBeInTheDocument()
    expect(app.currentUrl()).toBe(`${checkout}&step=done`)
    expect(inputs[0]).toMatchObject({
      quoteId: 'quote-1',
      acceptedTotal: '6148.20',
      payment: { wallet: { authCode: '123456' } },
      idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/),
      iban: 'SA0380000000608010167519',
      vatNumber: '300000000000003',
      lead: {
        salutation: 'MR',
        firstName: 'First',
        email: 'agent@demo.test',
        phoneCountryCode: '62',
        phone: '8120000000',
      },
      guests: [
        { roomIndex: 0, type: 'ADULT', firstName: 'Guest a' },
        { roomIndex: 0, type: 'CHILD', age: 7, firstName: 'Guest b' },
        { roomIndex: 1, type: 'ADULT', firstName: 'Guest c' },
      ],
    })
  })

  test('never sends a completed payment again, and stores no names in the browser', async () => {
    serveBooking(hotelBooked())
    const app = await reachPayment()
    await pay(app)
    await screen.findByText('HX-77120-45')
    expect(storedTexts()).not.toMatch(/8120000000|Guest b|123456/)
    await act(() => app.router.navigate(-1))
    expect(await screen.findByText('HX-77120-45')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
    quotes.clear()
    await reload(`${checkout}&step=pay`)
    expect(await screen.findByText('HX-77120-45')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Open booking' })).toHaveAttribute('href', '/booking-detail/booking-1')
  })

  test('shows the confirmation’s title and the cancellation policy after payment', async () => {
    serveBooking(hotelBooked())
    await pay(await reachPayment())
    expect(await screen.findByRole('heading', { level: 1, name: 'Booking confirmed' })).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    await waitFor(() => expect(document.title).toBe('Booking confirmed · Rihla'))
    expect(screen.getByText('until Thu 10 Dec at 14:00')).toBeInTheDocument()
    expect(screen.getByText('SAR 3,074.10 fee')).toBeInTheDocument()
    expect(screen.queryByText(/agent@demo\.test/)).not.toBeInTheDocument()
  })

  test('shows on the confirmation that the booking has since been cancelled, with a link to it', async () => {
    serveBooking(hotelBooked())
    await pay(await reachPayment())
    await screen.findByRole('heading', { level: 1, name: 'Booking confirmed' })
    server.use(reportCancelled('HotelBooking'))
    await reload(`${checkout}&step=done`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Booking cancelled' })).toBeVisible()
    await waitFor(() => expect(document.title).toBe('Booking cancelled · Rihla'))
    expect(screen.getByText(/^This booking has been cancelled\./)).toBeVisible()
    expect(screen.getByText('HX-77120-45')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open booking' })).toHaveAttribute('href', '/booking-detail/booking-1')
    for (const text of [/confirmed/i, 'Your commission', 'Cancellation policy', 'WhatsApp', 'Print booking sheet'])
      expect(screen.queryByText(text)).not.toBeInTheDocument()
  })

  test('shows that another tab has cancelled the booking when the agent returns to the confirmation', async () => {
    serveBooking(hotelBooked())
    await pay(await reachPayment())
    await screen.findByRole('heading', { level: 1, name: 'Booking confirmed' })
    server.use(reportCancelled('HotelBooking'))
    act(() => void dispatchEvent(new Event('focus')))
    expect(await screen.findByRole('heading', { level: 1, name: 'Booking cancelled' })).toBeVisible()
  })

  test('shows on the confirmation that a booking is non-refundable', async () => {
    quotes.set('quote-1', aQuote({ cancellationPolicy: aPolicy({ refundable: false, freeUntil: null, steps: [] }) }))
    serveBooking(hotelBooked({ freeCancellationUntil: null }))
    await pay(await reachPayment())
    await screen.findByText('HX-77120-45')
    expect(screen.getByText('Non-refundable')).toBeInTheDocument()
  })

  test('returns to the page before the checkout with one step back from the confirmation', async () => {
    serveBooking(hotelBooked())
    const app = await reachPaymentFrom('/elsewhere')
    await pay(app)
    await screen.findByText('HX-77120-45')
    await waitFor(() => expect(app.currentUrl()).toBe(`${checkout}&step=done`))
    await act(() => app.router.navigate(-1))
    expect(app.currentUrl()).toBe('/elsewhere')
    // Later history entries of the checkout show only the confirmation.
    await act(() => app.router.navigate(2))
    await waitFor(() => expect(app.currentUrl()).toBe(`${checkout}&step=done`))
    await act(() => app.router.navigate(-1))
    expect(app.currentUrl()).toBe('/elsewhere')
  })

  test('returns to the page before the checkout with one step back after a price change', async () => {
    quotes.set('quote-2', aQuote({ id: 'quote-2', price: aPrice('5277.21', '1055.44', '6332.65', '287.74') }))
    const [previousTotal, newTotal] = [riyals('6148.20'), riyals('6332.65')]
    serveBooking(
      {
        __typename: 'PriceChanged',
        code: 'PRICE_CHANGED',
        message: 'x',
        previousTotal,
        newTotal,
        quoteId: 'quote-2',
      },
      hotelBooked(),
    )
    const app = await reachPaymentFrom('/elsewhere')
    await pay(app)
    await app.user.click(await screen.findByRole('button', { name: /^Accept/ }))
    await waitFor(() => expect(app.currentUrl()).toBe('/payment-hotel?quote=quote-2&step=pay'))
    // The form is stored for the new quote and for the party, but no longer for the old quote.
    expect(storedTexts().match(/8120000000/g)).toHaveLength(2)
    await pay(app, '222222')
    await screen.findByText('HX-77120-45')
    await waitFor(() => expect(app.currentUrl()).toBe('/payment-hotel?quote=quote-2&step=done'))
    expect(storedTexts()).not.toContain('8120000000')
    await act(() => app.router.navigate(-1))
    expect(app.currentUrl()).toBe('/elsewhere')
  })

  test('sends no payment without a complete code', async () => {
    const inputs = serveBooking(hotelBooked())
    const app = await reachPayment()
    await pay(app, '1234')
    expect(screen.getByLabelText('Google Authenticator code')).toHaveAccessibleDescription(
      /IBAN ending in 7519.*Enter all 6 digits\./,
    )
    expect(inputs).toEqual([])
  })

  test('offers to top up instead of paying while the balance is too low', async () => {
    server.use(respondTo(WalletDocument, () => ({ wallet: aWallet({ balance: riyals('6000.00') }) })))
    const app = await renderApp(checkout)
    const shortfall = /^Your wallet is SAR\s148\.20 short$/
    expect(await screen.findByText(shortfall)).toBeInTheDocument()
    await acceptTerms(app)
    await fillTravelerForm(app)
    expect(await screen.findByText(shortfall)).toBeInTheDocument()
    expect(screen.queryByLabelText('Google Authenticator code')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Pay SAR/ })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Contact us to top up' })).toBeVisible()
  })

  test('shows Top up instead of Pay in the mobile bar when the balance is low', async () => {
    const { matchMedia } = globalThis
    onTestFinished(() => void vi.stubGlobal('matchMedia', matchMedia))
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { matches: media.includes('width < 992px'), media }),
    )
    const topUp = { __typename: 'TopUpLimits' as const, minimum: riyals('10.00'), maximum: riyals('50000.00') }
    server.use(respondTo(WalletDocument, () => ({ wallet: aWallet({ balance: riyals('6000.00'), topUp }) })))
    const app = await renderApp(checkout)
    await acceptTerms(app)
    await fillTravelerForm(app)
    const link = await screen.findByRole('link', { name: 'Top up wallet' })
    expect(link).toHaveAttribute('href', '/wallet')
    expect(link.closest('[data-step-bar]')).not.toBeNull()
  })

  test('lets the agent pay while the balance is unknown', async () => {
    server.use(respondTo(WalletDocument, () => ({ wallet: null })))
    await reachPayment()
    expect(screen.queryByText('Current balance')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Pay SAR/ })).toBeEnabled()
  })

  test('sends no payment while offline', async () => {
    const inputs = serveBooking(hotelBooked())
    const app = await reachPayment()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await pay(app)
    expect(
      await screen.findByText('You’re offline, so nothing was sent. Check your connection and try again.'),
    ).toBeInTheDocument()
    expect(inputs).toEqual([])
    vi.restoreAllMocks()
  })
})
