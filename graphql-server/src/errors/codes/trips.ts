import type { CodeTable } from './code-details.ts'

/** Refusals of changes to trips. */
export const tripRefusals = {
  TRIP_NOT_FOUND: {
    cause: 'The trip does not exist, was discarded, or belongs to another company.',
    remedy: 'Read `trips` again.',
    retryable: false,
  },
  TRIP_CHANGED: {
    cause: 'Another agent changed the trip after the version in the request.',
    remedy: 'Show `currentTrip`, and send the change again with its version if the agent still wants it.',
    retryable: false,
  },
  TRIP_DUPLICATE_ITEM: {
    cause: 'The trip already has a service of this type.',
    remedy: 'Send `replace` with the ID of that part, or remove it first.',
    retryable: false,
    legacyMessage: 'Duplicate Item, Please remove old same type item.',
  },
  TRIP_LIMIT: {
    cause: 'The company has as many open trips as the gateway allows.',
    remedy: 'Discard a trip.',
    retryable: false,
  },
  TRIP_NOT_AVAILABLE: {
    cause: 'No supplier sells the service any longer.',
    remedy: 'Search again and add another service.',
    retryable: false,
  },
  TRIP_REFUSED: {
    cause: 'The gateway refused the change for a reason that this server does not know.',
    remedy: 'Read the trip again and retry.',
    retryable: true,
  },
} satisfies CodeTable

/** Problems of trips. */
export const tripProblems = {
  TRIP_NIGHTS_TOO_FEW: {
    cause: 'The trip has fewer nights than an Umrah visa requires.',
    remedy: 'Plan more nights, or plan the trip without a visa.',
    retryable: false,
    legacyMessage: 'Total night should be minimum 5 nights.',
  },
  TRIP_CITY_NIGHTS_TOO_FEW: {
    cause: 'The trip has fewer nights in a city than an Umrah visa requires.',
    remedy: 'Plan a stay in that city, or plan the trip without a visa.',
    retryable: false,
  },
  TRIP_SERVICE_MISSING: {
    cause: 'A service is planned, or required for an Umrah visa, but not chosen.',
    remedy: 'Add a service of `serviceType`.',
    retryable: false,
  },
  TRIP_STAYS_OVERLAP: {
    cause: 'A stay starts before the previous one ends.',
    remedy: 'Replace one of the stays.',
    retryable: false,
  },
  TRIP_STAYS_GAP: {
    cause: 'There are nights without a hotel between two stays.',
    remedy: 'Replace one of the stays.',
    retryable: false,
  },
  TRIP_DATES_DIFFER: {
    cause: 'The dates of a service are not those of the plan or of the stays.',
    remedy: 'Replace the service, or change the plan.',
    retryable: false,
  },
  TRIP_ROUTE_DIFFERS: {
    cause: 'The transport does not go through the planned cities in their order.',
    remedy: 'Replace the transport, or change the plan.',
    retryable: false,
  },
  TRIP_TRAVELERS_TOO_FEW: {
    cause: 'A service is for fewer travelers than planned.',
    remedy: 'Replace the service, or change the plan.',
    retryable: false,
  },
  TRIP_PART_IN_PAST: {
    cause: 'A service starts before today in Makkah.',
    remedy: 'Replace the service.',
    retryable: false,
  },
} satisfies CodeTable
