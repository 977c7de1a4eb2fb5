import type { Trip } from '../__generated__/schema-types.ts'
import type { Context } from '../context.ts'
import { readContent, requireAccepted } from '../gateway/envelope.ts'
import { list, path } from '../gateway/wire.ts'
import { isPossibleId } from '../input/text-input.ts'
import { readTrip, readTrips } from './gateway-calls.ts'
import { type Choices, readTripView } from './trip-view.ts'

/** Returns the company's open trips; null if the gateway does not support trips. Unreadable trips are omitted. */
export async function listTrips(choices: Choices, { gateway, locale, logger }: Context): Promise<Trip[] | null> {
  const result = await readTrips(gateway)
  if (!result) return null
  const rows = list(path(requireAccepted(result).body, 'response', 'results'))
  const trips = rows.flatMap((row) => readTripView(row, choices, locale) ?? [])
  if (trips.length < rows.length) logger.warn({ unreadable: rows.length - trips.length }, 'trips cannot be read')
  return trips
}

/** Returns an open trip of the company; null if there is none, or if the gateway does not support trips. */
export async function viewTrip(choices: Choices, id: string, { gateway, locale }: Context): Promise<Trip | null> {
  if (!isPossibleId(id)) return null
  const result = await readTrip(gateway, id)
  // A rejected query means that the id cannot belong to a trip.
  if (result && !result.ok && (result.rejected || result.code === 'TRIP_NOT_FOUND')) return null
  return readTripView(readContent(result), choices, locale) ?? null
}
