import { expect, test } from 'vitest'
import { type CheckoutDraft, emptyDraft } from './checkout-draft.ts'
import { allowedStep, stepOf } from './checkout-steps.ts'
import { emptyForm } from './traveller-form.ts'

const lead = {
  salutation: 'MR',
  firstName: 'First',
  lastName: 'Guest',
  email: 'first@agency.test',
  phoneCountryCode: 'ID-62',
  phone: '8120000000',
} as const
const form = { ...emptyForm([{ adults: 1, childAges: [] }], lead), vatNumber: '300000000000003' }
const booked = {
  id: 'b',
  reference: 'r',
  hotelName: null,
  checkIn: null,
  checkOut: null,
  total: null,
  freeCancellationUntil: null,
  nonRefundable: false,
}
const draft = (change: Partial<CheckoutDraft>): CheckoutDraft => ({ ...emptyDraft, ...change })

test.each([
  ['review', draft({}), 'review'],
  ['travellers', draft({}), 'review'],
  ['pay', draft({ form }), 'review'],
  ['travellers', draft({ acceptedTerms: 'terms' }), 'travellers'],
  ['pay', draft({ acceptedTerms: 'terms' }), 'travellers'],
  ['pay', draft({ acceptedTerms: 'terms', form: { ...form, vatNumber: '' } }), 'travellers'],
  ['pay', draft({ acceptedTerms: 'terms', form }), 'pay'],
  ['pay', draft({ acceptedTerms: 'other terms', form }), 'review'],
  ['review', draft({ acceptedTerms: 'terms', form }), 'review'],
  ['done', draft({ acceptedTerms: 'terms', form }), 'pay'],
  ['pay', draft({ acceptedTerms: 'terms', form, booked }), 'done'],
  ['review', draft({ booked }), 'done'],
  ['review', draft({ form, attempt: { key: 'k', fingerprint: 'f', open: true, lost: true } }), 'pay'],
] as const)('asked for %s', (wanted, kept, shown) => {
  expect(allowedStep(wanted, kept, 'terms')).toBe(shown)
})

test('a step nobody knows is the first one', () => {
  expect(stepOf('<b>')).toBe('review')
  expect(stepOf(null)).toBe('review')
  expect(stepOf('pay')).toBe('pay')
})
