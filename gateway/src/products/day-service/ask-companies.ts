import type { Deps } from '#src/deps.ts'
import type { WireError } from '#src/errors.ts'
import { askSupplier } from '#src/suppliers/ask-supplier.ts'
import { supplierNames } from '#src/supplier-names.ts'
import type { ServiceCompany } from './company.ts'

/** The rows of all companies, by supplier. Suppliers that fail are listed in `errors`. */
export async function askCompanies<C extends ServiceCompany, Row>(
  deps: Pick<Deps, 'wait' | 'settings'>,
  companies: readonly C[],
  rowsOf: (company: C) => Row[],
): Promise<{ rows: Row[]; errors: WireError[] }> {
  const bySupplier = Map.groupBy(companies, ({ supplier }) => supplier)
  const asked = supplierNames.filter((name) => bySupplier.has(name))
  const replies = await Promise.all(
    asked.map((name) =>
      askSupplier(name, deps, 0, () => (bySupplier.get(name) ?? []).flatMap((company) => rowsOf(company))),
    ),
  )
  return {
    rows: replies.flatMap((reply) => ('reply' in reply ? reply.reply : [])),
    errors: replies.flatMap((reply) => ('error' in reply ? reply.error : [])),
  }
}
