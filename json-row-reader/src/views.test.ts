import { describe, expect, test } from 'vitest'
import { RowView, createRowReader } from './row-reader.ts'
import { parse, readRow, reader, text } from './testing/sample-reader.ts'

describe('row view', () => {
  const hotel = (id: number) => ({
    id,
    name: `Hotel ${id}`,
    flags: { open: true },
    lines: [{ amount: 1, label: ' x ' }],
  })
  const json = JSON.stringify({ rows: Array.from({ length: 2000 }, (_, id) => hotel(id)) })
  const staleViewMessage = 'A row was read after its callback had returned.'

  const asView = (value: unknown): RowView => {
    if (!(value instanceof RowView)) throw new TypeError('not a view')
    return value
  }

  test('reads members in any letter case, and converts strings with the text option', async () => {
    const { rows } = await reader((row) => {
      const view = asView(row)
      const [first] = view.field('LINES') as unknown[]
      return [
        view.field('Id'),
        view.text('name'),
        asView(first).text('label'),
        view.field('missing'),
        view.text('missing'),
      ]
    }).read(Buffer.from(json), 'rows')
    expect(rows?.[7]).toEqual([7, 'Hotel 7', 'x', undefined, undefined])
  })

  test('throws after its callback has returned, as does every object inside it', async () => {
    const views = await reader((row) => {
      const view = asView(row)
      const [first] = view.field('lines') as unknown[]
      return [view, asView(view.field('flags')), asView(first)]
    }).read(Buffer.from(json), 'rows')
    expect(views.rows).toHaveLength(2000)
    for (const view of views.rows?.flat() ?? []) {
      expect(() => view.field('id')).toThrow(staleViewMessage)
      expect(() => view.text('name')).toThrow(staleViewMessage)
    }
  })

  test('throws when read in the callback of a later row', async () => {
    const views: RowView[] = []
    const { rows } = await reader((row, _, index) => {
      views.push(asView(row))
      const earlier = views[index - 1]
      if (earlier) expect(() => earlier.field('id')).toThrow(staleViewMessage)
      const first = views[0]
      if (first && index > 0) expect(() => first.text('name')).toThrow(staleViewMessage)
      return asView(row).field('id')
    }).read(Buffer.from(json), 'rows')
    expect(rows).toEqual(Array.from({ length: 2000 }, (_, id) => id))
  })

  test('throws after a callback has failed', async () => {
    const views: RowView[] = []
    const failed = reader((row) => {
      views.push(asView(row))
      throw new RangeError('no room')
    }).read(Buffer.from(json), 'rows')
    await expect(failed).rejects.toThrow('no room')
    expect(() => views[0]?.field('id')).toThrow(staleViewMessage)
    expect((await parse(json)).rows).toHaveLength(2000)
  })

  test('throws after an asynchronous callback has awaited', async () => {
    const { rows } = await reader(async (row) => {
      await Promise.resolve()
      return asView(row).field('id')
    }).read(Buffer.from('{"rows":[{"id":1}]}'), 'rows')
    await expect(rows?.[0]).rejects.toThrow(staleViewMessage)
  })

  test('throws when it is serialized as JSON', async () => {
    const serialization = reader((row) => JSON.stringify({ row })).read(Buffer.from(json), 'rows')
    await expect(serialization).rejects.toThrow('cannot be stored')
  })

  test('stays valid when its callback tries to read another response, which is rejected', async () => {
    let inner: Promise<string> | undefined
    const { rows } = await reader((row) => {
      inner ??= parse(json).then(() => 'read', String)
      return asView(row).field('id')
    }).read(Buffer.from(json), 'rows')
    expect(await inner).toContain('inside the callback')
    expect(rows).toEqual(Array.from({ length: 2000 }, (_, id) => id))
  })
})

describe('stored members', () => {
  const names = Array.from({ length: 2000 }, (_, id) => `${id} ${'فندق 🕋 é'.repeat(id % 40)}`)
  const responseWith = (hotelNames: string[]) =>
    Buffer.from(JSON.stringify({ rows: hotelNames.map((name, id) => ({ id, name, other: 1 })) }))

  test('stay readable after the response is overwritten, as values and as JSON text', async () => {
    const bytes = responseWith(names)
    const reading = reader((_, stored) => stored)
    const { rows } = await reading.read(bytes, 'rows')
    bytes.fill(0)
    await parse(responseWith(['another']))
    const values = names.map((name) => ({ name }))
    expect(rows?.map((stored) => stored.parse())).toEqual(values)
    expect(JSON.parse(JSON.stringify(rows))).toEqual(values.map((value) => JSON.stringify(value)))
    const size = Buffer.byteLength(values.map((value) => JSON.stringify(value)).join(''))
    expect(reading.storedBytes()).toBeGreaterThanOrEqual(size)
    expect(reading.storedBytes()).toBeLessThan(size * 1.5)
  })

  test('use little memory for a few rows', async () => {
    const reading = reader((_, stored) => stored)
    await reading.read(responseWith(['Sage Garden Hotel']), 'rows')
    expect(reading.storedBytes()).toBeLessThan(10_000)
  })

  test('can be created from a row that is already parsed', () => {
    const reading = reader(readRow)
    expect(reading.readParsed({ id: 1, NAME: 'a', other: [1], note: null }, 0)).toEqual({
      value: { id: 1, name: 'a' },
      stored: { NAME: 'a', note: null },
      isParsed: true,
    })
  })
})

test('rejects too many members and overlong names', () => {
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`member${at}`, true as const]))
  expect(() => createRowReader({ members: many, stored: [], text })).toThrow(RangeError)
  expect(() => createRowReader({ members: { ['x'.repeat(33)]: true }, stored: [], text })).toThrow(RangeError)
})
