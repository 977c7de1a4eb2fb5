import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aQuote } from '#src/testing/checkout-factories.ts'
import { acceptTerms, checkout, quotes, serveCheckout, storedTexts } from '#src/testing/checkout-page.tsx'
import { aPrice, anOccupancy, unmappedRoomKind } from '#src/testing/hotel-detail-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'

let fieldRenders = 0
vi.mock(import('#src/components/forms/field-frame.tsx'), async (load) => {
  const original = await load()
  return {
    ...original,
    FieldFrame: (props: Parameters<typeof original.FieldFrame>[0]) => {
      fieldRenders += 1
      return original.FieldFrame(props)
    },
  }
})

beforeEach(serveCheckout)

/** Opens a form with nine rooms of nine guests. Returns the first-name field of one of the last guests. */
async function openLargestForm() {
  const price = aPrice('1.00', '0.00', '1.00')
  const rooms = Array.from({ length: 9 }, (_, index) => ({
    __typename: 'QuotedRoom' as const,
    name: 'Room',
    kind: unmappedRoomKind,
    imageUrl: null,
    board: 'BREAKFAST' as const,
    boardText: null,
    occupancy: anOccupancy(index, 9),
    price,
  }))
  quotes.set('quote-1', aQuote({ rooms }))
  await acceptTerms(await renderApp(checkout))
  const field = document.querySelector<HTMLInputElement>('input[name="guests.70.firstName"]')
  if (!field) throw new Error('no field')
  return field
}

test('does not re-render other fields on a keystroke, and stores the form after a pause', async () => {
  const field = await openLargestForm()
  expect(document.querySelectorAll('input, select').length).toBeGreaterThan(240)
  const setItem = vi.spyOn(Storage.prototype, 'setItem')
  fieldRenders = 0
  for (let length = 1; length <= 20; length += 1) {
    fireEvent.change(field, { target: { value: 'Suparti Suparti Suparti'.slice(0, length) } })
  }
  expect(fieldRenders).toBeLessThanOrEqual(1)
  expect(setItem).not.toHaveBeenCalled()
  await waitFor(() => expect(storedTexts()).toContain('Suparti Suparti Supa'))
  // Once for the quote and once for the party.
  expect(setItem.mock.calls.filter(([, text]) => text.includes('Suparti Suparti Supa'))).toHaveLength(2)
  // The payment sent by this tab is stored separately.
  expect(setItem).toHaveBeenCalledTimes(3)
  setItem.mockRestore()
})

test('stores an unfinished form when the page is hidden', async () => {
  await acceptTerms(await renderApp(checkout))
  const [field] = screen.getAllByLabelText(/^First name/)
  if (field) fireEvent.change(field, { target: { value: 'Suparti' } })
  expect(storedTexts()).not.toContain('Suparti')
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(storedTexts()).toContain('Suparti')
  vi.restoreAllMocks()
})

test('does not prefill the email address again after the agent clears it', async () => {
  await acceptTerms(await renderApp(checkout))
  const email = await screen.findByDisplayValue('agent@demo.test')
  fireEvent.change(email, { target: { value: '' } })
  fireEvent.blur(email)
  await waitFor(() => expect(email).toBeInvalid())
  fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }))
  await screen.findByRole('alert')
  expect(email).toHaveValue('')
})
