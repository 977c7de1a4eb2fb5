import { subtractShare, sum } from '#src/values/shares.ts'
import type { NetPrice } from './net-price.ts'
import type { RateLine, SupplierPrice } from './supplier.ts'

interface RoomPrice {
  readonly net: NetPrice
  readonly price: SupplierPrice
}

/** Subtracts a promo code's discount from a room's price. The base absorbs rounding, so that the lines still add up to the total. */
export function applyDiscount({ net, price }: RoomPrice, basisPoints: number): RoomPrice {
  const total = subtractShare(price.total, basisPoints)
  const discount = price.total - total
  const taxes = price.lines.filter(({ purpose }) => purpose === '6' || purpose === '7')
  const base = total - sum(taxes.map(({ halalas }) => subtractShare(halalas, basisPoints)))
  const discountedAmount = ({ purpose, halalas }: RateLine): number => {
    if (purpose === '1') return base
    if (purpose === '3') return halalas + discount
    return subtractShare(halalas, basisPoints)
  }
  const nights = net.nights.map((night) => subtractShare(night, basisPoints))
  return {
    net: { nights, net: sum(nights), discount: net.discount + discount },
    price: {
      total,
      tax: subtractShare(price.tax, basisPoints),
      commission: subtractShare(price.commission, basisPoints),
      lines: price.lines.map((line) => ({ ...line, halalas: discountedAmount(line) })),
    },
  }
}
