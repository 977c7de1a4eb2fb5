import { expect, test } from 'vitest'
import { marketsFirst } from './use-markets-first.ts'

const countries = ['AF', 'ID', 'PK', 'TR'].map((code) => ({ code, name: code, callingCodes: [] }))
const sortedCodes = (codes: string[]) => marketsFirst(countries, codes).map(({ code }) => code)

test('lists the agency’s markets first, without duplicates or unknown countries', () => {
  expect(sortedCodes(['TR', 'PK', 'TR', 'XX'])).toEqual(['TR', 'PK', 'AF', 'ID'])
})

test('keeps the order of countries when there are no markets', () => {
  expect(sortedCodes([])).toEqual(['AF', 'ID', 'PK', 'TR'])
})
