import type { VehicleCategory, VehicleType } from '#src/__generated__/schema.ts'
import type { PickUpFieldsFragment } from '#src/data/chosen-vehicles.generated.ts'
import { dotted } from '#src/lib/i18n/dotted.ts'
import { useFormat } from '#src/lib/i18n/use-format.ts'
import { useTranslation } from '#src/lib/i18n/use-translation.ts'

/** A route whose lines do not start with a dash. */
export const routeText = (name: string): string => name.replaceAll(' – ', '\u00A0– ')

/** Counts of a ride, in the language of the screen. */
export function useRideCounts() {
  const { t } = useTranslation('components')
  return {
    passengers: (count: number) => t('passengers', { count }),
    vehicles: (count: number) => t('vehicles', { count }),
  }
}

/** Returns a function that says where and when the driver meets the travelers, as far as it is stated. */
export function usePickUpText() {
  const format = useFormat()
  return ({ place, time, flightNumber }: PickUpFieldsFragment): string =>
    dotted([place, time && format.clock(time), flightNumber])
}

/** Names of vehicles, and what they carry. */
export function useRideWords() {
  const { t } = useTranslation('ride')
  const seats = (count: number) => t('seats', { count })
  const vehiclesOf = (type: VehicleType, count: number) => t(`vehicles.${type}`, { count })
  /** `2 vans, 18 seats`. */
  const carried = (type: VehicleType, { count, seats }: { count: number; seats: number }) =>
    t('seating', { count, vehicles: vehiclesOf(type, count), capacity: t('capacity', { count: seats }) })
  return {
    /** The type; the company's word for one that is not known. */
    vehicleType: (type: VehicleType, text: string | null) =>
      type === 'UNRECOGNISED' && text ? text : t(`type.${type}`),
    category: (category: VehicleCategory, text: string | null) =>
      category === 'UNRECOGNISED' && text ? text : t(`category.${category}`),
    seats,
    seatsEach: (count: number) => t('seatsEach', { count }),
    /** `2 vans`. */
    vehiclesOf,
    carried,
    /** `2 vans, 18 seats for 16 passengers`. */
    seating: (type: VehicleType, vehicles: { count: number; seats: number }, passengers: number) =>
      t('forPassengers', { count: passengers, vehicles: carried(type, vehicles) }),
    /** `18 seats for 16 passengers`, where the vehicles are named beside it. */
    seatsFor: (count: number, passengers: number) => t('forPassengers', { count: passengers, vehicles: seats(count) }),
  }
}
