/** The interface of the package: reads large JSON responses row by row, without parsing the rows. */
import { type ParsedResponse, readParsed, readResponse } from './response.ts'
import type { Members } from './members.ts'
import { type ReadRow, createRowScanner } from './row-scanner.ts'
import type { ReadText } from './row-view.ts'
import { createJsonStore } from './stored-json.ts'

export { NotJson, parseJson } from './response.ts'
export type { Members } from './members.ts'
export type { ReadRow } from './row-scanner.ts'
export { RowView } from './row-view.ts'
export type { StoredJson } from './stored-json.ts'

/** Reads the rows of one response. */
export type RowReading<Row> = {
  /** Parses JSON in UTF-8 and reads the items of a list as rows: the list is the value of `member` or the whole text. Throws `NotJson`. */
  read: (bytes: Buffer, member: string) => Promise<ParsedResponse<Row>>
  /** Reads a row that was already parsed. */
  readParsed: (row: object, index: number) => Row
  /** Bytes of memory used by the stored members of all rows. */
  storedBytes: () => number
}

type Options = {
  /** Members that callbacks read. */
  members: Members
  /** Names, in lower case, of the members of a row that are stored as JSON. */
  stored: Iterable<string>
  /** Converts a value for `RowView.text`. Results for short strings are cached. */
  text: ReadText
}

/** Creates a row reader. A reader owns megabytes of memory, so create one and reuse it for all responses. */
export function createRowReader({ members, stored, text }: Options) {
  const scanner = createRowScanner(members, new Set(stored), text)
  return <Row>(readRow: ReadRow<Row>): RowReading<Row> => {
    const store = createJsonStore()
    const reading = { scanner, store, readRow }
    return {
      read: (bytes, member) => readResponse(bytes, member, reading),
      readParsed: (row, index) => readParsed(reading, row, index),
      storedBytes: store.bytes,
    }
  }
}
