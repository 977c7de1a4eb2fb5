import { describe, expect, it } from 'vitest'
import { mapLocales } from '#src/locales.ts'
import { itemizeTaxes } from './taxes.ts'

const line = { name: mapLocales(() => 'Room'), detail: null, quantity: 1, halalas: null, travelers: [] }
const split = (total: number, fees: number | null, tax: number | null) =>
  itemizeTaxes(total, { fees, tax, lines: [line, line] })

describe('invoice taxes', () => {
  it.each([
    ['VAT only', split(115_00, null, 15_00), { vat: 15_00, municipalityFee: 0 }],
    [
      'VAT and a fee of 5% in one amount',
      split(120_00, null, 20_00),
      { vat: 15_00, municipalityFee: 5_00, municipalityRate: '5' },
    ],
    [
      'VAT and a fee of 2.5% in one amount',
      split(117_50, null, 17_50),
      { municipalityFee: 2_50, municipalityRate: '2.5' },
    ],
    [
      'a separate fee, with VAT on both',
      split(120_75, 5_00, 15_75),
      { vat: 15_75, municipalityFee: 5_00, municipalityRate: '5' },
    ],
    [
      'a fee with an unusual rate',
      split(119_00, null, 19_00),
      { vat: 15_00, municipalityFee: 4_00, municipalityRate: null },
    ],
    [
      'a partly taxed net price, with its VAT and without the commission',
      itemizeTaxes(213_02, { fees: null, tax: 30_27, taxable: { halalas: 170_00, commission: 4_89 }, lines: [line] }),
      { vat: 25_50, vatBase: 170_00, municipalityFee: 4_77, municipalityBase: 190_61, municipalityRate: '2.5' },
    ],
  ])('are split into VAT and a municipality fee: %s', (_, taxes, expected) => expect(taxes).toMatchObject(expected))

  it('are not split if they include anything but VAT and a municipality fee', () => {
    expect(split(110_00, null, 10_00)).toBeNull()
    expect(split(140_00, null, 40_00)).toBeNull()
    expect(split(115_00, 5_00, 10_00)).toBeNull()
    expect(split(115_00, null, null)).toBeNull()
    expect(split(100_00, null, 200_00)).toBeNull()
  })
})
