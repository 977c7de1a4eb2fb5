import { expect, test } from 'vitest'
import { toHalalas } from './money.ts'
import { type Price, type PriceLine, sumPrices, summarizePrice } from './price-summary.ts'

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

test('lists room prices and taxes that add up to the total', () => {
  const summary = summarizePrice([quad, double], sumPrices([quad, double]))
  expect(summary.rooms).toEqual([riyals('3245.17'), riyals('1878.33')])
  expect(summary.others.map(({ kind, money }) => [kind, money.amount])).toEqual([['TAX', '1024.70']])
  expect(summary.total).toEqual(riyals('6148.20'))
  expect(sum([...summary.rooms, ...summary.others.map(({ money }) => money)])).toBe(toHalalas('6148.20'))
  expect(summary.commission).toEqual(riyals('319.71'))
})

test('merges only fees with the same name', () => {
  const room = (fee: string) =>
    price('110.00', [
      line('BASE', '100.00'),
      line('FEE', '6.00', { label: fee }),
      line('FEE', '4.00', { label: 'desk' }),
    ])
  const summary = summarizePrice([room('late'), room('desk')], sumPrices([room('late'), room('desk')]))
  expect(summary.others.map(({ label, money }) => [label, money.amount])).toEqual([
    ['late', '6.00'],
    ['desk', '14.00'],
  ])
})

test('omits price lines that are not part of the total', () => {
  const room = price('100.00', [line('BASE', '100.00'), line('DISCOUNT', '20.00'), line('PREPAY', '90.00')])
  const summary = summarizePrice([room], room)
  expect(summary.others).toEqual([])
  expect(summary.discount).toEqual(riyals('-20.00'))
})

test('reads a discount with either sign', () => {
  const room = price('100.00', [line('BASE', '100.00'), line('DISCOUNT', '-20.00')])
  expect(summarizePrice([room], room).discount).toEqual(riyals('-20.00'))
})

test('shows the totals for rooms without price lines', () => {
  const bare = price('50.00', [])
  const summary = summarizePrice([bare, bare], price('100.00', [line('BASE', '80.00'), line('TAX', '20.00')]))
  expect(summary.rooms).toEqual([riyals('50.00'), riyals('50.00')])
  expect(summary.others).toEqual([])
})

test('shows price lines for the whole stay when the room totals do not add up to it', () => {
  const bare = price('49.00', [])
  const summary = summarizePrice([bare, bare], price('100.00', [line('BASE', '80.00'), line('TAX', '20.00')]))
  expect(summary.rooms).toEqual([])
  expect(summary.others.map(({ money }) => money.amount)).toEqual(['80.00', '20.00'])
})

test('omits price lines that do not add up', () => {
  const summary = summarizePrice([price('49.00', [])], price('100.00', [line('BASE', '80.00')]))
  expect(summary).toMatchObject({ rooms: [], others: [], total: riyals('100.00') })
})

test('shows no commission when one room’s commission is missing', () => {
  expect(sumPrices([quad, price('10.00', [])]).commission).toBe(null)
})
