/** Formats money, dates, times, durations and distances for a language. */
import type { CalendarDate } from '@internationalized/date'
import { type Money, fromHalalas, toHalalas } from '#src/domain/money.ts'
import { once } from '#src/domain/once.ts'
import { MAKKAH_ZONE, parseStayDate, todayInMakkah } from '#src/domain/stay.ts'
import { hijriFormat } from './hijri.ts'
import { type MoneyOrder, localeRules } from './locales.ts'
import { DASH, DOT, onOneLine } from './one-line.ts'

export interface MoneyParts {
  readonly sign: string
  readonly whole: string
  readonly fraction: string
  readonly currency: string
  readonly order: MoneyOrder
}

/**
 * When a date includes its year.
 *
 * - `whenFar`: for past dates, if the year is not the current one; for future dates, if they are more than eleven months ahead.
 * - `otherYear`: if the year is not the current one, as in a list that spans years.
 * - `always`: as in a booking's details.
 */
export type YearDisplay = 'whenFar' | 'otherYear' | 'always'

export interface Format {
  readonly rtl: boolean
  number(value: number): string
  /** `"3.75"`, with the decimal sign of the language. */
  decimal(value: string): string
  /** `"50"` → `50%`. */
  percent(value: string): string
  /** Money inside a sentence or a button; currency and digits stay on one line. */
  money(money: Money): string
  /** Money inside a sentence, without decimals that are zero. */
  moneyWithoutZeros(money: Money): string
  /** Parts of an amount, for `<Money>`. The sign of a positive amount is empty. */
  moneyParts(money: Money): MoneyParts
  /** An amount without currency, isolated for right-to-left text. */
  amount(money: Money): string
  /** An amount rounded to whole riyals, without currency. */
  wholeAmount(money: Money): string
  /** `13 Dec`; with the year beyond the next eleven months. */
  day(date: string, year?: YearDisplay): string
  /** `Sun 13 Dec`, with the year as in `day`. */
  weekday(date: string, year?: YearDisplay): string
  /** `Sun 13 Dec – Fri 18 Dec`. A year shared by both days is written once, at the end. */
  stay(checkIn: string, checkOut: string, year?: YearDisplay): string
  /** `Saturday 21 November`. */
  longDay(date: string): string
  /** `21 November 2026`: always with its year. */
  fullDate(date: string): string
  /** `December 2026`. */
  monthYear(date: string): string
  /** `4 Rajab 1448`. */
  hijri(date: string): string
  /** `4`: the day of the Hijri month. */
  hijriDay(date: string): string
  /** `4 – 9 Rajab 1448`. */
  hijriStay(checkIn: string, checkOut: string): string
  /** `Jumada al-Akhirah – Rajab 1448`: the Hijri months between two days. */
  hijriMonths(first: string, last: string): string
  /** A 24-hour time such as `16:00` with the language's separator. */
  clock(time: string): string
  /** 24-hour time of an instant in Makkah, or in a given zone. */
  time(instant: string, zone?: string): string
  /** Day of an instant in Makkah, or in a given zone, as `YYYY-MM-DD`. */
  dateOf(instant: string, zone?: string): string
  /** `10 Dec`: the last day before an instant, in Makkah time. A deadline at midnight ends with the day before. */
  lastDay(until: string, year?: YearDisplay): string
  /** `Thu 10 Dec` if an instant is the midnight in Makkah that ends this day; undefined for other times. */
  dayEndedAt(instant: string, year?: YearDisplay): string | undefined
  /** `Thu 10 Dec at 14:00`, in Makkah time or in a given zone. The surrounding sentence must name the zone. */
  dateTime(instant: string, options?: { zone?: string; year?: YearDisplay; weekday?: boolean }): string
  /** `21 Nov · 09:12` in Makkah time, for past events and where a weekday does not fit. */
  shortDateTime(instant: string, year?: YearDisplay): string
  /** `2 d 4 h`, the two largest units. */
  duration(milliseconds: number): string
  /** `1,150 m`: agents compare hotels in meters, also beyond a kilometer. */
  meters(meters: number): string
  kilometers(meters: number): string
}

const DIRECTION_MARKS = /[\u200e\u200f]/g

const zoneFormats = new Map<string, Intl.DateTimeFormat>()

function zoneFormat(zone: string): Intl.DateTimeFormat {
  const cached = zoneFormats.get(zone)
  if (cached) return cached
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  zoneFormats.set(zone, format)
  return format
}

/** Creates the format for a language with the given clock. */
export function createFormat(language: string, now: () => Date): Format {
  const rules = localeRules(language)
  const numbers = once(() => new Intl.NumberFormat(rules.tag, { maximumFractionDigits: 1 }))
  const percents = once(() => new Intl.NumberFormat(rules.tag, { style: 'percent', maximumFractionDigits: 6 }))
  const dates = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(rules.tag, { timeZone: 'UTC', ...options }))
  const month = dates({ month: 'short' })
  const longMonth = dates({ month: 'long' })
  const shortWeekday = dates({ weekday: 'short' })
  const longWeekday = dates({ weekday: 'long' })
  const units = (unit: 'day' | 'hour' | 'minute') =>
    once(() => new Intl.NumberFormat(rules.tag, { style: 'unit', unit, unitDisplay: 'long' }))
  const dayUnits = units('day')
  const hourUnits = units('hour')
  const minuteUnits = units('minute')
  const unitList = once(() => new Intl.ListFormat(rules.tag, { type: 'unit', style: 'narrow' }))
  const isolate = (digits: string) => (rules.rtl ? `\u2066${digits}\u2069` : digits)
  const number = (value: number) => numbers().format(value).replace(DIRECTION_MARKS, '')

  const group = (digits: string) => digits.replace(/\B(?=(\d{3})+(?!\d))/g, rules.group)

  function moneyParts({ amount, currency }: Money): MoneyParts {
    const halalas = toHalalas(amount)
    const [whole = '0', fraction = '00'] = fromHalalas(halalas < 0n ? -halalas : halalas).split('.')
    return {
      sign: halalas < 0n ? '−' : '',
      whole: group(whole),
      fraction: `${rules.decimal}${fraction}`,
      currency: currency === 'SAR' ? rules.riyal : currency,
      order: rules.moneyOrder,
    }
  }

  function isDistant(date: CalendarDate): boolean {
    const today = todayInMakkah(now())
    return date.compare(today) < 0 ? date.year !== today.year : date.compare(today.add({ months: 11 })) > 0
  }

  const dayText = (date: CalendarDate, monthFormat: () => Intl.DateTimeFormat, withYear: boolean) =>
    onOneLine(`${date.day} ${monthFormat().format(date.toDate('UTC'))}${withYear ? ` ${date.year}` : ''}`)

  function withDate(text: string, print: (date: CalendarDate) => string): string {
    const date = parseStayDate(text)
    return date ? print(date) : text
  }

  const isOtherYear = (date: CalendarDate) => date.year !== todayInMakkah(now()).year
  const showsYear = (date: CalendarDate, year: YearDisplay) =>
    year === 'always' || (year === 'otherYear' ? isOtherYear(date) : isDistant(date))
  const weekdayText = (date: CalendarDate, withYear: boolean) =>
    rules.weekday(shortWeekday().format(date.toDate('UTC')), dayText(date, month, withYear))
  const day = (text: string, year: YearDisplay = 'whenFar') =>
    withDate(text, (date) => dayText(date, month, showsYear(date, year)))
  const weekday = (text: string, year: YearDisplay = 'whenFar') =>
    withDate(text, (date) => weekdayText(date, showsYear(date, year)))

  function stay(checkIn: string, checkOut: string, year: YearDisplay = 'whenFar'): string {
    const from = parseStayDate(checkIn)
    const to = parseStayDate(checkOut)
    if (!from || !to) return weekday(checkIn, year) + DASH + weekday(checkOut, year)
    const needsYear = showsYear(from, year) || showsYear(to, year)
    return weekdayText(from, needsYear && from.year !== to.year) + DASH + weekdayText(to, needsYear)
  }

  const hijri = hijriFormat(language, rules.hijriEra)
  const printRange = (first: string, last: string, print: (from: CalendarDate, to: CalendarDate) => string): string => {
    const [from, to] = [parseStayDate(first), parseStayDate(last)]
    return from && to ? print(from, to) : ''
  }

  function inZone(instant: string, zone: string): { date: string; time: string } {
    const parts = zoneFormat(zone).formatToParts(new Date(instant))
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((entry) => entry.type === type)?.value ?? ''
    return {
      date: `${part('year')}-${part('month')}-${part('day')}`,
      time: `${part('hour')}${rules.timeSeparator}${part('minute')}`,
    }
  }

  const dayBefore = (instant: string) => inZone(new Date(Date.parse(instant) - 1).toISOString(), MAKKAH_ZONE).date

  function duration(milliseconds: number): string {
    // Counts minutes, which have the same length in every zone and month.
    const totalMinutes = Math.floor(Math.max(0, milliseconds) / 60_000)
    const days = Math.floor(totalMinutes / 1440)
    const hours = Math.floor(totalMinutes / 60) % 24
    const minutes = totalMinutes % 60
    const pieces: string[] = []
    if (days > 0) pieces.push(rules.day ? `${number(days)} ${rules.day}` : dayUnits().format(days))
    if (hours > 0) pieces.push(rules.hour ? `${hours} ${rules.hour}` : hourUnits().format(hours))
    if (days === 0 && (minutes > 0 || hours === 0))
      pieces.push(rules.minute ? `${minutes} ${rules.minute}` : minuteUnits().format(minutes))
    return unitList().format(pieces.map(onOneLine))
  }

  return {
    rtl: rules.rtl,
    number,
    decimal: (value) => isolate(value.replace('.', rules.decimal)),
    percent: (value) =>
      isolate(
        percents()
          .format(Number(value) / 100)
          .replace(DIRECTION_MARKS, ''),
      ),
    money: (money) => {
      const { sign, whole, fraction, currency } = moneyParts(money)
      return rules.money(sign, whole + fraction, currency)
    },
    moneyWithoutZeros: (money) => {
      const { sign, whole, fraction, currency } = moneyParts(money)
      return rules.money(sign, fraction === `${rules.decimal}00` ? whole : whole + fraction, currency)
    },
    moneyParts,
    amount: (money) => {
      const { sign, whole, fraction } = moneyParts(money)
      return isolate(sign + whole + fraction)
    },
    wholeAmount: (money) => {
      const halalas = toHalalas(money.amount)
      return isolate(group(((halalas < 0n ? -halalas : halalas) + 50n).toString().padStart(3, '0').slice(0, -2)))
    },
    day,
    weekday,
    stay,
    longDay: (text) =>
      withDate(text, (date) =>
        rules.weekday(longWeekday().format(date.toDate('UTC')), dayText(date, longMonth, isDistant(date))),
      ),
    fullDate: (text) => withDate(text, (date) => dayText(date, longMonth, true)),
    monthYear: (text) => withDate(text, (date) => onOneLine(`${longMonth().format(date.toDate('UTC'))} ${date.year}`)),
    hijri: (text) => withDate(text, hijri.date),
    hijriDay: (text) => withDate(text, hijri.day),
    hijriStay: (checkIn, checkOut) => printRange(checkIn, checkOut, hijri.stay),
    hijriMonths: (first, last) => printRange(first, last, hijri.months),
    clock: (time) => time.replace(':', rules.timeSeparator),
    time: (instant, zone = MAKKAH_ZONE) => inZone(instant, zone).time,
    dateOf: (instant, zone = MAKKAH_ZONE) => inZone(instant, zone).date,
    lastDay: (until, year) => day(dayBefore(until), year),
    dayEndedAt: (instant, year) =>
      inZone(instant, MAKKAH_ZONE).time === `00${rules.timeSeparator}00`
        ? weekday(dayBefore(instant), year)
        : undefined,
    dateTime: (instant, { zone = MAKKAH_ZONE, year, weekday: withWeekday = true } = {}) => {
      const { date, time } = inZone(instant, zone)
      return rules.dayAndTime((withWeekday ? weekday : day)(date, year), time)
    },
    shortDateTime: (instant, year) => {
      const { date, time } = inZone(instant, MAKKAH_ZONE)
      return day(date, year) + DOT + time
    },
    duration,
    meters: (meters) => `${number(Math.round(meters))}\u00a0${rules.meter}`,
    kilometers: (meters) => `${number(meters / 1000)}\u00a0${rules.kilometer}`,
  }
}
