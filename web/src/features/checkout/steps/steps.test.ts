import { expect, test } from 'vitest'
import { missingConsent } from '../draft/consent.ts'
import { type CheckoutDraft, emptyDraft } from '../draft/draft.ts'
import { allowedStep, stepOf } from './steps.ts'
import { emptyForm } from '../travelers/travelers-form.ts'

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
  title: null,
  from: null,
  to: null,
  total: null,
  policy: null,
}
const draft = (change: Partial<CheckoutDraft>): CheckoutDraft => ({ ...emptyDraft, ...change })

const consent = { terms: 'terms', total: '6148.20' }

test.each([
  ['review', draft({}), { step: 'review' }],
  ['travelers', draft({}), { step: 'review', reason: 'termsNotAccepted' }],
  ['pay', draft({ form }), { step: 'review', reason: 'termsNotAccepted' }],
  ['travelers', draft({ accepted: consent }), { step: 'travelers' }],
  ['pay', draft({ accepted: consent }), { step: 'travelers', reason: 'travelersMissing' }],
  [
    'pay',
    draft({ accepted: consent, form: { ...form, vatNumber: '' } }),
    { step: 'travelers', reason: 'travelersMissing' },
  ],
  ['pay', draft({ accepted: consent, form }), { step: 'pay' }],
  ['pay', draft({ accepted: { ...consent, terms: 'other' }, form }), { step: 'review', reason: 'termsChanged' }],
  ['pay', draft({ accepted: { ...consent, total: '5.00' }, form }), { step: 'review', reason: 'totalChanged' }],
  [
    'travelers',
    draft({ accepted: { terms: 'other', total: '5.00' }, form }),
    { step: 'review', reason: 'totalAndTermsChanged' },
  ],
  ['review', draft({ accepted: consent, form }), { step: 'review' }],
  ['done', draft({ accepted: consent, form }), { step: 'pay' }],
  ['pay', draft({ accepted: consent, form, booked }), { step: 'done' }],
  ['review', draft({ booked }), { step: 'done' }],
  [
    'review',
    draft({ form, attempt: { key: 'k', fingerprint: 'f', method: 'WALLET', open: true, lost: true } }),
    { step: 'pay' },
  ],
] as const)('a request for %s', (requested, stored, shown) => {
  expect(allowedStep(requested, stored, missingConsent(stored.accepted, consent))).toEqual(shown)
})

test('shows the first step for an unknown one', () => {
  expect(stepOf('<b>')).toBe('review')
  expect(stepOf(null)).toBe('review')
  expect(stepOf('pay')).toBe('pay')
})
