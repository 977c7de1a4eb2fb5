import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { RequestHandler } from 'express'
import helmet, { type HelmetOptions, contentSecurityPolicy } from 'helmet'
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

/** Computes the headers that helmet sets with these options. */
function computeHeaders(options: HelmetOptions): Map<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(options)(response.req, response, () => {})
  return new Map(response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]))
}

/** Returns the security headers for every response. Images may load from any https host, because gateways use their own hosts for pictures. */
export function securityHeaders({ cognito, publicUrl }: Settings): Map<string, string> {
  const identity = cognito.endpoint ? [] : [`https://cognito-idp.${cognito.region}.amazonaws.com`]
  const headers = computeHeaders({
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
  return headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()')
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
