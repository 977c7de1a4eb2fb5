import { useEffect, useRef, useState } from 'react'
import { todayInMakkah } from '#src/domain/stay.ts'
import { useAskBeforeUnload } from '#src/lib/browser/use-ask-before-unload.ts'
import { useBackOnline } from '#src/lib/browser/use-online.ts'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import { describeError, networkError } from '#src/lib/errors/describe-error.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { fileName } from '#src/lib/table-file/file-name.ts'
import type { FileKind } from '#src/lib/table-file/table.ts'
import { writeTable } from '#src/lib/table-file/write-table.ts'
import type { ExportRemark, ExportSource, Progress } from './export-source.ts'
import { saveFile } from './save-file.ts'

export interface SavedFile {
  readonly name: string
  readonly url: string
  readonly rows: number
  readonly remark: ExportRemark | null
}

export type ExportState =
  | { readonly step: 'ready' }
  | { readonly step: 'reading' | 'writing'; readonly progress: Progress }
  | { readonly step: 'failed'; readonly progress: Progress; readonly reason: string; readonly isOffline: boolean }
  | { readonly step: 'done'; readonly file: SavedFile }

interface Run {
  readonly source: ExportSource
  readonly kind: FileKind
  readonly controller: AbortController
}

const nothingRead: Progress = { read: 0, total: null }

interface ExportOptions {
  /** Starts to read the list as it is shown now. */
  readonly open: () => ExportSource
  /** Name of the agency, for the name of the file; null when it cannot be read. */
  readonly agency: () => Promise<string | null>
}

/** Exports a list as a file: reads it, writes the file and saves it. */
export function useExport({ open, agency }: ExportOptions) {
  const { t } = useTranslation('export')
  const [state, setState] = useState<ExportState>({ step: 'ready' })
  const run = useRef<Run>(null)
  const url = state.step === 'done' ? state.file.url : undefined
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url])
  useEffect(() => () => run.current?.controller.abort(), [])
  useAskBeforeUnload(state.step === 'reading' || state.step === 'writing')

  async function go(source: ExportSource, kind: FileKind) {
    const controller = new AbortController()
    const { signal } = controller
    run.current = { source, kind, controller }
    let progress = nothingRead
    const show = (next: ExportState) => !signal.aborted && setState(next)
    const fail = (reason: string, isOffline: boolean) => show({ step: 'failed', progress, reason, isOffline })
    try {
      await source.read(signal, (now) => {
        progress = now
        show({ step: 'reading', progress })
      })
    } catch (error) {
      const { text, code } = describeError(error)
      return fail(text, code === networkError)
    }
    show({ step: 'writing', progress })
    try {
      const table = await source.table(signal)
      const [file, owner] = await Promise.all([writeTable(kind, table, signal), agency()])
      if (signal.aborted) return
      const name = fileName([table.title, owner, todayInMakkah(serverNow()).toString()], kind)
      const saved = { name, url: URL.createObjectURL(file), rows: table.rows.length, remark: source.remark() }
      saveFile(saved)
      show({ step: 'done', file: saved })
    } catch {
      fail(t('notWritten'), false)
    }
  }

  function resume() {
    if (run.current) void go(run.current.source, run.current.kind)
  }
  useBackOnline(() => {
    if (state.step === 'failed' && state.isOffline) resume()
  })
  return {
    state,
    start: (kind: FileKind) => void go(open(), kind),
    resume,
    /** Stops the export, or forgets the saved file. */
    reset: () => {
      run.current?.controller.abort()
      setState({ step: 'ready' })
    },
  }
}

export type Export = ReturnType<typeof useExport>
