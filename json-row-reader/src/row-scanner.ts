/** Scans the rows of a JSON list in UTF-8 without parsing them, one window of the text at a time. */
import { type Members, compileMembers } from './members.ts'
import { type ReadText, createRowViews } from './row-view.ts'
import { createScanner, sizes } from './scanner.ts'
import type { StoredJson } from './stored-json.ts'

const windowBytes = 64 * 1024

/** The part of a response that is in the scanner's memory. */
type Window = { source: Buffer | null; start: number; end: number }
const emptyWindow: Window = { source: null, start: 0, end: 0 }

/** Rows that were scanned, valid until the next scan. */
export type ScannedRows = {
  count: number
  /** Stored members of all rows as JSON in UTF-8, one object after another. */
  stored: Buffer
  /** Returns the start and end of a row's stored members in `stored`. */
  storedRange: (index: number) => [start: number, end: number]
  /** Offset of the next row, or of the text after the list. */
  end: number
  isLast: boolean
}

/** Maps a row, which is a `RowView` that is only valid during the call, or a plain object if the row had to be parsed. */
export type ReadRow<Row> = (row: object, stored: StoredJson, index: number) => Row

export type RowScanner = ReturnType<typeof createRowScanner>

export function createRowScanner(members: Members, stored: ReadonlySet<string>, text: ReadText) {
  const scanner = createScanner()
  const { exports, memory, word } = scanner
  const [inputAt, storedAt, rowsAt] = [exports.inputAt.value, exports.storedAt.value, exports.rowsAt.value]
  const level = compileMembers(scanner, members, stored)
  const views = createRowViews(scanner, text)
  let window = emptyWindow

  function load(bytes: Buffer, start: number): void {
    window = { source: bytes, start, end: Math.min(bytes.length, start + windowBytes) }
    bytes.copy(memory, inputAt, start, window.end)
  }

  const scanWindow = (at: number) => exports.scan(level.address, at - window.start, window.end - window.start)

  const storedRange = (index: number): [number, number] => {
    const address = rowsAt + index * sizes.row
    return [word(address + 4), word(address + 8)]
  }

  return {
    stored,

    /** Scans rows, starting at offset `at`. The count is 0 if the first row must be parsed. */
    scan(bytes: Buffer, at: number): ScannedRows {
      if (views.isReading()) throw new Error('Rows cannot be scanned inside the callback of another row.')
      if (window.source !== bytes || at < window.start || at >= window.end) load(bytes, at)
      let count = scanWindow(at)
      if (count === 0 && exports.reason.value === 0 && at > window.start) {
        load(bytes, at)
        count = scanWindow(at)
      }
      const end = window.start + exports.stoppedAt.value
      const isLast = exports.reason.value === 1
      // Releases the response now, not when the next one is loaded.
      if (isLast) window = emptyWindow
      return { count, stored: memory.subarray(storedAt, exports.storedTop.value), storedRange, end, isLast }
    },

    /** Reads a row of the last scan. `row` is its position in the scan, `index` its position in the list. */
    read<Row>(row: number, readRow: ReadRow<Row>, storedJson: StoredJson, index: number): Row {
      return views.read(level, word(rowsAt + row * sizes.row), readRow, storedJson, index)
    },
  }
}
