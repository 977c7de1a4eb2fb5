const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g

/** Text with Latin digits instead of the Arabic and Persian ones of phone keyboards. */
export const latinDigits = (text: string) =>
  text.replaceAll(arabicDigits, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))

// Invisible marks that steer the direction of text; they are copied along from right-to-left pages.
const directionMarks = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufeff]/g

/** Normalized text: NFC, trimmed, spaces collapsed, no direction marks. */
export const tidy = (text: string) =>
  text.normalize('NFC').replaceAll(directionMarks, '').replaceAll(/\s+/g, ' ').trim()

/** Length in code points: an emoji counts as one, a letter with three combining marks as four. */
export const lengthOf = (text: string) => Array.from(text).length

/** Whether text can be stored and sent: no NUL and no half of a surrogate pair. */
export const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

/** Whether the gateway can have issued an id; it rejects the body or query of a call with any other. */
export const isPossibleId = (id: string, maxLength = 200) =>
  id.trim() !== '' && id.length <= maxLength && isStorable(id)

/** Whether text has line breaks or other control characters, which names, reasons and references never have. */
export const hasControlCharacters = (text: string) => /\p{Cc}/u.test(text)

/** The digits of a number written with spaces, dashes, brackets or a leading plus. */
export const digitsOf = (text: string) => latinDigits(tidy(text)).replaceAll(/[\s().+-]/g, '')
