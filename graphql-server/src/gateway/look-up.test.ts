import { expect, test } from 'vitest'
import { lookUp } from './look-up.ts'

test('finds own entries only, not what every object inherits', () => {
  const table = { known: 'KNOWN' }
  expect(['known', 'unknown', 'constructor', '__proto__', 'toString'].map((name) => lookUp(table, name))).toEqual([
    'KNOWN',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
