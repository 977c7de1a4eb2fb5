/** Uploads of agent photos and company logos: `PUT` with the picture as the body, or `DELETE`. The gateway checks and re-encodes the picture. */
import express, { type RequestHandler, type Response, Router } from 'express'
import type { ErrorCode } from '../__generated__/schema-types.ts'
import type { Authenticate } from '../auth/caller.ts'
import { requireB2B } from '../auth/require-b2b.ts'
import { Failure } from '../errors/failure.ts'
import { message } from '../errors/message.ts'
import type { ConnectedGateway, UploadCall } from '../gateway/client.ts'
import { requireAccepted } from '../gateway/envelope.ts'
import { path } from '../gateway/wire.ts'
import { mediaPath } from '../values/image-url.ts'

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']
/** Slightly above the gateway's limit, so that the gateway reports a picture that is too large. */
const maxBody = '6mb'

/** HTTP status for each gateway refusal. */
const refusalStatuses = {
  PHOTO_TYPE: 415,
  PHOTO_TOO_LARGE: 413,
  PHOTO_UNREADABLE: 422,
  NOT_SUPPORTED: 501,
} satisfies Partial<Record<ErrorCode, number>>

interface Upload {
  readonly call: UploadCall
  /** Builds the response from the profile that the gateway returns. */
  readonly toResponse: (profile: unknown) => object
}

type RefusalCode = keyof typeof refusalStatuses

const isRefusal = (code: string): code is RefusalCode => Object.hasOwn(refusalStatuses, code)

function sendRefusal(res: Response, code: RefusalCode): void {
  const { locale, requestId } = res.locals
  const extensions = { code, requestId, retryable: false }
  res.status(refusalStatuses[code]).json({ errors: [{ message: message(code, locale), extensions }] })
}

export const profilePhoto: Upload = {
  call: '/profile/photo',
  toResponse: (profile) => ({ photoUrl: mediaPath(path(profile, 'photoPath')) }),
}

export const companyLogo: Upload = {
  call: '/profile/logo',
  toResponse: (profile) => ({ logoUrl: mediaPath(path(profile, 'company', 'logoPath')) }),
}

export function pictureUploads(
  gateway: ConnectedGateway,
  authenticate: Authenticate,
  { call, toResponse }: Upload,
): Router {
  const identify: RequestHandler = async (req, res, next) => {
    res.locals.viewer = await authenticate(req)
    next()
  }

  async function changePicture(res: Response, picture: { contentType: string; bytes: Buffer } | null) {
    const { viewer, requestId, locale, log: logger, client } = res.locals
    const { token } = requireB2B(viewer)
    const result = await gateway.as({ token, requestId, locale, logger, client }).upload(call, picture)
    if (!result) sendRefusal(res, 'NOT_SUPPORTED')
    else if (!result.ok && isRefusal(result.code)) sendRefusal(res, result.code)
    else res.json(toResponse(path(requireAccepted(result).body, 'response')))
  }

  const router = Router()
  router.use((_req, res, next) => {
    res.set('cache-control', 'no-store')
    next()
  })
  router.put('/', identify, express.raw({ type: pictureTypes, limit: maxBody, inflate: false }), async (req, res) => {
    requireB2B(res.locals.viewer)
    if (Buffer.isBuffer(req.body)) {
      await changePicture(res, { contentType: req.get('content-type') ?? '', bytes: req.body })
    } else sendRefusal(res, 'PHOTO_TYPE')
  })
  router.delete('/', identify, (_req, res) => changePicture(res, null))
  router.all('/', (_req, res) => {
    res.set('allow', 'PUT, DELETE')
    throw new Failure('BAD_USER_INPUT', { status: 405 })
  })
  return router
}
