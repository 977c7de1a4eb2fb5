import { describe, expect, it } from 'vitest'
import { cancellationTerms, freeUntil, combineTerms } from './cancellation-terms.ts'
import type { ChildPolicy, Hotel, RoomTypeCode } from './hotel.ts'
import { fitsGuests } from './occupancy.ts'
import { cheapestCombination } from './rates.ts'
import { bedsFor, roomTypes } from './room-types.ts'
import { toHijriMonthDay, isRamadan } from '#src/suppliers/season.ts'
import { addDays, daysBetween, makkahDay } from '#src/values/calendar.ts'
import { createStay } from './stay.ts'
import type { PricedRate } from './supplier.ts'

describe('room capacity', () => {
  const policy: ChildPolicy = { freeUpTo: 5, chargedUpTo: 11, charge: { kind: 'amount', halalas: 1 } }

  it.each<[RoomTypeCode, number, number[], boolean]>([
    ['SGL', 1, [], true],
    ['SGL', 2, [], false],
    ['DBL', 2, [], true],
    ['DBL', 3, [], false],
    ['SGL', 1, [3], false],
    ['DBL', 2, [3], true],
    ['DBL', 2, [3, 4], false],
    ['DBL', 2, [3, 8], false],
    ['TPL', 2, [3, 4], true],
    ['QUD', 2, [3, 4, 5], false],
    ['DBL', 2, [8], true],
    ['DBL', 2, [8, 9], false],
    ['DBL', 2, [12], false],
    ['DBL', 1, [12], true],
    ['TPL', 2, [8, 9], true],
    ['QUD', 1, [], false],
    ['QUD', 2, [], true],
    ['FAM', 6, [8, 9], true],
    ['FAM', 6, [8, 9, 3], false],
    ['FAM', 2, [3, 8], true],
    ['FAM', 7, [], false],
  ])('of a %s for %i adults and children aged %j is sufficient: %s', (type, adults, childAges, expected) => {
    expect(fitsGuests(type, { adults, childAges }, policy)).toBe(expected)
  })
})

describe('beds in a room', () => {
  it.each(Object.entries(roomTypes))(
    'of type %s sleep exactly the number of guests in `sleeps`',
    (_code, { beds, sleeps }) => {
      const guestsPerBed: Record<string, number> = { SINGLE: 1, KING: 2 }
      expect(beds.reduce((sum, { kind, count }) => sum + (guestsPerBed[kind] ?? 0) * count, 0)).toBe(sleeps)
    },
  )

  it('include an extra bed for each further guest', () => {
    expect(bedsFor('DBL', 2)).toEqual([{ kind: 'SINGLE', count: 2 }])
    expect(bedsFor('DBL', 3)).toEqual([
      { kind: 'SINGLE', count: 2 },
      { kind: 'EXTRA', count: 1 },
    ])
    expect(bedsFor('FAM', 8).at(-1)).toEqual({ kind: 'EXTRA', count: 2 })
  })
})

describe('cheapest rooms for a search', () => {
  const rate = (roomType: RoomTypeCode, total: number, adults: number, roomIndex: number, left: number) =>
    ({ roomType, roomIndex, left, occupancy: { adults, childAges: [] }, price: { total } }) as unknown as PricedRate

  it('are the cheapest that are available together, in the order of the search', () => {
    const options = [
      [rate('DBL', 100, 2, 0, 1), rate('TPL', 130, 2, 0, 1)],
      [rate('DBL', 100, 2, 1, 1), rate('TPL', 130, 2, 1, 1)],
    ]
    expect(cheapestCombination(options)?.map(({ roomType, roomIndex }) => [roomType, roomIndex])).toEqual([
      ['DBL', 0],
      ['TPL', 1],
    ])
  })

  it('leave the large room for the guests who need it', () => {
    const options = [[rate('TPL', 90, 2, 0, 1), rate('DBL', 100, 2, 0, 1)], [rate('TPL', 90, 3, 1, 1)]]
    expect(cheapestCombination(options)?.map(({ roomType }) => roomType)).toEqual(['DBL', 'TPL'])
  })

  it('are not offered if one of the rooms is unavailable', () => {
    expect(cheapestCombination([[rate('DBL', 100, 2, 0, 1)], [rate('DBL', 100, 2, 1, 1)]])).toBeUndefined()
    expect(cheapestCombination([[rate('DBL', 100, 2, 0, 1)], []])).toBeUndefined()
  })
})

describe('cancellation terms of a rate', () => {
  const hotelWith = (firstPenalty: 'half' | 'first-night', freeDays = 3) =>
    ({ cancellation: { freeDays, firstPenalty } }) as unknown as Hotel
  const stay = createStay('2026-12-10', '2026-12-14')
  const rate = { refundable: true, total: 400_01, firstNight: 120_00 }

  it('allow free cancellation until 14:00 a few days before arrival, then charge half, and from the day before arrival the full price', () => {
    expect(cancellationTerms(hotelWith('half'), stay, rate, 'amount')).toEqual({
      refundable: true,
      steps: [
        {
          from: '2026-12-07T14:00:00',
          to: '2026-12-09T14:00:00',
          penalty: { kind: 'amount', halalas: 200_01 },
          noShow: false,
        },
        {
          from: '2026-12-09T14:00:00',
          to: '2026-12-10T14:00:00',
          penalty: { kind: 'amount', halalas: 400_01 },
          noShow: false,
        },
        {
          from: '2026-12-10T14:00:00',
          to: '2026-12-14T12:00:00',
          penalty: { kind: 'amount', halalas: 400_01 },
          noShow: true,
        },
      ],
    })
  })

  it('charge the first night at some hotels, and a percentage at suppliers that use percentages', () => {
    const [first] = cancellationTerms(hotelWith('first-night'), stay, rate, 'amount').steps
    expect(first?.penalty).toEqual({ kind: 'amount', halalas: 120_00 })
    const percent = cancellationTerms(hotelWith('first-night'), stay, rate, 'percent').steps.map(
      ({ penalty }) => penalty,
    )
    expect(percent).toEqual([5000, 10_000, 10_000].map((basisPoints) => ({ kind: 'percent', basisPoints })))
  })

  it('have one step fewer for hotels with free cancellation until the day before', () => {
    const terms = cancellationTerms(hotelWith('half', 1), stay, rate, 'amount')
    expect(terms.steps.map(({ from }) => from)).toEqual(['2026-12-09T14:00:00', '2026-12-10T14:00:00'])
    expect(freeUntil(terms)).toBe('2026-12-09T14:00:00')
  })

  it('require two weeks’ notice in Ramadan', () => {
    expect(
      freeUntil(cancellationTerms(hotelWith('half'), createStay('2027-02-20', '2027-02-25'), rate, 'amount')),
    ).toBe('2027-02-06T14:00:00')
  })

  it('charge the full price of a non-refundable rate as soon as it is booked', () => {
    const terms = cancellationTerms(hotelWith('half'), stay, { ...rate, refundable: false }, 'amount')
    expect(terms.refundable).toBe(false)
    expect(terms.steps[0]).toMatchObject({ from: null, penalty: { halalas: 400_01 } })
    expect(freeUntil(terms)).toBeNull()
  })

  it('add up the fees for rooms that are booked as a group', () => {
    const terms = cancellationTerms(hotelWith('half'), stay, rate, 'amount')
    const both = combineTerms([{ terms }, { terms }])
    expect(both.steps.map(({ penalty }) => penalty)).toEqual(
      [400_02, 800_02, 800_02].map((halalas) => ({ kind: 'amount', halalas })),
    )
  })
})

describe('calendar', () => {
  it('uses the Umm al-Qura calendar for Hijri dates', () => {
    expect(toHijriMonthDay('2026-02-18')).toEqual({ month: 9, day: 1 })
    expect(isRamadan('2026-02-17')).toBe(false)
    expect(isRamadan('2027-03-08')).toBe(true)
    expect(isRamadan('2027-03-10')).toBe(false)
  })

  it('counts days regardless of time zone', () => {
    expect(addDays('2027-02-27', 3)).toBe('2027-03-02')
    expect(addDays('2027-03-01', -1)).toBe('2027-02-28')
    expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3)
    expect(createStay('2026-12-31', '2027-01-02').nights).toEqual(['2026-12-31', '2027-01-01'])
  })

  it('starts a new day at midnight in Makkah', () => {
    expect(makkahDay(new Date('2026-11-21T20:59:59Z'))).toBe('2026-11-21')
    expect(makkahDay(new Date('2026-11-21T21:00:00Z'))).toBe('2026-11-22')
  })
})
