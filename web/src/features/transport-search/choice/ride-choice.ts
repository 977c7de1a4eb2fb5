/** Vehicles that the agent has selected, all from one company and for one route. */
import { type Money, add, multiply } from '#src/domain/money.ts'
import { MAX_VEHICLES } from '#src/domain/search/transport-search.ts'
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'
import type { VehicleCardFragment } from '../transport-search.generated.ts'
import type { SearchResults } from '../use-results.ts'

export interface ChosenVehicles {
  readonly offer: VehicleCardFragment
  readonly vehicles: number
  /** Codes of the services selected for the ride, if these vehicles offer them. */
  readonly services: readonly string[]
}

export interface RideChoice {
  readonly searchId: string
  readonly lines: readonly ChosenVehicles[]
}

/** Key shared by the offers that can be booked together. */
const toGroupKey = ({ supplierInfo, company, route }: VehicleCardFragment): string =>
  JSON.stringify([supplierInfo.key, company?.code, route?.code])

/** Maximum number of vehicles of an offer in one booking. */
export const getMaxVehicles = ({ available }: VehicleCardFragment): number =>
  Math.min(available ?? MAX_VEHICLES, MAX_VEHICLES)

/** Sets the number of vehicles for an offer. Removes vehicles from another company or on another route. */
export function withVehicles(
  lines: readonly ChosenVehicles[],
  offer: VehicleCardFragment,
  vehicles: number,
): readonly ChosenVehicles[] {
  const compatible = lines.filter((line) => toGroupKey(line.offer) === toGroupKey(offer))
  if (vehicles < 1) return compatible.filter((line) => line.offer.id !== offer.id)
  if (!compatible.some((line) => line.offer.id === offer.id)) {
    const serviceCodes = new Set(compatible.flatMap((line) => line.services))
    const services = offer.services.map(({ code }) => code).filter((code) => serviceCodes.has(code))
    return [...compatible, { offer, vehicles, services }]
  }
  return compatible.map((line) => (line.offer.id === offer.id ? { ...line, vehicles } : line))
}

export const toLines = ({ lines }: NonNullable<SearchResults['proposal']>): ChosenVehicles[] =>
  lines.map(({ offer, vehicles }) => ({ offer, vehicles, services: [] }))

/** Toggles a service for all vehicles that offer it. */
export function withService(lines: readonly ChosenVehicles[], code: string): readonly ChosenVehicles[] {
  const isChosen = lines.some(({ services }) => services.includes(code))
  return lines.map((line) => {
    const others = line.services.filter((other) => other !== code)
    const isOffered = line.offer.services.some((service) => service.code === code)
    return { ...line, services: !isChosen && isOffered ? [...others, code] : others }
  })
}

/**
 * Calculates the price of the selected vehicles from the prices in the search results. Includes services only if the required number of vehicles of
 * one kind is selected. For other selections, only the quote includes the price of the services.
 */
export function calculatePrice(
  lines: readonly ChosenVehicles[],
): { total: Money; services: 'none' | 'included' | 'later' } | undefined {
  const [line, ...others] = lines
  if (!line) return undefined
  const vehicleTotal = others.reduce(
    (sum, { offer, vehicles: count }) => add(sum, multiply(offer.price.total, count)),
    multiply(line.offer.price.total, line.vehicles),
  )
  if (lines.every(({ services }) => services.length === 0)) return { total: vehicleTotal, services: 'none' }
  if (others.length > 0 || line.vehicles !== line.offer.vehiclesNeeded)
    return { total: vehicleTotal, services: 'later' }
  const chosenServices = line.offer.services.filter(({ code }) => line.services.includes(code))
  return { total: chosenServices.reduce((sum, { price }) => add(sum, price.total), vehicleTotal), services: 'included' }
}

const storageKey = 'ride-choice.1'

/** Reads the stored choice for a search. The choice survives a reload and Back from the checkout. */
export function readChoice(searchId: string): readonly ChosenVehicles[] {
  const stored = readPrivate('tab', storageKey)
  const isForSearch = typeof stored === 'object' && stored !== null && Reflect.get(stored, 'searchId') === searchId
  // Not validated, because only this module writes it.
  return isForSearch ? (stored as RideChoice).lines : []
}

export const storeChoice = (choice: RideChoice): void => writePrivate('tab', storageKey, choice)
