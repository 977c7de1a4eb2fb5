/**
 * Drawn pictures: pure functions from an id to an SVG. Same id, same picture; nothing is fetched. Clock and palette of a
 * picture are its own and do not follow the theme's tokens.
 */
import { HEIGHT, HOURS, type Hour, type HourName, type Random, WIDTH, seeded, svgUrl } from './pictures/drawing.ts'
import { hotel } from './pictures/hotel.ts'
import { lobby, room } from './pictures/indoors.ts'

export interface PictureOptions {
  /** 0 to 1; raises minarets behind a hotel. */
  nearness?: number | undefined
  /** Beds of a room, 1 to 4. */
  beds?: number | undefined
  hour?: HourName | undefined
  /** Width to height of the frame; a wide one shows more land. */
  aspect?: number | undefined
}

const SCENES = {
  hotel: (hour: Hour, random: Random, id: string, options: PictureOptions) =>
    hotel(hour, random, id, options.nearness ?? 0),
  room: (hour: Hour, random: Random, id: string, options: PictureOptions) => room(hour, random, id, options.beds ?? 2),
  lobby,
}
export type PictureKind = keyof typeof SCENES

/** Time of day of a picture without one: mostly day. */
function someHour(share: number): Hour {
  if (share < 0.3) return HOURS.dawn
  if (share < 0.66) return HOURS.day
  return share < 0.86 ? HOURS.dusk : HOURS.night
}

function picture(kind: PictureKind, id: string, options: PictureOptions): string {
  const random = seeded(`${kind}:${id}`)
  const light = someHour(random())
  const sky = `g${Math.floor(random() * 1e9).toString(36)}`
  const body = SCENES[kind](options.hour ? HOURS[options.hour] : light, random, sky, options)
  const width = kind === 'hotel' ? Math.min(800, HEIGHT * (options.aspect ?? WIDTH / HEIGHT)) : WIDTH
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${WIDTH / 2 - width / 2} 0 ${width} ${HEIGHT}" preserveAspectRatio="xMidYMax slice">${body}</svg>`
}

/** A drawn picture as a data URL. */
export const pictureUrl = (kind: PictureKind, id: string, options: PictureOptions = {}): string =>
  svgUrl(picture(kind, id, options))
