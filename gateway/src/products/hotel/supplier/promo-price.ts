import { less, sum } from '#src/values/shares.ts'
import type { NetPrice } from './net-price.ts'
import type { RateLine, SupplierPrice } from './supplier.ts'

interface RoomPrice {
  readonly net: NetPrice
  readonly price: SupplierPrice
}

/** A room's price without the share that a promo code takes off. The base takes the rounding, so that the lines still add up to the total. */
export function withoutShare({ net, price }: RoomPrice, basisPoints: number): RoomPrice {
  const total = less(price.total, basisPoints)
  const discount = price.total - total
  const taxes = price.lines.filter(({ purpose }) => purpose === '6' || purpose === '7')
  const base = total - sum(taxes.map(({ halalas }) => less(halalas, basisPoints)))
  const amountOf = ({ purpose, halalas }: RateLine): number => {
    if (purpose === '1') return base
    if (purpose === '3') return halalas + discount
    return less(halalas, basisPoints)
  }
  const nights = net.nights.map((night) => less(night, basisPoints))
  return {
    net: { nights, net: sum(nights), discount: net.discount + discount },
    price: {
      total,
      tax: less(price.tax, basisPoints),
      commission: less(price.commission, basisPoints),
      lines: price.lines.map((line) => ({ ...line, halalas: amountOf(line) })),
    },
  }
}
