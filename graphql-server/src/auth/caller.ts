/** Identity and origin of a caller. */
import type { IncomingMessage } from 'node:http'
import proxyAddr from 'proxy-addr'
import { fail } from '../errors/failure.ts'
import type { RevokedSessions } from './revoked-sessions.ts'
import { type TokenVerifier, type Viewer, bearerToken } from './token-verifier.ts'

const maxUserAgentLength = 300

/** Address and browser of a request. Behind trusted proxies, the address is the client's. */
export type Client = { address: string; userAgent: string }

export function clientReader(trustedProxies: string[]) {
  const trusts = proxyAddr.compile(trustedProxies)
  return (req: IncomingMessage): Client => ({
    address: req.headers['x-forwarded-for'] === undefined ? (req.socket.remoteAddress ?? '') : proxyAddr(req, trusts),
    userAgent: (req.headers['user-agent'] ?? '').replaceAll(/[^\x20-\x7e]/g, '').slice(0, maxUserAgentLength),
  })
}

/** All `Authorization` headers of a request: `headers` has only the first, and `headersDistinct` would parse all other headers too. */
const authorizationsOf = ({ rawHeaders }: IncomingMessage): string[] =>
  rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'authorization')

export type Authenticate = (req: IncomingMessage) => Promise<Viewer | null>

/** Returns a function that identifies the caller, or null without a token. It throws UNAUTHENTICATED for a rejected token. */
export const authenticateWith =
  (verifier: TokenVerifier, revokedSessions: RevokedSessions): Authenticate =>
  async (req) => {
    const token = bearerToken(authorizationsOf(req))
    const viewer = token === undefined ? null : await verifier.verify(token)
    if (viewer && (await revokedSessions.has(viewer))) fail('UNAUTHENTICATED', { cause: 'session revoked' })
    return viewer
  }
