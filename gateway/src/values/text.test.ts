import { expect, it } from 'vitest'
import cases from '../../../docs/text-cases.json' with { type: 'json' }
import { compactCode, searchKey, searchWords, tidy, tidyLines, tidyName } from './text.ts'

it('normalizes text and codes as in the shared cases', () => {
  expect(cases.tidy.map(([text = '']) => [text, tidy(text)])).toEqual(cases.tidy)
  expect(cases.codes.map(([text = '']) => [text, compactCode(text)])).toEqual(cases.codes)
})

it.each(cases.searchKeys.same)('treats spellings such as %s and %s as equal', (...texts) => {
  expect(new Set(texts.map(searchKey)).size).toBe(1)
})

it.each(cases.searchKeys.different)('distinguishes %s from %s', (one = '', other = '') => {
  expect(searchKey(one)).not.toBe(searchKey(other))
})

it('cleans each line of text and keeps the line breaks', () => {
  expect(tidyLines(' Late\u200b arrival \r\n\n\n\n two  cots\u2028 ')).toBe('Late arrival\n\ntwo cots')
})

it.each(cases.names.accepted)('normalizes the name %j to %j', (typed = '', name = '') => {
  expect(tidyName(typed)).toBe(name)
})

it('splits a search into words, and keeps punctuation only if there is nothing else', () => {
  expect(searchWords('Al - Rashid  12-5')).toEqual(['al', 'rashid', '12', '5'])
  expect(searchWords(' -- ')).toEqual(['--'])
  expect(searchWords('\u200b')).toEqual([])
})
