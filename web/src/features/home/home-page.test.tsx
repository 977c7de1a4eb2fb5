import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CountriesDocument } from '#src/data/countries.generated.ts'
import { writePrivate } from '#src/lib/storage/private-storage.ts'
import { aBooking } from '#src/testing/factories.ts'
import { answerPlaces } from '#src/testing/hotel-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { answer, failure, server } from '#src/testing/server.ts'
import { HotelSearchDocument } from '../hotel-search/hotel-search.generated.ts'
import { DeadlinesDocument } from '../bookings/deadlines/deadlines.generated.ts'

const aDeadline = (overrides: Parameters<typeof aBooking>[0] = {}) =>
  aBooking({ checkIn: '2026-11-28', freeCancellationUntil: '2026-11-22T14:00:00+03:00', ...overrides })

type Row = ReturnType<typeof aDeadline>

function answerDeadlines({ ending = [], unknown = [] }: { ending?: Row[]; unknown?: Row[] } = {}) {
  server.use(
    answer(DeadlinesDocument, () => ({
      ending: { __typename: 'BookingPage', totalCount: ending.length, complete: true, items: ending },
      unknown: { __typename: 'BookingPage', items: unknown },
    })),
  )
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') })
  answerPlaces()
  answerDeadlines()
  // The results page is not tested here.
  server.use(answer(HotelSearchDocument, () => new Promise<never>(() => {})))
})
afterEach(() => void vi.useRealTimers())

const searchButton = () => screen.findByRole('button', { name: 'Search' })
/** Enabled once the countries have loaded. */
const nationality = async () => {
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Nationality' })).toBeEnabled())
  return screen.getByRole('combobox', { name: 'Nationality' })
}
const cell = (name: RegExp) => screen.findByRole('button', { name })

test('writes city, dates, rooms and nationality into the address of the results', async () => {
  const { user, address } = await renderApp('/')
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'City' }),
    await screen.findByRole('option', { name: 'Madinah' }),
  )

  await user.click(await cell(/^Dates/))
  await user.click(await screen.findByRole('button', { name: /November 23/ }))
  await user.click(await screen.findByRole('button', { name: /November 27/ }))
  expect(await screen.findByText('Mon 23 Nov – Fri 27 Nov · 4 nights')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Done' }))

  await user.click(await cell(/^Rooms and guests/))
  const rooms = within(await screen.findByRole('dialog', { name: 'Rooms and guests' }))
  await user.click(rooms.getByRole('button', { name: 'More: Children' }))
  expect(screen.getByText('2 adults · 1 child')).toBeVisible()
  await user.selectOptions(rooms.getByRole('combobox', { name: 'Age of child 1' }), '7')
  await user.click(rooms.getByRole('button', { name: 'Add room' }))
  await user.click(rooms.getByRole('button', { name: 'Done' }))
  expect(await cell(/2 rooms, 5 guests.*4 adults · 1 child \(7\)/)).toBeVisible()

  await user.click(await nationality())
  await user.click(await screen.findByRole('option', { name: 'Indonesia' }))
  await user.click(await searchButton())

  await waitFor(() => expect(address()).toMatch(/^\/hotel-listing/))
  const url = new URL(address(), 'http://localhost')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    locationCode: 'SA4',
    checkInDate: '2026-11-23',
    checkOutDate: '2026-11-27',
    rooms: '[{"adults":2,"childAges":[7]},{"adults":2,"childAges":[]}]',
    cultCode: 'en-US',
    nationality: 'ID',
  })
})

test('reports what an incomplete form lacks beside each field and moves the focus there', async () => {
  const { user, address } = await renderApp('/')
  await user.click(await searchButton())
  const dates = await cell(/Choose check-in and check-out/)
  expect(dates).toHaveFocus()
  expect(dates).toHaveAccessibleDescription('Choose check-in and check-out')
  expect(screen.getByRole('combobox', { name: 'Nationality' })).toHaveAccessibleDescription('Choose a nationality')
  expect(address()).toBe('/')
})

test('does not search without the age of every child', async () => {
  const { user } = await renderApp('/')
  await user.click(await cell(/^Rooms and guests/))
  await user.click(await screen.findByRole('button', { name: 'More: Children' }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await user.click(await searchButton())
  expect(await cell(/Choose the age of every child/)).toBeVisible()
})

test('limits a room to nine guests and a search to nine rooms', async () => {
  const { user } = await renderApp('/')
  await user.click(await cell(/^Rooms and guests/))
  const more = within(await screen.findByRole('group', { name: 'Room 1' })).getByRole('button', {
    name: 'More: Adults',
  })
  for (let guests = 2; guests < 9; guests++) await user.click(more)
  expect(more).toBeDisabled()
  const add = screen.getByRole('button', { name: 'Add room' })
  for (let rooms = 1; rooms < 9; rooms++) await user.click(add)
  expect(add).toBeDisabled()
})

test('finds a country by part of its English name or its code, and restores the last one when nothing matches', async () => {
  const { user } = await renderApp('/')
  await user.click(await nationality())
  await user.paste('turk')
  await user.click(await screen.findByRole('option', { name: 'Türkiye' }))
  expect(await nationality()).toHaveValue('Türkiye')
  await user.tripleClick(await nationality())
  await user.paste('id')
  expect(await screen.findByRole('option', { name: 'Indonesia' })).toBeVisible()
  await user.paste('xx')
  await user.tab()
  expect(await nationality()).toHaveValue('Türkiye')
})

test('repeats a recent search with one click and leaves out past dates', async () => {
  const link = (checkIn: string, checkOut: string) =>
    new URLSearchParams({
      locationCode: 'SA1',
      checkInDate: checkIn,
      checkOutDate: checkOut,
      rooms: '[{"adults":2}]',
      nationality: 'ID',
    }).toString()
  localStorage.setItem('rihla.private.owner', 'user-a')
  writePrivate('browser', 'recent-searches.1', [
    link('2026-12-13', '2026-12-18'),
    link('2026-11-01', '2026-11-05'),
    7,
    '<b>',
  ])
  const { user, address } = await renderApp('/')
  const again = await screen.findAllByRole('button', { name: /Makkah · / })
  expect(again.map(({ textContent }) => textContent)).toEqual(['Makkah · 13 Dec – 18 Dec · 1 room'])
  await user.click(again[0]!)
  expect(address()).toMatch(/^\/hotel-listing\?locationCode=SA1&checkInDate=2026-12-13/)
})

test('hides recent searches when storage is corrupt', async () => {
  localStorage.setItem('rihla.private.owner', 'user-a')
  localStorage.setItem('rihla.private.recent-searches.1', '{"half')
  await renderApp('/')
  expect(await searchButton()).toBeVisible()
  expect(screen.queryByText('Again')).not.toBeInTheDocument()
})

test('lists unknown outcomes first, then deadlines in Makkah time', async () => {
  answerDeadlines({
    ending: [aDeadline()],
    unknown: [aDeadline({ id: 'booking-2', hotelName: 'Rawda Palm', status: 'UNKNOWN', freeCancellationUntil: null })],
  })
  await renderApp('/')
  const [first, second] = within(await screen.findByRole('region', { name: 'Deadlines, next 72 hours' })).getAllByRole(
    'listitem',
  )
  expect(first).toHaveTextContent(/Rawda Palm.*Do not book again.*Being confirmed/)
  expect(second).toHaveTextContent(/Qamariya Court.*Sun 22 Nov · 14:00 \(Makkah time.*1 d 2 h/)
  expect(within(second!).getByRole('link')).toHaveAttribute('href', '/booking-detail/booking-1')
})

test('keeps the search working when the deadlines fail, and retries them', async () => {
  server.use(answer(DeadlinesDocument, () => failure('GATEWAY_TIMEOUT', 'The gateway did not answer in time.')))
  const { user } = await renderApp('/')
  expect(await screen.findByText('The gateway did not answer in time.')).toBeVisible()
  expect(await searchButton()).toBeEnabled()
  answerDeadlines({ ending: [aDeadline()] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Qamariya Court')).toBeVisible()
})

test('retries cities and countries', async () => {
  server.use(answer(CountriesDocument, () => failure('GATEWAY_TIMEOUT', 'The gateway did not answer in time.')))
  const { user } = await renderApp('/')
  const alert = within(await screen.findByRole('alert'))
  answerPlaces()
  await user.click(alert.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Nationality' })).toBeEnabled())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('runs from right to left in Arabic with Latin digits', async () => {
  answerDeadlines({ ending: [aDeadline()] })
  await renderApp('/', { language: 'ar-SA' })
  expect(await screen.findByRole('heading', { level: 1, name: 'إلى أين تتجه المجموعة؟' })).toBeVisible()
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  expect(screen.getByText('السبت، 21 نوفمبر · 11 جمادى الآخرة 1448 هـ')).toBeVisible()
  expect(await screen.findByText('6,332')).toBeVisible()
})
