/** Worker that writes a file off the main thread. */
import { toCsv } from './csv.ts'
import type { FileKind, Table } from './table.ts'
import { toXlsx } from './xlsx.ts'

export interface WriteRequest {
  readonly kind: FileKind
  readonly table: Table
}

addEventListener('message', ({ data: { kind, table } }: MessageEvent<WriteRequest>) => {
  postMessage(kind === 'csv' ? toCsv(table) : toXlsx(table))
})
