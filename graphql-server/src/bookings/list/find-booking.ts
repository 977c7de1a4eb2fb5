import type { Context } from '../../context.ts'
import { isStorable } from '../../input/text-input.ts'
import type { BookingRow } from '../booking-row.ts'
import { type ListPage, readListPage } from '../gateway-calls.ts'
import { type BookingsRead, type Wanted, companyBookings } from './company-bookings.ts'
import { orderOf } from './list-state.ts'

export type FoundBooking = {
  row: BookingRow | null
  /** Whether all bookings since `since` were read, so that a booking that is not found does not exist. */
  complete: boolean
  /** Whether the gateway returns the keys of bookings. */
  echoesKeys: boolean
  list: BookingsRead
}

type Options = {
  /** Earliest possible time of the wanted booking. */
  since?: Date
  maxAgeMs?: number
}

const noBookings: BookingsRead = {
  rows: [],
  complete: true,
  loading: false,
  unreadable: 0,
  supports: [],
}

const isBefore = (row: BookingRow | undefined, since: string | undefined) =>
  since !== undefined && row?.createdAt != null && row.createdAt < since

/** Finds a booking by its idempotency key, in one call if the gateway supports it, otherwise in the company's list. */
export async function findByClientReference(
  context: Context,
  clientReference: string,
  { since, maxAgeMs = 2000 }: Options = {},
): Promise<FoundBooking> {
  const from = since?.toISOString()
  const isWanted = (row: BookingRow) => row.clientReference === clientReference
  const coversSince = (rows: BookingRow[]) => orderOf(rows) === 'newest-first' && isBefore(rows.at(-1), from)
  const isEnough: Wanted['isEnough'] = ({ rows, supports }) =>
    supports.includes('clientReference') || rows.some(isWanted) || coversSince(rows)
  const { gateway, bookingKinds } = context
  // Skip the list if we already know that the gateway filters by key.
  const known = gateway.findings.supports.includes('clientReference')
    ? noBookings
    : await companyBookings(context, { maxAgeMs: Infinity, isEnough })
  let firstPage: ListPage | undefined
  if (isStorable(clientReference) && gateway.findings.supports.includes('clientReference')) {
    const page = await readListPage(gateway, { clientReference }, bookingKinds)
    if (page.supports.includes('clientReference')) {
      return { row: page.rows.find(isWanted) ?? null, complete: true, echoesKeys: true, list: known }
    }
    // The gateway no longer supports the parameter and has sent the first page of its whole list.
    firstPage = page
  }
  const list = await companyBookings(context, { maxAgeMs, isEnough, firstPage })
  return {
    row: list.rows.find(isWanted) ?? null,
    complete: list.complete || coversSince(list.rows),
    echoesKeys: list.rows.some((row) => row.clientReference !== null),
    list,
  }
}
