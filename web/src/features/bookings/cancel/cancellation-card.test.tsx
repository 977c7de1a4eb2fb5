import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ErrorCode } from '#src/__generated__/schema.ts'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import {
  type BookedHotel,
  aBooking,
  aBookingPage,
  aCancellationState,
  bookingDetails,
  mixedTerms,
  riyals,
} from '#src/testing/factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { respondTo, server } from '#src/testing/server.ts'
import { BookingDetailDocument } from '../detail/booking-detail.generated.ts'
import { BookingsDocument } from '../list/bookings.generated.ts'
import {
  ConfirmCancellationDocument,
  type ConfirmCancellationMutation,
  QuoteCancellationDocument,
  type QuoteCancellationMutation,
} from './cancel-booking.generated.ts'

type Quote = Extract<QuoteCancellationMutation['quoteCancellation'], { __typename: 'CancellationQuoted' }>['quote']

const aDetail = (overrides: Partial<BookedHotel> = {}): BookedHotel => ({
  ...aBooking(),
  details: bookingDetails(),
  ...overrides,
})
const blockedBy = (code: ErrorCode, message: string) =>
  aCancellationState({ eligible: false, blockers: [{ __typename: 'CancellationBlocker', code, message }] })

const serveBooking = (booking: () => BookedHotel) =>
  server.use(respondTo(BookingDetailDocument, () => ({ booking: booking() })))

function serveQuote(overrides: Partial<Quote> = {}) {
  server.use(
    respondTo(QuoteCancellationDocument, (): QuoteCancellationMutation => ({
      quoteCancellation: {
        __typename: 'CancellationQuoted',
        quote: {
          __typename: 'CancellationQuote',
          id: 'quote-1',
          expiresAt: new Date(Date.now() + 600_000).toISOString(),
          paid: null,
          refund: null,
          penalty: null,
          ...overrides,
        },
      },
    })),
  )
}

const serveConfirmation = (outcome: () => ConfirmCancellationMutation['confirmCancellation'] | Promise<never>) =>
  server.use(
    respondTo(ConfirmCancellationDocument, async (): Promise<ConfirmCancellationMutation> => ({
      confirmCancellation: await outcome(),
    })),
  )

type App = Awaited<ReturnType<typeof renderApp>>
const openDialog = async ({ user }: App) => {
  await user.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  return within(await screen.findByRole('alertdialog'))
}
const confirm = async ({ user }: App, dialog: ReturnType<typeof within>) => {
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason for cancellation' }), 'Booked twice')
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
})
afterEach(() => void vi.useRealTimers())

test('cancels a booking when the gateway reports neither cancellation rules nor the refund', async () => {
  const booking = aDetail({ cancellation: aCancellationState({ reported: false }), freeCancellationUntil: null })
  serveBooking(() => booking)
  serveQuote()
  serveConfirmation(() => ({
    __typename: 'BookingCancelled',
    refund: null,
    booking: { ...booking, status: 'CANCELLED' },
  }))
  const app = await renderApp('/booking-detail/booking-1')
  expect(await screen.findByRole('heading', { name: 'Cancellation rules not stated' })).toBeVisible()
  for (const claim of ['Waiting period after booking is over', 'Refundable', 'Met'])
    expect(screen.queryByText(claim)).toBeNull()

  const dialog = await openDialog(app)
  expect(screen.getByRole('alertdialog', { name: /Cancel this booking\?/ })).toBeVisible()
  expect(dialog.getByText('The supplier doesn’t state the refund.')).toBeVisible()
  expect(screen.getByRole('alertdialog')).toHaveTextContent(/Paid\s*SAR 6,332.65\s*Cancellation fee\s*Not stated/)
  await confirm(app, dialog)
  expect(
    await screen.findByText('Your booking has been cancelled. The supplier doesn’t state the refund.'),
  ).toBeInTheDocument()
  expect(screen.getByText('Cancelled')).toBeVisible()
})

test('shows why a past stay cannot be cancelled, without the cancellation rules', async () => {
  serveBooking(() =>
    aDetail({
      checkIn: '2025-11-20',
      checkOut: '2025-11-23',
      cancellation: blockedBy('CANCEL_NOT_ELIGIBLE', 'This booking cannot be cancelled.'),
    }),
  )
  await renderApp('/booking-detail/booking-1')
  const card = within(
    (await screen.findByRole('heading', { name: 'This booking can’t be cancelled' })).closest('section')!,
  )
  expect(card.getByText(/This booking cannot be cancelled\. The stay started on 20 Nov 2025/)).toBeVisible()
  expect(card.queryByText('Met')).toBeNull()
  expect(card.queryAllByRole('listitem')).toEqual([])
  expect(card.queryByRole('button')).toBeNull()
})

test('polls a booking while its cancellation is in progress, and shows the outcome', async () => {
  let booking = aDetail({ cancellation: blockedBy('CANCEL_IN_PROGRESS', 'A cancellation is in progress.') })
  serveBooking(() => booking)
  await renderApp('/booking-detail/booking-1')
  expect(await screen.findByRole('heading', { name: 'Cancellation in progress' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Cancel booking' })).toBeDisabled()
  expect(screen.queryByText('Met')).toBeNull()
  booking = aDetail({ status: 'CANCELLED', cancellation: aCancellationState({ eligible: false }) })
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(await screen.findByText('Cancelled')).toBeVisible()
})

test('shows a booking as cancelled while the gateway still lists it as confirmed', async () => {
  let booking = aDetail()
  serveBooking(() => booking)
  serveQuote({ refund: riyals('6332.65') })
  serveConfirmation(() => ({ __typename: 'BookingCancelled', refund: riyals('6332.65'), booking }))
  const app = await renderApp('/booking-detail/booking-1')
  await confirm(app, await openDialog(app))
  expect(await screen.findByText('Cancelled')).toBeVisible()
  expect(screen.queryByText('Confirmed')).toBeNull()
  expect(screen.getByText(/^The cancellation is confirmed\./)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel booking' })).toBeNull()

  booking = aDetail({ status: 'CANCELLED', cancellation: aCancellationState({ eligible: false }) })
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await waitFor(() => expect(screen.queryByText(/^The cancellation is confirmed\./)).toBeNull())
  expect(screen.getByText('Cancelled')).toBeVisible()
})

test('reports the outcome of a cancellation to an agent who has left the page', async () => {
  let respond = () => {}
  const booking = aDetail()
  serveBooking(() => booking)
  serveQuote({ refund: riyals('100.00') })
  server.use(
    respondTo(BookingsDocument, () => ({ bookings: aBookingPage() })),
    respondTo(
      ConfirmCancellationDocument,
      () =>
        new Promise<ConfirmCancellationMutation>((resolve) => {
          respond = () =>
            resolve({
              confirmCancellation: {
                __typename: 'BookingCancelled',
                refund: riyals('100.00'),
                booking: { ...booking, status: 'CANCELLED' },
              },
            })
        }),
    ),
  )
  const app = await renderApp('/booking-detail/booking-1')
  await confirm(app, await openDialog(app))
  await act(() => app.router.navigate('/my-bookings'))
  await screen.findByRole('link', { name: 'Qamariya Court' })
  await act(async () => respond())
  expect(await screen.findByText('Your booking has been cancelled.')).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(app.currentUrl()).toBe('/my-bookings')
})

test('shows the same cancellation terms on the page and in the dialog', async () => {
  serveBooking(() =>
    aDetail({
      cancellationPolicy: mixedTerms,
      freeCancellationUntil: null,
      details: bookingDetails({ cancellationPolicy: mixedTerms }),
    }),
  )
  serveQuote({ paid: riyals('6332.65') })
  const app = await renderApp('/booking-detail/booking-1')
  const card = within((await screen.findByRole('heading', { name: 'You can cancel this booking' })).closest('section')!)
  expect(card.getByText(/SAR\s1,339\.50 fee if cancelled now/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Cancellation policy' }).closest('section')).toHaveTextContent(
    /SAR\s1,339\.50 fee/,
  )
  const dialog = await openDialog(app)
  expect(dialog.getByText(/SAR\s1,339\.50 fee if cancelled now/)).toBeVisible()
  expect(dialog.getByText(/Non-refundable from Thu 10 Dec/)).toBeVisible()
})

test('does not mention a wallet when the gateway has none', async () => {
  server.use(respondTo(WalletDocument, () => ({ wallet: null })))
  const payment = {
    __typename: 'BookingPayment' as const,
    disputedSince: null,
    paid: riyals('6332.65'),
    refunded: riyals('100.00'),
    iban: null,
    method: null,
    cardPayment: null,
  }
  const event = {
    __typename: 'BookingEvent' as const,
    at: '2026-11-21T06:10:00Z',
    kind: 'CHARGED' as const,
    actor: null,
    actorKind: 'SYSTEM' as const,
    note: null,
    tagsAdded: [],
    tagsRemoved: [],
    changes: [],
    money: null,
  }
  serveBooking(() => aDetail({ details: bookingDetails({ payment, history: [event] }) }))
  serveQuote({ refund: riyals('100.00') })
  const app = await renderApp('/booking-detail/booking-1')
  const dialog = await openDialog(app)
  expect(dialog.getByText('Refund')).toBeVisible()
  expect(document.body).not.toHaveTextContent(/wallet/i)
})
