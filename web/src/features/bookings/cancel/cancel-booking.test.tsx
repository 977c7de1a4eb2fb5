import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import { aBooking, aCancellationState, aWallet, bookingDetails, riyals } from '#src/testing/factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { answer, failure, server } from '#src/testing/server.ts'
import { BookingDetailDocument, type BookingDetailQuery } from '../detail/booking-detail.generated.ts'
import {
  ConfirmCancellationDocument,
  type ConfirmCancellationMutation,
  type ConfirmCancellationMutationVariables,
  QuoteCancellationDocument,
  type QuoteCancellationMutation,
} from './cancel-booking.generated.ts'

type Booking = NonNullable<BookingDetailQuery['booking']>
type Outcome = ConfirmCancellationMutation['confirmCancellation']

const confirmed: Booking = { ...aBooking(), details: bookingDetails() }
const cancelled: Booking = {
  ...confirmed,
  status: 'CANCELLED',
  cancellation: aCancellationState({ eligible: false }),
  details: bookingDetails({
    payment: { __typename: 'BookingPayment', paid: riyals('6332.65'), refunded: riyals('3166.33'), iban: null },
  }),
}

const inTenMinutes = () => new Date(Date.now() + 600_000).toISOString()

const quoted = (expiresAt = inTenMinutes()) =>
  answer(QuoteCancellationDocument, (): QuoteCancellationMutation => ({
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

let kept = confirmed
const sent: ConfirmCancellationMutationVariables['input'][] = []

function answering(outcome: () => Outcome | Response | Promise<Outcome>) {
  server.use(
    answer(BookingDetailDocument, () => ({ booking: kept })),
    quoted(),
    answer(ConfirmCancellationDocument, async ({ input }) => {
      sent.push(input)
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

async function agree({ user, dialog }: Awaited<ReturnType<typeof openDialog>>) {
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Reason for cancelling' }), 'Booked twice')
  await user.click(dialog.getByRole('button', { name: 'Yes, cancel' }))
}

afterEach(() => {
  kept = confirmed
  sent.splice(0)
})

test('the refund is the title, the question stands under it, and the safe answer comes first', async () => {
  answering(() => new Promise(() => undefined))
  const { dialog } = await openDialog()
  expect(screen.getByRole('alertdialog', { name: /Refund: SAR\s3,166\.33/ })).toBeVisible()
  expect(dialog.getByText('Are you sure? A cancelled booking cannot be restored.')).toBeVisible()
  const [first, second] = dialog.getAllByRole('button')
  expect([first?.textContent, second?.textContent]).toEqual(['Keep booking', 'Yes, cancel'])
  expect(screen.getByRole('alertdialog')).toHaveTextContent(/Paid\s*SAR 6,332\.65\s*Cancellation fee\s*SAR 3,166\.32/)
})

test('nothing is cancelled without a reason, nor by Escape', async () => {
  answering(() => new Promise(() => undefined))
  const { user, dialog } = await openDialog()
  expect(dialog.getByRole('button', { name: 'Yes, cancel' })).toBeDisabled()
  await user.selectOptions(dialog.getByRole('combobox'), 'Other reason')
  await user.type(dialog.getByRole('textbox', { name: 'Your reason' }), '  ab ')
  expect(dialog.getByRole('button', { name: 'Yes, cancel' })).toBeDisabled()
  await user.type(dialog.getByRole('textbox', { name: 'Your reason' }), 'c')
  expect(dialog.getByRole('button', { name: 'Yes, cancel' })).toBeEnabled()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
  expect(sent).toEqual([])
})

test('cancelling says so, shows the refund and brings wallet and booking up to date', async () => {
  let balance = '50000.00'
  answering(() => {
    balance = '53166.33'
    return { __typename: 'BookingCancelled', refund: riyals('3166.33'), booking: cancelled }
  })
  server.use(answer(WalletDocument, () => ({ wallet: aWallet({ balance: riyals(balance) }) })))
  const app = await openDialog()
  await agree(app)
  expect(await screen.findByText('Your booking has been cancelled.')).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  expect(screen.getByText('Cancelled')).toBeVisible()
  expect(await screen.findByText('53,166')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Cancel booking' })).not.toBeInTheDocument()
  expect(sent).toEqual([
    { quoteId: 'quote-1', reason: 'Booked twice', idempotencyKey: expect.stringMatching(/^[\w-]{8,64}$/) },
  ])
})

test('a double click sends one cancellation', async () => {
  answering(() => new Promise(() => undefined))
  const { user, dialog } = await openDialog()
  await user.selectOptions(dialog.getByRole('combobox'), 'Booked twice')
  await user.dblClick(dialog.getByRole('button', { name: 'Yes, cancel' }))
  expect(sent).toHaveLength(1)
})

test.each([
  [
    'the server does not know the outcome',
    (): Outcome => ({ __typename: 'OutcomeUnknown', code: 'OUTCOME_UNKNOWN', message: 'Do not cancel again.' }),
    'Do not cancel again.',
  ],
  ['the answer is lost on the way', () => HttpResponse.error(), /No clear answer came back/],
  ['a proxy answers instead', () => new HttpResponse('<html></html>', { status: 502 }), /No clear answer came back/],
  ['the server fails', () => failure('INTERNAL_SERVER_ERROR', 'Internal error'), /No clear answer came back/],
])('not knowing is a state of its own: %s', async (_case, outcome, text) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })
  answering(outcome)
  const app = await openDialog()
  await agree(app)
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'We are finding out whether the booking was cancelled' }),
  )
  expect(dialog.getByText(text)).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('button', { name: 'Cancel booking' })).toBeDisabled()

  kept = cancelled
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(await screen.findByText('Cancelled')).toBeVisible()
  expect(sent).toHaveLength(1)
  vi.useRealTimers()
})

test('a refusal before anything was sent keeps the dialog and says why', async () => {
  answering(() => failure('RATE_LIMITED', 'Too many requests. Try again in a minute.'))
  const app = await openDialog()
  await agree(app)
  expect(await app.dialog.findByRole('alert')).toHaveTextContent('Too many requests.')
  expect(app.dialog.getByRole('button', { name: 'Yes, cancel' })).toBeEnabled()
})

test('a refund that has run out is asked for again', async () => {
  answering(() => ({ __typename: 'QuoteExpired', code: 'QUOTE_EXPIRED', message: '' }))
  const app = await openDialog()
  await agree(app)
  const dialog = within(await screen.findByRole('alertdialog', { name: 'The refund has to be calculated again' }))
  await app.user.click(dialog.getByRole('button', { name: 'Calculate again' }))
  expect(await screen.findByRole('alertdialog', { name: /Refund: SAR/ })).toBeVisible()
})

test('the clock of the refund runs down in the open dialog', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
  answering(() => new Promise(() => undefined))
  server.use(quoted(new Date(Date.now() + 90_000).toISOString()))
  await openDialog()
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(screen.getByRole('timer').textContent).toMatch(/^0(1:00|0:5\d)$/)
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  expect(await screen.findByRole('alertdialog', { name: 'The refund has to be calculated again' })).toBeVisible()
  expect(sent).toEqual([])
  vi.useRealTimers()
})

test.each([
  ['CANCEL_NOT_ELIGIBLE', 'This booking cannot be cancelled.'],
  ['CANCEL_USED_IN_VISA', 'This booking is used in a visa application.'],
] as const)('a booking that cannot be cancelled after all says so: %s', async (code, message) => {
  let reads = 0
  server.use(
    answer(BookingDetailDocument, () => {
      reads += 1
      return { booking: confirmed }
    }),
    answer(QuoteCancellationDocument, (): QuoteCancellationMutation => ({
      quoteCancellation: { __typename: 'CancellationBlocked', code, message, retryAt: null },
    })),
  )
  const { user } = await renderApp('/booking-detail/booking-1')
  await user.click(await screen.findByRole('button', { name: 'Cancel booking' }))
  expect(await screen.findByText(message)).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await waitFor(() => expect(reads).toBe(2))
})

test('a wait shows which rule stands in the way and opens by itself', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
  const availableFrom = new Date(Date.now() + 65_000).toISOString()
  const message = 'You can cancel 5 minutes after booking.'
  kept = {
    ...confirmed,
    cancellation: aCancellationState({
      eligible: false,
      availableFrom,
      blockers: [{ __typename: 'CancellationBlocker', code: 'CANCEL_WAIT_TIME', message }],
    }),
  }
  server.use(answer(BookingDetailDocument, () => ({ booking: kept })))
  await renderApp('/booking-detail/booking-1')
  expect(await screen.findByRole('heading', { name: 'Why can’t I cancel yet?' })).toBeVisible()
  expect(screen.getByText(message)).toBeVisible()
  const rules = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(rules).toEqual(['Waiting time is overNot met', 'Not used in a visa applicationOK', 'RefundableOK'])
  expect(screen.getByRole('button', { name: 'Cancel booking' })).toBeDisabled()
  expect(screen.getByRole('timer').textContent).toMatch(/^01:0\d$/)

  kept = confirmed
  await act(() => vi.advanceTimersByTimeAsync(66_000))
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(await screen.findByRole('heading', { name: 'Can be cancelled' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Cancel booking' })).toBeEnabled()
  vi.useRealTimers()
})

test('in Arabic the sentence reads from right to left around an amount that does not', async () => {
  answering(() => new Promise(() => undefined))
  await openDialog('ar-SA')
  expect(screen.getByRole('alertdialog').textContent).toContain('المبلغ المسترد: \u20663,166.33\u2069\u00a0ر.س')
})
