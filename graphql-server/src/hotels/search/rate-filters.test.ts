import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { HotelWhere } from '#src/__generated__/schema-types.ts'
import { hudxHotel, search, searchPath } from '#src/testing/hotel-operations.ts'
import { type TestServer, startServer } from '#src/testing/start-server.ts'
import { aHudxRoom, aSearch, anAgodaGroup, anAgodaHotel, flexibleTerms, hudxLines } from '#src/testing/wire-hotels.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ clock: () => new Date('2026-11-21T09:00:00Z') })
})
afterAll(() => server.stop())
beforeEach(() => server.gateway.reset())

const couples = [
  { adults: 2, childAges: [] },
  { adults: 2, childAges: [] },
]

type Rate = { base: number; board: string; refundable?: boolean }

const aRate = ({ base, board, refundable = false }: Rate) => ({
  mealDescription: board,
  displayRateInfo: hudxLines(base, 15),
  cancellationPolicy: refundable ? flexibleTerms : { isRefundable: false, rules: [] },
})

/** One group for each room of the search, with these rates. */
const groups = (...rooms: Rate[][]) =>
  rooms.map((rates, index) => ({
    groupId: String(index + 1),
    rooms: [aHudxRoom({ sequenceNumber: index, roomRates: rates.map(aRate) })],
  }))

const roomOnly = { base: 100, board: 'Room only' }
const halfBoard = { base: 150, board: 'Half board', refundable: true }
const fullBoard = { base: 200, board: 'Full board (breakfast, lunch, dinner)' }

/** Hotel 1: room only, half and full board in both rooms. Hotel 2: half board in one room only. Hotel 3: no rates in the response. */
const hotels = () => [
  hudxHotel(101, 215, { roomGroups: groups([roomOnly, halfBoard, fullBoard], [roomOnly, halfBoard, fullBoard]) }),
  hudxHotel(102, 215, { roomGroups: groups([roomOnly, halfBoard], [roomOnly]) }),
  hudxHotel(103, 300, { mealDescription: 'Half board', flags: { isRefundable: 'true' } }),
]

async function searchWith(where: HotelWhere, rows: object[] = hotels()) {
  server.gateway.respondTo(searchPath, { hotels: rows })
  const { items, facets } = await search(server, { input: { ...aSearch, rooms: couples }, where })
  const results = items.map(({ hotel, offers: [offer] }) => [
    hotel.id,
    offer?.price.total.amount,
    offer?.board,
    offer?.refundable,
  ])
  return { results, facets }
}

describe('filters on a search with rates', () => {
  test('show the cheapest combination of rates that matches in all rooms', async () => {
    const { results } = await searchWith({ boards: ['HALF_BOARD'] })
    expect(results).toEqual([
      ['49103', '315.00', 'HALF_BOARD', true],
      ['49101', '330.00', 'HALF_BOARD', true],
    ])
  })

  test('match board and terms within the same combination', async () => {
    expect((await searchWith({ boards: ['FULL_BOARD'] })).results).toEqual([['49101', '430.00', 'FULL_BOARD', false]])
    expect((await searchWith({ boards: ['FULL_BOARD'], refundable: true })).results).toEqual([])
    expect((await searchWith({ refundable: true, priceMax: '320' })).results).toEqual([
      ['49103', '315.00', 'HALF_BOARD', true],
    ])
  })

  test('change nothing unless board, terms or price is filtered', async () => {
    const { results } = await searchWith({})
    expect(results.map(([, total]) => total)).toEqual(['230.00', '230.00', '315.00'])
  })

  test('evaluate the terms with the penalty that currently applies', async () => {
    const rule = (fromDateTime: string, chargeValue: number) => ({
      fromDateTime,
      charge: { chargeType: 'percentage', chargeValue },
    })
    const withRules = (code: number, ...rules: object[]) =>
      hudxHotel(code, 215, {
        flags: { isRefundable: 'true' },
        freeCancellationDate: '2026-11-19T14:00:00',
        roomGroups: groups([roomOnly], [roomOnly]).map((group) => ({
          ...group,
          rooms: group.rooms.map((room) => ({
            ...room,
            roomRates: [{ ...aRate(roomOnly), cancellationPolicy: { isRefundable: true, rules } }],
          })),
        })),
      })
    const rows = [
      withRules(111, rule('2026-11-19T14:00:00', 50), rule('2026-11-20T14:00:00', 100)),
      withRules(112, rule('2026-11-19T14:00:00', 50), rule('2026-11-21T14:00:00', 100)),
      // Only the supplier's own flag, which may refer to the time before the deadline.
      hudxHotel(113, 215, { flags: { isRefundable: 'true' }, freeCancellationDate: '2026-11-19T14:00:00' }),
    ]
    const refundable = async (where: HotelWhere) =>
      (await searchWith(where, rows)).results.map(([id, , , isRefundable]) => [id, isRefundable])
    expect(await refundable({ refundable: true })).toEqual([['49112', true]])
    expect(await refundable({ refundable: false })).toEqual([['49111', false]])
    expect(await refundable({})).toEqual([
      ['49111', false],
      ['49112', true],
      ['49113', null],
    ])
  })

  test('show the deadline of the displayed combination', async () => {
    server.gateway.respondTo(searchPath, { hotels: hotels().slice(0, 1) })
    const { items } = await search(server, {
      input: { ...aSearch, rooms: couples },
      where: { refundable: true },
    })
    expect(items[0]?.offers).toMatchObject([
      { freeCancellationUntil: '2026-12-08T14:00:00+03:00', boardText: null, bookable: true },
    ])
  })

  test('count every combination in the facets, with all other filters applied', async () => {
    const { facets } = await searchWith({})
    expect(facets.boards).toEqual([
      { board: 'ROOM_ONLY', count: 2 },
      { board: 'HALF_BOARD', count: 2 },
      { board: 'FULL_BOARD', count: 1 },
    ])
    expect(facets).toMatchObject({ refundableCount: 2, nonRefundableCount: 2 })
    const { facets: halfBoardFacets } = await searchWith({ boards: ['HALF_BOARD'] })
    expect(halfBoardFacets.boards).toEqual(facets.boards)
    expect(halfBoardFacets).toMatchObject({ refundableCount: 2, nonRefundableCount: 0 })
    expect(halfBoardFacets.price).toMatchObject({ min: { amount: '315.00' }, max: { amount: '330.00' } })
  })

  test('match groups sold together as a whole', async () => {
    const couple = (fees: number) => ({ base: 100, tax: 15, fees, adults: 2 })
    const withBoard = (fees: number, board: string) => {
      const group = anAgodaGroup([couple(fees), couple(fees)])
      return { ...group, rooms: Object(group).rooms.map((room: object) => ({ ...room, mealDescription: board })) }
    }
    const rows = [anAgodaHotel({ roomGroups: [withBoard(5, 'Room only'), withBoard(25, 'BB')] })]
    expect((await searchWith({ boards: ['BREAKFAST'] }, rows)).results).toEqual([
      ['4911111111', '280.00', 'BREAKFAST', false],
    ])
  })

  test('ignore rates that cannot be booked', async () => {
    const broken = { ...aRate(halfBoard), amount: 12 }
    const rows = [
      hudxHotel(101, 100, {
        roomGroups: [{ groupId: '1', rooms: [aHudxRoom({ roomRates: [aRate(roomOnly), broken] })] }],
      }),
    ]
    server.gateway.respondTo(searchPath, { hotels: rows })
    const { totalCount } = await search(server, { input: aSearch, where: { boards: ['HALF_BOARD'] } })
    expect(totalCount).toBe(0)
  })
})

test.each<[string, () => object[]]>([
  ['SOME_RATES', hotels],
  ['ALL_RATES', () => hotels().slice(0, 2)],
  ['LOWEST_RATES', () => hotels().slice(2)],
])('reports in the facets which rates were compared: %s', async (coverage, rows) => {
  expect((await searchWith({}, rows())).facets.coverage).toBe(coverage)
})

test('does not count rooms with different boards as one board in the facets', async () => {
  const rows = [hudxHotel(104, 265, { roomGroups: groups([roomOnly], [halfBoard]) })]
  const { results, facets } = await searchWith({ priceMax: '300' }, rows)
  expect(results).toEqual([['49104', '280.00', 'ROOM_ONLY', true]])
  expect(facets.boards).toEqual([])
})

test('reads an offer’s board and terms from the cheapest rates if the row has none', async () => {
  const row = hudxHotel(101, 215, { mealDescription: null, flags: {}, freeCancellationDate: null })
  const rates = groups([halfBoard], [halfBoard])
  const rows = [{ ...row, amount: 330, displayRateInfo: hudxLines(315, 15), roomGroups: rates }]
  expect((await searchWith({}, rows)).results).toEqual([['49101', '330.00', 'HALF_BOARD', true]])
})

describe('supplier filter', () => {
  test('accepts keys of suppliers that are not in the enum', async () => {
    const rows = [
      hudxHotel(101, 100),
      hudxHotel(102, 100, { provider: 'WorldRooms' }),
      hudxHotel(103, 100, { provider: 'BedsPlus' }),
    ]
    expect((await searchWith({ supplierKeys: ['worldrooms'] }, rows)).results.map(([id]) => id)).toEqual(['49102'])
    const { results, facets } = await searchWith({ supplierKeys: ['bedsplus', 'hudxconnect'] }, rows)
    expect(results.map(([id]) => id)).toEqual(['49101', '49103'])
    expect(facets.suppliers.map(({ supplierInfo: { key }, count }) => [key, count])).toEqual([
      ['hudxconnect', 1],
      ['bedsplus', 1],
      ['worldrooms', 1],
    ])
  })
})
