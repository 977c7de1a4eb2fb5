import { z } from 'zod'

/** Text of a request. PostgreSQL stores neither NUL nor half of a surrogate pair, so such text is a bad request. */
export const wireText = z
  .string()
  .refine((text) => text.isWellFormed() && !text.includes('\0'), { error: 'must be Unicode text without NUL' })

/** Converts Arabic-Indic (٠-٩) and extended Arabic-Indic (۰-۹) digits to Latin ones, and drops spaces and direction marks. */
export const latinDigits = (text: string): string =>
  text
    .replaceAll(/[\s\u200e\u200f]/g, '')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
