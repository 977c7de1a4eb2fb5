import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { GatewayFeaturesDocument } from '#src/data/gateway-features.generated.ts'
import { aBooking, aBookingPage, mixedTerms } from '#src/testing/factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { failure, respondTo, server } from '#src/testing/server.ts'
import { getTranslatable } from '#src/testing/translate-page.ts'
import { BookingsDocument, type BookingsQueryVariables } from './bookings.generated.ts'

const serveList = (
  resolve: Parameters<typeof respondTo<{ bookings: ReturnType<typeof aBookingPage> }, BookingsQueryVariables>>[1],
) => server.use(respondTo(BookingsDocument, resolve))

const aBookingNamed = (hotelName: string, overrides = {}) => aBooking({ id: hotelName, hotelName, ...overrides })

test('shows title, lead traveler, free cancellation and total for each booking', async () => {
  serveList(() => ({
    bookings: aBookingPage({
      items: [aBooking({ tags: ['vip'], freeCancellationUntil: '2099-12-10T14:00:00+03:00' })],
    }),
  }))
  await renderApp('/my-bookings')
  const row = within(await screen.findByRole('row', { name: /Qamariya Court/ }))
  expect(row.getByRole('link', { name: 'Qamariya Court' })).toHaveAttribute('href', '/booking-detail/booking-1')
  for (const text of [
    'BRN-1001',
    'Guest One',
    '4 guests',
    'Sun 13 Dec – Fri 18 Dec',
    'Confirmed',
    'Free cancellation',
    '10 Dec 2099',
    'vip',
  ]) {
    expect(row.getByText(text)).toBeVisible()
  }
  expect(row.getByText('6,332')).toBeVisible()
  expect(getTranslatable(/^(Guest One|BRN-1001)$/)).toEqual([])
})

test('links to the shared reservations only if the gateway supports payment links', async () => {
  serveList(() => ({ bookings: aBookingPage() }))
  await renderApp('/my-bookings')
  const main = within(screen.getByRole('main'))
  expect(await main.findByRole('link', { name: 'Shared reservations' })).toHaveAttribute('href', '/shared-reservations')
  cleanup()
  server.use(respondTo(GatewayFeaturesDocument, () => ({ hasPaymentLinks: false, hasPromoCodes: true })))
  await renderApp('/my-bookings')
  await screen.findByRole('row', { name: /Qamariya Court/ })
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Shared reservations' })).toBeNull())
})

test('marks a deadline that the supplier has moved to an earlier time', async () => {
  const items = [
    aBookingNamed('Tightened', { termsTightenedAt: '2026-11-21T09:00:00Z' }),
    aBookingNamed('Cancelled', { termsTightenedAt: '2026-11-21T09:00:00Z', status: 'CANCELLED' }),
    aBookingNamed('As accepted'),
  ]
  serveList(() => ({ bookings: aBookingPage({ items }) }))
  await renderApp('/my-bookings')
  const mark = await screen.findByText('Tightened by the supplier')
  expect(mark.closest('tr')).toHaveTextContent(/^.*Tightened/)
  expect(screen.getAllByText('Tightened by the supplier')).toHaveLength(1)
})

test('announces tightened terms only once, but always marks the booking', async () => {
  const booking = aBooking({ reference: 'BRN-77', termsTightenedAt: '2026-11-21T09:00:00Z' })
  serveList(() => ({ bookings: aBookingPage({ items: [booking] }) }))
  await renderApp('/my-bookings')
  expect(await screen.findByText('Cancellation terms tightened by the supplier')).toBeVisible()
  cleanup()
  await renderApp('/my-bookings')
  expect(await screen.findByText('Tightened by the supplier')).toBeVisible()
  expect(screen.queryByText('Cancellation terms tightened by the supplier')).toBeNull()
})

test('shows the year for dates outside the current year', async () => {
  const booking = aBooking({ checkIn: '2027-04-07', checkOut: '2027-04-09' })
  serveList(() => ({ bookings: aBookingPage({ items: [booking] }) }))
  await renderApp('/my-bookings')
  expect(await screen.findByText(/^Wed 7 Apr – Fri 9 Apr 2027$/)).toBeVisible()
  expect(screen.getByText('Booked 20 Nov')).toBeVisible()
})

test('shows the day, time and time zone for a deadline within 72 hours', async () => {
  serveList(() => ({
    bookings: aBookingPage({ items: [aBooking({ freeCancellationUntil: '2026-11-24T14:00:00+03:00' })] }),
  }))
  await renderApp('/my-bookings')
  const row = within(await screen.findByRole('row', { name: /Qamariya Court/ }))
  expect(row.getByText('24 Nov · 14:00')).toBeVisible()
  expect(screen.getByRole('columnheader', { name: 'Deadline (Makkah time)' })).toBeVisible()
  // Phones show no column headings.
  expect(row.getByText('· Makkah time')).toBeVisible()
})

test('omits missing details and shows an unrecognized status as sent by the supplier', async () => {
  const incompleteBooking = aBooking({
    status: 'UNRECOGNISED',
    rawStatus: 'OnHold',
    supplierInfo: null,
    createdAt: null,
    hotelName: null,
    hotelId: null,
    checkIn: null,
    checkOut: null,
    leadName: null,
    guestCount: null,
    roomCount: null,
    total: null,
    freeCancellationUntil: null,
  })
  serveList(() => ({ bookings: aBookingPage({ items: [incompleteBooking] }) }))
  await renderApp('/my-bookings')
  const row = within(await screen.findByRole('row', { name: /BRN-1001/ }))
  expect(row.getByRole('link', { name: 'Hotel booking' })).toBeVisible()
  expect(row.getByText('OnHold')).toBeVisible()
  expect(row.getAllByRole('cell').at(-2)).toHaveTextContent(/^–$/)
})

test('reads filters, order and page from the URL and writes them back', async () => {
  const requests: BookingsQueryVariables[] = []
  serveList((variables) => {
    requests.push(variables)
    return { bookings: aBookingPage({ tags: ['vip'], page: 2, pageCount: 3, totalCount: 57 }) }
  })
  const { user, currentUrl, router } = await renderApp('/my-bookings?status=CONFIRMED&tag=vip&page=2')
  await screen.findByRole('row', { name: /Qamariya/ })
  expect(requests).toEqual([
    { page: 2, pageSize: 20, sort: 'CREATED_DESC', where: { status: ['CONFIRMED'], tag: 'vip' } },
  ])
  expect(screen.getByText('21 – 21 of 57')).toBeVisible()

  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Next arrival first')
  expect(currentUrl()).toBe('/my-bookings?status=CONFIRMED&tag=vip&sort=CHECK_IN_ASC')
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(currentUrl()).toBe('/my-bookings?status=CONFIRMED&tag=vip&sort=CHECK_IN_ASC&page=3'))
  await act(() => router.navigate(-1))
  expect(currentUrl()).toBe('/my-bookings?status=CONFIRMED&tag=vip&sort=CHECK_IN_ASC')
})

test('sorts by total in both directions from the column heading, and announces the direction', async () => {
  const requests: BookingsQueryVariables[] = []
  serveList((variables) => {
    requests.push(variables)
    return { bookings: aBookingPage({ page: variables.page ?? 1, pageCount: 3, totalCount: 57 }) }
  })
  const { user, currentUrl } = await renderApp('/my-bookings?page=2')
  await screen.findByRole('row', { name: /Qamariya/ })
  const heading = () => screen.getByRole('columnheader', { name: 'Total' })
  const click = () => user.click(within(heading()).getByRole('button', { name: 'Total' }))
  expect(heading()).not.toHaveAttribute('aria-sort')
  await click()
  expect(currentUrl()).toBe('/my-bookings?sort=TOTAL_DESC')
  expect(heading()).toHaveAttribute('aria-sort', 'descending')
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Highest total first')
  await click()
  expect(currentUrl()).toBe('/my-bookings?sort=TOTAL_ASC')
  expect(heading()).toHaveAttribute('aria-sort', 'ascending')
  await waitFor(() => expect(requests.at(-1)).toMatchObject({ page: 1, sort: 'TOTAL_ASC' }))
})

test('searches immediately on Enter and accepts Arabic digits', async () => {
  const searchTexts: unknown[] = []
  serveList(({ where }) => {
    searchTexts.push(where?.text)
    return { bookings: aBookingPage() }
  })
  const { user, currentUrl } = await renderApp('/my-bookings')
  await user.type(await screen.findByRole('searchbox', { name: 'Search bookings' }), 'BRN-١٠٠١{Enter}')
  await waitFor(() => expect(searchTexts.at(-1)).toBe('BRN-1001'))
  expect(currentUrl()).toBe('/my-bookings?text=BRN-1001')
})

test('opens the last page when the page number is too high, and announces the page', async () => {
  serveList(({ page }) => ({
    bookings: aBookingPage({ page: Math.min(page ?? 1, 25), pageCount: 25, totalCount: 500 }),
  }))
  const { user, currentUrl } = await renderApp('/my-bookings')
  await user.type(await screen.findByRole('textbox', { name: 'Go to page' }), '٩٩٩{Enter}')
  await waitFor(() => expect(currentUrl()).toBe('/my-bookings?page=25'))
  expect(await screen.findAllByText('Page 25 of 25')).toHaveLength(2)
})

test('shows a button that opens the typed page number, for keyboards without an Enter key', async () => {
  serveList(({ page }) => ({ bookings: aBookingPage({ page: page ?? 1, pageCount: 25, totalCount: 500 }) }))
  const { user, currentUrl } = await renderApp('/my-bookings')
  const box = await screen.findByRole('textbox', { name: 'Go to page' })
  expect(screen.getByRole('button', { name: 'Go' })).toBeDisabled()
  await user.type(box, '7')
  await user.click(screen.getByRole('button', { name: 'Go' }))
  await waitFor(() => expect(currentUrl()).toBe('/my-bookings?page=7'))
})

test('searches immediately when the search box loses focus', async () => {
  serveList(() => ({ bookings: aBookingPage() }))
  const { user, currentUrl } = await renderApp('/my-bookings')
  await user.click(await screen.findByRole('searchbox', { name: 'Search bookings' }))
  await user.paste('qamariya')
  await user.tab()
  expect(currentUrl()).toBe('/my-bookings?text=qamariya')
})

test('shows an agenda set as a removable filter', async () => {
  const requests: BookingsQueryVariables[] = []
  serveList((variables) => {
    requests.push(variables)
    return { bookings: aBookingPage() }
  })
  const { user, currentUrl } = await renderApp('/my-bookings?agenda=DEPARTURES&sort=CHECK_OUT_ASC')
  await screen.findByRole('row', { name: /Qamariya/ })
  expect(requests).toEqual([{ page: 1, pageSize: 20, sort: 'CHECK_OUT_ASC', where: { agenda: 'DEPARTURES' } }])
  await user.click(screen.getByRole('button', { name: 'Remove filter: Departures, next 7 days' }))
  expect(currentUrl()).toBe('/my-bookings?sort=CHECK_OUT_ASC')
})

test('filters bookings whose free cancellation ends within 72 hours, next deadline first, and shows all again', async () => {
  const requests: BookingsQueryVariables[] = []
  serveList((variables) => {
    requests.push(variables)
    return { bookings: aBookingPage() }
  })
  const { user, currentUrl } = await renderApp('/my-bookings')
  const button = () => screen.getByRole('button', { name: 'Due within 72 hours' })
  await screen.findByRole('row', { name: /Qamariya/ })
  await user.click(button())
  await waitFor(() =>
    expect(requests.at(-1)).toMatchObject({ sort: 'FREE_CANCELLATION_ASC', where: { agenda: 'FREE_CANCELLATION' } }),
  )
  expect(button()).toHaveAttribute('aria-pressed', 'true')
  await user.click(button())
  expect(currentUrl()).toBe('/my-bookings')
})

test('shows the number of bookings in each status tab, and filters by the selected status', async () => {
  serveList(({ where }) => ({
    bookings: aBookingPage({
      items: [
        where?.status?.includes('FAILED')
          ? aBookingNamed('Refused Hotel', { status: 'FAILED' })
          : aBookingNamed('Any Hotel'),
      ],
      statusCounts: [
        { __typename: 'StatusCount', status: 'CONFIRMED', count: 40 },
        { __typename: 'StatusCount', status: 'FAILED', count: 2 },
      ],
    }),
  }))
  const { user, currentUrl } = await renderApp('/my-bookings?tag=vip')
  expect(await screen.findByRole('link', { name: 'All 42' })).toHaveAttribute('aria-current', 'true')
  await user.click(screen.getByRole('link', { name: 'Failed 2' }))
  expect(await screen.findByRole('link', { name: 'Refused Hotel' })).toBeVisible()
  expect(currentUrl()).toBe('/my-bookings?status=FAILED&tag=vip')
})

test('keeps the status tabs when a search finds no bookings', async () => {
  serveList(({ where }) => ({ bookings: aBookingPage(where?.text ? { items: [] } : {}) }))
  await renderApp('/my-bookings?text=zzz')
  for (const tab of ['All 0', 'Confirmed 0', 'Pending 0', 'Cancelled 0'])
    expect(await screen.findByRole('link', { name: tab })).toBeVisible()
})

test.each([
  ['CONFIRMED', 'PAID', 'Confirmed'],
  ['CONFIRMED', 'UNPAID', 'Unpaid'],
  ['PENDING', 'HELD', 'Pending'],
  ['CONFIRMED', null, 'Confirmed'],
  ['CANCELLED', 'REFUNDED', 'Cancelled'],
  ['CANCELLED', 'PARTLY_REFUNDED', 'Partly refunded'],
  // A gateway that does not report refunds still reports a cancelled booking as paid.
  ['CANCELLED', 'PAID', 'Cancelled'],
  ['FAILED', 'UNPAID', 'Failed'],
] as const)('shows a booking with the statuses %s and %s as %s', async (status, paymentStatus, text) => {
  serveList(() => ({ bookings: aBookingPage({ items: [aBooking({ status, paymentStatus })] }) }))
  await renderApp('/my-bookings')
  const row = within(await screen.findByRole('row', { name: /Qamariya Court/ }))
  expect(row.getAllByRole('cell')[2]).toHaveTextContent(new RegExp(`^${text}$`))
})

test('never shows the response to an earlier filter', async () => {
  let respondSlowly = (_page: { bookings: ReturnType<typeof aBookingPage> }) => {}
  serveList(({ where }) => {
    if (where?.tag === 'slow') return new Promise((resolve) => (respondSlowly = resolve))
    return { bookings: aBookingPage({ items: [aBookingNamed('Fast Hotel')], tags: ['slow', 'fast'] }) }
  })
  const { user } = await renderApp('/my-bookings')
  await screen.findByRole('link', { name: 'Fast Hotel' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tags' }), 'slow')
  expect(screen.getByRole('link', { name: 'Fast Hotel' }).closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tags' }), 'fast')
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Fast Hotel' }).closest('[aria-busy]')).toHaveAttribute(
      'aria-busy',
      'false',
    ),
  )
  await act(async () => respondSlowly({ bookings: aBookingPage({ items: [aBookingNamed('Slow Hotel')] }) }))
  expect(screen.getByRole('link', { name: 'Fast Hotel' })).toBeVisible()
  expect(screen.queryByText('Slow Hotel')).not.toBeInTheDocument()
})

test('lists the active filters when no booking matches, and removes them', async () => {
  serveList(({ where }) => ({ bookings: aBookingPage({ items: where?.tag ? [] : [aBooking()] }) }))
  const { user, currentUrl } = await renderApp(
    '/my-bookings?tag=vip&text=zzz&from=2026-12-01&to=2026-12-03&status=PENDING',
  )
  expect(await screen.findByText('No bookings match these filters')).toBeVisible()
  for (const filter of ['Pending', 'Search: zzz', 'Tag: vip', '1\u00A0Dec – 3\u00A0Dec']) {
    expect(screen.getByRole('button', { name: `Remove filter: ${filter}` })).toBeVisible()
  }
  await user.click(screen.getByRole('button', { name: 'Remove filter: Search: zzz' }))
  expect(currentUrl()).toBe('/my-bookings?status=PENDING&tag=vip&from=2026-12-01&to=2026-12-03')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('link', { name: 'Qamariya Court' })).toBeVisible()
  expect(currentUrl()).toBe('/my-bookings')
})

test('links to the search if the company has no bookings', async () => {
  serveList(() => ({ bookings: aBookingPage({ items: [] }) }))
  await renderApp('/my-bookings')
  expect(await screen.findByText('No bookings yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'New booking' })).toHaveAttribute('href', '/')
})

test('lists the newest bookings while older ones are loading, and adds them automatically', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  let requests = 0
  serveList(() => {
    requests += 1
    const complete = requests === 3
    return {
      bookings: aBookingPage({
        items: [aBooking()],
        totalCount: complete ? 5000 : 200 * requests,
        complete,
        warnings: complete
          ? []
          : [{ __typename: 'Warning', code: 'LIST_INCOMPLETE', message: 'Please try again.', count: null }],
      }),
    }
  })
  await renderApp('/my-bookings')
  expect(await screen.findByText('Showing the newest bookings. Older ones are still loading.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Qamariya Court' })).toBeVisible()
  expect(screen.queryByText('Please try again.')).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await waitFor(() => expect(requests).toBe(2))
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(await screen.findByText('5,000 bookings found')).toBeInTheDocument()
  expect(screen.queryByText(/still loading/)).not.toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(requests).toBe(3)
  vi.useRealTimers()
})

test('does not show “No bookings yet” before the list is complete', async () => {
  serveList(() => ({ bookings: aBookingPage({ items: [], complete: false }) }))
  await renderApp('/my-bookings')
  expect(await screen.findByText(/still loading/)).toBeVisible()
  expect(screen.queryByText('No bookings yet')).not.toBeInTheDocument()
})

test('shows the number of bookings that could not be read', async () => {
  serveList(() => ({
    bookings: aBookingPage({
      warnings: [{ __typename: 'Warning', code: 'ROW_UNREADABLE', message: 'Some entries are missing.', count: 3 }],
    }),
  }))
  await renderApp('/my-bookings')
  expect(await screen.findByText('3 bookings couldn’t be loaded.')).toBeVisible()
})

test('shows the cancellation fee under the booking’s terms', async () => {
  serveList(() => ({
    bookings: aBookingPage({
      items: [
        aBooking({ id: 'fee', hotelName: 'Fee Hotel', cancellationPolicy: mixedTerms }),
        aBooking({
          id: 'none',
          hotelName: 'Strict Hotel',
          cancellationPolicy: { ...mixedTerms, refundable: false, steps: [] },
        }),
      ],
    }),
  }))
  await renderApp('/my-bookings')
  expect(await screen.findByRole('row', { name: /Fee Hotel/ })).toHaveTextContent(/SAR\s1,339\.50 fee if cancelled now/)
  expect(screen.getByRole('row', { name: /Strict Hotel/ })).toHaveTextContent('Non-refundable')
})

test('shows the server’s message, the request id and a retry when the list fails to load', async () => {
  serveList(() =>
    failure('GATEWAY_TIMEOUT', 'The gateway did not respond in time.', { requestId: 'req-42', retryable: true }),
  )
  const { user } = await renderApp('/my-bookings')
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('The gateway did not respond in time.')).toBeVisible()
  expect(alert.getByText('GATEWAY_TIMEOUT')).toBeVisible()
  expect(alert.getByText('req-42')).toBeVisible()
  expect(getTranslatable(/GATEWAY_TIMEOUT|req-42/)).toEqual([])
  serveList(() => ({ bookings: aBookingPage() }))
  await user.click(alert.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Qamariya Court' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('polls the list while an outcome is pending, except while the page is hidden', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  let requests = 0
  serveList(() => {
    requests += 1
    return { bookings: aBookingPage({ items: [aBooking({ status: requests < 3 ? 'UNKNOWN' : 'CONFIRMED' })] }) }
  })
  await renderApp('/my-bookings')
  expect(await screen.findByText('Checking with the supplier')).toBeVisible()
  expect(requests).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await waitFor(() => expect(requests).toBe(2))

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(requests).toBe(2)

  visibility.mockReturnValue('visible')
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(await screen.findByText('Free cancellation')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(requests).toBe(3)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('lays out the list from right to left in Arabic and keeps figures left to right', async () => {
  serveList(() => ({ bookings: aBookingPage({ totalCount: 57, pageCount: 3 }) }))
  await renderApp('/my-bookings', { language: 'ar-SA' })
  expect(await screen.findByRole('heading', { level: 1, name: 'الحجوزات' })).toBeVisible()
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  expect(screen.getByText('BRN-1001')).toHaveAttribute('dir', 'ltr')
  expect(screen.getByText('6,332')).toBeVisible()
  expect(screen.getByText('57 حجزًا')).toBeInTheDocument()
})

test('keeps the rows and reports the error when offline', async () => {
  serveList(() => ({ bookings: aBookingPage({ tags: ['vip'] }) }))
  const { user } = await renderApp('/my-bookings')
  await screen.findByRole('link', { name: 'Qamariya Court' })
  serveList(() => HttpResponse.error())
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tags' }), 'vip')
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t reach the server.')
  expect(screen.getByRole('link', { name: 'Qamariya Court' })).toBeVisible()
})

test('shows the filters behind a button with the number of active filters on phones', async () => {
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: media === '(width < 992px)', media }),
  )
  serveList(() => ({ bookings: aBookingPage({ tags: ['vip'] }) }))
  const { user, currentUrl } = await renderApp('/my-bookings')
  await screen.findByRole('link', { name: 'Qamariya Court' })
  expect(screen.queryByRole('combobox', { name: 'Tags' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  const panel = within(await screen.findByRole('dialog', { name: 'Filters' }))
  await user.selectOptions(panel.getByRole('combobox', { name: 'Tags' }), 'vip')
  expect(currentUrl()).toBe('/my-bookings?tag=vip')
  await user.click(panel.getByRole('checkbox', { name: 'Due within 72 hours' }))
  expect(await screen.findByRole('button', { name: /^Filters ?2$/, hidden: true })).toBeInTheDocument()
  await user.click(panel.getByRole('button', { name: 'Clear filters' }))
  expect(currentUrl()).toBe('/my-bookings?sort=FREE_CANCELLATION_ASC')
})
