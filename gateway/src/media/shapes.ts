import type { SeededRandom } from '#src/values/seeded-random.ts'
import type { Hour } from './palette.ts'

export const width = 400
export const height = 300

/** Drawings extend beyond both sides, for frames up to three times as wide as high. */
export const land = { from: -250, width: 900 }

/** Rounds to tenths of a unit, which keeps pictures small. */
export const tenth = (value: number): number => Math.round(value * 10) / 10

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(w)}" height="${tenth(h)}" fill="${fill}"${more && ` ${more}`}/>`

/** Rectangle over the whole width of the drawing. */
export const across = (y: number, h: number, fill: string, more = ''): string =>
  rect(land.from, y, land.width, h, fill, more)

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${r}" fill="${fill}"${more && ` ${more}`}/>`

/** Pointed arch, the motif of all pictures. */
export function arch(x: number, y: number, w: number, h: number, fill: string): string {
  const [left, right, middle, base] = [tenth(x), tenth(x + w), tenth(x + w / 2), tenth(y + h)]
  const [shoulder, curve] = [tenth(y + w * 0.55), tenth(y + w * 0.2)]
  return path(
    `M${left} ${base}V${shoulder}Q${left} ${curve} ${middle} ${tenth(y)}Q${right} ${curve} ${right} ${shoulder}V${base}Z`,
    fill,
  )
}

export function minaret(x: number, base: number, tall: number, fill: string, cap: string): string {
  const w = tall * 0.07
  const tip = `${tenth(x)} ${tenth(base - tall * 0.97)} ${tenth(x)} ${tenth(base - tall)}`
  return [
    rect(x - w / 2, base - tall * 0.62, w, tall * 0.62, fill),
    rect(x - w * 0.9, base - tall * 0.64, w * 1.8, tall * 0.025, fill),
    rect(x - w * 0.36, base - tall * 0.84, w * 0.72, tall * 0.21, fill),
    rect(x - w * 0.6, base - tall * 0.85, w * 1.2, tall * 0.02, fill),
    path(
      `M${tenth(x - w * 0.34)} ${tenth(base - tall * 0.85)}Q${tip}Q${tenth(x)} ${tenth(base - tall * 0.97)} ${tenth(x + w * 0.34)} ${tenth(base - tall * 0.85)}Z`,
      cap,
    ),
  ].join('')
}

export function palm(x: number, y: number, size: number, color: string, random: SeededRandom): string {
  const trunk = path(
    `M${tenth(x)} ${tenth(y)}q${tenth(size * 0.05)} ${tenth(-size * 0.5)} ${tenth(size * 0.02)} ${tenth(-size)}`,
    'none',
    `stroke="${color}" stroke-width="${tenth(size * 0.07)}"`,
  )
  const leaves = Array.from({ length: 7 }, (_, leaf) => {
    const angle = Math.PI * (0.02 + leaf * 0.16) + random.next() * 0.12
    const dx = Math.cos(angle) * size * 0.52
    const dy = -Math.sin(angle) * size * 0.3
    const out = `q${tenth(dx * 0.5)} ${tenth(dy - size * 0.1)} ${tenth(dx)} ${tenth(dy + size * 0.16)}`
    const back = `q${tenth(-dx * 0.5)} ${tenth(-size * 0.06)} ${tenth(-dx)} ${tenth(-dy - size * 0.16)}`
    return path(`M${tenth(x)} ${tenth(y - size)}${out}${back}`, color)
  })
  return trunk + leaves.join('')
}

/** Eight-point star of two squares. */
export const star = (x: number, y: number, r: number, color: string, opacity: number): string =>
  [0, 45]
    .map((angle) =>
      rect(
        x - r,
        y - r,
        r * 2,
        r * 2,
        'none',
        `stroke="${color}" stroke-width="1.4" opacity="${opacity}" transform="rotate(${angle} ${tenth(x)} ${tenth(y)})"`,
      ),
    )
    .join('')

/** Gradient of the sky. The id is unique per picture, so that several can be inlined in one page. */
export const skyGradient = (id: string, { sky }: Hour, upright = true): string =>
  `<defs><linearGradient id="${id}"${upright ? ' x1="0" y1="0" x2="0" y2="1"' : ''}><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient></defs>`

/** Line of hills: a random walk, closed at the bottom. */
function ridge(y: number, rise: number, fill: string, random: SeededRandom): string {
  const steps = Array.from(
    { length: land.width / 25 + 1 },
    (_, i) => `L${land.from + i * 25} ${tenth(y - random.next() * rise)}`,
  )
  return path(`M${land.from} ${height}V${y}${steps.join('')}V${height}Z`, fill)
}

/** Sky, sun or moon, two lines of hills and the ground. */
export function backdrop(hour: Hour, random: SeededRandom, skyId: string): string {
  const ground = 252
  return [
    skyGradient(skyId, hour),
    across(0, height, `url(#${skyId})`),
    circle(60 + random.next() * 280, 62 + random.next() * 40, hour.orbRadius, hour.orb, 'opacity=".85"'),
    ridge(196, 46, hour.far, random),
    ridge(222, 34, hour.hill, random),
    across(ground, height - ground, hour.ground),
  ].join('')
}
