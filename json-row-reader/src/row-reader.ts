/** The interface of the package: reads large JSON answers row by row, without parsing the rows. */
import { type Answer, readAnswer, readParsed } from './answer.ts'
import type { Members } from './members.ts'
import { type ReadRow, rowScanner } from './row-scanner.ts'
import type { ReadText } from './row-view.ts'
import { jsonStore } from './stored-json.ts'

export { NotJson, parseJson } from './answer.ts'
export type { Members } from './members.ts'
export type { ReadRow } from './row-scanner.ts'
export { RowView } from './row-view.ts'
export type { StoredJson } from './stored-json.ts'

/** Reads the rows of one answer. */
export type RowReading<Row> = {
  /** Parses JSON in UTF-8, with the items of the list that is the value of `member`, or the whole text, read as rows. Throws `NotJson`. */
  read: (bytes: Buffer, member: string) => Promise<Answer<Row>>
  /** Reads a row that was already parsed. */
  readParsed: (row: object, index: number) => Row
  /** Memory used by the stored members of all rows. */
  storedBytes: () => number
}

type Options = {
  /** Members that callbacks read. */
  members: Members
  /** Members of a row that are stored as JSON, by names in lower case. */
  stored: Iterable<string>
  /** Reads text for `RowView.text`. Called once for each repeated short string. */
  text: ReadText
}

/** Creates a row reader. It owns megabytes of memory, so create one and reuse it for all answers. */
export function rowReader({ members, stored, text }: Options) {
  const scanner = rowScanner(members, new Set(stored), text)
  return <Row>(readRow: ReadRow<Row>): RowReading<Row> => {
    const store = jsonStore()
    const reading = { scanner, store, readRow }
    return {
      read: (bytes, member) => readAnswer(bytes, member, reading),
      readParsed: (row, index) => readParsed(reading, row, index),
      storedBytes: store.bytes,
    }
  }
}
