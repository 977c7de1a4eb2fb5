const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
})

/** Converts a day to the month and day of the Umm al-Qura calendar, which determines Saudi hotel prices. */
export function toHijriMonthDay(day: string): { month: number; day: number } {
  const parts = hijri.formatToParts(new Date(`${day}T00:00:00Z`))
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  return { month: read('month'), day: read('day') }
}

/** Demand by Hijri month, from Muharram, in thousandths of an ordinary night. Ramadan and Dhu al-Hijjah, both 0 here, follow their own rules. */
const monthPermille = [860, 850, 980, 950, 960, 1000, 1120, 1230, 0, 1060, 900, 0]

function hijriPermille(night: string): number {
  const { month, day } = toHijriMonthDay(night)
  // Demand in Ramadan rises toward its last ten nights.
  if (month === 9) return day <= 10 ? 1600 : day <= 20 ? 1900 : 2750
  if (month === 10 && day <= 3) return 1500
  // Hajj: the weeks around 8 to 13 Dhu al-Hijjah.
  if (month === 12) return day <= 16 ? 2400 : 1000
  return monthPermille[month - 1] ?? 1000
}

/** Whether a night is a Thursday or Friday night, because the Saudi weekend is Friday and Saturday. */
const isWeekendNight = (night: string) => [4, 5].includes(new Date(`${night}T00:00:00Z`).getUTCDay())

const cache = new Map<string, number>()

/** Returns the price of a night in thousandths of an ordinary night. */
export function seasonPermille(night: string): number {
  const cached = cache.get(night)
  if (cached !== undefined) return cached
  const permille = Math.round((hijriPermille(night) * (isWeekendNight(night) ? 1180 : 1000)) / 1000)
  cache.set(night, permille)
  return permille
}

export const isRamadan = (day: string): boolean => toHijriMonthDay(day).month === 9
