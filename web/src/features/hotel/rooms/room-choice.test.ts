import { describe, expect, test } from 'vitest'
import {
  aGroup,
  aHotelDetail,
  aRate,
  aRateAt,
  aRoom,
  aGroupBookedTogether,
  anOccupancy,
} from '#src/testing/hotel-detail-factories.ts'
import {
  type Choice,
  carryOver,
  findCheapestChoice,
  chooseRate,
  calculatePrice,
  findCompleteRates,
  emptyChoice,
  isPossible,
  toChosenRooms,
} from './room-choice.ts'
import { type HotelRooms, type RateOption, arrangeRooms } from './room-options.ts'

const twoRooms = arrangeRooms(aHotelDetail())
const allRates = (rooms: HotelRooms): RateOption[] =>
  rooms.rooms.flatMap(({ cards }) => cards.flatMap((card) => card.rates))
const findRate = (rooms: HotelRooms, id: string): RateOption => {
  const found = allRates(rooms).find((option) => option.id === id)
  if (!found) throw new Error(`no rate ${id}`)
  return found
}
const listRateIds = (rooms: HotelRooms, choice: Choice | undefined) =>
  findCompleteRates(rooms, choice).map(({ id }) => id)

describe('arranging rates', () => {
  test('shows one card for the same room from two suppliers, cheapest rate first', () => {
    const [first] = twoRooms.rooms
    expect(first?.cards.map((card) => [card.name, card.rates.map(({ id }) => id)])).toEqual([
      ['Quadruple room', ['h-0-bb', 'u-0', 'h-0-hb']],
    ])
  })

  test('disables rates without a clear price or in another currency', () => {
    const euroRate = aRate('euro')
    const rooms = arrangeRooms(
      aHotelDetail({
        occupancies: [anOccupancy(0, 2)],
        roomGroups: [
          aGroup('g', [
            aRoom(
              'Double room',
              [0],
              [
                aRate('unclear', { bookable: false }),
                { ...euroRate, price: { ...euroRate.price, total: { ...euroRate.price.total, currency: 'EUR' } } },
                aRateAt('expensive', 'HUDXCONNECT', 9000),
              ],
            ),
          ]),
        ],
      }),
    )
    expect(allRates(rooms).map(({ id, problem }) => [id, problem])).toEqual([
      ['expensive', null],
      ['unclear', 'unclearPrice'],
      ['euro', 'unclearPrice'],
    ])
    expect(chooseRate(rooms, undefined, findRate(rooms, 'unclear'))).toBeUndefined()
  })

  test('disables rates from a supplier that lacks another room in the search', () => {
    const detail = aHotelDetail()
    const rooms = arrangeRooms({ ...detail, roomGroups: detail.roomGroups.filter(({ id }) => id !== 'g4') })
    expect(findRate(rooms, 'u-0').problem).toBe('notAllRooms')
    expect(findRate(rooms, 'h-0-bb').problem).toBe(null)
  })

  test('lists an offer for all rooms among the rates when the search has one room', () => {
    const rooms = arrangeRooms(
      aHotelDetail({
        occupancies: [anOccupancy(0, 2)],
        roomGroups: [aGroup('g', [aRoom('Double room', [0], [aRate('one')])], { bookedTogether: true })],
      }),
    )
    expect(rooms.together).toEqual([])
    expect(listRateIds(rooms, findCheapestChoice(rooms))).toEqual(['one'])
  })
})

describe('default choice', () => {
  test('selects the cheapest rate for each room by default', () => {
    expect(listRateIds(twoRooms, findCheapestChoice(twoRooms))).toEqual(['h-0-bb', 'h-1-bb'])
  })

  test('selects rates from the supplier in the URL by default', () => {
    expect(listRateIds(twoRooms, findCheapestChoice(twoRooms, 'umrahholidays'))).toEqual(['u-0', 'u-1'])
  })

  test('selects the cheapest rates when the supplier in the URL has no rooms', () => {
    expect(listRateIds(twoRooms, findCheapestChoice(twoRooms, 'agoda'))).toEqual(['h-0-bb', 'h-1-bb'])
  })

  test('selects one offer for all rooms by default when it is cheaper', () => {
    const rooms = arrangeRooms(
      aHotelDetail({ roomGroups: [...aHotelDetail().roomGroups, aGroupBookedTogether('t', '6000.00')] }),
    )
    expect(findCheapestChoice(rooms)).toEqual({ kind: 'together', groupId: 't' })
    expect(calculatePrice(rooms, findCheapestChoice(rooms))?.whole.total.amount).toBe('6000.00')
  })

  test('selects nothing by default when no supplier has all rooms', () => {
    const detail = aHotelDetail()
    const rooms = arrangeRooms({
      ...detail,
      roomGroups: detail.roomGroups.filter(({ id }) => id === 'g1' || id === 'g4'),
    })
    expect(findCheapestChoice(rooms)).toBe(undefined)
  })
})

describe('choosing a rate', () => {
  const hudxChoice: Choice = { kind: 'separate', rateIds: ['h-0-bb', 'h-1-hb'] }

  test('keeps the other room’s rate when the supplier is the same', () => {
    const result = chooseRate(twoRooms, hudxChoice, findRate(twoRooms, 'h-0-hb'))
    expect(listRateIds(twoRooms, result?.choice)).toEqual(['h-0-hb', 'h-1-hb'])
    expect(result?.moves).toEqual([])
  })

  test('moves the other room to the same supplier and reports what it loses', () => {
    const result = chooseRate(twoRooms, hudxChoice, findRate(twoRooms, 'u-0'))
    expect(listRateIds(twoRooms, result?.choice)).toEqual(['u-0', 'u-1'])
    expect(
      result?.moves.map(({ from, to, losesBoard, losesTerms }) => [from.id, to.id, losesBoard, losesTerms]),
    ).toEqual([['h-1-hb', 'u-1', true, false]])
  })

  test('keeps a moved room’s board if the other supplier has it', () => {
    const umrah: Choice = { kind: 'separate', rateIds: ['u-0', 'u-1'] }
    const detail = aHotelDetail()
    const withHalfBoard = arrangeRooms({
      ...detail,
      roomGroups: [
        ...detail.roomGroups,
        aGroup('g5', [aRoom('Double room', [1], [aRateAt('u-1-hb', 'UMRAHHOLIDAYS', 2900, 'HALF_BOARD')])]),
      ],
    })
    expect(
      listRateIds(withHalfBoard, chooseRate(withHalfBoard, hudxChoice, findRate(withHalfBoard, 'u-0'))?.choice),
    ).toEqual(['u-0', 'u-1-hb'])
    expect(listRateIds(twoRooms, chooseRate(twoRooms, umrah, findRate(twoRooms, 'h-1-hb'))?.choice)).toEqual([
      'h-0-bb',
      'h-1-hb',
    ])
  })

  test('replaces an offer for all rooms when a single rate is selected', () => {
    const rooms = arrangeRooms(
      aHotelDetail({ roomGroups: [...aHotelDetail().roomGroups, aGroupBookedTogether('t', '6000.00')] }),
    )
    const result = chooseRate(rooms, { kind: 'together', groupId: 't' }, findRate(rooms, 'h-0-bb'))
    expect(listRateIds(rooms, result?.choice)).toEqual(['h-0-bb', 'h-1-bb'])
    expect(result?.moves.map(({ to }) => to.roomIndex)).toEqual([1])
  })

  test.each<[string, Choice]>([
    ['rates from two suppliers', { kind: 'separate', rateIds: ['h-0-bb', 'u-1'] }],
    ['fewer rates than rooms', { kind: 'separate', rateIds: ['h-0-bb'] }],
    ['rates in the wrong rooms', { kind: 'separate', rateIds: ['h-1-bb', 'h-0-bb'] }],
    ['a rate that no longer exists', { kind: 'separate', rateIds: ['h-0-bb', 'missing'] }],
    ['an offer that no longer exists', { kind: 'together', groupId: 'missing' }],
    ['a room without a rate', { kind: 'separate', rateIds: ['h-0-bb', null] }],
  ])('rejects a choice with %s', (_, choice) => {
    expect(findCompleteRates(twoRooms, choice)).toEqual([])
    expect(calculatePrice(twoRooms, choice)).toBe(undefined)
  })

  test('converts the selected rates to the server’s input, one for each room', () => {
    expect(toChosenRooms(findCompleteRates(twoRooms, hudxChoice))).toEqual([
      { roomIndex: 0, rateId: 'h-0-bb' },
      { roomIndex: 1, rateId: 'h-1-hb' },
    ])
  })
})

describe('sold-out rates', () => {
  const detail = aHotelDetail({ roomGroups: [...aHotelDetail().roomGroups, aGroupBookedTogether('t', '6000.00')] })
  const withSoldOut = (...soldOut: string[]) => arrangeRooms(detail, new Set(soldOut))

  test('keeps sold-out rates in place and disables them', () => {
    const rooms = withSoldOut('h-0-bb', 'h-1-bb')
    expect(rooms.rooms[0]?.cards[0]?.rates.map(({ id, problem }) => [id, problem])).toEqual([
      ['h-0-bb', 'soldOut'],
      ['u-0', null],
      ['h-0-hb', null],
    ])
    expect(isPossible(rooms, { kind: 'separate', rateIds: ['h-0-bb', 'h-1-hb'] })).toBe(false)
    expect(chooseRate(rooms, emptyChoice(rooms), findRate(rooms, 'h-0-bb'))).toBeUndefined()
  })

  test('marks an offer for all rooms as sold out if it contains a sold-out rate', () => {
    const rooms = withSoldOut('t-1')
    expect(rooms.together[0]?.problem).toBe('soldOut')
    expect(isPossible(rooms, { kind: 'together', groupId: 't' })).toBe(false)
  })

  test('excludes a supplier whose only rate for a room is sold out', () => {
    expect(findRate(withSoldOut('u-1'), 'u-0').problem).toBe('notAllRooms')
  })

  test('leaves the other room unselected when the agent selects a rate after rates have sold out', () => {
    const rooms = withSoldOut('h-0-bb', 'h-1-bb')
    const first = chooseRate(rooms, emptyChoice(rooms), findRate(rooms, 'h-0-hb'))
    expect(first).toEqual({ choice: { kind: 'separate', rateIds: ['h-0-hb', null] }, moves: [] })
    expect(findCompleteRates(rooms, first?.choice)).toEqual([])
    expect(calculatePrice(rooms, first?.choice)).toBe(undefined)

    const other = chooseRate(rooms, first?.choice, findRate(rooms, 'u-1'))
    expect(other?.choice).toEqual({ kind: 'separate', rateIds: ['u-0', 'u-1'] })
  })

  test('keeps a room without a rate unselected after a new search', () => {
    const rooms = withSoldOut('h-0-bb')
    const partial: Choice = { kind: 'separate', rateIds: ['h-0-hb', null] }
    expect(carryOver(rooms, partial, twoRooms)).toEqual(partial)
    expect(carryOver(rooms, emptyChoice(rooms), twoRooms)).toEqual(emptyChoice(rooms))
  })
})

describe('searching again', () => {
  const withNewRateIds = (suffix: string) =>
    arrangeRooms(
      aHotelDetail({
        roomGroups: aHotelDetail().roomGroups.map((group) => ({
          ...group,
          rooms: group.rooms.map((room) => ({
            ...room,
            rates: room.rates.map((oldRate) => ({ ...oldRate, id: oldRate.id + suffix })),
          })),
        })),
      }),
    )

  test('keeps room, board and supplier when a new search has new rate ids', () => {
    const choice: Choice = { kind: 'separate', rateIds: ['h-0-hb', 'h-1-bb'] }
    expect(listRateIds(withNewRateIds('!'), carryOver(twoRooms, choice, withNewRateIds('!')))).toEqual([
      'h-0-hb!',
      'h-1-bb!',
    ])
  })

  test('selects another rate from the same supplier when a new search lacks the rate', () => {
    const detail = aHotelDetail()
    const after = arrangeRooms({
      ...detail,
      roomGroups: detail.roomGroups
        .filter(({ id }) => id !== 'g2' && id !== 'g4')
        .concat(aGroup('g9', [aRoom('Single', [1], [aRateAt('h-9', 'HUDXCONNECT', 1000)])])),
    })
    expect(listRateIds(after, carryOver(twoRooms, { kind: 'separate', rateIds: ['h-0-bb', 'h-1-bb'] }, after))).toEqual(
      ['h-0-bb', 'h-9'],
    )
  })

  test('keeps the offer for all rooms after a new search', () => {
    const before = arrangeRooms(aHotelDetail({ roomGroups: [aGroupBookedTogether('a', '6000.00')] }))
    const after = arrangeRooms(
      aHotelDetail({ roomGroups: [...aHotelDetail().roomGroups, aGroupBookedTogether('b', '6500.00')] }),
    )
    expect(carryOver(before, { kind: 'together', groupId: 'a' }, after)).toEqual({ kind: 'together', groupId: 'b' })
  })
})
