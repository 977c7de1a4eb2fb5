import type { SeededRandom } from '#src/values/seeded-random.ts'
import type { Hour } from './palette.ts'
import { across, arch, backdrop, minaret, palm, path, rect, tenth, width } from './shapes.ts'

const street = 252

interface Wing {
  x: number
  y: number
  w: number
  h: number
}

type WindowStyle = 'square' | 'arched' | 'narrow' | 'balcony'
const windowStyles = ['square', 'arched', 'narrow', 'balcony'] as const

const windowSpacing: Record<WindowStyle, { column: number; row: number; left: number; wide: number; tall: number }> = {
  square: { column: 19, row: 17, left: 0.18, wide: 0.64, tall: 0.66 },
  arched: { column: 19, row: 24, left: 0.18, wide: 0.64, tall: 0.66 },
  narrow: { column: 14, row: 17, left: 0.28, wide: 0.44, tall: 0.8 },
  balcony: { column: 19, row: 17, left: 0.18, wide: 0.64, tall: 0.66 },
}

const archedWindow = (x: number, y: number, w: number, h: number) => {
  const [side, top] = [tenth(h * 0.6), tenth(h * 0.4)]
  return `M${x} ${tenth(y + h)}v${-side}q0 ${-tenth(h * 0.3)} ${tenth(w / 2)} ${-top}q${tenth(w / 2)} ${tenth(h * 0.1)} ${tenth(w / 2)} ${top}v${side}z`
}

/** Windows of a wing, one path for each fill, which keeps a facade near 9 kB. */
function windows({ x, y, w, h }: Wing, style: WindowStyle, hour: Hour, random: SeededRandom): string {
  const { column, row, left, wide, tall } = windowSpacing[style]
  const columns = Math.max(3, Math.round(w / column))
  const rows = Math.max(4, Math.round((h - 42) / row))
  const [cellW, cellH] = [(w - 12) / columns, (h - 44) / rows]
  const panes = { lit: '', dark: '', rails: '' }
  for (let i = 0; i < columns * rows; i++) {
    const px = tenth(x + 6 + (i % columns) * cellW + cellW * left)
    const py = tenth(y + 9 + Math.floor(i / columns) * cellH)
    const [pw, ph] = [tenth(cellW * wide), tenth(cellH * tall)]
    const pane = style === 'arched' ? archedWindow(px, py, pw, ph) : `M${px} ${py}h${pw}v${ph}h${-pw}z`
    if (random.next() < hour.litShare) panes.lit += pane
    else panes.dark += pane
    if (style === 'balcony')
      panes.rails += `M${tenth(px - 1)} ${tenth(py + ph)}h${tenth(pw + 2)}v1.6h${-tenth(pw + 2)}z`
  }
  return [path(panes.lit, hour.lit), path(panes.dark, hour.glass), path(panes.rails, hour.shade)]
    .filter((pane) => !pane.includes('d=""'))
    .join('')
}

interface Plan {
  /** Index of the wing with the crown. */
  main: number
  /** Width and height of each wing, as shares of the whole. */
  parts: readonly (readonly [number, number])[]
}

const plans: readonly [Plan, ...Plan[]] = [
  { main: 0, parts: [[1, 1]] },
  {
    main: 1,
    parts: [
      [0.42, 0.8],
      [0.58, 1],
    ],
  },
  {
    main: 1,
    parts: [
      [0.3, 0.74],
      [0.4, 1],
      [0.3, 0.74],
    ],
  },
]

function wingsOf(random: SeededRandom): { wings: Wing[]; main: number } {
  const total = 180 + random.next() * 70
  const tall = 120 + random.next() * 74
  const plan = random.pick(plans)
  let x = (width - total) / 2
  const wings = plan.parts.map(([share, heightShare]) => {
    const wing = { x, y: street - tall * heightShare, w: total * share, h: tall * heightShare }
    x += wing.w
    return wing
  })
  return { wings, main: plan.main }
}

function crown({ x, y, w }: Wing, arched: boolean, wall: string, hour: Hour): string {
  if (arched) return arch(x + w / 2 - 13, y - 24, 26, 20, hour.shade)
  return rect(x + w * 0.3, y - 14, w * 0.4, 10, wall) + rect(x + w * 0.28, y - 17, w * 0.44, 4, hour.shade)
}

function arcade(left: number, total: number, hour: Hour): string {
  const arches = Math.round(total / 22)
  const each = total / arches
  const doors = Array.from({ length: arches }, (_, i) =>
    arch(left + i * each + each * 0.17, 227, each * 0.66, 25, i === Math.floor(arches / 2) ? hour.lit : hour.glass),
  )
  return [
    rect(left - 6, 222, total + 12, 30, hour.walls[1]),
    rect(left - 6, 219, total + 12, 3.5, hour.shade),
    ...doors,
  ].join('')
}

/** Draws a hotel of one to three wings with an arcade and palms. Minarets behind it are taller the nearer the Haram is (`nearness` 0 to 1). */
export function hotelPicture(hour: Hour, random: SeededRandom, skyId: string, nearness: number): string {
  const parts = [backdrop(hour, random, skyId)]
  if (nearness > 0.25) {
    const tall = 60 + nearness * 110
    const [x, inward] = random.next() > 0.5 ? [46, 38] : [354, -38]
    parts.push(minaret(x, 254, tall, hour.far, hour.far), minaret(x + inward, 254, tall * 0.86, hour.far, hour.far))
  }
  const { wings, main } = wingsOf(random)
  const style = random.pick(windowStyles)
  wings.forEach((wing, index) => {
    const wall = hour.walls[index % 2 === 0 ? 0 : 2]
    parts.push(
      rect(wing.x, wing.y, wing.w, wing.h, wall),
      rect(wing.x + wing.w * 0.86, wing.y, wing.w * 0.14, wing.h, hour.shade, 'opacity=".35"'),
      rect(wing.x - 2, wing.y - 5, wing.w + 4, 6, hour.shade),
      index === main ? crown(wing, style === 'arched' || style === 'balcony', wall, hour) : '',
      windows(wing, style, hour, random),
    )
  })
  const total = wings.reduce((sum, { w }) => sum + w, 0)
  parts.push(arcade((width - total) / 2, total, hour))
  const palms = random.int(2, 4)
  for (let i = 0; i < palms; i++) {
    const x = random.next() > 0.5 ? 20 + random.next() * 60 : 320 + random.next() * 60
    parts.push(palm(x, 262 + random.next() * 10, 44 + random.next() * 24, hour.leaf, random))
  }
  return `${parts.join('')}${across(268, 2, hour.shade, 'opacity=".4"')}`
}
