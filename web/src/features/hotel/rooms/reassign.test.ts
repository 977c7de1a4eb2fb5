import { describe, expect, test } from 'vitest'
import { aSupplier } from '#src/testing/factories.ts'
import { aGroup, aHotelDetail, aPolicy, aRate, aRoom, anOccupancy } from '#src/testing/hotel-detail-factories.ts'
import { keepsTerms } from './reassign.ts'
import { chooseRate, findCheapestChoice, isPossible, findRatesByRoom } from './room-choice.ts'
import { arrangeRooms } from './room-options.ts'

const deadline = '2026-12-10T14:00:00+03:00'
const earlier = '2026-12-09T14:00:00+03:00'
const later = '2026-12-11T14:00:00+03:00'
const free = (freeUntil: string) => aPolicy({ freeUntil })
const nonRefundable = aPolicy({ refundable: false, freeUntil: null, steps: [] })
const unstated = aPolicy({ refundable: null, freeUntil: null, steps: [] })

describe('terms', () => {
  test.each([
    ['the same deadline', free(deadline), free(deadline), true],
    ['a later deadline', free(deadline), free(later), true],
    ['an earlier deadline', free(deadline), free(earlier), false],
    ['no deadline', free(deadline), aPolicy({ freeUntil: null }), false],
    ['non-refundable instead of refundable', free(deadline), nonRefundable, false],
    ['non-refundable instead of not stated', unstated, nonRefundable, false],
    ['not stated instead of refundable', free(deadline), unstated, false],
    ['terms given later instead of refundable', free(deadline), null, false],
    ['refundable instead of non-refundable', nonRefundable, free(earlier), true],
    ['not stated instead of non-refundable', nonRefundable, unstated, true],
    ['refundable instead of terms given later', null, free(earlier), true],
  ])('decides whether a room keeps its terms: %s', (_, old, next, keeps) => {
    expect(keepsTerms(old, next)).toBe(keeps)
  })
})

describe('moving a room to another supplier', () => {
  const oneDouble = (index: number) =>
    aRoom('Double', [index], [aRate(`h-${index}`, { cancellationPolicy: free(deadline) })])
  const umrah = (id: string, change: Parameters<typeof aRate>[1]) =>
    aRate(id, { supplier: aSupplier('umrahholidays'), ...change })
  const roomsWith = (rates: ReturnType<typeof aRate>[]) =>
    arrangeRooms(
      aHotelDetail({
        occupancies: [anOccupancy(0, 2), anOccupancy(1, 2)],
        roomGroups: [
          aGroup('h', [oneDouble(0), oneDouble(1)]),
          aGroup('u', [
            aRoom('Double', [0], [umrah('u-0', { cancellationPolicy: free(deadline) })]),
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
    const move = moveRoom(cheap, umrah('refundable', { cancellationPolicy: free(later) }))
    expect(move).toMatchObject({ to: { id: 'refundable' }, losesBoard: false, losesTerms: false })
  })

  test('gives up a moved room’s board before its terms', () => {
    const move = moveRoom(
      umrah('strict', { cancellationPolicy: nonRefundable }),
      umrah('room-only', { board: 'ROOM_ONLY', cancellationPolicy: free(deadline) }),
    )
    expect(move).toMatchObject({ to: { id: 'room-only' }, losesBoard: true, losesTerms: false })
  })

  test('reports what a moved room loses when no rate is equivalent', () => {
    const move = moveRoom(umrah('strict', { cancellationPolicy: nonRefundable, board: 'ROOM_ONLY' }))
    expect(move).toMatchObject({ to: { id: 'strict' }, losesBoard: true, losesTerms: true })
  })

  test('keeps a moved room’s unmapped board', () => {
    const move = moveRoom(umrah('suhoor', { board: 'UNRECOGNISED', boardText: 'Suhoor' }))
    expect(move?.losesBoard).toBe(true)
  })
})

describe('stock', () => {
  const twoLeft = { roomsLeft: 2 }
  const triples = (count: number, extra: ReturnType<typeof aRoom>[] = []) =>
    arrangeRooms(
      aHotelDetail({
        occupancies: [0, 1, 2].map((index) => anOccupancy(index, 3)),
        roomGroups: [
          aGroup('g', [
            ...Array.from({ length: count }, (_, index) => aRoom('Triple', [index], [aRate(`t-${index}`)], twoLeft)),
            ...extra,
          ]),
        ],
      }),
    )
  const ratesOf = (rooms: ReturnType<typeof arrangeRooms>) =>
    rooms.rooms.flatMap(({ cards }) => cards.flatMap((card) => card.rates))

  test('excludes a supplier that has fewer rooms than the search needs', () => {
    const rooms = triples(3)
    expect(ratesOf(rooms).map(({ problem }) => problem)).toEqual(['notAllRooms', 'notAllRooms', 'notAllRooms'])
    expect(findCheapestChoice(rooms)).toBeUndefined()
  })

  test('shares the stock of rooms with the same stock id, whatever their names', () => {
    const shared = { roomsLeft: 1, stockId: 'stock-1' }
    const rooms = arrangeRooms(
      aHotelDetail({
        roomGroups: [
          aGroup('g', [
            aRoom('Double', [0], [aRate('d')], shared),
            aRoom('Double, sea side', [1], [aRate('s')], shared),
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
