import type { Products } from '#src/deps.ts'
import type { Product } from './product.ts'
import type { Order } from './repository.ts'

/** Returns the product of an order. */
export function productOf(products: Products, { kind }: Pick<Order, 'kind'>): Product {
  const product = products[kind]
  if (!product) throw new Error(`There is no product ${kind}`)
  return product
}
