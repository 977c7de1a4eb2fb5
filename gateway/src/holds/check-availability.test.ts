import { beforeAll, describe, expect, it } from 'vitest'
import { type Desk, openDesk } from '#src/testing/booking-desk.ts'
import { withDatabase } from '#src/testing/database.ts'
import { findSmallHotel } from '#src/testing/small-hotel.ts'
import { forgetOldHolds } from './repository.ts'
import { availabilityAnswer } from './schemas.ts'

const database = withDatabase()
let desk: Desk
beforeAll(async () => {
  desk = await openDesk(database.db)
})

const check = async (who: 'agent' | 'colleague', body: object) =>
  availabilityAnswer.parse((await desk.call(who, '/hotels/availabities', body)).json)
const roomsTaken = () => database.db.selectFrom('booked_rooms').selectAll().orderBy('night').execute()

describe('the availability check', () => {
  it('gives price and rooms in the supplier’s shape and holds them for fifteen minutes', async () => {
    const choice = await desk.choose('agent')
    const { context, response } = await check('agent', choice)
    expect(context.trackToken).toMatch(/^[0-9a-f-]{36}$/)
    expect(response).toMatchObject({
      status: 'Available',
      umrahHotelCode: '4900000006',
      expiresAt: new Date(desk.clock().getTime() + 900_000).toISOString(),
      totalPrice: choice.roomGroups[0]?.rooms[0]?.roomRates?.[0]?.amount,
    })
    expect(response?.roomGroups?.[0]?.rooms[0]?.roomRates?.[0]).toEqual(choice.roomGroups[0]?.rooms[0]?.roomRates?.[0])
    const rooms = await roomsTaken()
    expect(rooms.map(({ night, quantity, hold_token }) => [night, quantity, hold_token])).toEqual(
      ['2027-01-10', '2027-01-11', '2027-01-12'].map((night) => [night, 1, context.trackToken]),
    )
  })

  it.each(['4900000007', '4900000006', '4900000004'])('of %s totals what its room groups total', async (hotelCode) => {
    const rooms = [{ adults: 2 }, { adults: 3, childAges: [8] }]
    const choice = await desk.choose('agent', { hotelCode, rooms, refundable: hotelCode !== '4900000007' })
    const { response } = await check('agent', choice)
    const sum = (response?.roomGroups ?? []).reduce(
      (total, { groupAmount }) => total + Math.round(groupAmount * 100),
      0,
    )
    expect(Math.round((response?.totalPrice ?? 0) * 100)).toBe(sum)
    const named = (response?.roomGroups ?? []).flatMap((group) =>
      group.rooms.map(({ sequenceNumber }) => sequenceNumber),
    )
    expect(named).toEqual([0, 1])
  })

  it('does not look at the prices of the request', async () => {
    const choice = await desk.choose('agent')
    const cheap = JSON.parse(
      JSON.stringify(choice).replaceAll(/"(amount|groupAmount|grandTotalPrice)":[\d.]+/g, '"$1":1'),
    )
    expect((await check('agent', cheap)).response?.totalPrice).toBe((await check('agent', choice)).response?.totalPrice)
  })

  it('gives rooms back when the hold has run out', async () => {
    const dates = { checkIn: '2027-05-02', checkOut: '2027-05-04' }
    const { hotelCode, rooms } = findSmallHotel(dates)
    const choice = await desk.choose('colleague', { hotelCode, ...dates })
    let held = 0
    while ((await check('colleague', choice)).response?.roomGroups) held += 1
    expect(held).toBe(rooms)
    desk.pass(899)
    expect((await check('agent', choice)).response).not.toHaveProperty('roomGroups')
    desk.pass(1)
    expect((await check('agent', choice)).response?.roomGroups).toHaveLength(1)
    const nights = (await roomsTaken()).filter(({ night }) => night === '2027-05-02')
    expect(nights).toHaveLength(1)
  })

  it('leaves no hold behind a day after it ran out, unless it became a booking', async () => {
    const { trackToken } = await desk.hold('agent')
    const booked = await desk.book('agent')
    desk.pass(900 + 24 * 3600 - 31)
    await forgetOldHolds(database.db, desk.clock())
    const kept = () => database.db.selectFrom('holds').select('track_token').execute()
    expect(await kept()).toContainEqual({ track_token: trackToken })
    desk.pass(31)
    await forgetOldHolds(database.db, desk.clock())
    expect(await kept()).toEqual([{ track_token: booked.trackToken }])
  })

  it('refuses a hotel the supplier does not sell', async () => {
    const choice = await desk.choose('agent')
    for (const change of [{ hotelCode: 'UH-1' }, { provider: 'agoda' }, { provider: 'nobody' }]) {
      const { refusal } = await desk.call('agent', '/hotels/availabities', { ...choice, ...change })
      expect(refusal?.code).toBe('NOT_AVAILABLE')
    }
  })

  it('names everything that is wrong with a request', async () => {
    const choice = await desk.choose('agent')
    const wrong = { ...choice, checkInDate: '2026-11-20', nationality: 'Indonesia', roomGroups: [] }
    const { status, refusal } = await desk.call('agent', '/hotels/availabities', wrong)
    expect(status).toBe(400)
    for (const field of ['checkInDate', 'nationality', 'roomGroups']) expect(refusal?.message).toContain(field)
  })
})
