import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { FetchError, JwksNotAvailableInCacheError, WaitPeriodNotYetEndedJwkError } from 'aws-jwt-verify/error'
import { SimpleJwksCache } from 'aws-jwt-verify/jwk'
import { request } from 'undici'
import type { Settings } from '../env.ts'
import { Failure, fail } from '../errors/failure.ts'
import { createVerifiedTokens } from './verified-tokens.ts'

/** The caller described by an id token. */
export type Viewer = {
  sub: string
  email: string
  name: string
  /** The id token itself, which is forwarded to the gateway. */
  token: string
  /** Whether the first group is the B2B group. */
  isB2B: boolean
  /** Session shared by all tokens from the same refresh token (`origin_jti`); undefined if the token does not contain it. */
  sessionId: string | undefined
  /** Time of sign-in, in seconds since 1970. */
  signedInAt: number
}

const b2bGroup = 'B2BUsersGroup'
const clockSkewSeconds = 30
/** Maximum lifetime of an id token in Amazon Cognito. */
const maxLifetimeSeconds = 24 * 60 * 60

const text = (value: unknown) => (typeof value === 'string' && value.trim() ? value : undefined)

/** Creates a verifier of the user pool's id tokens. The keys of the local stand-in come from `endpoint`, but its tokens name the pool as issuer. */
export function buildTokenVerifier({ userPoolId, clientId, endpoint }: Settings['cognito']) {
  const jwksCache = new SimpleJwksCache(
    endpoint
      ? {
          fetcher: {
            fetch: async (uri) => {
              const { statusCode, body } = await request(new URL(new URL(uri).pathname, endpoint), {
                signal: AbortSignal.timeout(1500),
              }).catch((error: unknown) => {
                throw new FetchError(uri, error)
              })
              if (statusCode !== 200) throw new FetchError(uri, `HTTP ${statusCode}`)
              return body.arrayBuffer()
            },
          },
        }
      : undefined,
  )
  const verifier = CognitoJwtVerifier.create({ userPoolId, clientId, tokenUse: 'id' }, { jwksCache })
  const { jwksUri } = CognitoJwtVerifier.parseUserPoolId(userPoolId)
  const verified = createVerifiedTokens<Omit<Viewer, 'token'>>()
  let hasKeys = false

  /** Loads the pool's keys. Returns false if the identity service does not return them. */
  async function loadKeys(): Promise<boolean> {
    hasKeys ||= await jwksCache.getJwks(jwksUri).then(
      () => true,
      () => false,
    )
    return hasKeys
  }

  async function verify(token: string): Promise<Viewer> {
    const cached = verified.get(token)
    if (cached) return { ...cached, token }
    try {
      const claims = await verifier.verify(token)
      hasKeys = true
      const { exp, iat } = claims
      const now = Date.now() / 1000
      // The library accepts tokens without `exp` and tokens issued in the future.
      if (typeof exp !== 'number' || typeof iat !== 'number') throw new Error('no exp or iat')
      if (iat > now + clockSkewSeconds || exp - iat > maxLifetimeSeconds) throw new Error('implausible exp or iat')
      const groups: unknown = claims['cognito:groups']
      const email = text(claims['email']) ?? claims['cognito:username']
      const caller = {
        sub: claims.sub,
        email,
        name: text(claims['name']) ?? email,
        isB2B: Array.isArray(groups) && groups[0] === b2bGroup,
        sessionId: text(claims['origin_jti']),
        signedInAt: typeof claims.auth_time === 'number' ? claims.auth_time : iat,
      }
      verified.add(token, caller, exp)
      return { ...caller, token }
    } catch (error) {
      const areKeysMissing =
        error instanceof FetchError ||
        error instanceof JwksNotAvailableInCacheError ||
        // Once keys are loaded, this error means that the token has an unknown key id.
        (error instanceof WaitPeriodNotYetEndedJwkError && !hasKeys)
      throw new Failure(areKeysMissing ? 'GATEWAY_UNAVAILABLE' : 'UNAUTHENTICATED', { cause: error })
    }
  }

  return { loadKeys, verify }
}

export type TokenVerifier = ReturnType<typeof buildTokenVerifier>

/** Returns a request's bearer token; undefined without an `Authorization` header. Throws UNAUTHENTICATED for several headers or another scheme. */
export function parseBearerToken(headers: string[] | undefined): string | undefined {
  const [header, ...others] = headers ?? []
  if (header === undefined) return undefined
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(header)?.[1]
  if (!token || others.length > 0) fail('UNAUTHENTICATED', { cause: 'malformed Authorization' })
  return token
}
