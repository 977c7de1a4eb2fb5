import { expect, test } from 'vitest'
import { randomId } from './random-id.ts'

test('returns different version 4 UUIDs without crypto.randomUUID', () => {
  const ids = Array.from({ length: 50 }, randomId)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(ids).size).toBe(50)
})
