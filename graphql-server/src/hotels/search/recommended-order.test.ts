import { expect, test } from 'vitest'
import { type RecommendationInput, recommendedScore } from './recommended-order.ts'

const lowest = 1_000_00
const aHotel = (changes: Partial<RecommendationInput> = {}): RecommendationInput => ({
  distance: 400,
  total: 2_000_00,
  stars: 4,
  refundable: true,
  freeCancellation: true,
  bookable: true,
  ...changes,
})
const score = (changes: Partial<RecommendationInput> = {}) => recommendedScore(aHotel(changes), lowest)

test('scores 100 for the nearest, cheapest, best-rated hotel with free cancellation, and 0 for its opposite', () => {
  expect(score({ distance: 50, total: lowest, stars: 5 })).toBe(100)
  expect(score({ distance: 5000, total: null, stars: null, refundable: false, freeCancellation: false })).toBe(0)
})

test.each<[string, Partial<RecommendationInput>, Partial<RecommendationInput>]>([
  ['nearer', { distance: 200 }, { distance: 400 }],
  ['cheaper', { total: 1_500_00 }, { total: 2_000_00 }],
  ['with more stars', { stars: 5 }, { stars: 4 }],
  ['with free cancellation', {}, { freeCancellation: false }],
  ['refundable', { freeCancellation: false }, { freeCancellation: false, refundable: null }],
  ['with known terms', { freeCancellation: false, refundable: null }, { freeCancellation: false, refundable: false }],
  ['with a known distance', { distance: 2900 }, { distance: null }],
  ['that can be booked', { distance: 4000, total: 90_000_00, stars: 1 }, { distance: 50, bookable: false }],
])('puts a hotel %s first', (_, better, worse) => {
  expect(score(better)).toBeGreaterThan(score(worse))
})

test('prefers four stars near the Haram to one star 4 km away at a third of the price', () => {
  const far = { distance: 4000, stars: 1, total: lowest }
  expect(score({ distance: 300, total: 3 * lowest })).toBeGreaterThan(score(far))
})

test('deducts the same amount for doubling the distance anywhere on the scale', () => {
  const cost = (meters: number) => score({ distance: meters }) - score({ distance: 2 * meters })
  expect(cost(100)).toBeCloseTo(cost(800))
})
