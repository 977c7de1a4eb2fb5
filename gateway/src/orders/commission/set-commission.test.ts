import { beforeAll, expect, it } from 'vitest'
import { type TestGateway, openTestGateway } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'

const database = withDatabase()
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway(database.db)
})

/** The default hotel, whose supplier lets agents set their commission. */
const settableCommissionHotel = {}
/** A hotel whose supplier sets the commission itself. */
const fixedCommissionHotel = { hotelCode: '4900000004' }

async function reserveWithCommission(commissionOverride: number, stay: object) {
  const held = await gateway.hold('agent', stay)
  const reply = await gateway.reserve('agent', {
    ...held.body,
    commissionOverride,
    authCode: gateway.freshCode('agent'),
  })
  return { ...held, reply }
}

it('books with the agent’s commission at the same total', async () => {
  const { body, total, reply } = await reserveWithCommission(12.5, settableCommissionHotel)
  expect(reply.response).toMatchObject({ bookingStatus: 'Confirmed', totalPrice: total })
  const bookingReferenceNo = String(reply.response['bookingReferenceNo'])
  const { response } = await gateway.call('agent', '/hotels/viewreservation', { bookingReferenceNo, ...body })
  expect(response).toMatchObject({ commissionAmount: 12.5, price: { priceDetails: { commission: 12.5 } } })
  const row = (await gateway.list('agent')).find((booking) => booking.bookingReferenceNo === bookingReferenceNo)
  expect(row).toMatchObject({ commissionAmount: 12.5 })
})

it('refuses a commission above the supplier’s maximum and keeps the hold', async () => {
  const balanceBefore = await gateway.balance('agent')
  const { body, total, reply } = await reserveWithCommission(100_000, settableCommissionHotel)
  expect(reply.refusal).toMatchObject({
    code: 'COMMISSION_REFUSED',
    extraDetails: { path: 'commissionOverride', maxCommission: Math.floor(total * 20) / 100 },
  })
  expect(await gateway.balance('agent')).toBe(balanceBefore)
  const secondReply = await gateway.reserve('agent', { ...body, authCode: gateway.freshCode('agent') })
  expect(secondReply.response).toMatchObject({ bookingStatus: 'Confirmed' })
})

it('reports whether agents may set the commission, and refuses one if they may not', async () => {
  const checkAvailability = async (stay: object) =>
    (await gateway.call('agent', '/hotels/availabities', await gateway.choose('agent', stay))).response
  expect(await checkAvailability(settableCommissionHotel)).toMatchObject({
    prices: { isOverrideCommission: true, updatedCommission: null },
  })
  expect(await checkAvailability(fixedCommissionHotel)).not.toHaveProperty('prices')
  const { reply } = await reserveWithCommission(1, fixedCommissionHotel)
  expect(reply.refusal).toMatchObject({ code: 'COMMISSION_REFUSED', extraDetails: { maxCommission: 0 } })
})
