/** Finds the outcome of a booking call without a clear response, using the gateway's lists. */
import type { Context } from '../../context.ts'
import { type BookingKind, kindByTypename } from '../booking-kind.ts'
import type { BookingRow } from '../booking-row.ts'
import { isCardNotCharged } from '../card/booking-card.ts'
import { findByClientReference } from '../list/find-booking.ts'

export type UnclearCall = {
  key: string
  sentAt: Date
  /** The booking that the call should create; null if it is no longer known. */
  expected: BookingRow | null
}

export type FoundOutcome =
  | { state: 'BOOKED'; row: BookingRow }
  /** `row`: the failed booking in the gateway's list. `cardNotCharged`: the card page was abandoned, so the booking was never sent to the supplier. */
  | { state: 'NOT_BOOKED'; row: BookingRow | null; cardNotCharged: boolean }
  /** `row`: the pending booking that the gateway lists under the key. */
  | { state: 'UNKNOWN'; row: BookingRow | null; candidates: BookingRow[]; nextCheckSeconds: number | null }

const maxIntervalSeconds = 60
/** Time after which the search for the key stops. */
const giveUpMs = 30 * 60_000
/** `giveUpMs` for a list that cannot be read completely. */
const giveUpIncompleteMs = 5 * 60_000
/** Tolerance for the gateway's clock. */
export const clockSkewMs = 5 * 60_000

const bookedStatuses: ReadonlySet<BookingRow['status']> = new Set(['CONFIRMED', 'CANCELLED', 'PARTIAL'])

/** Returns the interval between checks, which doubles with the elapsed time: 2, 4, 8 … 60 seconds. */
export function intervalAfter(elapsedMs: number): number {
  const doublings = Math.floor(Math.log2(Math.max(2, elapsedMs / 1000)))
  return Math.min(maxIntervalSeconds, 2 ** doublings)
}

const wasCreatedDuringCall = ({ createdAt }: BookingRow, sentAt: Date, maxCallMs: number) => {
  if (createdAt === null) return true
  const age = Date.parse(createdAt) - sentAt.getTime()
  return age >= -clockSkewMs && age <= maxCallMs + clockSkewMs
}

const areCompatibleTexts = (left: string | null | undefined, right: string | null | undefined) =>
  left == null || right == null || left.toLowerCase() === right.toLowerCase()

/** Returns the bookings that the call may have created: same product, lead traveler, total and time. */
function findCandidates(
  { expected, kind, sentAt, maxCallMs }: { expected: BookingRow; kind: BookingKind; sentAt: Date; maxCallMs: number },
  rows: BookingRow[],
): BookingRow[] {
  return rows.filter(
    (row) =>
      (row.clientReference === null || row.clientReference === expected.clientReference) &&
      kind.isSameService(expected, row) &&
      areCompatibleTexts(expected.leadName, row.leadName) &&
      areCompatibleTexts(expected.total?.amount, row.total?.amount) &&
      wasCreatedDuringCall(row, sentAt, maxCallMs),
  )
}

/** Finds the outcome of a call. `UNKNOWN` contains the candidates and the seconds until the next check, which are null if only the agent can decide. */
export async function findOutcome(call: UnclearCall, context: Context): Promise<FoundOutcome> {
  const { key, sentAt, expected } = call
  const { maxCallMs } = context
  const elapsedMs = context.clock().getTime() - sentAt.getTime()
  const intervalSeconds = intervalAfter(elapsedMs)
  const isCallOver = elapsedMs > maxCallMs
  const stillUnknown = (candidates: BookingRow[], isGivenUp: boolean) => ({
    state: 'UNKNOWN' as const,
    row: null,
    candidates,
    nextCheckSeconds: isGivenUp ? null : intervalSeconds,
  })
  // A cached list may be up to half a check interval old. The gateway may add the booking at any time during the call, so once the call is over, the
  // list must have been read after its end.
  const maxAgeMs = Math.min((intervalSeconds / 2) * 1000, isCallOver ? elapsedMs - maxCallMs : Infinity)
  const since = new Date(sentAt.getTime() - clockSkewMs)
  const { row, complete, echoesKeys, list } = await findByClientReference(context, key, { since, maxAgeMs })

  if (row && bookedStatuses.has(row.status)) return { state: 'BOOKED', row }
  if (row?.status === 'FAILED')
    return { state: 'NOT_BOOKED', row, cardNotCharged: await isCardNotCharged(row, context) }
  // Once the gateway has the booking, only the supplier decides.
  if (row) return { ...stillUnknown([], false), row }
  if (echoesKeys) {
    if (isCallOver && complete) return { state: 'NOT_BOOKED', row: null, cardNotCharged: false }
    return stillUnknown([], elapsedMs > giveUpMs)
  }
  const kind = expected && kindByTypename(context.bookingKinds, expected.__typename)
  const candidates = expected && kind ? findCandidates({ expected, kind, sentAt, maxCallMs }, list.rows) : []
  return stillUnknown(candidates, isCallOver && (complete || elapsedMs > giveUpIncompleteMs))
}
