import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HotelSearchDocument } from '#src/features/hotel-search/hotel-search.generated.ts'
import { TransportSearchDocument } from '#src/features/transport-search/transport-search.generated.ts'
import { aListing, aResult, servePlaces } from '#src/testing/hotel-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { respondTo, server, setServerTime } from '#src/testing/server.ts'
import { aTransportListing, aVehicle, serveTransportOptions } from '#src/testing/transport-factories.ts'

// Two minutes before midnight in Makkah.
const lateEvening = '2026-11-21T20:58:00Z'

const hotelsToday = `/hotel-listing?${new URLSearchParams({
  locationCode: 'SA1',
  checkInDate: '2026-11-21',
  checkOutDate: '2026-11-24',
  rooms: '[{"adults":2,"childAges":[]}]',
  nationality: 'ID',
})}`
const ridesToday = `/transportation-results?${new URLSearchParams({ date: '2026-11-21', noOfPax: '4', nationality: 'ID' })}`

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(lateEvening), shouldAdvanceTime: true })
  servePlaces()
  serveTransportOptions()
  server.use(
    respondTo(HotelSearchDocument, () => ({ hotelSearch: aListing([aResult('Sidra Heights')]) })),
    respondTo(TransportSearchDocument, () => ({ transportSearch: aTransportListing([aVehicle()]) })),
  )
})
afterEach(() => {
  setServerTime(undefined)
  vi.useRealTimers()
})

test.each([
  ['hotel', hotelsToday, /^Sidra Heights/],
  ['ride', ridesToday, /^Van /],
])('keeps a %s search for today on screen after midnight in Makkah', async (_, url, name) => {
  await renderApp(url)
  expect(await screen.findByRole('article', { name })).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000))
  expect(screen.getByRole('article', { name })).toBeVisible()
})

test('keeps a search on screen when the device wakes up after midnight in Makkah', async () => {
  const { router } = await renderApp(hotelsToday)
  expect(await screen.findByRole('article', { name: /^Sidra Heights/ })).toBeVisible()
  // While a device sleeps, only the clock advances.
  vi.setSystemTime(new Date('2026-11-22T04:00:00Z'))
  await act(() => router.navigate(`${hotelsToday}&sort=distance`))
  expect(await screen.findByRole('article', { name: /^Sidra Heights/ })).toBeVisible()
})

test('opens a search for today on a device whose clock is a day ahead, once the server’s time is known', async () => {
  setServerTime(lateEvening)
  vi.setSystemTime(new Date('2026-11-22T20:58:00Z'))
  await renderApp(hotelsToday)
  expect(await screen.findByRole('article', { name: /^Sidra Heights/ })).toBeVisible()
})
