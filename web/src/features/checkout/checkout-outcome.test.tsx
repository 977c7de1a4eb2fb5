import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { BookHotelInput, ResolveBookingOutcomeInput } from '#src/__generated__/schema.ts'
import { aBookedHotel } from '#src/testing/checkout-factories.ts'
import {
  anOutcome,
  hotelBooked,
  bookedOutcome,
  checkout,
  delayBooking,
  advanceSeconds,
  pay,
  quotes,
  reachPayment,
  reload,
  serveBooking,
  serveCheckout,
  serveOutcome,
} from '#src/testing/checkout-page.tsx'
import { failure, respondTo, server } from '#src/testing/server.ts'
import { getTranslatable } from '#src/testing/translate-page.ts'
import { type OutcomeFieldsFragment, ResolveBookingOutcomeDocument } from './outcome/booking-outcome.generated.ts'
import { BookHotelDocument } from './adapters/hotel/book-hotel.generated.ts'

beforeEach(serveCheckout)

function serveUnknownOutcome() {
  const inputs: BookHotelInput[] = []
  server.use(
    respondTo(BookHotelDocument, ({ input }) => {
      inputs.push(input)
      const { idempotencyKey: clientReference } = input
      return {
        bookHotel: {
          __typename: 'OutcomeUnknown' as const,
          code: 'OUTCOME_UNKNOWN' as const,
          message: 'x',
          clientReference,
        },
      }
    }),
  )
  return inputs
}

function serveResolution(outcome: OutcomeFieldsFragment) {
  const inputs: ResolveBookingOutcomeInput[] = []
  server.use(
    respondTo(ResolveBookingOutcomeDocument, ({ input }) => {
      inputs.push(input)
      return { resolveBookingOutcome: outcome }
    }),
  )
  return inputs
}

const fakeAllTimers = () => vi.useFakeTimers({ now: new Date('2026-11-21T08:01:00Z'), shouldAdvanceTime: true })
const notBooked = anOutcome({ state: 'NOT_BOOKED', nextCheckSeconds: null })

describe('unknown outcome', () => {
  test('polls an unknown outcome at the intervals that the server returns until the booking is found', async () => {
    const inputs = serveUnknownOutcome()
    const references = serveOutcome(
      anOutcome({ nextCheckSeconds: 2 }),
      anOutcome({ nextCheckSeconds: 8, state: 'BOOKED', booking: aBookedHotel({ status: 'PENDING' }) }),
      bookedOutcome(),
    )
    const app = await reachPayment()
    fakeAllTimers()
    await pay(app)
    expect(await screen.findByText(/Don’t book again\./)).toBeInTheDocument()
    expect(screen.getByText(inputs[0]?.idempotencyKey.slice(0, 8).toUpperCase() ?? '')).toBeInTheDocument()
    expect(document.body).not.toHaveTextContent(inputs[0]?.idempotencyKey ?? '')
    expect(screen.queryByRole('button', { name: /Pay|again/ })).not.toBeInTheDocument()
    expect(screen.getByText(/SAR 6,148\.20 may be on hold/)).toBeInTheDocument()
    expect(screen.queryByText('Due now')).not.toBeInTheDocument()
    expect(screen.queryByText(/agent@demo\.test/)).not.toBeInTheDocument()
    await advanceSeconds(2.5)
    expect(await screen.findByText('Pending')).toBeInTheDocument()
    expect(screen.getByText(/SAR 6,148\.20 is on hold in your wallet/)).toBeInTheDocument()
    await advanceSeconds(5)
    expect(references).toHaveLength(2)
    await advanceSeconds(4)
    expect(await screen.findByText('HX-77120-45')).toBeInTheDocument()
    await waitFor(() => expect(app.currentUrl()).toBe(`${checkout}&step=done`))
    expect(new Set(references)).toEqual(new Set([inputs[0]?.idempotencyKey]))
  })

  test('does not poll an unknown outcome while the page is hidden', async () => {
    serveUnknownOutcome()
    const references = serveOutcome(anOutcome({ nextCheckSeconds: 2 }))
    const app = await reachPayment()
    fakeAllTimers()
    await pay(app)
    await screen.findByText(/Don’t book again/)
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await advanceSeconds(10)
    expect(references).toHaveLength(1)
    vi.restoreAllMocks()
    await advanceSeconds(3)
    expect(references.length).toBeGreaterThan(1)
  })

  test('says that nothing was charged when the server finds no booking for an unknown outcome', async () => {
    serveUnknownOutcome()
    serveOutcome(notBooked)
    await pay(await reachPayment())
    expect(await screen.findByText('Nothing was charged. Any amount on hold has been released.')).toBeInTheDocument()
  })

  test('shows an unknown outcome after a reload even if its quote can no longer be loaded', async () => {
    serveUnknownOutcome()
    serveOutcome(anOutcome())
    await pay(await reachPayment())
    await screen.findByText(/Don’t book again/)
    quotes.clear()
    await reload(`${checkout}&step=review`)
    expect(await screen.findByText(/Don’t book again/)).toBeInTheDocument()
  })

  test('lets the agent pay again with the same key when the request was lost', async () => {
    const inputs = serveBooking('lost', hotelBooked())
    const references = serveOutcome(notBooked)
    const app = await reachPayment()
    await pay(app)
    await app.user.click(await screen.findByRole('button', { name: 'Back to payment' }))
    await pay(app, '222222')
    await screen.findByText('HX-77120-45')
    expect(inputs).toHaveLength(2)
    expect(inputs[1]?.idempotencyKey).toBe(inputs[0]?.idempotencyKey)
    expect(references[0]).toBe(inputs[0]?.idempotencyKey)
  })

  test('resolves the outcome after a reload during the payment', async () => {
    const { release } = delayBooking('lost')
    serveOutcome(bookedOutcome())
    const app = await reachPayment()
    await pay(app)
    await screen.findByText('Booking with the supplier. Keep this page open.')
    await reload(`${checkout}&step=pay`)
    expect(await screen.findByText('HX-77120-45')).toBeInTheDocument()
    release()
  })

  test('treats a server error without details as an unknown outcome', async () => {
    serveBooking('lost')
    server.use(respondTo(BookHotelDocument, () => failure('INTERNAL_SERVER_ERROR', 'x')))
    serveOutcome(anOutcome())
    await pay(await reachPayment())
    expect(await screen.findByText(/Don’t book again/)).toBeInTheDocument()
  })

  test('still shows an unknown outcome when the agent goes one step back', async () => {
    serveUnknownOutcome()
    serveOutcome(anOutcome())
    const app = await reachPayment()
    await act(() => app.router.navigate(`${checkout}&step=travelers`))
    await act(() => app.router.navigate(`${checkout}&step=pay`))
    await pay(app)
    await screen.findByText(/Don’t book again/)
    await act(() => app.router.navigate(-1))
    expect(await screen.findByText(/Don’t book again/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
  })
})

describe('unknown outcome that only the agent can resolve', () => {
  const candidate = aBookedHotel({ id: 'booking-9', reference: 'HX-9', leadName: 'Suparti Suparti' })
  const unresolved = anOutcome({ nextCheckSeconds: null, candidates: [candidate] })

  test('asks whether a matching booking is the agent’s', async () => {
    const inputs = serveUnknownOutcome()
    serveOutcome(unresolved)
    const resolutions = serveResolution(bookedOutcome({ id: 'booking-9', reference: 'HX-9' }))
    const app = await reachPayment()
    await pay(app)
    expect(await screen.findByRole('heading', { name: 'Is this your booking?' })).toBeInTheDocument()
    const item = screen.getAllByRole('listitem').find((row) => within(row).queryByText('HX-9'))
    expect(item).toHaveTextContent('Suparti Suparti')
    expect(getTranslatable(/Suparti/)).toEqual([])
    expect(item).toHaveTextContent('SAR 6,148.20')
    await app.user.click(screen.getByRole('button', { name: 'Yes, this is it' }))
    expect(await screen.findByRole('heading', { name: 'Booking confirmed' })).toBeInTheDocument()
    expect(resolutions).toEqual([{ clientReference: inputs[0]?.idempotencyKey, bookingId: 'booking-9' }])
  })

  test('asks for confirmation before recording that nothing was booked, and then pays with a new key', async () => {
    const inputs = serveUnknownOutcome()
    serveOutcome(unresolved)
    const resolutions = serveResolution(notBooked)
    const app = await reachPayment()
    await pay(app)
    await app.user.click(await screen.findByRole('button', { name: 'None of these' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(resolutions).toEqual([])
    await app.user.click(within(dialog).getByRole('button', { name: 'Nothing was booked' }))
    await app.user.click(await screen.findByRole('button', { name: 'Back to payment' }))
    expect(resolutions).toEqual([{ clientReference: inputs[0]?.idempotencyKey }])
    serveOutcome(anOutcome())
    await pay(app, '222222')
    await waitFor(() => expect(inputs).toHaveLength(2))
    expect(inputs[1]?.idempotencyKey).not.toBe(inputs[0]?.idempotencyKey)
  })

  test('shows why the server does not record the agent’s decision', async () => {
    serveUnknownOutcome()
    serveOutcome(unresolved)
    server.use(
      respondTo(ResolveBookingOutcomeDocument, () => ({
        resolveBookingOutcome: {
          __typename: 'InvalidInput' as const,
          code: 'INVALID_INPUT' as const,
          message: 'Check the marked fields.',
          fields: [{ __typename: 'FieldError' as const, message: 'This booking belongs to another payment.' }],
        },
      })),
    )
    const app = await reachPayment()
    await pay(app)
    await app.user.click(await screen.findByRole('button', { name: 'Yes, this is it' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('This booking belongs to another payment.')
  })

  test('asks for the agent’s decision again after a reload, even if the quote can no longer be loaded', async () => {
    serveUnknownOutcome()
    serveOutcome(unresolved)
    serveResolution(bookedOutcome({ reference: 'HX-9' }))
    await pay(await reachPayment())
    await screen.findByRole('heading', { name: 'Is this your booking?' })
    quotes.clear()
    const { user } = await reload(checkout)
    await user.click(await screen.findByRole('button', { name: 'Yes, this is it' }))
    expect(await screen.findByRole('heading', { name: 'Booking confirmed' })).toBeInTheDocument()
    expect(screen.getByText('HX-9')).toBeInTheDocument()
  })

  test('says that a booking identified by the agent is still waiting for the supplier', async () => {
    serveUnknownOutcome()
    serveOutcome(unresolved)
    serveResolution(bookedOutcome({ status: 'PENDING' }))
    const app = await reachPayment()
    await pay(app)
    await app.user.click(await screen.findByRole('button', { name: 'Yes, this is it' }))
    expect(
      await screen.findByText(/^The supplier has received the booking but hasn’t confirmed it yet/),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Open booking' })).toHaveAttribute('href', '/booking-detail/booking-1')
    expect(screen.queryByText('Booking confirmed')).not.toBeInTheDocument()
  })

  test('continues polling when the server can still find the outcome itself', async () => {
    serveUnknownOutcome()
    serveOutcome(unresolved, anOutcome({ nextCheckSeconds: 30 }))
    serveResolution(anOutcome({ nextCheckSeconds: 30 }))
    const app = await reachPayment()
    await pay(app)
    await app.user.click(await screen.findByRole('button', { name: 'Yes, this is it' }))
    expect(await screen.findByText('Waiting for the supplier’s response…')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Yes, this is it' })).not.toBeInTheDocument()
  })

  test('asks whether anything was booked when no booking matches the payment', async () => {
    serveUnknownOutcome()
    serveOutcome(anOutcome({ nextCheckSeconds: null }))
    await pay(await reachPayment())
    expect(await screen.findByRole('heading', { name: 'Was anything booked?' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Nothing was booked' })).toBeInTheDocument()
  })
})
