/** Identity and origin of a caller. */
import type { IncomingMessage } from 'node:http'
import proxyAddr from 'proxy-addr'
import { fail } from '../errors/failure.ts'
import type { RevokedSessions } from './revoked-sessions.ts'
import { type TokenVerifier, type Viewer, parseBearerToken } from './token-verifier.ts'

const maxUserAgentLength = 300

/** IP address and user agent of a caller. Behind trusted proxies, the address is the original client's. */
export type Client = { address: string; userAgent: string }

export function createClientReader(trustedProxies: string[]) {
  const isTrusted = proxyAddr.compile(trustedProxies)
  return (req: IncomingMessage): Client => ({
    address:
      req.headers['x-forwarded-for'] === undefined ? (req.socket.remoteAddress ?? '') : proxyAddr(req, isTrusted),
    userAgent: (req.headers['user-agent'] ?? '').replaceAll(/[^\x20-\x7e]/g, '').slice(0, maxUserAgentLength),
  })
}

/** Returns all `Authorization` headers of a request: `headers` has only the first, and `headersDistinct` would parse all other headers too. */
const readAuthorizations = ({ rawHeaders }: IncomingMessage): string[] =>
  rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'authorization')

export type Authenticate = (req: IncomingMessage) => Promise<Viewer | null>

/** Returns a function that identifies the caller of a request: null if it has no token. Throws UNAUTHENTICATED if the token is rejected. */
export const authenticateWith =
  (verifier: TokenVerifier, revokedSessions: RevokedSessions): Authenticate =>
  async (req) => {
    const token = parseBearerToken(readAuthorizations(req))
    const viewer = token === undefined ? null : await verifier.verify(token)
    if (viewer && (await revokedSessions.has(viewer))) fail('UNAUTHENTICATED', { cause: 'session revoked' })
    return viewer
  }
