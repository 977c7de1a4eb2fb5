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

/** Walls with their arches, the darker arch first. */
const HALLS = [
  { wall: '#EFE6D8', arches: ['#C9B28F', '#DCC9AB'], niche: '#E7DAC3', floor: '#CDB99A' },
  { wall: '#DDE5E2', arches: ['#9FB5AF', '#B9CAC5'], niche: '#E8EEEB', floor: '#B9B7A6' },
  { wall: '#EADBD3', arches: ['#C09A88', '#D6B7A8'], niche: '#F1E4DC', floor: '#C2A795' },
  { wall: '#E3E1D6', arches: ['#A8A888', '#C3C2A8'], niche: '#EFEEE4', floor: '#BDB79C' },
] as const

/** A hall of arches with a desk, lamps and palms. */
export function lobby(hour: Hour, random: Random, id: string): string {
  const hall = HALLS[Math.floor(random() * HALLS.length)] ?? HALLS[0]
  const cloth = pick(CLOTHS, random)
  const count = 3 + 2 * Math.floor(random() * 2)
  const step = 385 / count
  const [outer, inner] = [step * 0.83, step * 0.67]
  const middle = (count - 1) / 2
  const arches = Array.from({ length: count }, (_, index) => {
    const x = 200 + (index - middle) * step
    return (
      arch(x - outer / 2, 40, outer, 182, hall.arches[index % 2] ?? hall.arches[0]) +
      arch(x - inner / 2, 48, inner, 174, index === middle ? `url(#${id})` : hall.niche)
    )
  })
  const lamps = [-1.5, -0.5, 0.5, 1.5].map((place) => {
    const [x, y] = [200 + place * step, 46 + random() * 30]
    return rect(x - 1, 0, 2, y, WOOD) + circle(x, y, 10, '#F4D48B')
  })
  const desk = 110 + random() * 60
  return [
    rect(0, 0, WIDTH, HEIGHT, hall.wall),
    gradient(id, hour.sky, ''),
    ...arches,
    rect(0, 220, WIDTH, 80, hall.floor),
    ...Array.from({ length: 8 }, (_, index) => star(25 + index * 50, 262, 15, '#9C7E4E', 0.5)),
    ...lamps,
    rect(200 - desk / 2, 190, desk, 40, cloth, 'rx="4"'),
    rect(200 - desk / 2, 186, desk, 7, '#E5C98B'),
    palm(44, 240, 70, '#4F7A5B', random),
    palm(360, 240, 64, '#4F7A5B', random),
  ].join('')
}
