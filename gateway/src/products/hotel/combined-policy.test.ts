import { expect, it } from 'vitest'
import { makkahInstant } from '#src/values/calendar.ts'
import { cancellationQuote } from '#src/orders/schemas.ts'
import { renderEmail } from '#src/mail/render.ts'
import { availabilityResponse } from './holds/schemas.ts'
import { hotelOrderView } from './schemas.ts'
import { nameGuests, openTestGateway } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'

const database = withDatabase()

it('shows the same combined policy for two rooms in the availability check, list, view, e-mail and cancellation quote', async () => {
  const gateway = await openTestGateway(database.db)
  const rooms = [{ adults: 2 }, { adults: 2 }]
  const refundable = await gateway.choose('agent', { rooms })
  const nonRefundable = await gateway.choose('agent', { rooms, refundable: false })
  const roomGroups = [...refundable.roomGroups.slice(0, 1), ...nonRefundable.roomGroups.slice(1)]
  const { json } = await gateway.call('agent', '/hotels/availabities', { ...refundable, roomGroups })
  const { context, response } = availabilityResponse.parse(json)
  const { provider = '', totalPrice = 0 } = response ?? {}
  const reply = await gateway.reserve('agent', {
    provider,
    trackToken: context.trackToken,
    price: totalPrice,
    authCode: gateway.freshCode('agent'),
    requestObject: { roomGroups: nameGuests(response?.roomGroups ?? []), vatNumber: '310000000100003' },
  })
  const reference = String(reply.response['bookingReferenceNo'])
  const [flexiblePrice = 0, fixedPrice = 0] = (response?.roomGroups ?? []).flatMap((group) =>
    group.rooms.map((room) => room.roomRates?.[0]?.amount ?? 0),
  )
  const roundToHalalas = (amount: number) => Math.round(amount * 100) / 100
  const half = Math.floor((flexiblePrice * 100) / 2) / 100

  const [row] = await gateway.list('agent')
  const rules = row?.cancellationPolicy.rules.map(({ fromDateTime, toDateTime, charge, isNoShow }) => [
    fromDateTime,
    toDateTime,
    charge.chargeType,
    charge.chargeAmount,
    isNoShow,
  ])
  const [[, firstEnd = ''] = [], [, secondEnd] = []] = (rules ?? []) as string[][]
  expect(row).toMatchObject({
    bookingReferenceNo: reference,
    freeCancellationDate: null,
    cancellationPolicy: { isRefundable: true },
  })
  expect(rules).toEqual([
    ['0001-01-01T00:00:00', firstEnd, 'amount', fixedPrice, false],
    [firstEnd, secondEnd, 'amount', roundToHalalas(fixedPrice + half), false],
    [secondEnd, '2027-01-10T14:00:00', 'amount', totalPrice, false],
    ['2027-01-10T14:00:00', '2027-01-13T12:00:00', 'amount', totalPrice, true],
  ])

  expect(response?.cancellationPolicy).toEqual(row?.cancellationPolicy)
  const bookingKey = { bookingReferenceNo: reference, provider }
  const view = hotelOrderView.parse((await gateway.call('agent', '/hotels/viewreservation', bookingKey)).json)
  expect(view.response?.cancellationPolicy).toEqual(row?.cancellationPolicy)

  const { content } = await database.db
    .selectFrom('mails')
    .select('content')
    .where('dedupe_key', '=', `booking-confirmed:${reference}`)
    .executeTakeFirstOrThrow()
  expect(content).toMatchObject({
    freeUntil: null,
    fees: [
      { from: null, feeHalalas: Math.round(fixedPrice * 100) },
      { from: makkahInstant(firstEnd).toISOString(), feeHalalas: Math.round((fixedPrice + half) * 100) },
      { feeHalalas: Math.round(totalPrice * 100) },
    ],
  })
  expect(renderEmail('en-US', content).text).toContain('Cancellation fee from the time of booking:')

  gateway.advance(300)
  const quote = cancellationQuote.parse((await gateway.quoteCancellation('agent', reference, provider)).json)
  expect(quote.response).toMatchObject({
    cancellationStatus: 'Partially Refundable',
    refundAmount: roundToHalalas(totalPrice - fixedPrice),
    bookingPaymentAmount: totalPrice,
  })
})
