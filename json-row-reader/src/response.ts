/** Reads JSON responses. A long list of objects is read row by row, so that it neither blocks the event loop nor creates much garbage. */
import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import type { ReadRow, RowScanner } from './row-scanner.ts'
import type { JsonStore } from './stored-json.ts'
import { createTurns } from './turns.ts'

/** Rejects other encodings and skips a byte order mark, which some servers send. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Thrown when bytes are not JSON in UTF-8. */
export class NotJson extends Error {}

/** Parses JSON in UTF-8. Throws `NotJson` for anything else. */
export function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch (error) {
    throw new NotJson('not JSON in UTF-8', { cause: error })
  }
}

// Text that no response contains.
const placeholder = randomUUID()

const isSpace = (byte: number | undefined) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

function skipSpace(bytes: Buffer, start: number): number {
  let at = start
  while (isSpace(bytes[at])) at += 1
  return at
}

const byteOf = (letter: string) => letter.charCodeAt(0)

/** Finds the start of a list of objects and of its first object; null if there is no such list, or if only a parser can find it. */
function findList(bytes: Buffer, member: string): { start: number; first: number } | null {
  const readListStart = (start: number) => {
    if (bytes[start] !== byteOf('[')) return null
    const first = skipSpace(bytes, start + 1)
    return bytes[first] === byteOf('{') ? { start, first } : null
  }
  const name = Buffer.from(JSON.stringify(member))
  const textStart = skipSpace(bytes, 0)
  if (bytes[textStart] === byteOf('[')) return readListStart(textStart)
  for (let at = bytes.indexOf(name); at !== -1; at = bytes.indexOf(name, at + 1)) {
    // This is the end of a longer name that contains a quote.
    if (bytes[at - 1] === byteOf('\\')) return null
    const colon = skipSpace(bytes, at + name.length)
    // Without a colon, it is a value, not a name.
    const list = bytes[colon] === byteOf(':') ? readListStart(skipSpace(bytes, colon + 1)) : null
    if (list) return list
  }
  return null
}

/** Returns the end of the object that starts at `start`; undefined if the object does not end. */
function findObjectEnd(bytes: Buffer, start: number): number | undefined {
  const { length } = bytes
  let depth = 0
  let at = start
  while (at < length) {
    const byte = bytes[at++]
    if (byte === 0x22) {
      while (at < length) {
        const character = bytes[at++]
        if (character === 0x22) break
        if (character === 0x5c) at += 1
      }
    } else if (byte === 0x7b || byte === 0x5b) depth += 1
    else if (byte === 0x7d || byte === 0x5d) {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return undefined
}

/** Parses the row that starts at `start`; null if there is no valid row. */
function parseRow(bytes: Buffer, start: number) {
  const end = bytes[start] === byteOf('{') ? findObjectEnd(bytes, start) : undefined
  if (end === undefined) return null
  const source: object = JSON.parse(bytes.toString('utf8', start, end))
  const separatorAt = skipSpace(bytes, end)
  const isLast = bytes[separatorAt] === byteOf(']')
  if (!isLast && bytes[separatorAt] !== byteOf(',')) return null
  return { source, end: isLast ? separatorAt + 1 : skipSpace(bytes, separatorAt + 1), isLast }
}

/** The parts needed to read the rows of one response. */
type RowReading<Row> = { scanner: RowScanner; store: JsonStore; readRow: ReadRow<Row> }

/** Reads a row that was already parsed. */
export function readParsed<Row>({ scanner, store, readRow }: RowReading<Row>, source: object, index: number): Row {
  const members = Object.entries(source).filter(([name]) => scanner.stored.has(name.toLowerCase()))
  const text = Buffer.from(JSON.stringify(Object.fromEntries(members)))
  return readRow(source, store.store(text)(0, text.length), index)
}

/** Parses the text around a list and reads the rows of the list with `readRow`; null if the text must be parsed as a whole. */
async function readList<Row>(bytes: Buffer, member: string, reading: RowReading<Row>) {
  const list = isUtf8(bytes) ? findList(bytes, member) : null
  if (!list) return null
  const { scanner, store, readRow } = reading
  const rows: Row[] = []
  const turn = createTurns()
  let at = list.first
  for (;;) {
    if (turn.isOver()) await turn.next()
    const scanned = scanner.scan(bytes, at)
    const createStoredJson = store.store(scanned.stored)
    for (let row = 0; row < scanned.count; row += 1) {
      rows.push(scanner.read(row, readRow, createStoredJson(...scanned.storedRange(row)), rows.length))
    }
    at = scanned.end
    if (scanned.isLast) break
    if (scanned.count > 0) continue
    const parsed = parseRow(bytes, at)
    if (!parsed) return null
    rows.push(readParsed(reading, parsed.source, rows.length))
    at = parsed.end
    if (parsed.isLast) break
  }
  const textWithoutRows = `${utf8.decode(bytes.subarray(0, list.start))}"${placeholder}"${utf8.decode(bytes.subarray(at))}`
  const value: unknown = JSON.parse(textWithoutRows, (_, part: unknown) => (part === placeholder ? rows : part))
  return { value, rows }
}

/** A parsed response and the results for the rows of its list. `rows` is null if the list was not found or was parsed like everything else. */
export type ParsedResponse<Row> = { value: unknown; rows: Row[] | null }

/** Parses JSON in UTF-8 and reads the rows of a list, which is either the value of `member` (case-sensitive) or the whole text. */
export async function readResponse<Row>(
  bytes: Buffer,
  member: string,
  reading: RowReading<Row>,
): Promise<ParsedResponse<Row>> {
  try {
    const found = await readList(bytes, member, reading)
    if (found) return found
  } catch (error) {
    // Parsing the whole text decides whether it is valid.
    if (!(error instanceof SyntaxError)) throw error
  }
  return { value: parseJson(bytes), rows: null }
}
