/** The vehicles an agent has chosen: of one company on one route. */
import { type Money, add, times } from '#src/domain/money.ts'
import { MAX_VEHICLES } from '#src/domain/search/transport-search.ts'
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'
import type { VehicleCardFragment } from '../transport-search.generated.ts'
import type { SearchResults } from '../use-results.ts'

export interface ChosenVehicles {
  readonly offer: VehicleCardFragment
  readonly vehicles: number
  /** Codes of the services for these vehicles. */
  readonly services: readonly string[]
}

export interface RideChoice {
  readonly searchId: string
  readonly lines: readonly ChosenVehicles[]
}

/** Offers that can be booked together. */
const groupOf = ({ supplierInfo, company, route }: VehicleCardFragment): string =>
  JSON.stringify([supplierInfo.key, company?.code, route?.code])

/** Most vehicles of an offer in one booking. */
export const maxOf = ({ available }: VehicleCardFragment): number => Math.min(available ?? MAX_VEHICLES, MAX_VEHICLES)

/** Sets the number of vehicles of an offer. Vehicles of another company or route are left out then. */
export function withVehicles(
  lines: readonly ChosenVehicles[],
  offer: VehicleCardFragment,
  vehicles: number,
): readonly ChosenVehicles[] {
  const together = lines.filter((line) => groupOf(line.offer) === groupOf(offer))
  if (vehicles < 1) return together.filter((line) => line.offer.id !== offer.id)
  if (!together.some((line) => line.offer.id === offer.id)) return [...together, { offer, vehicles, services: [] }]
  return together.map((line) => (line.offer.id === offer.id ? { ...line, vehicles } : line))
}

export const linesOf = ({ lines }: NonNullable<SearchResults['proposal']>): ChosenVehicles[] =>
  lines.map(({ offer, vehicles }) => ({ offer, vehicles, services: [] }))

/** Price of all vehicles with their services, by the prices of the search; the quote has the final one. */
export function priceOf(lines: readonly ChosenVehicles[]): Money | undefined {
  const prices = lines.flatMap(({ offer, vehicles, services }) => [
    times(offer.price.total, vehicles),
    ...offer.services.filter(({ code }) => services.includes(code)).map(({ price }) => price.total),
  ])
  const [first, ...others] = prices
  return first && others.reduce(add, first)
}

const storageKey = 'ride-choice.1'

/** The choice of a search, which survives a reload and the way back from the checkout. */
export function readChoice(searchId: string): readonly ChosenVehicles[] {
  const stored = readPrivate('tab', storageKey)
  const isOfSearch = typeof stored === 'object' && stored !== null && Reflect.get(stored, 'searchId') === searchId
  // Only this module writes it, for this search.
  return isOfSearch ? (stored as RideChoice).lines : []
}

export const storeChoice = (choice: RideChoice): void => writePrivate('tab', storageKey, choice)
