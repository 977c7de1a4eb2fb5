import type { BookingDocumentState, IssuedDocument } from '../../__generated__/schema-types.ts'
import { field, list, text, utcTime, type WireObject } from '../../gateway/wire.ts'
import type { Locale } from '../../locale.ts'
import { documentPath, problemMessage, readKind, readProblem } from './document-wire.ts'

/** Reads the documents of one kind that can be opened. Omits documents without a number, date or link. */
const readIssuedDocuments = (entry: unknown): IssuedDocument[] =>
  list(field(entry, 'issued')).flatMap((document) => {
    const number = text(field(document, 'number'))
    const issuedAt = utcTime(field(document, 'issuedAt'))
    const path = text(field(document, 'path'))
    if (!number || !issuedAt || !path || !documentPath.test(path)) return []
    return [{ number, issuedAt, isCurrent: field(document, 'isCurrent') === true, path }]
  })

/** Reads the documents listed in a booking's view; null if it lists none. */
export function readDocumentStates(view: WireObject, locale: Locale): BookingDocumentState[] | null {
  const states = list(field(view, 'documents')).flatMap((entry): BookingDocumentState[] => {
    const kind = readKind(field(entry, 'kind'))
    if (!kind) return []
    const issued = readIssuedDocuments(entry)
    const wireProblem = field(entry, 'problem')
    if (wireProblem === null || wireProblem === undefined) return [{ kind, problem: null, message: null, issued }]
    const problem = readProblem(wireProblem)
    return [{ kind, problem, message: problemMessage(kind, problem, locale), issued }]
  })
  return states.length > 0 ? states : null
}
