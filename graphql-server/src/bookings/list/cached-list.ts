import type { CacheKey } from '../../cache/kinds.ts'
import { companyIdOf } from '../../agents/company-id.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../errors/failure.ts'
import type { Store } from '../../cache/store.ts'
import { encodeBookingId } from '../booking-id.ts'
import type { BookingRow } from '../booking-row.ts'
import { readListPage } from '../gateway-calls.ts'
import { readReservations, type ReservationPage } from './reservation-list.ts'

/** The bookings of a company as read from the gateway's list. */
export type BookingsRead = {
  rows: BookingRow[]
  /** False when the list could not be read to its end. */
  complete: boolean
  /** Entries without a reference. */
  unreadable: number
}

const keptSeconds = 30
// Longer than reading a list takes, so that a reading that began before a change is never found after it.
const generationSeconds = 600

const generationKey = (company: string): CacheKey => `bookings-generation:${company}`

async function read(
  { gateway, logger }: Context,
  stopAt?: (row: BookingRow) => boolean,
): Promise<BookingsRead & { failed: boolean }> {
  let unreadable = 0
  const readPage = async (key: string | null, withinMs: number): Promise<ReservationPage<BookingRow>> => {
    try {
      const page = await readListPage(gateway, key, withinMs)
      unreadable += page.unreadable
      return page
    } catch (error) {
      // Without a first page there is nothing to show; after it, what was read is better than nothing.
      if (key === null || !(error instanceof Failure) || error.code === 'UNAUTHENTICATED') throw error
      return { failed: error.code }
    }
  }
  const { rows, cut, failed } = await readReservations({
    readPage,
    identity: encodeBookingId,
    now: () => performance.now(),
    ...(stopAt && { stopAt }),
  })
  if (cut) logger.warn({ cut, failed, rows: rows.length }, 'bookings list cut')
  return { rows, complete: cut === null, unreadable, failed: cut === 'failed' }
}

const running = new WeakMap<Store, Map<string, Promise<BookingsRead>>>()

/** Readers that come while the same list is being read wait for it together. */
async function once(store: Store, key: string, start: () => Promise<BookingsRead>): Promise<BookingsRead> {
  const readings = running.get(store) ?? new Map<string, Promise<BookingsRead>>()
  running.set(store, readings)
  const reading = readings.get(key) ?? start().finally(() => readings.delete(key))
  readings.set(key, reading)
  return reading
}

/** The company's bookings, read from the gateway at most every 30 seconds. */
export async function companyBookings(context: Context): Promise<BookingsRead> {
  const { store, locale } = context
  const company = await companyIdOf(context)
  const generation = (await store.get<string>(generationKey(company))) ?? 'first'
  // Names of hotels come in the language of the caller.
  const key: CacheKey = `bookings:${company}:${generation}:${locale}`
  const kept = await store.get<BookingsRead>(key)
  if (kept) return kept
  return once(store, key, async () => {
    const { failed, ...bookings } = await read(context)
    // A list that failed half-way is not kept, so that trying again does try again.
    if (!failed) await store.set(key, bookings, { seconds: keptSeconds })
    return bookings
  })
}

/** Looks a booking up by the idempotency key it was made with, past the kept list. */
export async function findByClientReference(context: Context, clientReference: string): Promise<BookingsRead> {
  const found = await read(context, (row) => row.clientReference === clientReference)
  return { ...found, rows: found.rows.filter((row) => row.clientReference === clientReference) }
}

/** Forgets the kept list after something of ours has changed it; failing at that undoes nothing. */
export async function forgetBookings(context: Context): Promise<void> {
  try {
    const company = await companyIdOf(context)
    await context.store.set(generationKey(company), context.newId(), { seconds: generationSeconds })
  } catch (error) {
    context.logger.error({ err: error }, 'kept bookings not forgotten')
  }
}
