import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aBookingPage } from '#src/testing/factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { respondTo, server } from '#src/testing/server.ts'
import { writePrivate } from '#src/lib/storage/private-storage.ts'
import { BookingsDocument } from '../list/bookings.generated.ts'

beforeEach(() => server.use(respondTo(BookingsDocument, () => ({ bookings: aBookingPage({ tags: ['vip'] }) }))))

async function openViews(path: string) {
  const app = await renderApp(path)
  await screen.findByRole('row', { name: /Qamariya/ })
  await app.user.click(screen.getByRole('button', { name: 'Saved views' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Saved views' }))
  return { ...app, panel }
}

test('saves filters and order as a view, and renames, opens and deletes it', async () => {
  const { user, panel, currentUrl, router } = await openViews('/my-bookings?tag=vip&sort=CHECK_IN_ASC&page=2')
  await user.click(panel.getByRole('button', { name: 'Save' }))
  expect(panel.getByText('Enter a name.')).toBeVisible()
  await user.type(panel.getByRole('textbox', { name: 'Save this view as' }), 'VIP arrivals{Enter}')
  await user.click(await panel.findByRole('button', { name: 'Rename VIP arrivals' }))
  const box = panel.getByRole('textbox', { name: 'Rename VIP arrivals' })
  await user.clear(box)
  await user.type(box, 'VIP{Enter}')
  await act(() => router.navigate('/my-bookings'))
  await user.click(await panel.findByRole('link', { name: 'VIP' }))
  await waitFor(() => expect(currentUrl()).toBe('/my-bookings?tag=vip&sort=CHECK_IN_ASC'))
  await user.click(screen.getByRole('button', { name: 'VIP' }))
  const reopenedPanel = within(await screen.findByRole('dialog', { name: 'Saved views' }))
  await user.click(reopenedPanel.getByRole('button', { name: 'Delete VIP' }))
  expect(reopenedPanel.getByText(/No saved views yet/)).toBeVisible()
})

test('opens the default view for a link to the list without filters, but not for filtered links or the “All” tab', async () => {
  const { user, panel, currentUrl, router } = await openViews('/my-bookings?tag=vip')
  await user.type(panel.getByRole('textbox', { name: 'Save this view as' }), 'VIP{Enter}')
  await user.click(await panel.findByRole('button', { name: 'Set as default: VIP' }))
  await act(() => router.navigate('/about-us'))
  await act(() => router.navigate('/my-bookings'))
  await waitFor(() => expect(currentUrl()).toBe('/my-bookings?tag=vip'))
  await act(() => router.navigate('/my-bookings?status=CANCELLED'))
  expect(currentUrl()).toBe('/my-bookings?status=CANCELLED')
  await screen.findByRole('row', { name: /Qamariya/ })
  await user.click(screen.getByRole('link', { name: /^All/ }))
  await waitFor(() => expect(currentUrl()).toBe('/my-bookings'))
})

test('opens the list despite corrupt stored views', async () => {
  const { user, router } = await renderApp('/about-us')
  writePrivate('browser', 'booking-views.1', [
    { name: 'x', query: 7 },
    { name: 'Odd', query: 'sort=%', isDefault: true },
  ])
  await act(() => router.navigate('/my-bookings'))
  await screen.findByRole('row', { name: /Qamariya/ })
  await user.click(screen.getByRole('button', { name: 'Odd' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Saved views' }))
  expect(panel.getByRole('link', { name: 'Odd' })).toHaveAttribute('href', '/my-bookings')
})
