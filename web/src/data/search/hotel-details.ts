import type { ApolloClient } from '@apollo/client'

/** Maximum number of cached details. A hotel with many rates takes hundreds of kilobytes. */
const maxDetails = 30

/** Ids of the cached details of a client, least recently used first. */
const idsByClient = new WeakMap<ApolloClient, Set<string>>()

/** Call when a hotel's details have been loaded or opened. Evicts the least recently used details from Apollo's cache, which would keep them all. */
export function trackHotelDetail(client: ApolloClient, detailId: string): void {
  const ids = idsByClient.get(client) ?? new Set<string>()
  idsByClient.set(client, ids)
  ids.delete(detailId)
  ids.add(detailId)
  const [oldest] = ids
  if (ids.size <= maxDetails || oldest === undefined) return
  ids.delete(oldest)
  const { cache } = client
  cache.evict({ id: cache.identify({ __typename: 'HotelDetail', id: oldest }) ?? '' })
  // Removes queries that refer to the evicted details.
  cache.modify({ fields: { hotel: (stored, { DELETE, canRead }) => (canRead(stored) ? stored : DELETE) } })
}
