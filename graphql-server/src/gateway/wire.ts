/** Readers of single values on the wire. Everything may be missing, null or of another type; nothing here throws. */

export type WireObject = Record<string, unknown>

export const isObject = (value: unknown): value is WireObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field by name; the gateway family does not care about the case of letters, so neither do we. */
export function field(value: unknown, name: string): unknown {
  if (!isObject(value)) return undefined
  // No name of the wire is one that every object inherits, so what is there is its own.
  const exact = value[name]
  if (exact !== undefined) return exact
  const lower = name.toLowerCase()
  for (const key in value) {
    if (key.length === name.length && key.toLowerCase() === lower && Object.hasOwn(value, key)) return value[key]
  }
  return undefined
}

/** A field below fields: `path(body, 'response', 'bookingStatus')`. */
export const path = (value: unknown, ...names: string[]): unknown => names.reduce(field, value)

// oxlint-disable-next-line no-control-regex -- control characters are what it is about
const controls = /[\u0000-\u001f\u007f-\u009f]+/g

/** Text without blanks around it, or undefined; the word "null" and the blank text are no text. Numbers are read as text. */
export function text(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return undefined
  const trimmed = value.replace(controls, ' ').trim()
  return trimmed === '' || (trimmed.length === 4 && trimmed.toLowerCase() === 'null') ? undefined : trimmed
}

/** A finite number, also written as text; undefined otherwise. */
export function number(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || !/^\s*-?\d{1,15}(\.\d{1,20})?\s*$/.test(value)) return undefined
  return Number(value)
}

/** A whole number of GraphQL's size, 32 bits, also written as text; undefined otherwise. */
export function integer(value: unknown): number | undefined {
  const read = number(value)
  return read !== undefined && (read | 0) === read ? read : undefined
}

/** How many there are, or how old somebody is: a whole number that is not negative; undefined otherwise. */
export function count(value: unknown): number | undefined {
  const read = integer(value)
  return read !== undefined && read >= 0 ? read : undefined
}

/** A boolean, also written as text (`"false"`); undefined otherwise. */
export function flag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  const word = text(value)?.toLowerCase()
  return word === 'true' ? true : word === 'false' ? false : undefined
}

/** A list; null, nothing and the empty text are the empty list, a single object stands for a list of one. */
export function list(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return isObject(value) ? [value] : []
}

/** Texts of a list of texts or of objects: `texts(features, 'name')`. Each once, in order. */
export function texts(value: unknown, name?: string): string[] {
  const read = list(value).map((entry) => text(name !== undefined && isObject(entry) ? field(entry, name) : entry))
  return [...new Set(read.filter((entry) => entry !== undefined))]
}

/** The value of a key in a `config` or `tpExtensions` list. */
export function keyed(value: unknown, key: string): unknown {
  const lower = key.toLowerCase()
  return field(
    list(value).find((entry) => text(field(entry, 'key'))?.toLowerCase() === lower),
    'value',
  )
}

/**
 * A local date-time of the wire, which is Makkah time, as an instant with that offset; undefined when it is none. Year 1 means "no value".
 * A date alone is its first minute.
 */
export function makkahTime(value: unknown): string | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/.exec(
    text(value) ?? '',
  )
  const [, date = '', time = '00:00', seconds = ':00', zone = '+03:00'] = match ?? []
  if (date < '1900') return undefined
  const instant = new Date(`${date}T${time}${seconds}${zone}`)
  if (Number.isNaN(instant.getTime())) return undefined
  return new Date(instant.getTime() + 3 * 3_600_000).toISOString().replace(/\.\d+Z$/, '+03:00')
}

/** An instant of the wire that carries a zone, or is UTC when it does not, as UTC; undefined when it is none. */
export function utcTime(value: unknown): string | undefined {
  const read = text(value)
  if (!read || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(read) || read < '1900') return undefined
  const instant = new Date(/(Z|[+-]\d{2}:?\d{2})$/.test(read) ? read : `${read}Z`)
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString()
}
