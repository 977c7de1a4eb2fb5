import { expect, test } from 'vitest'
import { jsonKeeper } from './kept-json.ts'

const asBytes = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('latin1')

test('kept JSON is the same when it is parsed, and as text in another store', () => {
  const { keep, bytes } = jsonKeeper()
  const values = Array.from({ length: 2000 }, (_, index) => ({ index, name: 'فندق 🕋 é'.repeat(index % 40) }))
  const kept = values.map((value) => keep(asBytes(value)))
  expect(kept.map((one) => one.parse())).toEqual(values)
  expect(JSON.parse(JSON.stringify(kept))).toEqual(values.map((value) => JSON.stringify(value)))
  expect(bytes()).toBe(Buffer.byteLength(values.map((value) => JSON.stringify(value)).join('')))
})
