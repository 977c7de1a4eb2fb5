import { type Format, makeFormat } from '#src/domain/format/format.ts'
import { serverNow } from '#src/lib/clock/server-clock.ts'

const formats = new Map<string, Format>()

/** The format of a language with the server's clock, created once. */
export function formatFor(language: string): Format {
  const known = formats.get(language)
  if (known) return known
  const made = makeFormat(language, serverNow)
  formats.set(language, made)
  return made
}
