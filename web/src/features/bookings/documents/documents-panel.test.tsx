import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  IssueBookingDocumentDocument,
  BookingDocumentsDocument,
  type BookingDocumentsQuery,
} from '#src/data/documents/booking-document.generated.ts'
import { aBooking, aBookingPage } from '#src/testing/factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { failure, respondTo, server } from '#src/testing/server.ts'
import { BookingsDocument } from '../list/bookings.generated.ts'

type States = NonNullable<NonNullable<BookingDocumentsQuery['booking']>['details']>['documents']

const documentState = (kind: 'VOUCHER' | 'INVOICE' | 'RECEIPT' | 'CREDIT_NOTE', message: string | null = null) => ({
  __typename: 'BookingDocumentState' as const,
  kind,
  problem: message === null ? null : kind === 'CREDIT_NOTE' ? ('NOT_CANCELLED' as const) : ('NOT_CAPTURED' as const),
  message,
  issued: [],
})

const requests: string[] = []
const tab = { location: { replace: vi.fn() }, close: vi.fn(), opener: {} }

beforeEach(() => {
  requests.length = 0
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  const bookings = [aBooking(), aBooking({ id: 'booking-2', reference: 'BRN-1002' })]
  server.use(respondTo(BookingsDocument, () => ({ bookings: aBookingPage({ items: bookings, totalCount: 2 }) })))
})
afterEach(() => void vi.restoreAllMocks())

const serve = (documents: States) =>
  server.use(
    respondTo(BookingDocumentsDocument, ({ id }) => {
      requests.push(id)
      return {
        booking: {
          __typename: 'HotelBooking' as const,
          id,
          details: { __typename: 'HotelBookingDetails' as const, documents },
        },
      }
    }),
  )

const notChargedMessage = 'No receipt is available for this booking. The card hasn’t been charged yet.'

test('loads a row’s documents when its panel opens and explains unavailable ones', async () => {
  serve([
    documentState('INVOICE'),
    documentState('VOUCHER'),
    documentState('RECEIPT', notChargedMessage),
    documentState('CREDIT_NOTE', 'None.'),
  ])
  server.use(
    respondTo(IssueBookingDocumentDocument, ({ input }) => {
      requests.push(`${input.bookingId} ${input.kind}`)
      return {
        issueBookingDocument: { __typename: 'DocumentReady' as const, number: 'INV-1', path: '/documents/token' },
      }
    }),
  )
  const { user, currentUrl } = await renderApp('/my-bookings')
  const button = await screen.findByRole('button', { name: /Documents for .*BRN-1002/ })
  expect(requests).toEqual([])
  await user.click(button)
  const panel = within(await screen.findByRole('dialog', { name: /Documents for .*BRN-1002/ }))
  expect(await panel.findByText(notChargedMessage)).toBeVisible()
  expect(panel.queryByRole('button', { name: 'Open: Receipt' })).toBeNull()
  expect(panel.queryByText('Credit note')).toBeNull()
  await user.click(panel.getByRole('button', { name: 'Open: Invoice' }))
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/documents/token'))
  // The documents are refetched, because another one was issued.
  await waitFor(() => expect(requests).toEqual(['booking-2', 'booking-2 INVOICE', 'booking-2']))
  // A click on the button must not follow the row's link.
  expect(currentUrl()).toBe('/my-bookings')
})

test('opens and closes a row’s documents by keyboard and returns focus to the row', async () => {
  serve([documentState('VOUCHER')])
  const { user } = await renderApp('/my-bookings')
  const [, second] = await screen.findAllByRole('link', { name: 'Qamariya Court' })
  second?.focus()
  await user.keyboard('d')
  expect(await screen.findByRole('dialog', { name: /BRN-1002/ })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.getByRole('button', { name: /Documents for .*BRN-1002/ })).toHaveFocus())
})

test('retries loading documents after a failure, and reports that a booking has none', async () => {
  server.use(respondTo(BookingDocumentsDocument, () => failure('GATEWAY_UNAVAILABLE', 'Try again later.')))
  const { user } = await renderApp('/my-bookings')
  await user.click(await screen.findByRole('button', { name: /Documents for .*BRN-1001/ }))
  expect(await screen.findByText('The documents couldn’t be loaded')).toBeVisible()
  serve(null)
  await user.click(screen.getByRole('button', { name: /try again/i }))
  expect(await screen.findByText('This booking has no documents.')).toBeVisible()
})
