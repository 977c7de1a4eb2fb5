import type { Context } from '../../context.ts'
import { isStorable } from '../../input/text-input.ts'
import type { BookingRow } from '../booking-row.ts'
import { type ListPage, readListPage } from '../gateway-calls.ts'
import { type BookingsRead, type ReadOptions, readCompanyBookings } from './company-bookings.ts'
import { detectOrder } from './list-state.ts'

export type FoundBooking = {
  row: BookingRow | null
  /** Whether all bookings since `since` were read. If so, a booking that was not found does not exist. */
  complete: boolean
  /** Whether the gateway returns the idempotency keys of bookings. */
  echoesKeys: boolean
  list: BookingsRead
}

type Options = {
  /** Earliest possible creation time of the booking. */
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
  const hasKey = (row: BookingRow) => row.clientReference === clientReference
  const coversSince = (rows: BookingRow[]) => detectOrder(rows) === 'newest-first' && isBefore(rows.at(-1), from)
  const isEnough: ReadOptions['isEnough'] = ({ rows, supports }) =>
    supports.includes('clientReference') || rows.some(hasKey) || coversSince(rows)
  const { gateway, bookingKinds } = context
  // Skip the list if we already know that the gateway filters by key.
  const knownList = gateway.findings.supports.includes('clientReference')
    ? noBookings
    : await readCompanyBookings(context, { maxAgeMs: Infinity, isEnough })
  let firstPage: ListPage | undefined
  if (isStorable(clientReference) && gateway.findings.supports.includes('clientReference')) {
    const page = await readListPage(gateway, { clientReference }, bookingKinds)
    if (page.supports.includes('clientReference')) {
      return { row: page.rows.find(hasKey) ?? null, complete: true, echoesKeys: true, list: knownList }
    }
    // The gateway no longer supports the parameter, so it sent the first page of its whole list.
    firstPage = page
  }
  const list = await readCompanyBookings(context, { maxAgeMs, isEnough, firstPage })
  return {
    row: list.rows.find(hasKey) ?? null,
    complete: list.complete || coversSince(list.rows),
    echoesKeys: list.rows.some((row) => row.clientReference !== null),
    list,
  }
}
