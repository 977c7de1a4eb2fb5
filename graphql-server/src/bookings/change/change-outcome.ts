import type { BookingEvent } from '../../__generated__/schema-types.ts'
import { field, type WireObject } from '../../gateway/wire.ts'
import { parseHalalas } from '../../values/money.ts'
import { readHistory } from '../common-details.ts'
import type { BookingRow } from '../booking-row.ts'
import { clockSkewMs } from '../outcome/find-outcome.ts'
import { isChanging } from './change-codes.ts'
import type { StoredChangeQuote } from './quote-change.ts'

type QuotedChange = Pick<StoredChangeQuote, 'changes' | 'oldTotalHalalas' | 'newTotalHalalas'>

/** `open`: the supplier has not responded. Null: the booking does not show the outcome. */
export type ChangeOutcome = 'made' | 'not made' | 'refused' | 'open' | null

const changeEvents: ReadonlySet<BookingEvent['kind']> = new Set(['CHANGE_REQUESTED', 'CHANGED', 'CHANGE_REFUSED'])

/** Derives the outcome from the total, if the change affects it. */
function deriveFromTotal({ total }: BookingRow, { oldTotalHalalas, newTotalHalalas }: QuotedChange): ChangeOutcome {
  const halalas = parseHalalas(total?.amount)
  if (halalas === null || newTotalHalalas === oldTotalHalalas) return null
  return halalas === newTotalHalalas ? 'made' : 'not made'
}

/** Reads from a booking the outcome of a change that was sent at `sentAt`. */
export function readChangeOutcome(
  { row, view }: { row: BookingRow; view: WireObject },
  quoted: QuotedChange,
  sentAt: string,
): ChangeOutcome {
  if (isChanging(row.change)) return 'open'
  const outcomeFromTotal = deriveFromTotal(row, quoted)
  if (field(view, 'history') == null) return outcomeFromTotal

  const values = JSON.stringify(quoted.changes)
  const hasNoValues = ({ changes }: BookingEvent) => changes.length === 0 || quoted.changes.length === 0
  const isThisChange = (event: BookingEvent) =>
    event.kind === 'CHANGED' && !hasNoValues(event) && JSON.stringify(event.changes) === values
  const [newest, ...others] = readHistory(view).filter(({ kind }) => changeEvents.has(kind))
  if (!newest) return outcomeFromTotal === 'made' ? 'made' : 'not made'
  // The event has the quoted old values, so it came after the quote, even if the gateway's clock is wrong.
  if (isThisChange(newest)) return 'made'
  const msAfterSending = (event: BookingEvent) => Date.parse(event.at) - Date.parse(sentAt)
  const isRecent = (event: BookingEvent) => msAfterSending(event) >= -clockSkewMs
  if (newest.kind === 'CHANGE_REQUESTED' && isRecent(newest)) return 'open'
  if (newest.kind === 'CHANGED' && hasNoValues(newest))
    return isRecent(newest) ? outcomeFromTotal : (outcomeFromTotal ?? 'not made')
  // The change may be among the others, with another change made after it.
  if (
    others.some((event) => event.kind === 'CHANGED' && isRecent(event) && (isThisChange(event) || hasNoValues(event)))
  )
    return null
  // The refusal may belong to an earlier call.
  return newest.kind === 'CHANGE_REFUSED' && msAfterSending(newest) >= 0 ? 'refused' : 'not made'
}
