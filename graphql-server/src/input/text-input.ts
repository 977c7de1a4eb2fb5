import { compactCode } from '../values/text.ts'

/** Length in code points. An emoji counts as one, a letter with three combining marks as four. */
export const countCharacters = (text: string) => Array.from(text).length

/** Whether text can be stored and sent: no NUL and no half of a surrogate pair. */
export const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed()

/** Whether the gateway can have issued an id. The gateway rejects a body or query with any other id. */
export const isPossibleId = (id: string, maxLength = 200) =>
  id.trim() !== '' && id.length <= maxLength && isStorable(id)

/** Whether text has line breaks or other control characters, which names, reasons and references never have. */
export const hasControlCharacters = (text: string) => /\p{Cc}/u.test(text)

/** Removes spaces, dots, dashes and brackets from a number. Keeps a leading plus. */
export const compactNumber = (text: string) => compactCode(text).replaceAll(/[().-]/g, '')
