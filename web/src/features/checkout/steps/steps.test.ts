import { expect, test } from 'vitest'
import { findMissingConsent } from '../draft/consent.ts'
import { type CheckoutDraft, emptyDraft } from '../draft/draft.ts'
import { allowedStep, parseStep } from './steps.ts'
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

const attempt = { key: 'k', fingerprint: 'f', method: 'WALLET', open: true, lost: true } as const

test.each([
  ['review', 'a new checkout', draft({}), { step: 'review' }],
  ['travelers', 'a new checkout', draft({}), { step: 'review', reason: 'termsNotAccepted' }],
  ['pay', 'unaccepted terms', draft({ form }), { step: 'review', reason: 'termsNotAccepted' }],
  ['travelers', 'accepted terms', draft({ accepted: consent }), { step: 'travelers' }],
  ['pay', 'no travelers', draft({ accepted: consent }), { step: 'travelers', reason: 'travelersMissing' }],
  [
    'pay',
    'an incomplete form',
    draft({ accepted: consent, form: { ...form, vatNumber: '' } }),
    { step: 'travelers', reason: 'travelersMissing' },
  ],
  ['pay', 'a complete form', draft({ accepted: consent, form }), { step: 'pay' }],
  [
    'pay',
    'changed terms',
    draft({ accepted: { ...consent, terms: 'other' }, form }),
    { step: 'review', reason: 'termsChanged' },
  ],
  [
    'pay',
    'a changed total',
    draft({ accepted: { ...consent, total: '5.00' }, form }),
    { step: 'review', reason: 'totalChanged' },
  ],
  [
    'travelers',
    'a changed total and changed terms',
    draft({ accepted: { terms: 'other', total: '5.00' }, form }),
    { step: 'review', reason: 'totalAndTermsChanged' },
  ],
  ['review', 'a complete form', draft({ accepted: consent, form }), { step: 'review' }],
  ['done', 'a complete form', draft({ accepted: consent, form }), { step: 'pay' }],
  ['pay', 'a booking', draft({ accepted: consent, form, booked }), { step: 'done' }],
  ['review', 'a booking', draft({ booked }), { step: 'done' }],
  ['review', 'an open attempt', draft({ form, attempt }), { step: 'pay' }],
] as const)('shows the allowed step when the URL requests %s with %s', (requested, _, stored, expected) => {
  const missingConsent = findMissingConsent(stored.accepted, consent)
  expect(allowedStep(requested, stored, { missingConsent, hasCommission: false })).toEqual(expected)
})

test('does not open payment with an invalid commission, if the form asks for one', () => {
  const stored = draft({ accepted: consent, form: { ...form, commission: 'a lot' } })
  const allow = (hasCommission: boolean) =>
    allowedStep('pay', stored, { missingConsent: undefined, hasCommission }).step
  expect([allow(true), allow(false)]).toEqual(['travelers', 'pay'])
})

test('parses an unknown step as the first one', () => {
  expect(parseStep('<b>')).toBe('review')
  expect(parseStep(null)).toBe('review')
  expect(parseStep('pay')).toBe('pay')
})
