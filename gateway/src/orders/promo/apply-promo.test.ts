import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type TestGateway, openTestGateway, type TestStay } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'
import { createRideCalls } from '#src/testing/calls/ride-calls.ts'
import { availabilityResponse as hotelResponse } from '#src/products/hotel/holds/schemas.ts'
import { availabilityResponse as rideResponse } from '#src/products/transport/schemas.ts'
import { promoResponse } from '#src/testing/promo-response.ts'

const database = withDatabase()
let sharedGateway: Promise<TestGateway> | undefined
let gateway: TestGateway
beforeEach(async () => {
  sharedGateway ??= openTestGateway(database.db)
  gateway = await sharedGateway
  gateway.advance(3600)
})

const lineSchema = z.array(z.object({ purpose: z.string(), amount: z.number() })).optional()
const amount = (reply: object, purpose: string) =>
  lineSchema
    .parse('displayRateInfo' in reply ? reply.displayRateInfo : undefined)
    ?.find((line) => line.purpose === purpose)?.amount ?? 0
const halalas = (riyals: number | undefined) => Math.round((riyals ?? 0) * 100)
const readUsesLeft = () =>
  database.db.selectFrom('promotions').select('uses_left').where('code', '=', 'LASTONE').executeTakeFirstOrThrow()

/** A hotel of each supplier, and one whose price rises at the availability check. */
const hotels = ['4900000004', '4900000006', '4900000008', '4900000001']

describe('promo code check for a hotel', () => {
  it.each(hotels)('reduces the price of hotel %s in the supplier’s format', async (hotelCode) => {
    const rooms: TestStay['rooms'] = [{ adults: 2 }, { adults: 1, childAges: [7] }]
    const fullPriceReply = await gateway.call(
      'agent',
      '/hotels/availabities',
      await gateway.choose('agent', { hotelCode, rooms }),
    )
    const { context, response: fullPriceAvailability } = hotelResponse.parse(fullPriceReply.json)
    const { json } = await gateway.applyPromo('agent', context.trackToken ?? '', ' rihla١٠ ')

    const applied = promoResponse.parse(json)
    const discountedAvailability = hotelResponse.parse({ ...applied, response: applied.response?.request }).response
    expect(applied.context.trackToken).toBe(context.trackToken)
    expect(applied.response).toMatchObject({ promo: { code: 'RIHLA10', details: '10% off hotels' } })
    const discount = halalas(fullPriceAvailability?.totalPrice) - halalas(discountedAvailability?.totalPrice)
    expect(halalas(applied.response?.promo.discount)).toBe(discount)
    expect(Math.abs(discount - halalas(fullPriceAvailability?.totalPrice) / 10)).toBeLessThan(rooms.length)

    const groups = discountedAvailability?.roomGroups ?? []
    const rates = groups.flatMap((group) => group.rooms).map((room) => room.roomRates?.[0] ?? room)
    expect(rates.reduce((total, rate) => total + halalas(rate.amount), 0)).toBe(
      halalas(discountedAvailability?.totalPrice),
    )
    for (const priced of [...rates, ...(discountedAvailability ? [discountedAvailability] : [])]) {
      if (!priced.displayRateInfo) continue
      const parts = ['1', '6', '7'].map((purpose) => halalas(amount(priced, purpose)))
      expect(parts.reduce((total, part) => total + part, 0)).toBe(halalas(amount(priced, '10')))
    }
    const withoutPrices = (reply: unknown) =>
      JSON.stringify(reply, (key, value: unknown) =>
        /amount|price|rate|policy|config|tax/i.test(key) && key !== 'roomRates' ? undefined : value,
      )
    expect(withoutPrices(discountedAvailability)).toBe(withoutPrices(fullPriceAvailability))
  })

  it('returns the discount as an informational price line', async () => {
    const { trackToken, body } = await gateway.hold('agent', { hotelCode: '4900000004' })
    const { response } = promoResponse.parse((await gateway.applyPromo('agent', trackToken, 'RIHLA10')).json)
    expect(amount(body.requestObject, '3')).toBe(0)
    expect(amount(response?.request ?? {}, '3')).toBe(response?.promo.discount)
  })

  it('describes the code in the display language', async () => {
    const { trackToken } = await gateway.hold('agent')
    const { json } = await gateway.applyPromo('agent', trackToken, 'RIHLA10', 'hotel', 'tr-TR')
    expect(promoResponse.parse(json).response?.promo.details).toBe('Otellerde %10 indirim')
  })

  it('reduces the cancellation fees with the price', async () => {
    const { trackToken, body } = await gateway.hold('agent', { hotelCode: '4900000004' })
    const { json } = await gateway.applyPromo('agent', trackToken, 'RIHLA10')
    const discountedOffer = promoResponse.parse(json).response?.request
    const readFees = (reply: unknown) =>
      [...JSON.stringify(reply).matchAll(/"chargeUnit":"SAR","chargeAmount":([\d.]+)/g)].map(([, fee]) => Number(fee))
    const feesBefore = readFees(body.requestObject.roomGroups)
    expect(feesBefore.length).toBeGreaterThan(0)
    readFees(discountedOffer?.['roomGroups']).forEach((fee, index) =>
      expect(fee).toBeCloseTo((feesBefore[index] ?? 0) * 0.9, 1),
    )
  })

  it('can be repeated without using up the code', async () => {
    const { trackToken } = await gateway.hold('agent')
    const replies = [
      await gateway.applyPromo('agent', trackToken, 'LASTONE'),
      await gateway.applyPromo('agent', trackToken, 'LASTONE'),
      await gateway.applyPromo('agent', trackToken, 'RIHLA10'),
    ]
    expect(replies.map(({ refusal }) => refusal)).toEqual([undefined, undefined, undefined])
    expect(replies[0]?.response).toEqual(replies[1]?.response)
    expect(await readUsesLeft()).toEqual({ uses_left: 1 })
  })
})

describe('promo code check for transport', () => {
  it('reduces the price of every vehicle and service, and returns them in `data`', async () => {
    const rides = createRideCalls(gateway)
    const vehicles = [{ type: '4', category: '1', quantity: 2, noOfPax: 20, services: ['MEAL'] }]
    const fullPriceReply = await rides.check('agent', { vehicles })
    const { context, response: fullPriceAvailability } = rideResponse.parse(fullPriceReply.json)
    const { json } = await gateway.applyPromo('agent', context.trackToken ?? '', 'RIDE5', 'transport')
    const applied = promoResponse.parse(json)
    expect(applied.response?.request).toBeUndefined()
    const discountedAvailability = rideResponse.parse({ ...applied, response: applied.response?.data }).response

    const category = discountedAvailability?.vehicleTypes?.[0]?.categories[0]
    const services = category?.additionalServices.reduce(
      (total, service) => total + halalas(service.grandTotalPrice),
      0,
    )
    expect(halalas(category?.grandTotalPrice) * 2 + (services ?? 0)).toBe(halalas(discountedAvailability?.totalPrice))
    expect(
      halalas(amount(discountedAvailability ?? {}, '1')) + halalas(amount(discountedAvailability ?? {}, '7')),
    ).toBe(halalas(discountedAvailability?.totalPrice))
    const discount = halalas(fullPriceAvailability?.totalPrice) - halalas(discountedAvailability?.totalPrice)
    expect(halalas(amount(discountedAvailability ?? {}, '3'))).toBe(discount)
    expect(halalas(applied.response?.promo.discount)).toBe(discount)
    expect(discount / halalas(fullPriceAvailability?.totalPrice)).toBeCloseTo(0.05, 4)
  })
})

describe('promo code check', () => {
  it.each([
    ['an unknown code', 'RIHLA11', 'PROMO_UNKNOWN', {}],
    ['a hotel promo code, in any letter case', 'rahma116', 'PROMO_OF_HOTEL', {}],
    ['an expired code', 'EXPIRED', 'PROMO_EXPIRED', {}],
    ['a code that is used up', 'USEDUP', 'PROMO_USED_UP', {}],
    ['a code for another product', 'RIDE5', 'PROMO_OTHER_PRODUCT', { products: ['transport'] }],
    ['a code with a higher minimum', 'MIN5000', 'PROMO_BELOW_MINIMUM', { minimum: '5000.00' }],
  ])('refuses %s', async (_what, code, refusalCode, extraDetails) => {
    const { trackToken } = await gateway.hold('agent')
    const { status, refusal } = await gateway.applyPromo('agent', trackToken, code)
    expect(status).toBe(200)
    expect(refusal).toMatchObject({ code: refusalCode, extraDetails })
  })

  it('refuses a code on a ride if it is valid only for hotels', async () => {
    const { trackToken } = await createRideCalls(gateway).hold('agent')
    const { refusal } = await gateway.applyPromo('agent', trackToken, 'RIHLA10', 'transport')
    expect(refusal).toMatchObject({ code: 'PROMO_OTHER_PRODUCT', extraDetails: { products: ['hotel'] } })
  })

  it('refuses a hotel promo code on a ride', async () => {
    const { trackToken } = await createRideCalls(gateway).hold('agent')
    const { refusal } = await gateway.applyPromo('agent', trackToken, 'RAHMA116', 'transport')
    expect(refusal?.code).toBe('PROMO_OF_HOTEL')
  })

  it('accepts a code if the full price reaches its minimum', async () => {
    const longStay = {
      rooms: [{ adults: 2 }, { adults: 2 }, { adults: 2 }],
      checkIn: '2027-02-10',
      checkOut: '2027-03-05',
    }
    const { trackToken, total } = await gateway.hold('agent', longStay)
    expect(total).toBeGreaterThan(5000)
    expect((await gateway.applyPromo('agent', trackToken, 'MIN5000')).refusal).toBeUndefined()
  })

  it('does not combine a code with a hotel promo code', async () => {
    const { trackToken } = await gateway.hold('agent', { subpcc: 'RAHMA116' })
    const applied = await gateway.applyPromo('agent', trackToken, 'RIHLA10')
    expect(applied.refusal?.code).toBe('PROMO_NOT_COMBINABLE')
    const choice = await gateway.choose('agent', { subpcc: 'RAHMA116' })
    const checked = await gateway.call('agent', '/hotels/availabities', { ...choice, promo: 'RIHLA10' })
    expect(checked.refusal?.code).toBe('PROMO_NOT_COMBINABLE')
  })

  it('returns the same response for another agent’s hold as for an unknown one', async () => {
    const { trackToken } = await gateway.hold('agent')
    const unknown = await gateway.applyPromo('partner', 'no-such-hold', 'RIHLA10')
    expect(unknown.refusal?.code).toBe('TRACK_TOKEN_UNKNOWN')
    for (const who of ['partner', 'colleague'] as const) {
      expect((await gateway.applyPromo(who, trackToken, 'RIHLA10')).json).toEqual(unknown.json)
    }
    expect((await gateway.applyPromo('agent', trackToken, 'RIDE5', 'transport')).json).toEqual(unknown.json)
  })

  it('refuses an expired hold and one that was already booked', async () => {
    const { trackToken } = await gateway.hold('agent')
    gateway.advance(16 * 60)
    expect((await gateway.applyPromo('agent', trackToken, 'RIHLA10')).refusal?.code).toBe('TRACK_TOKEN_EXPIRED')
    const booked = await gateway.book('agent')
    const { refusal } = await gateway.applyPromo('agent', booked.trackToken, 'RIHLA10')
    expect(refusal).toMatchObject({
      code: 'TRACK_TOKEN_USED',
      extraDetails: { bookingReferenceNo: booked.reference },
    })
  })

  it('rejects invalid request bodies', async () => {
    const { trackToken } = await gateway.hold('agent')
    for (const [code, type] of [
      ['', 'hotel'],
      ['RIHLA10', 'ground-service'],
      ['X'.repeat(41), 'hotel'],
    ] as const) {
      expect((await gateway.applyPromo('agent', trackToken, code, type)).status).toBe(400)
    }
  })
})

describe('guessing promo codes', () => {
  it('is blocked after twenty unknown codes in fifteen minutes, counting hotel promo codes but not valid codes', async () => {
    const { trackToken } = await gateway.hold('partner')
    const guess = (code: string) => gateway.applyPromo('partner', trackToken, code)
    for (let turn = 0; turn < 30; turn += 1) expect((await guess('RIHLA10')).status).toBe(200)
    expect((await guess('RAHMA116')).refusal?.code).toBe('PROMO_OF_HOTEL')
    const replies = await Promise.all(Array.from({ length: 60 }, (_, turn) => guess(`GUESS${turn}`)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(19)
    const blocked = await guess('RIHLA10')
    expect(blocked).toMatchObject({ status: 429, refusal: { code: 'TOO_MANY_REQUESTS' } })

    const agentHold = await gateway.hold('agent')
    expect((await gateway.applyPromo('agent', agentHold.trackToken, 'RIHLA10')).status).toBe(200)
    gateway.advance(15 * 60)
    const later = await gateway.hold('partner')
    expect((await gateway.applyPromo('partner', later.trackToken, 'RIHLA10')).status).toBe(200)
  })
})
