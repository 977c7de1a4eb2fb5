/** Where a ring map draws its mosque, rings, marks and labels, in pixels of its frame. */

export interface Frame {
  readonly width: number
  readonly height: number
}

interface Position {
  readonly x: number
  readonly y: number
}

interface Box extends Position {
  readonly width: number
  readonly height: number
}

export interface Spot {
  readonly id: string
  /** Meters from the mosque. */
  readonly east: number
  readonly north: number
  /** Width of the spot's mark; 0 for a spot that is drawn as a dot. */
  readonly markWidth: number
}

export interface MapLayout {
  readonly mosque: Position
  /** The innermost first. A label that finds no free place is left out. */
  readonly rings: readonly { meters: number; radius: number; label: Position | undefined }[]
  /** The first place first. A mark points at its place from one side; a place without one is a dot. */
  readonly spots: readonly (Position & { id: string; mark: 'above' | 'below' | undefined })[]
}

const RINGS = [100, 250, 500, 1000, 2000, 5000, 10_000, 20_000]
const MAX_RINGS = 4

/** Size of a mark, the space a dot needs, the mosque, and the space of a ring's label. */
export const MARK_HEIGHT = 24
/** Length of the tip of a mark, which is on its place. */
export const TIP = 5
const DOT = { width: 14, height: 14 }
const MOSQUE = { width: 30, height: 32 }
// Wider and higher than the words: those of Nastaliq take all of it, and others keep clear of the edge.
const LABEL = { width: 64, height: 28 }
/** A pin's foot is on its place. */
export const PIN = { width: 26, height: 34 }

/** Space between the outermost places and the edge of the frame. */
const EDGE = { x: 40, top: PIN.height + 8, bottom: 24 }
/** Part of the smaller side of the frame that one ring takes at most. */
const MAX_RING_WIDTH = 0.27
/** How far the mosque moves from the middle to make room for places on one side, in parts of the frame. */
const MAX_SHIFT = 0.2
/** How far a mark or dot may be moved off its place, so that none lies over another. */
const MARK_REACH = 30
const DOT_REACH = 90
/** Distance of the nearest place from the middle of the mosque. */
const NEAREST = 24

/** Rings, in meters, that frame places at these distances. The innermost is the largest without a place inside. */
export function ringsAround(distances: readonly number[]): readonly number[] {
  const outer = RINGS.findIndex((meters) => meters >= Math.max(...distances))
  const last = outer === -1 ? RINGS.length - 1 : Math.max(1, outer)
  const inner = RINGS.findLastIndex((meters) => meters <= Math.min(...distances))
  return RINGS.slice(Math.max(0, Math.min(inner, last - 1), last - MAX_RINGS + 1), last + 1)
}

/** Width of the innermost ring, where there are few places, in widths of the others. */
const INNERMOST = 0.6

/**
 * A distance counted in rings. Every ring is drawn as wide as the one inside it, though it covers more meters: near and far places are told
 * apart on one map.
 */
function inRings(meters: number, rings: readonly number[]): number {
  const within = rings.findIndex((ring) => ring >= meters)
  const index = within === -1 ? rings.length - 1 : within
  const to = rings[index] ?? meters
  const from = rings[index - 1]
  return from === undefined
    ? (meters / to) * INNERMOST
    : INNERMOST + index - 1 + Math.log(meters / from) / Math.log(to / from)
}

const isFree = (box: Box, taken: readonly Box[]) =>
  taken.every(
    ({ x, y, width, height }) =>
      Math.abs(box.x - x) >= (box.width + width) / 2 || Math.abs(box.y - y) >= (box.height + height) / 2,
  )
const isInside = ({ x, y, width, height }: Box, frame: Frame) =>
  x >= width / 2 && x <= frame.width - width / 2 && y >= height / 2 && y <= frame.height - height / 2

/** Points on a circle, each after its neighbors' opposite, so that the first free one is not always on the same side. */
const around = ({ x, y }: Position, radius: number, count: number): Position[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (((index * (count / 2 - 1) + 1) % count) / count) * 2 * Math.PI
    return { x: x + Math.cos(angle) * radius, y: y - Math.sin(angle) * radius }
  })

/**
 * Lays out a map. Where marks collide, the selected place and then the earlier ones keep theirs, and the others become dots.
 * A selected place without a mark is drawn as a pin.
 */
export function layOutMap(frame: Frame, spots: readonly Spot[], selectedId: string | undefined): MapLayout {
  const distances = spots.map(({ east, north }) => Math.max(1, Math.hypot(east, north)))
  const rings = ringsAround(distances)
  const inUnits = spots.map(({ east, north }, index) => {
    const meters = distances[index] ?? 1
    const units = inRings(meters, rings) / meters
    return { x: east * units, y: -north * units }
  })
  const { unit, mosque } = fit(frame, inUnits)

  const taken: Box[] = [{ ...mosque, ...MOSQUE }]
  const take = (box: Box): Box => {
    taken.push(box)
    return box
  }
  const find = (home: Position, size: Frame, reach: number): Box | undefined => {
    const steps = Array.from({ length: reach / 6 }, (_, index) => (index + 1) * 6)
    return [home, ...steps.flatMap((step) => around(home, step, 12))]
      .map((position) => ({ ...position, ...size }))
      .find((box) => isInside(box, frame) && isFree(box, taken))
  }

  const placed = spots
    .map((spot, index) => ({ spot, index }))
    .toSorted((a, b) => Number(b.spot.id === selectedId) - Number(a.spot.id === selectedId))
    .map(({ spot: { id, markWidth }, index }) => {
      const { x, y } = inUnits[index] ?? { x: 0, y: 0 }
      const stretch = Math.max(1, NEAREST / (Math.hypot(x, y) * unit))
      const home = { x: mosque.x + x * unit * stretch, y: mosque.y + y * unit * stretch }
      if (id === selectedId && markWidth === 0) {
        take({ x: home.x, y: home.y - PIN.height / 2, ...PIN })
        return { id, ...home, mark: undefined }
      }
      // At most half its way from the mosque, so that it stays in its direction.
      const reach = Math.min(MARK_REACH, Math.hypot(home.x - mosque.x, home.y - mosque.y) / 2)
      const size = { width: markWidth + 4, height: MARK_HEIGHT + TIP + 3 }
      const markOn = (mark: 'above' | 'below') => {
        const lift = (mark === 'above' ? -1 : 1) * (size.height / 2)
        const box = find({ x: home.x, y: home.y + lift }, size, reach)
        return box && { id, x: box.x, y: take(box).y - lift, mark }
      }
      const marked = markWidth > 0 ? (markOn('above') ?? markOn('below')) : undefined
      if (marked) return marked
      const { x: left, y: top } = take(find(home, DOT, DOT_REACH) ?? { ...home, ...DOT })
      return { id, x: left, y: top, mark: undefined }
    })

  const selected = placed.find(({ id }) => id === selectedId)
  if (selected) taken.push(...between(mosque, selected))

  return {
    mosque,
    spots: placed,
    rings: rings.map((meters, index) => {
      const radius = (index + INNERMOST) * unit
      const label = around(mosque, radius, 24)
        .map((position) => ({ ...position, ...LABEL }))
        .find((box) => isInside(box, frame) && isFree(box, taken))
      return { meters, radius, label: label && take(label) }
    }),
  }
}

/** The line between two points as small boxes. */
function between(from: Position, to: Position): Box[] {
  const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 8)
  return Array.from({ length: count }, (_, index) => ({
    x: from.x + ((to.x - from.x) * index) / count,
    y: from.y + ((to.y - from.y) * index) / count,
    width: 8,
    height: 8,
  }))
}

/** Width of a ring, and the position of the mosque nearest to the middle, that bring all places inside the frame. */
function fit({ width, height }: Frame, places: readonly Position[]): { unit: number; mosque: Position } {
  const x = fitAxis({ from: EDGE.x, to: width - EDGE.x }, [0, ...places.map((place) => place.x)])
  const y = fitAxis({ from: EDGE.top, to: height - EDGE.bottom }, [0, ...places.map((place) => place.y)])
  // A frame that is not laid out yet has no room at all.
  const unit = Math.max(1, Math.min(Math.min(width, height) * MAX_RING_WIDTH, x.maxUnit, y.maxUnit))
  return { unit, mosque: { x: x.middleAt(unit), y: y.middleAt(unit) } }
}

/** The widest ring with which all values fit between two edges, and where 0 is then. */
function fitAxis({ from, to }: { from: number; to: number }, values: readonly number[]) {
  const before = Math.max(0, -Math.min(...values))
  const after = Math.max(0, ...values)
  const middle = (from + to) / 2
  const shift = ((before - after) / (before + after || 1)) * MAX_SHIFT * (to - from)
  return {
    maxUnit: Math.min((middle + shift - from) / before, (to - middle - shift) / after),
    middleAt: (unit: number) => Math.min(Math.max(middle, from + before * unit), to - after * unit),
  }
}
