import type { Table } from '#src/lib/table-file/table.ts'

export interface Progress {
  /** Rows read so far. */
  readonly read: number
  /** Rows of the list; null while not known. */
  readonly total: number | null
}

/** Share of the rows that has been read, in percent; null while not known. */
export const percentRead = ({ read, total }: Progress): number | null =>
  total ? Math.min(100, Math.floor((read / total) * 100)) : null

/** What the reader of a file has to know about it. */
export type ExportRemark =
  /** The list changed while it was read. */
  | 'changed'
  /** Some rows could not be read. */
  | 'missing'

/** A list that can be read as a whole. */
export interface ExportSource {
  /** Reads all rows, or those that are missing after an error. */
  read(signal: AbortSignal, onProgress: (progress: Progress) => void): Promise<void>
  /** What was read, as a table. */
  table(signal: AbortSignal): Table | Promise<Table>
  remark(): ExportRemark | null
}
