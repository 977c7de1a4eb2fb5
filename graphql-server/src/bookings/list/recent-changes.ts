/** Changes made through this server, shown before the gateway's list has them: a new booking, a cancellation. */
import { companyIdOf } from '../../auth/company-id.ts'
import type { CacheKey } from '../../cache/kinds.ts'
import type { Context } from '../../context.ts'
import { encodeBookingId } from '../booking-id.ts'
import type { BookingRow } from '../booking-row.ts'

const cachedSeconds = 3600
const maxChanges = 50

const changesKey = (company: string): CacheKey => `booking-changes:${company}`
const generationKey = (company: string): CacheKey => `bookings-generation:${company}`

/** Changes with every change, so that a list read before it is known to be stale. */
export const generationOf = async ({ store }: Context, company: string): Promise<string> =>
  (await store.get<string>(generationKey(company))) ?? 'first'

export const recentChanges = async ({ store }: Context, company: string): Promise<BookingRow[]> =>
  (await store.get<BookingRow[]>(changesKey(company))) ?? []

/** Makes the list fresh on its next read, and shows `row` in it at once. A failure is logged: the change itself has been made. */
export async function bookingsChanged(context: Context, row?: BookingRow): Promise<void> {
  const { store, newId, logger } = context
  try {
    const company = await companyIdOf(context)
    if (row) {
      const id = encodeBookingId(row)
      const others = (await recentChanges(context, company)).filter((other) => encodeBookingId(other) !== id)
      await store.set(changesKey(company), [row, ...others].slice(0, maxChanges), { seconds: cachedSeconds })
    }
    await store.set(generationKey(company), newId(), { seconds: cachedSeconds })
  } catch (error) {
    logger.error({ err: error }, 'bookings list not marked as changed')
  }
}

/** The rows of a list with recent changes: missing bookings are added, and a cancelled one stays cancelled. */
export function withChanges(rows: BookingRow[], changes: BookingRow[]): BookingRow[] {
  if (changes.length === 0) return rows
  const changed = new Map(changes.map((row) => [encodeBookingId(row), row]))
  const listed = rows.map((row) => {
    const id = encodeBookingId(row)
    const change = changed.get(id)
    changed.delete(id)
    if (change?.status !== 'CANCELLED' || row.status === 'CANCELLED') return row
    const { status, rawStatus, paymentStatus, cancellation, refunded } = change
    return { ...row, status, rawStatus, paymentStatus, cancellation, refunded }
  })
  // A booking that could not be read after its change has nothing to show.
  return [...[...changed.values()].filter(({ createdAt }) => createdAt !== null), ...listed]
}
