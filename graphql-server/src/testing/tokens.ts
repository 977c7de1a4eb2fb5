import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import { listen } from './listen.ts'

export const userPoolId = 'me-south-1_RihlaDemo'
export const clientId = 'rihlademoclient0000000000'

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const createKeyPair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

export type Claims = Record<string, unknown>

/** Returns the claims of an id token from the user pool. */
export function createClaims(email: string, changes: Claims = {}): Claims {
  const now = Math.floor(Date.now() / 1000)
  return {
    sub: `sub-${email}`,
    email,
    name: 'Demo Agent',
    'cognito:username': email,
    'cognito:groups': ['B2BUsersGroup'],
    iss: `https://cognito-idp.me-south-1.amazonaws.com/${userPoolId}`,
    aud: clientId,
    token_use: 'id',
    auth_time: now,
    iat: now,
    exp: now + 900,
    jti: randomUUID(),
    ...changes,
  }
}

/** Starts a user pool on loopback that serves its keys and signs any claims. */
export async function startUserPool() {
  const { publicKey, privateKey } = createKeyPair()
  const kid = 'pool-key'
  let keyRequests = 0
  let isAvailable = true
  const server = createServer((req, res) => {
    if (!isAvailable) {
      res.writeHead(503).end('<html>down</html>')
      return
    }
    if (req.url !== `/${userPoolId}/.well-known/jwks.json`) {
      let body = ''
      req.on('data', (chunk) => (body += chunk))
      req.on('end', () => {
        const { revoked } = JSON.parse(body) as { revoked?: string }
        res.writeHead(200, {
          'content-type': 'application/x-amz-json-1.1',
          // The stand-in lists the sessions revoked by a call.
          ...(revoked && { 'x-revoked-sessions': revoked }),
        })
        res.end(JSON.stringify({ method: req.method, headers: req.headers, body }))
      })
      return
    }
    keyRequests += 1
    const key = { ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [key] }))
  })
  const { url, close } = await listen(server)

  const sign = (
    claims: Claims,
    { header = {}, key = privateKey }: { header?: object; key?: typeof privateKey } = {},
  ) => {
    const signed = `${base64url({ alg: 'RS256', kid, typ: 'JWT', ...header })}.${base64url(claims)}`
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key).toString('base64url')}`
  }
  return {
    url,
    close,
    publicKey,
    sign,
    /** Creates the id token of a B2B user. */
    token: (email: string, changes?: Claims) => sign(createClaims(email, changes)),
    otherKey: () => createKeyPair().privateKey,
    keyRequests: () => keyRequests,
    setAvailable: (value: boolean) => {
      isAvailable = value
    },
  }
}

export type UserPool = Awaited<ReturnType<typeof startUserPool>>
