import type { HotelLocation } from '../__generated__/schema-types.ts'
import type { Locale } from '../locale.ts'
import { field, number, text } from '../gateway/wire.ts'
import { cities } from './cities.ts'

function readLocation(source: unknown, locale: Locale): HotelLocation | undefined {
  const code = text(field(source, 'locationCode'))
  if (code === undefined) return undefined
  const city = cities.find((candidate) => candidate.code === code.toUpperCase())
  if (city) return { code: city.code, name: city.names[locale], haram: city.haram }
  const name = text(field(source, 'city'))
  const latitude = number(field(source, 'latitude'))
  const longitude = number(field(source, 'longitude'))
  // Distances need the mosque's coordinates, so a city without them is omitted.
  if (name === undefined || latitude === undefined || longitude === undefined) return undefined
  return { code, name, haram: { latitude, longitude } }
}

const cityRank = (code: string) => {
  const index = cities.findIndex((city) => city.code === code)
  return index === -1 ? cities.length : index
}

/** Returns the cities of the gateway, Makkah first; the two default cities if it lists none. */
export function toLocations(gatewayLocations: unknown[] | null, locale: Locale): HotelLocation[] {
  const locations = (gatewayLocations ?? [])
    .map((source) => readLocation(source, locale))
    .filter((place) => place !== undefined)
  const distinct = [...new Map(locations.map((place) => [place.code, place])).values()]
  if (distinct.length > 0) return distinct.sort((a, b) => cityRank(a.code) - cityRank(b.code))
  return cities.map(({ code, names, haram }) => ({ code, name: names[locale], haram }))
}
