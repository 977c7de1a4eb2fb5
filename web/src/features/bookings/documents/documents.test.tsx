import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  BookingDocumentsDocument,
  IssueBookingDocumentDocument,
  IssuedDocumentsDocument,
  type IssueBookingDocumentMutation,
} from '#src/data/documents/booking-document.generated.ts'
import { aBooking, bookingDetails } from '#src/testing/factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { respondTo, server } from '#src/testing/server.ts'
import { getTranslatable } from '#src/testing/translate-page.ts'
import { BookingDetailDocument } from '../detail/booking-detail.generated.ts'

const availableDocument = (kind: 'VOUCHER' | 'INVOICE' | 'RECEIPT') => ({
  __typename: 'BookingDocumentState' as const,
  kind,
  problem: null,
  message: null,
  issued: [],
})
const unavailableDocument = (
  kind: 'CREDIT_NOTE' | 'VOUCHER',
  problem: 'NOT_CANCELLED' | 'CANCELLED',
  message: string,
) => ({
  __typename: 'BookingDocumentState' as const,
  kind,
  problem,
  message,
  issued: [],
})

type States = ReturnType<typeof bookingDetails>['documents']

/** Serves the booking's documents, and their updated list after one has been issued. */
function serveBooking(documents: States, updatedDocuments = documents) {
  const details = { __typename: 'HotelBookingDetails' as const, documents: updatedDocuments }
  server.use(
    respondTo(BookingDetailDocument, () => ({ booking: { ...aBooking(), details: bookingDetails({ documents }) } })),
    respondTo(BookingDocumentsDocument, ({ id }) => ({
      booking: { __typename: 'HotelBooking' as const, id, details },
    })),
  )
}

const issuedDocument = (number: string, isCurrent: boolean, day: string) => ({
  __typename: 'IssuedDocument' as const,
  number,
  isCurrent,
  issuedAt: `2026-11-${day}T09:00:00Z`,
})

type Result = IssueBookingDocumentMutation['issueBookingDocument']
function serveDocument(result: Result) {
  const inputs: unknown[] = []
  server.use(
    respondTo(IssueBookingDocumentDocument, ({ input }) => {
      inputs.push(input)
      return { issueBookingDocument: result }
    }),
  )
  return inputs
}
const readyResult: Result = { __typename: 'DocumentReady', number: 'INV-0001-000042', path: '/documents/token' }

const tab = { location: { replace: vi.fn() }, close: vi.fn(), opener: {} }
beforeEach(() => void vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window))
afterEach(() => void vi.restoreAllMocks())

const findDocuments = async () => within(await screen.findByRole('region', { name: 'Documents' }))

test('opens a document in the chosen language, in a tab without access to its opener', async () => {
  serveBooking([availableDocument('VOUCHER'), availableDocument('INVOICE')])
  const inputs = serveDocument(readyResult)
  const { user } = await renderApp('/booking-detail/booking-1')
  const documents = await findDocuments()
  await user.selectOptions(documents.getByRole('combobox', { name: /Document language/ }), 'اردو')
  await user.click(documents.getByRole('button', { name: 'Open: Invoice' }))
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/documents/token'))
  expect(inputs).toEqual([{ bookingId: 'booking-1', kind: 'INVOICE', language: 'ur-PK' }])
  expect(tab.opener).toBeNull()
})

test('lists a newly issued document and any others issued with it', async () => {
  serveBooking(
    [availableDocument('INVOICE'), availableDocument('RECEIPT')],
    [
      { ...availableDocument('INVOICE'), issued: [issuedDocument('INV-0001-000042', true, '21')] },
      { ...availableDocument('RECEIPT'), issued: [issuedDocument('RCT-0001-000042', true, '21')] },
    ],
  )
  serveDocument({ ...readyResult, number: 'RCT-0001-000042' })
  const { user } = await renderApp('/booking-detail/booking-1')
  const documents = await findDocuments()
  expect(documents.queryByText(/000042/)).toBeNull()
  await user.click(documents.getByRole('button', { name: 'Open: Receipt' }))
  expect((await documents.findByText('RCT-0001-000042')).closest('li')).toHaveTextContent(/21 Nov/)
  expect(documents.getByText('INV-0001-000042').closest('li')).toHaveTextContent(/21 Nov/)
  expect(getTranslatable(/000042/)).toEqual([])
})

test('saves a document as a file', async () => {
  serveBooking([availableDocument('VOUCHER')])
  serveDocument(readyResult)
  const clickedLinks: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clickedLinks.push(this.getAttribute('href') ?? '')
  })
  const { user } = await renderApp('/booking-detail/booking-1')
  await user.click((await findDocuments()).getByRole('button', { name: 'Download: Voucher' }))
  await waitFor(() => expect(clickedLinks).toContain('/documents/token?download'))
  expect(window.open).not.toHaveBeenCalled()
})

test('explains unavailable documents, and lists no credit note for a booking that is not cancelled', async () => {
  serveBooking([
    availableDocument('INVOICE'),
    unavailableDocument('VOUCHER', 'CANCELLED', 'No voucher is available for this booking. The booking is cancelled.'),
    unavailableDocument('CREDIT_NOTE', 'NOT_CANCELLED', 'No credit note is available for this booking.'),
  ])
  await renderApp('/booking-detail/booking-1')
  const documents = await findDocuments()
  expect(documents.getByText('Not available because the booking is cancelled.')).toBeVisible()
  expect(documents.queryByRole('button', { name: 'Open: Voucher' })).toBeNull()
  expect(documents.queryByText('Credit note')).toBeNull()
})

test('lists issued documents with number and date, and opens them without issuing new ones', async () => {
  serveBooking([
    {
      ...availableDocument('INVOICE'),
      issued: [issuedDocument('INV-1', false, '21'), issuedDocument('INV-2', true, '22')],
    },
    {
      ...unavailableDocument('VOUCHER', 'CANCELLED', 'The booking is cancelled.'),
      issued: [issuedDocument('VCH-1', false, '21')],
    },
    {
      ...unavailableDocument('CREDIT_NOTE', 'NOT_CANCELLED', 'It is not cancelled.'),
      issued: [issuedDocument('CRN-1', false, '22')],
    },
  ])
  server.use(
    respondTo(IssuedDocumentsDocument, () => ({
      booking: {
        __typename: 'HotelBooking' as const,
        id: 'booking-1',
        details: {
          __typename: 'HotelBookingDetails' as const,
          documents: [
            {
              __typename: 'BookingDocumentState' as const,
              kind: 'INVOICE' as const,
              issued: [{ __typename: 'IssuedDocument' as const, number: 'INV-1', path: '/documents/first' }],
            },
          ],
        },
      },
    })),
  )
  const inputs = serveDocument(readyResult)
  const { user } = await renderApp('/booking-detail/booking-1')
  const documents = await findDocuments()
  const rows = documents.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))
  expect(rows).toEqual([
    'InvoiceINV-2 22 Nov 2026 Open',
    'InvoiceINV-1 21 Nov 2026 Open',
    'VoucherVCH-1 21 Nov 2026 Open',
    'Credit noteCRN-1 22 Nov 2026 Open',
  ])
  await user.click(documents.getByRole('button', { name: 'Open: Invoice INV-1' }))
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('/documents/first?language=en-US'))
  expect(inputs).toEqual([])
})

test('shows why the server did not issue a document, and closes the empty tab', async () => {
  serveBooking([availableDocument('VOUCHER')])
  serveDocument({ __typename: 'DocumentRefused', message: 'No voucher is available for this booking.' })
  const { user } = await renderApp('/booking-detail/booking-1')
  const documents = await findDocuments()
  await user.click(documents.getByRole('button', { name: 'Open: Voucher' }))
  expect(await documents.findByRole('alert')).toHaveTextContent('No voucher is available for this booking.')
  expect(tab.close).toHaveBeenCalled()
  serveDocument(readyResult)
  await user.click(documents.getByRole('button', { name: 'Open: Voucher' }))
  await waitFor(() => expect(documents.queryByRole('alert')).toBeNull())
})

test('reports a document that could not be issued to an agent who has left the page', async () => {
  serveBooking([availableDocument('VOUCHER')])
  let respond = () => {}
  server.use(
    respondTo(IssueBookingDocumentDocument, async () => {
      await new Promise<void>((resolve) => (respond = resolve))
      return {
        issueBookingDocument: {
          __typename: 'DocumentRefused' as const,
          message: 'The booking has just been cancelled.',
        },
      }
    }),
  )
  const { user, router } = await renderApp('/booking-detail/booking-1')
  await user.click((await findDocuments()).getByRole('button', { name: 'Open: Voucher' }))
  await act(() => router.navigate('/about-us'))
  await act(async () => respond())
  expect(await screen.findByText('The booking has just been cancelled.')).toBeVisible()
})

test('hides the documents section when the gateway does not list documents', async () => {
  serveBooking(null)
  await renderApp('/booking-detail/booking-1')
  await screen.findByRole('heading', { level: 1, name: 'Qamariya Court' })
  expect(screen.queryByRole('region', { name: 'Documents' })).toBeNull()
})
