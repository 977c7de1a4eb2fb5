import { seededRandom } from '#src/values/seeded-random.ts'
import { hotelPicture } from './hotel-picture.ts'
import { lobbyPicture, roomPicture } from './indoor-pictures.ts'
import { hourOf } from './palette.ts'
import { height, width } from './shapes.ts'

/** Subject of a picture; `nearness` to the Haram is from 0 to 1. */
export type Subject = { kind: 'hotel'; nearness: number } | { kind: 'lobby' } | { kind: 'room'; beds: number }

/**
 * Draws a picture. The same subject and id always give the same picture. A wide frame (`aspect`, width to height) shows more at both
 * sides instead of cropping the roof. Pictures are decoration and carry no facts.
 */
export function drawPicture(subject: Subject, id: string, aspect = width / height): string {
  const random = seededRandom(`${subject.kind}:${id}`)
  const hour = hourOf(random.next())
  const skyId = `sky${random.int(0, 1e9).toString(36)}`
  const draw = {
    hotel: (nearness: number) => hotelPicture(hour, random, skyId, nearness),
    room: (beds: number) => roomPicture(hour, random, skyId, beds),
    lobby: () => lobbyPicture(hour, random, skyId),
  }
  const body =
    subject.kind === 'hotel'
      ? draw.hotel(subject.nearness)
      : subject.kind === 'room'
        ? draw.room(subject.beds)
        : draw.lobby()
  const shown = Math.round(height * aspect)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${(width - shown) / 2} 0 ${shown} ${height}" width="${shown}" height="${height}">${body}</svg>`
}
