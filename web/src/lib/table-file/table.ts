/** Kind of values in a column, which determines how cells are written. */
export type ColumnKind = 'text' | 'count' | 'amount' | 'date' | 'time'

export interface Column {
  readonly heading: string
  readonly kind: ColumnKind
  /** In characters. */
  readonly width: number
}

/** Value by the kind of column: text, a decimal number, a date `YYYY-MM-DD`, or a time `YYYY-MM-DDTHH:MM` without a zone. Null for an empty cell. */
export type Cell = string | null
export type Row = readonly Cell[]

export interface Table {
  /** Name of the sheet. */
  readonly title: string
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  readonly language: string
}

export type FileKind = 'xlsx' | 'csv'

export const isNumeric = (kind: ColumnKind): boolean => kind === 'count' || kind === 'amount'

const decimal = /^-?\d+(\.\d+)?$/
const dateOrTime = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/

/** Whether a cell is valid for its kind of column. Other cells are written as text. */
export const isValidCell = (kind: ColumnKind, cell: string): boolean =>
  kind === 'text' || (isNumeric(kind) ? decimal : dateOrTime).test(cell)
