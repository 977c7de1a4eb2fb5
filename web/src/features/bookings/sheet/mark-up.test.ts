import { expect, test } from 'vitest'
import { type MarkUp, defaultMarkUp, listMarkUpKinds, parseMarkUp, chooseMarkUp, addMarkUp } from './mark-up.ts'

const sar = (amount: string) => ({ amount, currency: 'SAR' })
const stay = { total: sar('6148.20'), people: 4, rooms: 2 }

test.each([
  ['12', '12.00'],
  ['12.5', '12.50'],
  ['12,50', '12.50'],
  ['١٢٫٥', '12.50'],
  [' 7 ', '7.00'],
  ['7 %', '7.00'],
  ['', undefined],
  ['-5', undefined],
  ['1.234', undefined],
  ['100000', undefined],
  ['ten', undefined],
])('parses the mark-up "%s" as %s', (typed, value) => {
  expect(parseMarkUp(typed)).toBe(value)
})

test.each([
  ['PERCENT', '10', '6763.02'],
  ['PERCENT', '12.5', '6916.73'],
  ['PERCENT', '0', '6148.20'],
  ['PER_PERSON', '50', '6348.20'],
  ['PER_ROOM', '99.99', '6348.18'],
  ['TOTAL', '0.05', '6148.25'],
] satisfies [MarkUp['kind'], string, string][])(
  'adds the mark-up %s %s to 6,148.20 for 4 people in 2 rooms: %s',
  (kind, value, price) => {
    expect(addMarkUp(stay, { kind, value })).toEqual(sar(price))
  },
)

test('offers only kinds of mark-up that apply to the booking', () => {
  expect(listMarkUpKinds(stay)).toEqual(['PERCENT', 'PER_PERSON', 'PER_ROOM', 'TOTAL'])
  expect(listMarkUpKinds({ ...stay, people: null, rooms: null })).toEqual(['PERCENT', 'TOTAL'])
  const perRoom: MarkUp = { kind: 'PER_ROOM', value: '50' }
  expect(addMarkUp({ ...stay, rooms: null }, perRoom)).toBeNull()
  expect(chooseMarkUp(stay, perRoom)).toBe(perRoom)
  expect(chooseMarkUp({ ...stay, rooms: null }, perRoom)).toBe(defaultMarkUp)
})
