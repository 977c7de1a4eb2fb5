import {
  HEIGHT,
  type Hour,
  type Random,
  WIDTH,
  arch,
  circle,
  gradient,
  minaret,
  palm,
  path,
  rect,
  star,
} from './drawing.ts'

const TINTS = ['#E9DFD0', '#DDE5E2', '#EADBD3', '#E3E1D6']
const CLOTHS = ['#2F6E74', '#8C6A2C', '#7A4B43', '#4B6253']
const WOOD = '#8A7156'
const pick = (list: readonly string[], random: Random) => list[Math.floor(random() * list.length)] ?? WOOD

function bed(x: number, width: number, cloth: string, narrow: boolean): string {
  const pillows = narrow
    ? rect(x + width * 0.2, 166, width * 0.6, 16, '#FFFFFF', 'rx="5"')
    : rect(x + width * 0.12, 164, width * 0.32, 18, '#FFFFFF', 'rx="6"') +
      rect(x + width * 0.56, 164, width * 0.32, 18, '#F3EDE2', 'rx="6"')
  return [
    rect(x, 172, width, 60, '#FBF8F2', 'rx="5"'),
    rect(x, 196, width, 40, cloth, 'rx="3"'),
    rect(x, 202, width, 5, '#E5C98B'),
    pillows,
    rect(x + 4, 236, 5, 10, '#6F5A44'),
    rect(x + width - 9, 236, 5, 10, '#6F5A44'),
  ].join('')
}

/** A room with the right number of beds, a window and a headboard of stars. */
export function room(hour: Hour, random: Random, id: string, beds: number): string {
  const tint = pick(TINTS, random)
  const cloth = pick(CLOTHS, random)
  const width = beds === 1 ? 150 : (232 - (beds - 1) * 10) / beds
  const start = beds === 1 ? 190 : 148
  return [
    rect(0, 0, WIDTH, HEIGHT, tint),
    rect(0, 222, WIDTH, 78, '#B79A7C'),
    rect(0, 220, WIDTH, 3, '#9C8267'),
    gradient(id, hour.sky),
    arch(28, 48, 84, 150, WOOD),
    arch(34, 55, 72, 138, `url(#${id})`),
    minaret(58, 193, 84, hour.far, hour.far),
    minaret(84, 193, 70, hour.hill, hour.hill),
    rect(69, 60, 2.5, 134, WOOD),
    rect(146, 96, 236, 92, WOOD),
    ...Array.from({ length: 6 }, (_, index) => star(167 + index * 39, 142, 13, '#B79A6C', 0.75)),
    ...Array.from({ length: beds }, (_, index) => bed(start + index * (width + 10), width, cloth, beds > 2)),
    path('M120 262h250l18 26H96Z', '#A2574A', 'opacity=".55"'),
    path('M128 266h234l13 18H112Z', 'none', 'stroke="#EBD4A6" stroke-width="2" opacity=".7"'),
    circle(150, 84, 11, '#F6D998', 'opacity=".9"'),
  ].join('')
}

export function lobby(hour: Hour, random: Random, id: string): string {
  const arches = Array.from(
    { length: 5 },
    (_, index) =>
      arch(14 + index * 77, 40, 64, 182, index % 2 ? '#DCC9AB' : '#C9B28F') +
      arch(20 + index * 77, 48, 52, 174, index === 2 ? `url(#${id})` : '#E7DAC3'),
  )
  const lamps = [92, 246, 323].map((x) => rect(x - 1, 0, 2, 46 + random() * 20, WOOD) + circle(x, 66, 10, '#F4D48B'))
  return [
    rect(0, 0, WIDTH, HEIGHT, '#EFE6D8'),
    gradient(id, hour.sky, ''),
    ...arches,
    rect(0, 220, WIDTH, 80, '#CDB99A'),
    ...Array.from({ length: 8 }, (_, index) => star(25 + index * 50, 262, 15, '#9C7E4E', 0.5)),
    ...lamps,
    rect(132, 190, 136, 40, '#2F6E74', 'rx="4"'),
    rect(132, 186, 136, 7, '#E5C98B'),
    palm(44, 240, 70, '#4F7A5B', random),
    palm(360, 240, 64, '#4F7A5B', random),
  ].join('')
}
