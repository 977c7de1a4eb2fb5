import type { Db } from '#src/database/db.ts'
import { countChanges } from '#src/orders/change/repository.ts'
import type { DocumentKind } from './kinds.ts'

/** Returns the current edition of each kind of document. Every change makes a new voucher; only date changes make new invoices, receipts and credit notes. */
export async function readCurrentEditions(db: Db, reference: string): Promise<(kind: DocumentKind) => number> {
  const { total, dateChanges } = await countChanges(db, reference)
  return (kind) => (kind === 'voucher' ? total : dateChanges)
}
