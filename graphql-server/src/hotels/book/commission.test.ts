import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { anOrder, bookWithoutErrors, confirmedResponse } from '../../testing/book-steps.ts'
import { availability, familyAndSingleGuest, hudxGroups, quoteCheapest, stubHotel } from '../../testing/quote-steps.ts'
import { type TestServer, startServer } from '../../testing/start-server.ts'
import { failure, refused } from '../../testing/stub-gateway.ts'

const reservation = '/hotels/b2breservation'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
beforeEach(() => {
  server.gateway.reset()
  stubHotel(server, { hudx: hudxGroups(familyAndSingleGuest) })
  server.gateway.respondTo(reservation, confirmedResponse())
  server.gateway.respondTo('/hotels/viewreservation', failure({ status: 503 }))
})
afterAll(() => server.stop())

const allowAgentCommission = () =>
  server.gateway.respondTo('/hotels/availabities', (request) =>
    availability(request, { prices: { total: 427.04, isOverrideCommission: true, updatedCommission: null } }),
  )
const sentCommissions = () => server.gateway.requestsTo(reservation).map(({ body }) => body['commissionOverride'])
const isEditable = async (id: string) => {
  const { data } = await server.query('query ($id: ID!) { hotelQuote(id: $id) { commissionEditable } }', { id })
  return data.hotelQuote?.commissionEditable
}
const refusedField = {
  __typename: 'InvalidInput',
  fields: [{ path: 'commission', code: 'COMMISSION_REFUSED' }],
}

test('sends the agent’s commission and returns it with the booking', async () => {
  allowAgentCommission()
  const { id } = await quoteCheapest(server)
  expect(await isEditable(id)).toBe(true)
  const result = await bookWithoutErrors(server, anOrder(id, { idempotencyKey: 'commission-0001', commission: '40.5' }))
  expect(sentCommissions()).toEqual([40.5])
  expect(result).toMatchObject({ __typename: 'HotelBooked', booking: { commission: { amount: '40.50' } } })
})

test('shows the gateway’s commission instead of the supplier’s', async () => {
  server.gateway.respondTo('/hotels/availabities', (request) =>
    availability(request, { prices: { total: 427.04, isOverrideCommission: true, updatedCommission: 33.3 } }),
  )
  const { id } = await quoteCheapest(server)
  const query =
    'query ($id: ID!) { hotelQuote(id: $id) { price { total { amount } commission { amount } lines { kind money { amount } } } } }'
  const { price } = (await server.query(query, { id })).data.hotelQuote ?? {}
  expect(price).toMatchObject({ total: { amount: '427.04' }, commission: { amount: '33.30' } })
  expect(price?.lines.filter(({ kind }) => kind === 'COMMISSION')).toMatchObject([{ money: { amount: '33.30' } }])
})

test('sends no commission unless the agent sets one', async () => {
  allowAgentCommission()
  const { id } = await quoteCheapest(server)
  await bookWithoutErrors(server, anOrder(id, { idempotencyKey: 'commission-0002' }))
  expect(sentCommissions()).toEqual([null])
})

test('rejects a commission if the supplier does not let agents set one', async () => {
  const { id } = await quoteCheapest(server)
  expect(await isEditable(id)).toBe(false)
  expect(
    await bookWithoutErrors(server, anOrder(id, { idempotencyKey: 'commission-0003', commission: '40.50' })),
  ).toMatchObject(refusedField)
  expect(sentCommissions()).toEqual([])
})

test.each(['427.05', '-1', '1.005'])('rejects the invalid commission %s', async (commission) => {
  allowAgentCommission()
  const { id } = await quoteCheapest(server)
  expect(await bookWithoutErrors(server, anOrder(id, { idempotencyKey: 'commission-0004', commission }))).toMatchObject(
    refusedField,
  )
  expect(sentCommissions()).toEqual([])
})

test('reports a commission that the supplier refuses, and accepts another one for the same quote', async () => {
  allowAgentCommission()
  server.gateway.respondTo(reservation, refused('COMMISSION_REFUSED', { maxCommission: 85.4 }))
  const { id } = await quoteCheapest(server)
  expect(
    await bookWithoutErrors(server, anOrder(id, { idempotencyKey: 'commission-0005', commission: '400' })),
  ).toMatchObject(refusedField)
  server.gateway.respondTo(reservation, confirmedResponse())
  expect(
    await bookWithoutErrors(server, anOrder(id, { idempotencyKey: 'commission-0006', commission: '30' })),
  ).toMatchObject({
    __typename: 'HotelBooked',
  })
})
