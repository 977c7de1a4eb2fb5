import { describe, expect, test } from 'vitest'
import { aSupplier } from '#src/testing/factories.ts'
import { aGroup, aHotelDetail, aPolicy, aRate, aRoom, anOccupancy } from '#src/testing/hotel-detail-factories.ts'
import { keepsTerms } from './reassign.ts'
import { chooseRate, findCheapestChoice, isPossible, findRatesByRoom } from './room-choice.ts'
import { arrangeRooms } from './room-options.ts'

const deadline = '2026-12-10T14:00:00+03:00'
const earlierDeadline = '2026-12-09T14:00:00+03:00'
const laterDeadline = '2026-12-11T14:00:00+03:00'
const refundableUntil = (freeUntil: string) => aPolicy({ freeUntil })
const nonRefundable = aPolicy({ refundable: false, freeUntil: null, steps: [] })
const unknownTerms = aPolicy({ refundable: null, freeUntil: null, steps: [] })

describe('terms', () => {
  test.each([
    ['the same deadline', refundableUntil(deadline), refundableUntil(deadline), true],
    ['a later deadline', refundableUntil(deadline), refundableUntil(laterDeadline), true],
    ['an earlier deadline', refundableUntil(deadline), refundableUntil(earlierDeadline), false],
    ['no deadline', refundableUntil(deadline), aPolicy({ freeUntil: null }), false],
    ['non-refundable instead of refundable', refundableUntil(deadline), nonRefundable, false],
    ['non-refundable instead of unknown', unknownTerms, nonRefundable, false],
    ['unknown instead of refundable', refundableUntil(deadline), unknownTerms, false],
    ['terms that the supplier sends later instead of refundable', refundableUntil(deadline), null, false],
    ['refundable instead of non-refundable', nonRefundable, refundableUntil(earlierDeadline), true],
    ['unknown instead of non-refundable', nonRefundable, unknownTerms, true],
    ['refundable instead of terms that the supplier sends later', null, refundableUntil(earlierDeadline), true],
  ])('decides whether a room keeps its terms: %s', (_, previousPolicy, nextPolicy, expected) => {
    expect(keepsTerms(previousPolicy, nextPolicy)).toBe(expected)
  })
})

describe('moving a room to another supplier', () => {
  const oneDouble = (index: number) =>
    aRoom('Double', [index], [aRate(`h-${index}`, { cancellationPolicy: refundableUntil(deadline) })])
  const umrah = (id: string, change: Parameters<typeof aRate>[1]) =>
    aRate(id, { supplier: aSupplier('umrahholidays'), ...change })
  const roomsWith = (rates: ReturnType<typeof aRate>[]) =>
    arrangeRooms(
      aHotelDetail({
        occupancies: [anOccupancy(0, 2), anOccupancy(1, 2)],
        roomGroups: [
          aGroup('h', [oneDouble(0), oneDouble(1)]),
          aGroup('u', [
            aRoom('Double', [0], [umrah('u-0', { cancellationPolicy: refundableUntil(deadline) })]),
            aRoom('Double', [1], rates),
          ]),
        ],
      }),
    )

  function moveRoom(...rates: ReturnType<typeof aRate>[]) {
    const rooms = roomsWith(rates)
    const rate = rooms.rooms[0]?.cards.flatMap((card) => card.rates).find(({ id }) => id === 'u-0')
    if (!rate) throw new Error('no rate u-0')
    return chooseRate(rooms, { kind: 'separate', rateIds: ['h-0', 'h-1'] }, rate)?.moves[0]
  }

  test('moves a room to a refundable rate even if a non-refundable one is cheaper', () => {
    const cheap = umrah('cheap', { cancellationPolicy: nonRefundable, price: { ...aRate('x').price } })
    const move = moveRoom(cheap, umrah('refundable', { cancellationPolicy: refundableUntil(laterDeadline) }))
    expect(move).toMatchObject({ to: { id: 'refundable' }, losesBoard: false, losesTerms: false })
  })

  test('moves a room to a rate with a worse board rather than one with worse terms', () => {
    const move = moveRoom(
      umrah('strict', { cancellationPolicy: nonRefundable }),
      umrah('room-only', { board: 'ROOM_ONLY', cancellationPolicy: refundableUntil(deadline) }),
    )
    expect(move).toMatchObject({ to: { id: 'room-only' }, losesBoard: true, losesTerms: false })
  })

  test('reports what a moved room loses when no rate is equivalent', () => {
    const move = moveRoom(umrah('strict', { cancellationPolicy: nonRefundable, board: 'ROOM_ONLY' }))
    expect(move).toMatchObject({ to: { id: 'strict' }, losesBoard: true, losesTerms: true })
  })

  test('reports a lost board when the only other rate has an unmapped board', () => {
    const move = moveRoom(umrah('suhoor', { board: 'UNRECOGNISED', boardText: 'Suhoor' }))
    expect(move?.losesBoard).toBe(true)
  })
})

describe('stock', () => {
  const twoLeft = { roomsLeft: 2 }
  const triples = (count: number, otherRooms: ReturnType<typeof aRoom>[] = []) =>
    arrangeRooms(
      aHotelDetail({
        occupancies: [0, 1, 2].map((index) => anOccupancy(index, 3)),
        roomGroups: [
          aGroup('g', [
            ...Array.from({ length: count }, (_, index) => aRoom('Triple', [index], [aRate(`t-${index}`)], twoLeft)),
            ...otherRooms,
          ]),
        ],
      }),
    )
  const listRates = (rooms: ReturnType<typeof arrangeRooms>) =>
    rooms.rooms.flatMap(({ cards }) => cards.flatMap((card) => card.rates))

  test('excludes a supplier that has fewer rooms than the search needs', () => {
    const rooms = triples(3)
    expect(listRates(rooms).map(({ problem }) => problem)).toEqual(['notAllRooms', 'notAllRooms', 'notAllRooms'])
    expect(findCheapestChoice(rooms)).toBeUndefined()
  })

  test('shares the stock of rooms with the same stock id, whatever their names', () => {
    const sharedStock = { roomsLeft: 1, stockId: 'stock-1' }
    const rooms = arrangeRooms(
      aHotelDetail({
        roomGroups: [
          aGroup('g', [
            aRoom('Double', [0], [aRate('d')], sharedStock),
            aRoom('Double, sea side', [1], [aRate('s')], sharedStock),
          ]),
        ],
      }),
    )
    expect(findCheapestChoice(rooms)).toBeUndefined()
  })

  test('assigns another room when the first candidate is out of stock', () => {
    const quad = aRoom('Quad', [2], [aRate('quad')])
    const rooms = triples(3, [quad])
    expect(findRatesByRoom(rooms, findCheapestChoice(rooms)).map((rate) => rate?.id)).toEqual(['t-0', 't-1', 'quad'])
    expect(isPossible(rooms, { kind: 'separate', rateIds: ['t-0', 't-1', 't-2'] })).toBe(false)
  })

  test('moves an earlier room to another rate when a later room has no alternative', () => {
    const quad = aRoom('Quad', [0], [aRate('quad')])
    const rooms = triples(3, [quad])
    expect(findRatesByRoom(rooms, findCheapestChoice(rooms)).map((rate) => rate?.id)).toEqual(['quad', 't-1', 't-2'])
  })
})
