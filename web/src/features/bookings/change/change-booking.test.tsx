import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import { reload, serveAgent } from '#src/testing/checkout-page.tsx'
import { type BookedHotel, aBooking, aWallet, bookingDetails, riyals } from '#src/testing/factories.ts'
import { aPolicy } from '#src/testing/hotel-detail-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { failure, respondTo, server } from '#src/testing/server.ts'
import { BookingDetailDocument } from '../detail/booking-detail.generated.ts'
import {
  ConfirmBookingChangeDocument,
  type ConfirmBookingChangeMutation,
  type ConfirmBookingChangeMutationVariables,
  QuoteBookingChangeDocument,
  type QuoteBookingChangeMutation,
  type QuoteBookingChangeMutationVariables,
} from './change-booking.generated.ts'

type Outcome = ConfirmBookingChangeMutation['confirmBookingChange']
type QuoteResult = QuoteBookingChangeMutation['quoteBookingChange']

const possibility = (overrides: Partial<NonNullable<BookedHotel['change']>['names']> = {}) => ({
  __typename: 'ChangePossibility' as const,
  eligible: true,
  until: '2099-12-10T11:00:00Z',
  blockers: [],
  ...overrides,
})
const blockedPossibility = (message: string) =>
  possibility({
    eligible: false,
    until: null,
    blockers: [{ __typename: 'ChangeBlocker', code: 'CHANGE_NOT_ALLOWED', message }],
  })
const changeState = (dates = possibility()): BookedHotel['change'] => ({
  __typename: 'BookingChangeState',
  names: possibility(),
  dates,
})
const traveler = (lastName: string, lead: boolean) => ({
  __typename: 'Traveler' as const,
  type: 'ADULT' as const,
  firstName: 'Guest',
  lastName,
  name: `Guest ${lastName}`.trim(),
  age: null,
  lead,
  salutation: 'MR' as const,
})
const room = {
  __typename: 'BookedRoom' as const,
  name: 'Double',
  kind: {
    __typename: 'RoomKind' as const,
    type: 'DOUBLE' as const,
    view: null,
    beds: [],
    squareMeters: null,
  },
  board: 'BREAKFAST' as const,
  boardText: null,
  price: null,
}
const aDetail = (overrides: Partial<BookedHotel> = {}): BookedHotel => ({
  ...aBooking({ checkIn: '2098-12-13', checkOut: '2098-12-18' }),
  change: changeState(),
  details: bookingDetails({ rooms: [{ ...room, travelers: [traveler('One', true), traveler('Two', false)] }] }),
  ...overrides,
})

const aQuote = (overrides: object = {}): QuoteResult => ({
  __typename: 'BookingChangeQuoted',
  quote: {
    __typename: 'BookingChangeQuote',
    id: 'change-1',
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
    changes: [
      { __typename: 'BookingFieldChange', field: 'TRAVELER_NAME', oldValue: 'Mr Guest Two', newValue: 'Mr Guest New' },
      { __typename: 'BookingFieldChange', field: 'CHECK_OUT', oldValue: '2098-12-18', newValue: '2098-12-19' },
    ],
    previousTotal: riyals('6332.65'),
    newTotal: riyals('7000.00'),
    difference: riyals('667.35'),
    charge: riyals('667.35'),
    refund: null,
    cancellationPolicy: aPolicy(),
    payBy: null,
    ...overrides,
  },
})
const freeOfCharge = { newTotal: riyals('6332.65'), difference: riyals('0.00'), charge: null }

const quoteInputs: QuoteBookingChangeMutationVariables['input'][] = []
const confirmInputs: ConfirmBookingChangeMutationVariables['input'][] = []

/** Serves the quotes and the outcomes in order. The last one of each is repeated. */
function serve(quotes: QuoteResult[], outcomes: (Outcome | Response)[] = [], booking = aDetail()) {
  quoteInputs.length = 0
  confirmInputs.length = 0
  server.use(
    serveAgent(),
    respondTo(WalletDocument, () => ({ wallet: aWallet({ balance: riyals('5000.00') }) })),
    respondTo(BookingDetailDocument, () => ({ booking })),
    respondTo(QuoteBookingChangeDocument, ({ input }) => {
      quoteInputs.push(input)
      const quote = quotes[Math.min(quoteInputs.length, quotes.length) - 1]
      if (!quote) throw new Error('no quote')
      return { quoteBookingChange: quote }
    }),
    respondTo(ConfirmBookingChangeDocument, ({ input }) => {
      confirmInputs.push(input)
      const outcome = outcomes[Math.min(confirmInputs.length, outcomes.length) - 1]
      if (!outcome) throw new Error('no outcome')
      return outcome instanceof Response ? outcome : { confirmBookingChange: outcome }
    }),
  )
}

const changedOutcome: Outcome = { __typename: 'BookingChanged', booking: aDetail() }
const refusal = (code: 'AUTH_CODE_INVALID' | 'QUOTE_EXPIRED' | 'PRICE_CHANGED' | 'CHANGE_SOLD_OUT', message: string) =>
  ({ code, message }) as const

async function openForm() {
  const app = await renderApp('/change-booking/booking-1')
  const secondTraveler = within(await screen.findByRole('group', { name: 'Adult 2' }))
  return { ...app, secondTraveler }
}
const getLastNameField = () =>
  within(screen.getByRole('group', { name: 'Adult 2' })).getByRole('textbox', { name: /^Last name/ })
type Form = Awaited<ReturnType<typeof openForm>>

async function rename({ user, secondTraveler }: Form, name = 'New') {
  await user.clear(secondTraveler.getByRole('textbox', { name: /^Last name/ }))
  await user.type(secondTraveler.getByRole('textbox', { name: /^Last name/ }), name)
  await user.click(screen.getByRole('button', { name: 'Review changes' }))
}

test('shows the deadlines for changing names and dates, with a link to the form', async () => {
  serve([])
  const { user } = await renderApp('/booking-detail/booking-1')
  expect(await screen.findByText(/^Names can be changed until .*10 Dec 2099/)).toBeVisible()
  expect(screen.getByText(/^Dates can be changed until/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Change booking' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Change booking' })).toBeVisible()
  expect(screen.getByRole('group', { name: 'Lead traveler' })).toBeVisible()
})

test('does not offer changes when the gateway does not support them', async () => {
  serve([], [], aDetail({ change: null }))
  await renderApp('/booking-detail/booking-1')
  await screen.findByRole('heading', { level: 1, name: /Qamariya/ })
  expect(screen.queryByText('Need to change names or dates?')).not.toBeInTheDocument()
})

test('shows the supplier’s reason in place of fields that cannot be changed', async () => {
  serve([], [], aDetail({ change: changeState(blockedPossibility('The supplier does not allow this change.')) }))
  await openForm()
  expect(screen.getByText('The supplier does not allow this change.')).toBeVisible()
  expect(screen.queryByRole('grid')).not.toBeInTheDocument()
})

test('sends only changed names, and shows the changes, both totals and the difference', async () => {
  serve([aQuote()])
  const form = await openForm()
  expect(form.secondTraveler.getByRole('textbox', { name: /^Last name/ })).toHaveValue('Two')
  await rename(form)
  expect(await screen.findByRole('heading', { name: 'Review and confirm' })).toHaveFocus()
  expect(quoteInputs).toEqual([
    {
      bookingId: 'booking-1',
      names: [{ roomIndex: 0, travelerIndex: 1, salutation: 'MR', firstName: 'Guest', lastName: 'New' }],
    },
  ])
  expect(screen.getByText('Mr. Guest Two')).toBeVisible()
  expect(screen.getByText('Mr. Guest New')).toBeVisible()
  expect(screen.getByText(/19 Dec 2098/)).toBeVisible()
  const price = screen.getByRole('heading', { name: 'Price' }).parentElement
  expect(price).toHaveTextContent(
    /Current total\s*SAR 6,332\.65\s*New total\s*SAR 7,000\.00\s*Due from your wallet\s*SAR 667\.35/,
  )
  // A change of names does not affect the terms.
  expect(screen.queryByRole('heading', { name: 'New cancellation policy' })).not.toBeInTheDocument()
})

test.each([
  ['charge', {}, /Amount due\s*SAR 667\.35$/],
  ['refund', { charge: null, refund: riyals('667.35') }, /SAR 7,000\.00\s*Refund\s*SAR 667\.35$/],
])('does not mention a wallet for a change’s %s when the gateway has none', async (_kind, amounts, line) => {
  serve([aQuote(amounts)])
  server.use(respondTo(WalletDocument, () => ({ wallet: null })))
  await rename(await openForm())
  await screen.findByRole('heading', { name: 'Review and confirm' })
  const price = screen.getByRole('heading', { name: 'Price' }).parentElement
  expect(price).toHaveTextContent(line)
  expect(screen.getByRole('main')).not.toHaveTextContent(/wallet/i)
})

test('does not send an unchanged or incomplete form, and keeps the typed values', async () => {
  serve([aQuote()])
  const form = await openForm()
  await form.user.click(screen.getByRole('button', { name: 'Review changes' }))
  expect(await screen.findByText('Change a name or the dates first.')).toBeVisible()
  await form.user.clear(form.secondTraveler.getByRole('textbox', { name: /^First name/ }))
  await rename(form, 'New')
  await waitFor(() => expect(form.secondTraveler.getByRole('textbox', { name: /^First name/ })).toHaveFocus())
  expect(form.secondTraveler.getByRole('textbox', { name: /^Last name/ })).toHaveValue('New')
  expect(quoteInputs).toEqual([])
})

test('shows the server’s message about a new name next to its field', async () => {
  serve([
    {
      __typename: 'InvalidInput',
      code: 'INVALID_INPUT',
      message: 'Check the marked fields.',
      fields: [{ __typename: 'FieldError', path: 'names.0.lastName', message: 'Only letters, please.' }],
    },
  ])
  const form = await openForm()
  await rename(form)
  expect(await form.secondTraveler.findByText('Only letters, please.')).toBeVisible()
  await waitFor(() => expect(form.secondTraveler.getByRole('textbox', { name: /^Last name/ })).toHaveFocus())
  expect(form.secondTraveler.getByRole('textbox', { name: /^Last name/ })).toHaveValue('New')
})

test('charges the price difference for a change after an authenticator code, and uses a new key after a wrong code', async () => {
  serve(
    [aQuote()],
    [{ __typename: 'AuthCodeRefused', ...refusal('AUTH_CODE_INVALID', 'This code is wrong.') }, changedOutcome],
  )
  const form = await openForm()
  await rename(form)
  const pay = await screen.findByRole('button', { name: /^Confirm and pay SAR\s667\.35/ })
  await form.user.click(pay)
  expect(confirmInputs).toEqual([])
  expect(screen.getByLabelText('Google Authenticator code')).toHaveFocus()
  await form.user.type(screen.getByLabelText('Google Authenticator code'), '123456')
  await form.user.click(pay)
  expect(await screen.findByText('This code is wrong.')).toBeVisible()
  await form.user.type(screen.getByLabelText('Google Authenticator code'), '654321')
  await form.user.click(screen.getByRole('button', { name: /^Confirm and pay/ }))
  expect(await screen.findByText('Your booking has been changed.')).toBeVisible()
  expect(confirmInputs.map(({ quoteId, authCode }) => [quoteId, authCode])).toEqual([
    ['change-1', '123456'],
    ['change-1', '654321'],
  ])
  expect(new Set(confirmInputs.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2)
  expect(await screen.findByRole('heading', { level: 1, name: /Qamariya/ })).toBeVisible()
})

test('asks for no code when a change costs nothing', async () => {
  serve([aQuote(freeOfCharge)], [changedOutcome])
  const form = await openForm()
  await rename(form)
  expect(await screen.findByText('This change costs nothing.')).toBeVisible()
  expect(screen.queryByLabelText('Google Authenticator code')).not.toBeInTheDocument()
  await form.user.click(screen.getByRole('button', { name: 'Confirm change' }))
  await waitFor(() => expect(confirmInputs).toMatchObject([{ authCode: null }]))
})

test('requests a new quote when a change’s price rises', async () => {
  serve(
    [aQuote(freeOfCharge), aQuote({ id: 'change-2', newTotal: riyals('7100.00'), charge: riyals('767.35') })],
    [{ __typename: 'ChangePriceChanged', ...refusal('PRICE_CHANGED', 'The price of the new dates is now higher.') }],
  )
  const form = await openForm()
  await rename(form)
  await form.user.click(await screen.findByRole('button', { name: 'Confirm change' }))
  expect(await screen.findByText('The price of the new dates is now higher.')).toBeVisible()
  expect(screen.getByRole('button', { name: /^Confirm and pay SAR\s767\.35/ })).toBeVisible()
  expect(quoteInputs).toHaveLength(2)
  expect(quoteInputs[1]).toEqual(quoteInputs[0])
})

test.each<[string, Outcome]>([
  [
    'the new dates are sold out',
    { __typename: 'BookingChangeBlocked', supplierText: null, ...refusal('CHANGE_SOLD_OUT', 'No rooms left.') },
  ],
  ['the quote has expired', { __typename: 'QuoteExpired', ...refusal('QUOTE_EXPIRED', 'No rooms left.') }],
])('returns from a change’s review to the form with all typed values when %s', async (_, outcome) => {
  serve([aQuote(freeOfCharge)], [outcome])
  const form = await openForm()
  await rename(form)
  await form.user.click(await screen.findByRole('button', { name: 'Confirm change' }))
  expect(await screen.findByText('No rooms left.')).toBeVisible()
  const secondTraveler = within(screen.getByRole('group', { name: 'Adult 2' }))
  expect(secondTraveler.getByRole('textbox', { name: /^Last name/ })).toHaveValue('New')
})

test('retries a change with an unknown outcome under the same key', async () => {
  serve([aQuote(freeOfCharge)], [failure('GATEWAY_TIMEOUT', 'No response in time.'), changedOutcome])
  const form = await openForm()
  await rename(form)
  await form.user.click(await screen.findByRole('button', { name: 'Confirm change' }))
  expect(await screen.findByText(/We haven’t received a clear answer/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Back to editing' })).toBeDisabled()
  await form.user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText('Your booking has been changed.')).toBeVisible()
  expect(new Set(confirmInputs.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
})

test('retries a change with an unknown outcome under the same key after a reload', async () => {
  serve([aQuote(freeOfCharge)], [failure('GATEWAY_TIMEOUT', 'No response in time.'), changedOutcome])
  const form = await openForm()
  await rename(form)
  await form.user.click(await screen.findByRole('button', { name: 'Confirm change' }))
  expect(await screen.findByText(/We haven’t received a clear answer/)).toBeVisible()
  cleanup()
  const { user } = await reload('/change-booking/booking-1')
  await waitFor(() => expect(screen.getByText(/We haven’t received a clear answer/)).toBeVisible())
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText('Your booking has been changed.')).toBeVisible()
  expect(new Set(confirmInputs.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
})

test('keeps a change’s outcome unknown when checking it fails', async () => {
  serve(
    [aQuote(freeOfCharge)],
    [failure('GATEWAY_TIMEOUT', 'No response in time.'), failure('RATE_LIMITED', 'Too many requests. Wait a minute.')],
  )
  const form = await openForm()
  await rename(form)
  await form.user.click(await screen.findByRole('button', { name: 'Confirm change' }))
  await screen.findByText(/We haven’t received a clear answer/)
  await form.user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText(/Too many requests/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Back to editing' })).toBeDisabled()
})

test('keeps a change’s outcome unknown when its key was used with different input', async () => {
  serve(
    [aQuote(freeOfCharge)],
    [
      failure('GATEWAY_TIMEOUT', 'No response in time.'),
      { __typename: 'IdempotencyMismatch', code: 'IDEMPOTENCY_MISMATCH', message: 'This key was used before.' },
      changedOutcome,
    ],
  )
  const form = await openForm()
  await rename(form)
  await form.user.click(await screen.findByRole('button', { name: 'Confirm change' }))
  await screen.findByText(/We haven’t received a clear answer/)
  await form.user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText('This key was used before.')).toBeVisible()
  await form.user.click(screen.getByRole('button', { name: 'Check again' }))
  expect(await screen.findByText('Your booking has been changed.')).toBeVisible()
  expect(new Set(confirmInputs.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1)
})

test('returns to the form when a change’s price rises and no new quote is available', async () => {
  serve(
    [aQuote(freeOfCharge)],
    [{ __typename: 'ChangePriceChanged', ...refusal('PRICE_CHANGED', 'The price has changed.') }],
  )
  const form = await openForm()
  await rename(form)
  server.use(respondTo(QuoteBookingChangeDocument, () => failure('GATEWAY_TIMEOUT', 'No response in time.')))
  await form.user.click(await screen.findByRole('button', { name: 'Confirm change' }))
  expect(await screen.findByText('The price has changed.')).toBeVisible()
  expect(screen.queryByText(/We haven’t received a clear answer/)).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Review changes' })).toBeVisible()
})

test('links to the wallet instead of asking for a code when the balance is too low for the change', async () => {
  serve([aQuote()])
  server.use(respondTo(WalletDocument, () => ({ wallet: aWallet({ balance: riyals('100.00') }) })))
  const form = await openForm()
  await rename(form)
  expect(await screen.findByText(/This change costs SAR\s667\.35 and your balance is SAR\s100\.00/)).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Pay|^Confirm/ })).not.toBeInTheDocument()
})

test('does not validate or send unchanged names', async () => {
  const travelers = [traveler('One', true), { ...traveler('', false), firstName: ' Guest  Mononym ' }]
  serve([aQuote(freeOfCharge)], [], aDetail({ details: bookingDetails({ rooms: [{ ...room, travelers }] }) }))
  const { user } = await openForm()
  const lead = within(screen.getByRole('group', { name: 'Lead traveler' }))
  await user.clear(lead.getByRole('textbox', { name: /^First name/ }))
  await user.type(lead.getByRole('textbox', { name: /^First name/ }), 'Other')
  await user.click(screen.getByRole('button', { name: 'Review changes' }))
  expect(await screen.findByRole('heading', { name: 'Review and confirm' })).toBeVisible()
  expect(quoteInputs[0]?.names).toEqual([
    { roomIndex: 0, travelerIndex: 0, salutation: 'MR', firstName: 'Other', lastName: 'One' },
  ])
})

test('warns when hotels may be unable to read the letters in a new name', async () => {
  serve([])
  const { user, secondTraveler } = await openForm()
  const hint = 'Hotels may not be able to read this name. Use the Latin letters of the passport.'
  expect(screen.queryByText(hint)).toBeNull()
  const lastName = secondTraveler.getByRole('textbox', { name: /^Last name/ })
  await user.clear(lastName)
  await user.type(lastName, 'Юсуф')
  expect(secondTraveler.getByText(hint)).toBeVisible()
  expect(lastName).toHaveAccessibleDescription(hint)
  await user.clear(lastName)
  await user.type(lastName, 'Yusuf')
  expect(screen.queryByText(hint)).toBeNull()
})

test('supports travelers with only one name', async () => {
  const travelers = [traveler('One', true), { ...traveler('Suharto', false), firstName: 'Suharto', name: 'Suharto' }]
  serve([aQuote(freeOfCharge)], [], aDetail({ details: bookingDetails({ rooms: [{ ...room, travelers }] }) }))
  const { user } = await openForm()
  const secondTraveler = within(screen.getByRole('group', { name: 'Adult 2' }))
  expect(secondTraveler.getByRole('checkbox', { name: 'One name only' })).toBeChecked()
  const lead = within(screen.getByRole('group', { name: 'Lead traveler' }))
  await user.click(lead.getByRole('checkbox', { name: 'One name only' }))
  await user.click(screen.getByRole('button', { name: 'Review changes' }))
  expect(await screen.findByRole('heading', { name: 'Review and confirm' })).toBeVisible()
  expect(quoteInputs[0]?.names).toEqual([
    { roomIndex: 0, travelerIndex: 0, salutation: 'MR', firstName: 'Guest', hasOneName: true },
  ])
})

test('labels a child whose age is missing as “Child”', async () => {
  const child = { ...traveler('Small', false), type: 'CHILD' as const }
  serve(
    [],
    [],
    aDetail({ details: bookingDetails({ rooms: [{ ...room, travelers: [traveler('One', true), child] }] }) }),
  )
  await renderApp('/change-booking/booking-1')
  const group = within(await screen.findByRole('group', { name: 'Child' }))
  expect(group.getByRole('combobox', { name: 'Gender' })).toHaveDisplayValue('Boy')
})

test('keeps all typed values when the agent goes back to edit a change', async () => {
  serve([aQuote(freeOfCharge)])
  const form = await openForm()
  await rename(form)
  await form.user.click(await screen.findByRole('button', { name: 'Back to editing' }))
  const secondTraveler = within(screen.getByRole('group', { name: 'Adult 2' }))
  expect(secondTraveler.getByRole('textbox', { name: /^Last name/ })).toHaveValue('New')
})

test('leaves and reopens a change’s review with Back and Forward', async () => {
  serve([aQuote(freeOfCharge)])
  const form = await openForm()
  await rename(form)
  await screen.findByRole('heading', { name: 'Review and confirm' })
  expect(form.currentUrl()).toBe('/change-booking/booking-1?step=review')
  await act(() => form.router.navigate(-1))
  expect(form.currentUrl()).toBe('/change-booking/booking-1')
  expect(screen.getByRole('heading', { level: 1, name: 'Change booking' })).toHaveFocus()
  expect(getLastNameField()).toHaveValue('New')
  await act(() => form.router.navigate(1))
  expect(screen.getByRole('button', { name: 'Confirm change' })).toBeVisible()
  expect(quoteInputs).toHaveLength(1)
})

test('does not show a review that no longer matches the form', async () => {
  serve([aQuote(freeOfCharge)])
  const form = await openForm()
  await rename(form)
  await screen.findByRole('heading', { name: 'Review and confirm' })
  await act(() => form.router.navigate(-1))
  await form.user.type(getLastNameField(), 'er')
  await act(() => form.router.navigate(1))
  await waitFor(() => expect(form.currentUrl()).toBe('/change-booking/booking-1'))
  expect(getLastNameField()).toHaveValue('Newer')
})

test.each([
  ['form', ''],
  ['review', '?step=review'],
])('keeps all typed values when the %s is reloaded', async (_step, query) => {
  serve([aQuote(freeOfCharge)])
  await rename(await openForm())
  await screen.findByRole('heading', { name: 'Review and confirm' })
  const { currentUrl } = await reload(`/change-booking/booking-1${query}`)
  await screen.findByRole('group', { name: 'Adult 2' })
  await waitFor(() => expect(getLastNameField()).toHaveValue('New'))
  expect(currentUrl()).toBe('/change-booking/booking-1')
})

test('discards the typed values when the agent discards the changes', async () => {
  serve([aQuote(freeOfCharge)])
  const { user, secondTraveler } = await openForm()
  await user.type(secondTraveler.getByRole('textbox', { name: /^Last name/ }), 'x')
  await user.click(screen.getByRole('link', { name: 'Discard changes' }))
  await user.click(await screen.findByRole('link', { name: 'Change booking' }))
  await screen.findByRole('group', { name: 'Adult 2' })
  expect(getLastNameField()).toHaveValue('Two')
})

/** Opens a booking, changes a name and confirms the change. */
async function changeFromBooking() {
  const app = await renderApp('/booking-detail/booking-1')
  await app.user.click(await screen.findByRole('link', { name: 'Change booking' }))
  await screen.findByRole('group', { name: 'Adult 2' })
  await app.user.type(getLastNameField(), 'x')
  await app.user.click(screen.getByRole('button', { name: 'Review changes' }))
  await app.user.click(await screen.findByRole('button', { name: 'Confirm change' }))
  return app
}

test('does not return to a completed change on Back', async () => {
  serve([aQuote(freeOfCharge)], [changedOutcome])
  const { user, router, currentUrl } = await changeFromBooking()
  await screen.findByText('Your booking has been changed.')
  await waitFor(() => expect(currentUrl()).toBe('/booking-detail/booking-1'))
  await act(() => router.navigate(-1))
  expect(currentUrl()).toBe('/booking-detail/booking-1')
  await user.click(await screen.findByRole('link', { name: 'Change booking' }))
  await screen.findByRole('group', { name: 'Adult 2' })
  expect(getLastNameField()).toHaveValue('Two')
})

test('returns to the booking on Back when a change’s outcome is unknown', async () => {
  serve([aQuote(freeOfCharge)], [failure('GATEWAY_TIMEOUT', 'No response in time.')])
  const { router, currentUrl } = await changeFromBooking()
  await screen.findByText(/We haven’t received a clear answer/)
  await act(() => router.navigate(-1))
  await waitFor(() => expect(currentUrl()).toBe('/booking-detail/booking-1'))
})

test('shows old and new values in a booking’s history', async () => {
  const event = {
    __typename: 'BookingEvent' as const,
    at: '2026-11-21T06:12:00Z',
    kind: 'CHANGED' as const,
    actor: 'Demo Agent',
    actorKind: 'AGENT' as const,
    note: null,
    money: null,
    tagsAdded: [],
    tagsRemoved: [],
    changes: [
      {
        __typename: 'BookingFieldChange' as const,
        field: 'CHECK_IN' as const,
        oldValue: '2026-12-13',
        newValue: '2026-12-14',
      },
    ],
  }
  serve([], [], aDetail({ details: bookingDetails({ history: [event] }) }))
  await renderApp('/booking-detail/booking-1')
  expect(await screen.findByText('Booking changed')).toBeVisible()
  const item = screen.getByText('Booking changed').closest('li')
  expect(item).toHaveTextContent(/Check-in\s*Sun 13 Dec 2026\s*changed to\s*Mon 14 Dec 2026/)
})

test('lays out a change from right to left in Arabic, with names and amounts in their own direction', async () => {
  serve([aQuote()])
  const { user } = await renderApp('/change-booking/booking-1', { language: 'ar-SA' })
  expect(await screen.findByRole('heading', { level: 1, name: 'تعديل الحجز' })).toBeVisible()
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  const [, lastName] = await screen.findAllByDisplayValue(/^(One|Two)$/)
  await user.clear(lastName as HTMLElement)
  await user.type(lastName as HTMLElement, 'New')
  await user.click(screen.getByRole('button', { name: 'مراجعة التعديل' }))
  expect(await screen.findByRole('heading', { name: 'مراجعة التعديل وتأكيده' })).toHaveFocus()
  for (const name of [/Guest Two$/, /Guest New$/]) expect(screen.getByText(name).closest('bdi')).not.toBeNull()
  for (const amount of ['6,332', '7,000'])
    expect(screen.getByText(amount).closest('[dir]')).toHaveAttribute('dir', 'ltr')
  expect(screen.getByRole('button', { name: /^تأكيد ودفع \u2066667\.35\u2069\sر\.س$/ })).toBeVisible()
})
