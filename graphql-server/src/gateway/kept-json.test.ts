import { expect, test } from 'vitest'
import { jsonKeeper } from './kept-json.ts'

const asBytes = (value: unknown) => Buffer.from(JSON.stringify(value))

test('kept JSON is the same when it is parsed, and as text in another store', () => {
  const { keep, bytes } = jsonKeeper()
  const values = Array.from({ length: 2000 }, (_, index) => ({ index, name: 'فندق 🕋 é'.repeat(index % 40) }))
  // Stores two texts at a time.
  const kept = values.flatMap((value, index) => {
    const next = values[index + 1]
    if (index % 2 === 1 || !next) return []
    const [first, second] = [asBytes(value), asBytes(next)]
    const at = keep(Buffer.concat([first, second]))
    return [at(0, first.length), at(first.length, first.length + second.length)]
  })
  expect(kept.map((one) => one.parse())).toEqual(values)
  expect(JSON.parse(JSON.stringify(kept))).toEqual(values.map((value) => JSON.stringify(value)))
  const together = Buffer.byteLength(values.map((value) => JSON.stringify(value)).join(''))
  expect(bytes()).toBeGreaterThanOrEqual(together)
  expect(bytes()).toBeLessThan(together * 1.5)
})

test('a few texts take little memory', () => {
  const { keep, bytes } = jsonKeeper()
  keep(asBytes({ name: 'Sage Garden Hotel' }))
  expect(bytes()).toBeLessThan(10_000)
})
