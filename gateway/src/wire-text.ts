import { z } from 'zod'
import { compactCode, tidy, tidyLines, tidyName } from '#src/values/text.ts'

/** Text of a request. PostgreSQL cannot store NUL or half a surrogate pair, so such text is a bad request. */
export const wireText = z
  .string()
  .refine((text) => text.isWellFormed() && !text.includes('\0'), { error: 'must be Unicode text without NUL' })

/** Id that a client chooses to identify a call, so that a retry has no second effect. */
export const clientId = z.string().regex(/^[\w-]{8,64}$/, 'must be 8 to 64 letters, digits or hyphens')

const limitLength = (max: number) => z.string().max(max)

/** Typed text, cleaned, of at most `max` characters. */
export const typedText = (max: number) => wireText.transform(tidy).pipe(limitLength(max))

/** Typed text of several lines. */
export const typedLines = wireText.transform(tidyLines)

/** A traveler's name. Its length is checked by the name rules. */
export const typedName = wireText.transform(tidyName)

/** A typed number or code: capitals and Latin digits without spaces. */
export const typedCode = (max: number) => wireText.transform(compactCode).pipe(limitLength(max))
