import { describe, expect, test } from 'vitest'
import {
  aGroup,
  aHotelDetail,
  aRate,
  aRateAt,
  aRoom,
  aTogetherGroup,
  anOccupancy,
} from '#src/testing/hotel-detail-factories.ts'
import {
  type Choice,
  carryOver,
  cheapestChoice,
  chooseRate,
  chosenPrice,
  chosenRates,
  isPossible,
  nothingChosen,
  toChosenRooms,
} from './room-choice.ts'
import { type HotelRooms, type RateOption, arrangeRooms } from './room-options.ts'

const twoRooms = arrangeRooms(aHotelDetail())
const all = (rooms: HotelRooms): RateOption[] => rooms.rooms.flatMap(({ cards }) => cards.flatMap((card) => card.rates))
const rate = (rooms: HotelRooms, id: string): RateOption => {
  const found = all(rooms).find((option) => option.id === id)
  if (!found) throw new Error(`no rate ${id}`)
  return found
}
const ids = (rooms: HotelRooms, choice: Choice | undefined) => chosenRates(rooms, choice).map(({ id }) => id)

describe('what is offered', () => {
  test('the same room of two suppliers is one card, cheapest rate first', () => {
    const [first] = twoRooms.rooms
    expect(first?.cards.map((card) => [card.name, card.rates.map(({ id }) => id)])).toEqual([
      ['Quadruple room', ['h-0-bb', 'u-0', 'h-0-hb']],
    ])
  })

  test('rates without a clear price, of an unknown supplier or in another currency are seen and cannot be chosen', () => {
    const odd = aRate('euro')
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
                aRate('stranger', { supplier: 'UNRECOGNISED', bookable: false }),
                { ...odd, price: { ...odd.price, total: { ...odd.price.total, currency: 'EUR' } } },
                aRateAt('dear', 'HUDXCONNECT', 9000),
              ],
            ),
          ]),
        ],
      }),
    )
    expect(all(rooms).map(({ id, problem }) => [id, problem])).toEqual([
      ['dear', null],
      ['unclear', 'unclearPrice'],
      ['stranger', 'unknownSupplier'],
      ['euro', 'unclearPrice'],
    ])
    expect(ids(rooms, chooseRate(rooms, undefined, rate(rooms, 'stranger')).choice)).toEqual([])
  })

  test('a supplier that lacks one of the rooms cannot be chosen for the other', () => {
    const detail = aHotelDetail()
    const rooms = arrangeRooms({ ...detail, roomGroups: detail.roomGroups.filter(({ id }) => id !== 'g4') })
    expect(rate(rooms, 'u-0').problem).toBe('notEveryRoom')
    expect(rate(rooms, 'h-0-bb').problem).toBe(null)
  })

  test('for one room, an offer for all rooms together is a rate like any other', () => {
    const rooms = arrangeRooms(
      aHotelDetail({
        occupancies: [anOccupancy(0, 2)],
        roomGroups: [aGroup('g', [aRoom('Double room', [0], [aRate('one')])], { bookedTogether: true })],
      }),
    )
    expect(rooms.together).toEqual([])
    expect(ids(rooms, cheapestChoice(rooms))).toEqual(['one'])
  })
})

describe('what is chosen at first', () => {
  test('is the cheapest way to have all rooms', () => {
    expect(ids(twoRooms, cheapestChoice(twoRooms))).toEqual(['h-0-bb', 'h-1-bb'])
  })

  test('is of the supplier the address names', () => {
    expect(ids(twoRooms, cheapestChoice(twoRooms, 'UMRAHHOLIDAYS'))).toEqual(['u-0', 'u-1'])
  })

  test('is the cheapest of all when that supplier has nothing', () => {
    expect(ids(twoRooms, cheapestChoice(twoRooms, 'AGODA'))).toEqual(['h-0-bb', 'h-1-bb'])
  })

  test('is one offer for all rooms when that is cheaper', () => {
    const rooms = arrangeRooms(
      aHotelDetail({ roomGroups: [...aHotelDetail().roomGroups, aTogetherGroup('t', '6000.00')] }),
    )
    expect(cheapestChoice(rooms)).toEqual({ kind: 'together', groupId: 't' })
    expect(chosenPrice(rooms, cheapestChoice(rooms))?.whole.total.amount).toBe('6000.00')
  })

  test('is nothing when no supplier has every room', () => {
    const detail = aHotelDetail()
    const rooms = arrangeRooms({
      ...detail,
      roomGroups: detail.roomGroups.filter(({ id }) => id === 'g1' || id === 'g4'),
    })
    expect(cheapestChoice(rooms)).toBe(undefined)
  })
})

describe('choosing', () => {
  const hudx: Choice = { kind: 'separate', rateIds: ['h-0-bb', 'h-1-hb'] }

  test('another rate of the same supplier leaves the other room alone', () => {
    const { choice, followed } = chooseRate(twoRooms, hudx, rate(twoRooms, 'h-0-hb'))
    expect(ids(twoRooms, choice)).toEqual(['h-0-hb', 'h-1-hb'])
    expect(followed).toEqual([])
  })

  test('a rate of another supplier takes the other room along and says so', () => {
    const { choice, followed } = chooseRate(twoRooms, hudx, rate(twoRooms, 'u-0'))
    expect(ids(twoRooms, choice)).toEqual(['u-0', 'u-1'])
    expect(followed).toEqual([1])
  })

  test('the room that follows keeps its board where the other supplier has it', () => {
    const umrah: Choice = { kind: 'separate', rateIds: ['u-0', 'u-1'] }
    const detail = aHotelDetail()
    const withHalfBoard = arrangeRooms({
      ...detail,
      roomGroups: [
        ...detail.roomGroups,
        aGroup('g5', [aRoom('Double room', [1], [aRateAt('u-1-hb', 'UMRAHHOLIDAYS', 2900, 'HALF_BOARD')])]),
      ],
    })
    expect(ids(withHalfBoard, chooseRate(withHalfBoard, hudx, rate(withHalfBoard, 'u-0')).choice)).toEqual([
      'u-0',
      'u-1-hb',
    ])
    expect(ids(twoRooms, chooseRate(twoRooms, umrah, rate(twoRooms, 'h-1-hb')).choice)).toEqual(['h-0-bb', 'h-1-hb'])
  })

  test('a single rate leaves the offer for all rooms', () => {
    const rooms = arrangeRooms(
      aHotelDetail({ roomGroups: [...aHotelDetail().roomGroups, aTogetherGroup('t', '6000.00')] }),
    )
    const { choice, followed } = chooseRate(rooms, { kind: 'together', groupId: 't' }, rate(rooms, 'h-0-bb'))
    expect(ids(rooms, choice)).toEqual(['h-0-bb', 'h-1-bb'])
    expect(followed).toEqual([1])
  })

  test.each<[string, Choice]>([
    ['rates of two suppliers', { kind: 'separate', rateIds: ['h-0-bb', 'u-1'] }],
    ['fewer rates than rooms', { kind: 'separate', rateIds: ['h-0-bb'] }],
    ['rates in the wrong rooms', { kind: 'separate', rateIds: ['h-1-bb', 'h-0-bb'] }],
    ['a rate that is gone', { kind: 'separate', rateIds: ['h-0-bb', 'gone'] }],
    ['an offer that is gone', { kind: 'together', groupId: 'gone' }],
    ['rates with a gap', { kind: 'separate', rateIds: ['h-0-bb', null] }],
  ])('%s are no choice', (_, choice) => {
    expect(chosenRates(twoRooms, choice)).toEqual([])
    expect(chosenPrice(twoRooms, choice)).toBe(undefined)
  })

  test('every room of the search is sent with its rate', () => {
    expect(toChosenRooms(chosenRates(twoRooms, hudx))).toEqual([
      { roomIndex: 0, rateId: 'h-0-bb' },
      { roomIndex: 1, rateId: 'h-1-hb' },
    ])
  })
})

describe('after a supplier has refused rates', () => {
  const detail = aHotelDetail({ roomGroups: [...aHotelDetail().roomGroups, aTogetherGroup('t', '6000.00')] })
  const left = (...soldOut: string[]) => arrangeRooms(detail, new Set(soldOut))

  test('they stay where they were and cannot be chosen', () => {
    const rooms = left('h-0-bb', 'h-1-bb')
    expect(rooms.rooms[0]?.cards[0]?.rates.map(({ id, problem }) => [id, problem])).toEqual([
      ['h-0-bb', 'soldOut'],
      ['u-0', null],
      ['h-0-hb', null],
    ])
    expect(isPossible(rooms, { kind: 'separate', rateIds: ['h-0-bb', 'h-1-hb'] })).toBe(false)
    expect(chooseRate(rooms, nothingChosen(rooms), rate(rooms, 'h-0-bb')).choice).toEqual(nothingChosen(rooms))
  })

  test('an offer for all rooms that holds one of them is gone with it', () => {
    const rooms = left('t-1')
    expect(rooms.together[0]?.problem).toBe('soldOut')
    expect(isPossible(rooms, { kind: 'together', groupId: 't' })).toBe(false)
  })

  test('a supplier that has a room in no other way cannot be chosen for the others', () => {
    expect(rate(left('u-1'), 'u-0').problem).toBe('notEveryRoom')
  })

  test('rooms are chosen one by one; an open room is not filled in', () => {
    const rooms = left('h-0-bb', 'h-1-bb')
    const first = chooseRate(rooms, nothingChosen(rooms), rate(rooms, 'h-0-hb'))
    expect(first).toEqual({ choice: { kind: 'separate', rateIds: ['h-0-hb', null] }, followed: [] })
    expect(chosenRates(rooms, first.choice)).toEqual([])
    expect(chosenPrice(rooms, first.choice)).toBe(undefined)

    const other = chooseRate(rooms, first.choice, rate(rooms, 'u-1'))
    expect(other).toEqual({ choice: { kind: 'separate', rateIds: ['u-0', 'u-1'] }, followed: [0] })
  })

  test('searching again leaves an open room open', () => {
    const rooms = left('h-0-bb')
    const half: Choice = { kind: 'separate', rateIds: ['h-0-hb', null] }
    expect(carryOver(rooms, half, twoRooms)).toEqual(half)
    expect(carryOver(rooms, nothingChosen(rooms), twoRooms)).toEqual(nothingChosen(rooms))
  })
})

describe('searching again', () => {
  const renamed = (suffix: string) =>
    arrangeRooms(
      aHotelDetail({
        roomGroups: aHotelDetail().roomGroups.map((group) => ({
          ...group,
          rooms: group.rooms.map((room) => ({
            ...room,
            rates: room.rates.map((one) => ({ ...one, id: one.id + suffix })),
          })),
        })),
      }),
    )

  test('keeps room, board and supplier under new rate ids', () => {
    const choice: Choice = { kind: 'separate', rateIds: ['h-0-hb', 'h-1-bb'] }
    expect(ids(renamed('!'), carryOver(twoRooms, choice, renamed('!')))).toEqual(['h-0-hb!', 'h-1-bb!'])
  })

  test('falls back to the supplier when the rate is gone', () => {
    const detail = aHotelDetail()
    const after = arrangeRooms({
      ...detail,
      roomGroups: detail.roomGroups
        .filter(({ id }) => id !== 'g2' && id !== 'g4')
        .concat(aGroup('g9', [aRoom('Single', [1], [aRateAt('h-9', 'HUDXCONNECT', 1000)])])),
    })
    expect(ids(after, carryOver(twoRooms, { kind: 'separate', rateIds: ['h-0-bb', 'h-1-bb'] }, after))).toEqual([
      'h-0-bb',
      'h-9',
    ])
  })

  test('finds the offer for all rooms again', () => {
    const before = arrangeRooms(aHotelDetail({ roomGroups: [aTogetherGroup('a', '6000.00')] }))
    const after = arrangeRooms(
      aHotelDetail({ roomGroups: [...aHotelDetail().roomGroups, aTogetherGroup('b', '6500.00')] }),
    )
    expect(carryOver(before, { kind: 'together', groupId: 'a' }, after)).toEqual({ kind: 'together', groupId: 'b' })
  })
})
