/** Proposes the cheapest vehicles of one company for all passengers. */
import type { RideOffer } from './read-rides.ts'
import { limits, type RideInput } from './ride-input.ts'

export type ProposedVehicles = { offer: RideOffer; vehicles: number; passengers: number }
export type Proposal = { total: number; seats: number; lines: ProposedVehicles[] }

type Sized = RideOffer & { seats: number }
type Mix = { total: number; seats: number; counts: ReadonlyMap<Sized, number> }

const isSized = (offer: RideOffer): offer is Sized => offer.seats !== null && offer.price.isConsistent

/** The cheaper mix; of two that cost the same the one with more seats. */
const better = (a: Mix | undefined, b: Mix): Mix =>
  a && (a.total < b.total || (a.total === b.total && a.seats >= b.seats)) ? a : b

/** The cheapest mix of vehicles with enough seats. Finds the best mix for each number of vehicles and of passengers carried, one kind after the other. */
function cheapestMix(offers: readonly Sized[], passengers: number, most: number): Mix | undefined {
  const none: Mix = { total: 0, seats: 0, counts: new Map() }
  let best = new Map<number, Mix>([[0, none]])
  // A mix is known by its number of vehicles and the passengers that have a seat.
  const keyOf = (vehicles: number, carried: number) => vehicles * (passengers + 1) + carried
  for (const offer of offers) {
    const extended = new Map(best)
    for (const [key, mix] of best) {
      const [vehicles, carried] = [Math.floor(key / (passengers + 1)), key % (passengers + 1)]
      const count = Math.min(most - vehicles, offer.available ?? most)
      for (let more = 1; more <= count && carried + (more - 1) * offer.seats < passengers; more += 1) {
        const next = keyOf(vehicles + more, Math.min(passengers, carried + more * offer.seats))
        const larger = {
          total: mix.total + more * offer.price.total,
          seats: mix.seats + more * offer.seats,
          counts: new Map([...mix.counts, [offer, more] as const]),
        }
        extended.set(next, better(extended.get(next), larger))
      }
    }
    best = extended
  }
  const enough = [...best].filter(([key]) => key % (passengers + 1) === passengers).map(([, mix]) => mix)
  return enough.reduce<Mix | undefined>(better, undefined)
}

/** Seats passengers: one in each vehicle, then the largest vehicles are filled first. */
function seated({ counts }: Mix, passengers: number): ProposedVehicles[] {
  const lines = [...counts].toSorted(([a], [b]) => b.seats - a.seats)
  let left = passengers - lines.reduce((sum, [, vehicles]) => sum + vehicles, 0)
  return lines.map(([offer, vehicles]) => {
    const more = Math.min(left, (offer.seats - 1) * vehicles)
    left -= more
    return { offer, vehicles, passengers: vehicles + more }
  })
}

const groupOf = ({ provider, company, route }: RideOffer) => JSON.stringify([provider, company?.code, route?.code])

/** The cheapest vehicles of one company on one route that carry all passengers; null when there are none. */
export function propose(offers: readonly RideOffer[], { passengers, vehicles }: RideInput): Proposal | null {
  const most = vehicles ?? Math.min(limits.vehicles, passengers)
  const mixes = [...Map.groupBy(offers.filter(isSized), groupOf).values()].flatMap(
    (same) => cheapestMix(same, passengers, most) ?? [],
  )
  const best = mixes.reduce<Mix | undefined>(better, undefined)
  return best ? { total: best.total, seats: best.seats, lines: seated(best, passengers) } : null
}
