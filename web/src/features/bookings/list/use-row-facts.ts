import { useFormat } from '#src/lib/i18n/use-format.ts'
import { toBookingFacts } from '../booking-facts.ts'
import type { BookingRowFragment } from '../booking-row.generated.ts'
import type { ColumnId } from '../columns/columns.ts'
import { usePartyText } from '../use-party-text.ts'
import { findDeadline } from './deadline.ts'

export type RowFacts = ReturnType<typeof useRowFacts>

/** Values shown in a row's cells. */
export function useRowFacts(booking: BookingRowFragment, now: Date, columns: readonly ColumnId[]) {
  const format = useFormat()
  const partyText = usePartyText()
  const facts = toBookingFacts(booking)
  const { startsOn, endsOn } = facts
  return {
    booking,
    facts,
    now,
    deadline: findDeadline(booking, facts, now),
    isCancelledOrFailed: booking.status === 'CANCELLED' || booking.status === 'FAILED',
    party: partyText(facts),
    dates: startsOn && (endsOn ? format.stay(startsOn, endsOn, 'otherYear') : format.weekday(startsOn, 'otherYear')),
    bookedOn: booking.createdAt && {
      day: format.day(format.dateOf(booking.createdAt), 'otherYear'),
      dateTime: format.shortDateTime(booking.createdAt, 'otherYear'),
    },
    hasColumn: (id: ColumnId) => columns.includes(id),
  }
}
