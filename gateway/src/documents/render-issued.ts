import type { Deps } from '#src/deps.ts'
import type { Locale } from '#src/locales.ts'
import { productOf } from '#src/orders/product-of.ts'
import { readOrder } from '#src/orders/repository.ts'
import type { DocumentUpdates } from './document-updates.ts'
import { findIssuedLogo } from './logo/repository.ts'
import { renderDocument } from './render/render-document.ts'
import type { IssuedDocument } from './tables.ts'

/** Typesets an issued document in a language, with the logo from the time of issue and with later updates. */
export async function renderIssuedDocument(
  { db, products }: Pick<Deps, 'db' | 'products'>,
  document: IssuedDocument,
  locale: Locale,
  updates: DocumentUpdates,
): Promise<Buffer> {
  const product = productOf(products, await readOrder(db, document.order_reference))
  const logo = document.logo === null ? null : await findIssuedLogo(db, document.logo)
  return renderDocument(document, locale, product, { updates, logo })
}
