/** The layout of a JSON object: expressions that match every object with the same names in the same order, and capture the wanted values. */
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
/** `items` reads the items of a list that stands after what the expression matches. */
type Part<Items> = { expression: RegExp; items: Items | null }

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
export const unclear = new Error('no layout')

/** Makes the expressions of the layout of a valid JSON object. `readerOf` makes the reader of a list's items. */
export function describe<Items>(
  sample: string,
  wanted: Wanted,
  kept: ReadonlySet<string>,
  readerOf: (wanted: Wanted) => Items,
) {
  const parts: Part<Items>[] = []
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
  const endPart = (items: Items | null) => {
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
