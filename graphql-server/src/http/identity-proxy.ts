/** Proxies sign-in calls from browsers to the local identity stand-in, on the public origin. */
import express, { type Response, Router } from 'express'
import type { RevokedSessions } from '../auth/revoked-sessions.ts'
import { Failure } from '../errors/failure.ts'
import type { ConnectedGateway } from '../gateway/client.ts'
import { fetchWithDeadline } from '../gateway/http-client.ts'
import { field, text } from '../gateway/wire.ts'

const targetPrefix = 'AWSCognitoIdentityProviderService.'

/** User pool actions that browsers may call. All others are for administrators and are rejected. */
const browserActions = new Set(
  [
    'AssociateSoftwareToken',
    'ChangePassword',
    'ConfirmForgotPassword',
    'ConfirmSignUp',
    'ForgotPassword',
    'GetTokensFromRefreshToken',
    'GetUser',
    'GetUserAttributeVerificationCode',
    'GlobalSignOut',
    'InitiateAuth',
    'ResendConfirmationCode',
    'RespondToAuthChallenge',
    'RevokeToken',
    'SetUserMFAPreference',
    'SignUp',
    'UpdateUserAttributes',
    'VerifySoftwareToken',
    'VerifyUserAttribute',
  ].map((action) => targetPrefix + action),
)

const deadlineMs = 15_000

/** Returns the session id in the access token of a request body that the stand-in has accepted. */
function readSessionId(body: Buffer): string | undefined {
  const [, payload = ''] = String(field(JSON.parse(body.toString()), 'AccessToken')).split('.')
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return text(field(claims, 'origin_jti'))
}

const parseRevokedSessions = (header: string | string[] | undefined) =>
  String(header ?? '')
    .split(',')
    .filter((session) => session !== '')

/**
 * Forwards sign-in calls to the stand-in, without the caller's `Authorization` header and cookies. The stand-in reports the sessions that a
 * call revoked; their tokens are then rejected, by this server and by the gateway.
 */
export function identityProxy(
  gateway: ConnectedGateway,
  { endpoint, userPoolId }: { endpoint: string; userPoolId: string },
  revokedSessions: RevokedSessions,
): Router {
  const { http } = gateway
  const proxy = Router()

  async function revokeSessions(res: Response, originJtis: string[]): Promise<void> {
    if (originJtis.length === 0) return
    await revokedSessions.revoke(originJtis)
    const { requestId, locale, log: logger, client } = res.locals
    try {
      const anonymousGateway = gateway.as({ token: undefined, requestId, locale, logger, client })
      await anonymousGateway.callOptional('/sessions/revoke', { body: { originJtis } })
    } catch (error) {
      // The sessions have ended in any case, because this server and the user pool reject them.
      logger.warn({ err: error }, 'gateway not notified of revoked sessions')
    }
  }

  const amzJson = 'application/x-amz-json-1.1'

  proxy.post('/', express.raw({ type: amzJson, limit: '100kb', inflate: false }), async (req, res) => {
    const target = req.get('x-amz-target') ?? ''
    if (!browserActions.has(target)) throw new Failure('FORBIDDEN', { cause: `target ${target}` })
    if (!Buffer.isBuffer(req.body)) throw new Failure('BAD_USER_INPUT', { status: 415 })
    const { status, headers, bytes } = await fetchWithDeadline(http, endpoint, {
      method: 'POST',
      headers: { 'content-type': amzJson, 'x-amz-target': target, 'x-forwarded-for': res.locals.client.address },
      body: req.body,
      deadlineMs,
      maxBytes: 1024 * 1024,
    })
    const revokedIds = parseRevokedSessions(headers['x-revoked-sessions'])
    // The stand-in preserves the session that changed the password, but its old tokens must be revoked too.
    const ownSessionId =
      target === `${targetPrefix}ChangePassword` && status === 200 ? readSessionId(req.body) : undefined
    await revokeSessions(res, ownSessionId === undefined ? revokedIds : [...revokedIds, ownSessionId])
    res.status(status).set({ 'content-type': amzJson, 'cache-control': 'no-store' }).end(bytes)
  })

  proxy.get(`/${userPoolId}/.well-known/jwks.json`, async (req, res) => {
    const { status, bytes } = await fetchWithDeadline(http, new URL(req.path, endpoint), {
      deadlineMs,
      maxBytes: 100 * 1024,
    })
    res.status(status).set({ 'content-type': 'application/json', 'cache-control': 'public, max-age=300' }).end(bytes)
  })
  return proxy
}
