import { expect, test } from 'vitest'
import { tagProblem } from './tag-rules.ts'

test.each([
  ['  ', 'required'],
  ['ab', 'tooShort'],
  ['🕋🕋', 'tooShort'],
  ['🕋🕋🕋', null],
  ['a'.repeat(41), 'tooLong'],
  [' vip ', 'known'],
  ['VÍP', 'known'],
  ['group b', null],
])('%j: %s', (typed, problem) => {
  expect(tagProblem(typed, ['VIP'])).toBe(problem)
})

test('a booking has at most twenty tags', () => {
  const tags = Array.from({ length: 20 }, (_, index) => `group ${index}`)
  expect(tagProblem('one more', tags)).toBe('tooMany')
})
