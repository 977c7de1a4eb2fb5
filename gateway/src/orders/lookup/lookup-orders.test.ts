import { beforeAll, describe, expect, it } from 'vitest'
import { type TestGateway, openTestGateway, type DemoAgent } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { createRideCalls } from '#src/testing/calls/ride-calls.ts'
import { testTraveler } from '#src/testing/test-traveler.ts'
import { authorization } from '#src/testing/token.ts'
import { lookupResponse } from './schemas.ts'

const database = withDatabase()
let gateway: TestGateway
let stayReference = ''
let rideReference = ''

beforeAll(async () => {
  gateway = await openTestGateway(database.db)
  ;({ reference: stayReference } = await gateway.book('agent'))
  const rides = createRideCalls(gateway)
  const body = await rides.hold('agent')
  const traveler = { details: { ...testTraveler, passportNo: 'X1234567' } }
  const requestObject = { ...body.requestObject, travellerDetails: traveler, partnerReferenceNo: 'Group 7' }
  gateway.advance(60)
  const booked = await rides.reserve('agent', { ...body, requestObject, authCode: gateway.freshCode('agent') })
  rideReference = String(booked.response['bookingReferenceNo'])
  const headers = authorization('agent')
  const payload = { brn: stayReference, tags: ['Rajab A'] }
  await gateway.app.inject({ method: 'PUT', url: '/booking/group', headers, payload })
})

const find = async (text: string, who: DemoAgent = 'agent') => {
  const reply = lookupResponse.parse((await gateway.call(who, '/booking/lookup', { text })).json)
  return (reply.response?.results ?? []).map(({ foundBy, booking }) => [foundBy, booking.bookingReferenceNo])
}

describe('POST /booking/lookup', () => {
  it('finds a booking by reference, in any letter case and with Arabic digits', async () => {
    expect(await find(stayReference)).toEqual([['brn', stayReference]])
    expect(await find(` ${stayReference.toLowerCase()} `)).toEqual([['brn', stayReference]])
    const arabic = stayReference.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)))
    expect(await find(arabic)).toEqual([['brn', stayReference]])
  })

  it('finds a booking by the supplier’s or agent’s reference, a passport number, a tag or a traveler', async () => {
    const { supplier_reference: supplierReference } = await database.db
      .selectFrom('orders')
      .select('supplier_reference')
      .where('reference', '=', stayReference)
      .executeTakeFirstOrThrow()
    expect(await find(supplierReference ?? '')).toEqual([['supplierReference', stayReference]])
    expect(await find('GROUP 7')).toEqual([['partnerReferenceNo', rideReference]])
    expect(await find('x123 4567')).toEqual([['passportNo', rideReference]])
    expect(await find('X١٢٣٤٥٦٧')).toEqual([['passportNo', rideReference]])
    expect(await find('rajab a')).toEqual([['tag', stayReference]])
    expect(await find('amber')).toContainEqual(['leadName', stayReference])
  })

  it('finds neither another company’s bookings nor a booking by part of a passport number', async () => {
    for (const text of [stayReference, rideReference, 'X1234567', 'rajab a', 'Group 7'])
      expect(await find(text, 'partner')).toEqual([])
    expect(await find('X123')).toEqual([])
    expect(await find('%%')).toEqual([])
  })
})
