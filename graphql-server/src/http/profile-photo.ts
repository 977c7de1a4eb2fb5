/** The photo of an agent: `PUT` with the picture as the body, or `DELETE`. The gateway checks the picture and draws it anew. */
import express, { type RequestHandler, type Response, Router } from 'express'
import type { ErrorCode } from '../__generated__/schema-types.ts'
import { message } from '../errors/message.ts'
import { clientOf } from '../auth/caller.ts'
import { requireB2B } from '../context.ts'
import { Failure, fail } from '../errors/failure.ts'
import { readAnswer } from '../gateway/envelope.ts'
import { statusFaults } from '../gateway/client.ts'
import { forward } from './proxies.ts'
import { isObject, path, text } from '../gateway/wire.ts'

const types = ['image/jpeg', 'image/png', 'image/webp']
/** A little more than the gateway takes, so that it can say in its words what is too large. */
const longestBody = '6mb'

/** What the gateway may say of a picture, and the status it is passed on with. */
const refusals = {
  PHOTO_TYPE: 415,
  PHOTO_TOO_LARGE: 413,
  PHOTO_UNREADABLE: 422,
  NOT_SUPPORTED: 501,
} satisfies Partial<Record<ErrorCode, number>>

type RefusalCode = keyof typeof refusals

const isRefusal = (code: string): code is RefusalCode => Object.hasOwn(refusals, code)

function refuse(res: Response, code: RefusalCode): void {
  const { locale, requestId } = res.locals
  const extensions = { code, requestId, retryable: false }
  res.status(refusals[code]).json({ errors: [{ message: message(code, locale), extensions }] })
}

function parse(body: Buffer) {
  try {
    const json: unknown = JSON.parse(body.toString())
    return isObject(json) ? readAnswer(json, {}, body.length) : undefined
  } catch {
    return undefined
  }
}

export function profilePhoto(gatewayUrl: string, authenticate: RequestHandler): Router {
  const pass = async (
    res: Response,
    method: 'PUT' | 'DELETE',
    sent: { headers: Record<string, string>; body?: Buffer },
  ) => {
    const { viewer, requestId, locale } = res.locals
    const headers = {
      ...sent.headers,
      authorization: `Bearer ${requireB2B(viewer).token}`,
      'accept-language': locale,
      'x-request-id': requestId,
    }
    const url = new URL('/profile/photo', gatewayUrl)
    const answer = await forward(url, { method, headers, ...(sent.body && { body: sent.body }) }, 100 * 1024)
    if (answer.status === 404 || answer.status === 501) {
      refuse(res, 'NOT_SUPPORTED')
      return
    }
    const fault = statusFaults[answer.status]
    if (fault) fail(fault)
    const read = parse(answer.body)
    if (read?.ok) res.json({ photoUrl: text(path(read.body, 'response', 'photoPath')) ?? null })
    else if (read && isRefusal(read.code)) refuse(res, read.code)
    else fail('GATEWAY_BAD_RESPONSE', { cause: `gateway answered ${answer.status}` })
  }

  const photo = Router()
  photo.use((_req, res, next) => {
    res.set('cache-control', 'no-store')
    next()
  })
  photo.put('/', authenticate, express.raw({ type: types, limit: longestBody, inflate: false }), async (req, res) => {
    requireB2B(res.locals.viewer)
    if (!Buffer.isBuffer(req.body)) {
      refuse(res, 'PHOTO_TYPE')
      return
    }
    const client = clientOf(req)
    const headers = { 'content-type': req.get('content-type') ?? '', 'x-client-agent': client.agent }
    await pass(res, 'PUT', { headers, body: req.body })
  })
  photo.delete('/', authenticate, (req, res) =>
    pass(res, 'DELETE', { headers: { 'x-client-agent': clientOf(req).agent } }),
  )
  photo.all('/', (_req, res) => {
    res.set('allow', 'PUT, DELETE')
    throw new Failure('BAD_USER_INPUT', { status: 405 })
  })
  return photo
}
