const NBSP = '\u00a0'
/** Between two facts of one line. */
export const DOT = `${NBSP}·${NBSP}`
/** Between two ends of a range, which breaks after it. */
export const DASH = `${NBSP}– `
/** A hyphen between word joiners, where a line does not break. */
const UNBROKEN_HYPHEN = '\u2060-\u2060'

/** Keeps a day with its month and year on one line. A date breaks only after its weekday, a Hijri date before its year, a range after its dash. */
export const onOneLine = (text: string): string => text.replaceAll(' ', NBSP)

export const withoutBreakAtHyphen = (text: string): string => text.replaceAll('-', UNBROKEN_HYPHEN)

const phone = /\+\d[\d ]{6,}\d/g
const measure = /(?<=\d) (?=(?:km|m|م|كم|میٹر|کلومیٹر)(?!\p{L}))/gu

/** A supplier's text in which `+966 14 000 0473` and `389 m` stay on one line, with the plus sign first in right-to-left text too. */
export const withWholeNumbers = (text: string): string =>
  text.replaceAll(phone, (number) => `\u2066${onOneLine(number)}\u2069`).replaceAll(measure, NBSP)
