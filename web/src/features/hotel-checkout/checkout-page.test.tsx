import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { BookHotelInput } from '#src/__generated__/schema.ts'
import { CountriesDocument } from '#src/data/countries.generated.ts'
import { ViewerDocument } from '#src/data/viewer.generated.ts'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import { aBookedHotel, aQuote } from '#src/testing/checkout-factories.ts'
import { aWallet, riyals } from '#src/testing/factories.ts'
import { aPolicy, aPrice } from '#src/testing/hotel-detail-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { answer, failure, noAnswer, server } from '#src/testing/server.ts'
import { type BookHotelMutation, BookHotelDocument } from './book-hotel.generated.ts'
import { BookingOutcomeDocument } from './booking-outcome.generated.ts'
import { type HotelQuoteQuery, HotelQuoteDocument } from './hotel-quote.generated.ts'
import { type RequoteHotelMutation, RequoteHotelDocument } from './requote-hotel.generated.ts'

type BookResult = BookHotelMutation['bookHotel']
type App = Awaited<ReturnType<typeof renderApp>>

const checkout = '/payment-hotel?quote=quote-1'
const quotes = new Map<string, HotelQuoteQuery['hotelQuote']>()

/** Since when the agent has an authenticator. */
let enrolledAt: string | null = null

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z'), shouldAdvanceTime: true, toFake: ['Date'] })
  quotes.clear()
  enrolledAt = '2026-11-01T08:00:00Z'
  quotes.set('quote-1', aQuote())
  server.use(
    answer(HotelQuoteDocument, ({ id }) => ({ hotelQuote: quotes.get(id) ?? null })),
    answer(CountriesDocument, () => ({
      countries: [
        { __typename: 'Country' as const, code: 'ID', name: 'Indonesia', callingCodes: ['62'] },
        { __typename: 'Country' as const, code: 'SA', name: 'Saudi Arabia', callingCodes: ['966'] },
      ],
    })),
    answer(ViewerDocument, () => ({
      viewer: {
        __typename: 'Viewer' as const,
        id: 'user-a',
        name: 'Demo Agent',
        email: 'agent@demo.test',
        company: {
          __typename: 'Company' as const,
          id: 'company-a',
          name: 'Company A',
          vatNumber: '300000000000003',
          licenseNumber: null,
          ibans: ['SA0380000000608010167519', 'SA4420000001234567891234'],
        },
        authenticator: { __typename: 'Authenticator' as const, enrolledAt, recoveryCodesLeft: 0 },
      },
    })),
  )
  return () => vi.useRealTimers()
})

/** Answers the bookings one after the other, the last one again and again, and tells what was sent. */
function serveBooking(...results: (BookResult | 'lost')[]) {
  const inputs: BookHotelInput[] = []
  server.use(
    answer(BookHotelDocument, ({ input }) => {
      inputs.push(input)
      const result = results[Math.min(inputs.length, results.length) - 1]
      return !result || result === 'lost' ? noAnswer() : { bookHotel: result }
    }),
  )
  return inputs
}

/** Holds the answers back until the test lets them go. */
function holdBooking(result: BookResult | 'lost') {
  const inputs: BookHotelInput[] = []
  const held = Promise.withResolvers<void>()
  server.use(
    answer(BookHotelDocument, async ({ input }) => {
      inputs.push(input)
      await held.promise
      return result === 'lost' ? noAnswer() : { bookHotel: result }
    }),
  )
  return { inputs, release: () => held.resolve() }
}

function serveOutcome(...found: (ReturnType<typeof aBookedHotel> | null)[]) {
  const asked: string[] = []
  server.use(
    answer(BookingOutcomeDocument, ({ clientReference }) => {
      asked.push(clientReference)
      const item = found[Math.min(asked.length, found.length) - 1]
      return { bookings: { __typename: 'BookingPage' as const, complete: true, items: item ? [item] : [] } }
    }),
  )
  return asked
}

const booked = (change = {}): BookResult => ({
  __typename: 'HotelBooked',
  replayed: false,
  warnings: [],
  booking: aBookedHotel(change),
})

async function acceptTerms({ user }: App) {
  await user.click(await screen.findByRole('checkbox', { name: /I have read the cancellation policy/ }))
  await user.click(screen.getByRole('button', { name: 'Continue to travellers' }))
  await screen.findByRole('heading', { name: 'Lead traveller' })
}

function type(label: string, value: string, scope: HTMLElement = document.body) {
  fireEvent.change(within(scope).getByLabelText(new RegExp(`^${label}`)), { target: { value } })
}

function fillPerson(scope: HTMLElement, first: string) {
  type('Title', 'MR', scope)
  type('First name', first, scope)
  type('Last name', 'Guest', scope)
}

async function fillTravellers({ user }: App) {
  const lead = screen.getByRole('region', { name: 'Lead traveller' })
  fillPerson(lead, 'First')
  type('Phone', '8120000000', lead)
  for (const [index, guest] of screen.getAllByRole('group', { name: /^(Adult|Child)/ }).entries())
    fillPerson(guest, `Guest ${'abc'[index]}`)
  await waitFor(() => expect(screen.getByLabelText(/^VAT number/)).toHaveValue('300000000000003'))
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  await screen.findByLabelText('Google Authenticator code')
}

async function reachPayment(path = checkout) {
  const app = await renderApp(path)
  await acceptTerms(app)
  await fillTravellers(app)
  return app
}

/** The payment of somebody who was at another page before. */
async function reachPaymentFrom(path: string) {
  const app = await renderApp(path)
  await act(() => app.router.navigate(checkout))
  await acceptTerms(app)
  await fillTravellers(app)
  return app
}

async function pay({ user }: App, code = '123456') {
  fireEvent.change(screen.getByLabelText('Google Authenticator code'), { target: { value: code } })
  await user.click(screen.getByRole('button', { name: /^Pay SAR/ }))
}

/** Everything the browser keeps. */
const keptTexts = () => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])

/** The page as a reload finds it: same tab, nothing in memory. */
async function reload(path: string) {
  document.body.replaceChildren()
  return renderApp(path)
}

const passSeconds = (seconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
  })

describe('the steps', () => {
  test('terms are told once, in Makkah time, and must be read to go on', async () => {
    const { user, address } = await renderApp(checkout)
    expect(await screen.findByText('until Thu 10 Dec · 14:00')).toBeInTheDocument()
    expect(screen.getByText(/All times are Makkah time\./)).toBeInTheDocument()
    expect(screen.getAllByText(/No refund/)).toHaveLength(1)
    expect(screen.getByText('Half of the stay is charged late.')).toBeInTheDocument()
    expect(screen.getByText('The hotel is free of smoke.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Continue to travellers' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Please confirm that you have read them.')
    expect(address()).toBe(checkout)
  })

  test('no step can be skipped by its address', async () => {
    const { address } = await renderApp(`${checkout}&step=pay`)
    await screen.findByRole('checkbox', { name: /I have read/ })
    await waitFor(() => expect(address()).toBe(`${checkout}&step=review`))
  })

  test('faults are all shown at once, with the focus on the first', async () => {
    const app = await renderApp(checkout)
    await acceptTerms(app)
    await waitFor(() => expect(screen.getByLabelText(/^VAT number/)).toHaveValue('300000000000003'))
    type('VAT number', '12')
    await app.user.click(screen.getByRole('button', { name: 'Continue to payment' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('14 fields need your attention')
    const [title] = screen.getAllByLabelText(/^Title/)
    expect(title).toHaveFocus()
    expect(title).toHaveAccessibleDescription('Please choose.')
    expect(screen.getByLabelText(/^VAT number/)).toHaveAccessibleDescription(
      'A VAT number has 15 digits and begins and ends with 3.',
    )
  })

  test('the count of faults goes down with each that is mended, and away with the last', async () => {
    const app = await renderApp(checkout)
    await acceptTerms(app)
    await app.user.click(screen.getByRole('button', { name: 'Continue to payment' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('13 fields need your attention')
    type('Phone', '8120000000')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('12 fields need your attention'))
    fillPerson(screen.getByRole('region', { name: 'Lead traveller' }), 'First')
    for (const guest of screen.getAllByRole('group', { name: /^(Adult|Child)/ })) fillPerson(guest, 'Guest')
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  })

  test('says whose e-mail address it is', async () => {
    await acceptTerms(await renderApp(checkout))
    await waitFor(() => expect(screen.getByLabelText(/^E-mail/)).toHaveValue('agent@demo.test'))
    expect(screen.getByLabelText(/^E-mail/)).toHaveAccessibleDescription(/your own address/)
    type('E-mail', 'guest@demo.test')
    await waitFor(() =>
      expect(screen.getByLabelText(/^E-mail/)).toHaveAccessibleDescription('The hotel can reach the traveller here.'),
    )
  })

  test('who travels is seen before paying and can be changed', async () => {
    const app = await reachPayment()
    expect(screen.getByText('First Guest')).toBeInTheDocument()
    expect(screen.getByText(/4 guests/)).toBeInTheDocument()
    await app.user.click(screen.getByRole('link', { name: 'Edit travellers' }))
    expect(await screen.findByDisplayValue('Guest c')).toBeInTheDocument()
  })

  test('an agent without an authenticator is told before a code is asked for, and where to set one up', async () => {
    enrolledAt = null
    await reachPayment()
    expect(await screen.findByRole('link', { name: 'Set it up in your profile' })).toHaveAttribute('href', '/profile')
  })

  test('one name serves as both, and the lead’s last name for the family', async () => {
    const app = await renderApp(checkout)
    await acceptTerms(app)
    const lead = screen.getByRole('region', { name: 'Lead traveller' })
    type('First name', 'Suparti', lead)
    await app.user.click(within(lead).getByRole('button', { name: 'Same as first name' }))
    expect(within(lead).getByLabelText(/^Last name/)).toHaveValue('Suparti')
    const child = screen.getByRole('group', { name: /Child, age 7/ })
    await app.user.click(within(child).getByRole('button', { name: 'Same last name as the lead' }))
    expect(within(child).getByLabelText(/^Last name/)).toHaveValue('Suparti')
  })

  test('a reload keeps the step and everything typed, and Back leads through the steps', async () => {
    const { address } = await reachPayment()
    expect(address()).toBe(`${checkout}&step=pay`)
    const again = await reload(`${checkout}&step=pay`)
    expect(await screen.findByLabelText('Google Authenticator code')).toHaveValue('')
    await again.user.click(screen.getByRole('link', { name: 'Back' }))
    expect(await screen.findByDisplayValue('Guest c')).toBeInTheDocument()
    await act(() => again.router.navigate(-1))
    expect(await screen.findByLabelText('Google Authenticator code')).toBeInTheDocument()
  })

  test('what was typed is not in the browser any more after signing out', async () => {
    const { identity } = await reachPayment()
    expect(keptTexts()).toContain('8120000000')
    await act(() => identity.signOut())
    expect(keptTexts()).not.toContain('8120000000')
  })
})

describe('paying', () => {
  test('sends one booking however often the button is pressed', async () => {
    const { inputs, release } = holdBooking(booked())
    const app = await reachPayment()
    fireEvent.change(screen.getByLabelText('Google Authenticator code'), { target: { value: '123456' } })
    const button = screen.getByRole('button', { name: /^Pay SAR\s6,148\.20$/ })
    fireEvent.click(button)
    fireEvent.click(button)
    await app.user.type(screen.getByLabelText('Google Authenticator code'), '{Enter}')
    await screen.findByText('We are booking with the supplier. Please keep this page open.')
    fireEvent.click(button)
    release()
    await screen.findByText('HX-77120-45')
    expect(inputs).toHaveLength(1)
  })

  test('shows what was booked', async () => {
    const inputs = serveBooking(booked())
    const app = await reachPayment()
    await pay(app, '۱۲۳٤٥٦')
    expect(await screen.findByText('HX-77120-45')).toBeInTheDocument()
    expect(app.address()).toBe(`${checkout}&step=done`)
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

  test('after it, nobody comes back to a form that could be paid, and nobody’s name is kept', async () => {
    serveBooking(booked())
    const app = await reachPayment()
    await pay(app)
    await screen.findByText('HX-77120-45')
    expect(keptTexts()).not.toMatch(/8120000000|Guest b|123456/)
    await act(() => app.router.navigate(-1))
    expect(await screen.findByText('HX-77120-45')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
    quotes.clear()
    await reload(`${checkout}&step=pay`)
    expect(await screen.findByText('HX-77120-45')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Open the booking' })).toHaveAttribute('href', '/booking-detail/booking-1')
  })

  test('the confirmation is the page’s own title and says where its mail goes', async () => {
    serveBooking(booked())
    await pay(await reachPayment())
    expect(await screen.findByRole('heading', { level: 1, name: 'Booking confirmed' })).toBeInTheDocument()
    await waitFor(() => expect(document.title).toBe('Booking confirmed · Rihla'))
    expect(screen.getByText('A confirmation is on its way to agent@demo.test.')).toBeInTheDocument()
    expect(screen.getByText(/free cancellation/)).toBeInTheDocument()
    expect(screen.queryByText('Non-refundable')).not.toBeInTheDocument()
  })

  test('what gives nothing back is called so', async () => {
    quotes.set('quote-1', aQuote({ cancellationPolicy: aPolicy({ refundable: false, freeUntil: null, steps: [] }) }))
    serveBooking(booked({ freeCancellationUntil: null }))
    await pay(await reachPayment())
    await screen.findByText('HX-77120-45')
    expect(screen.getByText('Non-refundable')).toBeInTheDocument()
  })

  test('one step back from the confirmation leads out of the checkout', async () => {
    serveBooking(booked())
    const app = await reachPaymentFrom('/elsewhere')
    await pay(app)
    await screen.findByText('HX-77120-45')
    await waitFor(() => expect(app.address()).toBe(`${checkout}&step=done`))
    await act(() => app.router.navigate(-1))
    expect(app.address()).toBe('/elsewhere')
    // Forward there is nothing but the confirmation either.
    await act(() => app.router.navigate(2))
    await waitFor(() => expect(app.address()).toBe(`${checkout}&step=done`))
    await act(() => app.router.navigate(-1))
    expect(app.address()).toBe('/elsewhere')
  })

  test('also when the price has changed on the way', async () => {
    quotes.set('quote-2', aQuote({ id: 'quote-2' }))
    const [previousTotal, now] = [riyals('6148.20'), riyals('6332.65')]
    serveBooking(
      {
        __typename: 'PriceChanged',
        code: 'PRICE_CHANGED',
        message: 'x',
        previousTotal,
        newTotal: now,
        quoteId: 'quote-2',
      },
      booked(),
    )
    const app = await reachPaymentFrom('/elsewhere')
    await pay(app)
    await app.user.click(await screen.findByRole('button', { name: /^Accept/ }))
    await waitFor(() => expect(app.address()).toBe('/payment-hotel?quote=quote-2&step=pay'))
    expect(keptTexts().match(/8120000000/g)).toHaveLength(1)
    await pay(app, '222222')
    await screen.findByText('HX-77120-45')
    await waitFor(() => expect(app.address()).toBe('/payment-hotel?quote=quote-2&step=done'))
    expect(keptTexts()).not.toContain('8120000000')
    await act(() => app.router.navigate(-1))
    expect(app.address()).toBe('/elsewhere')
  })

  test('six digits are asked for before anything is sent', async () => {
    const inputs = serveBooking(booked())
    const app = await reachPayment()
    await pay(app, '1234')
    expect(screen.getByLabelText('Google Authenticator code')).toHaveAccessibleDescription('Enter all six digits.')
    expect(inputs).toEqual([])
  })

  test('a wallet that is short is told before paying', async () => {
    server.use(answer(WalletDocument, () => ({ wallet: aWallet({ balance: riyals('6000.00') }) })))
    const app = await renderApp(checkout)
    const short = /^The wallet is short of SAR\s148\.20$/
    expect(await screen.findByText(short)).toBeInTheDocument()
    await acceptTerms(app)
    await fillTravellers(app)
    expect(await screen.findByText(short)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Pay SAR/ })).toBeDisabled()
  })

  test('without a wallet at the gateway the screen is quiet and the payment open', async () => {
    server.use(answer(WalletDocument, () => ({ wallet: null })))
    await reachPayment()
    expect(screen.queryByText('Wallet now')).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Pay SAR/ })).toBeEnabled()
  })

  test('offline nothing is sent', async () => {
    const inputs = serveBooking(booked())
    const app = await reachPayment()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await pay(app)
    expect(await screen.findByText('You are offline. Nothing was sent.')).toBeInTheDocument()
    expect(inputs).toEqual([])
    vi.restoreAllMocks()
  })
})

describe('refusals', () => {
  test('a wrong code is told with the tries left; the next try carries the same key', async () => {
    const inputs = serveBooking(
      {
        __typename: 'AuthCodeRefused',
        code: 'AUTH_CODE_INVALID',
        message: 'The code is wrong. Attempts left: 4.',
        attemptsLeft: 4,
        retryAt: null,
      },
      booked(),
    )
    const app = await reachPayment()
    await pay(app)
    const field = await screen.findByLabelText('Google Authenticator code')
    await waitFor(() => expect(field).toHaveAccessibleDescription('The code is wrong. Attempts left: 4.'))
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
    await pay(app, '654321')
    await screen.findByText('HX-77120-45')
    expect(inputs[1]?.idempotencyKey).toBe(inputs[0]?.idempotencyKey)
  })

  test('what the server said goes when the language changes, what was typed stays', async () => {
    serveBooking({
      __typename: 'AuthCodeRefused',
      code: 'AUTH_CODE_INVALID',
      message: 'The code is wrong.',
      attemptsLeft: 4,
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

  test('after a refusal nothing is to be paid and nothing is held', async () => {
    serveBooking({ __typename: 'BookingRefused', code: 'BOOKING_REFUSED', message: 'No.', supplierText: null })
    const app = await reachPayment()
    expect(screen.getByRole('timer')).toBeInTheDocument()
    expect(screen.getAllByText('To pay now')).not.toHaveLength(0)
    await pay(app)
    await screen.findByText('The supplier refused the booking')
    expect(screen.queryByText('To pay now')).not.toBeInTheDocument()
    expect(screen.queryByText('Price and rooms are held for')).not.toBeInTheDocument()
  })

  test('a locked payment opens again at its time', async () => {
    serveBooking({
      __typename: 'AuthCodeRefused',
      code: 'AUTH_CODE_LOCKED',
      message: 'Too many wrong codes.',
      attemptsLeft: 0,
      retryAt: '2026-11-21T08:05:00Z',
    })
    const app = await reachPayment()
    await pay(app)
    expect(await screen.findByText('Payment opens again in')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /^Pay SAR/ })).toBeDisabled()
    vi.setSystemTime('2026-11-21T08:05:01Z')
    await waitFor(() => expect(screen.getByRole('button', { name: /^Pay SAR/ })).toBeEnabled(), { timeout: 3000 })
  })

  test('a wallet emptied meanwhile is told with what is missing', async () => {
    serveBooking({
      __typename: 'InsufficientFunds',
      code: 'INSUFFICIENT_FUNDS',
      message: 'x',
      balance: riyals('10.00'),
      required: riyals('6148.20'),
    })
    await pay(await reachPayment())
    expect(await screen.findByText('The wallet is short of SAR 6,138.20')).toBeInTheDocument()
  })

  test('the supplier’s own words are shown, and the way to other rooms', async () => {
    serveBooking({
      __typename: 'BookingRefused',
      code: 'BOOKING_REFUSED',
      message: 'The supplier refused. Nothing was charged.',
      supplierText: 'Closed for renovation',
    })
    await pay(await reachPayment())
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Closed for renovation')
    expect(within(alert).getByRole('link', { name: 'Choose another room' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/hotel\?n=ID&hotel-code=4900000101.*provider=hudxconnect/),
    )
  })

  test('rooms that are gone leave a way to others', async () => {
    serveBooking({
      __typename: 'HotelUnavailable',
      code: 'HOTEL_NOT_AVAILABLE',
      message: 'This hotel is not available.',
    })
    await pay(await reachPayment())
    expect(await screen.findByText('These rooms are no longer available')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Back to the results' })).toBeInTheDocument()
  })

  test('a new price is agreed to, the form is kept, and the new quote is booked under another key', async () => {
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
      booked(),
    )
    const app = await reachPayment()
    await pay(app)
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('The price rose by SAR 184.45')
    expect(await within(dialog).findByText('The cancellation policy is unchanged')).toBeInTheDocument()
    await app.user.click(within(dialog).getByRole('button', { name: /^Accept SAR\s6,332\.65$/ }))
    await waitFor(() => expect(app.address()).toBe('/payment-hotel?quote=quote-2&step=pay'))
    await screen.findByRole('button', { name: /^Pay SAR\s6,332\.65$/ })
    await pay(app, '222222')
    await screen.findByText('HX-77120-45')
    expect(inputs[1]).toMatchObject({ quoteId: 'quote-2', acceptedTotal: '6332.65', lead: { firstName: 'First' } })
    expect(inputs[1]?.idempotencyKey).not.toBe(inputs[0]?.idempotencyKey)
  })

  test('new terms have to be read again', async () => {
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
    await screen.findByText('The cancellation policy has changed too: check it before you accept')
    await app.user.click(screen.getByRole('button', { name: /^Accept/ }))
    await waitFor(() => expect(app.address()).toBe('/payment-hotel?quote=quote-2&step=review'))
    expect(await screen.findByRole('checkbox', { name: /I have read/ })).not.toBeChecked()
  })

  test('what the server finds wrong stands at its field', async () => {
    const field = { __typename: 'FieldError', code: 'FIELD_INVALID' } as const
    serveBooking({
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      message: 'x',
      fields: [{ ...field, path: 'guests.1.firstName', message: 'Not a name.' }],
    })
    const app = await reachPayment()
    await pay(app)
    await waitFor(() => expect(app.address()).toBe(`${checkout}&step=travellers`))
    const wrong = await screen.findByDisplayValue('Guest b')
    expect(wrong).toHaveAccessibleDescription('Not a name.')
    await waitFor(() => expect(wrong).toHaveFocus())
  })

  test('a key of another payment is given up, and the next try has its own', async () => {
    const inputs = serveBooking(
      { __typename: 'IdempotencyMismatch', code: 'IDEMPOTENCY_MISMATCH', message: 'The key was used before.' },
      booked(),
    )
    const app = await reachPayment()
    await pay(app)
    expect(await screen.findByText(/The key was used before\./)).toBeInTheDocument()
    await pay(app)
    await screen.findByText('HX-77120-45')
    expect(inputs[1]?.idempotencyKey).not.toBe(inputs[0]?.idempotencyKey)
  })

  test('a failure before anything was sent is told as one', async () => {
    serveBooking(booked())
    server.use(answer(BookHotelDocument, () => failure('RATE_LIMITED', 'Too many requests.')))
    const app = await reachPayment()
    await pay(app)
    expect(
      await screen.findByText(/Nothing was booked and nothing was charged\. Too many requests\./),
    ).toBeInTheDocument()
  })
})

describe('the hold', () => {
  const requoted = (
    change: Partial<Extract<RequoteHotelMutation['requoteHotel'], { __typename: 'HotelQuoted' }>> = {},
  ) => {
    const quote = aQuote({ id: 'quote-2', expiresAt: '2026-11-21T08:40:00Z' })
    quotes.set('quote-2', quote)
    return { __typename: 'HotelQuoted', quote, priceChanged: null, ...change } as const
  }

  test('runs down in sight, and at its end the form is kept and the price checked again', async () => {
    server.use(answer(RequoteHotelDocument, () => ({ requoteHotel: requoted() })))
    const app = await reachPayment()
    expect(screen.getByRole('timer')).toHaveTextContent(/^1[45]:\d\d$/)
    vi.setSystemTime('2026-11-21T08:15:01Z')
    expect(await screen.findByText('The price is no longer held', undefined, { timeout: 3000 })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
    await app.user.click(screen.getByRole('button', { name: 'Check the price again' }))
    await waitFor(() => expect(app.address()).toBe('/payment-hotel?quote=quote-2&step=pay'))
    expect(await screen.findByRole('button', { name: /^Pay SAR\s6,148\.20$/ })).toBeInTheDocument()
  })

  test('that ended at the server says so and asks for the new price', async () => {
    const priceChanged = {
      __typename: 'PriceDifference',
      previousTotal: riyals('6148.20'),
      newTotal: riyals('6200.00'),
    } as const
    server.use(answer(RequoteHotelDocument, () => ({ requoteHotel: requoted({ priceChanged }) })))
    serveBooking({ __typename: 'QuoteExpired', code: 'QUOTE_EXPIRED', message: 'x' })
    const app = await reachPayment()
    await pay(app)
    await app.user.click(await screen.findByRole('button', { name: 'Check the price again' }))
    await app.user.click(await screen.findByRole('button', { name: /^Accept SAR\s6,200\.00$/ }))
    await waitFor(() => expect(app.address()).toBe('/payment-hotel?quote=quote-2&step=pay'))
  })

  test('of an expired quote can be renewed, or its rooms are gone', async () => {
    quotes.set('quote-1', aQuote({ expired: true }))
    const refusal = { __typename: 'HotelUnavailable', code: 'HOTEL_NOT_AVAILABLE', message: 'Sold out.' } as const
    server.use(answer(RequoteHotelDocument, () => ({ requoteHotel: refusal })))
    const { user } = await renderApp(checkout)
    await user.click(await screen.findByRole('button', { name: 'Check the price again' }))
    expect(await screen.findByText(/Sold out\./)).toBeInTheDocument()
  })
})

describe('an outcome nobody knows', () => {
  const unknown = (key: string): BookResult => ({
    __typename: 'OutcomeUnknown',
    code: 'OUTCOME_UNKNOWN',
    message: 'x',
    clientReference: key,
  })

  function serveUnknown() {
    const inputs: BookHotelInput[] = []
    server.use(
      answer(BookHotelDocument, ({ input }) => {
        inputs.push(input)
        return { bookHotel: unknown(input.idempotencyKey) }
      }),
    )
    return inputs
  }

  async function pollingStarts() {
    vi.useFakeTimers({ now: new Date('2026-11-21T08:01:00Z'), shouldAdvanceTime: true })
  }

  test('is a calm state of its own that asks again until the booking is there', async () => {
    const inputs = serveUnknown()
    const asked = serveOutcome(null, aBookedHotel({ status: 'PENDING' }), aBookedHotel())
    const app = await reachPayment()
    await pollingStarts()
    await pay(app)
    expect(
      await screen.findByText(/We are confirming this booking with the supplier\. Do not book again\./),
    ).toBeInTheDocument()
    expect(screen.getByText(inputs[0]?.idempotencyKey ?? '')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Pay|again/ })).not.toBeInTheDocument()
    expect(screen.getByText(/SAR 6,148\.20 may already be set aside/)).toBeInTheDocument()
    expect(screen.queryByText('To pay now')).not.toBeInTheDocument()
    await passSeconds(5)
    expect(await screen.findByText('Pending')).toBeInTheDocument()
    expect(screen.getByText(/SAR 6,148\.20 is set aside in the wallet/)).toBeInTheDocument()
    await passSeconds(5)
    expect(await screen.findByText('HX-77120-45')).toBeInTheDocument()
    expect(app.address()).toBe(`${checkout}&step=done`)
    expect(asked).toEqual([asked[0], asked[0], asked[0]])
    expect(asked[0]).toBe(inputs[0]?.idempotencyKey)
  })

  test('becomes a refusal when the supplier has said no', async () => {
    serveUnknown()
    serveOutcome(aBookedHotel({ status: 'FAILED' }))
    await pay(await reachPayment())
    expect(await screen.findByText('The supplier did not make this booking. Nothing was charged.')).toBeInTheDocument()
  })

  test('is there again after a reload, also when the quote is gone', async () => {
    serveUnknown()
    serveOutcome(null)
    await pay(await reachPayment())
    await screen.findByText(/Do not book again/)
    quotes.clear()
    await reload(`${checkout}&step=review`)
    expect(await screen.findByText(/Do not book again/)).toBeInTheDocument()
  })

  test('follows a payment whose answer the network lost; sending it again carries the same key', async () => {
    const inputs = serveBooking('lost', booked())
    const asked = serveOutcome(null)
    const app = await reachPayment()
    await pay(app)
    expect(await screen.findByText(/Do not book again/)).toBeInTheDocument()
    await app.user.click(await screen.findByRole('button', { name: 'Send the same payment again' }))
    await pay(app, '222222')
    await screen.findByText('HX-77120-45')
    expect(inputs).toHaveLength(2)
    expect(inputs[1]?.idempotencyKey).toBe(inputs[0]?.idempotencyKey)
    expect(asked[0]).toBe(inputs[0]?.idempotencyKey)
  })

  test('is looked for after a reload in the middle of the payment', async () => {
    const { release } = holdBooking('lost')
    serveOutcome(aBookedHotel())
    const app = await reachPayment()
    await pay(app)
    await screen.findByText('We are booking with the supplier. Please keep this page open.')
    await reload(`${checkout}&step=pay`)
    expect(await screen.findByText('HX-77120-45')).toBeInTheDocument()
    release()
  })

  test('a server that failed without a word leaves the outcome open, never "failed"', async () => {
    serveBooking('lost')
    server.use(answer(BookHotelDocument, () => failure('INTERNAL_SERVER_ERROR', 'x')))
    serveOutcome(null)
    await pay(await reachPayment())
    expect(await screen.findByText(/Do not book again/)).toBeInTheDocument()
  })
})

describe('the address', () => {
  test.each([
    ['/payment-hotel', 'GPDNI'],
    ['/payment-hotel/link-nobody-made', 'GPDNE'],
    ['/payment-hotel?id=link-nobody-made', 'GPDNE'],
    ['/payment-hotel?quote=gone', 'GPDNE'],
  ])('%s leads to the error page with %s', async (path, code) => {
    const { address } = await renderApp(path)
    await waitFor(() => expect(address()).toBe('/error'))
    expect(await screen.findByText(new RegExp(`${code} · 2026-11-21`))).toBeInTheDocument()
  })

  test('a fault of the server leads there with GPDC', async () => {
    server.use(answer(HotelQuoteDocument, () => failure('GATEWAY_UNAVAILABLE', 'x')))
    await renderApp(checkout)
    expect(await screen.findByText(/GPDC · 2026-11-21/)).toBeInTheDocument()
  })

  test('without a network the page stays and offers another try', async () => {
    server.use(answer(HotelQuoteDocument, () => noAnswer()))
    const { user } = await renderApp(checkout)
    await screen.findByText('The payment page could not be loaded')
    server.use(answer(HotelQuoteDocument, () => ({ hotelQuote: aQuote() })))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Rooms and guests' })).toBeInTheDocument()
  })
})

test('the supplier’s own words are marked with their language and named as such', async () => {
  await renderApp(checkout, { language: 'ar-SA' })
  const rule = await screen.findByText('The hotel is free of smoke.')
  expect(rule.closest('[lang]')).toHaveAttribute('lang', 'en')
  expect(rule.closest('[dir]')).toHaveAttribute('dir', 'ltr')
  expect(screen.getByText('Half of the stay is charged late.')).toHaveAttribute('lang', 'en')
  expect(screen.getAllByText('النص كما ورد من المورّد')).toHaveLength(2)
})

test('in Arabic the code, the reference and the phone keep their form', async () => {
  serveBooking(booked())
  const app = await renderApp(checkout, { language: 'ar-SA' })
  await app.user.click(await screen.findByRole('checkbox'))
  await app.user.click(screen.getByRole('button', { name: 'متابعة إلى بيانات المسافرين' }))
  expect(await screen.findByLabelText(/^رقم الجوال/)).toHaveAttribute('dir', 'ltr')
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  expect(screen.getByRole('heading', { name: 'إتمام الحجز' })).toBeInTheDocument()
  // Typed values stay when the language changes in the middle of the form.
  fireEvent.change(screen.getByLabelText(/^رقم الجوال/), { target: { value: '٨١٢' } })
  const { i18n } = await import('#src/lib/i18n/i18n.ts')
  await act(() => i18n.changeLanguage('tr-TR'))
  expect(await screen.findByLabelText(/^Telefon/)).toHaveValue('٨١٢')
})
