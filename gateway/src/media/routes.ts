import { readFileSync, readdirSync } from 'node:fs'
import { z } from 'zod'
import type { App, Deps } from '#src/deps.ts'
import { HttpError } from '#src/errors.ts'
import type { Catalogue } from '#src/suppliers/catalogue.ts'
import { sum } from '#src/values/shares.ts'
import { isRoomTypeCode, roomTypes } from '#src/suppliers/room-types.ts'
import { hash } from '#src/values/seeded-random.ts'

const folder = new URL('../../pictures/', import.meta.url)
const kinds = ['hotel', 'lobby', 'room', 'vehicle'] as const
type Kind = (typeof kinds)[number]

const file = z.object({ kind: z.enum(kinds), file: z.string().regex(/^[\w-]{1,40}\.svg$/) })

/** The pictures of a kind by name. */
function readPictures(kind: Kind): ReadonlyMap<string, Buffer> {
  const files = new URL(`${kind}/`, folder)
  return new Map(readdirSync(files).map((name) => [name, readFileSync(new URL(name, files))]))
}

/** Name of the picture at a path such as `hotel/4910100037`, `room/4910100037-TPL` or `vehicle/4-1`; undefined if there is no such thing. */
function nameOf({ findHotel }: Catalogue, kind: Kind, id: string, count: number): string | undefined {
  if (kind === 'vehicle') return `${id}.svg`
  const [code = '', roomType = ''] = id.split('-')
  if (!findHotel(code)) return undefined
  if (kind !== 'room') return roomType === '' ? `${(hash(code) % count) + 1}.svg` : undefined
  return isRoomTypeCode(roomType) ? `${sum(roomTypes[roomType].beds.map((bed) => bed.count))}.svg` : undefined
}

/** Drawings in place of photos: each hotel keeps its own, a room shows its beds and a vehicle its type and category. */
export function mediaRoutes(app: App, { catalogue }: Pick<Deps, 'catalogue'>): void {
  const pictures = Object.fromEntries(kinds.map((kind) => [kind, readPictures(kind)])) as Record<
    Kind,
    ReadonlyMap<string, Buffer>
  >
  app.get(
    '/media/:kind/:file',
    { schema: { summary: 'A drawn picture', params: file, produces: ['image/svg+xml'] } },
    async ({ params: { kind, file } }, reply) => {
      const name = nameOf(catalogue, kind, file.slice(0, -'.svg'.length), pictures[kind].size)
      const picture = name && pictures[kind].get(name)
      if (!picture) throw new HttpError(404, 'NOT_FOUND', 'Picture not found.')
      return (
        reply
          .header('content-type', 'image/svg+xml; charset=utf-8')
          // Pictures never change. The policy keeps an SVG that is opened on its own from running scripts.
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('x-content-type-options', 'nosniff')
          .send(picture)
      )
    },
  )
}
