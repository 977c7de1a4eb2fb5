import { describe, expect, it } from 'vitest'
import { proposeVehicles } from './propose.ts'
import type { RideOffer } from './read-rides.ts'
import type { RideInput } from './ride-input.ts'

const input = (passengers: number, vehicles: number | null = null): RideInput => ({
  routeCode: '101',
  date: '2027-01-10',
  passengers,
  vehicles,
  nationality: 'ID',
  modelFrom: 2006,
  modelTo: 2022,
})

const anOffer = (seats: number | null, riyals: number, more: Partial<RideOffer> = {}): RideOffer => ({
  id: `${seats}-${riyals}`,
  provider: 'hudxconnect',
  company: { code: 'A', name: 'Company A' },
  route: { code: '101', name: 'Route' },
  vehicleType: 'VAN',
  vehicleTypeText: 'Van',
  category: 'NORMAL',
  categoryText: 'Normal',
  imageUrl: null,
  seats,
  modelFrom: null,
  modelTo: null,
  available: 10,
  price: { total: riyals * 100, currency: 'SAR', lines: [], commission: null, isConsistent: true, isRounded: false },
  vehiclesNeeded: null,
  services: [],
  cancellationPolicy: null,
  place: [0, 0, 0],
  ...more,
})

const proposeLines = (offers: RideOffer[], passengers: number, vehicles?: number) =>
  proposeVehicles(offers, input(passengers, vehicles))?.lines.map((line) => [
    line.offer.seats,
    line.vehicles,
    line.passengers,
  ])

/** Finds the lowest price of any mix by trying all of them. */
function findLowestPrice(offers: readonly RideOffer[], passengers: number, maxVehicles: number): number {
  const [first, ...others] = offers
  if (passengers <= 0) return 0
  if (!first) return Number.POSITIVE_INFINITY
  const counts = Array.from({ length: Math.min(maxVehicles, first.available ?? maxVehicles) + 1 }, (_, count) => count)
  return Math.min(
    ...counts.map(
      (count) =>
        count * first.price.total +
        findLowestPrice(others, passengers - count * (first.seats ?? 0), maxVehicles - count),
    ),
  )
}

describe('vehicle proposal', () => {
  it('mixes vehicles when that is cheapest', () => {
    const offers = [anOffer(4, 100), anOffer(12, 210), anOffer(49, 900)]
    expect(proposeLines(offers, 16)).toEqual([
      [12, 1, 12],
      [4, 1, 4],
    ])
    expect(proposeLines(offers, 48)).toEqual([[12, 4, 48]])
    expect(proposeLines(offers, 60)).toEqual([[12, 5, 60]])
  })

  it('prefers more seats at the same price', () => {
    expect(proposeLines([anOffer(10, 200), anOffer(14, 200)], 8)).toEqual([[14, 1, 8]])
  })

  it('uses vehicles from only one company', () => {
    const otherCompany = { company: { code: 'B', name: 'Company B' } }
    expect(proposeLines([anOffer(4, 100), anOffer(4, 90, { ...otherCompany, available: 1 })], 8)).toEqual([[4, 2, 8]])
  })

  it('never uses more vehicles than are available or requested, or more than ten', () => {
    expect(proposeLines([anOffer(4, 100, { available: 1 }), anOffer(49, 900)], 8)).toEqual([[49, 1, 8]])
    expect(proposeLines([anOffer(4, 100), anOffer(49, 900)], 8, 1)).toEqual([[49, 1, 8]])
    expect(proposeLines([anOffer(4, 100)], 41)).toBeUndefined()
    expect(proposeLines([anOffer(4, 100, { available: null })], 40)).toEqual([[4, 10, 40]])
  })

  it('assigns at least one passenger to each vehicle', () => {
    expect(proposeLines([anOffer(3, 10), anOffer(2, 8)], 5)).toEqual([
      [3, 1, 3],
      [2, 1, 2],
    ])
  })

  it('ignores vehicles with an unknown number of seats or inconsistent prices', () => {
    const inconsistent = { ...anOffer(9, 1).price, isConsistent: false }
    expect(proposeLines([anOffer(null, 1), anOffer(9, 1, { price: inconsistent })], 4)).toBeUndefined()
  })

  it('is the cheapest of all combinations', () => {
    let seed = 7
    const random = (max: number) => 1 + ((seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % max)
    for (let round = 0; round < 150; round += 1) {
      const offers = Array.from({ length: 3 }, () => anOffer(random(14), random(400), { available: random(5) }))
      const passengers = random(40)
      const proposal = proposeVehicles(offers, input(passengers))
      const lowest = findLowestPrice(offers, passengers, Math.min(10, passengers))
      expect(proposal?.total ?? Number.POSITIVE_INFINITY).toBe(lowest)
      if (!proposal) continue
      expect(proposal.lines.reduce((sum, line) => sum + line.passengers, 0)).toBe(passengers)
      for (const { offer, vehicles, passengers: seated } of proposal.lines) {
        expect(seated).toBeGreaterThanOrEqual(vehicles)
        expect(seated).toBeLessThanOrEqual(vehicles * (offer.seats ?? 0))
      }
    }
  })
})
