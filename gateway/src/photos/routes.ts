import { randomBytes } from 'node:crypto'
import type { FastifyError } from 'fastify'
import { z } from 'zod'
import { readProfile } from '#src/agents/profile.ts'
import { profileAnswer } from '#src/agents/schemas.ts'
import type { App, Deps } from '#src/deps.ts'
import { HttpError, ok, refusal } from '#src/errors.ts'
import { drawPhoto, isPhotoType } from './draw-photo.ts'
import { deletePhoto, findPhoto, writePhoto } from './repository.ts'

const MAX_BYTES = 5 * 1024 * 1024

const tooLarge = () => refusal('PHOTO_TOO_LARGE', 'A photo has at most 5 MB.')

export function photoRoutes(app: App, { db, clock }: Deps): void {
  // The body is read as bytes, because the content decides its type, not the header.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  app.put(
    '/profile/photo',
    {
      bodyLimit: 2 * MAX_BYTES,
      schema: {
        summary: 'Take a JPEG, PNG or WebP picture as the photo of the signed-in agent',
        consumes: ['image/jpeg', 'image/png', 'image/webp'],
        body: z.unknown(),
        response: { 200: profileAnswer },
      },
      // Files over twice the limit get the same refusal, without being read to the end.
      errorHandler: (error: FastifyError, _request, reply) => {
        if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error
        void reply.code(200).send(tooLarge())
      },
    },
    async ({ agent, body }) => {
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      if (bytes.length > MAX_BYTES) return tooLarge()
      if (!isPhotoType(bytes)) return refusal('PHOTO_TYPE', 'A photo is a JPEG, PNG or WebP picture.')
      const webp = await drawPhoto(bytes)
      if (!webp) return refusal('PHOTO_UNREADABLE', 'The picture is damaged or has too many pixels.')
      const name = randomBytes(24).toString('base64url')
      await writePhoto(db, { userSub: agent.sub, name, webp, now: clock() })
      return ok(await readProfile(db, agent))
    },
  )

  app.delete(
    '/profile/photo',
    { schema: { summary: 'Take the photo of the signed-in agent away', response: { 200: profileAnswer } } },
    async ({ agent }) => {
      await deletePhoto(db, agent.sub)
      return ok(await readProfile(db, agent))
    },
  )
}

const file = z.object({ file: z.string().regex(/^[\w-]{16,64}\.webp$/) })

export function agentPhotoRoutes(app: App, { db }: Deps): void {
  app.get(
    '/media/agents/:file',
    { schema: { summary: 'The photo of an agent', params: file, produces: ['image/webp'] } },
    async ({ params }, reply) => {
      const photo = await findPhoto(db, params.file.slice(0, -'.webp'.length))
      if (!photo) throw new HttpError(404, 'NOT_FOUND', 'Picture not found.')
      return (
        reply
          .header('content-type', 'image/webp')
          // A new photo gets a new name.
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('x-content-type-options', 'nosniff')
          .send(photo)
      )
    },
  )
}
