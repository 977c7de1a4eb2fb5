import { beforeAll, describe, expect, it } from 'vitest'
import { type TestGateway, openTestGatewayAt, openTestGateway } from '#src/testing/test-gateway.ts'
import { catalogue } from '#src/testing/catalogue.ts'
import { withDatabase } from '#src/testing/database.ts'
import { findSmallHotel } from '#src/testing/small-hotel.ts'
import { suppliers } from '../supplier/suppliers.ts'
import { deleteOldHolds } from '#src/orders/holds/repository.ts'
import { availabilityResponse } from './schemas.ts'

const database = withDatabase()
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway(database.db)
})

const check = async (who: 'agent' | 'colleague', body: object) =>
  availabilityResponse.parse((await gateway.call(who, '/hotels/availabities', body)).json)
const repeat = <T>(count: number, item: T) => Array.from({ length: count }, () => item)
const readTakenRooms = () => database.db.selectFrom('taken_stock').selectAll().orderBy('day').execute()

describe('availability check', () => {
  it('returns the price and rooms in the supplier’s format and holds them for fifteen minutes', async () => {
    const choice = await gateway.choose('agent')
    const { context, response } = await check('agent', choice)
    expect(context.trackToken).toMatch(/^[0-9a-f-]{36}$/)
    expect(response).toMatchObject({
      status: 'Available',
      umrahHotelCode: '4900000006',
      expiresAt: new Date(gateway.clock().getTime() + 900_000).toISOString(),
      totalPrice: choice.roomGroups[0]?.rooms[0]?.roomRates?.[0]?.amount,
    })
    expect(response?.roomGroups?.[0]?.rooms[0]?.roomRates?.[0]).toEqual(choice.roomGroups[0]?.rooms[0]?.roomRates?.[0])
    const rooms = await readTakenRooms()
    expect(rooms.map(({ day, quantity, hold_token }) => [day, quantity, hold_token])).toEqual(
      ['2027-01-10', '2027-01-11', '2027-01-12'].map((night) => [night, 1, context.trackToken]),
    )
  })

  it.each(['4900000007', '4900000006', '4900000004'])(
    'returns the sum of the room group prices as the total for hotel %s',
    async (hotelCode) => {
      const rooms = [{ adults: 2 }, { adults: 3, childAges: [8] }]
      const choice = await gateway.choose('agent', { hotelCode, rooms, refundable: hotelCode !== '4900000007' })
      const { response } = await check('agent', choice)
      const sum = (response?.roomGroups ?? []).reduce(
        (total, { groupAmount }) => total + Math.round(groupAmount * 100),
        0,
      )
      expect(Math.round((response?.totalPrice ?? 0) * 100)).toBe(sum)
      const sequenceNumbers = (response?.roomGroups ?? []).flatMap((group) =>
        group.rooms.map(({ sequenceNumber }) => sequenceNumber),
      )
      expect(sequenceNumbers).toEqual([0, 1])
    },
  )

  it('ignores prices in the request', async () => {
    const choice = await gateway.choose('agent')
    const forged = JSON.parse(
      JSON.stringify(choice).replaceAll(/"(amount|groupAmount|grandTotalPrice)":[\d.]+/g, '"$1":1'),
    )
    expect((await check('agent', forged)).response?.totalPrice).toBe(
      (await check('agent', choice)).response?.totalPrice,
    )
  })

  it('releases the rooms when the hold expires', async () => {
    const dates = { checkIn: '2027-05-02', checkOut: '2027-05-04' }
    const { hotelCode, rooms } = findSmallHotel(dates)
    const oneRoom = await gateway.choose('agent', { hotelCode, ...dates })
    const allRooms = await gateway.choose('colleague', { hotelCode, ...dates, rooms: repeat(rooms, { adults: 2 }) })
    expect((await check('colleague', allRooms)).response?.roomGroups).toHaveLength(rooms)
    gateway.advance(899)
    expect((await check('agent', oneRoom)).response).not.toHaveProperty('roomGroups')
    gateway.advance(1)
    expect((await check('agent', oneRoom)).response?.roomGroups).toHaveLength(1)
    const nights = (await readTakenRooms()).filter(({ day }) => day === '2027-05-02')
    expect(nights).toHaveLength(1)
  })

  it('lets an agent check the last rooms again while holding them', async () => {
    const dates = { checkIn: '2027-06-02', checkOut: '2027-06-04' }
    const { hotelCode, rooms } = findSmallHotel(dates)
    const choice = await gateway.choose('agent', { hotelCode, ...dates, rooms: repeat(rooms, { adults: 2 }) })
    const first = await check('agent', choice)
    // For everyone else, the held rooms are sold out.
    const readPolicies = async (who: 'agent' | 'colleague') =>
      (await gateway.call(who, '/hotels/policies', choice)).refusal
    expect(await readPolicies('agent')).toBeUndefined()
    expect(await readPolicies('colleague')).toMatchObject({ code: 'NOT_AVAILABLE' })
    const second = await check('agent', choice)
    expect(second.response?.roomGroups).toHaveLength(rooms)
    expect((await check('colleague', choice)).response).not.toHaveProperty('roomGroups')
    const { trackToken } = second.context
    const taken = (await readTakenRooms()).filter(({ day }) => day === '2027-06-02')
    expect(taken.map(({ quantity, hold_token }) => [quantity, hold_token])).toEqual([[rooms, trackToken]])
    expect(first.context.trackToken).not.toBe(trackToken)
  })

  it('keeps an agent’s hold when a check requests more rooms than are left', async () => {
    const dates = { checkIn: '2027-07-04', checkOut: '2027-07-06' }
    const { hotelCode, rooms } = findSmallHotel(dates)
    const choose = (count: number) =>
      gateway.choose('agent', { hotelCode, ...dates, rooms: repeat(count, { adults: 2 }) })
    const [oneRoom, allRoomsButOne, allRooms] = [await choose(1), await choose(rooms - 1), await choose(rooms)]
    await check('colleague', oneRoom)
    const { trackToken } = (await check('agent', allRoomsButOne)).context
    expect((await check('agent', allRooms)).response).toEqual({ status: 'Unavailable' })
    const taken = (await readTakenRooms()).filter(({ day }) => day === '2027-07-04')
    expect(taken.map(({ hold_token }) => hold_token)).toContain(trackToken)
  })

  it('deletes a hold a day after it expires, unless it became a booking', async () => {
    const { trackToken } = await gateway.hold('agent')
    const booked = await gateway.book('agent')
    gateway.advance(900 + 24 * 3600 - 31)
    await deleteOldHolds(database.db, gateway.clock())
    const storedHolds = () => database.db.selectFrom('holds').select('track_token').execute()
    expect(await storedHolds()).toContainEqual({ track_token: trackToken })
    gateway.advance(31)
    await deleteOldHolds(database.db, gateway.clock())
    expect(await storedHolds()).toEqual([{ track_token: booked.trackToken }])
  })

  it('refuses a hotel that the supplier does not sell', async () => {
    const choice = await gateway.choose('agent')
    for (const change of [{ hotelCode: 'UH-1' }, { provider: 'agoda' }, { provider: 'nobody' }]) {
      const { refusal } = await gateway.call('agent', '/hotels/availabities', { ...choice, ...change })
      expect(refusal?.code).toBe('NOT_AVAILABLE')
    }
  })

  it('reports every problem in a request', async () => {
    const choice = await gateway.choose('agent')
    const invalid = { ...choice, checkInDate: '2026-11-20', nationality: 'Indonesia', roomGroups: [] }
    const { status, refusal } = await gateway.call('agent', '/hotels/availabities', invalid)
    expect(status).toBe(400)
    for (const field of ['checkInDate', 'nationality', 'roomGroups']) expect(refusal?.message).toContain(field)
  })
})

describe('hold limit', () => {
  const refusalCodes = (replies: { errors: { code: string }[] }[]) =>
    replies.flatMap(({ errors }) => errors.map(({ code }) => code))

  it('blocks an agent’s twenty-first hold until one expires, regardless of the wallet balance', async () => {
    gateway.advance(3600)
    const choice = await gateway.choose('lowfunds')
    const body = { ...choice }
    const replies = []
    for (let index = 0; index < 20; index += 1) {
      replies.push(availabilityResponse.parse((await gateway.call('lowfunds', '/hotels/availabities', body)).json))
      gateway.advance(1)
    }
    expect(refusalCodes(replies)).toEqual([])
    const { status, refusal } = await gateway.call('lowfunds', '/hotels/availabities', body)
    expect([status, refusal]).toMatchObject([
      200,
      {
        code: 'TOO_MANY_HOLDS',
        extraDetails: { maxHolds: 20, maxRooms: 60, retryAt: replies[0]?.response?.expiresAt },
      },
    ])
    expect(refusalCodes([await check('agent', body)])).toEqual([])
    gateway.advance(880)
    expect(
      refusalCodes([availabilityResponse.parse((await gateway.call('lowfunds', '/hotels/availabities', body)).json)]),
    ).toEqual([])
  })

  it('also counts rooms, and cannot be exceeded by parallel checks', async () => {
    gateway.advance(3600)
    const choice = await gateway.choose('colleague', { rooms: repeat(9, { adults: 1 }) })
    const replies = await Promise.all(repeat(12, choice).map((each) => check('colleague', each)))
    expect(refusalCodes(replies)).toEqual(repeat(6, 'TOO_MANY_HOLDS'))
  })

  it('excludes holds that became bookings', async () => {
    gateway.advance(3600)
    const limitedGateway = await openGatewayWithLimit(1)
    await limitedGateway.book('agent')
    await limitedGateway.book('agent')
    expect((await limitedGateway.hold('agent')).trackToken).toBeTruthy()
    await expect(limitedGateway.hold('agent')).rejects.toThrow('TOO_MANY_HOLDS')
  })

  const openGatewayWithLimit = (holdsPerAgent: number) =>
    openTestGatewayAt(database.db, gateway.clock(), { holdsPerAgent })
})

describe('hold with a hotel promo code', () => {
  it('returns the price with and without the code of the search, as does the booking', async () => {
    // Expires holds and codes of earlier tests.
    gateway.advance(3600)
    const promoHotel = Object.values(suppliers)
      .flatMap((supplier) => catalogue.listHotels(supplier, 'SA1'))
      .find(({ hotel }) => hotel.promo === 'RAHMA116')
    const hotelCode = promoHotel?.hotel.code ?? ''
    const fullPriceReply = await check('agent', await gateway.choose('agent', { hotelCode }))
    const stay = { hotelCode, subpcc: 'RAHMA116' }
    const { response } = await check('agent', await gateway.choose('agent', stay))
    const code = {
      type: 'subpcc',
      code: 'RAHMA116',
      accepted: true,
      price: response?.totalPrice,
      fullPrice: fullPriceReply.response?.totalPrice,
    }
    expect(response?.codes).toEqual([code])
    expect(Number(code.price)).toBeLessThan(Number(code.fullPrice))
    const { reference, body } = await gateway.book('agent', stay)
    const view = await gateway.call('agent', '/hotels/viewreservation', {
      bookingReferenceNo: reference,
      provider: body.provider,
    })
    expect(view.response['hotelDetails']).toMatchObject({ codes: [code] })
  })
})
