import { expect, test } from 'vitest'
import cases from '../../../docs/text-cases.json' with { type: 'json' }
import { compactCode, searchKey, searchWords, tidy, tidyLines, tidyName } from './text.ts'

test('cleans text as the shared cases expect', () => {
  expect(cases.tidy.map(([text = '']) => [text, tidy(text)])).toEqual(cases.tidy)
  expect(cases.codes.map(([text = '']) => [text, compactCode(text)])).toEqual(cases.codes)
})

test.each(cases.searchKeys.same)('treats texts as equal in a search: %s, %s …', (...texts) => {
  expect(new Set(texts.map(searchKey)).size).toBe(1)
})

test.each(cases.searchKeys.different)('distinguishes %s from %s', (one = '', other = '') => {
  expect(searchKey(one)).not.toBe(searchKey(other))
})

test('cleans each line of a text and keeps the line breaks', () => {
  expect(tidyLines(' Late\u200b arrival \r\n\n\n\n two  cots\u2028 ')).toBe('Late arrival\n\ntwo cots')
})

test.each(cases.names.accepted)('reads the name %j as %j', (typed = '', name = '') => {
  expect(tidyName(typed)).toBe(name)
})

test('searches by words, or by punctuation if there are no words', () => {
  expect(searchWords('Al - Rashid  12-5')).toEqual(['al', 'rashid', '12', '5'])
  expect(searchWords(' -- ')).toEqual(['--'])
  expect(searchWords('\u200b')).toEqual([])
})
