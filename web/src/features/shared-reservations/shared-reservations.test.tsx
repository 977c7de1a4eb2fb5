import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aShared } from '#src/testing/link-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { failure, respondTo, server } from '#src/testing/server.ts'
import { DisableSharedReservationDocument, ExtendSharedReservationDocument } from './change-shared.generated.ts'
import {
  SharedReservationsDocument,
  type SharedReservationsQueryVariables,
  type SharedRowFragment,
} from './shared-reservations.generated.ts'

beforeEach(() => void vi.setSystemTime('2026-11-21T09:00:00Z'))
afterEach(() => void vi.useRealTimers())

const requests: SharedReservationsQueryVariables[] = []

/** Serves the rows of each list as a single page. Records the requests. */
function serveList(resolveRows: (variables: SharedReservationsQueryVariables) => SharedRowFragment[] | null) {
  requests.length = 0
  server.use(
    respondTo(SharedReservationsDocument, (variables) => {
      requests.push(variables)
      const items = resolveRows(variables)
      if (!items) return { sharedReservations: null }
      const [totalCount, pageCount] = [items.length, Math.min(1, items.length)]
      return {
        sharedReservations: {
          __typename: 'SharedReservationPage',
          items,
          totalCount,
          page: 1,
          pageCount,
          complete: true,
        },
      }
    }),
  )
}

const findRow = async (name: string) => {
  const row = (await screen.findByText(name)).closest('tr')
  if (!row) throw new Error(`no row contains ${name}`)
  return within(row)
}

describe('Shared by me', () => {
  test('shows each shared reservation with receiver, status and number of times opened', async () => {
    serveList(() => [aShared()])
    await renderApp('/shared-reservations')
    const row = await findRow('Sage Garden Hotel')
    for (const text of ['receiver@agency.test', 'Second Agency', 'Unpaid', 'Opened 2 times', '2 rooms', '4 guests'])
      expect(row.getByText(text)).toBeInTheDocument()
    expect(row.getByText(/Thu 10 Dec/)).toBeInTheDocument()
    expect(row.getByText(/Valid until Sun 22 Nov/)).toBeInTheDocument()
    expect(requests[0]).toEqual({ tab: 'MINE', page: 1, pageSize: 20 })
  })

  test('links to a booking by the agent’s company, and shows only the reference for another company’s booking', async () => {
    const paid = { status: 'PAID', paidAt: '2026-11-21T08:30:00Z', reference: 'MKH-7F3K-20418' } as const
    serveList(() => [
      aShared({ ...paid, bookingId: 'booking-1' }),
      aShared({ ...paid, id: 'link-2', serviceName: 'Other Hotel' }),
    ])
    await renderApp('/shared-reservations')
    const ownRow = await findRow('Sage Garden Hotel')
    expect(ownRow.getByRole('link', { name: 'View booking' })).toHaveAttribute('href', '/booking-detail/booking-1')
    const otherRow = await findRow('Other Hotel')
    expect(otherRow.getByText('MKH-7F3K-20418')).toBeInTheDocument()
    expect(otherRow.queryByRole('link')).toBeNull()
    expect(otherRow.queryByRole('button')).toBeNull()
  })

  test('shows an unnamed ride, an unknown status and missing details', async () => {
    serveList(() => [
      aShared({
        kind: 'TRANSPORT',
        status: 'UNRECOGNISED',
        serviceName: null,
        checkIn: null,
        checkOut: null,
        total: null,
        openedCount: null,
        receiverEmail: null,
        itemCount: 3,
        guestCount: 20,
      }),
    ])
    await renderApp('/shared-reservations')
    const row = await findRow('Transport')
    expect(row.getByText('Unknown status')).toBeInTheDocument()
    expect(row.getByText('3 vehicles')).toBeInTheDocument()
    expect(row.getByText('20 passengers')).toBeInTheDocument()
  })

  test('marks a shared reservation’s name with its language', async () => {
    serveList(() => [aShared({ serviceName: 'فندق المدينة', serviceNameLanguage: 'ar-SA' })])
    await renderApp('/shared-reservations')
    expect(await screen.findByText('فندق المدينة')).toHaveAttribute('lang', 'ar-SA')
  })

  test('filters shared reservations by status in the URL, and counts links being paid as unpaid', async () => {
    serveList(({ status }) => (status ? [] : [aShared()]))
    const { user, currentUrl } = await renderApp('/shared-reservations')
    await findRow('Sage Garden Hotel')
    await user.click(screen.getByRole('link', { name: 'Unpaid' }))
    expect(currentUrl()).toBe('/shared-reservations?status=UNPAID')
    expect(await screen.findByText('No shared reservations with this status: Unpaid')).toBeInTheDocument()
    expect(requests.at(-1)).toMatchObject({ status: ['UNPAID', 'PENDING'] })
    await user.click(screen.getByRole('link', { name: 'Show all' }))
    expect(currentUrl()).toBe('/shared-reservations')
  })

  test('shows changes to shared reservations within five seconds without a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T09:00:00Z') })
    let status: 'UNPAID' | 'PAID' = 'UNPAID'
    serveList(() => [aShared({ status })])
    await renderApp('/shared-reservations')
    const row = await findRow('Sage Garden Hotel')
    expect(row.getByText('Unpaid')).toBeInTheDocument()
    status = 'PAID'
    await act(() => vi.advanceTimersByTimeAsync(5100))
    await waitFor(() => expect(row.getByText('Paid')).toBeInTheDocument())
  })
})

describe('actions on the agent’s own links', () => {
  test('copies the agent’s own link, and sends it in the receiver’s language', async () => {
    serveList(() => [aShared()])
    const { user } = await renderApp('/shared-reservations')
    const row = await findRow('Sage Garden Hotel')
    await user.click(row.getByRole('button', { name: 'Copy link' }))
    expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/payment-hotel/link-1')
    await waitFor(() => {
      const href = row.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? ''
      const message = decodeURIComponent(href.replace('https://wa.me/?text=', ''))
      expect(message).toContain('First Agency ödemeniz için bir rezervasyon paylaştı:')
      expect(message).toContain('Toplam: 427,04 SAR')
      expect(message).toContain('http://localhost:3000/payment-hotel/link-1')
    })
  })

  test('disables the agent’s own link after a confirmation', async () => {
    let status: 'UNPAID' | 'DISABLED' = 'UNPAID'
    serveList(() => [aShared({ status })])
    const onDisable = vi.fn()
    server.use(
      respondTo(DisableSharedReservationDocument, (variables) => {
        onDisable(variables)
        status = 'DISABLED'
        return { disableSharedReservation: { __typename: 'SharedReservationChanged' as const, id: 'link-1', status } }
      }),
    )
    const { user } = await renderApp('/shared-reservations')
    const row = await findRow('Sage Garden Hotel')
    await user.click(row.getByRole('button', { name: 'Disable link' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Keep link' }))
    expect(onDisable).not.toHaveBeenCalled()
    await user.click(row.getByRole('button', { name: 'Disable link' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Disable link' }))
    expect(await row.findByText('Disabled')).toBeInTheDocument()
    expect(onDisable).toHaveBeenCalledExactlyOnceWith({ id: 'link-1' })
    expect(row.queryByRole('button')).toBeNull()
  })

  test('shows next to the buttons why a link cannot be disabled', async () => {
    serveList(() => [aShared()])
    let problem: string | null = 'The booking system does not respond.'
    server.use(
      respondTo(DisableSharedReservationDocument, () =>
        problem
          ? failure('GATEWAY_UNAVAILABLE', problem)
          : {
              disableSharedReservation: {
                __typename: 'SharedReservationChanged' as const,
                id: 'link-1',
                status: 'UNPAID' as const,
              },
            },
      ),
    )
    const { user } = await renderApp('/shared-reservations')
    const row = await findRow('Sage Garden Hotel')
    const disable = async () => {
      await user.click(row.getByRole('button', { name: 'Disable link' }))
      await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Disable link' }))
    }
    await disable()
    expect(await row.findByRole('alert')).toHaveTextContent(problem)
    problem = null
    await disable()
    await waitFor(() => expect(row.queryByRole('alert')).toBeNull())
  })

  test('hides the previous error on a new attempt to disable a link', async () => {
    serveList(() => [aShared()])
    const responses = [
      () => failure('GATEWAY_UNAVAILABLE', 'The booking system does not respond.'),
      () => new Promise<never>(() => {}),
    ]
    server.use(respondTo(DisableSharedReservationDocument, () => responses.shift()!()))
    const { user } = await renderApp('/shared-reservations')
    const row = await findRow('Sage Garden Hotel')
    const disable = async () => {
      await user.click(row.getByRole('button', { name: 'Disable link' }))
      await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Disable link' }))
    }
    await disable()
    expect(await row.findByRole('alert')).toBeVisible()
    await disable()
    expect(row.queryByRole('alert')).toBeNull()
  })

  test('extends the agent’s own link, and shows why the server refused the first attempt', async () => {
    serveList(() => [aShared({ status: 'EXPIRED', expiresAt: '2026-11-20T09:00:00Z', isExpired: true })])
    const onExtend = vi.fn()
    server.use(
      respondTo(ExtendSharedReservationDocument, (variables) => {
        onExtend(variables)
        if (onExtend.mock.calls.length === 1)
          return {
            extendSharedReservation: {
              __typename: 'PaymentLinkRefused' as const,
              code: 'PAYMENT_LINK_PAID' as const,
              message: 'This payment link has already been paid.',
            },
          }
        const { id, expiresAt } = variables
        const changed = { __typename: 'SharedReservationChanged', id, status: 'UNPAID', expiresAt } as const
        return { extendSharedReservation: changed }
      }),
    )
    const { user } = await renderApp('/shared-reservations')
    const row = await findRow('Sage Garden Hotel')
    expect(row.queryByRole('button', { name: 'Copy link' })).toBeNull()
    await user.click(row.getByRole('button', { name: 'Extend' }))
    const dialog = within(screen.getByRole('alertdialog'))
    await user.selectOptions(dialog.getByLabelText('Valid for'), screen.getByRole('option', { name: /^3 days/ }))
    await user.click(dialog.getByRole('button', { name: 'Extend' }))
    expect(await dialog.findByText('This payment link has already been paid.')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: 'Extend' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const { expiresAt } = onExtend.mock.lastCall?.[0] ?? {}
    expect(String(expiresAt)).toMatch(/^2026-11-24T09:0/)
  })
})

describe('Shared with me', () => {
  test('lists received links at their own URL, with links to payment', async () => {
    serveList(({ tab }) =>
      tab === 'MINE'
        ? []
        : [
            aShared({ isMine: false }),
            aShared({ id: 'link-2', isMine: false, status: 'EXPIRED', serviceName: 'Late Hotel' }),
          ],
    )
    const { user, currentUrl } = await renderApp('/shared-reservations')
    expect(await screen.findByText('You haven’t shared anything yet')).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Shared with me' }))
    expect(currentUrl()).toBe('/shared-reservations/with-me')
    const row = await findRow('Sage Garden Hotel')
    expect(row.getByText('owner@agency.test')).toBeInTheDocument()
    expect(row.getByRole('link', { name: 'Review and pay' })).toHaveAttribute('href', '/payment-hotel/link-1')
    expect((await findRow('Late Hotel')).queryByRole('link')).toBeNull()
    for (const name of ['Extend', 'Disable link']) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  test('opens received links from a URL with a filter, in Arabic', async () => {
    serveList(() => [aShared({ isMine: false, status: 'PAID', paidAt: '2026-11-21T08:30:00Z' })])
    await renderApp('/shared-reservations/with-me?status=PAID&page=2', { language: 'ar-SA' })
    expect(await screen.findByRole('heading', { name: 'مشاركة الحجوزات' })).toBeInTheDocument()
    expect(document.documentElement.dir).toBe('rtl')
    expect(requests[0]).toEqual({ tab: 'WITH_ME', status: ['PAID'], page: 2, pageSize: 20 })
  })
})

test('assigns every known status to exactly one filter', async () => {
  serveList(({ status }) => (status?.includes('DISABLED') ? [aShared({ status: 'DISABLED' })] : []))
  const { user } = await renderApp('/shared-reservations')
  const statuses = within(await screen.findByRole('navigation', { name: /^Status/ }))
  for (const name of ['Unpaid', 'Paid', 'Expired', 'Disabled']) {
    await user.click(statuses.getByRole('link', { name }))
    await waitFor(() => expect(statuses.getByRole('link', { name })).toHaveAttribute('aria-current', 'true'))
  }
  const row = await findRow('Sage Garden Hotel')
  expect(row.getByText('Can’t be opened or paid')).toBeVisible()
  expect(row.queryByRole('button')).toBeNull()
  expect(requests.map(({ status }) => status ?? 'ALL')).toEqual([
    'ALL',
    ['UNPAID', 'PENDING'],
    ['PAID'],
    ['EXPIRED'],
    ['DISABLED'],
  ])
})

test('says that the gateway does not support payment links', async () => {
  serveList(() => null)
  await renderApp('/shared-reservations')
  expect(await screen.findByText('Payment links aren’t available here')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Shared with me' })).toBeNull()
})

test('shows an error with a retry when shared reservations fail to load', async () => {
  server.use(respondTo(SharedReservationsDocument, () => failure('GATEWAY_TIMEOUT', 'The gateway did not respond.')))
  const { user } = await renderApp('/shared-reservations')
  expect(await screen.findByText('The gateway did not respond.')).toBeInTheDocument()
  serveList(() => [aShared()])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await findRow('Sage Garden Hotel')
})
