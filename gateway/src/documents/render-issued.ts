import type { Db } from '#src/database/db.ts'
import type { Locale } from '#src/locales.ts'
import { findIssuedLogo } from './logo/repository.ts'
import { renderDocument } from './render/render-document.ts'
import type { IssuedDocument } from './tables.ts'

/** Typesets an issued document in a language, with the logo that it was issued with. */
export const renderIssued = async (db: Db, document: IssuedDocument, locale: Locale): Promise<Buffer> =>
  renderDocument(document, locale, document.logo === null ? null : await findIssuedLogo(db, document.logo))
