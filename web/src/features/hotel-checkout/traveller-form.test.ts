import { describe, expect, test } from 'vitest'
import {
  type TravellerForm,
  emailProblem,
  emptyForm,
  fitsRooms,
  isComplete,
  nameProblem,
  phoneProblem,
  referenceProblem,
  toTypedInput,
  vatNumberProblem,
} from './traveller-form.ts'

const family = [
  { adults: 2, childAges: [7] },
  { adults: 1, childAges: [] },
]

const filled = (change: Partial<TravellerForm> = {}): TravellerForm => {
  const form = emptyForm(family)
  return {
    ...form,
    lead: {
      salutation: 'MR',
      firstName: 'First',
      lastName: 'Guest',
      email: 'first@agency.test',
      phoneCountryCode: 'ID-62',
      phone: '8120000000',
    },
    guests: form.guests.map((guest, index) => ({
      ...guest,
      salutation: 'MRS',
      firstName: `Guest ${'ABCDEFGH'[index]}`,
      lastName: 'Guest',
    })),
    vatNumber: '300000000000003',
    ...change,
  }
}

test('every guest of the search has a place, beside the lead of the first room', () => {
  expect(emptyForm(family).guests.map(({ roomIndex, type, age }) => [roomIndex, type, age])).toEqual([
    [0, 'ADULT', null],
    [0, 'CHILD', 7],
    [1, 'ADULT', null],
  ])
})

test('a kept form fits only the rooms it was filled for', () => {
  expect(fitsRooms(filled(), family)).toBe(true)
  expect(
    fitsRooms(filled(), [
      { adults: 2, childAges: [8] },
      { adults: 1, childAges: [] },
    ]),
  ).toBe(false)
  expect(fitsRooms(filled(), [{ adults: 2, childAges: [7] }])).toBe(false)
})

describe('what may be typed', () => {
  test.each(['A', 'عبد الله', 'Ğülşen', "O'Neil-Smith", 'M. Ali', 'x'.repeat(50)])('the name %s', (name) => {
    expect(nameProblem(name)).toBe(undefined)
  })
  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['x'.repeat(51), 'nameTooLong'],
    ['<b>', 'nameInvalid'],
    ['Ahmad 2', 'nameInvalid'],
    ['!!!', 'nameInvalid'],
    ['-', 'nameInvalid'],
    ['a\u0007b', 'nameInvalid'],
  ])('not the name %j', (name, problem) => {
    expect(nameProblem(name)).toBe(problem)
  })
  test.each([
    ['first@agency.test', undefined],
    ['first@agency', 'email'],
    ['first agency.test', 'email'],
    ['', 'required'],
  ])('the e-mail %j: %s', (email, problem) => expect(emailProblem(email)).toBe(problem))
  test.each([
    ['812 0000-000', undefined],
    ['٨١٢٠٠٠٠', undefined],
    ['812', 'phone'],
    ['81200x', 'phone'],
  ])('the number %j: %s', (phone, problem) => expect(phoneProblem(phone)).toBe(problem))
  test.each([
    ['300000000000003', undefined],
    ['٣٠٠ ٠٠٠ ٠٠٠ ٠٠٠ ٠٠٣', undefined],
    ['400000000000003', 'vatNumber'],
    ['30000000000003', 'vatNumber'],
  ])('the VAT number %j: %s', (vat, problem) => expect(vatNumberProblem(vat)).toBe(problem))
  test('an own reference of up to 40 characters', () => {
    expect(referenceProblem('x'.repeat(40))).toBe(undefined)
    expect(referenceProblem('x'.repeat(41))).toBe('referenceTooLong')
  })
})

test('a form is complete when nothing is missing in it', () => {
  expect(isComplete(filled())).toBe(true)
  expect(isComplete(filled({ vatNumber: '' }))).toBe(false)
  expect(isComplete({ ...filled(), guests: emptyForm(family).guests })).toBe(false)
  expect(isComplete(filled({ lead: { ...filled().lead, phoneCountryCode: '' } }))).toBe(false)
})

test('what is sent is tidy, in Latin digits, without what was left empty', () => {
  const lead = { ...filled().lead, firstName: ' First \u200f', email: ' first@agency.test', phone: '٨١٢ ٠٠٠-٠' }
  expect(toTypedInput(filled({ lead, vatNumber: '٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣' }))).toEqual({
    lead: {
      salutation: 'MR',
      firstName: 'First',
      lastName: 'Guest',
      email: 'first@agency.test',
      phoneCountryCode: '62',
      phone: '8120000',
    },
    guests: [
      { roomIndex: 0, type: 'ADULT', salutation: 'MRS', firstName: 'Guest A', lastName: 'Guest' },
      { roomIndex: 0, type: 'CHILD', age: 7, salutation: 'MRS', firstName: 'Guest B', lastName: 'Guest' },
      { roomIndex: 1, type: 'ADULT', salutation: 'MRS', firstName: 'Guest C', lastName: 'Guest' },
    ],
    vatNumber: '300000000000003',
  })
})
