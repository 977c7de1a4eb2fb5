import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aBookingPage, riyals } from '#src/testing/factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { respondTo, server } from '#src/testing/server.ts'
import { writePrivate } from '#src/lib/storage/private-storage.ts'
import { BookingsDocument } from '../list/bookings.generated.ts'

const booking = aBooking({ commission: riyals('329.30'), agentReference: 'group-7' })
beforeEach(() => server.use(respondTo(BookingsDocument, () => ({ bookings: aBookingPage({ items: [booking] }) }))))

/** Returns the headings of all columns except the last one, which contains the documents. */
const getHeadings = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .slice(0, -1)
const defaultHeadings = [
  'Select all bookings on this pageBooking',
  'Lead traveler',
  'Status',
  'Deadline (Makkah time)',
  'Tags',
  'Total',
]

async function openColumns(path: string) {
  const app = await renderApp(path)
  await screen.findByRole('row', { name: /Qamariya/ })
  await app.user.click(screen.getByRole('button', { name: 'Columns' }))
  return { ...app, panel: within(await screen.findByRole('dialog', { name: 'Columns' })) }
}

test('shows the chosen columns in their order, and stores them in this browser', async () => {
  const { user, panel, currentUrl, router } = await openColumns('/my-bookings')
  expect(getHeadings()).toEqual(defaultHeadings)
  expect(screen.queryByText('329.30')).toBeNull()
  await user.click(panel.getByRole('checkbox', { name: 'Your commission' }))
  await user.click(panel.getByRole('checkbox', { name: 'Your reference' }))
  await user.click(panel.getByRole('checkbox', { name: 'Tags' }))
  await user.click(panel.getByRole('button', { name: 'Move Your commission up' }))
  expect(panel.getByRole('checkbox', { name: 'Booking' })).toBeDisabled()
  const chosenHeadings = [
    'Lead traveler',
    'Status',
    'Deadline (Makkah time)',
    'Your commission',
    'Total',
    'Your reference',
  ]
  expect(getHeadings().slice(1)).toEqual(chosenHeadings)
  const row = within(screen.getByRole('row', { name: /Qamariya/ }))
  expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('329.30'), 'group-7']),
  )
  expect(currentUrl()).toBe('/my-bookings')

  await act(() => router.navigate('/about-us'))
  await act(() => router.navigate('/my-bookings'))
  await screen.findByRole('row', { name: /Qamariya/ })
  expect(getHeadings().slice(1)).toEqual(chosenHeadings)
})

test('moves a detail out of a shared cell when the detail gets its own column', async () => {
  const { user, panel } = await openColumns('/my-bookings')
  const findCellText = (text: RegExp) =>
    within(screen.getByRole('row', { name: /Qamariya/ }))
      .getByText(text)
      .closest('td')?.textContent
  expect(findCellText(/^BRN-1001$/)).toContain('Qamariya')
  await user.click(panel.getByRole('checkbox', { name: 'Booking reference (BRN)' }))
  await user.click(panel.getByRole('checkbox', { name: 'Travelers' }))
  expect(findCellText(/^BRN-1001$/)).toBe('BRN-1001')
  expect(findCellText(/^4 guests/)).toBe('4 guests')
  expect(findCellText(/Guest One/)).not.toContain('4 guests')
})

test('stores columns with a saved view, and resets them to the default', async () => {
  const { user, panel, currentUrl, router } = await openColumns('/my-bookings?tag=vip')
  await user.click(panel.getByRole('checkbox', { name: 'Supplier' }))
  await user.click(panel.getByRole('button', { name: 'Done' }))
  await user.click(screen.getByRole('button', { name: 'Saved views' }))
  const views = within(await screen.findByRole('dialog', { name: 'Saved views' }))
  await user.type(views.getByRole('textbox', { name: 'Save this view as' }), 'VIP{Enter}')
  await user.click(await views.findByRole('button', { name: 'Done' }))
  expect(await screen.findByRole('button', { name: 'VIP' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Columns' }))
  const reopenedColumns = within(await screen.findByRole('dialog', { name: 'Columns' }))
  await user.click(reopenedColumns.getByRole('button', { name: 'Reset' }))
  expect(getHeadings()).toEqual(defaultHeadings)
  await act(() => router.navigate('/my-bookings'))
  await user.click(await screen.findByRole('button', { name: 'Saved views' }))
  const reopenedViews = within(await screen.findByRole('dialog', { name: 'Saved views' }))
  await user.click(reopenedViews.getByRole('link', { name: 'VIP' }))
  await waitFor(() => expect(getHeadings().at(-1)).toBe('Supplier'))
  expect(currentUrl()).toContain('columns=service%2CleadName%2Cstatus%2Cdeadline%2Ctags%2Ctotal%2Csupplier')
})

test.each(['/my-bookings?columns=nonsense', '/my-bookings'])(
  'opens the list at %s despite corrupt stored columns',
  async (path) => {
    const { router } = await renderApp('/about-us')
    writePrivate('browser', 'booking-columns.1', { broken: true })
    await act(() => router.navigate(path))
    await screen.findByRole('row', { name: /Qamariya/ })
    expect(getHeadings()).toEqual(defaultHeadings)
  },
)

test('hides the commission column while the agent hides commissions', async () => {
  const { user } = await renderApp('/my-bookings?columns=total,commission')
  await screen.findByRole('row', { name: /329\.30/ })
  expect(getHeadings().slice(1)).toEqual(['Total', 'Your commission'])
  await user.click(screen.getByRole('button', { name: 'Show commission' }))
  expect(getHeadings().slice(1)).toEqual(['Total'])
  expect(screen.getByRole('table')).not.toHaveTextContent('329.30')
})

test('shows no commission if the booking is cancelled or its commission is missing', async () => {
  server.use(
    respondTo(BookingsDocument, () => ({
      bookings: aBookingPage({ items: [aBooking({ commission: null }), { ...booking, id: 'b', status: 'CANCELLED' }] }),
    })),
  )
  await renderApp('/my-bookings?columns=commission')
  const rows = await screen.findAllByRole('row', { name: /Qamariya/ })
  expect(rows.map((row) => within(row).getAllByRole('cell').at(-2)?.textContent)).toEqual(['–', '–'])
})
