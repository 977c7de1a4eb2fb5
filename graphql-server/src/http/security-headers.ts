import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import helmet, { contentSecurityPolicy } from 'helmet'
import type { Settings } from '../env.ts'

// Emotion inserts an empty style element and fills it through the CSSOM.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const strictDirectives = {
  defaultSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
}

/** Sets the security headers of every response. Pictures of other gateways load from their own https hosts. */
export function securityHeaders({ cognito, publicUrl }: Settings) {
  const identity = cognito.endpoint ? [] : [`https://cognito-idp.${cognito.region}.amazonaws.com`]
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...strictDirectives,
        connectSrc: ["'self'", ...identity],
        fontSrc: ["'self'", 'data:'],
        imgSrc: ["'self'", 'data:', 'https:'],
        styleSrc: ["'self'", emptyStyle],
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: publicUrl.startsWith('https:'),
    xFrameOptions: { action: 'deny' },
  })
  return (req: IncomingMessage, res: ServerResponse): void => {
    res.setHeader('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    headers(req, res, () => {})
  }
}

/** Policy of the playground: GraphiQL's editor creates workers from blobs and inserts style elements. */
export const playgroundPolicy: RequestHandler = contentSecurityPolicy({
  useDefaults: false,
  directives: {
    ...strictDirectives,
    connectSrc: ["'self'"],
    fontSrc: ["'self'", 'data:'],
    imgSrc: ["'self'", 'data:'],
    styleSrc: ["'self'", "'unsafe-inline'"],
    workerSrc: ["'self'", 'blob:'],
  },
})
