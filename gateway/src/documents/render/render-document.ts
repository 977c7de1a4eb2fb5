import type { Locale } from '#src/locales.ts'
import type { IssuedDocument } from '../tables.ts'
import { toPdf } from './compiler.ts'
import { viewDocument } from './view.ts'

/** Typesets an issued document in a language. */
export const renderDocument = (
  document: Pick<IssuedDocument, 'kind' | 'number' | 'issued_at' | 'facts'>,
  locale: Locale,
): Promise<Buffer> => toPdf(viewDocument(document, locale))

/** Name of the file, such as `INV-0001-000042.pdf`. */
export const fileNameOf = ({ number }: Pick<IssuedDocument, 'number'>): string => `${number}.pdf`
