/** What a column holds, which decides how a file writes its cells. */
export type ColumnKind = 'text' | 'count' | 'amount' | 'date' | 'time'

export interface Column {
  readonly heading: string
  readonly kind: ColumnKind
  /** In characters. */
  readonly width: number
}

/** Text, a decimal number, a date `YYYY-MM-DD` or a time `YYYY-MM-DDTHH:MM` without a zone, by the kind of its column; null for none. */
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

/** Whether a cell has the form that its column promises; a file writes any other as text. */
export const fits = (kind: ColumnKind, cell: string): boolean =>
  kind === 'text' || (isNumeric(kind) ? decimal : dateOrTime).test(cell)
