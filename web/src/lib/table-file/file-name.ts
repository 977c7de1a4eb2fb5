import type { FileKind } from './table.ts'

/** Characters that file systems reserve, and invisible ones. */
const notInFileNames = /[<>:"/\\|?*\p{Cc}\p{Bidi_Control}]/gu
const maxPartLength = 60

/** File name from its parts, such as `Bookings - Example Travel - 2026-11-24.xlsx`. */
export function fileName(parts: readonly (string | null)[], kind: FileKind): string {
  const clean = parts.map((part) =>
    (part ?? '').replace(notInFileNames, ' ').replace(/\s+/g, ' ').trim().slice(0, maxPartLength),
  )
  return `${clean.filter((part) => part !== '').join(' - ')}.${kind}`
}
