import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { HotelDetail } from '#src/__generated__/schema-types.ts'
import { aDetailResponse, respondWithHotels, readHotel, listTotals } from '#src/testing/hotel-operations.ts'
import { type TestServer, startServer } from '#src/testing/start-server.ts'
import {
  aHudxHotel,
  aHudxRoom,
  aSearch,
  anAgodaGroup,
  anAgodaHotel,
  anUmrahholidaysHotel,
} from '#src/testing/wire-hotels.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-11-21T09:00:00Z') })
})
afterAll(() => server.stop())
beforeEach(() => server.gateway.reset())

const sage = { id: '4911111111' }

describe('rooms sold individually', () => {
  const rooms = [{ adults: 2 }, { adults: 1, childAges: [5] }]
  const offerGroups = (roomGroups: object[]) =>
    respondWithHotels(server, [aHudxHotel()], { HUDXConnect: aDetailResponse(aHudxHotel(), { roomGroups }) })
  const readDetail = () => readHotel(server, { id: sage.id, input: { ...aSearch, rooms } })
  const small = aHudxRoom({ name: 'small', paxInfo: [{ type: 'adt', quantity: '2' }] })
  const family = aHudxRoom({ name: 'FAMILY ROOM', paxInfo: [{ type: 'ADT' }, { type: 'CHD', age: 5 }] })
  const listRoomIndexes = (detail: HotelDetail) =>
    detail.roomGroups.flatMap(({ rooms }) => rooms.map(({ name, roomIndexes }) => [name, roomIndexes]))

  test('belong to the requested room that their group identifies', async () => {
    offerGroups([
      { groupId: '1', flags: { isGroupedRooms: 'false' }, rooms: [small] },
      { groupId: '2', flags: { isGroupedRooms: false }, rooms: [family] },
    ])
    expect(listRoomIndexes(await readDetail())).toEqual([
      ['Small', [0]],
      ['Family Room', [1]],
    ])
  })

  test('belong to the requested rooms whose guests they fit if their group identifies none', async () => {
    offerGroups([
      { groupId: '7', rooms: [family] },
      { groupId: '8', rooms: [small] },
    ])
    expect(listRoomIndexes(await readDetail())).toEqual([
      ['Family Room', [1]],
      ['Small', [0]],
    ])
  })

  test('list their rates cheapest first, with terms and board', async () => {
    offerGroups([
      {
        groupId: '1',
        rooms: [
          aHudxRoom({}, [
            [300, 45],
            [182.75, 30.27],
          ]),
        ],
      },
    ])
    const detail = await readDetail()
    expect(listTotals(detail)).toEqual([[['213.02', '345.00']]])
    expect(detail.roomGroups[0]?.rooms[0]?.rates[0]).toMatchObject({
      board: 'HALF_BOARD',
      boardText: 'Half board',
      bookable: true,
      cancellationPolicy: {
        refundable: true,
        freeUntil: '2026-12-08T14:00:00+03:00',
        steps: [{ percent: '50' }, { noShow: true }],
      },
    })
  })

  test('are treated as a rate if they have no rates', async () => {
    respondWithHotels(server, [anUmrahholidaysHotel()], {
      umrahholidays: aDetailResponse(anUmrahholidaysHotel(), {
        roomGroups: [
          {
            groupId: '1',
            rooms: [{ name: 'Triple', grandTotalPrice: 90, grandTotalTax: '11.5', mealDescription: 'Breakfast' }],
          },
        ],
      }),
    })
    const detail = await readHotel(server, { id: '4922222222', input: aSearch })
    expect(detail.roomGroups[0]?.rooms[0]?.rates).toMatchObject([
      {
        board: 'BREAKFAST',
        price: { total: { amount: '90.00' }, lines: [{ money: { amount: '78.50' } }, { money: { amount: '11.50' } }] },
      },
    ])
  })

  test('are shown but cannot be booked when prices do not add up, and are omitted without a price', async () => {
    offerGroups([
      {
        groupId: '1',
        rooms: [
          aHudxRoom({ roomRates: [{ amount: 100, displayRateInfo: [{ amount: 90, purpose: '1' }] }] }),
          aHudxRoom({ name: 'free', roomRates: [{ mealDescription: 'x' }] }),
        ],
      },
    ])
    const detail = await readDetail()
    expect(detail.roomGroups[0]?.rooms).toMatchObject([{ rates: [{ bookable: false }] }])
    expect(detail.warnings).toMatchObject([
      { code: 'ROW_UNREADABLE', count: 1 },
      { code: 'PRICE_INCONSISTENT', count: 1 },
    ])
  })
})

describe('rooms sold together', () => {
  const rooms = [{ adults: 2 }, { adults: 2, childAges: [7] }]
  const offerTogether = (change: (group: ReturnType<typeof anAgodaGroup>) => object = (group) => group) =>
    respondWithHotels(server, [anAgodaHotel()], {
      Agoda: aDetailResponse(anAgodaHotel(), {
        roomGroups: [
          change(
            anAgodaGroup([
              { base: 100, tax: 15, fees: 5, adults: 2 },
              { base: 200, tax: 30, fees: 10, adults: 2, childAges: [7] },
            ]),
          ),
        ],
      }),
    })
  const readDetail = () => readHotel(server, { id: sage.id, input: { ...aSearch, rooms } })

  test('have one price, the sum of the room prices', async () => {
    offerTogether()
    const detail = await readDetail()
    expect(detail.roomGroups).toMatchObject([
      {
        bookedTogether: true,
        price: { total: { amount: '360.00' } },
        rooms: [{ roomIndexes: [0] }, { roomIndexes: [1] }],
      },
    ])
    expect(listTotals(detail)).toEqual([[['120.00'], ['240.00']]])
    expect(detail.roomGroups[0]?.rooms[0]?.rates[0]).toMatchObject({
      bookable: true,
      cancellationPolicy: { refundable: false },
    })
  })

  test('cannot be booked when their prices do not add up', async () => {
    offerTogether((group) => ({ ...group, groupAmount: 359.98 }))
    const detail = await readDetail()
    expect(detail.roomGroups[0]?.rooms.map(({ rates }) => rates[0]?.bookable)).toEqual([false, false])
    expect(detail.warnings).toMatchObject([{ code: 'PRICE_INCONSISTENT', supplier: 'AGODA', count: 2 }])
  })

  test('are omitted when they do not cover the search', async () => {
    offerTogether((group) => ({ ...group, rooms: [aHudxRoom()] }))
    expect(await readDetail()).toMatchObject({ roomGroups: [], warnings: [{ code: 'ROW_UNREADABLE', count: 1 }] })
  })

  test('are omitted with a warning when they are meant for other guests', async () => {
    offerTogether(() => anAgodaGroup([{ base: 100, tax: 10, fees: 10, adults: 4 }]))
    expect(await readDetail()).toMatchObject({ roomGroups: [], warnings: [{ code: 'OCCUPANCY_MISMATCH', count: 1 }] })
  })
})
