import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { FetchError, JwtBaseError } from 'aws-jwt-verify/error'
import { SimpleJwksCache } from 'aws-jwt-verify/jwk'
import { HttpError } from '#src/errors.ts'

/** Claims of a verified id token. */
export interface TokenClaims {
  sub: string
  email: string
  name: string
  /** Shared by all tokens of one session; null if the pool does not send it. */
  originJti: string | null
  /** Seconds since 1970 at which the person signed in, and at which this token was issued. */
  authTime: number
  issuedAt: number
}

export type VerifyToken = (token: string) => Promise<TokenClaims>

export interface CognitoSettings {
  region: string
  userPoolId: string
  clientId: string
  /** Base URL of the stand-in. The keys of a real pool are read from the issuer. */
  endpoint?: string | undefined
}

const textOr = (value: unknown, fallback: string) => (typeof value === 'string' && value !== '' ? value : fallback)

const invalidToken = () => new HttpError(401, 'UNAUTHENTICATED', 'The token is not valid.')

/** This error is not a 401, because the token may be valid. An agent must not be signed out while the user pool cannot be reached. */
const keysUnavailable = () => new HttpError(503, 'UNAVAILABLE', 'The keys of the user pool cannot be read now.')

type FetchKeys = (uri: string) => Promise<ArrayBuffer>

const fetchKeysFrom =
  (endpoint: string): FetchKeys =>
  async (uri) => {
    const { pathname } = new URL(uri)
    const response = await fetch(endpoint + pathname, { signal: AbortSignal.timeout(3000), redirect: 'error' })
    if (!response.ok) throw new Error(`The key set returned ${response.status}`)
    return response.arrayBuffer()
  }

const CLOCK_SKEW_SECONDS = 30
/** Maximum token lifetime of Amazon Cognito. */
const MAX_LIFETIME_SECONDS = 24 * 3600

/** Returns a function that verifies id tokens of one pool and client, and requires the B2B group to come first. */
export function createTokenVerifier(
  { userPoolId, clientId, endpoint }: CognitoSettings,
  fetchKeys: FetchKeys | undefined = endpoint ? fetchKeysFrom(endpoint) : undefined,
): VerifyToken {
  const verifier = CognitoJwtVerifier.create(
    { userPoolId, clientId, tokenUse: 'id' },
    fetchKeys && { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchKeys } }) },
  )
  return async (token) => {
    const claims = await verifier.verify(token).catch((error: unknown) => {
      const isInvalid = error instanceof JwtBaseError && !(error instanceof FetchError)
      throw isInvalid ? invalidToken() : keysUnavailable()
    })
    const { exp, iat } = claims
    // The library accepts tokens without an expiry and tokens issued in the future.
    if (typeof exp !== 'number' || typeof iat !== 'number') throw invalidToken()
    if (iat > Date.now() / 1000 + CLOCK_SKEW_SECONDS || exp - iat > MAX_LIFETIME_SECONDS) throw invalidToken()
    // Only the first group counts. A consumer who is also in the B2B group is not an agent.
    const groups: unknown = claims['cognito:groups']
    if (!Array.isArray(groups) || groups[0] !== 'B2BUsersGroup') {
      throw new HttpError(403, 'NOT_B2B', 'The account is not in the B2B group.')
    }
    const email = textOr(claims['email'], '')
    return {
      sub: claims.sub,
      email,
      name: textOr(claims['name'], email || claims.sub),
      originJti: textOr(claims['origin_jti'], '') || null,
      authTime: typeof claims.auth_time === 'number' ? claims.auth_time : iat,
      issuedAt: iat,
    }
  }
}

/** Reads the token of an `Authorization: Bearer …` header. */
export function readBearerToken(authorization: string | undefined): string {
  const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw new HttpError(401, 'UNAUTHENTICATED', 'A bearer token is required.')
  return token
}
