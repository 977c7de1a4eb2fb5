import type { Context } from '../../context.ts'
import { isStorable } from '../../input/text-input.ts'
import type { BookingRow } from '../booking-row.ts'
import { readListPage } from '../gateway-calls.ts'
import { type BookingsRead, type Wanted, companyBookings } from './company-bookings.ts'
import { orderOf } from './list-state.ts'

export type FoundBooking = {
  row: BookingRow | null
  /** Whether a booking that is not found does not exist: everything since `since` was read. */
  complete: boolean
  /** Whether the gateway returns the keys that bookings were made with. */
  echoesKeys: boolean
  list: BookingsRead
}

type Options = {
  /** Nothing older can be what is looked for. */
  since?: Date
  maxAgeMs?: number
}

const isBefore = (row: BookingRow | undefined, since: string | undefined) =>
  since !== undefined && row?.createdAt != null && row.createdAt < since

/** Finds a booking by the idempotency key it was made with: with one call where the gateway can, else in the company's list. */
export async function findByClientReference(
  context: Context,
  clientReference: string,
  { since, maxAgeMs = 2000 }: Options = {},
): Promise<FoundBooking> {
  const from = since?.toISOString()
  const isIt = (row: BookingRow) => row.clientReference === clientReference
  const reachesBack = (rows: BookingRow[]) => orderOf(rows) === 'newest-first' && isBefore(rows.at(-1), from)
  const isEnough: Wanted['isEnough'] = ({ rows, supports }) =>
    supports.includes('clientReference') || rows.some(isIt) || reachesBack(rows)
  const known = await companyBookings(context, { maxAgeMs: Infinity, isEnough })
  if (isStorable(clientReference) && known.supports.includes('clientReference')) {
    const { rows } = await readListPage(context.gateway, { clientReference }, context.bookingKinds)
    return { row: rows.find(isIt) ?? null, complete: true, echoesKeys: true, list: known }
  }
  const list = await companyBookings(context, { maxAgeMs, isEnough })
  return {
    row: list.rows.find(isIt) ?? null,
    complete: list.complete || reachesBack(list.rows),
    echoesKeys: list.rows.some((row) => row.clientReference !== null),
    list,
  }
}
