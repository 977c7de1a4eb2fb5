/** Readers of wire values. A value may be missing, null or of another type; no reader throws. */
import { RowView } from '@rihla/json-row-reader'
import { isCalendarDate } from '../values/days.ts'

export type WireObject = Record<string, unknown>

export const isObject = (value: unknown): value is WireObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a field by name, ignoring letter case, as the gateways do. */
export function field(value: unknown, name: string): unknown {
  if (value instanceof RowView) return value.field(name)
  if (!isObject(value)) return undefined
  // `Object` has no member with a wire name, so this is an own property.
  const exact = value[name]
  if (exact !== undefined) return exact
  const lower = name.toLowerCase()
  for (const key in value) {
    if (key.length === name.length && key.toLowerCase() === lower && Object.hasOwn(value, key)) return value[key]
  }
  return undefined
}

/** Returns a nested field: `path(body, 'response', 'bookingStatus')`. */
export function path(value: unknown, ...names: string[]): unknown {
  let inner = value
  for (const name of names) inner = field(inner, name)
  return inner
}

// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const controlCharacters = /[\u0000-\u001f\u007f-\u009f]+/g
/** Characters that change the direction of all following text. No name needs them. */
const directionOverrides = /[\u202a-\u202e\u2066-\u2069]/g

const cleanText = (value: string): string =>
  value.replace(controlCharacters, ' ').replace(directionOverrides, '').toWellFormed().trim()

/** Whether a short string is printable ASCII without surrounding spaces. Fast path for most of the thousands of strings in a search. */
function isTrimmedAscii(value: string): boolean {
  const { length } = value
  if (length > 40 || value.charCodeAt(0) === 0x20 || value.charCodeAt(length - 1) === 0x20) return false
  for (let at = 0; at < length; at += 1) {
    const code = value.charCodeAt(at)
    if (code < 0x20 || code > 0x7e) return false
  }
  return true
}

/** Returns trimmed text; undefined for empty text and the word "null". Numbers become text. */
export function text(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (typeof value !== 'string') return undefined
  const trimmed = isTrimmedAscii(value) ? value : cleanText(value)
  return trimmed === '' || (trimmed.length === 4 && trimmed.toLowerCase() === 'null') ? undefined : trimmed
}

/** Returns `text` of a field. */
export const fieldText = (value: unknown, name: string): string | undefined =>
  value instanceof RowView ? value.text(name) : text(field(value, name))

/** Returns a finite number, given as a number or as text; otherwise undefined. */
export function number(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string' || !/^\s*-?\d{1,15}(\.\d{1,20})?\s*$/.test(value)) return undefined
  return Number(value)
}

/** Returns a 32-bit integer, given as a number or as text; otherwise undefined. */
export function integer(value: unknown): number | undefined {
  const parsed = number(value)
  if (parsed === undefined) return undefined
  // `|` makes the engine store a small integer, even for text, which saves memory in a cached search.
  const whole = parsed | 0
  return whole === parsed ? whole : undefined
}

/** Returns a non-negative integer, such as a count or an age; otherwise undefined. */
export function count(value: unknown): number | undefined {
  const parsed = integer(value)
  return parsed !== undefined && parsed >= 0 ? parsed : undefined
}

/** Returns a boolean, given as a boolean or as text (`"false"`); otherwise undefined. */
export function flag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  const word = text(value)?.toLowerCase()
  return word === 'true' ? true : word === 'false' ? false : undefined
}

/** Returns a list. A single object becomes a list of one, any other value the empty list. */
export function list(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  return isObject(value) ? [value] : []
}

/** Returns the distinct texts in a list. Objects are read by the field `name`: `texts(features, 'name')`. */
export function texts(value: unknown, name?: string): string[] {
  const entries = list(value).map((entry) => text(name !== undefined && isObject(entry) ? field(entry, name) : entry))
  return [...new Set(entries.filter((entry) => entry !== undefined))]
}

/** Returns the value of a key in a `config` or `tpExtensions` list. */
export function configValue(value: unknown, key: string): unknown {
  const lower = key.toLowerCase()
  return field(
    list(value).find((entry) => text(field(entry, 'key'))?.toLowerCase() === lower),
    'value',
  )
}

/**
 * Converts a local date-time, which is Makkah time on the wire, to an instant with the offset +03:00. A date alone means its midnight.
 * Undefined when it cannot be read or is past the year 9999; year 1 means "no value".
 */
export function makkahTime(value: unknown): string | undefined {
  if (value == null) return undefined
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/.exec(
    text(value) ?? '',
  )
  const [, date = '', time = '00:00', seconds = ':00', zone = '+03:00'] = match ?? []
  if (date < '1900' || !isCalendarDate(date)) return undefined
  const local = formatInstant(Date.parse(`${date}T${time}${seconds}${zone}`) + 3 * 3_600_000)
  return local?.replace(/\.\d+Z$/, '+03:00')
}

/** Formats an instant as RFC 3339; undefined for an invalid one, and after the year 9999, which the format cannot represent. */
function formatInstant(milliseconds: number): string | undefined {
  return milliseconds <= lastInstantMs ? new Date(milliseconds).toISOString() : undefined
}

const lastInstantMs = Date.parse('9999-12-31T23:59:59.999Z')

/**
 * Converts an instant to UTC, which is also assumed if no zone is given; undefined if it cannot be read or is past the
 * year 9999.
 */
export function utcTime(value: unknown): string | undefined {
  const time = text(value)
  if (!time || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(time) || time < '1900') return undefined
  if (!isCalendarDate(time.slice(0, 10))) return undefined
  return formatInstant(Date.parse(/(Z|[+-]\d{2}:?\d{2})$/.test(time) ? time : `${time}Z`))
}

/** Copies a wire object with one field replaced, under the same name as in the original. */
export function withField(object: unknown, name: string, value: unknown): WireObject {
  const fields = isObject(object) ? object : {}
  const key = Object.keys(fields).find((existing) => existing.toLowerCase() === name.toLowerCase()) ?? name
  return { ...fields, [key]: value }
}

/** Copies an object without the named fields, ignoring case. */
export function withoutFields(object: unknown, ...names: string[]): WireObject {
  const omitted = new Set(names.map((name) => name.toLowerCase()))
  const fields = isObject(object) ? Object.entries(object) : []
  return Object.fromEntries(fields.filter(([name]) => !omitted.has(name.toLowerCase())))
}
