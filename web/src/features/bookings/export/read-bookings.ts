import type { BookingWhere } from '#src/__generated__/schema.ts'
import type { ExportRemark, Progress } from '#src/components/export/export-source.ts'
import { wait } from '#src/lib/clock/wait.ts'
import type { BookingRowFragment } from '../booking-row.generated.ts'
import type { ExportedBookingsQuery, ExportedBookingsQueryVariables } from './exported-bookings.generated.ts'

type ResultPage = ExportedBookingsQuery['bookings']
export type ReadPage = (variables: ExportedBookingsQueryVariables, signal: AbortSignal) => Promise<ResultPage>

/** Next page to read among the bookings made at or after a time. */
interface Position {
  readonly from: string | null
  readonly page: number
}

/** Maximum page size that the server's complexity limit allows for a row's fields. */
export const pageSize = 90
const loadingPauseMs = 2000

/**
 * Creates a reader for all bookings that match the filters. It reads each booking once, even while others book and cancel. Because row offsets
 * would then shift, each page continues from the creation time of the last booking, which never changes.
 */
export function createBookingsReader(where: BookingWhere, readPage: ReadPage) {
  const bookings = new Map<string, BookingRowFragment>()
  let nextPosition: Position | null = { from: null, page: 1 }
  let total: number | null = null
  let remark: ExportRemark | null = null

  async function readPosition({ from, page }: Position, signal: AbortSignal): Promise<ResultPage> {
    const filters = { ...where, ...(from !== null && { createdFrom: from }) }
    const read = () => readPage({ where: filters, sort: 'CREATED_ASC', page, pageSize }, signal)
    let resultPage = await read()
    while (isLoading(resultPage)) {
      await wait(loadingPauseMs, signal)
      resultPage = await read()
    }
    if (resultPage.warnings.some(({ code }) => code !== 'CREATION_NOT_STATED')) remark = 'missing'
    for (const booking of resultPage.items) bookings.set(booking.id, booking)
    return resultPage
  }

  /** Reads the bookings without a creation time, which are listed last, and compares the number of bookings with the current list. */
  async function readEnd(signal: AbortSignal): Promise<void> {
    let page = Math.floor(bookings.size / pageSize) + 1
    let resultPage = await readPosition({ from: null, page }, signal)
    for (; page < resultPage.pageCount; page += 1)
      resultPage = await readPosition({ from: null, page: page + 1 }, signal)
    if (resultPage.totalCount !== bookings.size) remark ??= 'changed'
  }

  return {
    bookings: () => [...bookings.values()],
    remark: () => remark,
    /** Reads all pages. When called again after an error, continues where it stopped. */
    read: async (signal: AbortSignal, onProgress: (progress: Progress) => void): Promise<void> => {
      const report = () => onProgress({ read: bookings.size, total })
      report()
      while (nextPosition) {
        const resultPage = await readPosition(nextPosition, signal)
        total ??= resultPage.totalCount
        nextPosition = findNextPosition(nextPosition, resultPage)
        report()
      }
      // A single page is a consistent snapshot and needs no comparison.
      if (total !== null && total > pageSize) await readEnd(signal)
      report()
    },
  }
}

const isLoading = ({ warnings }: ResultPage) => warnings.some(({ code }) => code === 'LIST_LOADING')

/** Returns the time of the last booking to continue from, or the next page if the whole page has the same time; null after the last page. */
function findNextPosition({ from, page }: Position, { items, pageCount }: ResultPage): Position | null {
  if (page >= pageCount) return null
  const last = items.at(-1)?.createdAt ?? null
  return last === null || last === from ? { from, page: page + 1 } : { from: last, page: 1 }
}
