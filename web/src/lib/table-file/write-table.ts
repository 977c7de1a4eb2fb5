import type { FileKind, Table } from './table.ts'
import type { WriteRequest } from './table-worker.ts'

/** Writes a table as a file in a worker. */
export function writeTable(kind: FileKind, table: Table, signal: AbortSignal): Promise<Blob> {
  const worker = new Worker(new URL('table-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Blob>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    worker.addEventListener('message', ({ data }: MessageEvent<Blob>) => resolve(data), { once: true })
    worker.addEventListener('error', (event) => reject(new Error(event.message)), { once: true })
    worker.postMessage({ kind, table } satisfies WriteRequest, [])
  }).finally(() => worker.terminate())
}
