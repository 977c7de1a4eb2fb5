import type { RequestHandler } from 'express'
import helmet, { contentSecurityPolicy } from 'helmet'
import type { Settings } from '../env.ts'

// emotion asks for an empty style element and fills it through the CSSOM.
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

const closed = {
  defaultSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
}

/** Headers of every answer; pictures of a foreign gateway come straight from their https host. */
export function securityHeaders({ cognito, publicUrl }: Settings): RequestHandler {
  const identity = cognito.endpoint ? [] : [`https://cognito-idp.${cognito.region}.amazonaws.com`]
  const headers = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...closed,
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
  return (req, res, next) => {
    res.set('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    headers(req, res, next)
  }
}

/** GraphiQL's editor makes workers from blobs and writes style elements. */
export const playgroundPolicy: RequestHandler = contentSecurityPolicy({
  useDefaults: false,
  directives: {
    ...closed,
    connectSrc: ["'self'"],
    fontSrc: ["'self'", 'data:'],
    imgSrc: ["'self'", 'data:'],
    styleSrc: ["'self'", "'unsafe-inline'"],
    workerSrc: ["'self'", 'blob:'],
  },
})
