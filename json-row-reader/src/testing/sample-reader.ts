/** A reader for tests, and the expected result for a row. */
import { expect } from 'vitest'
import { type Members, type ReadRow, RowView, rowReader } from '../row-reader.ts'

const line: Members = { amount: true, label: true }
export const members: Members = {
  id: true,
  name: true,
  flags: { open: true },
  lines: line,
  rooms: { id: true, lines: line, rates: { amount: true, terms: { free: true } } },
}
const stored = new Set(['name', 'images', 'note'])
export const text = (value: unknown) => (typeof value === 'string' ? value.trim() || undefined : undefined)

export const reader = rowReader({ members, stored, text })

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A member of a view or of a parsed object, in any letter case. */
function field(value: object, name: string): unknown {
  if (value instanceof RowView) return value.field(name)
  return Object.entries(value).findLast(([key]) => key.toLowerCase() === name)?.[1]
}

/** Wanted members of a value, by lower-case name. */
export function pick(value: unknown, inside: true | Members): unknown {
  if (inside === true) return value
  if (Array.isArray(value)) return value.map((item) => pick(item, inside))
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(inside).flatMap(([name, what]) => {
      const member = field(value, name)
      return member === undefined ? [] : [[name, pick(member, what)]]
    }),
  )
}

const pickStored = (value: object) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => stored.has(name.toLowerCase())))

export type Row = { value: unknown; stored: unknown; isParsed: boolean }
export const readRow: ReadRow<Row> = (row, storedMembers) => ({
  value: pick(row, members),
  stored: storedMembers.parse(),
  isParsed: !(row instanceof RowView),
})

export const parse = (json: string | Buffer) => reader(readRow).read(Buffer.from(json), 'rows')

export const expected = (row: unknown) => ({
  value: pick(row, members),
  stored: isObject(row) ? pickStored(row) : {},
  isParsed: expect.any(Boolean),
})
