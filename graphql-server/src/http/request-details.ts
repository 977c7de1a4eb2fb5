/** Request details that are known before routing. */
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { type Client, createClientReader } from '../auth/caller.ts'
import type { Viewer } from '../auth/token-verifier.ts'
import type { Settings } from '../env.ts'
import { type Locale, negotiateLocale } from '../locale.ts'
import { securityHeaders } from './security-headers.ts'

export type RequestDetails = {
  requestId: string
  locale: Locale
  log: Logger
  client: Client
}

declare global {
  // Express merges this interface into `res.locals`.
  namespace Express {
    interface Locals extends RequestDetails {
      viewer: Viewer | null
    }
  }
}

/** Returns a function that reads the details of a request and sets the headers of its response. */
export function createRequestOpener(settings: Settings, logger: Logger) {
  const readClient = createClientReader(settings.trustedProxies)
  const headers = securityHeaders(settings)
  return (req: IncomingMessage, res: ServerResponse): RequestDetails => {
    const requestId = randomUUID()
    res.setHeader('x-request-id', requestId)
    res.setHeaders(headers)
    return {
      requestId,
      locale: negotiateLocale(req.headers['accept-language']),
      log: logger.child({ requestId }),
      client: readClient(req),
    }
  }
}
