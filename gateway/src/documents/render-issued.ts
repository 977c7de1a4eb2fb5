import type { Db } from '#src/database/db.ts'
import type { Locale } from '#src/locales.ts'
import { findIssuedLogo } from './logo/repository.ts'
import type { Mark } from './mark.ts'
import { renderDocument } from './render/render-document.ts'
import type { IssuedDocument } from './tables.ts'

/** Typesets an issued document in a language, with the logo that it was issued with and the mark that it has now. */
export const renderIssued = async (
  db: Db,
  document: IssuedDocument,
  locale: Locale,
  mark: Mark | null,
): Promise<Buffer> =>
  renderDocument(document, locale, {
    mark,
    logo: document.logo === null ? null : await findIssuedLogo(db, document.logo),
  })
