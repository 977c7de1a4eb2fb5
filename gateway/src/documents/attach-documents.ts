import type { Deps } from '#src/deps.ts'
import { isLocale } from '#src/locales.ts'
import type { SendEmail } from '#src/mail/outbox.ts'
import type { Attachment, Send } from '#src/mail/smtp.ts'
import { readUpdates } from './document-updates.ts'
import { renderIssuedDocument } from './render-issued.ts'
import { documentFileName } from './render/render-document.ts'
import { findDocument } from './repository.ts'

/** Wraps a sender so that it attaches the documents that each e-mail lists. */
export const withDocuments =
  (deps: Pick<Deps, 'db' | 'products'>, send: Send): SendEmail =>
  async ({ documents, locale, ...email }) => {
    const attachments = await attachDocuments(deps, documents, locale)
    await send({ ...email, ...(attachments.length > 0 && { attachments }) })
  }

/** Typesets issued documents for an e-mail in a language. */
async function attachDocuments(
  deps: Pick<Deps, 'db' | 'products'>,
  ids: readonly number[],
  language: string,
): Promise<Attachment[]> {
  const files: Attachment[] = []
  for (const id of ids) {
    const document = await findDocument(deps.db, id)
    if (!document) throw new Error(`Document ${id} does not exist`)
    const content = await renderIssuedDocument(
      deps,
      document,
      isLocale(language) ? language : 'en-US',
      await readUpdates(deps.db, document),
    )
    files.push({ filename: documentFileName(document), contentType: 'application/pdf', content })
  }
  return files
}
