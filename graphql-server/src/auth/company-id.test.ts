import { expect, test } from 'vitest'
import { startServer } from '../testing/start-server.ts'
import { failure, refused } from '../testing/stub-gateway.ts'

test.each([
  ['in band', refused('CLOSED')],
  ['as an invalid request', failure({ status: 422, body: refused('INVALID_INPUT') })],
])('requests the profile %s once, not for each list of bookings, if the gateway refuses it', async (_, answer) => {
  const server = await startServer()
  server.gateway.respondTo('/profile', answer)
  server.gateway.respondTo('/hotels/reservations', { results: [], paginationKey: null })
  for (const page of [1, 2, 3]) {
    const { errors } = await server.query('query ($page: Int) { bookings(page: $page) { totalCount } }', { page })
    expect(errors).toEqual([])
  }
  expect(server.gateway.requestsTo('/profile')).toHaveLength(1)
  await server.stop()
})
