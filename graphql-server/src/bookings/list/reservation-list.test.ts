import { describe, expect, test } from 'vitest'
import { readReservations, type ReservationPage } from './reservation-list.ts'

type Row = { reference: string }
const identity = (row: Row) => row.reference
const rows = (...references: string[]): Row[] => references.map((reference) => ({ reference }))

function pagesOf(...pages: ReservationPage<Row>[]) {
  const keys: (string | null)[] = []
  const readPage = async (key: string | null) => {
    keys.push(key)
    return pages[keys.length - 1] ?? { failed: 'read past the end' }
  }
  return { keys, readPage }
}

const page = (paginationKey: unknown, ...references: string[]) => ({ rows: rows(...references), paginationKey })
const now = () => 0

describe('a list of pages', () => {
  test('is read until there is no key, each key going back as JSON text', async () => {
    const { keys, readPage } = pagesOf(page({ at: 1 }, 'A'), page(7, 'B'), page('x', 'C'), page(null, 'D'))
    const list = await readReservations({ readPage, identity, now })
    expect(keys).toEqual([null, '{"at":1}', '7', '"x"'])
    expect(list).toEqual({ rows: rows('A', 'B', 'C', 'D'), cut: null, failed: null })
  })

  test.each([null, undefined, '', false])('ends at the key %j', async (key) => {
    const { keys, readPage } = pagesOf(page(key, 'A'))
    expect((await readReservations({ readPage, identity, now })).cut).toBeNull()
    expect(keys).toHaveLength(1)
  })

  test('goes on after an empty page with a key', async () => {
    const { readPage } = pagesOf(page('next'), page(null, 'A'))
    expect(await readReservations({ readPage, identity, now })).toMatchObject({ rows: rows('A'), cut: null })
  })

  test('counts a repeated row once', async () => {
    const { readPage } = pagesOf(page('next', 'A', 'B', 'A'), page(null, 'B', 'C'))
    expect((await readReservations({ readPage, identity, now })).rows).toEqual(rows('A', 'B', 'C'))
  })

  test('stops when keys go round, however long the round', async () => {
    const { keys, readPage } = pagesOf(page('A', '1'), page('B', '2'), page('A', '3'), page('B', '4'))
    expect(await readReservations({ readPage, identity, now })).toMatchObject({
      rows: rows('1', '2', '3'),
      cut: 'repeated-key',
    })
    expect(keys).toHaveLength(3)
  })

  test('stops after 200 pages when every key is new', async () => {
    let calls = 0
    const readPage = async () => page((calls += 1), String(calls))
    const list = await readReservations({ readPage, identity, now })
    expect(calls).toBe(200)
    expect(list).toMatchObject({ cut: 'pages' })
    expect(list.rows).toHaveLength(200)
  })

  test('stops at 20,000 rows', async () => {
    let calls = 0
    const readPage = async () => {
      calls += 1
      return page(calls, ...Array.from({ length: 3000 }, (_, index) => `${calls}-${index}`))
    }
    const list = await readReservations({ readPage, identity, now })
    expect(list).toMatchObject({ cut: 'rows' })
    expect(list.rows).toHaveLength(20_000)
    expect(calls).toBe(7)
  })

  test('stops after a minute and tells each page what is left of it', async () => {
    let time = 0
    const left: number[] = []
    const readPage = async (_: string | null, milliseconds: number) => {
      left.push(milliseconds)
      time += 25_000
      return page(left.length, String(left.length))
    }
    expect(await readReservations({ readPage, identity, now: () => time })).toMatchObject({ cut: 'deadline' })
    expect(left).toEqual([60_000, 35_000, 10_000])
  })

  test('keeps the pages before one that fails', async () => {
    const { readPage } = pagesOf(page('2', 'A'), page('3', 'B'), { failed: 'GATEWAY_UNAVAILABLE' })
    expect(await readReservations({ readPage, identity, now })).toEqual({
      rows: rows('A', 'B'),
      cut: 'failed',
      failed: 'GATEWAY_UNAVAILABLE',
    })
  })

  test('ends early at the row that is looked for', async () => {
    const { keys, readPage } = pagesOf(page('2', 'A', 'B', 'C'), page(null, 'D'))
    const list = await readReservations({ readPage, identity, now, stopAt: (row) => row.reference === 'B' })
    expect(list).toEqual({ rows: rows('A', 'B'), cut: null, failed: null })
    expect(keys).toHaveLength(1)
  })
})
