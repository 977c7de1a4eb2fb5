/**
 * Reads many JSON objects of a few layouts. A gateway writes its rows with the same names in the same order, so the first row of a layout
 * is parsed and makes a regular expression; the next ones are matched, and only the wanted values are taken out. That takes less time than
 * parsing and leaves less to the garbage collector. An object of no known layout is parsed.
 */
import { type Wanted, decoded, describe, unclear } from './json-layout.ts'
import { type WireObject, isObject } from './wire.ts'

type Layout = ReturnType<typeof describe<ObjectReader>>

const readers = new WeakMap<Wanted, ObjectReader>()

function readerOf(wanted: Wanted): ObjectReader {
  const known = readers.get(wanted)
  if (known) return known
  const reader = objectReader(wanted, new Set())
  readers.set(wanted, reader)
  return reader
}

const maxLayouts = 12
/** Learning from an object costs many times what parsing it does: after the first ones only some of those that match nothing are. */
const maxLearned = 40
const objectsPerLayout = 200
const maxTries = 4

/** End of the object or list that begins at `start`; undefined when it has none. */
function endOfValue(text: string, start: number): number | undefined {
  const { length } = text
  let depth = 0
  let at = start
  while (at < length) {
    const code = text.charCodeAt(at++)
    if (code === 0x22) {
      while (at < length) {
        const inside = text.charCodeAt(at++)
        if (inside === 0x22) break
        if (inside === 0x5c) at += 1
      }
    } else if (code === 0x7b || code === 0x5b) depth += 1
    else if (code === 0x7d || code === 0x5d) {
      depth -= 1
      if (depth === 0) return at
    }
  }
  return undefined
}

export type ReadObject = { value: WireObject; end: number; /** Kept members as JSON, byte by byte. */ kept: string }
export type ObjectReader = (text: string, at: number) => ReadObject | null

const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09

/** Where the next value begins. */
function skipSpace(text: string, start: number): number {
  let at = start
  while (isSpace(text.charCodeAt(at))) at += 1
  return at
}

/** What stands after an item, a comma or the end of the list, and where the next item begins; null when it is neither. */
export function afterItem(text: string, end: number): { next: string; at: number } | null {
  const at = skipSpace(text, end)
  const next = text[at]
  if (next === ',') return { next, at: skipSpace(text, at + 1) }
  return next === ']' ? { next, at: at + 1 } : null
}

/** Reads the rest of a list of objects; null where it is not one. */
function readItems(text: string, start: number, read: ObjectReader) {
  const values: unknown[] = []
  let at = skipSpace(text, start)
  for (;;) {
    const item = read(text, at)
    const after = item && afterItem(text, item.end)
    if (!after) return null
    values.push(item.value)
    at = after.at
    if (after.next === ']') return { values, end: at }
  }
}

/**
 * Reads objects of a JSON text in UTF-8 that was read byte by byte; null for anything else. `kept` are members, in lower case, of which the text is returned.
 */
export function objectReader(wanted: Wanted, kept: ReadonlySet<string>): ObjectReader {
  const layouts: Layout[] = []
  let [seen, learned] = [0, 0]

  function match(layout: Layout, text: string, start: number): ReadObject | null {
    const matches: RegExpExecArray[] = []
    const lists: unknown[][] = []
    let at = start
    for (const { expression, items } of layout.parts) {
      expression.lastIndex = at
      const found = expression.exec(text)
      if (!found) return null
      matches.push(found)
      at = expression.lastIndex
      if (!items) continue
      const rest = readItems(text, at, items)
      if (!rest) return null
      lists.push(rest.values)
      at = rest.end
    }
    return { value: layout.make(matches, lists), end: at, kept: layout.textOf(matches) }
  }

  function learn(sample: string): void {
    if (learned >= maxLearned + seen / objectsPerLayout) return
    learned += 1
    try {
      // A copy: a part would keep the whole text in memory.
      layouts.unshift(describe(Buffer.from(sample, 'latin1').toString('latin1'), wanted, kept, readerOf))
      if (layouts.length > maxLayouts) layouts.pop()
    } catch (error) {
      // A SyntaxError is an expression that is too large.
      if (error !== unclear && !(error instanceof SyntaxError)) throw error
    }
  }

  return (text, at) => {
    seen += 1
    for (let index = 0; index < Math.min(maxTries, layouts.length); index += 1) {
      const layout = layouts[index]
      const read = layout && match(layout, text, at)
      if (!read) continue
      if (index > 0) layouts.unshift(...layouts.splice(index, 1))
      return read
    }
    const end = text[at] === '{' ? endOfValue(text, at) : undefined
    if (end === undefined) return null
    const sample = text.slice(at, end)
    const value: unknown = JSON.parse(decoded(sample))
    if (!isObject(value)) return null
    learn(sample)
    return { value, end, kept: keptText(value, kept) }
  }
}

/** Members of an object by their names in lower case, as JSON, byte by byte. */
export function keptText(source: WireObject, kept: ReadonlySet<string>): string {
  const members = Object.entries(source).filter(([name]) => kept.has(name.toLowerCase()))
  return Buffer.from(JSON.stringify(Object.fromEntries(members))).toString('latin1')
}
