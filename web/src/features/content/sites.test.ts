import { expect, test } from 'vitest'
import { directionOf, distanceBetween } from '#src/domain/distance.ts'
import { guides } from './sites.ts'

const distantSites = Object.values(guides).flatMap(({ center, otherSites }) =>
  otherSites.map(({ id, location }) => ({
    id,
    kilometers: distanceBetween(center.location, location) / 1000,
    direction: directionOf(center.location, location),
  })),
)

test('lists ten holy sites in the guides', () => {
  expect(Object.values(guides).reduce((sum, { otherSites }) => sum + 1 + otherSites.length, 0)).toBe(10)
})

test.each([
  ['nour', 4, 6, 'NE'],
  ['thawr', 4.5, 6.5, 'SE'],
  ['mina', 4, 6, 'E'],
  ['muzdalifah', 8, 11, 'SE'],
  ['arafat', 16, 20, 'SE'],
  ['quba', 2.5, 3.7, 'S'],
  ['qiblatayn', 3, 4.5, 'NW'],
  ['uhud', 3.5, 5, 'N'],
])('places %s correctly on the map', (id, from, to, direction) => {
  const site = distantSites.find((place) => place.id === id)
  expect(site?.kilometers).toBeGreaterThan(from)
  expect(site?.kilometers).toBeLessThan(to)
  expect(site?.direction).toBe(direction)
})
