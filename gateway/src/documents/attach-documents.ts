import type { Db } from '#src/database/db.ts'
import { isLocale } from '#src/locales.ts'
import { markOf } from './mark.ts'
import { renderIssued } from './render-issued.ts'
import { fileNameOf } from './render/render-document.ts'
import { findDocument } from './repository.ts'

/** A file of a mail. */
export interface Attachment {
  readonly filename: string
  readonly contentType: 'application/pdf'
  readonly content: Buffer
}

/** Typesets issued documents for a mail in a language. */
export async function attachDocuments(db: Db, ids: readonly number[], language: string): Promise<Attachment[]> {
  const files: Attachment[] = []
  for (const id of ids) {
    const document = await findDocument(db, id)
    if (!document) throw new Error(`There is no document ${id}`)
    const content = await renderIssued(
      db,
      document,
      isLocale(language) ? language : 'en-US',
      await markOf(db, document),
    )
    files.push({ filename: fileNameOf(document), contentType: 'application/pdf', content })
  }
  return files
}
