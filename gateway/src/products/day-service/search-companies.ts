import type { Deps } from '#src/deps.ts'
import type { WireError } from '#src/errors.ts'
import { callSupplier } from '#src/suppliers/call-supplier.ts'
import { supplierNames } from '#src/supplier-names.ts'
import type { ServiceCompany } from './company.ts'

/** Searches all companies through their suppliers. Suppliers that fail are listed in `errors`. */
export async function searchCompanies<C extends ServiceCompany, Row>(
  deps: Pick<Deps, 'wait' | 'settings'>,
  companies: readonly C[],
  buildRows: (company: C) => Row[],
): Promise<{ rows: Row[]; errors: WireError[] }> {
  const bySupplier = Map.groupBy(companies, ({ supplier }) => supplier)
  const suppliers = supplierNames.filter((name) => bySupplier.has(name))
  const replies = await Promise.all(
    suppliers.map((name) =>
      callSupplier(name, deps, 0, () => (bySupplier.get(name) ?? []).flatMap((company) => buildRows(company))),
    ),
  )
  return {
    rows: replies.flatMap((reply) => ('reply' in reply ? reply.reply : [])),
    errors: replies.flatMap((reply) => ('error' in reply ? reply.error : [])),
  }
}
