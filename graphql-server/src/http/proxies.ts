/** The two things of other services that are served on our own origin: sign-in of the local stand-in, and the gateway's drawn pictures. */
import express, { type RequestHandler, Router } from 'express'
import { request } from 'undici'
import { clientOf } from '../auth/caller.ts'
import type { EndedSignIns } from '../auth/revoked-sessions.ts'
import { Failure } from '../errors/failure.ts'
import { field, text } from '../gateway/wire.ts'

type Answer = { status: number; contentType: string; endedSignIns: string[]; body: Buffer }

/** Asks another service and reads its answer to the end. */
export async function forward(url: URL, options: Parameters<typeof request>[1], maxBytes: number): Promise<Answer> {
  const unavailable = (cause: unknown) => new Failure('GATEWAY_UNAVAILABLE', { cause })
  const response = await request(url, { ...options, signal: AbortSignal.timeout(15_000) }).catch((error: unknown) => {
    throw unavailable(error)
  })
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of response.body) {
      if (!Buffer.isBuffer(chunk)) continue
      size += chunk.length
      if (size > maxBytes) throw new Failure('GATEWAY_BAD_RESPONSE', { cause: `more than ${maxBytes} bytes` })
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof Failure ? error : unavailable(error)
  }
  const { 'content-type': contentType, 'x-ended-sign-ins': ended } = response.headers
  return {
    status: response.statusCode,
    contentType: String(contentType ?? ''),
    endedSignIns: String(ended ?? '')
      .split(',')
      .filter((signIn) => signIn !== ''),
    body: Buffer.concat(chunks, size),
  }
}

const service = 'AWSCognitoIdentityProviderService.'

/** What a browser may ask of a user pool. Everything else is for administrators and does not pass. */
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
  ].map((action) => service + action),
)

/** The sign-in of the access token in a body that the stand-in has just accepted. */
function signInOf(body: Buffer): string | undefined {
  const [, payload = ''] = String(field(JSON.parse(body.toString()), 'AccessToken')).split('.')
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString())
  return text(field(claims, 'origin_jti'))
}

/**
 * Passes sign-in calls on to the stand-in. The caller's own `Authorization` and cookies stay here. The stand-in says which sign-ins a
 * call has ended; their tokens are refused from then on.
 */
export function cognitoProxy(endpoint: string, userPoolId: string, endedSignIns: EndedSignIns): Router {
  const proxy = Router()
  const amzJson = 'application/x-amz-json-1.1'

  proxy.post('/', express.raw({ type: amzJson, limit: '100kb', inflate: false }), async (req, res) => {
    const target = req.get('x-amz-target') ?? ''
    if (!browserActions.has(target)) throw new Failure('FORBIDDEN', { cause: `target ${target}` })
    if (!Buffer.isBuffer(req.body)) throw new Failure('BAD_USER_INPUT', { status: 415 })
    const answer = await forward(
      new URL(endpoint),
      {
        method: 'POST',
        headers: { 'content-type': amzJson, 'x-amz-target': target, 'x-forwarded-for': clientOf(req).address },
        body: req.body,
      },
      1024 * 1024,
    )
    // The stand-in lets the sign-in live on from which a password is changed; its old tokens must not.
    const own = target === `${service}ChangePassword` && answer.status === 200 ? signInOf(req.body) : undefined
    await endedSignIns.end(own === undefined ? answer.endedSignIns : [...answer.endedSignIns, own])
    res.status(answer.status).set({ 'content-type': amzJson, 'cache-control': 'no-store' }).end(answer.body)
  })

  proxy.get(`/${userPoolId}/.well-known/jwks.json`, async (req, res) => {
    const answer = await forward(new URL(req.path, endpoint), {}, 100 * 1024)
    res
      .status(answer.status)
      .set({ 'content-type': 'application/json', 'cache-control': 'public, max-age=300' })
      .end(answer.body)
  })
  return proxy
}

/** Drawings, and photos of agents. */
const mediaTypes: [RegExp, string][] = [
  [/^image\/svg\+xml\b/i, 'image/svg+xml; charset=utf-8'],
  [/^image\/webp\b/i, 'image/webp'],
]

/** Passes the gateway's pictures on. An SVG can hold scripts: `sandbox` keeps them from running on our origin. */
export function mediaProxy(gatewayUrl: string): RequestHandler {
  return async (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') throw new Failure('BAD_USER_INPUT', { status: 405 })
    const url = new URL(req.originalUrl, gatewayUrl)
    // `/media/../x` and `//host/x` are gone once the address is normalised.
    if (!url.pathname.startsWith('/media/') || url.origin !== new URL(gatewayUrl).origin) throw new Failure('NOT_FOUND')
    const answer = await forward(url, {}, 512 * 1024)
    const type = mediaTypes.find(([pattern]) => pattern.test(answer.contentType))?.[1]
    if (answer.status !== 200 || !type) throw new Failure('NOT_FOUND')
    res.set({
      'content-type': type,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'cache-control': 'public, max-age=86400',
    })
    res.send(answer.body)
  }
}
