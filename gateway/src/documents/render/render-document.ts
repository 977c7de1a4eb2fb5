import type { Locale } from '#src/locales.ts'
import type { IssuedDocument } from '../tables.ts'
import { toPdf } from './typesetter.ts'
import { viewDocument } from './view.ts'

/** Typesets a document in a language, with the company's logo (PNG) if it has one. */
export const renderDocument = (
  document: Pick<IssuedDocument, 'kind' | 'number' | 'issued_at' | 'facts'>,
  locale: Locale,
  logo: Buffer | null = null,
): Promise<Buffer> => toPdf(viewDocument(document, locale), logo)

/** Name of the file, such as `INV-0001-000042.pdf`. */
export const fileNameOf = ({ number }: Pick<IssuedDocument, 'number'>): string => `${number}.pdf`
