import { describe, expect, test } from 'vitest'
import { aHudxHotel, anAgodaHotel, anUmrahholidaysHotel, hudxLines } from '#src/testing/wire-hotels.ts'
import { addPrices, readPrice, toPrice } from './price.ts'

const included = (price: ReturnType<typeof readPrice>) =>
  price?.lines.filter((line) => line.included).map(({ kind, halalas }) => [kind, halalas])

describe('what makes up the total', () => {
  test('hudxconnect: base and tax; commission and prepay stand beside it', () => {
    const price = readPrice('HUDXCONNECT', aHudxHotel())
    expect(price).toMatchObject({ total: 21302, commission: 489, sound: true })
    expect(included(price)).toEqual([
      ['BASE', 18275],
      ['TAX', 3027],
    ])
    expect(price?.lines.filter((line) => !line.included).map(({ kind }) => kind)).toEqual(['PREPAY', 'COMMISSION'])
  })

  test('agoda: base, tax and fees; the discount is already off', () => {
    const price = readPrice('AGODA', anAgodaHotel())
    expect(price).toMatchObject({ total: 22791, sound: true })
    expect(included(price)).toEqual([
      ['BASE', 18992],
      ['TAX', 2993],
      ['FEE', 806],
    ])
  })

  test('umrahholidays: one total with its tax', () => {
    const price = readPrice('UMRAHHOLIDAYS', anUmrahholidaysHotel())
    expect(price).toMatchObject({ total: 50000, commission: 1225, sound: true })
    expect(included(price)).toEqual([
      ['BASE', 42450],
      ['TAX', 7550],
    ])
  })

  test('lines are told by purpose, not by place; by description where there is no purpose', () => {
    const shuffled = hudxLines(100, 15).reverse()
    expect(readPrice('HUDXCONNECT', { displayRateInfo: shuffled })).toMatchObject({ total: 11500, sound: true })
    const described = hudxLines(100, 15).map(({ amount, description }) => ({
      amount,
      description: description.toLowerCase(),
    }))
    expect(readPrice('HUDXCONNECT', { displayRateInfo: described })).toMatchObject({ total: 11500, sound: true })
  })

  test('names of fields are read in any letter case', () => {
    const DisplayRateInfo = hudxLines(100, 15).map(({ amount, purpose }) => ({ Amount: amount, Purpose: purpose }))
    expect(readPrice('HUDXCONNECT', { DisplayRateInfo })).toMatchObject({ total: 11500, sound: true })
  })

  test('a line of an unknown purpose is shown and is not part of the total', () => {
    const extra = { amount: 9.5, description: 'Green levy', currencyCode: 'SAR', purpose: '77' }
    const price = readPrice('HUDXCONNECT', { displayRateInfo: [...hudxLines(100, 15), extra] })
    expect(price).toMatchObject({ total: 11500, sound: true })
    expect(price?.lines).toContainEqual({ kind: 'OTHER', label: 'Green levy', halalas: 950, included: false })
  })

  test('a tax under the purpose of the commission is no commission', () => {
    const otaTax = { amount: 30, description: 'OTATAX', currencyCode: 'SAR', purpose: '30' }
    const lines = hudxLines(100, 15).filter(({ purpose }) => purpose !== '30')
    expect(readPrice('HUDXCONNECT', { displayRateInfo: [...lines, otaTax] })?.commission).toBeNull()
  })
})

describe('figures that cannot be booked', () => {
  const sound = (changes: object) => readPrice('HUDXCONNECT', aHudxHotel({ ...changes }))?.sound

  test.each<[string, object]>([
    ['lines one halala short of the total', { displayRateInfo: hudxLines(182.75, 30.26, 213.02) }],
    ['an amount beside the lines that is another one', { amount: 213.01 }],
    ['an amount beside the lines that is none', { amount: 'call us' }],
    ['two totals', { displayRateInfo: [...hudxLines(182.75, 30.27), ...hudxLines(182.75, 30.28).slice(4, 5)] }],
    ['a base that is no number', { displayRateInfo: hudxLines(Number.NaN, 30.27, 213.02) }],
    ['a negative tax', { displayRateInfo: hudxLines(243.29, -30.27, 213.02) }],
    [
      'another currency',
      { displayRateInfo: hudxLines(182.75, 30.27).map((line) => ({ ...line, currencyCode: 'USD' })) },
    ],
    ['a price a night', { amountType: 'PerNight' }],
    ['no lines', { displayRateInfo: [] }],
    [
      'a total that is missing',
      { amount: null, displayRateInfo: hudxLines(182.75, 30.27).filter(({ purpose }) => purpose !== '10') },
    ],
  ])('%s', (_case, changes) => {
    expect(sound(changes)).toBe(false)
  })

  test('no line is made to fit', () => {
    const price = readPrice('HUDXCONNECT', aHudxHotel({ displayRateInfo: hudxLines(182.75, 30, 213.02) }))
    expect(included(price)).toEqual([
      ['BASE', 18275],
      ['TAX', 3000],
    ])
  })

  test.each([
    ['no amount at all', {}],
    ['only negative ones', { amount: -5, displayRateInfo: [{ amount: -5, purpose: '10' }] }],
    ['only words', { amount: 'NaN', displayRateInfo: [{ amount: 'x', purpose: '10' }] }],
  ])('%s is no price', (_case, source) => {
    expect(readPrice('HUDXCONNECT', source)).toBeNull()
  })

  test.each([
    ['without its tax', { grandTotalTax: null }],
    ['with more tax than total', { grandTotalTax: 501 }],
    ['with another amount', { amount: 499.99 }],
  ])('umrahholidays %s', (_case, changes) => {
    expect(readPrice('UMRAHHOLIDAYS', anUmrahholidaysHotel(changes))?.sound).toBe(false)
  })
})

test('prices of rooms add up line by line', () => {
  const prices = [hudxLines(100.1, 15.05), hudxLines(200.2, 30.1)].map((lines) =>
    readPrice('HUDXCONNECT', { displayRateInfo: lines }),
  )
  const sum = addPrices(prices.filter((price) => price !== null))
  expect(sum).toMatchObject({ total: 34545, commission: 978, sound: true })
  expect(included(sum)).toEqual([
    ['BASE', 30030],
    ['TAX', 4515],
  ])
})

test('the price a night is for display and need not divide evenly', () => {
  const price = readPrice('HUDXCONNECT', aHudxHotel())
  expect(price && toPrice(price, 3)).toMatchObject({
    total: { amount: '213.02', currency: 'SAR' },
    perNight: { amount: '71.01' },
  })
})
