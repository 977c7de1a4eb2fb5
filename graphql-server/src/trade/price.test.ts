import { describe, expect, test } from 'vitest'
import { aHudxHotel, agodaLines, anAgodaHotel, anUmrahholidaysHotel, hudxLines } from '#src/testing/wire-hotels.ts'
import { type PriceShape, addPrices, readPrice, toPrice } from './price.ts'

const listIncludedLines = (price: ReturnType<typeof readPrice>) =>
  price?.lines.filter((line) => line.included).map(({ kind, halalas }) => [kind, halalas])

describe('total', () => {
  test('is the sum of base and tax for hudxconnect, with commission and prepay separate', () => {
    const price = readPrice('hudxconnect', aHudxHotel())
    expect(price).toMatchObject({ total: 21302, commission: 489, isConsistent: true })
    expect(listIncludedLines(price)).toEqual([
      ['BASE', 18275],
      ['TAX', 3027],
    ])
    expect(price?.lines.filter((line) => !line.included).map(({ kind }) => kind)).toEqual(['PREPAY', 'COMMISSION'])
  })

  test('is the sum of base, tax and fees for agoda, with the discount already subtracted', () => {
    const price = readPrice('agoda', anAgodaHotel())
    expect(price).toMatchObject({ total: 22791, isConsistent: true })
    expect(listIncludedLines(price)).toEqual([
      ['BASE', 18992],
      ['TAX', 2993],
      ['FEE', 806],
    ])
  })

  test('is a single figure with its tax for umrahholidays', () => {
    const price = readPrice('umrahholidays', anUmrahholidaysHotel())
    expect(price).toMatchObject({ total: 50000, commission: 1225, isConsistent: true })
    expect(listIncludedLines(price)).toEqual([
      ['BASE', 42450],
      ['TAX', 7550],
    ])
  })

  test('is read from lines by purpose, or else by description, in any order', () => {
    const shuffled = hudxLines(100, 15).reverse()
    expect(readPrice('hudxconnect', { displayRateInfo: shuffled })).toMatchObject({ total: 11500, isConsistent: true })
    const described = hudxLines(100, 15).map(({ amount, description }) => ({
      amount,
      description: description.toLowerCase(),
    }))
    expect(readPrice('hudxconnect', { displayRateInfo: described })).toMatchObject({ total: 11500, isConsistent: true })
  })

  test('is read from field names in any letter case', () => {
    const DisplayRateInfo = hudxLines(100, 15).map(({ amount, purpose }) => ({ Amount: amount, Purpose: purpose }))
    expect(readPrice('hudxconnect', { DisplayRateInfo })).toMatchObject({ total: 11500, isConsistent: true })
  })

  test('excludes a line with an unknown purpose, which is still shown', () => {
    const extra = { amount: 9.5, description: 'Green levy', currencyCode: 'SAR', purpose: '77' }
    const price = readPrice('hudxconnect', { displayRateInfo: [...hudxLines(100, 15), extra] })
    expect(price).toMatchObject({ total: 11500, isConsistent: true })
    expect(price?.lines).toContainEqual({ kind: 'OTHER', label: 'Green levy', halalas: 950, included: false })
  })

  test("does not treat a tax with the commission's purpose as commission", () => {
    const otaTax = { amount: 30, description: 'OTATAX', currencyCode: 'SAR', purpose: '30' }
    const lines = hudxLines(100, 15).filter(({ purpose }) => purpose !== '30')
    expect(readPrice('hudxconnect', { displayRateInfo: [...lines, otaTax] })?.commission).toBeNull()
  })
})

describe('consistent prices', () => {
  test.each<[string, PriceShape, object]>([
    ['a total without lines', 'hudxconnect', aHudxHotel({ displayRateInfo: [] })],
    ['a total without lines or amount type', 'common', { amount: 213.02 }],
    ['a total line alone', 'agoda', { displayRateInfo: [{ purpose: '10', amount: 213.02 }] }],
    ['a grand total without its tax', 'umrahholidays', { grandTotalPrice: 213.02 }],
    [
      'lines that add up to the amount',
      'common',
      aHudxHotel({ displayRateInfo: hudxLines(182.75, 30.27).slice(0, 3) }),
    ],
    ['base, tax and fees', 'common', { amount: 213.02, displayRateInfo: agodaLines(170, 30, 13.02) }],
  ])('can be booked: %s', (_case, shape, source) => {
    expect(readPrice(shape, source)).toMatchObject({ total: 21302, isConsistent: true, isRounded: false })
  })

  test.each<[string, object]>([
    ['lines', { displayRateInfo: hudxLines(182.75, 30.26, 213.02) }],
    ['an amount', { amount: 213.01 }],
  ])('may differ from the total by one halala due to rounding: %s', (_case, changes) => {
    const price = readPrice('hudxconnect', aHudxHotel({ ...changes }))
    expect(price).toMatchObject({ total: 21302, isConsistent: true, isRounded: true })
  })
})

describe('inconsistent prices', () => {
  const isConsistent = (changes: object) => readPrice('hudxconnect', aHudxHotel({ ...changes }))?.isConsistent

  test.each<[string, object]>([
    ['lines two halalas short of the total', { displayRateInfo: hudxLines(182.75, 30.25, 213.02) }],
    ['an amount that differs from the lines', { amount: 213 }],
    ['an unreadable amount in addition to the lines', { amount: 'call us' }],
    ['two totals', { displayRateInfo: [...hudxLines(182.75, 30.27), ...hudxLines(182.75, 30.28).slice(4, 5)] }],
    ['a base that is not a number', { displayRateInfo: hudxLines(Number.NaN, 30.27, 213.02) }],
    ['a negative tax', { displayRateInfo: hudxLines(243.29, -30.27, 213.02) }],
    [
      'a different currency',
      { displayRateInfo: hudxLines(182.75, 30.27).map((line) => ({ ...line, currencyCode: 'USD' })) },
    ],
    ['a price per night', { amountType: 'PerNight' }],
    ['a total in a different currency', { displayRateInfo: [], currencyCode: 'USD' }],
    ['no total', { amount: null, displayRateInfo: hudxLines(182.75, 30.27).filter(({ purpose }) => purpose !== '10') }],
  ])('cannot be booked: %s', (_case, changes) => {
    expect(isConsistent(changes)).toBe(false)
  })

  test('are never corrected by a balancing line', () => {
    const price = readPrice('hudxconnect', aHudxHotel({ displayRateInfo: hudxLines(182.75, 30, 213.02) }))
    expect(listIncludedLines(price)).toEqual([
      ['BASE', 18275],
      ['TAX', 3000],
    ])
  })

  test.each([
    ['no amount', {}],
    ['only negative amounts', { amount: -5, displayRateInfo: [{ amount: -5, purpose: '10' }] }],
    ['only text', { amount: 'NaN', displayRateInfo: [{ amount: 'x', purpose: '10' }] }],
  ])('are null without a positive amount: %s', (_case, source) => {
    expect(readPrice('hudxconnect', source)).toBeNull()
  })

  test.each([
    ['more tax than total', { grandTotalTax: 501 }],
    ['a different amount', { amount: 499.98 }],
  ])('are detected for umrahholidays: %s', (_case, changes) => {
    expect(readPrice('umrahholidays', anUmrahholidaysHotel(changes))?.isConsistent).toBe(false)
  })
})

test('adds up room prices line by line', () => {
  const prices = [hudxLines(100.1, 15.05), hudxLines(200.2, 30.1)].map((lines) =>
    readPrice('hudxconnect', { displayRateInfo: lines }),
  )
  const sum = addPrices(prices.filter((price) => price !== null))
  expect(sum).toMatchObject({ total: 34545, commission: 978, isConsistent: true })
  expect(listIncludedLines(sum)).toEqual([
    ['BASE', 30030],
    ['TAX', 4515],
  ])
})

test('rounds the price per night for display', () => {
  const price = readPrice('hudxconnect', aHudxHotel())
  expect(price && toPrice(price, 3)).toMatchObject({
    total: { amount: '213.02', currency: 'SAR' },
    perNight: { amount: '71.01' },
  })
})

test('adds up the taxes in the total, and returns null if the supplier reports none', () => {
  const line = (kind: 'BASE' | 'TAX', halalas: number, included = true) => ({ kind, label: null, halalas, included })
  const taxes = (...lines: ReturnType<typeof line>[]) =>
    toPrice({ total: 11500, currency: 'SAR', lines, commission: null, isConsistent: true, isRounded: false }, 1).taxes
  expect(taxes(line('BASE', 10000), line('TAX', 1000), line('TAX', 500))).toEqual({ amount: '15.00', currency: 'SAR' })
  expect(taxes(line('BASE', 11500), line('TAX', 1500, false))).toBeNull()
})
