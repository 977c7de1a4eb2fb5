import type { DocumentKind } from '#src/__generated__/schema.ts'
import type { BookingDocumentsQuery } from '#src/data/documents/booking-document.generated.ts'

export type DocumentStates = NonNullable<
  NonNullable<NonNullable<BookingDocumentsQuery['booking']>['details']>['documents']
>

export interface DocumentRow {
  readonly kind: DocumentKind
  /** Set for a document that is opened as it was issued, by its number. */
  readonly issuedNumber?: string
  /** The document as far as it is issued. */
  readonly issued?: { readonly number: string; readonly issuedAt: string } | undefined
  /** Why there is none; null when it can be opened. */
  readonly message: string | null
  readonly problem: DocumentStates[number]['problem']
}

/**
 * The documents of a booking: of each kind the one that states the booking as it is, which is issued when it is opened first, and after it the earlier ones,
 * the latest first. Only a cancelled booking is expected to have a credit note.
 */
export function documentRows(states: DocumentStates | null | undefined): DocumentRow[] {
  return (states ?? []).flatMap(({ kind, problem, message, issued }) => {
    const latestFirst = issued.toReversed()
    const current = message === null ? latestFirst.find(({ isCurrent }) => isCurrent) : undefined
    const earlier = latestFirst
      .filter((document) => document !== current)
      .map((document) => ({ kind, issuedNumber: document.number, issued: document, message: null, problem: null }))
    if (message !== null && (problem === 'NOT_CANCELLED' || earlier.length > 0)) return earlier
    return [{ kind, issued: current, message, problem }, ...earlier]
  })
}
