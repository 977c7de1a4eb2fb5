import { expect, test } from 'vitest'
import { startServer } from '../testing/start-server.ts'
import { failure, refused } from '../testing/stub-gateway.ts'

test.each([
  ['a refusal', refused('CLOSED')],
  ['HTTP 422', failure({ status: 422, body: refused('INVALID_INPUT') })],
])('requests the profile only once for several bookings lists if the response is %s', async (_, response) => {
  const server = await startServer()
  server.gateway.respondTo('/profile', response)
  server.gateway.respondTo('/hotels/reservations', { results: [], paginationKey: null })
  for (const page of [1, 2, 3]) {
    const { errors } = await server.query('query ($page: Int) { bookings(page: $page) { totalCount } }', { page })
    expect(errors).toEqual([])
  }
  expect(server.gateway.requestsTo('/profile')).toHaveLength(1)
  await server.stop()
})
