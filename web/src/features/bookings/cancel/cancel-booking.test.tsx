import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import schema from '../../../../../schema/bookings/cancellation.graphql?raw'
import texts from '#src/i18n/en-US/cancel.json'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import {
  type BookedHotel,
  aBooking,
  aCancellationState,
  aWallet,
  bookingDetails,
  riyals,
} from '#src/testing/factories.ts'
import { aPolicy } from '#src/testing/hotel-detail-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { failure, respondTo, server } from '#src/testing/server.ts'
import { getTranslatable } from '#src/testing/translate-page.ts'
import { BookingDetailDocument } from '../detail/booking-detail.generated.ts'
import {
  ConfirmCancellationDocument,
  type ConfirmCancellationMutation,
  type ConfirmCancellationMutationVariables,
  QuoteCancellationDocument,
  type QuoteCancellationMutation,
} from './cancel-booking.generated.ts'

type Outcome = ConfirmCancellationMutation['confirmCancellation']

const confirmedBooking: BookedHotel = { ...aBooking(), details: bookingDetails() }
const cancelledBooking: BookedHotel = {
  ...confirmedBooking,
  status: 'CANCELLED',
  cancellation: aCancellationState({ eligible: false }),
  details: bookingDetails({
    payment: {
      __typename: 'BookingPayment',
      disputedSince: null,
      paid: riyals('6332.65'),
      refunded: riyals('3166.33'),
      iban: null,
      method: null,
      cardPayment: null,
    },
  }),
}

const inTenMinutes = () => new Date(Date.now() + 600_000).toISOString()

const respondToQuoteRequest = (expiresAt = inTenMinutes()) =>
  respondTo(QuoteCancellationDocument, (): QuoteCancellationMutation => ({
    quoteCancellation: {
      __typename: 'CancellationQuoted',
      quote: {
        __typename: 'CancellationQuote',
        id: 'quote-1',
        expiresAt,
        paid: riyals('6332.65'),
        refund: riyals('3166.33'),
        penalty: riyals('3166.32'),
      },
    },
  }))

let booking = confirmedBooking
const sentInputs: ConfirmCancellationMutationVariables['input'][] = []

function serve(outcome: () => Outcome | Response | Promise<Outcome>) {
  server.use(
    respondTo(BookingDetailDocument, () => ({ booking })),
    respondToQuoteRequest(),
    respondTo(ConfirmCancellationDocument, async ({ input }) => {
      sentInputs.push(input)
      const result = await outcome()
      return result instanceof Response ? result : { confirmCancellation: result }
    }),
  )
}

async function openDialog(language: 'en-US' | 'ar-SA' = 'en-US') {
  const app = await renderApp('/booking-detail/booking-1', { language })
  await app.user.click(
    await screen.findByRole('button', { name: language === 'ar-SA' ? 'إلغاء الحجز' : 'Cancel booking' }),
  )
  const dialog = await screen.findByRole('alertdialog')
  return { ...app, dialog: within(dialog) }
}

async function confirm({ user, dialog }: Awaited<ReturnType<typeof openDialog>>) {
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason for cancellation' }), 'Booked twice')
  await user.click(dialog.getByRole('button', { name: 'Cancel booking' }))
}

afterEach(() => {
  booking = confirmedBooking
  sentInputs.splice(0)
})

test('shows the refund in the title, asks for confirmation, and puts “Keep booking” first', async () => {
  serve(() => new Promise(() => undefined))
  const { dialog } = await openDialog()
  expect(screen.getByRole('alertdialog', { name: /Refund: SAR\s3,166\.33/ })).toBeVisible()
  expect(dialog.getByText('Are you sure? A cancelled booking can’t be restored.')).toBeVisible()
  expect(dialog.getByText('Cancel booking BRN-1001')).toBeVisible()
  expect(screen.getByRole('alertdialog')).toHaveTextContent(/Qamariya CourtSun 13 Dec – Fri 18 Dec 2026\s*Guest One/)
  const [first, second] = dialog.getAllByRole('button')
  expect([first?.textContent, second?.textContent]).toEqual(['Keep booking', 'Cancel booking'])
  expect(getTranslatable(/Guest One/)).toEqual([])
  expect(screen.getByRole('alertdialog')).toHaveTextContent(/Paid\s*SAR 6,332\.65\s*Cancellation fee\s*SAR 3,166\.32/)
  expect(screen.getByRole('alertdialog')).toHaveTextContent('This refund amount is valid for 10 more minutes.')
  expect(dialog.getByRole('combobox')).toBeRequired()
})

test('offers the reasons whose codes the schema lists, and free text', () => {
  const [input = ''] = /input ConfirmCancellationInput \{[^}]+\}/.exec(schema) ?? []
  const codes = [...input.matchAll(/`(\w+)` \(/g)].map(([, code]) => code)
  expect(Object.keys(texts.reasons)).toEqual([...codes, 'other'])
})

test('says that the commission is lost, unless the agent hides commissions', async () => {
  serve(() => new Promise(() => undefined))
  const { user, dialog } = await openDialog()
  expect(dialog.getByText(/Your commission of SAR\s329\.30 no longer applies/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Keep booking' }))
  await user.click(await screen.findByRole('button', { name: 'Show commission' }))
  await user.click(screen.getByRole('button', { name: 'Cancel booking' }))
  expect(await screen.findByRole('alertdialog')).not.toHaveTextContent(/ommission|329\.30/)
})

test('does not cancel without a reason or on Escape', async () => {
  serve(() => new Promise(() => undefined))
  const { user, dialog } = await openDialog()
  expect(dialog.getByRole('button', { name: 'Cancel booking' })).toBeDisabled()
  await user.selectOptions(dialog.getByRole('combobox'), 'Other reason')
  await user.type(dialog.getByRole('textbox', { name: 'Your reason' }), '  ab ')
  expect(dialog.getByRole('button', { name: 'Cancel booking' })).toBeDisabled()
  await user.type(dialog.getByRole('textbox', { name: 'Your reason' }), 'c')
  expect(dialog.getByRole('button', { name: 'Cancel booking' })).toBeEnabled()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(sentInputs).toEqual([])
})

const bookingWithAcceptedTerms = (terms: Parameters<typeof aPolicy>[0]): BookedHotel => ({
  ...confirmedBooking,
  details: bookingDetails({ cancellationPolicy: aPolicy(terms) }),
})

test('shows the accepted fee when the supplier charges a different one', async () => {
  serve(() => new Promise(() => undefined))
  booking = bookingWithAcceptedTerms({ freeUntil: '2100-01-01T00:00:00Z', steps: [] })
  const { dialog } = await openDialog()
  expect(
    dialog.getByText(/Under the terms you accepted, the fee would now be .*0\.00.*The supplier asks for .*3,166\.32/),
  ).toBeVisible()
})

test('does not treat a rounding difference as a different fee', async () => {
  serve(() => new Promise(() => undefined))
  const halfOfTotal = { __typename: 'CancellationStep' as const, from: null, to: null, percent: '50', amount: null }
  booking = bookingWithAcceptedTerms({ freeUntil: null, steps: [{ ...halfOfTotal, noShow: false }] })
  const { dialog } = await openDialog()
  expect(dialog.queryByText(/Under the terms you accepted/)).not.toBeInTheDocument()
})

test('reports the cancellation and updates the wallet and the booking', async () => {
  let balance = '50000.00'
  serve(() => {
    balance = '53166.33'
    return { __typename: 'BookingCancelled', refund: riyals('3166.33'), booking: cancelledBooking }
  })
  server.use(respondTo(WalletDocument, () => ({ wallet: aWallet({ balance: riyals(balance) }) })))
  const app = await openDialog()
  await confirm(app)
  const toast = await screen.findByText('Your booking has been cancelled.')
  expect(toast.parentElement).toHaveTextContent(/Refund: SAR\s3,166\.33$/)
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(screen.getByText('Cancelled')).toBeVisible()
  expect(await screen.findByText('53,166')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel booking' })).not.toBeInTheDocument()
  expect(sentInputs).toEqual([
    { quoteId: 'quote-1', reason: 'duplicate', idempotencyKey: expect.stringMatching(/^[\w-]{8,64}$/) },
  ])
})

test('shows the refund from the cancellation when the booking has no payment data', async () => {
  serve(() => {
    booking = { ...cancelledBooking, details: bookingDetails({ payment: null }) }
    return { __typename: 'BookingCancelled', refund: riyals('3166.33'), booking }
  })
  const app = await openDialog()
  await confirm(app)
  await screen.findByText('Your booking has been cancelled.')
  const price = screen.getByRole('heading', { name: 'Price' }).closest('section')
  expect(price).toHaveTextContent(/Total\s*SAR 6,332\.65\s*Refund.*SAR 3,166\.33/)
})

test('does not mention a refund if nothing is refunded', async () => {
  serve(() => ({ __typename: 'BookingCancelled', refund: riyals('0.00'), booking: cancelledBooking }))
  await confirm(await openDialog())
  const toast = await screen.findByText('Your booking has been cancelled.')
  expect(toast.parentElement).not.toHaveTextContent('Refund')
})

test('sends one cancellation on a double click', async () => {
  serve(() => new Promise(() => undefined))
  const { user, dialog } = await openDialog()
  await user.selectOptions(dialog.getByRole('combobox'), 'Booked twice')
  await user.dblClick(dialog.getByRole('button', { name: 'Cancel booking' }))
  expect(sentInputs).toHaveLength(1)
})

test.each([
  [
    'the server does not know the outcome',
    (): Outcome => ({ __typename: 'OutcomeUnknown', code: 'OUTCOME_UNKNOWN', message: 'Do not cancel again.' }),
    'Do not cancel again.',
  ],
  ['the response is lost', () => HttpResponse.error(), /We received no clear answer/],
  ['a proxy responds instead', () => new HttpResponse('<html></html>', { status: 502 }), /We received no clear answer/],
  ['the server fails', () => failure('INTERNAL_SERVER_ERROR', 'Internal error'), /We received no clear answer/],
])('shows that the outcome of a cancellation is unknown when %s', async (_case, outcome, text) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  serve(outcome)
  const app = await openDialog()
  await confirm(app)
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'We are checking whether the booking was cancelled' }),
  )
  expect(dialog.getByText(text)).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Go to Bookings' })).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('button', { name: 'Cancel booking' })).toBeDisabled()

  booking = cancelledBooking
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(await screen.findByText('Cancelled')).toBeVisible()
  expect(sentInputs).toHaveLength(1)
  vi.useRealTimers()
})

const refusal: NonNullable<BookedHotel['details']>['history'][number] = {
  __typename: 'BookingEvent',
  at: '2026-11-28T09:00:00Z',
  kind: 'CANCEL_REFUSED',
  actor: 'agoda',
  actorKind: 'SUPPLIER',
  note: 'No cancellations in Ramadan.',
  money: null,
  tagsAdded: [],
  tagsRemoved: [],
  changes: [],
}
const bookingWithRefusal: BookedHotel = { ...confirmedBooking, details: bookingDetails({ history: [refusal] }) }

test('shows why the supplier declined a cancellation, and offers to cancel again', async () => {
  serve(() => {
    booking = bookingWithRefusal
    return {
      __typename: 'CancellationBlocked',
      code: 'CANCEL_REFUSED',
      message: 'The supplier declined to cancel this booking.',
      retryAt: null,
    }
  })
  const app = await openDialog()
  await confirm(app)
  const notice = await screen.findByText(/The supplier declined to cancel this booking \(28 Nov/)
  expect(notice).toHaveTextContent('No cancellations in Ramadan.')
  expect(screen.getByText('Cancellation declined by the supplier')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Cancel booking' })).toBeEnabled()
})

test('shows that a cancellation with an unknown outcome was declined once the booking reports it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  serve(() => ({ __typename: 'OutcomeUnknown', code: 'OUTCOME_UNKNOWN', message: 'Do not cancel again.' }))
  const app = await openDialog()
  await confirm(app)
  await app.user.click(await screen.findByRole('button', { name: 'Close' }))
  expect(screen.getByRole('heading', { name: 'Cancellation in progress' })).toBeVisible()
  booking = bookingWithRefusal
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(await screen.findByText(/The supplier declined to cancel this booking \(28 Nov/)).toBeVisible()
  vi.useRealTimers()
})

test('keeps the dialog open and shows the error when the server rejects a cancellation without calling the gateway', async () => {
  serve(() => failure('RATE_LIMITED', 'Too many requests. Try again in a minute.'))
  const app = await openDialog()
  await confirm(app)
  expect(await app.dialog.findByRole('alert')).toHaveTextContent('Too many requests.')
  expect(app.dialog.getByRole('button', { name: 'Cancel booking' })).toBeEnabled()
})

test('requests a new quote when the cancellation quote has expired', async () => {
  serve(() => ({ __typename: 'QuoteExpired', code: 'QUOTE_EXPIRED', message: '' }))
  const app = await openDialog()
  await confirm(app)
  const dialog = within(await screen.findByRole('alertdialog', { name: 'The refund must be calculated again' }))
  await app.user.click(dialog.getByRole('button', { name: 'Calculate again' }))
  expect(await screen.findByRole('alertdialog', { name: /Refund: SAR/ })).toBeVisible()
})

test('counts down how long the refund in the dialog is valid', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
  serve(() => new Promise(() => undefined))
  server.use(respondToQuoteRequest(new Date(Date.now() + 90_000).toISOString()))
  await openDialog()
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(screen.getByRole('alertdialog')).toHaveTextContent('valid for 1 more minute.')
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  expect(await screen.findByRole('alertdialog', { name: 'The refund must be calculated again' })).toBeVisible()
  expect(sentInputs).toEqual([])
  vi.useRealTimers()
})

test.each([
  ['CANCEL_NOT_ELIGIBLE', 'This booking cannot be cancelled.'],
  ['CANCEL_USED_IN_VISA', 'This booking is used in a visa application.'],
] as const)(
  'shows the error and refetches the booking when it turns out not to be cancellable: %s',
  async (code, message) => {
    let reads = 0
    server.use(
      respondTo(BookingDetailDocument, () => {
        reads += 1
        return { booking: confirmedBooking }
      }),
      respondTo(QuoteCancellationDocument, (): QuoteCancellationMutation => ({
        quoteCancellation: { __typename: 'CancellationBlocked', code, message, retryAt: null },
      })),
    )
    const { user } = await renderApp('/booking-detail/booking-1')
    await user.click(await screen.findByRole('button', { name: 'Cancel booking' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await waitFor(() => expect(reads).toBe(2))
  },
)

test('shows a single reason why a booking cannot be cancelled yet, and removes it when it can', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
  const message = 'You can cancel 5 minutes after booking.'
  const availableFrom = new Date(Date.now() + 65_000).toISOString()
  const waitingState = aCancellationState({
    eligible: false,
    availableFrom,
    blockers: [{ __typename: 'CancellationBlocker', code: 'CANCEL_WAIT_TIME', message }],
  })
  server.use(
    respondTo(BookingDetailDocument, () => ({ booking })),
    respondTo(QuoteCancellationDocument, (): QuoteCancellationMutation => {
      booking = { ...confirmedBooking, cancellation: waitingState }
      return {
        quoteCancellation: {
          __typename: 'CancellationBlocked',
          code: 'CANCEL_WAIT_TIME',
          message,
          retryAt: availableFrom,
        },
      }
    }),
  )
  const { user } = await renderApp('/booking-detail/booking-1')
  await user.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  expect(await screen.findByRole('heading', { name: 'Why can’t I cancel yet?' })).toBeVisible()
  expect(screen.getAllByText(message)).toHaveLength(1)

  booking = confirmedBooking
  await act(() => vi.advanceTimersByTimeAsync(66_000))
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(await screen.findByRole('heading', { name: 'You can cancel this booking' })).toBeVisible()
  expect(screen.queryByText(message)).toBeNull()
  vi.useRealTimers()
})

test('counts down the waiting time before a cancellation, and then lets the agent cancel', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
  const availableFrom = new Date(Date.now() + 65_000).toISOString()
  const message = 'You can cancel 5 minutes after booking.'
  booking = {
    ...confirmedBooking,
    cancellation: aCancellationState({
      eligible: false,
      availableFrom,
      blockers: [{ __typename: 'CancellationBlocker', code: 'CANCEL_WAIT_TIME', message }],
    }),
  }
  server.use(respondTo(BookingDetailDocument, () => ({ booking })))
  await renderApp('/booking-detail/booking-1')
  expect(await screen.findByRole('heading', { name: 'Why can’t I cancel yet?' })).toBeVisible()
  expect(screen.getByText(message)).toBeVisible()
  const rules = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(rules).toEqual([
    'Waiting period after booking is overNot met',
    'Not used in a visa applicationMet',
    'RefundableMet',
  ])
  expect(screen.getByRole('button', { name: 'Cancel booking' })).toBeDisabled()
  expect(screen.getByRole('timer').textContent).toMatch(/^01:0\d$/)

  booking = confirmedBooking
  await act(() => vi.advanceTimersByTimeAsync(66_000))
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(await screen.findByRole('heading', { name: 'You can cancel this booking' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Cancel booking' })).toBeEnabled()
  vi.useRealTimers()
})

test('keeps the refund left to right in an Arabic sentence', async () => {
  serve(() => new Promise(() => undefined))
  await openDialog('ar-SA')
  expect(screen.getByRole('alertdialog').textContent).toContain('المبلغ المسترد: \u20663,166.33\u2069\u00a0ر.س')
})
