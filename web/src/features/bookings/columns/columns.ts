/** Columns in the bookings list, for the table on screen and its export. */
import type { Param } from '#src/lib/list-kit/search-params.ts'

/** Kind of values in a column. */
export type ColumnKind = 'text' | 'days' | 'count' | 'money' | 'instant' | 'status' | 'tags'

/**
 * All columns. The label of a column is `columns.<id>` in the namespace `worklist`. `min` is the column's minimum width in pixels, and `grow` is its
 * share of the remaining width.
 */
export const columns = [
  { id: 'service', kind: 'text', min: 220, grow: 1.6 },
  { id: 'reference', kind: 'text', min: 148, grow: 0 },
  { id: 'agentReference', kind: 'text', min: 120, grow: 0.6 },
  { id: 'leadName', kind: 'text', min: 150, grow: 1.9 },
  { id: 'dates', kind: 'days', min: 176, grow: 0 },
  { id: 'pax', kind: 'count', min: 96, grow: 0 },
  { id: 'status', kind: 'status', min: 120, grow: 0 },
  { id: 'deadline', kind: 'instant', min: 128, grow: 1.05 },
  { id: 'tags', kind: 'tags', min: 84, grow: 0.7 },
  { id: 'total', kind: 'money', min: 112, grow: 0 },
  { id: 'commission', kind: 'money', min: 112, grow: 0 },
  { id: 'createdAt', kind: 'instant', min: 128, grow: 0 },
  { id: 'supplier', kind: 'text', min: 128, grow: 0 },
] as const satisfies readonly { id: string; kind: ColumnKind; min: number; grow: number }[]

export type ColumnId = (typeof columns)[number]['id']

export const defaultColumns: readonly ColumnId[] = ['service', 'leadName', 'status', 'deadline', 'tags', 'total']

/** Facts that a column also shows, unless they have their own column. */
const additionalFacts: Partial<Record<ColumnId, readonly ColumnId[]>> = {
  service: ['reference'],
  leadName: ['pax', 'dates'],
  total: ['createdAt'],
}

/** Returns the columns, each followed by the additional facts that it shows. */
export const expandColumns = (ids: readonly ColumnId[]): ColumnId[] =>
  ids.flatMap((id) => [id, ...(additionalFacts[id] ?? []).filter((fact) => !ids.includes(fact))])

/** Parses column ids, ignoring unknown and duplicate ids. The booking's own column is always first. An empty list means the default columns. */
export function readColumns(ids: readonly unknown[]): ColumnId[] {
  const validIds = [...new Set(ids)].flatMap((value) => columns.find(({ id }) => id === value)?.id ?? [])
  return validIds.length === 0 ? [] : ['service', ...validIds.filter((id) => id !== 'service')]
}

export const columnsParam: Param<readonly ColumnId[]> = {
  read: (text) => readColumns(text.split(',')),
  print: (ids) => ids.join(','),
}

export const findColumn = (id: ColumnId) => columns.find((column) => column.id === id) ?? columns[0]

export const isMoneyColumn = (id: ColumnId): boolean => findColumn(id).kind === 'money'

const gap = 12
const padding = 32
/** Width of the row's buttons after the last column. */
const actionsWidth = 32

/** Computes the table's CSS variables: its grid tracks, and the width below which it scrolls. */
export function computeTableSizes(ids: readonly ColumnId[]) {
  const widths = ids.map(findColumn)
  return {
    '--columns': [
      ...widths.map(({ min, grow }) => (grow === 0 ? `${min}px` : `minmax(${min}px, ${grow}fr)`)),
      `${actionsWidth}px`,
    ].join(' '),
    '--table': `${widths.reduce((sum, { min }) => sum + min + gap, padding + actionsWidth)}px`,
  }
}
