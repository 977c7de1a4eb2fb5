/** Proposes the cheapest vehicles of one company for all passengers. */
import type { RideOffer } from './read-rides.ts'
import { limits, type RideInput } from './ride-input.ts'

export type ProposedVehicles = { offer: RideOffer; vehicles: number; passengers: number }
export type Proposal = { total: number; seats: number; lines: ProposedVehicles[] }

type SizedOffer = RideOffer & { seats: number }
/** A mix of vehicles, made by adding vehicles of one kind to a smaller mix. */
type Mix = { total: number; seats: number; added: { offer: SizedOffer; count: number; smallerMix: Mix } | null }

const canBeProposed = (offer: RideOffer): offer is SizedOffer => offer.seats !== null && offer.price.isConsistent

/** Whether a mix is cheaper, or costs the same and has more seats. */
const isBetter = ({ total, seats }: Pick<Mix, 'total' | 'seats'>, other: Mix | undefined): boolean =>
  !other || total < other.total || (total === other.total && seats > other.seats)

const findBest = (mixes: readonly Mix[]): Mix | undefined =>
  mixes.reduce<Mix | undefined>((best, mix) => (isBetter(mix, best) ? mix : best), undefined)

/**
 * Finds the cheapest mix of vehicles with enough seats. Computes the best mix for each number of vehicles and passengers, one kind after the
 * other.
 */
function findCheapestMix(offers: readonly SizedOffer[], passengers: number, maxVehicles: number): Mix | undefined {
  const toIndex = (vehicles: number, seated: number) => vehicles * (passengers + 1) + seated
  let best: (Mix | undefined)[] = Array.from({ length: toIndex(maxVehicles + 1, 0) })
  best[0] = { total: 0, seats: 0, added: null }
  for (const offer of offers) {
    const extended = [...best]
    for (const [key, mix] of best.entries()) {
      if (!mix) continue
      const [vehicles, seated] = [Math.floor(key / (passengers + 1)), key % (passengers + 1)]
      const available = Math.min(maxVehicles - vehicles, offer.available ?? maxVehicles)
      for (let count = 1; count <= available && seated + (count - 1) * offer.seats < passengers; count += 1) {
        const next = toIndex(vehicles + count, Math.min(passengers, seated + count * offer.seats))
        const total = mix.total + count * offer.price.total
        const seats = mix.seats + count * offer.seats
        if (isBetter({ total, seats }, extended[next]))
          extended[next] = { total, seats, added: { offer, count, smallerMix: mix } }
      }
    }
    best = extended
  }
  return findBest(best.flatMap((mix, key) => (mix && key % (passengers + 1) === passengers ? mix : [])))
}

function listCounts({ added }: Mix): [SizedOffer, number][] {
  return added ? [...listCounts(added.smallerMix), [added.offer, added.count]] : []
}

/** Seats one passenger in each vehicle, then fills the largest vehicles first. */
function seatPassengers(mix: Mix, passengers: number): ProposedVehicles[] {
  const lines = listCounts(mix).toSorted(([a], [b]) => b.seats - a.seats)
  let unseated = passengers - lines.reduce((sum, [, vehicles]) => sum + vehicles, 0)
  return lines.map(([offer, vehicles]) => {
    const extraPassengers = Math.min(unseated, (offer.seats - 1) * vehicles)
    unseated -= extraPassengers
    return { offer, vehicles, passengers: vehicles + extraPassengers }
  })
}

const groupKey = ({ provider, company, route }: RideOffer) => JSON.stringify([provider, company?.code, route?.code])

/** Proposes the cheapest vehicles of one company on one route that carry all passengers; null if there are none. */
export function proposeVehicles(offers: readonly RideOffer[], { passengers, vehicles }: RideInput): Proposal | null {
  const maxVehicles = vehicles ?? Math.min(limits.vehicles, passengers)
  const mixes = [...Map.groupBy(offers.filter(canBeProposed), groupKey).values()].flatMap(
    (group) => findCheapestMix(group, passengers, maxVehicles) ?? [],
  )
  const best = findBest(mixes)
  return best ? { total: best.total, seats: best.seats, lines: seatPassengers(best, passengers) } : null
}
