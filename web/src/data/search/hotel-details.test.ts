import { expect, test } from 'vitest'
import { HotelDetailDocument } from '#src/data/hotel-detail.generated.ts'
import { createApolloClient } from '#src/lib/apollo/apollo-client.ts'
import { aHotelDetail } from '#src/testing/hotel-detail-factories.ts'
import { trackHotelDetail } from './hotel-details.ts'

function openClient() {
  const client = createApolloClient({
    identity: { idToken: async () => null, expire: async () => {} },
    userId: null,
    language: 'en-US',
  })
  const queryOf = (number: number) => ({ query: HotelDetailDocument, variables: { id: `hotel-${number}` } })
  return {
    client,
    load: (number: number) => {
      client.writeQuery({ ...queryOf(number), data: { hotel: aHotelDetail({ id: `detail-${number}` }) } })
      trackHotelDetail(client, `detail-${number}`)
    },
    isCached: (number: number) => client.readQuery(queryOf(number)) !== null,
  }
}

test('caches details for the thirty most recently loaded or opened hotels', () => {
  const { client, load, isCached } = openClient()
  for (let number = 1; number <= 30; number++) load(number)
  expect(isCached(1)).toBe(true)

  for (let number = 31; number <= 60; number++) load(number)
  expect([1, 2, 30].some(isCached)).toBe(false)
  expect(Array.from({ length: 30 }, (_, index) => isCached(index + 31))).not.toContain(false)

  const cached = JSON.stringify(client.cache.extract())
  expect(cached.match(/"HotelDetail:detail-\d+":/g)).toHaveLength(30)
  expect(cached.match(/"hotel\(/g)).toHaveLength(30)
})

test('evicts the least recently opened hotel details first', () => {
  const { client, load, isCached } = openClient()
  for (let number = 1; number <= 30; number++) load(number)
  trackHotelDetail(client, 'detail-1')
  load(31)
  expect(isCached(1)).toBe(true)
  expect(isCached(2)).toBe(false)
})
