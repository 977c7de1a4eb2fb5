import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { aBooking, aBookingPage } from '#src/testing/factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { answer, server } from '#src/testing/server.ts'
import { BookingsDocument } from '../list/bookings.generated.ts'
import { DeadlinesDocument } from './deadlines.generated.ts'

type Booking = ReturnType<typeof aBooking>

beforeEach(() => server.use(answer(BookingsDocument, () => ({ bookings: aBookingPage() }))))

const due = (freeCancellation: Booking[], unpaid: Booking[] = [], totalCount = freeCancellation.length) =>
  server.use(
    answer(DeadlinesDocument, () => ({
      agenda: {
        __typename: 'Agenda' as const,
        freeCancellation: { __typename: 'AgendaList' as const, totalCount, items: freeCancellation },
        unpaid: { __typename: 'AgendaList' as const, items: unpaid },
      },
    })),
  )

const free = (id: string, freeCancellationUntil: string, changes: Partial<Booking> = {}) =>
  aBooking({ id, hotelName: id, freeCancellationUntil, ...changes })

const strip = () => screen.findByRole('region', { name: 'Deadlines in the next 72 hours' })

test('marks deadlines that the supplier has moved forward', async () => {
  due([free('Tightened', '2026-11-23T18:00:00+03:00', { termsTightenedAt: '2026-11-21T09:00:00Z' })])
  await renderApp('/my-bookings')
  expect(within(await strip()).getByText('Tightened by the supplier')).toBeVisible()
})

test('shows deadlines within 72 hours above the list, earliest first, each booking once', async () => {
  const payBy = '2026-11-24T09:00:00+03:00'
  const held = free('Held', '2026-11-24T18:00:00+03:00', { paymentStatus: 'UNPAID', payBy })
  due(
    [free('Tomorrow', '2026-11-23T18:00:00+03:00'), held],
    [held, aBooking({ id: 'Later', paymentStatus: 'UNPAID', payBy: '2026-12-24T09:00:00+03:00' })],
  )
  await renderApp('/my-bookings')
  const rows = within(await strip()).getAllByRole('listitem')
  expect(rows.map((row) => /Tomorrow|Held|Later/.exec(row.textContent ?? '')?.[0])).toEqual(['Tomorrow', 'Held'])
  expect(rows[0]).toHaveTextContent('Free cancellation until Mon 23 Nov18:00')
  expect(rows[1]).toHaveTextContent('Pay by Tue 24 Nov at 09:00 Makkah time')
  expect(within(rows[0]!).getByRole('link')).toHaveAttribute('href', '/booking-detail/Tomorrow')
})

test('omits past and cancelled bookings, and hides the deadlines if none remain', async () => {
  due([
    free('Past', '2026-11-22T08:00:00+03:00'),
    free('Cancelled', '2026-11-23T18:00:00+03:00', { status: 'CANCELLED' }),
  ])
  await renderApp('/my-bookings')
  await screen.findByRole('table')
  expect(screen.queryByRole('region', { name: /Deadlines/ })).toBeNull()
})

test('links to all deadlines, and stays hidden for an agent who has hidden them', async () => {
  due([free('Tomorrow', '2026-11-23T18:00:00+03:00')], [], 7)
  const { user } = await renderApp('/my-bookings')
  const all = within(await strip()).getByRole('link', { name: 'View all (7)' })
  expect(all.getAttribute('href')).toContain('agenda=FREE_CANCELLATION')
  await user.click(screen.getByRole('button', { name: 'Hide' }))
  expect(screen.getByRole('button', { name: 'Show' })).toHaveAttribute('aria-expanded', 'false')
  await waitFor(() => expect(within(screen.getByRole('region', { name: /Deadlines/ })).queryByRole('list')).toBeNull())
  document.body.replaceChildren()
  await renderApp('/my-bookings')
  expect(await screen.findByRole('button', { name: 'Show' })).toBeVisible()
})

test('shows the deadlines on one line in a short window until the agent opens them', async () => {
  const { matchMedia } = globalThis
  onTestFinished(() => void vi.stubGlobal('matchMedia', matchMedia))
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { matches: media === '(height < 800px)', media }),
  )
  due([free('Tomorrow', '2026-11-23T18:00:00+03:00')])
  const { user } = await renderApp('/my-bookings')
  expect(await strip()).toHaveTextContent(/1, the next in 1 d/)
  expect(within(await strip()).queryByRole('list')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show' }))
  expect(within(await strip()).getByRole('listitem')).toHaveTextContent('Tomorrow')
})

test('shows no deadlines above a filtered list', async () => {
  due([free('Tomorrow', '2026-11-23T18:00:00+03:00')])
  await renderApp('/my-bookings?status=CONFIRMED')
  await screen.findByRole('table')
  expect(screen.queryByRole('region', { name: /Deadlines/ })).toBeNull()
})
