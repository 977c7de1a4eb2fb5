import type { VehicleCategory, VehicleType } from '#src/__generated__/schema.ts'
import type { PickUpFieldsFragment } from '#src/data/chosen-vehicles.generated.ts'
import { joinWithDots } from '#src/lib/i18n/join-with-dots.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** Name of a route, formatted so that no line starts with a dash. */
export const routeText = (name: string): string => name.replaceAll(' – ', '\u00A0– ')

/** Texts for a ride's counts in the current language. */
export function useRideCounts() {
  const { t } = useTranslation('components')
  return {
    passengers: (count: number) => t('passengers', { count }),
    vehicles: (count: number) => t('vehicles', { count }),
  }
}

/** Returns a function that describes where and when the driver meets the travelers. Omits what is unknown. */
export function usePickUpText() {
  const format = useFormat()
  return ({ place, time, flightNumber }: PickUpFieldsFragment): string =>
    joinWithDots([place, time && format.clock(time), flightNumber])
}

/** Names and capacities of vehicles. */
export function useRideTexts() {
  const { t } = useTranslation('ride')
  const seats = (count: number) => t('seats', { count })
  const vehicleCount = (type: VehicleType, count: number) => t(`vehicles.${type}`, { count })
  /** `2 vans, 18 seats`. */
  const vehiclesAndSeats = (type: VehicleType, { count, seats }: { count: number; seats: number }) =>
    t('seating', { count, vehicles: vehicleCount(type, count), capacity: t('capacity', { count: seats }) })
  return {
    /** Name of a vehicle type; the company's text for an unknown one. */
    vehicleType: (type: VehicleType, text: string | null) =>
      type === 'UNRECOGNISED' && text ? text : t(`type.${type}`),
    category: (category: VehicleCategory, text: string | null) =>
      category === 'UNRECOGNISED' && text ? text : t(`category.${category}`),
    seats,
    seatsEach: (count: number) => t('seatsEach', { count }),
    /** `2 vans`. */
    vehicleCount,
    vehiclesAndSeats,
    /** `2 vans, 18 seats for 16 passengers`. */
    seating: (type: VehicleType, vehicles: { count: number; seats: number }, passengers: number) =>
      t('forPassengers', { count: passengers, vehicles: vehiclesAndSeats(type, vehicles) }),
    /** `18 seats for 16 passengers`, for use next to the vehicles' names. */
    seatsFor: (count: number, passengers: number) => t('forPassengers', { count: passengers, vehicles: seats(count) }),
  }
}
