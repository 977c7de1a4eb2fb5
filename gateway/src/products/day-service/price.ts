import { toRiyals } from '#src/values/money.ts'
import type { SupplierName } from '#src/supplier-names.ts'
import { subtractShare, share, sum } from '#src/values/shares.ts'
import type { WireRateLine } from '#src/suppliers/rate-line.ts'

const VAT_BASIS_POINTS = 1500

/** A price in halalas. The commission is informational: the base already includes it. */
export interface ServicePrice {
  readonly base: number
  readonly tax: number
  readonly commission: number
  /** Discount of a promo code, already subtracted. */
  readonly discount?: number
}

export const totalOf = ({ base, tax }: ServicePrice): number => base + tax

export const addPrices = (prices: readonly ServicePrice[]): ServicePrice => ({
  base: sum(prices.map(({ base }) => base)),
  tax: sum(prices.map(({ tax }) => tax)),
  commission: sum(prices.map(({ commission }) => commission)),
  discount: sum(prices.map(({ discount = 0 }) => discount)),
})

/** Returns the price of `count` items that cost the same. */
export const multiplyPrice = ({ base, tax, commission, discount = 0 }: ServicePrice, count: number): ServicePrice => ({
  base: base * count,
  tax: tax * count,
  commission: commission * count,
  discount: discount * count,
})

/** Subtracts a promo code's discount. The base absorbs rounding, so that base and tax still add up to the total. */
export function applyDiscount(price: ServicePrice, basisPoints: number): ServicePrice {
  const total = subtractShare(totalOf(price), basisPoints)
  const tax = subtractShare(price.tax, basisPoints)
  return {
    base: total - tax,
    tax,
    commission: subtractShare(price.commission, basisPoints),
    discount: (price.discount ?? 0) + totalOf(price) - total,
  }
}

/** Computes a price from its base. */
export const withTax = (base: number, commissionBasisPoints: number): ServicePrice => ({
  base,
  tax: share(base, VAT_BASIS_POINTS),
  commission: share(base, commissionBasisPoints),
})

/** A price in the supplier's format. */
export interface WireServicePrice {
  readonly grandTotalPrice: number
  readonly grandTotalTax: number
  readonly priceDetails: { readonly commission: number }
  readonly displayRateInfo?: WireRateLine[]
}

export function toWirePrice(supplier: SupplierName, price: ServicePrice): WireServicePrice {
  const line = (purpose: string, description: string, halalas: number): WireRateLine => ({
    amount: toRiyals(halalas),
    description,
    currencyCode: 'SAR',
    purpose,
  })
  return {
    grandTotalPrice: toRiyals(totalOf(price)),
    grandTotalTax: toRiyals(price.tax),
    priceDetails: { commission: toRiyals(price.commission) },
    ...(supplier === 'hudxconnect' && {
      displayRateInfo: [
        line('1', 'BASEPRICE', price.base),
        ...(price.discount ? [line('3', 'DISCOUNT', price.discount)] : []),
        line('7', 'TAX', price.tax),
        line('10', 'TOTALAMOUNT', totalOf(price)),
        line('30', 'CommissionAmount', price.commission),
      ],
    }),
  }
}
