import { readFileSync, readdirSync } from 'node:fs'
import { z } from 'zod'
import type { App, Deps } from '#src/deps.ts'
import { HttpError } from '#src/errors.ts'

const folder = new URL('../../pictures/', import.meta.url)

/** Reads the pictures of one kind, keyed by file name. */
function readPictures(kind: string): ReadonlyMap<string, Buffer> {
  const files = new URL(`${kind}/`, folder)
  return new Map(readdirSync(files).map((name) => [name, readFileSync(new URL(name, files))]))
}

/** Registers the route for drawings of hotels, rooms and vehicles, which stand in for photos. */
export function mediaRoutes(app: App, { products }: Pick<Deps, 'products'>): void {
  const kinds = Object.values(products).flatMap(({ pictures = {} }) =>
    Object.entries(pictures).map(([kind, findName]) => ({ kind, findName, files: readPictures(kind) })),
  )
  const params = z.object({
    kind: z.enum(kinds.map(({ kind }) => kind)),
    file: z.string().regex(/^[\w-]{1,40}\.svg$/),
  })
  app.get(
    '/media/:kind/:file',
    { schema: { summary: 'Get a product picture', params, produces: ['image/svg+xml'] } },
    async ({ params: { kind, file } }, reply) => {
      const pictures = kinds.find((each) => each.kind === kind)
      const name = pictures?.findName(file.slice(0, -'.svg'.length), pictures.files.size)
      const picture = name && pictures?.files.get(name)
      if (!picture) throw new HttpError(404, 'NOT_FOUND', 'Picture not found.')
      return (
        reply
          .header('content-type', 'image/svg+xml; charset=utf-8')
          // Pictures never change. The policy stops scripts in an SVG that is opened directly.
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('x-content-type-options', 'nosniff')
          .send(picture)
      )
    },
  )
}
