/** Changes made through this server, such as new bookings and cancellations. Lists show them before the gateway's list does. */
import { readCompanyId } from '../../auth/company-id.ts'
import type { CacheKey } from '../../cache/kinds.ts'
import type { Context } from '../../context.ts'
import type { BookingRow } from '../booking-row.ts'

const cachedSeconds = 3600
const maxChanges = 50

const changesKey = (company: string): CacheKey => `booking-changes:${company}`
const generationKey = (company: string): CacheKey => `bookings-generation:${company}`

/** Returns the version of the company's bookings. Every change updates it, so that lists with another version are stale. */
export const readGeneration = async ({ store }: Context, company: string): Promise<string> =>
  (await store.get<string>(generationKey(company))) ?? 'first'

export const readRecentChanges = async ({ store }: Context, company: string): Promise<BookingRow[]> =>
  (await store.get<BookingRow[]>(changesKey(company))) ?? []

/** Whether two rows are the same booking. A gateway's list may omit a supplier that its order response contains. */
export const isSameBooking = (left: BookingRow, right: BookingRow): boolean =>
  left.reference === right.reference &&
  (left.provider === null || right.provider === null || left.provider === right.provider)

/** Marks the lists as stale and shows `row` in them immediately. A failure is only logged, because the change itself has succeeded. */
export async function markBookingsChanged(context: Context, row?: BookingRow): Promise<void> {
  const { store, newId, logger } = context
  try {
    const company = await readCompanyId(context)
    if (row) {
      await store.update<BookingRow[]>(
        changesKey(company),
        (changes = []) => [row, ...changes.filter((other) => !isSameBooking(other, row))].slice(0, maxChanges),
        { seconds: cachedSeconds },
      )
    }
    await store.set(generationKey(company), newId(), { seconds: cachedSeconds })
  } catch (error) {
    logger.error({ err: error }, 'cannot mark bookings list as changed')
  }
}

/** Applies a change to a listed row. A cancelled booking stays cancelled; a row without a supplier gets the supplier of the change. */
function withChange(row: BookingRow, change: BookingRow): BookingRow {
  const { provider, supplier } = row.provider === null ? change : row
  const base = { ...row, provider, supplier }
  if (change.status !== 'CANCELLED' || row.status === 'CANCELLED') return base
  const { status, rawStatus, paymentStatus, cancellation, refunded } = change
  return { ...base, status, rawStatus, paymentStatus, cancellation, refunded }
}

/** Applies recent changes to the rows of a list. Bookings that are not listed yet come first. */
export function withChanges(rows: BookingRow[], changes: BookingRow[]): BookingRow[] {
  if (changes.length === 0) return rows
  const changesByReference = Map.groupBy(changes, ({ reference }) => reference)
  const unlisted = new Set(changes)
  const listed = rows.map((row) => {
    const rowChanges = changesByReference.get(row.reference)?.filter((change) => isSameBooking(change, row)) ?? []
    for (const change of rowChanges) unlisted.delete(change)
    return rowChanges[0] ? withChange(row, rowChanges[0]) : row
  })
  // A booking that could not be read after its change cannot be shown.
  return [...[...unlisted].filter(({ createdAt }) => createdAt !== null), ...listed]
}
