import { type Format, createFormat } from '#src/domain/format/format.ts'
import { serverNow } from '#src/lib/clock/server-clock.ts'

const formats = new Map<string, Format>()

/** Cached format for a language, based on the server's clock. */
export function formatFor(language: string): Format {
  const cached = formats.get(language)
  if (cached) return cached
  const format = createFormat(language, serverNow)
  formats.set(language, format)
  return format
}
