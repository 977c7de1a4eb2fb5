import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aBooking, aBookingPage } from '#src/testing/factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { respondTo, server } from '#src/testing/server.ts'
import { BookingsDocument } from '../list/bookings.generated.ts'
import { DeadlinesDocument } from './deadlines.generated.ts'

type Booking = ReturnType<typeof aBooking>

beforeEach(() => server.use(respondTo(BookingsDocument, () => ({ bookings: aBookingPage() }))))

const serveDeadlines = (freeCancellation: Booking[], unpaid: Booking[] = [], totalCount = freeCancellation.length) =>
  server.use(
    respondTo(DeadlinesDocument, () => ({
      agenda: {
        __typename: 'Agenda' as const,
        freeCancellation: { __typename: 'AgendaList' as const, totalCount, items: freeCancellation },
        unpaid: { __typename: 'AgendaList' as const, items: unpaid },
      },
    })),
  )

const aBookingFreeUntil = (id: string, freeCancellationUntil: string, changes: Partial<Booking> = {}) =>
  aBooking({ id, hotelName: id, freeCancellationUntil, ...changes })

const findSection = () => screen.findByRole('region', { name: 'Deadlines in the next 72 hours' })

test('marks deadlines that the supplier has moved to an earlier time', async () => {
  serveDeadlines([
    aBookingFreeUntil('Tightened', '2026-11-23T18:00:00+03:00', { termsTightenedAt: '2026-11-21T09:00:00Z' }),
  ])
  await renderApp('/my-bookings')
  expect(within(await findSection()).getByText('Tightened by the supplier')).toBeVisible()
})

test('shows deadlines within 72 hours above the list, earliest first and each booking once', async () => {
  const payBy = '2026-11-24T09:00:00+03:00'
  const unpaidBooking = aBookingFreeUntil('Held', '2026-11-24T18:00:00+03:00', { paymentStatus: 'UNPAID', payBy })
  serveDeadlines(
    [aBookingFreeUntil('Tomorrow', '2026-11-23T18:00:00+03:00'), unpaidBooking],
    [unpaidBooking, aBooking({ id: 'Later', paymentStatus: 'UNPAID', payBy: '2026-12-24T09:00:00+03:00' })],
  )
  await renderApp('/my-bookings')
  const rows = within(await findSection()).getAllByRole('listitem')
  expect(rows.map((row) => /Tomorrow|Held|Later/.exec(row.textContent ?? '')?.[0])).toEqual(['Tomorrow', 'Held'])
  expect(rows[0]).toHaveTextContent('Free cancellation until Mon 23 Nov18:00')
  expect(rows[1]).toHaveTextContent('Pay by Tue 24 Nov at 09:00 Makkah time')
  expect(within(rows[0]!).getByRole('link')).toHaveAttribute('href', '/booking-detail/Tomorrow')
})

test('omits past deadlines and cancelled bookings, and hides the section if no deadline remains', async () => {
  serveDeadlines([
    aBookingFreeUntil('Past', '2026-11-22T08:00:00+03:00'),
    aBookingFreeUntil('Cancelled', '2026-11-23T18:00:00+03:00', { status: 'CANCELLED' }),
  ])
  await renderApp('/my-bookings')
  await screen.findByRole('table')
  expect(screen.queryByRole('region', { name: /Deadlines/ })).toBeNull()
})

test('links to all deadlines, and stays collapsed after the agent has hidden them', async () => {
  serveDeadlines([aBookingFreeUntil('Tomorrow', '2026-11-23T18:00:00+03:00')], [], 7)
  const { user } = await renderApp('/my-bookings')
  const allLink = within(await findSection()).getByRole('link', { name: 'View all (7)' })
  expect(allLink.getAttribute('href')).toContain('agenda=FREE_CANCELLATION')
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  expect(screen.getByRole('button', { name: 'Show' })).toHaveAttribute('aria-expanded', 'false')
  await waitFor(() => expect(within(screen.getByRole('region', { name: /Deadlines/ })).queryByRole('list')).toBeNull())
  document.body.replaceChildren()
  await renderApp('/my-bookings')
  expect(await screen.findByRole('button', { name: 'Show' })).toBeVisible()
})

test('collapses the deadlines to one line in a short window until the agent expands them', async () => {
  const { matchMedia } = globalThis
  onTestFinished(() => void vi.stubGlobal('matchMedia', matchMedia))
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: media === '(height < 800px)', media }),
  )
  serveDeadlines([aBookingFreeUntil('Tomorrow', '2026-11-23T18:00:00+03:00')])
  const { user } = await renderApp('/my-bookings')
  expect(await findSection()).toHaveTextContent(/1, the next in 1 d/)
  expect(within(await findSection()).queryByRole('list')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(within(await findSection()).getByRole('listitem')).toHaveTextContent('Tomorrow')
})

test('does not show deadlines above a filtered list', async () => {
  serveDeadlines([aBookingFreeUntil('Tomorrow', '2026-11-23T18:00:00+03:00')])
  await renderApp('/my-bookings?status=CONFIRMED')
  await screen.findByRole('table')
  expect(screen.queryByRole('region', { name: /Deadlines/ })).toBeNull()
})
