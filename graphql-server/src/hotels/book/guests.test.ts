import { describe, expect, test } from 'vitest'
import type { GuestInput, LeadTravelerInput } from '../../__generated__/schema-types.ts'
import { checkGuests } from './guests.ts'

const aLead = (change: Partial<LeadTravelerInput> = {}): LeadTravelerInput => ({
  salutation: 'MR',
  firstName: 'First',
  lastName: 'Guest',
  email: 'lead@agency.test',
  phoneCountryCode: '62',
  phone: '8120000000',
  ...change,
})
const aGuest = (change: Partial<GuestInput> = {}): GuestInput => ({
  roomIndex: 0,
  type: 'ADULT',
  salutation: 'MRS',
  firstName: 'Second',
  lastName: 'Guest',
  age: null,
  ...change,
})
const aChild = (age: number | null, change: Partial<GuestInput> = {}) =>
  aGuest({ type: 'CHILD', salutation: 'MS', age, ...change })

const family = [{ roomIndex: 0, adults: 2, childAges: [5, 9] }]
const describeErrors = (errors: { path: string; code: string }[]) => errors.map(({ path, code }) => `${path} ${code}`)

describe.each([
  ['92', '0300 1234567', '3001234567'],
  ['966', '050-123-4567', '501234567'],
  ['62', '0812 3456 7890', '81234567890'],
  ['39', '06 1234 5678', '0612345678'],
  ['20', '1001234567', '1001234567'],
  ['999', '012345', '012345'],
])('phone number with +%s typed as %s', (phoneCountryCode, phone, national) => {
  test(`is sent as ${national}`, () => {
    const { guests } = checkGuests(aLead({ phoneCountryCode, phone }), [], [{ roomIndex: 0, adults: 1, childAges: [] }])
    expect(guests[0]?.contact).toMatchObject({ phoneCountryCode, phone: national })
  })
})

test('rejects a phone number whose country code differs from the chosen one', () => {
  const { errors } = checkGuests(
    aLead({ phoneCountryCode: '92', phone: '+90 300 1234567' }),
    [],
    [{ roomIndex: 0, adults: 1, childAges: [] }],
  )
  expect(describeErrors(errors)).toEqual(['lead.phone FIELD_INVALID'])
})

describe('guests that match the search', () => {
  test('are returned room by room, with one lead guest', () => {
    const rooms = [...family, { roomIndex: 1, adults: 1, childAges: [] }]
    const { guests, errors } = checkGuests(aLead(), [aGuest(), aChild(9), aChild(5), aGuest({ roomIndex: 1 })], rooms)
    expect(errors).toEqual([])
    expect(guests.map(({ roomIndex, type, age }) => [roomIndex, type, age])).toEqual([
      [0, 'ADULT', null],
      [0, 'ADULT', null],
      [0, 'CHILD', 9],
      [0, 'CHILD', 5],
      [1, 'ADULT', null],
    ])
    expect(guests.filter(({ contact }) => contact)).toHaveLength(1)
  })

  test('may be entered with Arabic or Persian digits, spaces and direction marks', () => {
    const lead = aLead({
      phone: '٨١٢ ۰۰۰-۰۰۰',
      phoneCountryCode: '+٦٢',
      firstName: '\u202eFirst\u2069 ',
      email: ' lead@agency.test\u200f',
    })
    const { guests, errors } = checkGuests(lead, [], [{ roomIndex: 0, adults: 1, childAges: [] }])
    expect(errors).toEqual([])
    expect(guests[0]).toMatchObject({
      firstName: 'First',
      contact: { phone: '812000000', phoneCountryCode: '62', email: 'lead@agency.test' },
    })
  })

  test('can have one-letter, Arabic and accented names of up to 50 characters', () => {
    for (const name of ['A', 'عبد الله', 'Ğülşen', 'x'.repeat(50), 'e\u0301'.repeat(50)]) {
      expect(
        checkGuests(aLead({ firstName: name, lastName: name }), [], [{ roomIndex: 0, adults: 1, childAges: [] }])
          .errors,
      ).toEqual([])
    }
  })
})

describe('guests that do not match the search', () => {
  test.each([
    ['one adult too few', [aChild(5), aChild(9)], ['guests GUESTS_MISMATCH']],
    ['one adult too many', [aGuest(), aGuest(), aChild(5), aChild(9)], ['guests GUESTS_MISMATCH']],
    ['one child too few', [aGuest(), aChild(5)], ['guests GUESTS_MISMATCH']],
    ['a child of a different age', [aGuest(), aChild(5), aChild(8)], ['guests.2.age GUESTS_MISMATCH']],
    ['two children of the same age instead of one', [aGuest(), aChild(5), aChild(5)], ['guests.2.age GUESTS_MISMATCH']],
    ['a child without an age', [aGuest(), aChild(5), aChild(null)], ['guests.2.age FIELD_REQUIRED']],
    ['an 18-year-old child', [aGuest(), aChild(5), aChild(18)], ['guests.2.age FIELD_INVALID']],
    ['a 17-year-old adult', [aGuest({ age: 17 }), aChild(5), aChild(9)], ['guests.0.age FIELD_INVALID']],
    [
      'a room that was not searched for',
      [aGuest({ roomIndex: 1 }), aChild(5), aChild(9)],
      ['guests.0.roomIndex FIELD_INVALID', 'guests GUESTS_MISMATCH'],
    ],
    [
      'a negative room index',
      [aGuest({ roomIndex: -1 }), aChild(5), aChild(9)],
      ['guests.0.roomIndex FIELD_INVALID', 'guests GUESTS_MISMATCH'],
    ],
  ])('are rejected: %s', (_, guests, expected) => {
    expect(describeErrors(checkGuests(aLead(), guests, family).errors)).toEqual(expected)
  })

  test('are rejected when they are in the wrong one of two rooms', () => {
    const rooms = [
      { roomIndex: 0, adults: 1, childAges: [] },
      { roomIndex: 1, adults: 2, childAges: [] },
    ]
    expect(describeErrors(checkGuests(aLead(), [aGuest(), aGuest({ roomIndex: 1 })], rooms).errors)).toEqual([
      'guests GUESTS_MISMATCH',
    ])
  })
})

test('reports every invalid field, not only the first', () => {
  const lead = aLead({ firstName: ' ', lastName: '<b>', email: 'nobody', phone: '12', phoneCountryCode: '0' })
  const guests = [aGuest({ firstName: 'x'.repeat(101), lastName: 'a\u0000b' }), aChild(5), aChild(9)]
  expect(describeErrors(checkGuests(lead, guests, family).errors)).toEqual([
    'lead.firstName FIELD_REQUIRED',
    'lead.lastName FIELD_INVALID',
    'lead.email FIELD_INVALID',
    'lead.phoneCountryCode FIELD_INVALID',
    'lead.phone FIELD_INVALID',
    'guests.0.firstName FIELD_TOO_LONG',
    'guests.0.lastName FIELD_INVALID',
  ])
})

describe('guest with a single name', () => {
  const rooms = [{ roomIndex: 0, adults: 2, childAges: [] }]
  const singleName = { firstName: 'Suharto', lastName: null, hasOneName: true }

  test('has this name in both fields and once in the full name', () => {
    const { guests, errors } = checkGuests(aLead(singleName), [aGuest({ ...singleName, lastName: ' - ' })], rooms)
    expect(errors).toEqual([])
    for (const guest of guests) {
      expect(guest).toMatchObject({ firstName: 'Suharto', lastName: 'Suharto', name: 'Suharto' })
    }
  })

  test.each([null, '', '-', '.'])('must be declared as such: %j is not a last name', (lastName) => {
    const { errors } = checkGuests(aLead({ firstName: 'Suharto', lastName }), [aGuest()], rooms)
    expect(errors.map(({ path }) => path)).toEqual(['lead.lastName'])
  })

  test('cannot have a different last name', () => {
    const { errors } = checkGuests(aLead({ ...singleName, lastName: 'Other' }), [aGuest()], rooms)
    expect(errors).toEqual([{ path: 'lead.lastName', code: 'FIELD_INVALID', variant: 'oneName' }])
  })
})

describe('titles', () => {
  const rooms = [{ roomIndex: 0, adults: 2, childAges: [5] }]
  const titleErrors = (adult: GuestInput['salutation'], child: GuestInput['salutation']) =>
    describeErrors(
      checkGuests(aLead(), [aGuest({ salutation: adult }), aChild(5, { salutation: child })], rooms).errors,
    )

  test.each(['MASTER', 'MISS', 'MR', 'MS'] as const)('may be %s for a child', (title) => {
    expect(titleErrors('MRS', title)).toEqual([])
  })

  test('may not be MRS for a child', () => {
    expect(titleErrors('MS', 'MRS')).toEqual(['guests.1.salutation FIELD_INVALID'])
  })

  test.each(['MASTER', 'MISS'] as const)('may not be %s for an adult', (title) => {
    expect(titleErrors(title, 'MISS')).toEqual(['guests.0.salutation FIELD_INVALID'])
    const lead = checkGuests(aLead({ salutation: title }), [], [{ roomIndex: 0, adults: 1, childAges: [] }])
    expect(describeErrors(lead.errors)).toEqual(['lead.salutation FIELD_INVALID'])
  })
})
