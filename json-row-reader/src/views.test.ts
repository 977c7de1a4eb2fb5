import { describe, expect, test } from 'vitest'
import { RowView, rowReader } from './row-reader.ts'
import { parse, readRow, reader, text } from './testing/sample-reader.ts'

describe('view of a row', () => {
  const hotel = (id: number) => ({
    id,
    name: `Hotel ${id}`,
    flags: { open: true },
    lines: [{ amount: 1, label: ' x ' }],
  })
  const json = JSON.stringify({ rows: Array.from({ length: 2000 }, (_, id) => hotel(id)) })
  const late = 'A row was read after its callback had returned.'

  const viewOf = (value: unknown): RowView => {
    if (!(value instanceof RowView)) throw new TypeError('not a view')
    return value
  }

  test('reads members in any letter case, and texts as the reader does', async () => {
    const { rows } = await reader((row) => {
      const view = viewOf(row)
      const [first] = view.field('LINES') as unknown[]
      return [
        view.field('Id'),
        view.text('name'),
        viewOf(first).text('label'),
        view.field('missing'),
        view.text('missing'),
      ]
    }).read(Buffer.from(json), 'rows')
    expect(rows?.[7]).toEqual([7, 'Hotel 7', 'x', undefined, undefined])
  })

  test('throws once its callback has returned, as does every object in it', async () => {
    const views = await reader((row) => {
      const view = viewOf(row)
      const [first] = view.field('lines') as unknown[]
      return [view, viewOf(view.field('flags')), viewOf(first)]
    }).read(Buffer.from(json), 'rows')
    expect(views.rows).toHaveLength(2000)
    for (const view of views.rows?.flat() ?? []) {
      expect(() => view.field('id')).toThrow(late)
      expect(() => view.text('name')).toThrow(late)
    }
  })

  test('throws in the callback of every later row', async () => {
    const views: RowView[] = []
    const { rows } = await reader((row, _, index) => {
      views.push(viewOf(row))
      const earlier = views[index - 1]
      if (earlier) expect(() => earlier.field('id')).toThrow(late)
      const first = views[0]
      if (first && index > 0) expect(() => first.text('name')).toThrow(late)
      return viewOf(row).field('id')
    }).read(Buffer.from(json), 'rows')
    expect(rows).toEqual(Array.from({ length: 2000 }, (_, id) => id))
  })

  test('throws after a callback has failed', async () => {
    const views: RowView[] = []
    const failed = reader((row) => {
      views.push(viewOf(row))
      throw new RangeError('no room')
    }).read(Buffer.from(json), 'rows')
    await expect(failed).rejects.toThrow('no room')
    expect(() => views[0]?.field('id')).toThrow(late)
    expect((await parse(json)).rows).toHaveLength(2000)
  })

  test('throws in asynchronous code of a callback', async () => {
    const { rows } = await reader(async (row) => {
      await Promise.resolve()
      return viewOf(row).field('id')
    }).read(Buffer.from('{"rows":[{"id":1}]}'), 'rows')
    await expect(rows?.[0]).rejects.toThrow(late)
  })

  test('cannot be converted to JSON, which would be empty', async () => {
    const cached = reader((row) => JSON.stringify({ row })).read(Buffer.from(json), 'rows')
    await expect(cached).rejects.toThrow('cannot be stored')
  })

  test('is not affected by another response of the same reader, which its callback cannot read', async () => {
    let inner: Promise<string> | undefined
    const { rows } = await reader((row) => {
      inner ??= parse(json).then(() => 'read', String)
      return viewOf(row).field('id')
    }).read(Buffer.from(json), 'rows')
    expect(await inner).toContain('inside the callback')
    expect(rows).toEqual(Array.from({ length: 2000 }, (_, id) => id))
  })
})

describe('stored members', () => {
  const names = Array.from({ length: 2000 }, (_, id) => `${id} ${'فندق 🕋 é'.repeat(id % 40)}`)
  const json = (all: string[]) => Buffer.from(JSON.stringify({ rows: all.map((name, id) => ({ id, name, other: 1 })) }))

  test('outlive the response, as values and as text for another store', async () => {
    const bytes = json(names)
    const reading = reader((_, shown) => shown)
    const { rows } = await reading.read(bytes, 'rows')
    bytes.fill(0)
    await parse(json(['another']))
    const values = names.map((name) => ({ name }))
    expect(rows?.map((shown) => shown.parse())).toEqual(values)
    expect(JSON.parse(JSON.stringify(rows))).toEqual(values.map((value) => JSON.stringify(value)))
    const size = Buffer.byteLength(values.map((value) => JSON.stringify(value)).join(''))
    expect(reading.storedBytes()).toBeGreaterThanOrEqual(size)
    expect(reading.storedBytes()).toBeLessThan(size * 1.5)
  })

  test('take little memory for a few rows', async () => {
    const reading = reader((_, shown) => shown)
    await reading.read(json(['Sage Garden Hotel']), 'rows')
    expect(reading.storedBytes()).toBeLessThan(10_000)
  })

  test('are the same for a row that is already parsed', () => {
    const reading = reader(readRow)
    expect(reading.readParsed({ id: 1, NAME: 'a', other: [1], note: null }, 0)).toEqual({
      value: { id: 1, name: 'a' },
      stored: { NAME: 'a', note: null },
      isParsed: true,
    })
  })
})

test('rejects a reader of more members than it has room for', () => {
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`member${at}`, true as const]))
  expect(() => rowReader({ members: many, stored: [], text })).toThrow(RangeError)
  expect(() => rowReader({ members: { ['x'.repeat(33)]: true }, stored: [], text })).toThrow(RangeError)
})
