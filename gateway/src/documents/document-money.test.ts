import { describe, expect, it } from 'vitest'
import { mapLocales } from '#src/locales.ts'
import type { DocumentedService } from '#src/orders/documented-service.ts'
import { breakDownPrice, breakDownRefund } from './document-money.ts'
import { buildZatcaCode } from './render/zatca.ts'

const line = { name: mapLocales(() => 'Room'), detail: null, quantity: 1, halalas: null, travelers: [] }
const service = (fees: number | null, tax: number | null): DocumentedService => ({
  name: mapLocales(() => 'Hotel'),
  address: null,
  phone: null,
  checkInTime: null,
  checkOutTime: null,
  lines: [line],
  notes: mapLocales(() => []),
  fees,
  tax,
})
const breakDown = (totalHalalas: number, fees: number | null, tax: number | null) =>
  breakDownPrice({ totalHalalas, service: service(fees, tax) })

describe('price breakdown', () => {
  it.each([
    [115_00, null, 15_00, true],
    [120_75, 5_00, 15_75, true],
    [213_02, null, 30_27, false],
  ])('adds up to %i halalas with fees %s and tax %s', (total, fees, tax, isVatOnly) => {
    const price = breakDown(total, fees, tax)
    expect(price.net + price.fees + (price.tax ?? 0)).toBe(total)
    expect(price.isVatOnly).toBe(isVatOnly)
  })

  it('has no tax if the supplier sends none or an implausible one', () => {
    expect(breakDown(100_00, null, null)).toMatchObject({ net: 100_00, tax: null })
    expect(breakDown(100_00, null, 200_00)).toMatchObject({ net: 100_00, tax: null })
  })

  it('adds up for any refund and equals the price for a full refund', () => {
    const price = breakDown(213_02, 3_33, 30_27)
    expect(breakDownRefund(price, 213_02)).toEqual(price)
    for (const refund of [1, 99, 106_51, 213_01]) {
      const part = breakDownRefund(price, refund)
      expect(part.net + part.fees + (part.tax ?? 0)).toBe(refund)
    }
  })
})

describe('ZATCA QR code data', () => {
  const encode = (sellerName: string) =>
    Buffer.from(
      buildZatcaCode({ sellerName, vatNumber: '3', issuedAt: new Date(0), totalHalalas: 1, taxHalalas: 0 }),
      'base64',
    )

  it('encodes the length of the seller’s name in bytes', () => {
    expect([...encode('رحلة').subarray(0, 2)]).toEqual([1, 8])
  })

  it('truncates a long name at a character boundary', () => {
    const code = encode('ر'.repeat(200))
    expect(code[1]).toBe(254)
    expect(code.subarray(2, 256).toString()).toBe('ر'.repeat(127))
  })
})
