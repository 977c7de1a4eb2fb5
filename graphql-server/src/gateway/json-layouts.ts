/**
 * Reads many JSON objects of a few layouts. A gateway writes its rows with the same names in the same order, so the first row of a layout
 * is parsed and makes a regular expression; the next ones are matched, and only the wanted values are taken out. That takes less time than
 * parsing and leaves less to the garbage collector. An object of no known layout is parsed.
 */
import { type WireObject, isObject, list } from './wire.ts'

/** What is read of an object, or of each object of a list, by names in lower case: a value, or what is read inside of it. */
export interface Wanted {
  readonly [name: string]: true | Wanted
}

const space = '[ \\n\\r\\t]*'
const chars = '[^"\\\\\\x00-\\x1f]*'
const string = `"${chars}(?:\\\\(?:["\\\\/bfnrt]|u[\\da-fA-F]{4})${chars})*"`
const number = '-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][-+]?\\d+)?'
const scalar = `(?:${string}|${number}|true|false|null)`

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')

/** Longest scalar of a sample that is part of an expression. */
const maxLiteral = 60

// Only one branch of an alternative may match a text: otherwise an object of another layout is tried in every combination of branches.

/** Alternatives, the first one that matches. */
const firstOf = (sources: readonly string[]) =>
  `(?:${sources
    .map(
      (source, index) =>
        sources
          .slice(0, index)
          .map((earlier) => `(?!${earlier})`)
          .join('') + source,
    )
    .join('|')})`

/** Matches a scalar, fastest the one of the sample. Others are captured by `open` and `close`. */
function scalarLike(sample: string, open = '', close = ''): string {
  if (sample.length > maxLiteral) return `${open}${scalar}${close}`
  const same = escaped(sample) + (/\d$/.test(sample) ? '(?![\\d.eE])' : '')
  return `(?:${same}|${open}(?!${same})${scalar}${close})`
}

/** Kinds of items that an expression tells apart in a list of no interest, and length of a whole expression. Others are parsed. */
const maxKinds = 8
const maxSource = 200_000

/** Items of a list that one expression reads. A longer list is parsed. */
const maxItems = 10

/** Makes the wanted values from what the expressions of a layout have captured, and the lists between them. */
type Make = (matches: readonly RegExpExecArray[], lists: readonly unknown[][]) => WireObject
type Part = { expression: RegExp; items: ObjectReader | null }

const tokens = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null|[{}[\],:]/y
const spaces = /[ \n\r\t]*/y

const notAscii = /[\x80-\xff]/

/** The text of UTF-8 that was read byte by byte. */
export const decoded = (bytes: string) => (notAscii.test(bytes) ? Buffer.from(bytes, 'latin1').toString() : bytes)

/** Longest string that a part of is a copy. A longer part would keep the whole text in memory. */
const maxCopied = 12

function valueOf(text: string): unknown {
  if (text.charCodeAt(0) === 0x22) {
    const isPlain = text.length - 2 <= maxCopied && !text.includes('\\') && !notAscii.test(text)
    return isPlain ? text.slice(1, -1) : JSON.parse(decoded(text))
  }
  return text === 'null' ? null : text === 'true' ? true : text === 'false' ? false : Number(text)
}

/** Whether lists are read inside of an object. */
const hasLists = (source: unknown, wanted: Wanted): boolean =>
  isObject(source) &&
  Object.entries(source).some(([name, value]) => {
    const inside = wanted[name.toLowerCase()]
    return typeof inside === 'object' && (Array.isArray(value) || hasLists(value, inside))
  })

/** Thrown for an object that expressions do not read. */
const unclear = new Error('no layout')

/** Makes the expressions of the layout of a valid JSON object. */
function describe(sample: string, wanted: Wanted, kept: ReadonlySet<string>) {
  const parts: Part[] = []
  const samples: unknown[] = []
  let source = ''
  let groups = 0
  let at = 0

  const take = (): string => {
    tokens.lastIndex = at
    const [token] = tokens.exec(sample) ?? []
    if (token === undefined) throw unclear
    at = tokens.lastIndex
    return token
  }
  const takeSpace = () => {
    spaces.lastIndex = at
    const [found = ''] = spaces.exec(sample) ?? []
    at += found.length
    return found
  }
  const endPart = (items: ObjectReader | null) => {
    if (source.length > maxSource) throw unclear
    parts.push({ expression: new RegExp(source, 'y'), items })
    source = ''
    groups = 0
  }
  const peek = () => sample[at]
  /** Reads ahead without writing. */
  const skipping = <Result>(read: () => Result): Result => {
    const before = [at, source, groups] as const
    const result = read()
    ;[at, source, groups] = before
    return result
  }

  /** Matches a value that is not wanted, one of the items of a list if it is repeated. */
  function skip(isRepeated = false): void {
    const first = take()
    if (first !== '{' && first !== '[') {
      source += isRepeated ? scalar : scalarLike(first)
      return
    }
    source += escaped(first)
    if (first === '{') {
      source += takeSpace()
      if (peek() === '}') source += escaped(take())
      else {
        for (;;) {
          source += escaped(take()) + takeSpace() + take() + takeSpace()
          skip(isRepeated)
          source += takeSpace()
          const next = take()
          source += escaped(next)
          if (next === '}') return
          source += takeSpace()
        }
      }
      return
    }
    const outer = source
    const items = new Set<string>()
    takeSpace()
    while (peek() !== ']') {
      source = ''
      skip(true)
      items.add(source)
      if (items.size > maxKinds) throw unclear
      takeSpace()
      if (peek() === ',') take()
      takeSpace()
    }
    take()
    const item = firstOf([...items])
    source = `${outer}${space}${items.size > 0 ? `(?:${item}(?:${space},${space}${item})*)?${space}` : ''}\\]`
  }

  const valueAhead = (): unknown =>
    skipping(() => {
      const start = at
      skip()
      return JSON.parse(sample.slice(start, at))
    })

  /** Begins a capture, and returns the code that reads it. */
  const capture = () => {
    groups += 1
    return `m[${parts.length}][${groups}]`
  }

  /** Returns code that makes an object. */
  function readObject(inside: Wanted, isRow: boolean): string {
    const members: string[] = []
    let isKept = false
    source += escaped(take()) + takeSpace()
    while (peek() !== '}') {
      const written = take()
      const name = String(JSON.parse(written))
      const lower = name.toLowerCase()
      const what = Object.hasOwn(inside, lower) ? inside[lower] : undefined
      if (isRow && kept.has(lower) && !isKept) {
        groups += 1
        texts.push([parts.length, groups])
        source += '('
        isKept = true
      }
      source += escaped(written) + takeSpace() + take() + takeSpace()
      const before = parts.length
      if (what === undefined) skip()
      else members.push(`${JSON.stringify(name)}: ${readValue(what)}`)
      if (isKept && parts.length > before) throw unclear
      const after = takeSpace()
      const comma = peek() === ',' ? take() + takeSpace() : ''
      if (isKept && !(comma !== '' && kept.has(nextName()))) {
        source += ')'
        isKept = false
      }
      source += after + comma
    }
    source += escaped(take())
    return `{ ${members.join(', ')} }`
  }

  function readValue(what: true | Wanted): string {
    const first = peek()
    if (first === '{' || first === '[') {
      if (what === true) throw unclear
      return first === '{' ? readObject(what, false) : readList(what)
    }
    const value = take()
    const code = capture()
    source += scalarLike(value, '(', ')')
    samples.push(valueOf(value))
    return `${code} === undefined ? s[${samples.length - 1}] : valueOf(${code})`
  }

  const nextName = () => skipping(() => (peek() === '"' ? String(JSON.parse(take())).toLowerCase() : ''))

  function readList(inside: Wanted): string {
    if (list(valueAhead()).some((item) => hasLists(item, inside))) {
      source += escaped(take())
      endPart(readerOf(inside))
      skipItems()
      return `lists[${parts.length - 1}]`
    }
    source += escaped(take()) + space
    takeSpace()
    const items: string[] = []
    let end = ''
    while (peek() === '{') {
      if (items.length === maxItems) throw unclear
      const isThere = capture()
      source += items.length === 0 ? '(?:()' : `(?:${space},${space}()`
      items.push(`if (${isThere} !== undefined) items.push(${readObject(inside, false)})`)
      end += ')?'
      takeSpace()
      if (peek() === ',') take()
      takeSpace()
    }
    if (take() !== ']') throw unclear
    source += `${end}${space}\\]`
    return `(() => { const items = []; ${items.join('; ')}; return items })()`
  }

  /** Goes to the end of a list. */
  function skipItems() {
    const before = [source, groups] as const
    takeSpace()
    while (peek() !== ']') {
      skip()
      takeSpace()
      if (peek() === ',') take()
      takeSpace()
    }
    take()
    ;[source, groups] = before
  }

  const texts: [part: number, group: number][] = []
  const code = readObject(wanted, true)
  endPart(null)
  // Nothing of the text is in the code but wanted names, in their letter case. Code of its own makes objects faster.
  // oxlint-disable-next-line typescript/no-implied-eval -- written above, out of fixed parts
  const make = new Function('valueOf', 's', `return (m, lists) => (${code})`)(valueOf, samples) as Make
  const textOf = (matches: readonly RegExpExecArray[]) =>
    texts.length === 0 ? '{}' : `{${texts.map(([part, group]) => matches[part]?.[group]).join(',')}}`
  return { parts, make, textOf }
}

type Layout = ReturnType<typeof describe>

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
      layouts.unshift(describe(Buffer.from(sample, 'latin1').toString('latin1'), wanted, kept))
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
