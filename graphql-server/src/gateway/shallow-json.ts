/**
 * Parses JSON except for one heavy member, which stays bytes until it is asked for: finding the end of a value costs about a sixth of
 * parsing it.
 */
import { isUtf8 } from 'node:buffer'
import { randomUUID } from 'node:crypto'

/** A value that has not been parsed. It keeps the whole text in memory that it is a part of. */
export class JsonSlice {
  readonly #text: Buffer
  readonly #start: number
  readonly #end: number

  constructor(text: Buffer, start: number, end: number) {
    this.#text = text
    this.#start = start
    this.#end = end
  }

  /** Throws when the value is not JSON, which only its brackets and quotes have been looked at for. */
  parse(): unknown {
    return JSON.parse(this.#text.toString('utf8', this.#start, this.#end))
  }

  /** A store outside this process has it as text. */
  toJSON(): string {
    return this.#text.toString('utf8', this.#start, this.#end)
  }
}

const quote = 0x22
const backslash = 0x5c
const colon = 0x3a
const openBrace = 0x7b
const closeBrace = 0x7d
const openBracket = 0x5b
const closeBracket = 0x5d

const isSpace = (byte: number | undefined) => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09

function skipSpace(text: Buffer, start: number): number {
  let at = start
  while (isSpace(text[at])) at += 1
  return at
}

/** End of the object or list that begins at `start`; undefined when it has none. */
function endOfValue(text: Buffer, start: number): number | undefined {
  const { length } = text
  let depth = 0
  let at = start
  while (at < length) {
    const byte = text[at++]
    if (byte === quote) {
      while (at < length) {
        const inside = text[at++]
        if (inside === quote) break
        if (inside === backslash) at += 1
      }
    } else if (byte === openBrace || byte === openBracket) depth += 1
    else if (byte === closeBrace || byte === closeBracket) {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return undefined
}

/** Unparsed values by the texts that stand for them. */
export type Slices = ReadonlyMap<string, JsonSlice>

// Nothing that a gateway writes can look like one of our places.
const place = randomUUID()

/**
 * Cuts the objects and lists that are values of `member`, in this letter case, out of a JSON text. Null where there are none, and where
 * the text is not clear without parsing it.
 */
function cutMember(text: Buffer, member: string): { rest: Buffer; slices: Slices } | null {
  const name = Buffer.from(JSON.stringify(member))
  const slices = new Map<string, JsonSlice>()
  const parts: Buffer[] = []
  let from = 0
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at)) {
    // The end of another name that holds a quote.
    if (text[at - 1] === backslash) return null
    at = skipSpace(text, at + name.length)
    // A text, not a name.
    if (text[at] !== colon) continue
    at = skipSpace(text, at + 1)
    const first = text[at]
    if (first !== openBrace && first !== openBracket) continue
    const end = endOfValue(text, at)
    if (end === undefined) return null
    const key = `${place} ${slices.size}`
    parts.push(text.subarray(from, at), Buffer.from(`"${key}"`))
    slices.set(key, new JsonSlice(text, at, end))
    at = from = end
  }
  return slices.size === 0 ? null : { rest: Buffer.concat([...parts, text.subarray(from)]), slices }
}

/** Rejects other encodings and skips a byte order mark, which some servers write. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

/** A value in which the keys of `slices` stand for unparsed parts. */
export type ParsedJson = { value: unknown; slices: Slices }

/**
 * Parses JSON in UTF-8, except for the objects and lists that are values of `unparsed`. Throws for anything else. An unparsed value with a
 * fault that leaves quotes and brackets in pairs throws when it is parsed.
 */
export function parseJson(bytes: Buffer, unparsed?: string): ParsedJson {
  const cut = unparsed === undefined || !isUtf8(bytes) ? null : cutMember(bytes, unparsed)
  if (cut) {
    try {
      return { value: JSON.parse(utf8.decode(cut.rest)), slices: cut.slices }
    } catch {
      // The whole text decides.
    }
  }
  return { value: JSON.parse(utf8.decode(bytes)), slices: new Map() }
}
