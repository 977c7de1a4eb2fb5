import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { type TestGateway, openTestGateway } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'

const database = withDatabase()
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway(database.db, { holdsPerAgent: 500 })
})

async function bookWithRequests(specialRequests?: unknown) {
  const { body } = await gateway.hold('agent')
  const reservation = { ...body, requestObject: { ...body.requestObject, specialRequests } }
  return gateway.reserve('agent', { ...reservation, authCode: gateway.freshCode('agent') }, randomUUID())
}

async function readRequests({ response }: Awaited<ReturnType<typeof bookWithRequests>>) {
  const { bookingReferenceNo, provider } = response
  const view = await gateway.call('agent', '/hotels/viewreservation', {
    bookingReferenceNo,
    provider,
    cultCode: 'en-US',
  })
  return view.response['specialRequests']
}

it('stores special requests with the order and returns them in the view', async () => {
  const specialRequests = { arrivalTime: '22:30', codes: ['LOW_FLOOR', 'BABY_COT'], note: 'A walking frame.' }
  expect(await readRequests(await bookWithRequests(specialRequests))).toEqual(specialRequests)
})

it('books without special requests', async () => {
  expect(await readRequests(await bookWithRequests())).toBeNull()
})

it.each([{ arrivalTime: '25:00' }, { codes: ['BALLOONS'] }, { note: 'x'.repeat(251) }, { note: 'A\0' }])(
  'rejects invalid special requests: %j',
  async (invalid) => {
    expect((await bookWithRequests(invalid)).status).toBe(400)
  },
)
