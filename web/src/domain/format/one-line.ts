const NBSP = '\u00a0'
/** Separator between two facts on one line. */
export const DOT = `${NBSP}·${NBSP}`
/** Dash in a range. A line may break after it. */
export const DASH = `${NBSP}– `
/** Non-breaking hyphen, made with word joiners. */
const UNBROKEN_HYPHEN = '\u2060-\u2060'

/** Replaces spaces with no-break spaces. Dates may break only after the weekday, Hijri dates before the year, and ranges after the dash. */
export const onOneLine = (text: string): string => text.replaceAll(' ', NBSP)

export const withoutBreakAtHyphen = (text: string): string => text.replaceAll('-', UNBROKEN_HYPHEN)

const phone = /\+\d[\d ]{6,}\d/g
const measure = /(?<=\d) (?=(?:km|m|م|كم|میٹر|کلومیٹر)(?!\p{L}))/gu

/** Keeps phone numbers and distances such as `389 m` in a supplier's text on one line, and a plus sign first even in right-to-left text. */
export const withUnbrokenNumbers = (text: string): string =>
  text.replaceAll(phone, (number) => `\u2066${onOneLine(number)}\u2069`).replaceAll(measure, NBSP)
