import type { BookingDocumentState } from '../../__generated__/schema-types.ts'
import { field, list, type WireObject } from '../../gateway/wire.ts'
import type { Locale } from '../../locale.ts'
import { problemMessage, readKind, readProblem } from './document-wire.ts'

/** The documents that a booking's view lists; null when it lists none. */
export function readDocumentStates(view: WireObject, locale: Locale): BookingDocumentState[] | null {
  const states = list(field(view, 'documents')).flatMap((entry): BookingDocumentState[] => {
    const kind = readKind(field(entry, 'kind'))
    if (!kind) return []
    const wire = field(entry, 'problem')
    if (wire === null || wire === undefined) return [{ kind, problem: null, message: null }]
    const problem = readProblem(wire)
    return [{ kind, problem, message: problemMessage(kind, problem, locale) }]
  })
  return states.length > 0 ? states : null
}
