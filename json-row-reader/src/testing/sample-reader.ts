/** A row reader for tests, and the results that it is expected to return. */
import { expect } from 'vitest'
import { type Members, type ReadRow, RowView, createRowReader } from '../row-reader.ts'

const line: Members = { amount: true, label: true }
export const members: Members = {
  id: true,
  name: true,
  flags: { open: true },
  lines: line,
  rooms: { id: true, lines: line, rates: { amount: true, terms: { free: true } } },
}
const storedNames = new Set(['name', 'images', 'note'])
export const text = (value: unknown) => (typeof value === 'string' ? value.trim() || undefined : undefined)

export const reader = createRowReader({ members, stored: storedNames, text })

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns a member of a view or of a parsed object. Names are case-insensitive. */
function readField(value: object, name: string): unknown {
  if (value instanceof RowView) return value.field(name)
  return Object.entries(value).findLast(([key]) => key.toLowerCase() === name)?.[1]
}

/** Reads the selected members of a value into a plain object with lower-case names. */
export function pick(value: unknown, selected: true | Members): unknown {
  if (selected === true) return value
  if (Array.isArray(value)) return value.map((item) => pick(item, selected))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(selected).flatMap(([name, inner]) => {
      const member = readField(value, name)
      return member === undefined ? [] : [[name, pick(member, inner)]]
    }),
  )
}

const pickStored = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => storedNames.has(name.toLowerCase())))

export type Row = { value: unknown; stored: unknown; isParsed: boolean }
export const readRow: ReadRow<Row> = (row, storedMembers) => ({
  value: pick(row, members),
  stored: storedMembers.parse(),
  isParsed: !(row instanceof RowView),
})

export const parse = (json: string | Buffer) => reader(readRow).read(Buffer.from(json), 'rows')

export const toExpectedRow = (row: unknown) => ({
  value: pick(row, members),
  stored: isObject(row) ? pickStored(row) : {},
  isParsed: expect.any(Boolean),
})
