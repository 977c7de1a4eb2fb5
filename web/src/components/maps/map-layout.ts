/** Calculates where a ring map draws its mosque, rings, marks and labels, in pixels of its frame. */

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
  /** Width of the spot's mark; 0 for a dot. */
  readonly markWidth: number
}

export interface MapLayout {
  readonly mosque: Position
  /** Rings, innermost first. A label without free space is omitted. */
  readonly rings: readonly { meters: number; radius: number; label: Position | undefined }[]
  /** Spots in the given order. A mark points at its place from above or below; a place without a mark is a dot. */
  readonly spots: readonly (Position & { id: string; mark: 'above' | 'below' | undefined })[]
}

const RINGS = [100, 250, 500, 1000, 2000, 5000, 10_000, 20_000]
const MAX_RINGS = 4

/** Height of a mark. */
export const MARK_HEIGHT = 24
/** Length of a mark's tip, which points at the place. */
export const TIP = 5
// Sizes reserved for a dot, the mosque and a ring label.
const DOT = { width: 14, height: 14 }
const MOSQUE = { width: 30, height: 32 }
// Nastaliq labels need the whole size. Other labels have a margin.
const LABEL = { width: 64, height: 28 }
/** Size of a pin, whose lower end points at the place. */
export const PIN = { width: 26, height: 34 }

/** Margin between the outermost places and the edge of the frame. */
const EDGE = { x: 40, top: PIN.height + 8, bottom: 24 }
/** Maximum width of a ring, as a fraction of the frame's smaller side. */
const MAX_RING_WIDTH = 0.27
/** Maximum shift of the mosque from the center to make room for places on one side, as a fraction of the frame. */
const MAX_SHIFT = 0.2
/** Maximum distance that a mark or dot may be moved from its place to avoid overlaps. */
const MARK_REACH = 30
const DOT_REACH = 90
/** Minimum distance of a place from the center of the mosque. */
const NEAREST = 24

/** Radii in meters of rings around places at these distances. The innermost is the largest ring without a place inside. */
export function ringsAround(distances: readonly number[]): readonly number[] {
  const outer = RINGS.findIndex((meters) => meters >= Math.max(...distances))
  const last = outer === -1 ? RINGS.length - 1 : Math.max(1, outer)
  const inner = RINGS.findLastIndex((meters) => meters <= Math.min(...distances))
  return RINGS.slice(Math.max(0, Math.min(inner, last - 1), last - MAX_RINGS + 1), last + 1)
}

/** Width of the innermost ring, which has few places, relative to the others. */
const INNERMOST_WIDTH = 0.6

/**
 * Converts a distance to ring widths. All rings are drawn equally wide although outer ones cover more meters, so that near and far places fit on one
 * map.
 */
function toRingWidths(meters: number, rings: readonly number[]): number {
  const outerIndex = rings.findIndex((ring) => ring >= meters)
  const index = outerIndex === -1 ? rings.length - 1 : outerIndex
  const to = rings[index] ?? meters
  const from = rings[index - 1]
  return from === undefined
    ? (meters / to) * INNERMOST_WIDTH
    : INNERMOST_WIDTH + index - 1 + Math.log(meters / from) / Math.log(to / from)
}

const isFree = (box: Box, occupied: readonly Box[]) =>
  occupied.every(
    ({ x, y, width, height }) =>
      Math.abs(box.x - x) >= (box.width + width) / 2 || Math.abs(box.y - y) >= (box.height + height) / 2,
  )
const isInside = ({ x, y, width, height }: Box, frame: Frame) =>
  x >= width / 2 && x <= frame.width - width / 2 && y >= height / 2 && y <= frame.height - height / 2

/** Points on a circle, alternating between opposite sides, so that the first free one is not always on the same side. */
const pointsOnCircle = ({ x, y }: Position, radius: number, count: number): Position[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (((index * (count / 2 - 1) + 1) % count) / count) * 2 * Math.PI
    return { x: x + Math.cos(angle) * radius, y: y - Math.sin(angle) * radius }
  })

/**
 * Lays out a map. If marks collide, the selected place and then earlier places keep their marks, and the others become dots. A selected place
 * without a mark is drawn as a pin.
 */
export function layOutMap(frame: Frame, spots: readonly Spot[], selectedId: string | undefined): MapLayout {
  const distances = spots.map(({ east, north }) => Math.max(1, Math.hypot(east, north)))
  const rings = ringsAround(distances)
  const offsets = spots.map(({ east, north }, index) => {
    const meters = distances[index] ?? 1
    const units = toRingWidths(meters, rings) / meters
    return { x: east * units, y: -north * units }
  })
  const { unit, mosque } = fit(frame, offsets)

  const occupied: Box[] = [{ ...mosque, ...MOSQUE }]
  const occupy = (box: Box): Box => {
    occupied.push(box)
    return box
  }
  const findFreeBox = (home: Position, size: Frame, reach: number): Box | undefined => {
    const steps = Array.from({ length: reach / 6 }, (_, index) => (index + 1) * 6)
    return [home, ...steps.flatMap((step) => pointsOnCircle(home, step, 12))]
      .map((position) => ({ ...position, ...size }))
      .find((box) => isInside(box, frame) && isFree(box, occupied))
  }

  const placed = spots
    .map((spot, index) => ({ spot, index }))
    .toSorted((a, b) => Number(b.spot.id === selectedId) - Number(a.spot.id === selectedId))
    .map(({ spot: { id, markWidth }, index }) => {
      const { x, y } = offsets[index] ?? { x: 0, y: 0 }
      const stretch = Math.max(1, NEAREST / (Math.hypot(x, y) * unit))
      const home = { x: mosque.x + x * unit * stretch, y: mosque.y + y * unit * stretch }
      if (id === selectedId && markWidth === 0) {
        occupy({ x: home.x, y: home.y - PIN.height / 2, ...PIN })
        return { id, ...home, mark: undefined }
      }
      // At most half the distance to the mosque, so that the direction stays right.
      const reach = Math.min(MARK_REACH, Math.hypot(home.x - mosque.x, home.y - mosque.y) / 2)
      const size = { width: markWidth + 4, height: MARK_HEIGHT + TIP + 3 }
      const markAt = (mark: 'above' | 'below') => {
        const lift = (mark === 'above' ? -1 : 1) * (size.height / 2)
        const box = findFreeBox({ x: home.x, y: home.y + lift }, size, reach)
        return box && { id, x: box.x, y: occupy(box).y - lift, mark }
      }
      const mark = markWidth > 0 ? (markAt('above') ?? markAt('below')) : undefined
      if (mark) return mark
      const { x: left, y: top } = occupy(findFreeBox(home, DOT, DOT_REACH) ?? { ...home, ...DOT })
      return { id, x: left, y: top, mark: undefined }
    })

  const selected = placed.find(({ id }) => id === selectedId)
  if (selected) occupied.push(...lineBoxes(mosque, selected))

  return {
    mosque,
    spots: placed,
    rings: rings.map((meters, index) => {
      const radius = (index + INNERMOST_WIDTH) * unit
      const label = pointsOnCircle(mosque, radius, 24)
        .map((position) => ({ ...position, ...LABEL }))
        .find((box) => isInside(box, frame) && isFree(box, occupied))
      return { meters, radius, label: label && occupy(label) }
    }),
  }
}

/** Line between two points as small boxes. */
function lineBoxes(from: Position, to: Position): Box[] {
  const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 8)
  return Array.from({ length: count }, (_, index) => ({
    x: from.x + ((to.x - from.x) * index) / count,
    y: from.y + ((to.y - from.y) * index) / count,
    width: 8,
    height: 8,
  }))
}

/** Ring width, and the position of the mosque closest to the center, with which all places fit into the frame. */
function fit({ width, height }: Frame, places: readonly Position[]): { unit: number; mosque: Position } {
  const x = fitAxis({ from: EDGE.x, to: width - EDGE.x }, [0, ...places.map((place) => place.x)])
  const y = fitAxis({ from: EDGE.top, to: height - EDGE.bottom }, [0, ...places.map((place) => place.y)])
  // A frame that has not been laid out yet has no size.
  const unit = Math.max(1, Math.min(Math.min(width, height) * MAX_RING_WIDTH, x.maxUnit, y.maxUnit))
  return { unit, mosque: { x: x.middleAt(unit), y: y.middleAt(unit) } }
}

/** Maximum ring width with which all values fit between two edges, and the resulting position of 0. */
function fitAxis({ from, to }: { from: number; to: number }, values: readonly number[]) {
  const extentBelow = Math.max(0, -Math.min(...values))
  const extentAbove = Math.max(0, ...values)
  const middle = (from + to) / 2
  const shift = ((extentBelow - extentAbove) / (extentBelow + extentAbove || 1)) * MAX_SHIFT * (to - from)
  return {
    maxUnit: Math.min((middle + shift - from) / extentBelow, (to - middle - shift) / extentAbove),
    middleAt: (unit: number) => Math.min(Math.max(middle, from + extentBelow * unit), to - extentAbove * unit),
  }
}
