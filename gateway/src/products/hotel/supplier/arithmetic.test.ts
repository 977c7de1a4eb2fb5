import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { agoda } from './agoda.ts'
import { hudxconnect } from './hudxconnect.ts'
import { applyDiscount } from './promo-price.ts'
import type { Supplier, SupplierPrice } from './supplier.ts'
import { umrahholidays } from './umrahholidays.ts'

const computePrice = (supplier: Supplier, net: number, stars: number, commissionBasisPoints = 250, discount = 0) =>
  supplier.price({ nights: [net], net, discount }, { stars, commissionBasisPoints })

const linesByPurpose = ({ lines }: SupplierPrice) =>
  Object.fromEntries(lines.map(({ purpose, halalas }) => [purpose, halalas]))

describe('hudxconnect prices', () => {
  it('add 7.5% to the net price, then 15% VAT, and the municipality fee after commission', () => {
    // Net 240.00, 3 stars: markup 18.00; VAT 36.00; commission 2.5% of 276.00; fee 2.5% of 269.10.
    expect(linesByPurpose(computePrice(hudxconnect, 240_00, 3, 250, 12_00))).toEqual({
      1: 258_00,
      3: 12_00,
      7: 36_00 + 6_73,
      30: 6_90,
      8: 240_00 + 42_73,
      10: 300_73,
    })
  })

  it('add a 5% municipality fee from four stars on, and use the hotel’s commission rate', () => {
    // Net 1,000.00, 4 stars, 5% commission: VAT 150.00; commission 57.50; fee 5% of 1,092.50 = 54.625.
    expect(linesByPurpose(computePrice(hudxconnect, 1000_00, 4, 500))).toMatchObject({
      1: 1075_00,
      7: 204_63,
      30: 57_50,
      10: 1279_63,
    })
  })
})

describe('agoda prices', () => {
  it('add fees to the base, and VAT to both', () => {
    expect(linesByPurpose(computePrice(agoda, 300_00, 5))).toEqual({ 1: 300_00, 6: 15_00, 7: 47_25, 10: 362_25 })
    expect(linesByPurpose(computePrice(agoda, 300_00, 3))).toEqual({ 1: 300_00, 6: 7_50, 7: 46_13, 10: 353_63 })
  })
})

describe('umrahholidays prices', () => {
  it('consist of one total that includes tax, and a commission on the net price', () => {
    expect(computePrice(umrahholidays, 300_00, 4)).toEqual({ total: 360_00, tax: 60_00, commission: 7_50, lines: [] })
    expect(computePrice(umrahholidays, 300_00, 2)).toMatchObject({ total: 352_50, tax: 52_50 })
  })
})

describe('prices from every supplier', () => {
  const net = integer({ min: 1, max: 5_000_000_00 })
  const stars = integer({ min: 1, max: 5 })

  it('add up to the halala', () => {
    assert(
      property(net, stars, (amount, star) => {
        const hudxLines = linesByPurpose(computePrice(hudxconnect, amount, star))
        expect(hudxLines['10']).toBe((hudxLines['1'] ?? 0) + (hudxLines['7'] ?? 0))
        const agodaLines = linesByPurpose(computePrice(agoda, amount, star))
        expect(agodaLines['10']).toBe((agodaLines['1'] ?? 0) + (agodaLines['7'] ?? 0) + (agodaLines['6'] ?? 0))
        const umrahPrice = computePrice(umrahholidays, amount, star)
        expect(umrahPrice.total - umrahPrice.tax).toBe(amount)
      }),
    )
  })

  it('add up to the halala with a promo code, whose discount is a share of the total', () => {
    assert(
      property(net, stars, integer({ min: 1, max: 9999 }), (amount, star, basisPoints) => {
        for (const supplier of [hudxconnect, agoda, umrahholidays]) {
          const fullPrice = computePrice(supplier, amount, star)
          const room = { net: { nights: [amount], net: amount, discount: 0 }, price: fullPrice }
          const { price, net: discountedNet } = applyDiscount(room, basisPoints)
          const priceLines = linesByPurpose(price)
          expect(fullPrice.total - price.total).toBe(Math.floor((fullPrice.total * basisPoints + 5000) / 10_000))
          expect(discountedNet.discount).toBe(fullPrice.total - price.total)
          if (supplier === umrahholidays) continue
          expect(priceLines['10']).toBe(price.total)
          expect((priceLines['1'] ?? 0) + (priceLines['7'] ?? 0) + (priceLines['6'] ?? 0)).toBe(price.total)
          if (supplier === hudxconnect) expect(priceLines['3']).toBe(discountedNet.discount)
        }
      }),
    )
  })

  it('are sent as numbers with at most two decimals', () => {
    assert(
      property(net, stars, (amount, star) => {
        const price = computePrice(hudxconnect, amount, star)
        const rate = { price } as Parameters<Supplier['toWirePrice']>[0][number]
        for (const line of hudxconnect.toWirePrice([rate]).displayRateInfo ?? []) {
          expect(String(line.amount)).toMatch(/^\d+(\.\d{1,2})?$/)
        }
      }),
    )
  })
})
