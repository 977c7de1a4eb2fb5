import { useEffect, useRef, useState } from 'react'
import { todayInMakkah } from '#src/domain/stay.ts'
import { useConfirmBeforeUnload } from '#src/lib/browser/use-confirm-before-unload.ts'
import { useOnReconnect } from '#src/lib/browser/use-is-online.ts'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import { describeError, networkError } from '#src/lib/errors/describe-error.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'
import { buildFileName } from '#src/lib/table-file/file-name.ts'
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
  progress: Progress
  /** Whether all rows have been read. */
  isRead: boolean
}

interface ExportOptions {
  /** Creates a source for the list as it is currently shown. */
  readonly createSource: () => ExportSource
  /** Fetches the agency's name for the file name; null if it cannot be fetched. */
  readonly fetchAgencyName: () => Promise<string | null>
}

/** Exports a list: reads its rows, writes a file and saves the file. */
export function useExport({ createSource, fetchAgencyName }: ExportOptions) {
  const { t } = useTranslation('export')
  const [state, setState] = useState<ExportState>({ step: 'ready' })
  const latestRun = useRef<Run>(null)
  const url = state.step === 'done' ? state.file.url : undefined
  useEffect(() => () => URL.revokeObjectURL(url ?? ''), [url])
  useEffect(() => () => latestRun.current?.controller.abort(), [])
  useConfirmBeforeUnload(state.step === 'reading' || state.step === 'writing')

  async function run(options: Omit<Run, 'controller'>) {
    const controller = new AbortController()
    const { signal } = controller
    const { source, kind } = options
    const current: Run = { ...options, controller }
    latestRun.current = current
    const show = (next: ExportState) => !signal.aborted && setState(next)
    const fail = (reason: string, isOffline: boolean) =>
      show({ step: 'failed', progress: current.progress, reason, isOffline })
    try {
      if (!current.isRead)
        await source.read(signal, (progress) => {
          current.progress = progress
          show({ step: 'reading', progress })
        })
      current.isRead = true
    } catch (error) {
      const { text, code } = describeError(error)
      return fail(text, code === networkError)
    }
    show({ step: 'writing', progress: current.progress })
    try {
      const table = await source.table(signal)
      const [file, agencyName] = await Promise.all([writeTable(kind, table, signal), fetchAgencyName()])
      if (signal.aborted) return
      const name = buildFileName([table.title, agencyName, todayInMakkah(serverNow()).toString()], kind)
      const saved = { name, url: URL.createObjectURL(file), rows: table.rows.length, remark: source.remark() }
      saveFile(saved)
      show({ step: 'done', file: saved })
    } catch {
      fail(t('notWritten'), false)
    }
  }

  function resume(kind?: FileKind) {
    if (latestRun.current) void run({ ...latestRun.current, ...(kind && { kind }) })
  }
  useOnReconnect(() => {
    if (state.step === 'failed' && state.isOffline) resume()
  })
  return {
    state,
    start: (kind: FileKind) =>
      void run({ source: createSource(), kind, progress: { read: 0, total: null }, isRead: false }),
    /** Continues after an error. */
    resume: () => resume(),
    /** Saves the rows read so far in the given format. */
    save: resume,
    /** Stops the export and returns to the start. */
    reset: () => {
      latestRun.current?.controller.abort()
      setState({ step: 'ready' })
    },
  }
}

export type Export = ReturnType<typeof useExport>
