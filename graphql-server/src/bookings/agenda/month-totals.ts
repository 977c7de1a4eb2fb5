import type { MonthTotals, StatedTotal } from '../../__generated__/schema-types.ts'
import { money, parseHalalas } from '../../values/money.ts'
import type { BookingRow } from '../booking-row.ts'
import { inAgenda, monthStart } from './agenda-sets.ts'

const currency = 'SAR'

/** Adds up amounts in SAR; an amount that is missing or in another currency is counted instead. */
function add(amounts: readonly BookingRow['total'][]): StatedTotal {
  const stated = amounts
    .map((amount) => (amount?.currency === currency ? parseHalalas(amount.amount) : null))
    .filter((halalas) => halalas !== null)
  const isUnknown = amounts.length > 0 && stated.length === 0
  return {
    money: isUnknown ? null : money(stated.reduce((sum, halalas) => sum + halalas, 0)),
    notStated: amounts.length - stated.length,
  }
}

/** Totals of the bookings made this month, as far as the gateway states their amounts. */
export function monthTotals(rows: readonly BookingRow[], now: Date): MonthTotals {
  const made = rows.filter(inAgenda('BOOKED_THIS_MONTH', now))
  const isCancelled = ({ status }: BookingRow) => status === 'CANCELLED'
  return {
    from: monthStart(now),
    bookings: made.length,
    sold: add(made.map(({ total }) => total)),
    refunded: add(made.filter((row) => isCancelled(row) || row.refunded !== null).map(({ refunded }) => refunded)),
    commission: add(made.filter((row) => !isCancelled(row)).map(({ commission }) => commission)),
  }
}
