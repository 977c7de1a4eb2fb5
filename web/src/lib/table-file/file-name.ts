import type { FileKind } from './table.ts'

/** Reserved by a file system, or without a visible form. */
const notInFileNames = /[<>:"/\\|?*\p{Cc}\p{Bidi_Control}]/gu
const maxPartLength = 60

/** Name of a file that says what it holds, whose it is and of which day: `Bookings - Example Travel - 2026-11-24.xlsx`. */
export function fileName(parts: readonly (string | null)[], kind: FileKind): string {
  const clean = parts.map((part) =>
    (part ?? '').replace(notInFileNames, ' ').replace(/\s+/g, ' ').trim().slice(0, maxPartLength),
  )
  return `${clean.filter((part) => part !== '').join(' - ')}.${kind}`
}
