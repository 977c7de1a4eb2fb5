import { describe, expect, it } from 'vitest'
import { applyTagChange, diffTags, tagProblem, tidyTags } from './tag-rules.ts'

describe('tag validation', () => {
  it('trims tags and merges those that differ only in case or accents', () => {
    expect(tidyTags(['  Rajab \t A ', 'rajab a', 'VIP', 'vıp', '\u202evip\u202c', 'علي', 'على'])).toEqual([
      'Rajab A',
      'VIP',
      'علي',
    ])
  })

  it.each([
    ['', 'TAG_REQUIRED', 'Tag field is required.'],
    ['ab', 'TAG_TOO_SHORT', 'Tag must be at least 3 characters.'],
    ['🕋🕋', 'TAG_TOO_SHORT', 'Tag must be at least 3 characters.'],
    ['a'.repeat(41), 'TAG_TOO_LONG', 'Tag must be at most 40 characters.'],
    ['a\u0001bc', 'TAG_INVALID', 'Tag must not have control characters.'],
  ])('refuses %j with %s', (tag, code, message) => {
    expect(tagProblem(['fine', tag])).toMatchObject({ code, message })
  })

  it.each(['abc', '🕋🕋🕋', 'عمر', '🕋'.repeat(40), '<b>vip</b>', '=1+1'])('accepts %j', (tag) => {
    expect(tagProblem([tag])).toBeUndefined()
  })

  it('allows at most twenty tags', () => {
    const tags = Array.from({ length: 21 }, (_, index) => `group-${index}`)
    expect(tagProblem(tags)).toMatchObject({ code: 'TOO_MANY_TAGS', limit: 20 })
    expect(tagProblem(tags.slice(1))).toBeUndefined()
  })

  it('adds and removes tags in any spelling', () => {
    expect(applyTagChange(['VIP', 'group-a', 'paid'], { add: ['Paid', 'late'], remove: ['vip'] })).toEqual([
      'group-a',
      'paid',
      'late',
    ])
  })

  it('finds the added and removed tags', () => {
    expect(diffTags(['one', 'two'], ['two', 'three'])).toEqual({ added: ['three'], removed: ['one'] })
  })
})
