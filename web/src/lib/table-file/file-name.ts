import type { FileKind } from './table.ts'

/** Characters that file systems reserve, and invisible characters. */
const invalidCharacters = /[<>:"/\\|?*\p{Cc}\p{Bidi_Control}]/gu
const maxPartLength = 60

/** Builds a file name from its parts, such as `Bookings - Example Travel - 2026-11-24.xlsx`. */
export function buildFileName(parts: readonly (string | null)[], kind: FileKind): string {
  const clean = parts.map((part) =>
    (part ?? '').replace(invalidCharacters, ' ').replace(/\s+/g, ' ').trim().slice(0, maxPartLength),
  )
  return `${clean.filter((part) => part !== '').join(' - ')}.${kind}`
}
