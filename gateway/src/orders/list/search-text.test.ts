import { expect, it } from 'vitest'
import { searchWords } from '#src/values/text.ts'
import { distinctTags, replaceNames, replaceTags, searchText } from './search-text.ts'

it.each([
  ['mkh1 guestone', [], ['Late'], 'mkh1 guestone late'],
  ['mkh1 guestone late vip', ['Late', 'VIP'], ['vip'], 'mkh1 guestone vip'],
  ['mkh1 guestone late inv0001', ['Late'], [], 'mkh1 guestone inv0001'],
  ['mkh1 vipguest', ['vip'], ['new'], 'mkh1 vipguest new'],
])('updates the search text %j when the tags %j become %j, resulting in %j', (current, before, after, expected) => {
  expect(replaceTags(current, before, after)).toBe(expected)
})

it('keeps document numbers and the supplier’s reference when names change, and drops the old names', () => {
  const current = `${searchText(['VCH-0001-000002', 'UH204', 'MKH-7F3K-20418', 'Guest Amber', 'OWN-1'])} vip`
  const renamed = replaceNames(current, 'MKH-7F3K-20418', ['Guest Xanadu', 'OWN-1', 'VIP'])
  expect(renamed).toBe(searchText(['VCH-0001-000002', 'UH204', 'MKH-7F3K-20418', 'Guest Xanadu', 'OWN-1', 'VIP']))
})

const isFound = (words: string, parts: string[]) => searchWords(words).every((word) => searchText(parts).includes(word))

it.each([
  ['alrashid omar', ['Omar Al-Rashid']],
  ['Al Rashid', ['Omar Alrashid']],
  ['Al - Rashid', ['Omar Al-Rashid']],
  ['D’Souza', ['Maria DSouza']],
  ['2026-000123', ['MKH-2026-000123']],
  ['٧٧٧٧', ['MKH-1', 'فوج 7777']],
])('finds %j in %j', (words, parts) => expect(isFound(words, parts)).toBe(true))

it.each([
  ['--', ['Omar Al-Rashid']],
  ['omar amber', ['Omar', 'Am', 'Ber']],
  ['125', ['12-5']],
])('does not find %j in %j', (words, parts) => expect(isFound(words, parts)).toBe(false))

it('keeps the first spelling of a duplicate tag', () => {
  expect(distinctTags(['istanbul', 'İSTANBUL', 'ıstanbul', 'Group', '★', '☆'])).toEqual(['istanbul', 'Group', '★', '☆'])
})
