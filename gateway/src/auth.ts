import { CognitoJwtVerifier } from 'aws-jwt-verify'
import { FetchError, JwtBaseError } from 'aws-jwt-verify/error'
import { SimpleJwksCache } from 'aws-jwt-verify/jwk'
import { HttpError } from './errors.ts'

/** What the id token says about the caller. */
export interface TokenClaims {
  sub: string
  email: string
  name: string
  /** What all tokens of one sign-in share; null at a pool that does not say. */
  originJti: string | null
  /** Seconds since 1970: when the person signed in, and when this token was made. */
  authTime: number
  issuedAt: number
}

export type VerifyToken = (token: string) => Promise<TokenClaims>

export interface CognitoSettings {
  region: string
  userPoolId: string
  clientId: string
  /** Where the stand-in answers; a real pool's keys come from the issuer's own address. */
  endpoint?: string | undefined
}

const textOr = (value: unknown, fallback: string) => (typeof value === 'string' && value !== '' ? value : fallback)

const invalidToken = () => new HttpError(401, 'UNAUTHENTICATED', 'The token is not valid.')

/** The token may be good: an agent must not be signed out because the pool cannot be reached. */
const keysUnavailable = () => new HttpError(503, 'UNAVAILABLE', 'The keys of the user pool cannot be read now.')

type FetchKeys = (uri: string) => Promise<ArrayBuffer>

const keysAt =
  (endpoint: string): FetchKeys =>
  async (uri) => {
    const { pathname } = new URL(uri)
    const response = await fetch(endpoint + pathname, { signal: AbortSignal.timeout(3000), redirect: 'error' })
    if (!response.ok) throw new Error(`The key set answered ${response.status}`)
    return response.arrayBuffer()
  }

const CLOCK_SKEW_SECONDS = 30
/** Amazon Cognito issues no id token for longer. */
const LONGEST_LIFE_SECONDS = 24 * 3600

/** Accepts id tokens of one pool and client whose first group is the B2B group. */
export function createTokenVerifier(
  { userPoolId, clientId, endpoint }: CognitoSettings,
  fetchKeys: FetchKeys | undefined = endpoint ? keysAt(endpoint) : undefined,
): VerifyToken {
  const verifier = CognitoJwtVerifier.create(
    { userPoolId, clientId, tokenUse: 'id' },
    fetchKeys && { jwksCache: new SimpleJwksCache({ fetcher: { fetch: fetchKeys } }) },
  )
  return async (token) => {
    const claims = await verifier.verify(token).catch((error: unknown) => {
      const isTokensFault = error instanceof JwtBaseError && !(error instanceof FetchError)
      throw isTokensFault ? invalidToken() : keysUnavailable()
    })
    const { exp, iat } = claims
    // The library accepts a token that never ends, and one issued in the future.
    if (typeof exp !== 'number' || typeof iat !== 'number') throw invalidToken()
    if (iat > Date.now() / 1000 + CLOCK_SKEW_SECONDS || exp - iat > LONGEST_LIFE_SECONDS) throw invalidToken()
    // Only the first group decides: somebody who is a consumer first is no agent (spec section 6).
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

/** The token of `Authorization: Bearer …`. */
export function bearerToken(authorization: string | undefined): string {
  const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1]
  if (!token) throw new HttpError(401, 'UNAUTHENTICATED', 'A bearer token is required.')
  return token
}
