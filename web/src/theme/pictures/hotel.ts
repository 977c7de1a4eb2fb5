import { type Hour, type Random, WIDTH, arch, backdrop, minaret, palm, path, rect } from './drawing.ts'

const GROUND = 252
const PLANS = [[1], [0.42, 0.58], [0.3, 0.4, 0.3]] as const
const tenth = (value: number) => Number(value.toFixed(1))

interface Wing {
  x: number
  width: number
  height: number
  wall: string
  crowned: boolean
}

/** Windows of one wing. One path for each color keeps a facade near 9 kB. */
function windows({ x, width, height }: Wing, style: number, hour: Hour, random: Random): string {
  const y = GROUND - height
  const columns = Math.max(3, Math.round(width / (style === 2 ? 14 : 19)))
  const rows = Math.max(4, Math.round((height - 42) / (style === 1 ? 24 : 17)))
  const columnWidth = (width - 12) / columns
  const rowHeight = (height - 44) / rows
  const w = tenth(columnWidth * (style === 2 ? 0.44 : 0.64))
  const h = tenth(rowHeight * (style === 2 ? 0.8 : 0.66))
  const runs = new Map<string, string>()
  const draw = (fill: string, d: string) => runs.set(fill, (runs.get(fill) ?? '') + d)
  for (let column = 0; column < columns; column++) {
    for (let row = 0; row < rows; row++) {
      const left = tenth(x + 6 + column * columnWidth + columnWidth * (style === 2 ? 0.28 : 0.18))
      const top = tenth(y + 9 + row * rowHeight)
      const pane =
        style === 1
          ? `M${left} ${top + h}v${tenth(-h * 0.6)}q0${tenth(-h * 0.3)} ${tenth(w / 2)}${tenth(-h * 0.4)}q${tenth(w / 2)} ${tenth(h * 0.1)} ${tenth(w / 2)} ${tenth(h * 0.4)}v${tenth(h * 0.6)}z`
          : `M${left} ${top}h${w}v${h}h-${w}z`
      draw(random() < hour.lights ? hour.lit : hour.glass, pane)
      if (style === 3) draw(hour.shade, `M${tenth(left - 1)} ${tenth(top + h)}h${tenth(w + 2)}v1.6h-${tenth(w + 2)}z`)
    }
  }
  return [...runs].map(([fill, d]) => path(d, fill)).join('')
}

function wing(wing: Wing, style: number, hour: Hour, random: Random): string {
  const { x, width, height, wall, crowned } = wing
  const y = GROUND - height
  const body = [
    rect(x, y, width, height, wall),
    rect(x + width * 0.86, y, width * 0.14, height, hour.shade, 'opacity=".35"'),
    rect(x - 2, y - 5, width + 4, 6, hour.shade),
  ]
  const dome = arch(x + width / 2 - 13, y - 24, 26, 20, hour.shade)
  const attic =
    rect(x + width * 0.3, y - 14, width * 0.4, 10, wall) + rect(x + width * 0.28, y - 17, width * 0.44, 4, hour.shade)
  if (crowned) body.push(style % 2 ? dome : attic)
  return body.join('') + windows(wing, style, hour, random)
}

/** The arcade at street level: what the pilgrim's eye meets. */
function arcade(left: number, total: number, hour: Hour): string {
  const count = Math.round(total / 22)
  const width = total / count
  const arches = Array.from({ length: count }, (_, index) =>
    arch(left + index * width + width * 0.17, 227, width * 0.66, 25, index === count >> 1 ? hour.lit : hour.glass),
  )
  return (
    rect(left - 6, 222, total + 12, 30, hour.wall[1]) +
    rect(left - 6, 219, total + 12, 3.5, hour.shade) +
    arches.join('')
  )
}

/** A hotel of one to three wings, each hotel with its own window rhythm; minarets stand behind it when the Haram is near. */
export function hotel(hour: Hour, random: Random, id: string, nearness: number): string {
  let scene = backdrop(hour, random, id)
  if (nearness > 0.25) {
    const height = 60 + nearness * 110
    const side = random() > 0.5 ? 46 : 354
    scene += minaret(side, 254, height, hour.far, hour.far)
    scene += minaret(side + (side < 200 ? 38 : -38), 254, height * 0.86, hour.far, hour.far)
  }
  const wings = Math.floor(random() * 3)
  const plan: readonly number[] = PLANS[wings] ?? PLANS[0]
  const total = 180 + random() * 70
  const left = (WIDTH - total) / 2
  const tall = 120 + random() * 74
  const style = Math.floor(random() * 4)
  let x = left
  for (const [index, share] of plan.entries()) {
    const main = index === Math.floor(plan.length / 2)
    const width = total * share
    const height = tall * (main ? 1 : plan.length === 3 ? 0.74 : 0.8)
    scene += wing({ x, width, height, wall: hour.wall[index % 3] ?? hour.wall[0], crowned: main }, style, hour, random)
    x += width
  }
  scene += arcade(left, total, hour)
  const palms = 2 + Math.floor(random() * 3)
  for (let index = 0; index < palms; index++) {
    const at = random() > 0.5 ? 20 + random() * 60 : 320 + random() * 60
    scene += palm(at, 262 + random() * 10, 44 + random() * 24, hour.leaf, random)
  }
  return scene + rect(-200, 268, 800, 2, hour.shade, 'opacity=".4"')
}
