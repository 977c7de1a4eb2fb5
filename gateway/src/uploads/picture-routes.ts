import { randomBytes } from 'node:crypto'
import type { FastifyError } from 'fastify'
import type { Sharp } from 'sharp'
import { z } from 'zod'
import { readProfile } from '#src/agents/profile.ts'
import type { Agent } from '#src/agents/repository.ts'
import { profileResponse } from '#src/agents/schemas.ts'
import type { App, Deps } from '#src/deps.ts'
import { HttpError, ok, refusal } from '#src/errors.ts'
import { isPictureType, MAX_BYTES, reencode } from './picture.ts'

const tooLargeRefusal = () => refusal('PHOTO_TOO_LARGE', 'A picture may have at most 5 MB.')

/** A picture on the profile, with the functions that store and remove it. */
export interface UploadedPicture {
  readonly path: '/profile/photo' | '/profile/logo'
  /** Name of the picture in the API documentation, such as `the signed-in agent’s photo`. */
  readonly label: string
  /** Sets the picture's size and format. */
  readonly draw: (picture: Sharp) => Sharp
  /** Stores a picture under a random name, because browsers fetch pictures without a token. */
  readonly store: (agent: Agent, picture: { name: string; bytes: Buffer }) => Promise<void>
  readonly remove: (agent: Agent) => Promise<void>
}

/** Registers `PUT`, with the picture as the body, and `DELETE`. Both return the profile. */
export function uploadRoutes(app: App, { db }: Deps, { path, label, draw, store, remove }: UploadedPicture): void {
  // The body is read as bytes, because the content decides its type, not the header.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.put(
    path,
    {
      bodyLimit: 2 * MAX_BYTES,
      schema: {
        summary: `Set ${label} to a JPEG, PNG or WebP picture`,
        consumes: ['image/jpeg', 'image/png', 'image/webp'],
        body: z.unknown(),
        response: { 200: profileResponse },
      },
      // Files over twice the limit get the same refusal, without being read to the end.
      errorHandler: (error: FastifyError, _request, reply) => {
        if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error
        void reply.code(200).send(tooLargeRefusal())
      },
    },
    async ({ agent, body }) => {
      const upload = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      if (upload.length > MAX_BYTES) return tooLargeRefusal()
      if (!isPictureType(upload)) return refusal('PHOTO_TYPE', 'A picture must be a JPEG, PNG or WebP file.')
      const bytes = await reencode(upload, draw)
      if (!bytes) return refusal('PHOTO_UNREADABLE', 'The picture is damaged or has too many pixels.')
      await store(agent, { name: randomBytes(24).toString('base64url'), bytes })
      return ok(await readProfile(db, agent))
    },
  )

  app.delete(
    path,
    { schema: { summary: `Remove ${label}`, response: { 200: profileResponse } } },
    async ({ agent }) => {
      await remove(agent)
      return ok(await readProfile(db, agent))
    },
  )
}

interface ServedPicture {
  readonly folder: '/media/agents' | '/media/logos'
  readonly format: 'webp' | 'png'
  readonly summary: string
  readonly find: (name: string) => Promise<Buffer | undefined>
}

/** Serves stored pictures by their random names. */
export function servePictures(app: App, { folder, format, summary, find }: ServedPicture): void {
  const params = z.object({ file: z.string().regex(new RegExp(String.raw`^[\w-]{16,64}\.${format}$`)) })
  app.get(
    `${folder}/:file`,
    { schema: { summary, params, produces: [`image/${format}`] } },
    async ({ params: { file } }, reply) => {
      const picture = await find(file.slice(0, -`.${format}`.length))
      if (!picture) throw new HttpError(404, 'NOT_FOUND', 'Picture not found.')
      return (
        reply
          .header('content-type', `image/${format}`)
          // A new picture gets a new name.
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('x-content-type-options', 'nosniff')
          .send(picture)
      )
    },
  )
}
