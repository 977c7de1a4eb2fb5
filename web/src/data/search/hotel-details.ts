import type { ApolloClient } from '@apollo/client'

/** A hotel with many rates takes hundreds of kilobytes. */
const maxDetails = 30

/** Ids of the details in the cache, oldest first. */
const idsOf = new WeakMap<ApolloClient, Set<string>>()

/** Notes that a hotel's details have been loaded or opened, and removes the oldest ones from Apollo's cache, which would hold those of all searches. */
export function noteHotelDetail(client: ApolloClient, detailId: string): void {
  const ids = idsOf.get(client) ?? new Set<string>()
  idsOf.set(client, ids)
  ids.delete(detailId)
  ids.add(detailId)
  const [oldest] = ids
  if (ids.size <= maxDetails || oldest === undefined) return
  ids.delete(oldest)
  const { cache } = client
  cache.evict({ id: cache.identify({ __typename: 'HotelDetail', id: oldest }) ?? '' })
  // Queries that refer to what was removed.
  cache.modify({ fields: { hotel: (stored, { DELETE, canRead }) => (canRead(stored) ? stored : DELETE) } })
}
