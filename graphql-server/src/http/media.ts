/** Serves the gateway's pictures on the public origin: drawings, agent photos and company logos. */
import type { RequestHandler } from 'express'
import { Failure } from '../errors/failure.ts'
import type { ConnectedGateway } from '../gateway/client.ts'
import { compressBody } from './compressed.ts'

const contentTypes: [RegExp, string][] = [
  [/^image\/svg\+xml\b/i, 'image/svg+xml; charset=utf-8'],
  [/^image\/webp\b/i, 'image/webp'],
  [/^image\/png\b/i, 'image/png'],
]

/** Serves `/media/*`. An SVG can contain scripts; `sandbox` prevents them from running on this origin. */
export function createMediaHandler({ fetchPicture }: ConnectedGateway): RequestHandler {
  return async (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') throw new Failure('BAD_USER_INPUT', { status: 405 })
    // Resolves `/media/../x` and `//host/x`.
    const { origin, pathname, search } = new URL(req.originalUrl, 'http://media')
    if (origin !== 'http://media' || !pathname.startsWith('/media/')) throw new Failure('NOT_FOUND')
    const { status, headers, bytes } = await fetchPicture(pathname + search)
    const contentType = contentTypes.find(([pattern]) => pattern.test(String(headers['content-type'] ?? '')))?.[1]
    if (status !== 200 || !contentType) throw new Failure('NOT_FOUND')
    res.set({
      'content-type': contentType,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'public, max-age=86400',
    })
    res.send(contentType.startsWith('image/svg') ? await compressBody(req, res, bytes) : bytes)
  }
}
