import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readHotel } from '#src/testing/hotel-operations.ts'
import { quoteDocument, stubHotel } from '#src/testing/quote-steps.ts'
import { type TestServer, startServer } from '#src/testing/start-server.ts'
import { aHudxRoom, aSearch, anAgodaGroup } from '#src/testing/wire-hotels.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-11-21T10:00:00Z') })
})
afterAll(() => server.stop())
beforeEach(() => server.gateway.reset())

const couple = { adults: 2, childAges: [] }
const threeCouples = [couple, couple, couple]

/** Three groups, each with a triple and a double room. Each kind has one stock for all groups. */
const groups = (triplesLeft: unknown) =>
  threeCouples.map((_, index) => ({
    groupId: String(index + 1),
    rooms: [
      aHudxRoom({ name: 'Triple', roomTypeCode: 'TPL', sequenceNumber: index, availabilityCount: triplesLeft }),
      aHudxRoom({ name: 'Double', roomTypeCode: 'DBL', sequenceNumber: index, availabilityCount: null }, [[300, 45]]),
    ],
  }))

async function quote(names: string[], triplesLeft: unknown) {
  stubHotel(server, { hudx: groups(triplesLeft) })
  const { searchId, hotel, roomGroups } = await readHotel(server, {
    id: '4911111111',
    input: { ...aSearch, rooms: threeCouples },
  })
  const rooms = names.map((name, roomIndex) => {
    const room = roomGroups
      .flatMap((group) => group.rooms)
      .find((candidate) => candidate.name === name && candidate.roomIndexes.includes(roomIndex))
    return { roomIndex, rateId: room?.rates[0]?.id ?? '' }
  })
  const { data } = await server.query(quoteDocument, { input: { searchId, hotelId: hotel.id, rooms } })
  return data.quoteHotel
}

test('rejects more rooms than are left in stock, without calling the supplier', async () => {
  expect(await quote(['Triple', 'Triple', 'Triple'], 2)).toMatchObject({
    __typename: 'InvalidInput',
    fields: [{ path: 'rooms.2.rateId', code: 'NOT_ENOUGH_ROOMS', message: expect.stringContaining('fewer rooms') }],
  })
  expect(server.gateway.requestsTo('/hotels/policies')).toEqual([])
})

test('counts each stock separately', async () => {
  expect(await quote(['Triple', 'Double', 'Triple'], 2)).toMatchObject({ __typename: 'HotelQuoted' })
  expect(await quote(['Double', 'Double', 'Double'], 1)).toMatchObject({ __typename: 'HotelQuoted' })
})

test('leaves the decision to a supplier that does not report its stock', async () => {
  expect(await quote(['Triple', 'Triple', 'Triple'], null)).toMatchObject({ __typename: 'HotelQuoted' })
})

test('assigns the same stock id to rooms of one kind, and none to groups sold together', async () => {
  stubHotel(server, {
    hudx: groups(2),
    agoda: [anAgodaGroup(threeCouples.map(() => ({ base: 100, tax: 15, fees: 5, adults: 2 })))],
  })
  const { roomGroups } = await readHotel(server, { id: '4911111111', input: { ...aSearch, rooms: threeCouples } })
  const stocks = roomGroups.flatMap(({ bookedTogether, rooms }) =>
    rooms.map(({ name, stockId, roomsLeft }) => [bookedTogether, name, stockId, roomsLeft]),
  )
  const triple = [false, 'Triple', 'hudxconnect:TPL', 2]
  const double = [false, 'Double', null, null]
  const studio = [true, 'Standard Studio', null, 1]
  expect(stocks).toEqual([triple, double, triple, double, triple, double, studio, studio, studio])
})
