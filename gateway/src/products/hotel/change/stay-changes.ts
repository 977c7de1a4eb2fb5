import type { ProductChanges } from '#src/orders/product.ts'
import { changeAtSupplier } from '#src/suppliers/orders/repository.ts'
import type { HotelCatalogue } from '../catalogue.ts'
import { findSupplier } from '../supplier/suppliers.ts'
import { updateHotelOrder } from '../repository.ts'
import { type ChangedStay, planStayChange } from './plan-stay-change.ts'

/** Creates the change handlers for stays. Each supplier decides which changes it allows. */
export const createStayChanges = (catalogue: HotelCatalogue): ProductChanges => ({
  termsOf: (supplier) => findSupplier(supplier)?.changes ?? undefined,
  plan: (trx, deps, order, change, pricing) => planStayChange(trx, { ...deps, catalogue }, order, change, pricing),
  // Stored plans have the form that `plan` returned.
  write: (trx, reference, details) => updateHotelOrder(trx, reference, details as ChangedStay),
  change: changeAtSupplier,
})
