import { expect, test } from 'vitest'
import { layOutMap, ringsAround } from './map-layout.ts'

const frame = { width: 640, height: 440 }
const phone = { width: 330, height: 340 }

/** Spot at a distance in meters and an angle in degrees, counted from east. */
const spot = (id: string, meters: number, degrees: number, markWidth = 56) => ({
  id,
  east: meters * Math.cos((degrees * Math.PI) / 180),
  north: meters * Math.sin((degrees * Math.PI) / 180),
  markWidth,
})
const crowd = Array.from({ length: 20 }, (_, index) => spot(`hotel-${index}`, 400 + index * 20, 30 + index * 4))

test.each([
  ['places near the mosque', [300, 717], [250, 500, 1000]],
  ['places far from the mosque', [3000, 8000], [2000, 5000, 10_000]],
  ['places both near and far', [90, 4800], [500, 1000, 2000, 5000]],
  ['a single place', [700], [500, 1000]],
  ['a place in another city', [72_000], [10_000, 20_000]],
])('selects the rings of a map with %s', (_, distances, rings) => {
  expect(ringsAround(distances)).toEqual(rings)
})

test.each([0, 45, 90, 135, 180, 225, 270, 315])(
  'draws a place at %i° inside the map and in the right direction',
  (degrees) => {
    for (const size of [frame, phone])
      for (const meters of [20, 400, 9000]) {
        const { mosque, spots } = layOutMap(size, [spot('a', meters, degrees)], 'a')
        const [{ x, y } = { x: -1, y: -1 }] = spots
        expect(x).toBeGreaterThanOrEqual(28)
        expect(x).toBeLessThanOrEqual(size.width - 28)
        expect(y).toBeGreaterThanOrEqual(12)
        expect(y).toBeLessThanOrEqual(size.height - 12)
        const direction = (Math.atan2(mosque.y - y, x - mosque.x) * 180) / Math.PI
        expect(Math.abs(((direction - degrees + 540) % 360) - 180)).toBeLessThan(30)
      }
  },
)

test('lays out a map whose frame has no height', () => {
  const { rings, mosque } = layOutMap({ width: 300, height: 0 }, [spot('a', 900, 30)], undefined)
  for (const { radius } of rings) expect(radius).toBeGreaterThan(0)
  expect(mosque.y).not.toBeNaN()
})

test('fills the map with its places, however near or far they are', () => {
  for (const far of [250, 800, 7000]) {
    const { spots } = layOutMap(frame, [spot('a', far, 90), spot('b', far, 270), spot('c', far / 3, 0)], 'a')
    const ys = spots.map(({ y }) => y)
    expect(Math.max(...ys) - Math.min(...ys)).toBeGreaterThan(frame.height * 0.6)
  }
})

test('keeps the marks for the selected and the first places when marks collide', () => {
  const { spots } = layOutMap(phone, crowd, 'hotel-12')
  expect(spots.slice(0, 2)).toMatchObject([
    { id: 'hotel-12', mark: 'above' },
    { id: 'hotel-0', mark: 'above' },
  ])
  expect(spots.some(({ mark }) => !mark)).toBe(true)
})

test('never draws another mark, a dot or a label over a mark', () => {
  for (const size of [frame, phone]) {
    const { mosque, spots, rings } = layOutMap(size, crowd, 'hotel-3')
    const boxes = [
      { ...mosque, width: 24, height: 26 },
      ...spots.map(({ mark, x, y }) =>
        mark ? { x, y: mark === 'above' ? y - 15 : y + 15, width: 56, height: 29 } : { x, y, width: 10, height: 10 },
      ),
      ...rings.flatMap(({ label }) => (label ? [{ ...label, width: 50, height: 18 }] : [])),
    ]
    const overlapping = boxes.flatMap((box, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            Math.abs(box.x - other.x) < (box.width + other.width) / 2 &&
            Math.abs(box.y - other.y) < (box.height + other.height) / 2,
        ),
    )
    expect(overlapping).toEqual([])
  }
})

test('labels every ring on an uncrowded map', () => {
  for (const { label } of layOutMap(phone, [spot('a', 400, 200), spot('b', 900, 30)], undefined).rings) {
    expect(label?.x).toBeGreaterThan(25)
    expect(label?.y).toBeLessThan(phone.height - 9)
  }
})
