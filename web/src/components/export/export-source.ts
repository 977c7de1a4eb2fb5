import type { Table } from '#src/lib/table-file/table.ts'

export interface Progress {
  /** Rows read so far. */
  readonly read: number
  /** Total number of rows; null while unknown. */
  readonly total: number | null
}

/** Percentage of the rows read so far; null while unknown. */
export const percentRead = ({ read, total }: Progress): number | null =>
  total ? Math.min(100, Math.floor((read / total) * 100)) : null

/** Caveat to show with an exported file. */
export type ExportRemark =
  /** The list changed while it was read. */
  | 'changed'
  /** Some rows could not be read. */
  | 'missing'

/** A list that can be exported. */
export interface ExportSource {
  /** Reads all rows. When called again after an error, reads only the missing rows. */
  read(signal: AbortSignal, onProgress: (progress: Progress) => void): Promise<void>
  /** Returns the rows read so far as a table. */
  table(signal: AbortSignal): Table | Promise<Table>
  remark(): ExportRemark | null
}
