import { expect, test } from 'vitest'
import { directionOf, distanceBetween, mosqueOf, offsetInMeters, rulerPosition, walkingMinutes } from './distance.ts'

test('clamps the distance ruler to 50 m and 3 km', () => {
  expect([10, 50, 3000, 9000].map(rulerPosition)).toEqual([0, 0, 1, 1])
  expect(rulerPosition(387)).toBeCloseTo(0.5, 2)
})

test('returns no walking time for five kilometers', () => {
  expect(walkingMinutes(20)).toBe(1)
  expect(walkingMinutes(420)).toBe(6)
  expect(walkingMinutes(5000)).toBeUndefined()
})

test('measures distances in Madinah to the Prophet’s Mosque', () => {
  expect(mosqueOf('SA4')).toBe('PROPHETS_MOSQUE')
  expect(mosqueOf('SA1')).toBe('HARAM')
})

test('places a point north-west of the mosque up and to the left', () => {
  const { east, north } = offsetInMeters(
    { latitude: 21.4225, longitude: 39.8262 },
    { latitude: 21.4315, longitude: 39.8166 },
  )
  expect(Math.round(north)).toBe(1002)
  expect(Math.round(east)).toBe(-995)
})

test.each([
  ['N', 0.01, 0],
  ['NE', 0.01, 0.01],
  ['E', 0, 0.01],
  ['SE', -0.01, 0.01],
  ['S', -0.01, 0],
  ['SW', -0.01, -0.01],
  ['W', 0.001, -0.01],
  ['NW', 0.01, -0.01],
])('finds the direction of a place in the %s', (direction, north, east) => {
  const origin = { latitude: 21.4225, longitude: 39.8262 }
  const place = { latitude: origin.latitude + north, longitude: origin.longitude + east }
  expect(directionOf(origin, place)).toBe(direction)
})

test('measures 1.1 km for a hundredth of a degree of latitude', () => {
  const place = { latitude: 21.4325, longitude: 39.8262 }
  expect(Math.round(distanceBetween({ latitude: 21.4225, longitude: 39.8262 }, place))).toBe(1113)
})
