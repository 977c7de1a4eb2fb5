import { describe, expect, test } from 'vitest'
import { randomFrom } from '#src/testing/random-documents.ts'
import { parseJson } from './shallow-json.ts'

const member = 'rooms'

/** The value with its unparsed parts parsed. */
function restore({ value, slices }: ReturnType<typeof parseJson>): unknown {
  const restoreIn = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(restoreIn)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(
      Object.entries(part).map(([name, inside]) => [
        name,
        typeof inside === 'string' && slices.has(inside) ? slices.get(inside)?.parse() : restoreIn(inside),
      ]),
    )
  }
  return restoreIn(value)
}

const parse = (text: string, unparsed?: string) => parseJson(Buffer.from(text), unparsed)

/** Also parses the parts that a repeated name has replaced. */
function parseAll(bytes: Buffer) {
  for (const slice of parseJson(bytes, member).slices.values()) slice.parse()
}

const pieces = [
  member,
  `"${member}"`,
  `"${member}":[`,
  '{"a":',
  '}]',
  '[[{',
  '\\',
  '\\"',
  '"',
  ':',
  ',',
  '\n\t\u0001',
  'فندق مكة',
  '🕋',
  '\ud83d',
  'é',
  ' ',
  '0',
]

/** Random JSON texts, with the spaces, escapes and repeated names that a writer may choose. */
function writer(seed: number) {
  const { below, pick } = randomFrom(seed)
  const space = () => (below(4) > 0 ? '' : pick([' ', '\n', '\t', '\r\n  ']))
  const words = () => Array.from({ length: below(4) }, () => pick(pieces)).join('')
  const escaped = (letter: string) =>
    below(60) > 0 ? JSON.stringify(letter).slice(1, -1) : `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
  const string = (text = words()) => `"${text.split('').map(escaped).join('')}"`
  const plainString = (text: string) => (below(30) > 0 ? JSON.stringify(text) : string(text))
  const value = (depth: number): string => {
    const kind = below(depth > 4 ? 5 : 8)
    if (kind < 2) return string()
    if (kind === 2) return pick(['0', '-0', '12', '3.25', '-1e3', '1E-7', '123456789012345678901'])
    if (kind < 5) return pick(['null', 'true', 'false', '[]', '{}'])
    const items = Array.from(
      { length: below(4) },
      () => space() + (kind === 5 ? value(depth + 1) : entry(depth)) + space(),
    )
    return kind === 5 ? `[${items.join(',')}]` : `{${items.join(',')}}`
  }
  const entry = (depth: number): string => {
    const name =
      below(3) > 0 ? plainString(pick([member, member, member.toUpperCase(), 'name', '__proto__', ''])) : string()
    return name + space() + ':' + space() + value(depth + 1)
  }
  return {
    text: () => `${space()}{${Array.from({ length: 1 + below(4) }, () => entry(0)).join(',')}}${space()}`,
    below,
  }
}

describe('JSON with an unparsed member', () => {
  test('is the same value once that member is parsed', () => {
    expect(parse('{"rooms":[{"a":"]"}],"b":{"rooms" : {}, "c":[1]}}', member).slices.size).toBe(2)
    const { text } = writer(1)
    let unparsed = 0
    for (let run = 0; run < 5000; run++) {
      const json = text()
      const shallow = parse(json, member)
      if (shallow.slices.size > 0) unparsed += 1
      expect(restore(shallow), json).toEqual(JSON.parse(json))
    }
    expect(unparsed).toBeGreaterThan(1000)
  })

  test.each([
    ['values that are neither lists nor objects', '{"rooms":1,"a":[{"rooms":[2]},{"rooms":true},{"rooms":"["}]}'],
    ['a name that ends in the same letters', '{"x\\"rooms":[2],"rooms":[3]}'],
    ['a text of the same letters', '["rooms",{"a":"rooms"},{"rooms":"rooms"},{"rooms":null}]'],
    ['another letter case', '{"Rooms":[2]}'],
    ['a byte order mark', '\ufeff{"a":1}'],
  ])('parses %s', (_, json) => {
    const shallow = parse(json, member)
    expect(restore(shallow)).toEqual(JSON.parse(json.replace('\ufeff', '')))
  })

  test('never takes a damaged text for another value', () => {
    const { text, below } = writer(2)
    let refused = 0
    for (let run = 0; run < 10_000; run++) {
      const bytes = Buffer.from(text())
      const at = below(bytes.length)
      if (run % 2) bytes[at] = below(256)
      const damaged = run % 2 ? bytes : Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)])
      let whole: unknown
      try {
        whole = parseJson(damaged).value
      } catch {
        refused += 1
        expect(() => parseAll(damaged), String(damaged)).toThrow(/JSON|encoded data/)
        continue
      }
      expect(restore(parseJson(damaged, member)), String(damaged)).toEqual(whole)
    }
    expect(refused).toBeGreaterThan(2000)
  })
})
