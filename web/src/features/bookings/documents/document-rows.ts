import type { DocumentKind } from '#src/__generated__/schema.ts'
import type { BookingDocumentsQuery } from '#src/data/documents/booking-document.generated.ts'

export type DocumentStates = NonNullable<
  NonNullable<NonNullable<BookingDocumentsQuery['booking']>['details']>['documents']
>

export interface DocumentRow {
  readonly kind: DocumentKind
  /** Number of an issued document; undefined for the current document. */
  readonly issuedNumber?: string
  /** The issued document, if any. */
  readonly issued?: { readonly number: string; readonly issuedAt: string } | undefined
  /** Why the document is unavailable; null if it can be opened. */
  readonly message: string | null
  readonly problem: DocumentStates[number]['problem']
}

/**
 * Lists a booking's documents. Each kind has its current document, which is issued when it is first opened, followed by earlier documents, newest first.
 * Credit notes are listed only for cancelled bookings.
 */
export function listDocumentRows(states: DocumentStates | null | undefined): DocumentRow[] {
  return (states ?? []).flatMap(({ kind, problem, message, issued }) => {
    const documentsNewestFirst = issued.toReversed()
    const currentDocument = message === null ? documentsNewestFirst.find(({ isCurrent }) => isCurrent) : undefined
    const earlierRows = documentsNewestFirst
      .filter((document) => document !== currentDocument)
      .map((document) => ({ kind, issuedNumber: document.number, issued: document, message: null, problem: null }))
    if (message !== null && (problem === 'NOT_CANCELLED' || earlierRows.length > 0)) return earlierRows
    return [{ kind, issued: currentDocument, message, problem }, ...earlierRows]
  })
}
