import { expect, test } from 'vitest'
import type { Progress } from '#src/components/export/export-source.ts'
import { aBooking } from '#src/testing/factories.ts'
import type { ExportedBookingsQuery } from './exported-bookings.generated.ts'
import { type ReadPage, pageSize, createBookingsReader } from './read-bookings.ts'

type Booking = ReturnType<typeof aBooking>
type Warnings = ExportedBookingsQuery['bookings']['warnings']

const minute = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, index)).toISOString()
const aBookingMadeAt = (index: number, overrides: Partial<Booking> = {}) =>
  aBooking({
    id: `booking-${index}`,
    reference: `BRN-${String(index).padStart(5, '0')}`,
    createdAt: minute(index),
    ...overrides,
  })
const createBookings = (count: number, overrides: Partial<Booking> = {}) =>
  Array.from({ length: count }, (_, index) => aBookingMadeAt(index, overrides))

/** Serves pages of a list as the server does. `onRead` may change the list before a page is read. */
function createList(bookings: Booking[], onRead: (reads: number) => Warnings | void = () => {}) {
  const list = { bookings, reads: 0 }
  const readPage: ReadPage = async ({ where, page, pageSize: size }) => {
    list.reads += 1
    const warnings = onRead(list.reads) ?? []
    const from = where?.createdFrom ?? null
    const found = list.bookings
      .filter(({ createdAt }) => from === null || (createdAt !== null && createdAt >= from))
      .toSorted(
        (a, b) => (a.createdAt ?? '~').localeCompare(b.createdAt ?? '~') || a.reference.localeCompare(b.reference),
      )
    const pageCount = Math.ceil(found.length / Number(size))
    const number = Math.max(1, Math.min(Number(page), pageCount))
    const items = found.slice((number - 1) * Number(size), number * Number(size))
    return { __typename: 'BookingPage', items, totalCount: found.length, pageCount, complete: true, warnings }
  }
  return Object.assign(list, { readPage })
}

const noAbort = new AbortController().signal
const sortIds = (bookings: readonly { id: string }[]) => bookings.map(({ id }) => id).toSorted()

async function readAll(list: ReturnType<typeof createList>) {
  const progress: Progress[] = []
  const reader = createBookingsReader({}, list.readPage)
  await reader.read(noAbort, (update) => progress.push(update))
  return { reader, progress, ids: reader.bookings().map(({ id }) => id) }
}

test.each([0, 1, pageSize, pageSize + 1, 2 * pageSize, 1234])('reads all pages of %d bookings', async (count) => {
  const list = createList(createBookings(count))
  const { reader, ids, progress } = await readAll(list)
  expect(ids.toSorted()).toEqual(sortIds(list.bookings))
  expect(progress.at(-1)).toEqual({ read: count, total: count })
  expect(reader.remark()).toBeNull()
})

test('reads each booking once while others book and cancel', async () => {
  const list = createList(createBookings(950), (reads) => {
    // A removed booking shifts all later rows. A new booking is added at the end.
    list.bookings = list.bookings.filter(({ id }) => id !== `booking-${reads * 7}`)
    list.bookings.push(aBookingMadeAt(2000 + reads))
  })
  const { reader, ids } = await readAll(list)
  expect(new Set(ids).size).toBe(ids.length)
  // All bookings that were in the list from start to end have been read.
  expect(sortIds(list.bookings).filter((id) => !ids.includes(id) && !id.startsWith('booking-20'))).toEqual([])
  expect(reader.remark()).toBe('changed')
})

test('reads any number of bookings with the same creation time', async () => {
  const list = createList(createBookings(450, { createdAt: minute(5) }))
  expect((await readAll(list)).ids.toSorted()).toEqual(sortIds(list.bookings))
})

test.each([
  ['some', (index: number) => index % 4 === 0],
  ['all', () => true],
])('reads all bookings when %s of them have no creation time', async (_which, hasNoCreationTime) => {
  const list = createList(
    createBookings(450).map((booking, index) => (hasNoCreationTime(index) ? { ...booking, createdAt: null } : booking)),
  )
  const { reader, ids } = await readAll(list)
  expect(ids.toSorted()).toEqual(sortIds(list.bookings))
  expect(reader.remark()).toBeNull()
})

test('resumes reading bookings at the page where an error occurred', async () => {
  const list = createList(createBookings(1000), (reads) => {
    if (reads === 6) throw new Error('offline')
  })
  const reader = createBookingsReader({}, list.readPage)
  await expect(reader.read(noAbort, () => {})).rejects.toThrow('offline')
  const countBeforeError = reader.bookings().length
  expect(countBeforeError).toBeGreaterThan(400)
  const progress: Progress[] = []
  await reader.read(noAbort, (update) => progress.push(update))
  expect(progress[0]).toEqual({ read: countBeforeError, total: 1000 })
  expect(sortIds(reader.bookings())).toEqual(sortIds(list.bookings))
  // Twelve pages (each starts with the last booking of the previous one), the failed page, and the final comparison.
  expect(list.reads).toBe(14)
})

test('waits while the server is still loading the list', async () => {
  const list = createList(createBookings(3), (reads) =>
    reads === 1 ? [{ __typename: 'Warning', code: 'LIST_LOADING', count: null }] : undefined,
  )
  const { ids, reader } = await readAll(list)
  expect(list.reads).toBe(2)
  expect(ids).toHaveLength(3)
  expect(reader.remark()).toBeNull()
})

test('stops waiting for the list when the export is cancelled', async () => {
  const controller = new AbortController()
  const list = createList(createBookings(3), () => {
    controller.abort(new Error('cancelled'))
    return [{ __typename: 'Warning', code: 'LIST_LOADING', count: null }]
  })
  await expect(createBookingsReader({}, list.readPage).read(controller.signal, () => {})).rejects.toThrow('cancelled')
})

test.each(['ROW_UNREADABLE', 'LIST_INCOMPLETE'] as const)(
  'reports missing bookings after the warning %s',
  async (code) => {
    const list = createList(createBookings(3), () => [{ __typename: 'Warning', code, count: 2 }])
    expect((await readAll(list)).reader.remark()).toBe('missing')
  },
)

test('reports no missing bookings when the gateway does not return booking times', async () => {
  const list = createList(createBookings(3), () => [{ __typename: 'Warning', code: 'CREATION_NOT_STATED', count: 3 }])
  expect((await readAll(list)).reader.remark()).toBeNull()
})
