/** Holy places: reverent and abstract. No people, no calligraphy, no added symbols; the Kaaba is never cropped. */
import {
  DAWN,
  svgUrl,
  DAY,
  DUSK,
  HEIGHT,
  type Hour,
  NIGHT,
  type Random,
  WIDTH,
  arch,
  backdrop,
  circle,
  minaret,
  palm,
  path,
  rect,
  ridge,
  seeded,
} from './drawing.ts'

const GROUND = 238

type Scene = (hour: Hour, random: Random, sky: string) => string

const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

type Places = readonly (readonly [x: number, height: number])[]

const minarets = (hour: Hour, places: Places, base = GROUND, wall: string = hour.wall[0]): string =>
  places.map(([x, height]) => minaret(x, base, height, wall, hour.shade)).join('')

const dome = (x: number, base: number, radius: number, fill: string): string =>
  path(
    `M${x - radius} ${base}q0-${radius * 1.3} ${radius}-${radius * 1.5}q${radius} ${radius * 0.2} ${radius} ${radius * 1.5}Z`,
    fill,
  )

const masjidAlHaram: Scene = (hour, random, sky) => {
  const rings = repeat(
    4,
    (i) =>
      `<ellipse cx="200" cy="262" rx="${92 + i * 52}" ry="${15 + i * 10}" fill="none" stroke="#CFC7B6" stroke-width="1.5"/>`,
  )
  return [
    backdrop(hour, random, sky, GROUND),
    minarets(hour, [
      [38, 176],
      [92, 150],
      [308, 150],
      [362, 176],
    ]),
    rect(-200, 188, 800, 50, hour.wall[0]),
    rect(-200, 184, 800, 5, hour.shade),
    repeat(22, (i) => arch(-16 + i * 20, 196, 13, 42, i % 3 ? hour.shade : hour.glass)),
    rect(-200, GROUND, 800, 62, '#EFEBE2'),
    rings,
    path('M150 262V170l50-8 50 8v92l-50 8Z', '#14181A'),
    path('M200 162l50 8v92l-50 8Z', '#22282B'),
    path('M150 190l50-7 50 7v9l-50-7-50 7Z', '#C39A45'),
    path('M222 226l16 2v37l-16 2.6Z', '#B98F3C'),
  ].join('')
}

/** One steep cone with the steps that lead to the cave. */
const jabalAlNour: Scene = (hour, random, sky) =>
  [
    backdrop(hour, random, sky, GROUND),
    path('M30 300l70-96 34-30 40-74 34-12 40 62 52 44 70 106Z', hour.shade),
    path('M174 100l34-12 40 62 52 44 70 106H230l-22-96Z', hour.hill),
    path('M186 134q8-14 18 0v16h-18Z', '#2A2A26', 'opacity=".75"'),
    repeat(9, (i) => rect(120 + i * 7, 262 - i * 12, 12, 3, hour.wall[0], 'opacity=".7"')),
  ].join('')

/** A broad massif of three shoulders, the path winding up to a low cave. */
const jabalThawr: Scene = (hour, random, sky) =>
  [
    backdrop(hour, random, sky, GROUND),
    path('M-20 300l60-104 46-22 36 18 44-70 40-10 30 34 42-14 44 62 46 24 52 82Z', hour.shade),
    path('M206 112l30 34-14 58 26 96H420l-52-82-46-24-44-62-42 14Z', '#14272C', 'opacity=".28"'),
    path('M150 184q12-9 26 0v9h-26Z', '#2A2A26', 'opacity=".75"'),
    path(
      'M84 292l30-18-18-18 34-16-12-16 26-14',
      'none',
      `stroke="${hour.wall[0]}" stroke-width="3" stroke-dasharray="7 5" opacity=".75"`,
    ),
  ].join('')

/** The wide plain, the low hill of boulders and the white pillar on it. */
const arafat: Scene = (hour, random, sky) => {
  const boulder = () => {
    const x = 120 + random() * 160
    const low = Math.abs(x - 200) * 0.45
    return circle(
      Number(x.toFixed(1)),
      Number((226 + low * 0.4 - random() * (46 - low)).toFixed(1)),
      7 + random() * 7,
      random() > 0.5 ? hour.wall[1] : '#B5A283',
    )
  }
  return [
    backdrop(hour, random, sky, GROUND),
    path('M84 250l28-26 26-22 30-18 30-10 34 12 28 22 26 18 30 24Z', hour.shade),
    repeat(20, boulder),
    rect(195, 128, 10, 50, '#FBF8F1'),
    rect(200, 128, 5, 50, hour.shade, 'opacity=".25"'),
    rect(190, 176, 20, 4, '#FBF8F1'),
    rect(-200, 246, 800, 60, hour.ground),
    repeat(6, (i) => palm(26 + i * 68, 272 + (i % 2) * 12, 30, hour.leaf, random)),
  ].join('')
}

/** A night under the open sky between two ridges; the mosque is a small light. */
const muzdalifah: Scene = (hour, random, sky) =>
  [
    backdrop(hour, random, sky, 232),
    repeat(26, () =>
      circle(Math.round(random() * 400), Math.round(8 + random() * 120), 0.8 + random(), hour.orb, 'opacity=".8"'),
    ),
    ridge(214, 40, hour.hill, random),
    rect(-200, 228, 800, 72, hour.ground),
    minarets(
      hour,
      [
        [172, 70],
        [228, 70],
      ],
      232,
    ),
    rect(164, 208, 72, 26, hour.wall[1]),
    repeat(5, (i) => arch(169 + i * 13, 214, 8, 20, hour.lit)),
    repeat(60, () =>
      circle(
        Math.round(random() * 400),
        Math.round(244 + random() * 52),
        Number((1.4 + random() * 2.6).toFixed(1)),
        hour.far,
        'opacity=".9"',
      ),
    ),
  ].join('')

const tent = (x: number, y: number, size: number, fill: string, shade: string): string =>
  path(`M${x} ${y}l${24 * size}-${20 * size}l${24 * size} ${20 * size}v${18 * size}h${-48 * size}Z`, fill) +
  path(
    `M${x + 24 * size} ${y - 20 * size}l${24 * size} ${20 * size}v${18 * size}h${-14 * size}Z`,
    shade,
    'opacity=".22"',
  )

const mina: Scene = (hour, random, sky) =>
  backdrop(hour, random, sky, GROUND) +
  repeat(36, (i) => {
    const row = Math.floor(i / 9)
    const size = 0.6 + row * 0.2
    const x = (i % 9) * 52 * size - 20 + (row % 2) * 20
    return tent(x, 206 + row * 22, size, row % 2 ? '#FBF8F1' : '#EFE9DD', hour.shade)
  })

const umbrella = (x: number, hour: Hour): string =>
  rect(x - 1.5, 232, 3, 36, hour.shade) + path(`M${x - 34} 236q34-22 68 0q-34-6-68 0Z`, '#FBF7EE')

const prophetsMosque: Scene = (hour, random, sky) =>
  [
    backdrop(hour, random, sky, GROUND),
    minarets(hour, [
      [52, 170],
      [124, 138],
      [300, 152],
      [352, 170],
    ]),
    rect(20, 184, 360, 56, hour.wall[0]),
    rect(20, 180, 360, 5, hour.shade),
    repeat(17, (i) => arch(28 + i * 21, 196, 14, 44, hour.glass)),
    rect(188, 150, 54, 32, hour.wall[0]),
    path('M184 152q0-46 31-52q31 6 31 52Z', '#2F7A57'),
    path('M215 100v-14', 'none', 'stroke="#C39A45" stroke-width="3"'),
    repeat(5, (i) => umbrella(44 + i * 78, hour)),
  ].join('')

/** White, four minarets, a row of domes, palms of the oasis. */
const quba: Scene = (hour, random, sky) =>
  [
    backdrop(hour, random, sky, GROUND),
    minarets(
      hour,
      [
        [64, 176],
        [128, 150],
        [272, 150],
        [336, 176],
      ],
      GROUND,
      '#FBF8F1',
    ),
    rect(56, 188, 288, 54, '#FBF8F1'),
    repeat(5, (i) => dome(104 + i * 48, 189, i === 2 ? 34 : 21, i % 2 ? hour.wall[0] : '#FFFFFF')),
    rect(56, 186, 288, 4, hour.shade, 'opacity=".5"'),
    repeat(12, (i) => arch(66 + i * 22.8, 202, 15, 40, hour.glass)),
    repeat(4, (i) => palm([16, 40, 362, 388][i] ?? 0, 272, 62 + (i % 2) * 12, hour.leaf, random)),
  ].join('')

/** Two domes for the two directions, two minarets. */
const qiblatayn: Scene = (hour, random, sky) =>
  [
    backdrop(hour, random, sky, GROUND),
    minarets(hour, [
      [78, 164],
      [322, 164],
    ]),
    rect(92, 178, 216, 64, hour.wall[0]),
    rect(110, 166, 76, 14, hour.wall[1]),
    rect(214, 166, 76, 14, hour.wall[1]),
    dome(148, 167, 34, '#FFFFFF'),
    dome(252, 167, 34, '#FFFFFF'),
    rect(88, 175, 224, 5, hour.shade),
    repeat(9, (i) => arch(100 + i * 23, 194, 15, 48, i === 4 ? hour.lit : hour.glass)),
    repeat(4, (i) => palm([24, 54, 346, 378][i] ?? 0, 270, 50 + (i % 2) * 10, hour.leaf, random)),
  ].join('')

/** The long red ridge, the archers' hill before it, the low wall around the graves. */
const uhud: Scene = (hour, random, sky) =>
  [
    backdrop(hour, random, sky, GROUND),
    path('M-60 250l50-58 44-18 40-30 36 10 44-40 50-8 40 26 46-14 44 36 50 12 46 34 60 50Z', '#A9674B'),
    path('M174 114l50-8 40 26 46-14 44 36 50 12 46 34 60 50H236l-30-70Z', '#8E5340'),
    rect(-200, GROUND, 800, 62, hour.ground),
    path('M232 262q20-34 58-40q44 2 66 40Z', hour.shade),
    rect(30, 250, 170, 16, hour.wall[0]),
    repeat(17, (i) => rect(33 + i * 10, 253, 4, 13, hour.shade, 'opacity=".45"')),
    rect(28, 247, 174, 4, hour.shade),
  ].join('')

/** The holy sites, each in its own light. */
const SCENES = {
  haram: [masjidAlHaram, DAY],
  nour: [jabalAlNour, DAWN],
  thawr: [jabalThawr, DUSK],
  arafat: [arafat, DAY],
  muzdalifah: [muzdalifah, NIGHT],
  mina: [mina, DAWN],
  nabawi: [prophetsMosque, DAY],
  quba: [quba, DUSK],
  qiblatayn: [qiblatayn, DAY],
  uhud: [uhud, DAWN],
} as const satisfies Record<string, readonly [Scene, Hour]>

export type HolyPlace = keyof typeof SCENES

/** The drawing of a holy place as the address of an image. */
export function holyPictureUrl(place: HolyPlace): string {
  const [scene, hour] = SCENES[place]
  const body = scene(hour, seeded(`holy:${place}`), `h-${place}`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice">${body}</svg>`
  return svgUrl(svg)
}
