import { expect, test } from 'vitest'
import {
  type TravelersForm,
  emptyForm,
  fitsGroups,
  isComplete,
  agentCommission,
  toGuestInputs,
  toInvoiceInput,
  toLeadInput,
} from './travelers-form.ts'

const family = [
  { adults: 2, childAges: [7] },
  { adults: 1, childAges: [] },
]

const filledForm = (change: Partial<TravelersForm> = {}): TravelersForm => {
  const form = emptyForm(family)
  return {
    ...form,
    lead: {
      salutation: 'MR',
      firstName: 'First',
      lastName: 'Guest',
      hasOneName: false,
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

test('omits the last name that was typed before a single name was chosen', () => {
  const singleName = { firstName: ' Suharto ', lastName: 'x2', hasOneName: true }
  const form = filledForm()
  const singleNameForm = {
    ...form,
    lead: { ...form.lead, ...singleName },
    guests: form.guests.map((guest) => ({ ...guest, ...singleName })),
  }
  expect(isComplete(singleNameForm, { hasCommission: false })).toBe(true)
  expect(
    isComplete({ ...singleNameForm, lead: { ...singleNameForm.lead, hasOneName: false } }, { hasCommission: false }),
  ).toBe(false)
  expect(toLeadInput(singleNameForm)).toMatchObject({ firstName: 'Suharto', hasOneName: true })
  expect(toLeadInput(singleNameForm)).not.toHaveProperty('lastName')
  expect(toGuestInputs(singleNameForm)[0]).toMatchObject({ firstName: 'Suharto', hasOneName: true })
  expect(toLeadInput(form)).not.toHaveProperty('hasOneName')
})

test('parses a commission with Arabic digits, separators or a currency', () => {
  const amounts = ['١٥٠٫٥٠', '1,234.50', 'SAR 150', '.5'].map((commission) =>
    agentCommission({ commission }, { commissionEditable: true }),
  )
  expect(amounts).toEqual(['150.50', '1234.50', '150.00', '0.50'])
})

test('creates an entry for every guest except the lead traveler', () => {
  expect(emptyForm(family).guests.map(({ group, type, age }) => [group, type, age])).toEqual([
    [0, 'ADULT', null],
    [0, 'CHILD', 7],
    [1, 'ADULT', null],
  ])
})

test('accepts a form only for the party that it was filled in for', () => {
  expect(fitsGroups(filledForm(), family)).toBe(true)
  expect(
    fitsGroups(filledForm(), [
      { adults: 2, childAges: [8] },
      { adults: 1, childAges: [] },
    ]),
  ).toBe(false)
  expect(fitsGroups(filledForm(), [{ adults: 2, childAges: [7] }])).toBe(false)
})

test('treats a form as complete if every field is valid', () => {
  expect(isComplete(filledForm(), { hasCommission: false })).toBe(true)
  expect(isComplete(filledForm({ vatNumber: '' }), { hasCommission: false })).toBe(false)
  expect(isComplete({ ...filledForm(), guests: emptyForm(family).guests }, { hasCommission: false })).toBe(false)
  expect(
    isComplete(filledForm({ lead: { ...filledForm().lead, phoneCountryCode: '' } }), { hasCommission: false }),
  ).toBe(false)
})

test('trims values, converts digits to Latin, and omits empty fields', () => {
  const lead = { ...filledForm().lead, firstName: ' First \u200f', email: ' first@agency.test', phone: '٨١٢ ٠٠٠-٠' }
  const form = filledForm({ lead, vatNumber: '٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣' })
  expect(toLeadInput(form)).toEqual({
    salutation: 'MR',
    firstName: 'First',
    lastName: 'Guest',
    email: 'first@agency.test',
    phoneCountryCode: '62',
    phone: '8120000',
  })
  expect(toGuestInputs(form)).toEqual([
    { group: 0, type: 'ADULT', salutation: 'MRS', firstName: 'Guest A', lastName: 'Guest' },
    { group: 0, type: 'CHILD', age: 7, salutation: 'MRS', firstName: 'Guest B', lastName: 'Guest' },
    { group: 1, type: 'ADULT', salutation: 'MRS', firstName: 'Guest C', lastName: 'Guest' },
  ])
  expect(toInvoiceInput(form)).toEqual({ vatNumber: '300000000000003' })
})
