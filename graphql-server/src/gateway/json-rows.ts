/** Parses answers of the gateway. A long list of objects in one is read item by item, so that it holds nobody up and leaves little behind. */
import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { turns } from '../values/turns.ts'
import { type ObjectReader, afterItem } from './json-objects.ts'
import type { WireObject } from './wire.ts'

/** A list of an answer that is read item by item. */
export type RowList = {
  /** Member whose value is the list, in this letter case. An answer that is a list itself is one, too. */
  member: string
  reader: ObjectReader
}

/** Reads an item of a list; `kept` are its kept members as JSON, byte by byte. What it returns stands for the item. */
export type ReadRow<Row> = (source: WireObject, kept: string, index: number) => Row

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

/** Bytes of an answer that are made a text at a time: a larger text would cost the garbage collector more. */
const windowBytes = 96 * 1024

/** The value of a text with what `read` returns in place of the rows of a list, and the rows; null when it has to be parsed as a whole. */
async function readList<Row>(bytes: Buffer, { member, reader }: RowList, read: ReadRow<Row>) {
  const list = isUtf8(bytes) ? findList(bytes, member) : null
  if (!list) return null
  const rows: Row[] = []
  const turn = turns()
  let from = list.first
  let text = ''
  let at = 0
  const move = (length: number) => {
    from += at
    at = 0
    text = bytes.toString('latin1', from, from + length)
  }
  move(windowBytes)
  for (;;) {
    if (turn.isOver()) await turn.next()
    const row = reader(text, at)
    const after = row && afterItem(text, row.end)
    if (!after) {
      // The text may end inside of the row, which may be longer than others.
      if (from + text.length === bytes.length) return null
      move(at > 0 ? windowBytes : bytes.length)
      continue
    }
    rows.push(read(row.value, row.kept, rows.length))
    at = after.at
    if (after.next === ']') break
    // The text ended between two rows.
    if (at === text.length) at = skipSpace(bytes, from + at) - from
  }
  const rest = `${utf8.decode(bytes.subarray(0, list.start))}"${place}"${utf8.decode(bytes.subarray(from + at))}`
  const value: unknown = JSON.parse(rest, (_, part: unknown) => (part === place ? rows : part))
  return { value, rows }
}

/** Parses JSON in UTF-8, with the rows of a list read. `rows` is null where the list was not found; it is parsed then. */
export async function parseRows<Row>(
  bytes: Buffer,
  list: RowList,
  read: ReadRow<Row>,
): Promise<{ value: unknown; rows: Row[] | null }> {
  try {
    const found = await readList(bytes, list, read)
    if (found) return found
  } catch (error) {
    // The whole text decides.
    if (!(error instanceof SyntaxError)) throw error
  }
  return { value: parseJson(bytes), rows: null }
}
