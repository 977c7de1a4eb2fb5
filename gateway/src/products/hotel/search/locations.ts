import { haramLocations } from '../supplier/haram.ts'
import { isLocale } from '#src/locales.ts'
import { cityNames } from '#src/suppliers/cities.ts'

/** Lists the cities where hotels are sold, Makkah first, each with the point from which distances are measured. */
export const listHotelLocations = (cultCode: string) =>
  (['SA1', 'SA4'] as const).map((locationCode) => ({
    locationCode,
    city: isLocale(cultCode) ? cityNames[locationCode][cultCode] : locationCode,
    ...haramLocations[locationCode],
  }))
