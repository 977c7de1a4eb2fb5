/** Serves the gateway's documents at their signed links on the public origin. */
import type { RequestHandler } from 'express'
import { documentPath } from '../bookings/documents/document-wire.ts'
import { Failure } from '../errors/failure.ts'
import type { ConnectedGateway } from '../gateway/client.ts'
import { number } from '../gateway/wire.ts'
import { isLocale } from '../locale.ts'

const isPdf = /^application\/pdf\b/i
const fileName = /filename="([\w.-]{1,80})"/

const toLanguageQuery = (language: unknown) =>
  typeof language === 'string' && isLocale(language) ? `?language=${language}` : ''

/** Serves `/documents/:token`, in another language with `?language=`. An unknown document or an expired link falls through to the web app with status 404. */
export function bookingDocuments({ fetchDocument }: ConnectedGateway): RequestHandler {
  return async (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') throw new Failure('BAD_USER_INPUT', { status: 405 })
    res.set({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })
    const [path = ''] = req.originalUrl.split('?', 1)
    const document =
      documentPath.test(path) && (await fetchDocument(`${path}${toLanguageQuery(req.query['language'])}`))
    if (document && document.status === 429) {
      throw new Failure('RATE_LIMITED', { retryAfter: number(document.headers['retry-after']) })
    }
    if (!document || document.status !== 200 || !isPdf.test(String(document.headers['content-type'] ?? ''))) {
      res.status(404)
      return next()
    }
    const name = fileName.exec(String(document.headers['content-disposition'] ?? ''))?.[1] ?? 'document.pdf'
    res.set({
      'content-type': 'application/pdf',
      'content-disposition': `${'download' in req.query ? 'attachment' : 'inline'}; filename="${name}"`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    })
    res.send(document.bytes)
  }
}
