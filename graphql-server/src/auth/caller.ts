/** Who makes a request, and from where. */
import type { Request, RequestHandler } from 'express'
import { type TokenVerifier, bearerToken } from './token-verifier.ts'
import type { EndedSignIns } from './revoked-sessions.ts'
import { fail } from '../errors/failure.ts'

const longestAgent = 300

/** Where a request comes from; the address is that of the client where it passed trusted proxies. */
export const clientOf = (req: Request) => ({
  address: req.ip ?? '',
  agent: (req.get('user-agent') ?? '').replaceAll(/[^\x20-\x7e]/g, '').slice(0, longestAgent),
})

/** Puts the caller into the request; null without a token. */
export const authenticateWith =
  (verifier: TokenVerifier, endedSignIns: EndedSignIns): RequestHandler =>
  async (req, res, next) => {
    const token = bearerToken(req.headersDistinct['authorization'])
    const viewer = token === undefined ? null : await verifier.verify(token)
    if (viewer && (await endedSignIns.has(viewer))) fail('UNAUTHENTICATED', { cause: 'signed out' })
    res.locals.viewer = viewer
    next()
  }
