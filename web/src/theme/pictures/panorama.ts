import {
  HOURS,
  type Hour,
  type HourName,
  type Random,
  arch,
  circle,
  gradient,
  minaret,
  path,
  rect,
  seeded,
  svgUrl,
} from './drawing.ts'

/** City blocks behind the arcade, a few windows lit from `litFrom` on. */
function city(width: number, litFrom: number, base: number, hour: Hour, random: Random): string {
  let blocks = ''
  for (let x = -10; x < width;) {
    const w = 16 + random() * 30
    const h = 18 + random() * 44
    blocks += rect(x, base - h - 14, w, h + 20, hour.hill, 'opacity=".8"')
    for (let index = 0; index < 4; index++)
      if (random() > 0.5) {
        const left = x + 4 + random() * (w - 9)
        const top = base - h - 8 + random() * (h - 8)
        if (left > litFrom) blocks += rect(left, top, 2.4, 3.4, hour.lit, 'opacity=".8"')
      }
    x += w + random() * 14
  }
  return blocks
}

/**
 * A wide calm skyline for mastheads, as a data URL; any size, the horizon keeps its height. Its city has no lit window before `litFrom`,
 * a share of the width: under small text they would read as commas and dots. Apart from the hotels, since signing in shows it.
 */
export function panoramaUrl(id: string, width: number, height: number, hourName: HourName, litFrom = 0): string {
  const hour = HOURS[hourName]
  const random = seeded(`pan:${id}`)
  const sky = `p${Math.floor(random() * 1e9).toString(36)}`
  const base = height - 26
  let hills = `M0 ${height}V${base - 62}`
  const orb = circle(width * 0.78, Math.max(44, height - 170), hour.orbRadius * 0.85, hour.orb, 'opacity=".9"')
  for (let x = 0; x <= width + 46; x += 46) hills += `L${x} ${(base - 62 - random() * 46).toFixed(1)}`
  const minarets = [0.37, 0.44, 0.56, 0.63].map((share) =>
    minaret(width * share, base, 118 - Math.abs(share - 0.5) * 60, hour.wall[1], hour.shade),
  )
  const blocks = city(width, width * litFrom, base, hour, random)
  let arcade = rect(0, base - 30, width, 34, hour.wall[0]) + rect(0, base - 33, width, 4, hour.shade)
  for (let x = 5; x < width; x += 17) arcade += arch(x, base - 23, 10.5, 25, random() > 0.72 ? hour.lit : hour.glass)
  const body = [
    gradient(sky, hour.sky),
    rect(0, 0, width, height, `url(#${sky})`),
    orb,
    path(`${hills}V${height}Z`, hour.far),
    blocks,
    ...minarets,
    arcade,
    rect(0, base + 2, width, 30, hour.ground),
  ].join('')
  return svgUrl(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice">${body}</svg>`,
  )
}
