/** Strokes that all pictures share. A scene is stacked flat layers: sky, sun or moon, hills, subject, ground. */
export interface Hour {
  readonly sky: readonly [top: string, bottom: string]
  readonly orb: string
  readonly orbRadius: number
  readonly far: string
  readonly hill: string
  readonly wall: readonly [string, string, string]
  readonly shade: string
  readonly glass: string
  readonly lit: string
  /** Share of windows with light. */
  readonly lights: number
  readonly ground: string
  readonly leaf: string
}

export const DAWN: Hour = {
  sky: ['#F3D9C0', '#F9EEDD'],
  orb: '#FFF6E2',
  orbRadius: 20,
  far: '#E2C3A8',
  hill: '#CFA98B',
  wall: ['#F4E6D2', '#E9D3B8', '#F1DDC9'],
  shade: '#C9A686',
  glass: '#8FA9A8',
  lit: '#FBE3A8',
  lights: 0.34,
  ground: '#D9BC9C',
  leaf: '#6E7F5B',
}
export const DAY: Hour = {
  sky: ['#A9CFD4', '#E9F2EE'],
  orb: '#FFFFFF',
  orbRadius: 20,
  far: '#B9CFCB',
  hill: '#9DB5AC',
  wall: ['#F6EFE2', '#EADFCB', '#F2E9DD'],
  shade: '#C8B89C',
  glass: '#5F8A8F',
  lit: '#DDEBE8',
  lights: 0.12,
  ground: '#D8CDB8',
  leaf: '#4F7A5B',
}
export const DUSK: Hour = {
  sky: ['#27555E', '#E3A77A'],
  orb: '#FBE0B4',
  orbRadius: 20,
  far: '#52696A',
  hill: '#3D5457',
  wall: ['#CDB095', '#BFA088', '#D6BBA0'],
  shade: '#8E7460',
  glass: '#35535A',
  lit: '#FFD990',
  lights: 0.34,
  ground: '#5B5A50',
  leaf: '#2F4A3E',
}
export const NIGHT: Hour = {
  sky: ['#0E2A33', '#2C5560'],
  orb: '#EFE7CF',
  orbRadius: 13,
  far: '#1C3F48',
  hill: '#163640',
  wall: ['#5C6E6E', '#4F6163', '#6A7978'],
  shade: '#34484C',
  glass: '#203C44',
  lit: '#F5CE7E',
  lights: 0.34,
  ground: '#14272C',
  leaf: '#12302C',
}

export const HOURS = { dawn: DAWN, day: DAY, dusk: DUSK, night: NIGHT }
export type HourName = keyof typeof HOURS

export const svgUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`

export const WIDTH = 400
export const HEIGHT = 300
/** Outdoor scenes are drawn twice as wide, so that a wide frame shows more land and never a cropped roof. */
const LAND = { x: -200, width: 800 }

export type Random = () => number

/** FNV-1a feeding mulberry32: small, fast, well spread for short ids. Same id, same numbers. */
export function seeded(id: string): Random {
  let state = 2166136261
  for (const character of id) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}" ${more}/>`
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`
export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`

/** Pointed arch, the one motif that ties all pictures together. */
export const arch = (x: number, y: number, w: number, h: number, fill: string): string =>
  path(
    `M${x} ${y + h}V${y + w * 0.55}Q${x} ${y + w * 0.2} ${x + w / 2} ${y}Q${x + w} ${y + w * 0.2} ${x + w} ${y + w * 0.55}V${y + h}Z`,
    fill,
  )

export function minaret(x: number, base: number, height: number, fill: string, cap: string): string {
  const width = height * 0.07
  const at = (share: number) => base - height * share
  return [
    rect(x - width / 2, at(0.62), width, height * 0.62, fill),
    rect(x - width * 0.9, at(0.64), width * 1.8, height * 0.025, fill),
    rect(x - width * 0.36, at(0.84), width * 0.72, height * 0.21, fill),
    rect(x - width * 0.6, at(0.85), width * 1.2, height * 0.02, fill),
    path(
      `M${x - width * 0.34} ${at(0.85)}Q${x} ${at(0.97)} ${x} ${at(1)}Q${x} ${at(0.97)} ${x + width * 0.34} ${at(0.85)}Z`,
      cap,
    ),
  ].join('')
}

export function palm(x: number, y: number, size: number, color: string, random: Random): string {
  const trunk = path(
    `M${x} ${y}q${size * 0.05} ${-size * 0.5} ${size * 0.02} ${-size}`,
    'none',
    `stroke="${color}" stroke-width="${size * 0.07}"`,
  )
  const leaves = Array.from({ length: 7 }, (_, leaf) => {
    const angle = Math.PI * (0.02 + leaf * 0.16) + random() * 0.12
    const dx = Math.cos(angle) * size * 0.52
    const dy = -Math.sin(angle) * size * 0.3
    return path(
      `M${x} ${y - size}q${dx * 0.5} ${dy - size * 0.1} ${dx} ${dy + size * 0.16}q${-dx * 0.5} ${-size * 0.06} ${-dx} ${-dy - size * 0.16}`,
      color,
    )
  })
  return trunk + leaves.join('')
}

/** A line of hills: a random walk, closed at the bottom. */
export function ridge(
  y: number,
  swing: number,
  fill: string,
  random: Random,
  from = LAND.x,
  to = 600,
  step = 25,
): string {
  let line = `M${from} ${HEIGHT}V${y}`
  for (let x = from; x <= to; x += step) line += `L${x} ${(y - random() * swing).toFixed(1)}`
  return path(`${line}V${HEIGHT}Z`, fill)
}

export const gradient = (
  id: string,
  [top, bottom]: readonly [string, string],
  direction = 'x1="0" y1="0" x2="0" y2="1"',
): string =>
  `<defs><linearGradient id="${id}" ${direction}><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>`

export function backdrop(hour: Hour, random: Random, id: string, ground = 252): string {
  const x = 60 + random() * 280
  return [
    gradient(id, hour.sky),
    rect(LAND.x, 0, LAND.width, HEIGHT, `url(#${id})`),
    circle(x, 62 + random() * 40, hour.orbRadius, hour.orb, 'opacity=".85"'),
    ridge(196, 46, hour.far, random),
    ridge(222, 34, hour.hill, random),
    rect(LAND.x, ground, LAND.width, HEIGHT - ground, hour.ground),
  ].join('')
}

/** Eight-point star from two squares. */
export const star = (x: number, y: number, radius: number, color: string, opacity: number): string =>
  [0, 45]
    .map((turn) =>
      rect(
        x - radius,
        y - radius,
        radius * 2,
        radius * 2,
        'none',
        `stroke="${color}" stroke-width="1.4" opacity="${opacity}" transform="rotate(${turn} ${x} ${y})"`,
      ),
    )
    .join('')
