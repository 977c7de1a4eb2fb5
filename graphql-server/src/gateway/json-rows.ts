/** Parses answers of the gateway. A long list of objects in one is read item by item, so that it holds nobody up and leaves little behind. */
import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { turns } from '../values/turns.ts'
import type { JsonKeeper, KeptJson } from './kept-json.ts'
import type { RowScanner } from './row-scanner.ts'
import { type WireObject, isObject } from './wire.ts'

/** Makes something of a row. It may not hold on to the row. */
type ReadRow<Row> = (source: unknown, kept: KeptJson, index: number) => Row

/** How the rows of a list are read: what is wanted of them, and what is made of each. */
export type RowReading<Row> = { scanner: RowScanner; keeper: JsonKeeper; read: ReadRow<Row> }

/** Rejects other encodings and skips a byte order mark, which some servers write. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Thrown for bytes that are not JSON in UTF-8. */
export class NotJson extends Error {}

/** Parses JSON in UTF-8. Throws `NotJson` for anything else. */
export function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch (error) {
    throw new NotJson('not JSON in UTF-8', { cause: error })
  }
}

// Nothing that a gateway writes can look like this.
const place = randomUUID()

const isSpace = (byte: number | undefined) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

function skipSpace(bytes: Buffer, start: number): number {
  let at = start
  while (isSpace(bytes[at])) at += 1
  return at
}

const code = (letter: string) => letter.charCodeAt(0)

/** Where a list of objects begins and where its first object does; null when there is none, or when that is not clear without parsing. */
function findList(bytes: Buffer, member: string): { start: number; first: number } | null {
  const opensAt = (start: number) => {
    if (bytes[start] !== code('[')) return null
    const first = skipSpace(bytes, start + 1)
    return bytes[first] === code('{') ? { start, first } : null
  }
  const name = Buffer.from(JSON.stringify(member))
  const whole = skipSpace(bytes, 0)
  if (bytes[whole] === code('[')) return opensAt(whole)
  for (let at = bytes.indexOf(name); at !== -1; at = bytes.indexOf(name, at + 1)) {
    // The end of another name that holds a quote.
    if (bytes[at - 1] === code('\\')) return null
    const colon = skipSpace(bytes, at + name.length)
    // Otherwise a text, not a name.
    const list = bytes[colon] === code(':') ? opensAt(skipSpace(bytes, colon + 1)) : null
    if (list) return list
  }
  return null
}

/** End of the object that starts at `start`; undefined when it has none. */
function endOfObject(bytes: Buffer, start: number): number | undefined {
  const { length } = bytes
  let depth = 0
  let at = start
  while (at < length) {
    const byte = bytes[at++]
    if (byte === 0x22) {
      while (at < length) {
        const inside = bytes[at++]
        if (inside === 0x22) break
        if (inside === 0x5c) at += 1
      }
    } else if (byte === 0x7b || byte === 0x5b) depth += 1
    else if (byte === 0x7d || byte === 0x5d) {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return undefined
}

/** Reads a row that is parsed. */
export function readParsed<Row>({ scanner, keeper, read }: RowReading<Row>, source: WireObject, index: number): Row {
  const members = Object.entries(source).filter(([name]) => scanner.kept.has(name.toLowerCase()))
  const text = Buffer.from(JSON.stringify(Object.fromEntries(members)))
  return read(source, keeper.keep(text)(0, text.length), index)
}

/** Parses the row that starts at `start`; null where there is none. */
function parseRow(bytes: Buffer, start: number) {
  const end = bytes[start] === code('{') ? endOfObject(bytes, start) : undefined
  const source: unknown = end === undefined ? undefined : JSON.parse(bytes.toString('utf8', start, end))
  if (end === undefined || !isObject(source)) return null
  const after = skipSpace(bytes, end)
  const isLast = bytes[after] === code(']')
  if (!isLast && bytes[after] !== code(',')) return null
  return { source, end: isLast ? after + 1 : skipSpace(bytes, after + 1), isLast }
}

/** The value of a text with what `read` returns in place of the rows of a list, and the rows; null when it has to be parsed as a whole. */
async function readList<Row>(bytes: Buffer, member: string, reading: RowReading<Row>) {
  const list = isUtf8(bytes) ? findList(bytes, member) : null
  if (!list) return null
  const { scanner, keeper, read } = reading
  const rows: Row[] = []
  const turn = turns()
  let at = list.first
  for (;;) {
    if (turn.isOver()) await turn.next()
    const scanned = scanner.scan(bytes, at)
    const keptAt = keeper.keep(scanned.kept)
    for (let index = 0; index < scanned.count; index += 1) {
      rows.push(read(scanned.row(index), keptAt(...scanned.keptOf(index)), rows.length))
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
  const rest = `${utf8.decode(bytes.subarray(0, list.start))}"${place}"${utf8.decode(bytes.subarray(at))}`
  const value: unknown = JSON.parse(rest, (_, part: unknown) => (part === place ? rows : part))
  return { value, rows }
}

/** Parses JSON in UTF-8, with the items of a list read. The list is the value of `member`, in this letter case, or the whole text. `rows` is null where it was not found; it is parsed then. */
export async function parseRows<Row>(
  bytes: Buffer,
  member: string,
  reading: RowReading<Row>,
): Promise<{ value: unknown; rows: Row[] | null }> {
  try {
    const found = await readList(bytes, member, reading)
    if (found) return found
  } catch (error) {
    // The whole text decides.
    if (!(error instanceof SyntaxError)) throw error
  }
  return { value: parseJson(bytes), rows: null }
}
