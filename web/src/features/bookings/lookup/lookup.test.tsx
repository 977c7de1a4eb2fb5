import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { GatewayFeaturesDocument } from '#src/data/gateway-features.generated.ts'
import { aBooking, aBookingPage } from '#src/testing/factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { failure, respondTo, server } from '#src/testing/server.ts'
import { getTranslatable } from '#src/testing/translate-page.ts'
import { BookingDetailDocument } from '../detail/booking-detail.generated.ts'
import { BookingsDocument } from '../list/bookings.generated.ts'
import { LookupDocument, type LookupQuery } from './lookup.generated.ts'

type Match = LookupQuery['lookup']['matches'][number]

const aMatch = (id: string, foundBy: Match['foundBy'] = 'REFERENCE'): Match => ({
  __typename: 'LookupMatch',
  foundBy,
  booking: aBooking({ id, hotelName: id }),
  paymentLinkPath: null,
})

async function openLookup(matches: Match[], title = 'Find a booking or payment link') {
  const requests: string[] = []
  server.use(
    respondTo(BookingsDocument, () => ({ bookings: aBookingPage() })),
    respondTo(BookingDetailDocument, () => ({ booking: null })),
    respondTo(LookupDocument, ({ text }) => {
      requests.push(text)
      return { lookup: { __typename: 'Lookup' as const, matches, complete: true } }
    }),
  )
  const app = await renderApp('/my-bookings')
  await screen.findByRole('row', { name: /Qamariya/ })
  await app.user.keyboard('{Control>}k{/Control}')
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  const find = (text: string) => app.user.type(dialog.getByRole('searchbox'), `${text}{Enter}`)
  return { ...app, dialog, find, requests }
}

test('opens the only match directly, and keeps the query out of URLs', async () => {
  const { find, currentUrl, requests } = await openLookup([aMatch('one', 'PASSPORT')])
  await find(' X1234567 ')
  await waitFor(() => expect(currentUrl()).toBe('/booking-detail/one'))
  expect(requests).toEqual(['X1234567'])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('does not mention payment links in the lookup when the gateway does not support them', async () => {
  server.use(respondTo(GatewayFeaturesDocument, () => ({ hasPaymentLinks: false, hasPromoCodes: true })))
  const { dialog } = await openLookup([], 'Find a booking')
  expect(await dialog.findByText(/tag, or lead traveler$/)).toBeVisible()
})

test('does not open a match after the lookup was closed', async () => {
  const { user, dialog, find, currentUrl } = await openLookup([])
  let respond = () => {}
  const response = new Promise<void>((resolve) => (respond = resolve))
  server.use(
    respondTo(LookupDocument, async () => {
      await response
      return { lookup: { __typename: 'Lookup' as const, matches: [aMatch('one')], complete: true } }
    }),
  )
  await find('BRN-1')
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  respond()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(currentUrl()).toBe('/my-bookings')
})

test('lists multiple matches with the fields that matched', async () => {
  const { user, dialog, find, currentUrl } = await openLookup([aMatch('one', 'TAG'), aMatch('two', 'LEAD_TRAVELER')])
  await find('vip')
  expect(await dialog.findByText('2 matches')).toBeVisible()
  expect(dialog.getByText('Found by: tag')).toBeVisible()
  expect(getTranslatable(/Guest One/)).toEqual([])
  await user.click(dialog.getByRole('link', { name: /two/ }))
  await waitFor(() => expect(currentUrl()).toBe('/booking-detail/two'))
})

test('says that the lookup found nothing and what to do next', async () => {
  const { dialog, find, currentUrl } = await openLookup([])
  await find('nothing')
  expect(await dialog.findByText('Nothing found')).toBeVisible()
  expect(dialog.getByText(/Check the spelling/)).toBeVisible()
  expect(currentUrl()).toBe('/my-bookings')
})

test('says that the lookup failed and keeps the query', async () => {
  const { dialog, find } = await openLookup([])
  server.use(respondTo(LookupDocument, () => failure('GATEWAY_UNAVAILABLE', 'The booking system does not respond.')))
  await find('BRN-1')
  expect(await dialog.findByRole('alert')).toHaveTextContent('The booking system does not respond.')
  expect(dialog.getByRole('searchbox')).toHaveValue('BRN-1')
})

test('opens the lookup by shortcut, unless the shortcut is disabled or the focus is in a text field', async () => {
  const { user, dialog } = await openLookup([])
  await user.click(dialog.getByRole('checkbox', { name: 'Open with Ctrl + K' }))
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Find a booking' }))
  const reopenedDialog = within(await screen.findByRole('dialog'))
  await user.click(reopenedDialog.getByRole('checkbox', { name: 'Open with Ctrl + K' }))
  await user.click(reopenedDialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(screen.getByRole('searchbox', { name: 'Search bookings' }))
  await user.keyboard('{Control>}k{/Control}')
  expect(screen.queryByRole('dialog')).toBeNull()
})
