import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CountriesDocument } from '#src/data/countries.generated.ts'
import { writePrivate } from '#src/lib/storage/private-storage.ts'
import { aBooking, bookingDetails, riyals } from '#src/testing/factories.ts'
import { aGroundServiceListing, aPackage } from '#src/testing/ground-service-factories.ts'
import { servePlaces } from '#src/testing/hotel-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { failure, respondTo, server } from '#src/testing/server.ts'
import { TransportOptionsDocument } from '#src/data/transport-options.generated.ts'
import { serveTransportOptions } from '#src/testing/transport-factories.ts'
import { getTranslatable } from '#src/testing/translate-page.ts'
import { GroundServiceSearchDocument } from '../ground-service-search/ground-service-search.generated.ts'
import { TransportSearchDocument } from '../transport-search/transport-search.generated.ts'
import { HotelSearchDocument } from '../hotel-search/hotel-search.generated.ts'
import { BookingDetailDocument } from '../bookings/detail/booking-detail.generated.ts'
import { AgendaDocument, type AgendaQuery } from '../bookings/agenda/agenda.generated.ts'
import { AnyBookingDocument } from '../bookings/agenda/any-booking.generated.ts'

const aDeadline = (overrides: Parameters<typeof aBooking>[0] = {}) =>
  aBooking({ checkIn: '2026-11-28', freeCancellationUntil: '2026-11-22T14:00:00+03:00', ...overrides })

type Agenda = AgendaQuery['agenda']
type Row = ReturnType<typeof aBooking>

const anAgendaList = (...items: Row[]): Agenda['arrivals'] => ({
  __typename: 'AgendaList',
  totalCount: items.length,
  notStated: 0,
  items,
})
const total = (amount: string | null, notStated = 0): Agenda['month']['sold'] => ({
  __typename: 'StatedTotal',
  money: amount === null ? null : riyals(amount),
  notStated,
})
const aMonth = (changes: Partial<Agenda['month']> = {}): Agenda['month'] => ({
  __typename: 'MonthTotals',
  from: '2026-11-01',
  bookings: 0,
  sold: total('0.00'),
  refunded: total('0.00'),
  commission: total('0.00'),
  ...changes,
})
const anAgenda = (changes: Partial<Agenda> = {}): Agenda => ({
  __typename: 'Agenda',
  today: '2026-11-21',
  awaitingSupplier: anAgendaList(),
  unpaid: anAgendaList(),
  freeCancellation: anAgendaList(),
  arrivals: anAgendaList(),
  departures: anAgendaList(),
  month: aMonth(),
  complete: true,
  warnings: [],
  ...changes,
})
const serveAgenda = (changes: Partial<Agenda> = {}) =>
  server.use(respondTo(AgendaDocument, () => ({ agenda: anAgenda(changes) })))

const serveBookingCount = (totalCount: number) =>
  server.use(
    respondTo(AnyBookingDocument, () => ({ bookings: { __typename: 'BookingPage', totalCount, complete: true } })),
  )

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') })
  serveBookingCount(57)
  servePlaces()
  serveAgenda()
  // The results page is not tested here.
  server.use(respondTo(HotelSearchDocument, () => new Promise<never>(() => {})))
})
afterEach(() => void vi.useRealTimers())

const searchButton = () => screen.getByRole('button', { name: 'Search' })
const findSearchButton = () => screen.findByRole('button', { name: 'Search' })
/** Waits until the field is enabled, after the countries have loaded. */
const findNationality = async () => {
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Nationality' })).toBeEnabled())
  return screen.getByRole('combobox', { name: 'Nationality' })
}
const findCell = (name: RegExp) => screen.findByRole('button', { name })

test('writes city, dates, rooms and nationality to the results URL', async () => {
  const { user, currentUrl } = await renderApp('/')
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'City' }),
    await screen.findByRole('option', { name: 'Madinah' }),
  )

  await user.click(await findCell(/^Dates/))
  const arrival = await screen.findByRole('button', { name: /November 23/ })
  // The Hijri day, which is displayed below the Gregorian one.
  expect(arrival).toHaveAttribute('data-hijri', '13')
  await user.click(arrival)
  await user.click(await screen.findByRole('button', { name: /November 27/ }))
  expect(await screen.findByText('Mon 23 Nov – Fri 27 Nov · 4 nights')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Done' }))

  await user.click(await findCell(/^Rooms and guests/))
  const rooms = within(await screen.findByRole('dialog', { name: 'Rooms and guests' }))
  await user.click(await rooms.findByRole('button', { name: 'Increase Children' }))
  expect(screen.getByText('2 adults · 1 child')).toBeVisible()
  await user.selectOptions(rooms.getByRole('combobox', { name: 'Age of child 1' }), '7')
  await user.click(rooms.getByRole('button', { name: 'Add room' }))
  await user.click(rooms.getByRole('button', { name: 'Done' }))
  expect(await findCell(/2 rooms, 5 guests.*4\sadults\s·\s1\schild \(7\)/)).toBeVisible()

  await user.click(await findNationality())
  await user.click(await screen.findByRole('option', { name: 'Indonesia' }))
  await user.click(await findSearchButton())

  await waitFor(() => expect(currentUrl()).toMatch(/^\/hotel-listing/))
  const url = new URL(currentUrl(), 'http://localhost')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    locationCode: 'SA4',
    checkInDate: '2026-11-23',
    checkOutDate: '2026-11-27',
    rooms: '[{"adults":2,"childAges":[7]},{"adults":2,"childAges":[]}]',
    cultCode: 'en-US',
    nationality: 'ID',
  })
})

test('reports missing fields in the search form and focuses the first one', async () => {
  const { user, currentUrl } = await renderApp('/')
  await user.click(await findSearchButton())
  const dates = await findCell(/Check-in and check-out dates are required/)
  expect(dates).toHaveFocus()
  expect(dates).toHaveAccessibleDescription('Check-in and check-out dates are required')
  expect(screen.getByRole('combobox', { name: 'Nationality' })).toHaveAccessibleDescription('A nationality is required')
  expect(currentUrl()).toBe('/')
})

test('does not search without the age of every child', async () => {
  const { user } = await renderApp('/')
  await user.click(await findCell(/^Rooms and guests/))
  await user.click(await screen.findByRole('button', { name: 'Increase Children' }))
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await user.click(await findSearchButton())
  expect(await findCell(/Select each child’s age/)).toBeVisible()
})

test('limits a room to nine guests and a search to nine rooms', async () => {
  const { user } = await renderApp('/')
  await user.click(await findCell(/^Rooms and guests/))
  const more = within(await screen.findByRole('group', { name: 'Room 1' })).getByRole('button', {
    name: 'Increase Adults',
  })
  for (let guests = 2; guests < 9; guests++) await user.click(more)
  expect(more).toBeDisabled()
  const add = screen.getByRole('button', { name: 'Add room' })
  for (let rooms = 1; rooms < 9; rooms++) await user.click(add)
  expect(add).toBeDisabled()
})

test('adds rooms like the last one, and sets the number of rooms and adults for all rooms', async () => {
  const { user } = await renderApp('/')
  await user.click(await findCell(/^Rooms and guests/))
  const rooms = within(await screen.findByRole('dialog', { name: 'Rooms and guests' }))
  const first = within(await rooms.findByRole('group', { name: 'Room 1' }))
  const more = first.getByRole('button', { name: 'Increase Adults' })
  await user.click(more)
  await user.click(rooms.getByRole('button', { name: 'Add room' }))
  expect(await screen.findByText('2 rooms, 6 guests')).toBeVisible()

  await user.selectOptions(rooms.getByRole('combobox', { name: 'Number of rooms' }), '9')
  expect(await screen.findByText('9 rooms, 27 guests')).toBeVisible()
  expect(rooms.queryByRole('button', { name: /in every room/ })).not.toBeInTheDocument()
  await user.click(more)
  await user.click(rooms.getByRole('button', { name: /^4\sadults in every room$/ }))
  expect(await screen.findByText('9 rooms, 36 guests')).toBeVisible()
})

test('finds a country by part of its English name or by code, and restores the last one when nothing matches', async () => {
  const { user } = await renderApp('/')
  await user.click(await findNationality())
  await user.paste('turk')
  await user.click(await screen.findByRole('option', { name: 'Türkiye' }))
  expect(await findNationality()).toHaveValue('Türkiye')
  await user.tripleClick(await findNationality())
  await user.paste('id')
  expect(await screen.findByRole('option', { name: 'Indonesia' })).toBeVisible()
  await user.paste('xx')
  await user.tab()
  expect(await findNationality()).toHaveValue('Türkiye')
})

test('runs a recent search again with one click, and hides searches with past dates', async () => {
  const link = (checkIn: string, checkOut: string) =>
    `/hotel-listing?${String(
      new URLSearchParams({
        locationCode: 'SA1',
        checkInDate: checkIn,
        checkOutDate: checkOut,
        rooms: '[{"adults":2}]',
        nationality: 'ID',
      }),
    )}`
  localStorage.setItem('rihla.private.owner', 'user-a')
  writePrivate('browser', 'recent-searches.2', [
    link('2026-12-13', '2026-12-18'),
    link('2026-11-01', '2026-11-05'),
    7,
    '<b>',
  ])
  const { user, currentUrl } = await renderApp('/')
  const recentSearches = await screen.findAllByRole('button', { name: /Makkah ·\s/ })
  expect(recentSearches.map(({ textContent }) => textContent)).toEqual([
    'Makkah ·\u00A013\u00A0Dec – 18\u00A0Dec ·\u00A01 room',
  ])
  await user.click(recentSearches[0]!)
  await waitFor(() => expect(currentUrl()).toMatch(/^\/hotel-listing\?locationCode=SA1&checkInDate=2026-12-13/))
})

test('opens the transport search in a tab with its own URL, and returns to hotels on Back', async () => {
  serveTransportOptions()
  server.use(respondTo(TransportSearchDocument, () => new Promise<never>(() => {})))
  const { user, router, currentUrl } = await renderApp('/')
  await user.click(await screen.findByRole('link', { name: 'Transport' }))
  expect(currentUrl()).toBe('/?product=transport')
  await user.selectOptions(
    await screen.findByRole('combobox', { name: 'Route' }),
    await screen.findByText('Makkah – Madinah'),
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Passengers' }), '16 passengers')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Vehicles' }), '3 vehicles')
  // Each vehicle has at least one passenger.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Passengers' }), '2 passengers')
  expect(screen.getByRole('combobox', { name: 'Vehicles' })).toHaveDisplayValue('2 vehicles')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  const date = await findCell(/Select a date/)
  expect(date).toHaveFocus()
  await user.click(date)
  await user.click(await screen.findByRole('button', { name: /November 27/ }))
  expect(await screen.findByText('Fri 27 Nov')).toBeVisible()
  await user.click(await findNationality())
  await user.click(await screen.findByRole('option', { name: 'Indonesia' }))
  await user.click(screen.getByRole('button', { name: 'Search' }))
  await waitFor(() =>
    expect(currentUrl()).toBe(
      '/transportation-results?routeCode=8&date=2026-11-27&noOfPax=2&quantity=2&cultCode=en-US&nationality=ID',
    ),
  )
  await act(() => router.navigate(-2))
  expect(await screen.findByRole('combobox', { name: 'City' })).toBeVisible()
})

test('searches for ground services in their own tab, and lists the search as recent', async () => {
  server.use(
    respondTo(GroundServiceSearchDocument, () => ({ groundServiceSearch: aGroundServiceListing([aPackage()]) })),
  )
  const { user, router, currentUrl } = await renderApp('/?product=groundServices')
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Pilgrims' }), '20 pilgrims')
  await user.click(searchButton())
  const date = await findCell(/Select a date/)
  expect(date).toHaveFocus()
  await user.click(date)
  await user.click(await screen.findByRole('button', { name: /November 27/ }))
  await user.click(await findNationality())
  await user.click(await screen.findByRole('option', { name: 'Indonesia' }))
  await user.click(screen.getByRole('combobox', { name: 'Country of residence' }))
  await user.click(await screen.findByRole('option', { name: 'Türkiye' }))
  await user.click(searchButton())
  await waitFor(() =>
    expect(currentUrl()).toBe(
      '/ground-services?arrivalDate=2026-11-27&noOfPax=20&cultCode=en-US&nationality=ID&countryOfResidence=TR',
    ),
  )
  await screen.findByRole('article', { name: 'Standard package' })
  await act(() => router.navigate('/'))
  await user.click(await screen.findByRole('button', { name: /Ground services ·\s27\sNov ·\s20 pilgrims/ }))
  await waitFor(() => expect(currentUrl()).toContain('/ground-services?arrivalDate=2026-11-27'))
})

test('shows that ground services are unavailable once a search has shown it, and still searches for hotels', async () => {
  server.use(respondTo(GroundServiceSearchDocument, () => ({ groundServiceSearch: null })))
  const { user, router } = await renderApp('/ground-services?arrivalDate=2026-11-27&noOfPax=20&nationality=ID')
  expect(await screen.findByRole('heading', { name: 'Ground services aren’t available here' })).toBeVisible()
  await act(() => router.navigate('/?product=groundServices'))
  expect(await screen.findByText(/doesn’t sell ground services/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Hotels' }))
  expect(await findSearchButton()).toBeVisible()
})

test('shows that transport is unavailable when the gateway sells none, and still searches for hotels', async () => {
  server.use(respondTo(TransportOptionsDocument, () => ({ transportOptions: null })))
  const { user } = await renderApp('/?product=transport')
  expect(await screen.findByText('Transport isn’t available here')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Hotels' }))
  expect(await findSearchButton()).toBeVisible()
})

test('runs a recent transport search again', async () => {
  serveTransportOptions()
  server.use(respondTo(TransportSearchDocument, () => new Promise<never>(() => {})))
  localStorage.setItem('rihla.private.owner', 'user-a')
  writePrivate('browser', 'recent-searches.2', [
    '/transportation-results?routeCode=7&date=2026-12-13&noOfPax=16&nationality=ID',
  ])
  const { user, currentUrl } = await renderApp('/')
  await user.click(await screen.findByRole('button', { name: /Jeddah Airport – Makkah ·\s13\sDec ·\s16 passengers/ }))
  await waitFor(() => expect(currentUrl()).toMatch(/^\/transportation-results\?routeCode=7&date=2026-12-13&noOfPax=16/))
})

test('hides recent searches when storage is corrupt', async () => {
  localStorage.setItem('rihla.private.owner', 'user-a')
  localStorage.setItem('rihla.private.recent-searches.2', '{"half')
  await renderApp('/')
  expect(await findSearchButton()).toBeVisible()
  expect(screen.queryByText('Recent searches')).not.toBeInTheDocument()
})

const findSection = async (name: string) => within(await screen.findByRole('region', { name }))

test('lists bookings awaiting the supplier and deadlines in Makkah time, each linked to its booking', async () => {
  serveAgenda({
    awaitingSupplier: anAgendaList(
      aBooking({ id: 'booking-2', hotelName: 'Rawda Palm', status: 'UNKNOWN' }),
      aBooking({ id: 'booking-3', hotelName: 'Sidra Court', status: 'PENDING' }),
    ),
    freeCancellation: { ...anAgendaList(aDeadline()), totalCount: 7 },
  })
  await renderApp('/')
  const [unknown, pending] = (await findSection('Awaiting the supplier')).getAllByRole('listitem')
  expect(unknown).toHaveTextContent(/Rawda Palm.*Do not book again/)
  expect(pending).toHaveTextContent(/Sidra Court.*Awaiting supplier confirmation/)
  const deadlines = await findSection('Free cancellation ending within 72 hours')
  expect(deadlines.getByRole('listitem')).toHaveTextContent(
    /Qamariya Court.*Free cancellation until Sun 22 Nov14:00 Makkah time.*1 d 2 h.*6,332\.65/,
  )
  expect(deadlines.getByRole('listitem').textContent).toMatch(/Makkah time \([^ ]+your[^ ]+\)/)
  const links = deadlines.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/my-bookings?agenda=FREE_CANCELLATION&sort=FREE_CANCELLATION_ASC',
    '/booking-detail/booking-1',
  ])
  expect(deadlines.getByRole('link', { name: 'View all (7): Free cancellation ending within 72 hours' })).toBeVisible()
})

test('announces a booking’s tightened terms only once across screens', async () => {
  const tightened = aDeadline({ reference: 'BRN-77', termsTightenedAt: '2026-11-21T08:00:00Z' })
  serveAgenda({ freeCancellation: anAgendaList(tightened), arrivals: anAgendaList(tightened) })
  server.use(respondTo(BookingDetailDocument, () => ({ booking: { ...tightened, details: bookingDetails() } })))
  const title = 'Cancellation terms tightened by the supplier'
  await renderApp('/')
  expect(await screen.findByText(title)).toBeVisible()
  expect(screen.getByText('BRN-77')).toBeVisible()
  cleanup()
  await renderApp('/booking-detail/booking-1')
  await screen.findByRole('heading', { level: 1, name: 'Qamariya Court' })
  expect(screen.queryByText(title)).toBeNull()
})

test('groups arrivals and departures by Makkah day with lead, hotel, rooms, guests and nights', async () => {
  serveAgenda({
    arrivals: anAgendaList(
      aBooking({ id: 'a', checkIn: '2026-11-21', checkOut: '2026-11-25', leadName: 'Lead One' }),
      aBooking({ id: 'b', checkIn: '2026-11-22', checkOut: '2026-11-23', leadName: 'Lead Two', status: 'PENDING' }),
      aBooking({ id: 'c', checkIn: '2026-11-24', checkOut: '2026-11-25', leadName: null, guestCount: null }),
    ),
    departures: anAgendaList(
      aBooking({ id: 'd', checkIn: '2026-11-18', checkOut: '2026-11-22', leadName: 'Lead Four' }),
    ),
  })
  await renderApp('/')
  const arrivals = await findSection('Arrivals, next 7 days')
  const days = arrivals.getAllByRole('heading', { level: 3 })
  expect(days.map(({ textContent }) => textContent.replaceAll('\u00A0', ' ').replaceAll('\u2060', ''))).toEqual([
    'TodaySat 21 Nov · 11 Jumada al-Akhirah 1448',
    'TomorrowSun 22 Nov · 12 Jumada al-Akhirah 1448',
    'Tue 24 Nov14 Jumada al-Akhirah 1448',
  ])
  const [first, second, third] = arrivals.getAllByRole('listitem')
  expect(first).toHaveTextContent(/Lead One.*Qamariya Court.*2 rooms · 4 guests4 nights/)
  expect(second).toHaveTextContent(/Lead Two.*Pending/)
  expect(third).toHaveTextContent(/BRN-1001.*2 rooms1 night/)
  const departures = await findSection('Departures, next 7 days')
  expect(departures.getByRole('heading', { level: 3 })).toHaveTextContent('Tomorrow')
  expect(departures.getByRole('link', { name: /Lead Four/ })).toHaveAttribute('href', '/booking-detail/d')
  expect(getTranslatable(/Lead (One|Two|Four)|BRN-1001/)).toEqual([])
})

test('shows unpaid bookings only when there are any', async () => {
  serveAgenda({ unpaid: anAgendaList(aBooking({ paymentStatus: 'UNPAID' })) })
  await renderApp('/')
  expect((await findSection('Unpaid')).getByRole('listitem')).toHaveTextContent(/Payment due.*Check-in Sun 13 Dec/)
  expect(screen.queryByRole('region', { name: 'Awaiting the supplier' })).not.toBeInTheDocument()
})

test('shows that nothing has been charged for an unpaid booking whose card page is open', async () => {
  serveAgenda({ unpaid: anAgendaList(aBooking({ status: 'PENDING', paymentStatus: 'UNPAID' })) })
  await renderApp('/')
  expect((await findSection('Unpaid')).getByRole('listitem')).toHaveTextContent(
    /Card payment not finished.*Nothing has been charged/,
  )
})

test('shows the first steps to a company without bookings', async () => {
  serveBookingCount(0)
  await renderApp('/')
  const steps = (await findSection('First steps')).getAllByRole('link')
  expect(steps.map((link) => link.getAttribute('href'))).toEqual(['/profile', '/profile', '/wallet'])
  expect(screen.queryByText('No arrivals in the next 7 days')).not.toBeInTheDocument()
})

test('shows which agenda sections are empty', async () => {
  await renderApp('/')
  expect(await screen.findByText('No arrivals in the next 7 days')).toBeVisible()
  expect(screen.getByText('No departures in the next 7 days')).toBeVisible()
  expect(screen.getByText('No free cancellation deadlines in the next 72 hours')).toBeVisible()
})

test('does not call an agenda section empty when bookings lack dates or terms', async () => {
  const unknown = { ...anAgendaList(), notStated: 2 }
  serveAgenda({ arrivals: unknown, departures: unknown, freeCancellation: { ...anAgendaList(), notStated: 1 } })
  await renderApp('/')
  expect(await screen.findByText('2 bookings have no arrival date')).toBeVisible()
  expect(screen.getByText('2 bookings have no departure date')).toBeVisible()
  expect(screen.getByText('1 booking doesn’t state when free cancellation ends')).toBeVisible()
  expect(screen.queryByText(/^No /)).not.toBeInTheDocument()
})

test('does not call an agenda section empty while older bookings are loading', async () => {
  serveAgenda({
    complete: false,
    warnings: [{ __typename: 'Warning', code: 'LIST_LOADING', message: 'Older bookings are being read.' }],
  })
  await renderApp('/')
  expect(await screen.findByText(/Older bookings are still loading/)).toBeVisible()
  expect(screen.getAllByText('None among the bookings loaded so far')).toHaveLength(3)
})

test('loads the agenda for the new day in Makkah, and retries after a failure', async () => {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    now: new Date('2026-11-21T21:00:00Z'),
    shouldAdvanceTime: true,
  })
  let requestCount = 0
  server.use(
    respondTo(AgendaDocument, () => {
      requestCount += 1
      if (requestCount === 2) return failure('GATEWAY_TIMEOUT', 'The gateway did not respond in time.')
      const isNewDay = requestCount > 2
      return {
        agenda: anAgenda({
          today: isNewDay ? '2026-11-22' : '2026-11-21',
          arrivals: anAgendaList(
            aBooking({ leadName: isNewDay ? 'Lead Tomorrow' : 'Lead Today', checkIn: '2026-11-22' }),
          ),
        }),
      }
    }),
  )
  await renderApp('/')
  expect(await screen.findByText('Lead Today')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await waitFor(() => expect(requestCount).toBe(2))
  expect(screen.getByText('Lead Today')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(await screen.findByText('Lead Tomorrow')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(requestCount).toBe(3)
})

test('shows the month’s totals with the commission, unless the agent hides commissions', async () => {
  serveAgenda({
    month: aMonth({
      bookings: 9,
      sold: total('612480.60', 2),
      refunded: total(null, 1),
      commission: total('28941.15'),
    }),
  })
  const { user } = await renderApp('/')
  const month = await findSection('Booked this month')
  expect(month.getByText('Sold').parentElement).toHaveTextContent(
    /612,480\.60.*Excludes 2 bookings without a stated amount/,
  )
  expect(month.getByText('Refunded').parentElement).toHaveTextContent('Not stated')
  expect(month.getByText('Commission').parentElement).toHaveTextContent(/28,941\.15/)
  const eye = screen.getByRole('button', { name: 'Show commission', pressed: true })
  expect(eye).toHaveAttribute('title', 'Commission is shown')
  await user.click(eye)
  expect(eye).toHaveAttribute('title', 'Commission is hidden')
  expect(month.queryByText('Commission')).not.toBeInTheDocument()
  cleanup()
  await renderApp('/')
  expect((await findSection('Booked this month')).queryByText('Commission')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Show commission', pressed: false }))
  expect((await findSection('Booked this month')).getByText('Commission')).toBeVisible()
})

test('keeps search and wallet working when the agenda fails, and retries it', async () => {
  server.use(respondTo(AgendaDocument, () => failure('GATEWAY_TIMEOUT', 'The gateway did not respond in time.')))
  const { user } = await renderApp('/')
  expect(await screen.findByText('The gateway did not respond in time.')).toBeVisible()
  expect(await findSearchButton()).toBeEnabled()
  expect(await screen.findByRole('region', { name: 'Wallet' })).toBeVisible()
  serveAgenda({ freeCancellation: anAgendaList(aDeadline()) })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Qamariya Court')).toBeVisible()
})

test('retries loading cities and countries', async () => {
  server.use(respondTo(CountriesDocument, () => failure('GATEWAY_TIMEOUT', 'The gateway did not respond in time.')))
  const { user } = await renderApp('/')
  const alert = within(await screen.findByRole('alert'))
  servePlaces()
  await user.click(alert.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Nationality' })).toBeEnabled())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('lays out the home page from right to left in Arabic, with Latin digits', async () => {
  serveAgenda({ freeCancellation: anAgendaList(aDeadline()) })
  await renderApp('/', { language: 'ar-SA' })
  expect(await screen.findByRole('heading', { level: 1, name: 'إلى أين تتجه المجموعة؟' })).toBeVisible()
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  expect(screen.getByText('السبت، 21 نوفمبر · 11 جمادى الآخرة 1448 هـ')).toBeVisible()
  expect(await screen.findByText('6,332')).toBeVisible()
})
