import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderEmail } from '#src/mail/render.ts'
import { openTestGatewayAt, type TestGateway, openTestGateway } from '#src/testing/test-gateway.ts'
import { createChangeCalls, newName } from '#src/testing/calls/change-calls.ts'
import { withDatabase } from '#src/testing/database.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import { createRideCalls, type TestRide } from '#src/testing/calls/ride-calls.ts'
import { availabilityResponse, transportOrderView } from './schemas.ts'

const database = withDatabase()
let sharedGateway: Promise<TestGateway> | undefined
let gateway: TestGateway
let rides: ReturnType<typeof createRideCalls>
beforeEach(async () => {
  sharedGateway ??= openTestGateway(database.db)
  gateway = await sharedGateway
  rides = createRideCalls(gateway)
  gateway.advance(3600)
})
afterEach(() => expectBalancedBooks(database.db))

/** The rarest vehicle, of which a company has two. */
const rareRide = (startDate: string): TestRide => ({
  companyCode: 'TC-03',
  provider: 'umrahholidays',
  startDate,
  vehicles: [{ type: '4', category: '3', quantity: 1, noOfPax: 9 }],
})

const book = async (ride?: TestRide) => {
  const body = await rides.hold('agent', ride)
  const reply = await rides.reserve('agent', body)
  return { ...reply, body, reference: String(reply.response['bookingReferenceNo']) }
}

describe('availability check for vehicles', () => {
  it('holds the price and vehicles for fifteen minutes', async () => {
    const ride = { vehicles: [{ type: '4', category: '1', quantity: 2, noOfPax: 20, services: ['MEAL'] }] }
    const { json } = await rides.check('agent', ride)
    const { response, context } = availabilityResponse.parse(json)
    const [van] = response?.vehicleTypes?.[0]?.categories ?? []
    expect(van).toMatchObject({
      quantity: 2,
      noOfPax: 20,
      additionalServices: [{ code: 'MEAL', grandTotalPrice: 575 }],
    })
    expect(response?.totalPrice).toBe(2 * (van?.grandTotalPrice ?? 0) + 575)
    expect(response?.cancellationPolicy).toMatchObject({
      isRefundable: true,
      rules: [
        { fromDateTime: '2027-01-08T00:00:00', toDateTime: '2027-01-09T00:00:00', isNoShow: false },
        { fromDateTime: '2027-01-09T00:00:00', charge: { chargeAmount: response?.totalPrice } },
        { isNoShow: true },
      ],
    })
    expect(context.trackToken).toBeTruthy()
    expect(Date.parse(response?.expiresAt ?? '') - gateway.clock().getTime()).toBe(15 * 60_000)
  })

  it('reports the last vehicle as unavailable while another agent holds it', async () => {
    const day = '2027-02-03'
    const countVehiclesLeft = async (who: 'agent' | 'partner') => {
      const { transportations } = await rides.search(who, {
        startDate: day,
        vehicleTypeCode: '4',
        categoryCode: '3',
        modelTo: 2026,
      })
      return transportations[0]?.vehicleTypes[0]?.categories[0]?.availableQuantity ?? 0
    }
    const vehiclesLeft = await countVehiclesLeft('partner')
    expect(vehiclesLeft).toBeGreaterThan(0)
    const { startDate = day, ...ride } = rareRide(day)
    await rides.hold('agent', {
      ...ride,
      startDate,
      vehicles: [{ type: '4', category: '3', quantity: vehiclesLeft, noOfPax: vehiclesLeft }],
    })
    expect(await countVehiclesLeft('agent')).toBe(vehiclesLeft)
    expect(await countVehiclesLeft('partner')).toBe(0)
    const refused = await rides.check('partner', rareRide(day))
    expect(refused.response).toEqual({ status: 'Unavailable' })
    gateway.advance(900)
    expect((await rides.check('partner', rareRide(day))).response).toMatchObject({ status: 'Available' })
  })

  it.each<[string, TestRide['vehicles'], string]>([
    ['too few seats', [{ type: '4', category: '1', quantity: 1, noOfPax: 13 }], 'CAPACITY_MISMATCH'],
    ['more vehicles than passengers', [{ type: '1', category: '1', quantity: 3, noOfPax: 2 }], 'CAPACITY_MISMATCH'],
    [
      'the same kind of vehicle twice',
      [
        { type: '1', category: '1', quantity: 1, noOfPax: 2 },
        { type: '1', category: '1', quantity: 1, noOfPax: 2 },
      ],
      'CAPACITY_MISMATCH',
    ],
    [
      'a vehicle that the company does not have',
      [{ type: '1', category: '3', quantity: 1, noOfPax: 2 }],
      'NOT_AVAILABLE',
    ],
    [
      'an unknown service',
      [{ type: '1', category: '1', quantity: 1, noOfPax: 2, services: ['YACHT'] }],
      'NOT_AVAILABLE',
    ],
  ])('refuses %s', async (_, vehicles, code) => {
    const { refusal } = await rides.check('agent', vehicles && { vehicles })
    expect(refusal?.code).toBe(code)
  })

  it('limits an agent’s vehicle holds, separately from room holds', async () => {
    const limitedGateway = await openTestGatewayAt(database.db, gateway.clock(), { holdsPerAgent: 1 })
    await limitedGateway.hold('colleague')
    const limitedRides = createRideCalls(limitedGateway)
    await limitedRides.hold('colleague')
    expect((await limitedRides.check('colleague')).refusal).toMatchObject({
      code: 'TOO_MANY_HOLDS',
      extraDetails: { maxHolds: 1, maxVehicles: 3 },
    })
  })
})

describe('ride', () => {
  it('is charged to the wallet, listed, shown in the request’s language, and confirmed by e-mail', async () => {
    const before = Number(await gateway.balance('agent'))
    const { response, reference, body } = await book()
    expect(response).toMatchObject({ bookingStatus: 'Confirmed', provider: 'hudxconnect', totalPrice: body.price })
    expect(reference).toMatch(/^TRN-/)
    expect(Number(await gateway.balance('agent'))).toBeCloseTo(before - body.price, 2)

    const { json: list } = await gateway.call('agent', '/hotels/reservations?text=amber')
    expect(list).toMatchObject({
      results: [
        {
          bookingReferenceNo: reference,
          bookingType: 2,
          companyName: 'Wadi Caravan Transport',
          routeName: 'Jeddah Airport – Makkah – Jeddah Airport',
          startDate: '2027-01-10',
          imagePath: expect.stringMatching(/^\/media\/vehicle\//),
          vehicleCount: 2,
          paxCount: 20,
        },
      ],
    })
    const view = transportOrderView.parse((await rides.view('agent', reference, 'hudxconnect', 'id-ID')).json).response
    expect(view).toMatchObject({
      reservationNo: reference,
      bookingStatus: 'Confirmed',
      routeName: 'Bandara Jeddah – Makkah – Bandara Jeddah',
      travellerDetails: { details: { lastName: 'Amber', passportNo: 'NotAvailable' } },
      pickUp: { place: 'Terminal 1, exit 4', time: '14:30', flightNumber: 'RH 123' },
      price: { grandTotalPrice: body.price },
    })
    expect(view?.vehicleTypes).toMatchObject([{ vehicleType: 'Van (Hiace)', categories: [{ quantity: 2 }] }])

    const { locale, content } = await database.db
      .selectFrom('mails')
      .select(['locale', 'content'])
      .where('dedupe_key', '=', `booking-confirmed:${reference}`)
      .executeTakeFirstOrThrow()
    const email = renderEmail(locale, content)
    expect(email.text).toContain('20 passengers')
    expect(email.text).toContain('Pick-up point: ')
  })

  it('can be cancelled for a refund, after which its vehicles can be sold again', async () => {
    const day = '2027-03-10'
    const { reference } = await book(rareRide(day))
    const tooEarly = await rides.quoteCancellation('agent', reference, 'umrahholidays')
    expect(tooEarly.refusal?.code).toBe('waitTimeError')
    gateway.advance(301)
    const quote = await rides.quoteCancellation('agent', reference, 'umrahholidays')
    const balance = Number(await gateway.balance('agent'))
    const cancelled = await rides.confirmCancellation('agent', quote.response, 'umrahholidays')
    expect(cancelled.response).toMatchObject({ bookingStatus: 'Cancelled' })
    expect(Number(await gateway.balance('agent'))).toBeCloseTo(balance + Number(quote.response['refundAmount']), 2)
    const taken = await database.db
      .selectFrom('taken_stock')
      .selectAll()
      .where('order_reference', '=', reference)
      .execute()
    expect(taken).toEqual([])
  })

  it('cannot be cancelled if the company refunds nothing', async () => {
    const { reference } = await book({
      companyCode: 'TC-04',
      provider: 'umrahholidays',
      vehicles: [{ type: '1', category: '1', quantity: 1, noOfPax: 3 }],
    })
    gateway.advance(301)
    const { refusal } = await rides.quoteCancellation('agent', reference, 'umrahholidays')
    expect(refusal?.code).toBe('nonRefundable')
  })

  it('is not visible to another company, nor is a hotel booking visible to ride calls', async () => {
    const { reference } = await book()
    const unknownReply = await rides.view('partner', 'TRN-XXXX-00000')
    const otherCompanyReply = await rides.view('partner', reference)
    expect(otherCompanyReply.json).toEqual(unknownReply.json)
    expect((await rides.quoteCancellation('partner', reference)).json).toEqual(
      (await rides.quoteCancellation('partner', 'TRN-XXXX-00000')).json,
    )
    const stay = await gateway.book('agent')
    expect((await rides.view('agent', stay.reference, stay.body.provider)).refusal?.code).toBe('NOT_FOUND')
  })

  it('cannot be booked with a room hold, with another agent’s hold, or twice', async () => {
    const body = await rides.hold('agent')
    const rooms = await gateway.hold('agent')
    const withRooms = await rides.reserve('agent', {
      ...body,
      trackToken: rooms.trackToken,
      provider: rooms.body.provider,
    })
    expect(withRooms.refusal?.code).toBe('TRACK_TOKEN_UNKNOWN')
    expect((await rides.reserve('colleague', body)).refusal?.code).toBe('TRACK_TOKEN_UNKNOWN')
    expect((await rides.reserve('agent', { ...body, price: body.price - 1 })).refusal?.code).toBe('PRICE_CHANGED')
    const invalidTraveler = { ...body.requestObject.travellerDetails.details, lastName: '<b>' }
    const requestObject = { ...body.requestObject, travellerDetails: { details: invalidTraveler } }
    expect((await rides.reserve('agent', { ...body, requestObject })).refusal?.code).toBe('GUESTS_MISMATCH')
    const first = await rides.reserve('agent', body)
    expect(first.response).toMatchObject({ bookingStatus: 'Confirmed' })
    expect((await rides.reserve('agent', body)).refusal).toMatchObject({
      code: 'TRACK_TOKEN_USED',
      extraDetails: { bookingReferenceNo: first.response['bookingReferenceNo'] },
    })
  })

  it('allows a traveler name change until a day before, but no date change', async () => {
    const { response } = await rides.reserve('agent', await rides.hold('agent'))
    const booked = { reference: String(response['bookingReferenceNo']), provider: 'hudxconnect' }
    const changes = createChangeCalls(gateway)
    for (const checkOutDate of [undefined, '2027-01-13']) {
      const moved = await changes.quote('agent', booked, { checkInDate: '2027-01-12', checkOutDate })
      expect(moved.refusal?.code).toBe('changeNotAllowed')
    }
    const { response: quote } = await changes.quote('agent', booked, { travellerDetails: [newName('Xanadu')] })
    expect(quote).toMatchObject({ difference: 0, changes: [{ field: 'travellerName', newValue: 'Guest Xanadu' }] })
    expect((await changes.confirm('agent', booked, quote, { authCode: '' })).refusal).toBeUndefined()
    const view = await rides.view('agent', booked.reference)
    expect(view.response).toMatchObject({
      travellerDetails: { details: { lastName: 'Xanadu' } },
      change: { names: { eligible: true }, dates: { eligible: false, blockers: ['changeNotAllowed'] } },
      history: [{ kind: 'CHANGED' }, { kind: 'CHANGE_REQUESTED' }, {}, {}, {}],
    })
    expect(JSON.stringify(view.response['history'])).not.toContain('X1234567')
  })

  it('is booked once when its idempotency key is reused', async () => {
    const body = await rides.hold('agent')
    const first = await rides.reserve('agent', body, 'ride-key-0001')
    const second = await rides.reserve('agent', body, 'ride-key-0001')
    expect(second.replayed).toBe(true)
    expect(second.response).toEqual(first.response)
  })
})

it('lets only one company hold the last vehicles when twenty calls request them at once', async () => {
  const day = '2027-05-05'
  const { transportations } = await rides.search('agent', {
    startDate: day,
    vehicleTypeCode: '4',
    categoryCode: '3',
    modelTo: 2026,
  })
  const vehiclesLeft = transportations[0]?.vehicleTypes[0]?.categories[0]?.availableQuantity ?? 0
  const lastVehicles = {
    ...rareRide(day),
    vehicles: [{ type: '4', category: '3', quantity: vehiclesLeft, noOfPax: vehiclesLeft }],
  }
  const replies = await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const who = index % 2 ? 'agent' : 'partner'
      const { response } = await rides.check(who, lastVehicles)
      return { who, held: 'vehicleTypes' in response }
    }),
  )
  expect(new Set(replies.filter(({ held }) => held).map(({ who }) => who)).size).toBe(1)
  const { taken } = await database.db
    .selectFrom('taken_stock')
    .select((eb) => eb.fn.sum<number>('quantity').as('taken'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  expect(taken).toBe(vehiclesLeft)
})
