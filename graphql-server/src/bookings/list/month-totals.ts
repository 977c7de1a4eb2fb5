import type { MonthTotals, StatedTotal } from '../../__generated__/schema-types.ts'
import { money, parseHalalas } from '../../values/money.ts'
import type { BookingRow } from '../booking-row.ts'
import { monthStart } from './agenda-sets.ts'

const currency = 'SAR'

/** A sum of amounts in SAR, and the number of bookings with and without an amount. */
export type AmountSum = { halalas: number; stated: number; notStated: number }

/** Sums over bookings. Refunds include only cancelled and refunded bookings; commissions exclude cancelled bookings. */
export type AmountSums = { sold: AmountSum; refunded: AmountSum; commission: AmountSum }

/** Adds up amounts in SAR, and counts amounts that are missing or in another currency. */
function addAmounts(amounts: readonly BookingRow['total'][]): AmountSum {
  const halalaAmounts = amounts
    .map((amount) => (amount?.currency === currency ? parseHalalas(amount.amount) : null))
    .filter((halalas) => halalas !== null)
  return {
    halalas: halalaAmounts.reduce((sum, halalas) => sum + halalas, 0),
    stated: halalaAmounts.length,
    notStated: amounts.length - halalaAmounts.length,
  }
}

const noSum: AmountSum = { halalas: 0, stated: 0, notStated: 0 }
export const noSums: AmountSums = { sold: noSum, refunded: noSum, commission: noSum }

export function computeSums(rows: readonly BookingRow[]): AmountSums {
  const isCancelled = ({ status }: BookingRow) => status === 'CANCELLED'
  return {
    sold: addAmounts(rows.map(({ total }) => total)),
    refunded: addAmounts(
      rows.filter((row) => isCancelled(row) || row.refunded !== null).map(({ refunded }) => refunded),
    ),
    commission: addAmounts(rows.filter((row) => !isCancelled(row)).map(({ commission }) => commission)),
  }
}

const combineSum = (left: AmountSum, right: AmountSum, sign: 1 | -1): AmountSum => ({
  halalas: left.halalas + sign * right.halalas,
  stated: left.stated + sign * right.stated,
  notStated: left.notStated + sign * right.notStated,
})

const combineSums = (left: AmountSums, right: AmountSums, sign: 1 | -1): AmountSums => ({
  sold: combineSum(left.sold, right.sold, sign),
  refunded: combineSum(left.refunded, right.refunded, sign),
  commission: combineSum(left.commission, right.commission, sign),
})

export const addSums = (left: AmountSums, right: AmountSums) => combineSums(left, right, 1)
export const subtractSums = (left: AmountSums, right: AmountSums) => combineSums(left, right, -1)

const toTotal = ({ halalas, stated, notStated }: AmountSum): StatedTotal => ({
  money: stated === 0 && notStated > 0 ? null : money(halalas),
  notStated,
})

/** Returns the totals of the bookings made this month, from the amounts that the gateway sends. */
export const toMonthTotals = (
  bookings: number,
  { sold, refunded, commission }: AmountSums,
  now: Date,
): MonthTotals => ({
  from: monthStart(now),
  bookings,
  sold: toTotal(sold),
  refunded: toTotal(refunded),
  commission: toTotal(commission),
})
