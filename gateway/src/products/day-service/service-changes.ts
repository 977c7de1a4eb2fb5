import type { ChangeTerms } from '#src/orders/change/plan.ts'
import { invalidChange, noChanges } from '#src/orders/change/refusals.ts'
import { renameTravelers } from '#src/orders/change/rename.ts'
import { unchangedColumns } from '#src/orders/change/unchanged-columns.ts'
import { leadName, type LeadTraveler } from '#src/orders/lead-traveler.ts'
import type { ProductChanges } from '#src/orders/product.ts'
import { changeAtSupplier } from '#src/suppliers/orders/repository.ts'
import { serviceNames } from './service-names.ts'
import { readServiceOrder, type ServiceTable, updateTraveler } from './repository.ts'
import type { ServiceOrder } from './tables.ts'

/** Companies need the traveler's name a day ahead. The day itself cannot be changed. */
const terms: ChangeTerms = { names: true, dates: false, noticeHours: 24 }

interface RenamableService<Row extends ServiceOrder> {
  readonly table: ServiceTable
  searchNames(offer: Row['offer']): string[]
}

/** Creates the change handlers for a one-day service, where only the traveler's name can change. */
export const createServiceChanges = <Row extends ServiceOrder>(service: RenamableService<Row>): ProductChanges => ({
  termsOf: () => terms,
  plan: async (trx, _deps, order, { names }) => {
    const { traveler, offer } = await readServiceOrder<Row>(trx, service.table, order.reference)
    // Bookings of services store no title for the traveler.
    const renamed = renameTravelers<LeadTraveler>(
      [[traveler]],
      names.map((name) => ({ ...name, title: null })),
    )
    if ('problems' in renamed) return { kind: 'refused', envelope: invalidChange(renamed.problems) }
    const newTraveler = renamed.rooms[0]?.[0]
    if (!newTraveler || renamed.changes.length === 0) return { kind: 'refused', envelope: noChanges() }
    return {
      kind: 'planned',
      plan: {
        changes: renamed.changes,
        order: {
          ...unchangedColumns(order),
          leadName: leadName(newTraveler),
          searchNames: serviceNames(service, offer),
        },
        discountHalalas: null,
        days: [],
        details: newTraveler,
      },
    }
  },
  // Stored plans have the form that `plan` returned.
  write: (trx, reference, details) => updateTraveler(trx, service.table, reference, details as LeadTraveler),
  change: changeAtSupplier,
})
