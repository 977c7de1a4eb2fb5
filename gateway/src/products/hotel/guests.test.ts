import { describe, expect, it } from 'vitest'
import { guestProblems, leadName, type NamedGuest, type Occupancy } from './guests.ts'

const adult = (overrides: Partial<NamedGuest> = {}): NamedGuest => ({
  type: 'ADT',
  isMainPax: false,
  title: null,
  firstName: 'Guest',
  lastName: 'Amber',
  gender: 'Male',
  age: null,
  ...overrides,
})
const child = (age: number | null): NamedGuest => adult({ type: 'CHD', age })
const lead = adult({ isMainPax: true, firstName: 'Traveler' })
const contact = { email: 'lead@demo.test', phoneNumber: '8120000000', phoneNumberCountryCode: '62', countryCode: 'ID' }
const problemPaths = (rooms: NamedGuest[][], priced: Occupancy[], leadContact: typeof contact | null = contact) =>
  guestProblems(
    rooms.map((guests, index) => ({ path: `rooms[${index}]`, guests })),
    leadContact,
    priced,
  ).map(({ path }) => path)

describe('guest validation', () => {
  it.each<[string, NamedGuest[][], Occupancy[]]>([
    ['one traveler', [[lead]], [{ adults: 1, childAges: [] }]],
    ['a family', [[lead, adult(), child(5)]], [{ adults: 2, childAges: [5] }]],
    [
      'children in any order, one newborn',
      [[lead, child(9), child(0), child(9)]],
      [{ adults: 1, childAges: [0, 9, 9] }],
    ],
    [
      'two rooms',
      [[lead], [adult(), adult()]],
      [
        { adults: 1, childAges: [] },
        { adults: 2, childAges: [] },
      ],
    ],
    [
      'a lead in the second room',
      [[adult()], [lead]],
      [
        { adults: 1, childAges: [] },
        { adults: 1, childAges: [] },
      ],
    ],
    ['an Arabic name', [[adult({ ...lead, lastName: 'محمد ١٢' })]], [{ adults: 1, childAges: [] }]],
    [
      '100 characters of two code units each',
      [[adult({ ...lead, lastName: '😀'.repeat(100) })]],
      [{ adults: 1, childAges: [] }],
    ],
  ])('accepts guests that match the priced occupancy: %s', (_description, rooms, priced) => {
    expect(problemPaths(rooms, priced)).toEqual([])
  })

  it.each<[string, NamedGuest[][], Occupancy[], string[]]>([
    [
      'one room too few',
      [[lead]],
      [
        { adults: 1, childAges: [] },
        { adults: 1, childAges: [] },
      ],
      ['requestObject.roomGroups'],
    ],
    [
      'rooms in a different order',
      [[lead], [adult(), adult()]],
      [
        { adults: 2, childAges: [] },
        { adults: 1, childAges: [] },
      ],
      ['rooms[0]', 'rooms[1]'],
    ],
    ['a child of a different age', [[lead, child(6)]], [{ adults: 1, childAges: [5] }], ['rooms[0]']],
    ['a child without an age', [[lead, child(null)]], [{ adults: 1, childAges: [5] }], ['rooms[0]']],
    ['a child that was not priced', [[lead, child(5)]], [{ adults: 1, childAges: [] }], ['rooms[0]']],
    ['twins, one of them not priced', [[lead, child(5), child(5)]], [{ adults: 1, childAges: [5] }], ['rooms[0]']],
    [
      'a child as the lead',
      [[adult(), { ...child(5), isMainPax: true }]],
      [{ adults: 1, childAges: [5] }],
      ['rooms[0].travellerDetails[1]'],
    ],
    [
      'names with line breaks or markup',
      [[{ ...lead, firstName: 'A\nB' }, adult({ lastName: 'x<y' })]],
      [{ adults: 2, childAges: [] }],
      ['rooms[0].travellerDetails[0].details.firstName', 'rooms[0].travellerDetails[1].details.lastName'],
    ],
  ])('rejects %s', (_what, rooms, priced, paths) => {
    expect(problemPaths(rooms, priced)).toEqual(paths)
  })

  it('requires a lead traveler with contact details', () => {
    const room = 'rooms[0].travellerDetails[0].details.contactInformation'
    const priced = [{ adults: 1, childAges: [] }]
    expect(problemPaths([[lead]], priced, null)).toEqual([`${room}.email`, `${room}.phoneNumber`])
    for (const email of ['nobody', 'a..b@x.test', 'ü@x.test']) {
      expect(problemPaths([[lead]], priced, { ...contact, email })).toEqual([`${room}.email`])
    }
    expect(problemPaths([[lead]], priced, { ...contact, phoneNumber: '12x' })).toEqual([`${room}.phoneNumber`])
  })

  it('names a booking after its lead traveler', () => {
    expect(leadName({ rooms: [[adult()], [adult(), lead]], contact })).toBe('Traveler Amber')
  })

  it('uses a single name sent in both fields only once', () => {
    const one = { ...lead, firstName: 'Suharto', lastName: 'Suharto' }
    expect(problemPaths([[one]], [{ adults: 1, childAges: [] }])).toEqual([])
    expect(leadName({ rooms: [[one]], contact })).toBe('Suharto')
  })
})
