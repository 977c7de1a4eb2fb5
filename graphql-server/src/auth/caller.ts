/** Who sends a request, and from where. */
import type { Request, RequestHandler } from 'express'
import { fail } from '../errors/failure.ts'
import type { RevokedSessions } from './revoked-sessions.ts'
import { type TokenVerifier, bearerToken } from './token-verifier.ts'

const maxUserAgentLength = 300

/** Address and browser of a request; the address is the client's where the request passed trusted proxies. */
export const clientOf = (req: Request) => ({
  address: req.ip ?? '',
  userAgent: (req.get('user-agent') ?? '').replaceAll(/[^\x20-\x7e]/g, '').slice(0, maxUserAgentLength),
})

/** Sets `res.locals.viewer`: the caller, or null without a token. */
export const authenticateWith =
  (verifier: TokenVerifier, revokedSessions: RevokedSessions): RequestHandler =>
  async (req, res, next) => {
    const token = bearerToken(req.headersDistinct['authorization'])
    const viewer = token === undefined ? null : await verifier.verify(token)
    if (viewer && (await revokedSessions.has(viewer))) fail('UNAUTHENTICATED', { cause: 'session revoked' })
    res.locals.viewer = viewer
    next()
  }
