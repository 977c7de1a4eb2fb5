import type { Locale } from '#src/locales.ts'
import type { Product } from '#src/orders/product.ts'
import { type DocumentUpdates, noUpdates } from '../document-updates.ts'
import type { IssuedDocument } from '../tables.ts'
import { toPdf } from './typesetter.ts'
import { viewDocument } from './view.ts'

/** Typesets a document in a language, with the company's logo (PNG) if it has one, and with its updates since it was issued. */
export const renderDocument = (
  document: Pick<IssuedDocument, 'kind' | 'number' | 'issued_at' | 'facts'>,
  locale: Locale,
  product: Pick<Product, 'documentSpan'>,
  { logo = null, updates = noUpdates }: { logo?: Buffer | null; updates?: DocumentUpdates } = {},
): Promise<Buffer> => toPdf(viewDocument(document, locale, product, updates), logo)

/** Returns a document's file name, such as `INV-0001-000042.pdf`. */
export const documentFileName = ({ number }: Pick<IssuedDocument, 'number'>): string => `${number}.pdf`
