import type { Category, VehicleType } from '#src/transportation/transport.ts'
import { type SeededRandom, seededRandom } from '#src/values/seeded-random.ts'
import { hotelPicture } from './hotel-picture.ts'
import { lobbyPicture, roomPicture } from './indoor-pictures.ts'
import { type Hour, hourOf } from './palette.ts'
import { height, width } from './shapes.ts'
import { vehiclePicture } from './vehicle-picture.ts'

/** Subject of a picture; `nearness` to the Haram is from 0 to 1. */
export type Subject =
  | { kind: 'hotel'; nearness: number }
  | { kind: 'lobby' }
  | { kind: 'room'; beds: number }
  | { kind: 'vehicle'; type: VehicleType; category: Category }

function bodyOf(subject: Subject, hour: Hour, random: SeededRandom, skyId: string): string {
  switch (subject.kind) {
    case 'hotel':
      return hotelPicture(hour, random, skyId, subject.nearness)
    case 'room':
      return roomPicture(hour, random, skyId, subject.beds)
    case 'lobby':
      return lobbyPicture(hour, random, skyId)
    case 'vehicle':
      return vehiclePicture(hour, random, skyId, subject)
  }
}

/**
 * Draws a picture. The same subject and id always give the same picture. A wide frame (`aspect`, width to height) shows more at both
 * sides instead of cropping the roof. Pictures are decoration and carry no facts.
 */
export function drawPicture(subject: Subject, id: string, aspect = width / height): string {
  const random = seededRandom(`${subject.kind}:${id}`)
  const hour = hourOf(random.next())
  const skyId = `sky${random.int(0, 1e9).toString(36)}`
  const body = bodyOf(subject, hour, random, skyId)
  const shown = Math.round(height * aspect)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(width - shown) / 2} 0 ${shown} ${height}" width="${shown}" height="${height}">${body}</svg>`
}
