/** Steps and server responses shared by the checkout tests. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { vi } from 'vitest'
import type { BookHotelInput } from '#src/__generated__/schema.ts'
import { CountriesDocument } from '#src/data/countries.generated.ts'
import { ViewerDocument } from '#src/data/viewer.generated.ts'
import { type BookedStatusQuery, BookedStatusDocument } from '#src/features/checkout/outcome/booked-status.generated.ts'
import {
  type OutcomeFieldsFragment,
  BookingOutcomeDocument,
} from '#src/features/checkout/outcome/booking-outcome.generated.ts'
import { OpenLinksDocument } from '#src/features/checkout/checkout-products.generated.ts'
import {
  type BookHotelMutation,
  BookHotelDocument,
} from '#src/features/checkout/adapters/hotel/book-hotel.generated.ts'
import { BookedStayDocument } from '#src/features/checkout/adapters/hotel/booked-stay.generated.ts'
import {
  type HotelQuoteQuery,
  HotelQuoteDocument,
} from '#src/features/checkout/adapters/hotel/hotel-quote.generated.ts'
import { aBookedHotel, aBookedStay, aQuote } from './checkout-factories.ts'
import { renderApp } from './render-app.tsx'
import { respondTo, networkError, server } from './server.ts'

export type BookResult = BookHotelMutation['bookHotel']
export type App = Awaited<ReturnType<typeof renderApp>>

export const checkout = '/payment-hotel?quote=quote-1'
/** Quotes on the server by id. */
export const quotes = new Map<string, HotelQuoteQuery['hotelQuote']>()

/** Serves `quotes`, the agent and the countries on a fixed day. Returns a clean-up function for `beforeEach`. */
export function serveCheckout() {
  vi.useFakeTimers({ now: new Date('2026-11-21T08:00:00Z'), shouldAdvanceTime: true, toFake: ['Date'] })
  quotes.clear()
  quotes.set('quote-1', aQuote())
  server.use(
    respondTo(BookedStayDocument, () => ({ booking: aBookedStay() })),
    respondTo(OpenLinksDocument, ({ quoteId: id }) => ({
      hotelQuote: quotes.has(id) ? { __typename: 'HotelQuote' as const, id, openPaymentLinks: [] } : null,
      transportQuote: quotes.has(id) ? null : { __typename: 'TransportQuote' as const, id, openPaymentLinks: [] },
    })),
    respondTo(HotelQuoteDocument, ({ id }) => ({ hotelQuote: quotes.get(id) ?? null })),
    respondTo(CountriesDocument, () => ({
      countries: [
        { __typename: 'Country' as const, code: 'ID', name: 'Indonesia', callingCodes: ['62'] },
        { __typename: 'Country' as const, code: 'SA', name: 'Saudi Arabia', callingCodes: ['966'] },
      ],
    })),
    serveAgent(),
  )
  return () => vi.useRealTimers()
}

/** Serves the signed-in agent. `enrolledAt` is null for an agent without an authenticator. */
export const serveAgent = (enrolledAt: string | null = '2026-11-01T08:00:00Z') =>
  respondTo(ViewerDocument, () => ({
    viewer: {
      __typename: 'Viewer' as const,
      id: 'user-a',
      name: 'Demo Agent',
      email: 'agent@demo.test',
      company: {
        __typename: 'Company' as const,
        id: 'company-a',
        name: 'Company A',
        country: 'SA',
        vatNumber: '300000000000003',
        licenseNumber: null,
        ibans: ['SA0380000000608010167519', 'SA4420000001234567891234'],
      },
      authenticator: { __typename: 'Authenticator' as const, enrolledAt, recoveryCodesLeft: 0 },
    },
  }))

/** Responds to bookings with these results in order and repeats the last one. Returns the sent inputs. */
export function serveBooking(...results: (BookResult | 'lost')[]) {
  const inputs: BookHotelInput[] = []
  server.use(
    respondTo(BookHotelDocument, ({ input }) => {
      inputs.push(input)
      const result = results[Math.min(inputs.length, results.length) - 1]
      return !result || result === 'lost' ? networkError() : { bookHotel: result }
    }),
  )
  return inputs
}

/** Delays the response to a booking until the test calls `release`. */
export function delayBooking(result: BookResult | 'lost') {
  const inputs: BookHotelInput[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  server.use(
    respondTo(BookHotelDocument, async ({ input }) => {
      inputs.push(input)
      await released
      return result === 'lost' ? networkError() : { bookHotel: result }
    }),
  )
  return { inputs, release: () => release() }
}

type Outcome = OutcomeFieldsFragment

export const anOutcome = (change: Partial<Outcome> = {}): Outcome => ({
  __typename: 'BookingOutcome',
  clientReference: 'key-1',
  state: 'UNKNOWN',
  nextCheckSeconds: 5,
  booking: null,
  candidates: [],
  cardPayment: null,
  cardNotCharged: false,
  ...change,
})

export const bookedOutcome = (change: Parameters<typeof aBookedHotel>[0] = {}): Outcome =>
  anOutcome({ state: 'BOOKED', nextCheckSeconds: null, booking: aBookedHotel(change) })

/** Responds to outcome queries in order and repeats the last response. Returns the requested references. */
export function serveOutcome(...outcomes: Outcome[]) {
  const references: string[] = []
  server.use(
    respondTo(BookingOutcomeDocument, ({ clientReference }) => {
      references.push(clientReference)
      const outcome = outcomes[Math.min(references.length, outcomes.length) - 1]
      return { bookingOutcome: outcome ?? anOutcome() }
    }),
  )
  return references
}

export const hotelBooked = (change = {}): BookResult => ({
  __typename: 'HotelBooked',
  booking: aBookedHotel(change),
})

/** Reports that a booking has been cancelled since its confirmation. */
export const reportCancelled = (kind: NonNullable<BookedStatusQuery['booking']>['__typename']) =>
  respondTo(BookedStatusDocument, ({ id }) => ({ booking: { __typename: kind, id, status: 'CANCELLED' as const } }))

export async function acceptTerms({ user }: App) {
  await user.click(await screen.findByRole('checkbox', { name: /I have read and agree to the cancellation policy/ }))
  await user.click(screen.getByRole('button', { name: 'Continue to travelers' }))
  await screen.findByRole('heading', { name: 'Lead traveler' })
}

export function type(label: string, value: string, scope: HTMLElement = document.body) {
  fireEvent.change(within(scope).getByLabelText(new RegExp(`^${label}`)), { target: { value } })
}

export function fillPerson(scope: HTMLElement, first: string) {
  const isAdult = within(scope).queryByLabelText(/^Title/) !== null
  type(isAdult ? 'Title' : 'Gender', isAdult ? 'MR' : 'MISS', scope)
  type('First name', first, scope)
  type('Last name', 'Guest', scope)
}

/** Fills in the travelers form and continues. */
export async function fillTravelerForm({ user }: App) {
  const lead = screen.getByRole('region', { name: 'Lead traveler' })
  fillPerson(lead, 'First')
  type('Phone', '8120000000', lead)
  for (const [index, guest] of screen.getAllByRole('group', { name: /^(Adult|Child)/ }).entries())
    fillPerson(guest, `Guest ${'abc'[index]}`)
  await waitFor(() => {
    if (!screen.queryByDisplayValue('300000000000003')) throw new Error('no VAT number')
  })
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }))
}

export async function fillTravelers(app: App) {
  await fillTravelerForm(app)
  await screen.findByLabelText('Google Authenticator code')
}

export async function reachPayment(path = checkout) {
  const app = await renderApp(path)
  await acceptTerms(app)
  await fillTravelers(app)
  return app
}

/** Opens the checkout from another page and goes to the payment. */
export async function reachPaymentFrom(path: string) {
  const app = await renderApp(path)
  await act(() => app.router.navigate(checkout))
  await acceptTerms(app)
  await fillTravelers(app)
  return app
}

export async function pay({ user }: App, code = '123456') {
  fireEvent.change(screen.getByLabelText('Google Authenticator code'), { target: { value: code } })
  await user.click(screen.getByRole('button', { name: /^Pay SAR/ }))
}

/** Everything in the browser's storage. */
export const storedTexts = () => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])

/** Reloads the page in the same tab: storage stays, memory is lost. */
export async function reload(path: string) {
  window.dispatchEvent(new Event('pagehide'))
  document.body.replaceChildren()
  return renderApp(path)
}

export const advanceSeconds = (seconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
  })
