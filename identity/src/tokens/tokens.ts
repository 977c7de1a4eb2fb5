import { randomBytes, randomUUID, sign, verify } from 'node:crypto'
import { z } from 'zod'
import { CognitoError, userDisabled } from '#src/errors.ts'
import type { Pool } from '#src/pool.ts'
import type { Session } from './sessions.ts'
import type { User } from '#src/users/users.ts'

const LIFETIME_SECONDS = 15 * 60

const AccessClaims = z.object({
  sub: z.string(),
  origin_jti: z.string(),
  token_use: z.literal('access'),
  iss: z.string(),
  client_id: z.string(),
  exp: z.number(),
})

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

function signToken({ signingKey }: Pool, claims: object): string {
  const content = `${encode({ kid: signingKey.jwk.kid, alg: 'RS256' })}.${encode(claims)}`
  return `${content}.${sign('sha256', Buffer.from(content), signingKey.privateKey).toString('base64url')}`
}

const isTrue = (value: string | undefined): boolean => value === 'true'

function toAttributeClaims({ attributes }: User): object {
  const { email_verified: email, phone_number_verified: phone, ...otherAttributes } = attributes
  return {
    ...otherAttributes,
    email_verified: isTrue(email),
    ...(phone === undefined ? {} : { phone_number_verified: isTrue(phone) }),
  }
}

/** Issues the tokens of a session. Only a new session gets a refresh token. */
function issueTokens(pool: Pool, user: User, session: Session, refreshToken?: string) {
  const issuedAt = Math.floor(pool.clock() / 1000)
  const commonClaims = {
    sub: user.sub,
    // Groups in the order in which the user joined them, because servers use only the first.
    ...(user.groups.length > 0 ? { 'cognito:groups': user.groups } : {}),
    iss: pool.issuer,
    origin_jti: session.originJti,
    auth_time: session.authTime,
    iat: issuedAt,
    exp: issuedAt + LIFETIME_SECONDS,
  }
  return {
    AccessToken: signToken(pool, {
      ...commonClaims,
      token_use: 'access',
      client_id: pool.clientId,
      username: user.sub,
      scope: 'aws.cognito.signin.user.admin',
      jti: randomUUID(),
    }),
    IdToken: signToken(pool, {
      ...toAttributeClaims(user),
      ...commonClaims,
      email: user.email,
      token_use: 'id',
      aud: pool.clientId,
      'cognito:username': user.sub,
      jti: randomUUID(),
    }),
    ...(refreshToken ? { RefreshToken: refreshToken } : {}),
    ExpiresIn: LIFETIME_SECONDS,
    TokenType: 'Bearer',
  }
}

/** Starts a session and returns its tokens. */
export function startSession(pool: Pool, user: User) {
  const now = pool.clock()
  const refreshToken = randomBytes(48).toString('base64url')
  const session = { originJti: randomUUID(), sub: user.sub, authTime: Math.floor(now / 1000) }
  pool.sessions.add(session, refreshToken, now)
  return issueTokens(pool, user, session, refreshToken)
}

/** Issues new tokens for an active session. */
export function refreshSession(pool: Pool, refreshToken: string) {
  const session = pool.sessions.find(refreshToken, pool.clock())
  const user = session && pool.users.find(session.sub)
  if (!user) throw new CognitoError('NotAuthorizedException', 'Invalid Refresh Token')
  if (!user.isEnabled) throw userDisabled()
  if (session.isRevoked) throw new CognitoError('NotAuthorizedException', 'Refresh Token has been revoked')
  return issueTokens(pool, user, session)
}

function readClaims(pool: Pool, token: string) {
  const [header, payload, signature, ...extraParts] = token.split('.')
  if (!header || !payload || !signature || extraParts.length > 0) return undefined
  const content = Buffer.from(`${header}.${payload}`)
  // Always RS256, regardless of the algorithm in the token's header.
  if (!verify('sha256', content, pool.signingKey.publicKey, Buffer.from(signature, 'base64url'))) return undefined
  const claims = AccessClaims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return claims.success && claims.data.iss === pool.issuer && claims.data.client_id === pool.clientId
    ? claims.data
    : undefined
}

/** The user of an access token and the `origin_jti` of its session. */
export type AuthenticatedSession = { user: User; originJti: string }

/** Returns the user and session of an access token. Throws if the token is invalid or expired, or its session was revoked. */
export function authenticate(pool: Pool, accessToken: string): AuthenticatedSession {
  const claims = readClaims(pool, accessToken)
  if (!claims) throw new CognitoError('NotAuthorizedException', 'Invalid Access Token')
  const now = pool.clock()
  if (claims.exp * 1000 <= now) throw new CognitoError('NotAuthorizedException', 'Access Token has expired')
  const user = pool.sessions.isActive(claims.origin_jti, now) ? pool.users.find(claims.sub) : undefined
  if (!user?.isEnabled) throw new CognitoError('NotAuthorizedException', 'Access Token has been revoked')
  return { user, originJti: claims.origin_jti }
}
