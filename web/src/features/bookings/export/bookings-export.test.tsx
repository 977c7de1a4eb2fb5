import { screen, waitFor, within } from '@testing-library/react'
import { readSheet } from 'read-excel-file/universal'
import { beforeEach, expect, test } from 'vitest'
import { aBooking, aBookingPage, mixedTerms, riyals } from '#src/testing/factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { collectSavedFiles } from '#src/testing/saved-files.ts'
import { failure, networkError, respondTo, server } from '#src/testing/server.ts'
import { BookingsDocument } from '../list/bookings.generated.ts'
import { ExportedBookingsDocument, type ExportedBookingsQueryVariables } from './exported-bookings.generated.ts'

const savedFiles = collectSavedFiles()
beforeEach(() => {
  server.use(respondTo(BookingsDocument, () => ({ bookings: aBookingPage() })))
})

const createPage = (
  bookings: ReturnType<typeof aBooking>[],
  totals = { totalCount: bookings.length, pageCount: 1 },
) => ({
  bookings: {
    __typename: 'BookingPage' as const,
    items: bookings,
    complete: true,
    warnings: [],
    ...totals,
  },
})
const serveList = (
  resolve: Parameters<typeof respondTo<ReturnType<typeof createPage>, ExportedBookingsQueryVariables>>[1],
) => server.use(respondTo(ExportedBookingsDocument, resolve))

async function openExport(path = '/my-bookings', language: 'en-US' | 'ar-SA' = 'en-US') {
  const app = await renderApp(path, { language })
  const name = language === 'ar-SA' ? 'تصدير' : 'Export'
  await app.user.click(await screen.findByRole('button', { name }))
  return { ...app, panel: within(await screen.findByRole('dialog')) }
}

test('exports the list as a workbook with its filters, order, numbers and dates', async () => {
  const requests: ExportedBookingsQueryVariables[] = []
  serveList((variables) => {
    requests.push(variables)
    return createPage([
      aBooking({ id: 'a', reference: 'BRN-1', checkIn: '2099-12-20', checkOut: '2099-12-22', tags: ['vip', '=1+1'] }),
      aBooking({
        id: 'b',
        reference: 'BRN-2',
        checkIn: '2099-12-13',
        checkOut: '2099-12-18',
        freeCancellationUntil: '2099-12-10T18:00:00+03:00',
      }),
    ])
  })
  const { user, panel } = await openExport('/my-bookings?status=CONFIRMED&tag=vip&sort=CHECK_IN_ASC')
  expect(panel.getByText(/keeps references such as 004512/)).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Excel (XLSX)' }))
  expect(await panel.findByText('2 rows exported')).toBeVisible()
  expect(requests).toEqual([
    { where: { status: ['CONFIRMED'], tag: 'vip' }, sort: 'CREATED_ASC', page: 1, pageSize: 90 },
  ])
  const [{ name, file } = { name: '', file: new Blob() }] = savedFiles
  expect(name).toBe('Bookings - Example Travel - 2026-11-22.xlsx')
  expect(panel.getByText(name)).toBeVisible()
  const [headings = [], first = [], second = []] = await readSheet(file)
  expect(headings).not.toContain('Your commission')
  const cell = (row: typeof headings, heading: string) => row[headings.indexOf(heading)]
  expect([first, second].map((row) => cell(row, 'Booking reference (BRN)'))).toEqual(['BRN-2', 'BRN-1'])
  expect(cell(first, 'Arrival')).toEqual(new Date('2099-12-13T00:00:00Z'))
  expect(cell(first, 'Free cancellation until (Makkah time)')).toEqual(new Date('2099-12-10T18:00:00Z'))
  expect(cell(first, 'Total')).toBe(6332.65)
  expect(cell(first, 'Currency')).toBe('SAR')
  expect(cell(first, 'Status')).toBe('Confirmed')
  expect(cell(second, 'Tags')).toBe('vip, =1+1')
})

test('exports no free cancellation deadline for cancelled bookings and bookings that were never free to cancel', async () => {
  const deadline = { createdAt: '2098-12-01T09:00:00Z', freeCancellationUntil: '2099-12-10T18:00:00+03:00' }
  serveList(() =>
    createPage([
      aBooking({ ...deadline, id: 'a', reference: 'BRN-1', status: 'CANCELLED' }),
      aBooking({ ...deadline, id: 'b', reference: 'BRN-2', createdAt: '2099-12-11T09:00:00Z' }),
      aBooking({ ...deadline, id: 'c', reference: 'BRN-3' }),
    ]),
  )
  const { user, panel } = await openExport()
  await user.click(panel.getByRole('button', { name: 'Excel (XLSX)' }))
  expect(await panel.findByText('3 rows exported')).toBeVisible()
  const [headings = [], ...rows] = await readSheet(savedFiles[0]?.file ?? new Blob())
  const cells = (heading: string) => rows.map((row) => row[headings.indexOf(heading)])
  const found = cells('Booking reference (BRN)').map((reference, index) => [
    reference,
    cells('Free cancellation until (Makkah time)')[index],
  ])
  expect(Object.fromEntries(found)).toEqual({
    'BRN-1': null,
    'BRN-2': null,
    'BRN-3': new Date('2099-12-10T18:00:00Z'),
  })
})

test('exports the tightened deadline, and the accepted one in a separate column', async () => {
  const terms = (freeUntil: string) => ({ ...mixedTerms, freeUntil })
  serveList(() =>
    createPage([
      aBooking({
        id: 'a',
        freeCancellationUntil: '2099-12-07T18:00:00+03:00',
        termsTightenedAt: '2026-11-21T09:00:00Z',
        cancellationPolicy: terms('2099-12-10T18:00:00+03:00'),
        tightenedCancellationPolicy: terms('2099-12-07T18:00:00+03:00'),
      }),
      aBooking({ id: 'b', cancellationPolicy: terms('2099-12-10T18:00:00+03:00') }),
    ]),
  )
  const { user, panel } = await openExport('/my-bookings')
  await user.click(panel.getByRole('button', { name: 'Excel (XLSX)' }))
  await panel.findByText('2 rows exported')
  const [headings = [], ...rows] = await readSheet(savedFiles[0]?.file ?? new Blob())
  const column = (heading: string) => rows.map((row) => row[headings.indexOf(heading)] ?? null)
  const [tightened, accepted] = [new Date('2099-12-07T18:00:00Z'), new Date('2099-12-10T18:00:00Z')]
  expect(column('Free cancellation until (Makkah time)')).toEqual([tightened, accepted])
  expect(column('Accepted deadline before the supplier’s change (Makkah time)')).toEqual([accepted, null])
})

test('exports each booking once across many pages, sorted by total', async () => {
  const bookings = Array.from({ length: 1234 }, (_, index) =>
    aBooking({
      id: `booking-${index}`,
      reference: `BRN-${10_000 + index}`,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
      total: riyals(`${(index * 7919) % 9973}.25`),
    }),
  )
  serveList(({ where, page, pageSize: size }) => {
    const from = where?.createdFrom ?? ''
    const found = bookings.filter(({ createdAt }) => (createdAt ?? '') >= from)
    const [first, rows] = [Number(page) - 1, Number(size)]
    return createPage(found.slice(first * rows, (first + 1) * rows), {
      totalCount: found.length,
      pageCount: Math.ceil(found.length / rows),
    })
  })
  const { user, panel } = await openExport('/my-bookings?sort=TOTAL_DESC')
  expect(panel.getByText(/keeps references such as 004512/)).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Excel (XLSX)' }))
  expect(await panel.findByText('1,234 rows exported', {}, { timeout: 10_000 })).toBeVisible()
  const [headings = [], ...rows] = await readSheet(savedFiles[0]?.file ?? new Blob())
  const column = (heading: string) => rows.map((row) => row[headings.indexOf(heading)])
  expect(new Set(column('Booking reference (BRN)')).size).toBe(1234)
  expect(column('Total')).toEqual(
    bookings.map(({ total }) => Number(total?.amount)).toSorted((left, right) => right - left),
  )
})

test('exports the displayed columns in their order, with the commission only if displayed', async () => {
  serveList(() => createPage([aBooking({ agentReference: 'TRIP-7', commission: riyals('120.50') })]))
  const { user } = await renderApp('/my-bookings?columns=service,commission,agentReference')
  // The agent hides commissions on the screen, but the file still includes the column.
  await user.click(screen.getByRole('button', { name: 'Show commission' }))
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  const panel = within(await screen.findByRole('dialog'))
  expect(panel.getByText(/keeps references such as 004512/)).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Excel (XLSX)' }))
  await panel.findByText('1 row exported')
  const [headings, row] = await readSheet(savedFiles[0]?.file ?? new Blob())
  expect(headings).toEqual(['Booking', 'Booking reference (BRN)', 'Your commission', 'Your reference'])
  expect(row?.slice(2)).toEqual([120.5, 'TRIP-7'])
  await user.click(panel.getByRole('button', { name: 'Close' }))
})

test('exports CSV in Arabic with Arabic headings', async () => {
  serveList(() => createPage([aBooking({ leadName: '=cmd()' })]))
  const { user, panel } = await openExport('/my-bookings', 'ar-SA')
  await user.click(panel.getByRole('button', { name: 'ملف CSV' }))
  expect(await panel.findByText('صُدِّر صف واحد')).toBeVisible()
  expect(savedFiles[0]?.name).toBe('الحجوزات - Example Travel - 2026-11-22.csv')
  const text = await savedFiles[0]?.file.text()
  expect(text).toContain('الحجز;رقم الحجز (BRN);المسافر الرئيسي')
  expect(text).toContain(";'=cmd();")
})

const createLongListResolver = () => {
  const bookings = Array.from({ length: 250 }, (_, index) =>
    aBooking({
      id: `b${index}`,
      reference: `BRN-${index}`,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString(),
    }),
  )
  return ({ where, page, pageSize }: ExportedBookingsQueryVariables) => {
    const found = bookings.filter(({ createdAt }) => createdAt! >= (where?.createdFrom ?? ''))
    const first = (Number(page) - 1) * Number(pageSize)
    return createPage(found.slice(first, first + Number(pageSize)), {
      totalCount: found.length,
      pageCount: Math.ceil(found.length / Number(pageSize)),
    })
  }
}

test('continues an export after a lost connection', async () => {
  const resolvePage = createLongListResolver()
  let reads = 0
  let isOnline = true
  serveList((variables) => {
    reads += 1
    if (reads === 2) isOnline = false
    return isOnline ? resolvePage(variables) : networkError()
  })
  const { user, panel } = await openExport()
  await user.click(panel.getByRole('button', { name: 'CSV' }))
  expect(await panel.findByText('The export stopped after 90 rows.')).toBeVisible()
  expect(savedFiles).toEqual([])
  isOnline = true
  await user.click(panel.getByRole('button', { name: 'Continue' }))
  expect(await panel.findByText('250 rows exported')).toBeVisible()
  expect((await savedFiles[0]?.file.text())?.split('\r\n')).toHaveLength(252)
  expect(screen.getAllByRole('status').some(({ textContent }) => textContent === '250 rows exported')).toBe(true)
})

test('saves an export in the other format without loading the list again', async () => {
  const resolvePage = createLongListResolver()
  let reads = 0
  serveList((variables) => {
    reads += 1
    return resolvePage(variables)
  })
  const { user, panel } = await openExport()
  await user.click(panel.getByRole('button', { name: 'CSV' }))
  const excel = await panel.findByRole('button', { name: 'Save as Excel' })
  const readsForCsv = reads
  await user.click(excel)
  expect(await panel.findByText('Bookings - Example Travel - 2026-11-22.xlsx')).toBeVisible()
  expect(savedFiles.map(({ name }) => name.slice(-4))).toEqual(['.csv', 'xlsx'])
  expect(await readSheet(savedFiles[1]?.file ?? new Blob())).toHaveLength(251)
  await user.click(panel.getByRole('button', { name: 'Save as CSV' }))
  await waitFor(() => expect(savedFiles).toHaveLength(3))
  expect(reads).toBe(readsForCsv)
})

test('shows the progress of an export, and saves nothing when it is cancelled', async () => {
  const resolvePage = createLongListResolver()
  let signal: AbortSignal | undefined
  serveList(async (variables, request) => {
    if (variables.where?.createdFrom == null) return resolvePage(variables)
    signal = request.signal
    return new Promise<Response>(() => {})
  })
  const { user, panel } = await openExport()
  expect(panel.getByText(/keeps references such as 004512/)).toBeVisible()
  await user.click(panel.getByRole('button', { name: 'Excel (XLSX)' }))
  expect(await panel.findByText('90 of 250 rows read')).toBeVisible()
  const bar = panel.getByRole('progressbar')
  expect(bar).toHaveAttribute('aria-valuenow', '36')
  expect(bar).toHaveAttribute('aria-valuetext', '90 of 250 rows read')
  await waitFor(() => expect(signal).toBeDefined())
  await user.click(panel.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(signal?.aborted).toBe(true))
  expect(await panel.findByRole('button', { name: 'Excel (XLSX)' })).toBeVisible()
  expect(savedFiles).toEqual([])
})

test('shows the server’s message when it cannot read the list for an export', async () => {
  serveList(() => failure('GATEWAY_UNAVAILABLE', 'The booking system does not respond.'))
  const { user, panel } = await openExport()
  await user.click(panel.getByRole('button', { name: 'CSV' }))
  expect(await panel.findByText('The export couldn’t start.')).toBeVisible()
  expect(panel.getByText('The booking system does not respond.')).toBeVisible()
})
