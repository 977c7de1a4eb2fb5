import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { aBooking, aBookingPage } from '#src/testing/factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { answer, failure, server } from '#src/testing/server.ts'
import { BookingsDocument, type BookingsQueryVariables } from './bookings.generated.ts'

const list = (
  resolve: Parameters<typeof answer<{ bookings: ReturnType<typeof aBookingPage> }, BookingsQueryVariables>>[1],
) => server.use(answer(BookingsDocument, resolve))

const named = (hotelName: string, overrides = {}) => aBooking({ id: hotelName, hotelName, ...overrides })

test('a row says what was booked, for whom, until when it can be cancelled for nothing, and what it cost', async () => {
  list(() => ({
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
    '4 guests · Sun 13 Dec',
    'Confirmed',
    'Free cancellation',
    '10 Dec 2099',
    'vip',
  ]) {
    expect(row.getByText(text)).toBeVisible()
  }
  expect(row.getByText('6,332')).toBeVisible()
})

test('what the list does not say is left open, and an unknown word is shown as it is', async () => {
  const bare = aBooking({
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
  list(() => ({ bookings: aBookingPage({ items: [bare] }) }))
  await renderApp('/my-bookings')
  const row = within(await screen.findByRole('row', { name: /BRN-1001/ }))
  expect(row.getByRole('link', { name: 'Hotel booking' })).toBeVisible()
  expect(row.getByText('OnHold')).toBeVisible()
})

test('the address is the state: filters, order and page are read from it and written to it', async () => {
  const asked: BookingsQueryVariables[] = []
  list((variables) => {
    asked.push(variables)
    return { bookings: aBookingPage({ tags: ['vip'], page: 2, pageCount: 3, totalCount: 57 }) }
  })
  const { user, address, router } = await renderApp('/my-bookings?status=CONFIRMED&tag=vip&page=2')
  await screen.findByRole('row', { name: /Qamariya/ })
  expect(asked).toEqual([{ page: 2, pageSize: 20, sort: 'CREATED_DESC', where: { status: ['CONFIRMED'], tag: 'vip' } }])
  expect(screen.getByText('21 – 21 of 57')).toBeVisible()

  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Next arrival first')
  expect(address()).toBe('/my-bookings?status=CONFIRMED&tag=vip&sort=CHECK_IN_ASC')
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  await waitFor(() => expect(address()).toBe('/my-bookings?status=CONFIRMED&tag=vip&sort=CHECK_IN_ASC&page=3'))
  await act(() => router.navigate(-1))
  expect(address()).toBe('/my-bookings?status=CONFIRMED&tag=vip&sort=CHECK_IN_ASC')
})

test('Enter searches at once and Arabic digits are understood', async () => {
  const texts: unknown[] = []
  list(({ where }) => {
    texts.push(where?.text)
    return { bookings: aBookingPage() }
  })
  const { user, address } = await renderApp('/my-bookings')
  await user.type(await screen.findByRole('searchbox', { name: 'Search bookings' }), 'BRN-١٠٠١{Enter}')
  await waitFor(() => expect(texts.at(-1)).toBe('BRN-1001'))
  expect(address()).toBe('/my-bookings?text=BRN-%D9%A1%D9%A0%D9%A0%D9%A1')
})

test('a page beyond the end is clamped and said aloud', async () => {
  list(({ page }) => ({ bookings: aBookingPage({ page: Math.min(page ?? 1, 25), pageCount: 25, totalCount: 500 }) }))
  const { user, address } = await renderApp('/my-bookings')
  await user.type(await screen.findByRole('textbox', { name: 'Go to page' }), '٩٩٩{Enter}')
  await waitFor(() => expect(address()).toBe('/my-bookings?page=25'))
  expect(await screen.findAllByText('Page 25 of 25')).toHaveLength(2)
})

test('the tabs count each status and choose it', async () => {
  list(({ where }) => ({
    bookings: aBookingPage({
      items: [where?.status?.includes('FAILED') ? named('Refused Hotel', { status: 'FAILED' }) : named('Any Hotel')],
      statusCounts: [
        { __typename: 'StatusCount', status: 'CONFIRMED', count: 40 },
        { __typename: 'StatusCount', status: 'FAILED', count: 2 },
      ],
    }),
  }))
  const { user, address } = await renderApp('/my-bookings?tag=vip')
  expect(await screen.findByRole('link', { name: 'All 42' })).toHaveAttribute('aria-current', 'true')
  await user.click(screen.getByRole('link', { name: 'Failed 2' }))
  expect(await screen.findByRole('link', { name: 'Refused Hotel' })).toBeVisible()
  expect(address()).toBe('/my-bookings?status=FAILED&tag=vip')
})

test('an answer that has been overtaken never shows', async () => {
  let answerSlowly = (_page: { bookings: ReturnType<typeof aBookingPage> }) => {}
  list(({ where }) => {
    if (where?.tag === 'slow') return new Promise((resolve) => (answerSlowly = resolve))
    return { bookings: aBookingPage({ items: [named('Fast Hotel')], tags: ['slow', 'fast'] }) }
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
  await act(async () => answerSlowly({ bookings: aBookingPage({ items: [named('Slow Hotel')] }) }))
  expect(screen.getByRole('link', { name: 'Fast Hotel' })).toBeVisible()
  expect(screen.queryByText('Slow Hotel')).not.toBeInTheDocument()
})

test('nothing found names the filters and takes them away', async () => {
  list(({ where }) => ({ bookings: aBookingPage({ items: where?.tag ? [] : [aBooking()] }) }))
  const { user, address } = await renderApp(
    '/my-bookings?tag=vip&text=zzz&from=2026-12-01&to=2026-12-03&status=PENDING',
  )
  expect(await screen.findByText('No booking matches these filters')).toBeVisible()
  for (const filter of ['Pending', 'Text: zzz', 'Tag: vip', '1 Dec – 3 Dec']) {
    expect(screen.getByRole('button', { name: `Remove filter: ${filter}` })).toBeVisible()
  }
  await user.click(screen.getByRole('button', { name: 'Remove filter: Text: zzz' }))
  expect(address()).toBe('/my-bookings?status=PENDING&tag=vip&from=2026-12-01&to=2026-12-03')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByRole('link', { name: 'Qamariya Court' })).toBeVisible()
  expect(address()).toBe('/my-bookings')
})

test('a company without bookings is led to the search', async () => {
  list(() => ({ bookings: aBookingPage({ items: [] }) }))
  await renderApp('/my-bookings')
  expect(await screen.findByText('No bookings yet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'New booking' })).toHaveAttribute('href', '/')
})

test('a list that could not be read to its end says so and why', async () => {
  const message = 'The supplier list ended early.'
  list(() => ({
    bookings: aBookingPage({
      complete: false,
      warnings: [{ __typename: 'Warning', code: 'LIST_INCOMPLETE', message, count: null }],
    }),
  }))
  await renderApp('/my-bookings')
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('This list is not complete.')).toBeVisible()
  expect(alert.getByText(message)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Qamariya Court' })).toBeVisible()
})

test('a failure shows the server’s words, the request id and another try', async () => {
  list(() =>
    failure('GATEWAY_TIMEOUT', 'The gateway did not answer in time.', { requestId: 'req-42', retryable: true }),
  )
  const { user } = await renderApp('/my-bookings')
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('The gateway did not answer in time.')).toBeVisible()
  expect(alert.getByText('GATEWAY_TIMEOUT · req-42')).toBeVisible()
  list(() => ({ bookings: aBookingPage() }))
  await user.click(alert.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Qamariya Court' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('while something is undecided the list is read again every five seconds, and not when nobody looks', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  let asked = 0
  list(() => {
    asked += 1
    return { bookings: aBookingPage({ items: [aBooking({ status: asked < 3 ? 'UNKNOWN' : 'CONFIRMED' })] }) }
  })
  await renderApp('/my-bookings')
  expect(await screen.findByText('Asking the supplier again')).toBeVisible()
  expect(asked).toBe(1)
  await act(() => vi.advanceTimersByTimeAsync(5000))
  await waitFor(() => expect(asked).toBe(2))

  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(asked).toBe(2)

  visibility.mockReturnValue('visible')
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(await screen.findByText('Free cancellation')).toBeVisible()
  await act(() => vi.advanceTimersByTimeAsync(20_000))
  expect(asked).toBe(3)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

test('in Arabic the page runs from right to left and figures keep their form', async () => {
  list(() => ({ bookings: aBookingPage({ totalCount: 57, pageCount: 3 }) }))
  await renderApp('/my-bookings', { language: 'ar-SA' })
  expect(await screen.findByRole('heading', { level: 1, name: 'حجوزاتي' })).toBeVisible()
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
  expect(screen.getByText('BRN-1001')).toHaveAttribute('dir', 'ltr')
  expect(screen.getByText('6,332')).toBeVisible()
  expect(screen.getByText('57 حجزًا')).toBeInTheDocument()
})

test('offline the rows stay and the failure says what is the case', async () => {
  list(() => ({ bookings: aBookingPage({ tags: ['vip'] }) }))
  const { user } = await renderApp('/my-bookings')
  await screen.findByRole('link', { name: 'Qamariya Court' })
  list(() => HttpResponse.error())
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tags' }), 'vip')
  expect(await screen.findByRole('alert')).toHaveTextContent('The server could not be reached.')
  expect(screen.getByRole('link', { name: 'Qamariya Court' })).toBeVisible()
})
