import { describe, expect, it } from 'vitest'
import type { TripPlan } from './plan.ts'
import { listProblems, type PlannedPart } from './trip-problems.ts'

const plan: TripPlan = {
  arrivalDate: '2027-02-10',
  stays: [
    { locationCode: 'SA1', nights: 3 },
    { locationCode: 'SA4', nights: 2 },
  ],
  adults: 10,
  childAges: [5, 7],
  nationality: 'ID',
  withVisa: true,
}

const makkahStay: PlannedPart = {
  id: 'makkah',
  serviceType: 'SA1',
  startsOn: '2027-02-10',
  endsOn: '2027-02-13',
  travelers: 12,
  stops: ['SA1'],
}
const madinahStay: PlannedPart = {
  id: 'madinah',
  serviceType: 'SA4',
  startsOn: '2027-02-13',
  endsOn: '2027-02-15',
  travelers: 12,
  stops: ['SA4'],
}
const ride: PlannedPart = {
  id: 'ride',
  serviceType: 'TRANSPORT',
  startsOn: '2027-02-10',
  endsOn: null,
  travelers: 12,
  stops: ['JED', 'SA1', 'SA4', 'MED'],
}
const groundService: PlannedPart = {
  id: 'ground',
  serviceType: 'GROUND_SERVICE',
  startsOn: '2027-02-10',
  endsOn: null,
  travelers: 12,
  stops: [],
}
const completeTrip = [makkahStay, madinahStay, ride, groundService]

const check = (parts: readonly PlannedPart[], changes: Partial<TripPlan> = {}, today = '2026-11-29') =>
  listProblems({ plan: { ...plan, ...changes }, parts }, today)
const listCodes = (...input: Parameters<typeof check>) => check(...input).map(({ code }) => code)

describe('a trip with a visa', () => {
  it('has no problems if all parts are chosen and fit', () => {
    expect(check(completeTrip)).toEqual([])
  })

  it('needs hotels, transport and ground services', () => {
    expect(check([])).toEqual(
      ['SA1', 'SA4', 'TRANSPORT', 'GROUND_SERVICE'].map((serviceType) => ({
        code: 'SERVICE_MISSING',
        partId: null,
        extraDetails: { serviceType },
      })),
    )
  })

  it.each([
    [2, ['NIGHTS_TOO_FEW']],
    [3, []],
  ])('needs five nights in total: two in Madinah and %i in Makkah are reported as %j', (nights, expected) => {
    const stays = [
      { locationCode: 'SA1' as const, nights },
      { locationCode: 'SA4' as const, nights: 2 },
    ]
    const found = check([ride, groundService], { stays })
    expect(found.filter(({ code }) => code === 'NIGHTS_TOO_FEW').map(({ code }) => code)).toEqual(expected)
  })

  it('counts the nights of the chosen stays instead of the planned ones', () => {
    const shortStay = { ...makkahStay, startsOn: '2027-02-11' }
    expect(check([shortStay, madinahStay])).toContainEqual({
      code: 'NIGHTS_TOO_FEW',
      partId: null,
      extraDetails: { nights: 4, minNights: 5 },
    })
  })

  it('needs a night in Makkah', () => {
    const stays = [{ locationCode: 'SA4' as const, nights: 5 }]
    expect(check([groundService], { stays })).toContainEqual({
      code: 'CITY_NIGHTS_TOO_FEW',
      partId: null,
      extraDetails: { locationCode: 'SA1', nights: 0, minNights: 1 },
    })
    const oneNight = [{ locationCode: 'SA1' as const, nights: 1 }, ...stays]
    expect(listCodes([groundService], { stays: oneNight })).not.toContain('CITY_NIGHTS_TOO_FEW')
  })
})

describe('a trip without a visa', () => {
  it('needs only the planned stays', () => {
    const stays = [{ locationCode: 'SA4' as const, nights: 2 }]
    expect(
      check([{ ...madinahStay, startsOn: '2027-02-10', endsOn: '2027-02-12' }], { stays, withVisa: false }),
    ).toEqual([])
    expect(listCodes([], { stays, withVisa: false })).toEqual(['SERVICE_MISSING'])
  })
})

describe('stays', () => {
  it.each([
    ['2027-02-12', 'STAYS_OVERLAP'],
    ['2027-02-14', 'STAYS_GAP'],
  ])(
    'of which the first ends on February 13 and the second starts on %s are reported as %s of one night',
    (startsOn, code) => {
      const found = check([makkahStay, { ...madinahStay, startsOn }, ride, groundService])
      expect(found).toContainEqual({ code, partId: 'madinah', extraDetails: { nights: 1 } })
    },
  )

  it('that differ from the plan are reported with the planned dates', () => {
    const found = check([
      { ...makkahStay, startsOn: '2027-02-11', endsOn: '2027-02-13' },
      madinahStay,
      ride,
      groundService,
    ])
    expect(found).toContainEqual({
      code: 'DATES_DIFFER',
      partId: 'makkah',
      extraDetails: { startsOn: '2027-02-10', endsOn: '2027-02-13' },
    })
  })
})

describe('a ride', () => {
  const checkRide = (startsOn: string, ...stops: string[]) =>
    check([makkahStay, madinahStay, { ...ride, startsOn, stops }, groundService])

  it.each([
    ['2027-02-10', 'JED SA1'],
    ['2027-02-10', 'JED SA1 SA4 JED'],
    ['2027-02-13', 'SA1 SA4'],
    ['2027-02-15', 'SA4 MED'],
  ])('on %s along %s fits', (day, stops) => {
    expect(checkRide(day, ...stops.split(' '))).toEqual([])
  })

  it.each([
    ['2027-02-10', 'MED SA4 SA1 JED'],
    ['2027-02-10', 'JED SA4'],
    ['2027-02-10', 'JED SA1 JED'],
    ['2027-02-15', 'SA4 SA1'],
  ])('on %s along %s does not follow the planned cities', (day, stops) => {
    expect(checkRide(day, ...stops.split(' ')).map(({ code }) => code)).toEqual(['ROUTE_DIFFERS'])
  })

  it.each([
    ['2027-02-11', 'JED SA1', '2027-02-10'],
    ['2027-02-12', 'SA1 SA4', '2027-02-13'],
    ['2027-02-14', 'SA4 MED', '2027-02-15'],
  ])('on %s along %s is reported with the expected day %s', (day, stops, startsOn) => {
    expect(checkRide(day, ...stops.split(' '))).toEqual([
      { code: 'DATES_DIFFER', partId: 'ride', extraDetails: { startsOn } },
    ])
  })

  it('leaves on the last day of the chosen stay, not of the planned one', () => {
    const longStay = { ...madinahStay, endsOn: '2027-02-16' }
    const found = check([
      makkahStay,
      longStay,
      { ...ride, startsOn: '2027-02-16', stops: ['SA4', 'MED'] },
      groundService,
    ])
    expect(found.filter(({ partId }) => partId === 'ride')).toEqual([])
  })
})

describe('a part', () => {
  it('for fewer travelers than planned is reported', () => {
    const found = check([makkahStay, madinahStay, { ...ride, travelers: 11 }, groundService])
    expect(found).toEqual([
      { code: 'TRAVELERS_TOO_FEW', partId: 'ride', extraDetails: { travelers: 12, bookedTravelers: 11 } },
    ])
  })

  it('that starts before today is reported', () => {
    expect(check(completeTrip, {}, '2027-02-10')).toEqual([])
    expect(listCodes(completeTrip, {}, '2027-02-11')).toEqual(['PART_IN_PAST', 'PART_IN_PAST', 'PART_IN_PAST'])
  })
})
