import { z } from 'zod'
import type { App, Deps } from '#src/deps.ts'
import { HttpError } from '#src/errors.ts'
import type { Catalogue } from '#src/suppliers/catalogue.ts'
import { sum } from '#src/suppliers/money.ts'
import { isRoomTypeCode, roomTypes } from '#src/suppliers/room-types.ts'
import { isCategory, isVehicleType } from '#src/transportation/transport.ts'
import { drawPicture } from './pictures.ts'
import type { Subject } from './pictures.ts'

const file = z.object({
  kind: z.enum(['hotel', 'lobby', 'room', 'vehicle']),
  file: z.string().regex(/^[\w-]{1,40}\.svg$/),
})

const frame = z.object({ aspect: z.coerce.number().optional() })

/** Rounds an aspect ratio to one of 21 from 1 to 3, because browsers cache each picture forever. */
const shapeOf = (aspect: number) => Math.round(Math.min(3, Math.max(1, aspect)) * 10) / 10

/** Subject of a path such as `hotel/4910100037`, `room/4910100037-TPL` or `vehicle/4-1`; undefined if there is no such thing. */
function subjectOf({ findHotel }: Catalogue, kind: Subject['kind'], id: string): Subject | undefined {
  const [code = '', roomType = ''] = id.split('-')
  if (kind === 'vehicle') {
    return isVehicleType(code) && isCategory(roomType) ? { kind, type: code, category: roomType } : undefined
  }
  const hotel = findHotel(code)
  if (!hotel) return undefined
  if (kind === 'room') {
    return isRoomTypeCode(roomType)
      ? { kind, beds: sum(roomTypes[roomType].beds.map(({ count }) => count)) }
      : undefined
  }
  if (roomType !== '') return undefined
  return kind === 'hotel' ? { kind, nearness: Math.max(0, 1 - hotel.distance / 1500) } : { kind }
}

export function mediaRoutes(app: App, { catalogue }: Pick<Deps, 'catalogue'>): void {
  app.get(
    '/media/:kind/:file',
    { schema: { summary: 'A drawn picture', params: file, querystring: frame, produces: ['image/svg+xml'] } },
    async ({ params, query: { aspect } }, reply) => {
      const id = params.file.slice(0, -'.svg'.length)
      const subject = subjectOf(catalogue, params.kind, id)
      if (!subject) throw new HttpError(404, 'NOT_FOUND', 'Picture not found.')
      return (
        reply
          .header('content-type', 'image/svg+xml; charset=utf-8')
          // Pictures never change. The policy keeps an SVG that is opened on its own from running scripts.
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('content-security-policy', "default-src 'none'; sandbox")
          .header('x-content-type-options', 'nosniff')
          .send(drawPicture(subject, id, aspect === undefined ? undefined : shapeOf(aspect)))
      )
    },
  )
}
