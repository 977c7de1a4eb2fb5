import { afterEach, beforeEach, vi } from 'vitest'
import { ViewerDocument } from '#src/data/viewer.generated.ts'
import { toCsv } from '#src/lib/table-file/csv.ts'
import type { WriteRequest } from '#src/lib/table-file/table-worker.ts'
import { toXlsx } from '#src/lib/table-file/xlsx.ts'
import { respondTo, server } from './server.ts'

/** Replacement for workers, which jsdom lacks. Runs in the same thread. */
class WorkerInPlace extends EventTarget {
  postMessage({ kind, table }: WriteRequest) {
    const data = kind === 'csv' ? toCsv(table) : toXlsx(table)
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })))
  }
  terminate() {}
}

const aViewer = {
  __typename: 'Viewer' as const,
  id: 'user-a',
  name: 'Demo Agent',
  email: 'agent@demo.test',
  company: {
    __typename: 'Company' as const,
    id: 'company-a',
    name: 'Example Travel',
    country: 'ID',
    vatNumber: null,
    licenseNumber: null,
    ibans: [],
  },
  authenticator: null,
}

export interface SavedFile {
  name: string
  file: Blob
}

/** Collects the files that tests save, because jsdom cannot save files. */
export function collectSavedFiles(): SavedFile[] {
  const saved: SavedFile[] = []
  beforeEach(() => {
    saved.length = 0
    server.use(respondTo(ViewerDocument, () => ({ viewer: aViewer })))
    const files: Blob[] = []
    vi.stubGlobal('Worker', WorkerInPlace)
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file) - 1}`,
      revokeObjectURL: () => {},
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved.push({ name: this.download, file: files[Number(this.href.slice(5))] ?? new Blob() })
    })
  })
  afterEach(() => {
    vi.restoreAllMocks()
    Reflect.deleteProperty(URL, 'createObjectURL')
    Reflect.deleteProperty(URL, 'revokeObjectURL')
    Reflect.deleteProperty(globalThis, 'Worker')
  })
  return saved
}
