const firstInstant = Date.parse('0001-01-01T00:00:00Z')
const lastInstant = Date.parse('9999-12-31T23:59:59.999Z')

/** Converts an instant in any time zone to UTC with milliseconds, which sorts as text. Instants outside the years 1 to 9999 are clamped. */
export function utcInstant(text: string): string {
  if (text.length === 24 && text.endsWith('Z') && text >= '0001') return text
  return new Date(Math.min(lastInstant, Math.max(firstInstant, Date.parse(text)))).toISOString()
}
