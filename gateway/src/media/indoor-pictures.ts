import type { SeededRandom } from '#src/values/seeded-random.ts'
import type { Hour } from './palette.ts'
import { across, arch, circle, height, minaret, palm, path, rect, skyGradient, star } from './shapes.ts'

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

const tints = ['#E9DFD0', '#DDE5E2', '#EADBD3', '#E3E1D6'] as const
const cloths = ['#2F6E74', '#8C6A2C', '#7A4B43', '#4B6253'] as const
const wood = '#8A7156'

/** Positions of the beds: one is centered, several share the wall. */
function bed(x: number, w: number, alone: boolean, cloth: string): string {
  const pillows = alone
    ? [
        rect(x + w * 0.12, 164, w * 0.32, 18, '#FFFFFF', 'rx="6"'),
        rect(x + w * 0.56, 164, w * 0.32, 18, '#F3EDE2', 'rx="6"'),
      ]
    : [rect(x + w * 0.2, 166, w * 0.6, 16, '#FFFFFF', 'rx="5"')]
  return [
    rect(x, 172, w, 60, '#FBF8F2', 'rx="5"'),
    rect(x, 196, w, 40, cloth, 'rx="3"'),
    rect(x, 202, w, 5, '#E5C98B'),
    ...pillows,
    rect(x + 4, 236, 5, 10, '#6F5A44'),
    rect(x + w - 9, 236, 5, 10, '#6F5A44'),
  ].join('')
}

/** Draws a guest room with its beds, a window with minarets and a carpet. */
export function roomPicture(hour: Hour, random: SeededRandom, skyId: string, beds: number): string {
  const cloth = random.pick(cloths)
  const bedWidth = beds === 1 ? 150 : (232 - (beds - 1) * 10) / beds
  const first = beds === 1 ? 190 : 148
  return [
    across(0, height, random.pick(tints)),
    across(222, 78, '#B79A7C'),
    across(220, 3, '#9C8267'),
    skyGradient(skyId, hour),
    arch(28, 48, 84, 150, wood),
    arch(34, 55, 72, 138, `url(#${skyId})`),
    minaret(58, 193, 84, hour.far, hour.far),
    minaret(84, 193, 70, hour.hill, hour.hill),
    rect(69, 60, 2.5, 134, wood),
    rect(146, 96, 236, 92, wood),
    ...times(6, (i) => star(167 + i * 39, 142, 13, '#B79A6C', 0.75)),
    ...times(beds, (i) => bed(first + i * (bedWidth + 10), bedWidth, beds <= 2, cloth)),
    path('M120 262h250l18 26H96Z', '#A2574A', 'opacity=".55"'),
    path('M128 266h234l13 18H112Z', 'none', 'stroke="#EBD4A6" stroke-width="2" opacity=".7"'),
    circle(150, 84, 11, '#F6D998', 'opacity=".9"'),
  ].join('')
}

/** Arches of the lobby; the middle one is open. */
const bays = times(13, (index) => index - 4)

/** Draws a lobby of five arches with a desk, lamps and palms. */
export function lobbyPicture(hour: Hour, random: SeededRandom, skyId: string): string {
  return [
    across(0, height, random.pick(['#EFE6D8', '#EAE7DC', '#F0E4DA'])),
    skyGradient(skyId, hour, false),
    ...bays.map((i) => arch(14 + i * 77, 40, 64, 182, i % 2 === 0 ? '#C9B28F' : '#DCC9AB')),
    ...bays.map((i) => arch(20 + i * 77, 48, 52, 174, i === 2 ? `url(#${skyId})` : '#E7DAC3')),
    across(220, 80, '#CDB99A'),
    ...times(18, (i) => star(i * 50 - 225, 262, 15, '#9C7E4E', 0.5)),
    ...[92, 246, 323].map((x) => rect(x - 1, 0, 2, 46 + random.next() * 20, wood) + circle(x, 66, 10, '#F4D48B')),
    rect(132, 190, 136, 40, random.pick(cloths), 'rx="4"'),
    rect(132, 186, 136, 7, '#E5C98B'),
    palm(44, 240, 70, '#4F7A5B', random),
    palm(360, 240, 64, '#4F7A5B', random),
  ].join('')
}
