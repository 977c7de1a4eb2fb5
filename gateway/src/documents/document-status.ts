import type { OrderState } from '#src/orders/tables.ts'
import type { DocumentKind } from './kinds.ts'

interface DocumentEdition {
  readonly kind: DocumentKind
  readonly edition: number
  readonly number: string
}

/** Whether a document still matches its order. */
export interface DocumentStatus {
  /** Whether a request for a document of this kind returns this document. */
  readonly isCurrent: boolean
  /** Whether the document is the voucher of a cancelled order. */
  readonly isCancelled: boolean
  /** Number of the document that replaces this one, if any. */
  readonly replacedBy: string | null
}

/** Returns the statuses of an order's documents, which must be in order of issue. A credit note stays valid when a later one is issued. */
export function computeDocumentStatuses<Document extends DocumentEdition>(
  documents: readonly Document[],
  { currentEdition, state }: { currentEdition: (kind: DocumentKind) => number; state: OrderState },
): (DocumentStatus & { readonly document: Document })[] {
  return documents.map((document) => {
    const { kind } = document
    const last = documents.findLast((other) => other.kind === kind)
    const isReplaced = last !== document && kind !== 'creditNote'
    return {
      document,
      isCurrent: last === document && (kind === 'creditNote' || document.edition === currentEdition(kind)),
      isCancelled: kind === 'voucher' && state === 'cancelled',
      replacedBy: isReplaced && last ? last.number : null,
    }
  })
}
