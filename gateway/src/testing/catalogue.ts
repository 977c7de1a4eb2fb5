import { createProducts } from '#src/products/products.ts'
import { demoCatalogues } from '../../seeds/catalogue.ts'

export const { hotel: catalogue, transport, ground } = demoCatalogues

export const products = createProducts(demoCatalogues)
