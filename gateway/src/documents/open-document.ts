import { LRUCache } from 'lru-cache'
import type { Deps } from '#src/deps.ts'
import { type CallLimit, countCall } from '#src/limits/count-call.ts'
import type { Locale } from '#src/locales.ts'
import { type DocumentUpdates, readUpdates } from './document-updates.ts'
import { LINK_LIFETIME_MS, readLink } from './links.ts'
import { renderIssuedDocument } from './render-issued.ts'
import { documentFileName } from './render/render-document.ts'
import { findDocument } from './repository.ts'
import type { IssuedDocument } from './tables.ts'

/** Limits how often each link can be opened, because anyone who has the link can open it. */
const linkLimit: CallLimit = { kind: 'document-link', calls: 60, seconds: LINK_LIFETIME_MS / 1000 }

/** Maximum total size of cached PDFs. A page is smaller than 100 KB. */
const MAX_CACHED_BYTES = 32 * 1024 * 1024

interface Rendering {
  readonly document: IssuedDocument
  readonly locale: Locale
  readonly updates: DocumentUpdates
}

/** Creates a function that opens documents by their links. Each PDF is cached for the lifetime of its links and typeset again if its updates change. */
export function createDocumentOpener(deps: Deps) {
  const { db, clock, settings } = deps
  const pdfs = new LRUCache<string, Buffer, Rendering>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ length }) => length,
    ttl: LINK_LIFETIME_MS,
    ignoreFetchAbort: true,
    fetchMethod: (_key, _stale, { context: { document, locale, updates } }) =>
      renderIssuedDocument(deps, document, locale, updates),
  })
  /** Returns the document that a link opens, in the given language or the link's; undefined if the link was altered or has expired. */
  return async (token: string, language?: Locale) => {
    const link = readLink(settings.documentLinkKey, token, clock())
    if (!link) return undefined
    await countCall(db, linkLimit, token.slice(token.indexOf('.') + 1), clock())
    const { id } = link
    const locale = language ?? link.locale
    const document = await findDocument(db, id)
    if (!document) return undefined
    const updates = await readUpdates(db, document)
    const pdf = await pdfs.forceFetch(JSON.stringify([id, locale, updates]), { context: { document, locale, updates } })
    return { fileName: documentFileName(document), pdf }
  }
}
