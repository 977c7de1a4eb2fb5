import type { Db } from '#src/database/db.ts'
import { readOrder } from '#src/orders/repository.ts'
import { readStandings } from './issued-documents.ts'
import type { IssuedDocument } from './tables.ts'

/** Printed across a document that is no longer to be used; invoices, receipts and credit notes are left as they were issued. */
export type Mark = { readonly kind: 'cancelled' } | { readonly kind: 'replaced'; readonly by: string }

/** The mark of a voucher whose booking is cancelled, or which another voucher replaces. */
export async function markOf(db: Db, { id, kind, order_reference: reference }: IssuedDocument): Promise<Mark | null> {
  if (kind !== 'voucher') return null
  const standing = (await readStandings(db, await readOrder(db, reference))).find(({ document }) => document.id === id)
  if (standing?.isCancelled) return { kind: 'cancelled' }
  return standing?.replacedBy ? { kind: 'replaced', by: standing.replacedBy } : null
}
