import { describe, expect, it } from 'vitest'
import { inEveryLocale } from '#src/locales.ts'
import { taxesOf } from './taxes.ts'

const line = { name: inEveryLocale(() => 'Room'), detail: null, quantity: 1, halalas: null, travelers: [] }
const split = (total: number, fees: number | null, tax: number | null, discount = 0) =>
  taxesOf(total, discount, { fees, tax, lines: [line, line] })

describe('the taxes of an invoice', () => {
  it.each([
    ['VAT only', split(115_00, null, 15_00), { vat: 15_00, municipalityFee: 0 }],
    [
      'VAT and a fee of 5 % in one',
      split(120_00, null, 20_00),
      { vat: 15_00, municipalityFee: 5_00, municipalityRate: '5' },
    ],
    ['VAT and a fee of 2.5 % in one', split(117_50, null, 17_50), { municipalityFee: 2_50, municipalityRate: '2.5' }],
    [
      'a fee apart, with VAT on both',
      split(120_75, 5_00, 15_75),
      { vat: 15_75, municipalityFee: 5_00, municipalityRate: '5' },
    ],
    [
      'a fee of another rate',
      split(119_00, null, 19_00),
      { vat: 15_00, municipalityFee: 4_00, municipalityRate: null },
    ],
    [
      'a discount, which lowers each part',
      split(108_00, null, 20_00, 12_00),
      { vat: 13_50, municipalityFee: 4_50, municipalityRate: '5' },
    ],
    ['a discount on VAT only', split(103_50, null, 15_00, 11_50), { vat: 13_50, municipalityFee: 0 }],
  ])('are told apart: %s', (_, taxes, expected) => expect(taxes).toMatchObject(expected))

  it('stay one where they are not VAT and a municipality fee', () => {
    expect(split(110_00, null, 10_00)).toBeNull()
    expect(split(140_00, null, 40_00)).toBeNull()
    expect(split(115_00, 5_00, 10_00)).toBeNull()
    expect(split(115_00, null, null)).toBeNull()
    expect(split(100_00, null, 200_00)).toBeNull()
  })
})
