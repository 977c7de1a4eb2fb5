import { expect, test } from 'vitest'
import { toHalalas } from './money.ts'
import { type Price, type PriceLine, sumPrices, summarisePrice } from './price-summary.ts'

const riyals = (amount: string) => ({ amount, currency: 'SAR' })
const line = (kind: PriceLine['kind'], amount: string, change: Partial<PriceLine> = {}): PriceLine => ({
  kind,
  label: null,
  money: riyals(amount),
  includedInTotal: kind === 'BASE' || kind === 'TAX' || kind === 'FEE',
  ...change,
})
const price = (total: string, lines: PriceLine[], commission: string | null = null): Price => ({
  total: riyals(total),
  lines,
  commission: commission === null ? null : riyals(commission),
})

const quad = price('3894.20', [line('BASE', '3245.17'), line('TAX', '649.03')], '202.10')
const double = price('2254.00', [line('BASE', '1878.33'), line('TAX', '375.67')], '117.61')

const sum = (amounts: readonly { amount: string }[]) =>
  amounts.reduce((halalas, { amount }) => halalas + toHalalas(amount), 0n)

test('rooms, then taxes of all rooms, add up to the total', () => {
  const summary = summarisePrice([quad, double], sumPrices([quad, double]))
  expect(summary.rooms).toEqual([riyals('3245.17'), riyals('1878.33')])
  expect(summary.others.map(({ kind, money }) => [kind, money.amount])).toEqual([['TAX', '1024.70']])
  expect(summary.total).toEqual(riyals('6148.20'))
  expect(sum([...summary.rooms, ...summary.others.map(({ money }) => money)])).toBe(toHalalas('6148.20'))
  expect(summary.commission).toEqual(riyals('319.71'))
})

test('fees with different names stay apart, those with one name are one line', () => {
  const room = (fee: string) =>
    price('110.00', [
      line('BASE', '100.00'),
      line('FEE', '6.00', { label: fee }),
      line('FEE', '4.00', { label: 'desk' }),
    ])
  const summary = summarisePrice([room('late'), room('desk')], sumPrices([room('late'), room('desk')]))
  expect(summary.others.map(({ label, money }) => [label, money.amount])).toEqual([
    ['late', '6.00'],
    ['desk', '14.00'],
  ])
})

test('what stands beside the total is in no line of it', () => {
  const room = price('100.00', [line('BASE', '100.00'), line('DISCOUNT', '20.00'), line('PREPAY', '90.00')])
  const summary = summarisePrice([room], room)
  expect(summary.others).toEqual([])
  expect(summary.discount).toEqual(riyals('-20.00'))
})

test('a discount written with a minus reads the same', () => {
  const room = price('100.00', [line('BASE', '100.00'), line('DISCOUNT', '-20.00')])
  expect(summarisePrice([room], room).discount).toEqual(riyals('-20.00'))
})

test('rooms without lines show their totals', () => {
  const bare = price('50.00', [])
  const summary = summarisePrice([bare, bare], price('100.00', [line('BASE', '80.00'), line('TAX', '20.00')]))
  expect(summary.rooms).toEqual([riyals('50.00'), riyals('50.00')])
  expect(summary.others).toEqual([])
})

test('when the rooms do not make the whole, the lines of the whole are told', () => {
  const bare = price('49.00', [])
  const summary = summarisePrice([bare, bare], price('100.00', [line('BASE', '80.00'), line('TAX', '20.00')]))
  expect(summary.rooms).toEqual([])
  expect(summary.others.map(({ money }) => money.amount)).toEqual(['80.00', '20.00'])
})

test('lines that add up to something else are not told at all', () => {
  const summary = summarisePrice([price('49.00', [])], price('100.00', [line('BASE', '80.00')]))
  expect(summary).toMatchObject({ rooms: [], others: [], total: riyals('100.00') })
})

test('a commission known for one of two rooms only is not added up', () => {
  expect(sumPrices([quad, price('10.00', [])]).commission).toBe(null)
})
