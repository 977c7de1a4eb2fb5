import { createProducts } from '#src/products/products.ts'
import { demoCatalogue } from '../../seeds/catalogue.ts'

export const catalogue = demoCatalogue

export const products = createProducts(catalogue)
