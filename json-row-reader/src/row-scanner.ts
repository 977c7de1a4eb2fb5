/** Reads rows of a JSON list in UTF-8 without parsing them, one window of the text at a time. */
import { type Members, compileMembers } from './members.ts'
import { type ReadText, rowViews } from './row-view.ts'
import { newScanner, sizes } from './scanner.ts'
import type { StoredJson } from './stored-json.ts'

const windowBytes = 64 * 1024

/** The part of an answer that is in the scanner's memory. */
type Window = { of: Buffer | null; start: number; end: number }
const nothing: Window = { of: null, start: 0, end: 0 }

/** Rows that were scanned, valid until the next scan. */
export type ScannedRows = {
  count: number
  /** Stored members of all rows as JSON in UTF-8, one object after another. */
  stored: Buffer
  /** Start and end of a row's stored members in `stored`. */
  storedOf: (index: number) => [start: number, end: number]
  /** Offset of the next row, or of the text after the list. */
  end: number
  isLast: boolean
}

/** Maps a row: a `RowView`, which is only valid during the call, or a plain object if the row had to be parsed. */
export type ReadRow<Row> = (row: object, stored: StoredJson, index: number) => Row

export type RowScanner = ReturnType<typeof rowScanner>

export function rowScanner(members: Members, stored: ReadonlySet<string>, text: ReadText) {
  const scanner = newScanner()
  const { exports, memory, word } = scanner
  const [inputAt, storedAt, rowsAt] = [exports.inputAt.value, exports.storedAt.value, exports.rowsAt.value]
  const level = compileMembers(scanner, members, stored)
  const views = rowViews(scanner, text)
  let window = nothing

  function load(bytes: Buffer, start: number): void {
    window = { of: bytes, start, end: Math.min(bytes.length, start + windowBytes) }
    bytes.copy(memory, inputAt, start, window.end)
  }

  const count = (at: number) => exports.scan(level.address, at - window.start, window.end - window.start)

  const storedOf = (index: number): [number, number] => {
    const place = rowsAt + index * sizes.row
    return [word(place + 4), word(place + 8)]
  }

  return {
    stored,

    /** Scans rows from the start of a row; returns none if the first row must be parsed. */
    scan(bytes: Buffer, at: number): ScannedRows {
      if (views.isReading()) throw new Error('Rows cannot be scanned inside the callback of another row.')
      if (window.of !== bytes || at < window.start || at >= window.end) load(bytes, at)
      let found = count(at)
      if (found === 0 && exports.reason.value === 0 && at > window.start) {
        load(bytes, at)
        found = count(at)
      }
      const end = window.start + exports.stoppedAt.value
      const isLast = exports.reason.value === 1
      // Releases the answer now, not when the next one is loaded.
      if (isLast) window = nothing
      return { count: found, stored: memory.subarray(storedAt, exports.storedTop.value), storedOf, end, isLast }
    },

    /** Reads one of the rows of the last scan; `index` is its position in the list. */
    read<Row>(row: number, readRow: ReadRow<Row>, storedJson: StoredJson, index: number): Row {
      return views.read(level, word(rowsAt + row * sizes.row), readRow, storedJson, index)
    },
  }
}
