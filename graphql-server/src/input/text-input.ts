const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g

/** Latin digits for the Arabic and Persian ones that a phone keyboard gives. */
export const latinDigits = (text: string) =>
  text.replaceAll(arabicDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

// Marks that only steer the direction of text; they come along when somebody pastes from a right-to-left page.
const directionMarks = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/g

/** Text as it is kept: composed, trimmed, blanks collapsed, without invisible direction marks. */
export const tidy = (text: string) =>
  text.normalize('NFC').replaceAll(directionMarks, '').replaceAll(/\s+/g, ' ').trim()

/** Code points: what a letter outside the basic plane counts as one of, and a pile of combining marks as many of. */
export const lengthOf = (text: string) => Array.from(text).length

/** Line breaks and other control characters, which no name, reason or reference has. */
export const hasControlCharacters = (text: string) => /\p{Cc}/u.test(text)

/** Digits alone, from a number written with blanks, dashes, brackets or a leading plus. */
export const digitsOf = (text: string) => latinDigits(tidy(text)).replaceAll(/[\s().+-]/g, '')
