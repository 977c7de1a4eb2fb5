import { expect, test } from 'vitest'
import { findTagProblem } from './tag-rules.ts'

test.each([
  ['  ', 'required'],
  ['ab', 'tooShort'],
  ['🕋🕋', 'tooShort'],
  ['🕋🕋🕋', null],
  ['a'.repeat(41), 'tooLong'],
  [' vip ', 'known'],
  ['VÍP', 'known'],
  ['group b', null],
])('validates the tag %j: %s', (typed, problem) => {
  expect(findTagProblem(typed, ['VIP'])).toBe(problem)
})

test('allows at most twenty tags per booking', () => {
  const tags = Array.from({ length: 20 }, (_, index) => `group ${index}`)
  expect(findTagProblem('one more', tags)).toBe('tooMany')
})
