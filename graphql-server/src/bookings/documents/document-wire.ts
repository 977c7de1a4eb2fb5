import type { DocumentKind, DocumentProblem } from '../../__generated__/schema-types.ts'
import { message } from '../../errors/message.ts'
import { lookUp } from '../../gateway/look-up.ts'
import { text } from '../../gateway/wire.ts'
import { createEnumReader } from '../../gateway/enum-reader.ts'
import type { Locale } from '../../locale.ts'

/** Matches the document paths that the public origin forwards. */
export const documentPath = /^\/documents\/[\w.-]{20,400}$/

/** Document kinds by the gateway's names for them. */
const kinds: Record<string, DocumentKind> = {
  invoice: 'INVOICE',
  voucher: 'VOUCHER',
  receipt: 'RECEIPT',
  creditNote: 'CREDIT_NOTE',
}

export const readKind = (value: unknown): DocumentKind | undefined => lookUp(kinds, text(value) ?? '')

export const toWireKind = (kind: DocumentKind): string =>
  Object.keys(kinds).find((name) => kinds[name] === kind) ?? 'invoice'

const readKnownProblem = createEnumReader<Exclude<DocumentProblem, 'UNRECOGNISED'>>({
  PENDING: true,
  FAILED: true,
  CANCELLED: true,
  NOTHING_CHARGED: true,
  NOT_CAPTURED: true,
  NOT_CANCELLED: true,
  NOTHING_REFUNDED: true,
})

/** Reads the reason why a document cannot be issued. */
export const readProblem = (value: unknown): DocumentProblem => readKnownProblem(value) ?? 'UNRECOGNISED'

/** Returns the message that a document cannot be issued, with the reason if it is known. */
export function problemMessage(kind: DocumentKind, problem: DocumentProblem, locale: Locale): string {
  const refusalMessage = message(`DOCUMENT_NOT_POSSIBLE.${kind}`, locale)
  return problem === 'UNRECOGNISED'
    ? refusalMessage
    : `${refusalMessage} ${message(`DOCUMENT_NOT_POSSIBLE.${problem}`, locale)}`
}
