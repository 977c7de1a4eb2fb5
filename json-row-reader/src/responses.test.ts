import { describe, expect, test } from 'vitest'
import { type Members, NotJson, parseJson, createRowReader } from './row-reader.ts'
import { createResponseGenerator } from './testing/random-responses.ts'
import { toExpectedRow, isObject, parse, pick, readRow, reader, text } from './testing/sample-reader.ts'

describe('rows in a response', () => {
  test('equal the rows that JSON.parse returns', async () => {
    let rowCount = 0
    let parsedCount = 0
    for (let seed = 1; seed <= 20; seed++) {
      const { generate } = createResponseGenerator(seed)
      for (let run = 0; run < 30; run++) {
        const json = generate()
        const whole: unknown = JSON.parse(json)
        const { value, rows } = await parse(json)
        if (!rows) {
          expect(value, json).toEqual(whole)
          continue
        }
        rowCount += rows.length
        parsedCount += rows.filter(({ isParsed }) => isParsed).length
        // A list with the same name elsewhere may be read instead.
        if (isObject(value) && value['rows'] !== rows) continue
        const sources: unknown = Array.isArray(whole) ? whole : isObject(whole) && whole['rows']
        expect(rows, json).toEqual(Array.isArray(sources) ? sources.map(toExpectedRow) : [])
        if (isObject(whole)) expect(value, json).toEqual({ ...whole, rows })
      }
    }
    expect(rowCount).toBeGreaterThan(1500)
    expect(parsedCount).toBeGreaterThan(50)
    expect(parsedCount).toBeLessThan(rowCount / 2)
  })

  test('are scanned instead of parsed', async () => {
    const hotels = Array.from({ length: 3000 }, (_, id) => ({
      id,
      name: `Hotel ${id} فندق`,
      lines: [{ amount: id / 4, label: 'x' }],
      rooms: Array.from({ length: id % 3 }, () => ({ id, rates: [{ amount: 2 * id }] })),
    }))
    const { rows } = await parse(JSON.stringify({ rows: hotels }))
    expect(rows?.map(({ value }) => value)).toEqual(hotels)
    expect(rows?.some(({ isParsed }) => isParsed)).toBe(false)
  })

  test('can be longer than the scanner’s window', async () => {
    const long = { id: 1, name: 'x'.repeat(300_000), lines: [] }
    const hotels = [
      long,
      ...Array.from({ length: 400 }, (_, id) => ({ id, name: 'فندق'.repeat(100), lines: [] })),
      long,
    ]
    for (const space of ['', ' ', ' '.repeat(10)]) {
      const { rows } = await parse(JSON.stringify({ rows: hotels }, null, space))
      expect(rows?.map(({ value }) => value)).toEqual(hotels)
    }
  })

  test('are not mixed up when two responses are read at the same time', async () => {
    const responses = ['first', 'second'].map((label) =>
      Array.from({ length: 30_000 }, (_, id) => ({ id, name: `${label} ${id}`, lines: [{ amount: id, label }] })),
    )
    const order: number[] = []
    const parsed = await Promise.all(
      responses.map((hotels, response) =>
        reader((row, stored, index) => {
          if (order.at(-1) !== response) order.push(response)
          return readRow(row, stored, index)
        }).read(Buffer.from(JSON.stringify({ rows: hotels })), 'rows'),
      ),
    )
    expect(order.length).toBeGreaterThan(4)
    const read = parsed.map(({ rows }) => rows?.map((row) => [row.value, row.stored]))
    expect(JSON.stringify(read)).toBe(
      JSON.stringify(responses.map((hotels) => hotels.map((row) => [row, { name: row.name }]))),
    )
  })

  test.each([
    ['a missing list', '{"hotels":[{"id":1}]}'],
    ['an empty list', '{"rows":[]}'],
    ['another letter case', '{"Rows":[{"id":1}]}'],
    ['a list that starts with a number', '{"rows":[1,{"id":2}]}'],
    ['an item that is not an object', '{"rows":[{"id":2},3]}'],
    ['a longer name that ends in the list’s name', '{"x\\"rows":[{"id":2}],"rows":[{"id":3}]}'],
    ['values that equal the list’s name', '["rows",{"a":"rows"}]'],
    ['a byte order mark', '\ufeff{"a":1}'],
  ])('are null if the response has to be parsed as a whole: %s', async (_, json) => {
    expect(await parse(json)).toEqual({ value: JSON.parse(json.replace('\ufeff', '')), rows: null })
  })

  test('equal those of JSON.parse if a byte is damaged, unless the response is rejected', async () => {
    let rejectedCount = 0
    let comparedCount = 0
    for (let seed = 1; seed <= 20; seed++) {
      const { generate, randomBelow } = createResponseGenerator(seed)
      for (let run = 0; run < 40; run++) {
        const bytes = Buffer.from(generate())
        const at = randomBelow(bytes.length)
        if (run % 2) bytes[at] = randomBelow(256)
        const damaged = run % 2 ? bytes : Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)])
        let whole: unknown
        try {
          whole = parseJson(damaged)
        } catch {
          rejectedCount += 1
          await expect(parse(damaged), String(damaged)).rejects.toThrow(NotJson)
          continue
        }
        const { value, rows } = await parse(damaged)
        if (isObject(value) && value['rows'] !== rows) continue
        const sources: unknown = Array.isArray(whole) ? whole : isObject(whole) ? whole['rows'] : []
        if (!rows || !Array.isArray(sources)) continue
        expect(rows, String(damaged)).toEqual(sources.map(toExpectedRow))
        comparedCount += 1
      }
    }
    expect(rejectedCount).toBeGreaterThan(150)
    expect(comparedCount).toBeGreaterThan(150)
  })

  test.each([
    ['a duplicate name', '{"id":1,"id":2}', { id: 2 }],
    ['a duplicate name in another letter case', '{"ID":1,"id":2}', { id: 2 }],
    ['a name with an escape', '{"\\u0069d":1}', { id: 1 }],
    ['a name with a non-ASCII letter whose lower case is ASCII', '{"\u212aey":1,"id":1}', { id: 1 }],
    ['a member named __proto__', '{"__proto__":{"id":3},"id":1}', { id: 1 }],
    ['a nested member named __proto__', '{"flags":{"__proto__":{"open":true},"constructor":1}}', { flags: {} }],
    ['an object where a scalar is expected', '{"id":{"id":1}}', { id: { id: 1 } }],
    ['a scalar where a list is expected', '{"lines":"none"}', { lines: 'none' }],
    ['an object where a list is expected', '{"lines":{"amount":1}}', { lines: { amount: 1 } }],
    [
      'unexpected items of a list',
      '{"lines":[1,null,[{"amount":2}],{"amount":3}]}',
      {
        lines: [1, null, [{ amount: 2 }], { amount: 3 }],
      },
    ],
    [
      'numbers of all sizes',
      '{"lines":[0,-0,1e3,1E-7,0.1,12345678901234567890,0.30000000000000004,1e999,999999999999999.9]}',
      {
        lines: [0, -0, 1e3, 1e-7, 0.1, 12_345_678_901_234_567_000, 0.30000000000000004, Infinity, 999999999999999.9],
      },
    ],
    ['deeply nested objects', `{"other":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)},"id":1}`, { id: 1 }],
    ['deeply nested lists', `{"lines":${'['.repeat(1000)}${']'.repeat(1000)}}`, undefined],
    ['more items than the scanner has room for', `{"lines":[${'{},'.repeat(60_000)}{}],"id":1}`, undefined],
  ])('equal the result of JSON.parse: %s', async (_, row, value) => {
    const { rows } = await parse(`{"rows":[${row},${row}]}`)
    const whole = toExpectedRow(JSON.parse(row))
    if (value) expect(whole.value).toEqual(value)
    expect(rows).toHaveLength(2)
    for (const read of rows ?? []) {
      if (value) expect(read).toEqual(whole)
      // Large values are compared faster as text.
      else expect(JSON.stringify(read.value)).toBe(JSON.stringify(whole.value))
    }
  })

  test('are read correctly when they have many members or long names', async () => {
    const long = 'namesWithManyLettersUpToTwentyEight'
    const names = Array.from({ length: 100 }, (_, at) => `${long.slice(0, 10 + (at % 26))}${at}`)
    const row = (id: number) =>
      Object.fromEntries([...names.filter((_, at) => (at + id) % 7 > 0).map((name) => [name, id]), ['id', id]])
    const { rows } = await parse(JSON.stringify({ rows: Array.from({ length: 300 }, (_, id) => row(id)) }))
    expect(rows?.map(({ value, isParsed }) => [value, isParsed])).toEqual(
      Array.from({ length: 300 }, (_, id) => [{ id }, false]),
    )
    const similar: Members = { identifications: true, identificationsx: true }
    const sources = Array.from({ length: 60 }, (_, id) => ({
      identifications: id,
      [['identificationsX', 'identificationsY', 'identificationsXY'][id % 3] ?? '']: id + 0.5,
    }))
    const other = createRowReader({ members: similar, stored: [], text })((row) => pick(row, similar))
    const similarRows = await other.read(Buffer.from(JSON.stringify({ rows: sources })), 'rows')
    expect(similarRows.rows).toEqual(sources.map((source) => pick(source, similar)))
  })

  test('are read correctly when they have no member names in common', async () => {
    const row = (id: number) =>
      Object.fromEntries([
        ...Array.from({ length: 30 }, (_, at) => [`m${(id * 31 + at * 7) % 1000}`, [{ a: 1 }, { a: '' }, {}]]),
        ['id', id],
      ])
    const { rows } = await parse(JSON.stringify({ rows: Array.from({ length: 300 }, (_, id) => row(id)) }))
    expect(rows?.map(({ value }) => value)).toEqual(Array.from({ length: 300 }, (_, id) => ({ id })))
  })
})
