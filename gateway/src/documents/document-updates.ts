import type { Db } from '#src/database/db.ts'
import { readOrder } from '#src/orders/repository.ts'
import { writtenTerms } from '#src/orders/terms/written-terms.ts'
import type { DocumentStatus } from './document-status.ts'
import type { DocumentData } from './document-data.ts'
import { readDocumentStatuses } from './issued-documents.ts'
import type { IssuedDocument } from './tables.ts'

/** Mark printed across a voucher that is no longer valid. */
export type Mark = { readonly kind: 'cancelled' } | { readonly kind: 'replaced'; readonly by: string }

/** Events after a document was issued that are printed on it. They are read when the document is opened, and are not stored with it. */
export interface DocumentUpdates {
  readonly mark: Mark | null
  /** The terms tightened by the supplier, with the accepted terms. */
  readonly terms: Pick<DocumentData, 'freeUntil' | 'fees' | 'accepted'> | null
}

export const noUpdates: DocumentUpdates = { mark: null, terms: null }

/** Reads the updates of a document. Receipts and credit notes are printed as they were issued. */
export async function readUpdates(
  db: Db,
  { id, kind, order_reference: reference }: IssuedDocument,
): Promise<DocumentUpdates> {
  if (kind !== 'voucher' && kind !== 'invoice') return noUpdates
  const order = await readOrder(db, reference)
  const status = (await readDocumentStatuses(db, order)).find(({ document }) => document.id === id)
  if (!status) return noUpdates
  return {
    mark: kind === 'voucher' ? toMark(status) : null,
    // An earlier edition covers different dates.
    terms: order.tightened_policy && status.isCurrent ? writtenTerms(order) : null,
  }
}

function toMark({ isCancelled, replacedBy }: DocumentStatus): Mark | null {
  if (isCancelled) return { kind: 'cancelled' }
  return replacedBy === null ? null : { kind: 'replaced', by: replacedBy }
}
