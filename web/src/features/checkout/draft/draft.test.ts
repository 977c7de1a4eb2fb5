import { beforeEach, describe, expect, test } from 'vitest'
import type { CheckoutBooking } from '../purchase.ts'
import { emptyForm } from '../travelers/travelers-form.ts'
import {
  type CheckoutDraft,
  draftAfterBooking,
  draftForNewQuote,
  currentQuoteId,
  emptyDraft,
  moveDraft,
  nextAttempt,
  parseDraft,
} from './draft.ts'

let idCount = 0
const randomId = () => `key-${++idCount}`
const inputA = { fingerprint: 'input A', method: 'WALLET' } as const
const inputB = { ...inputA, fingerprint: 'input B' }
const draftWithAttempt = ({ hasResponse }: { hasResponse: boolean }): CheckoutDraft => ({
  ...emptyDraft,
  attempt: { key: 'key-first', ...inputA, open: !hasResponse, lost: !hasResponse },
})

const booking: CheckoutBooking = {
  id: 'b1',
  reference: 'HX-1',
  title: 'Court of Lanterns Hotel',
  from: '2026-12-13',
  to: '2026-12-18',
  total: { amount: '6148.20', currency: 'SAR' },
  policy: {
    refundable: true,
    freeUntil: null,
    steps: [{ from: null, to: null, percent: null, amount: { amount: '10.00', currency: 'SAR' }, noShow: false }],
  },
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('idempotency key', () => {
  test('keeps the idempotency key for the same input', () => {
    const first = nextAttempt(emptyDraft, inputA, randomId)
    const again = nextAttempt({ ...emptyDraft, attempt: { ...first, open: false } }, inputA, randomId)
    expect(again.key).toBe(first.key)
  })

  test('uses a new idempotency key for changed input once the first payment has received a response', () => {
    expect(nextAttempt(draftWithAttempt({ hasResponse: true }), inputB, randomId).key).not.toBe('key-first')
  })

  test('keeps the idempotency key while the outcome of the first payment is unknown', () => {
    expect(nextAttempt(draftWithAttempt({ hasResponse: false }), inputB, randomId)).toEqual({
      key: 'key-first',
      ...inputB,
      open: true,
      lost: true,
    })
  })
})

describe('stored draft', () => {
  test('reads a stored draft', () => {
    const draft: CheckoutDraft = {
      form: emptyForm([{ adults: 2, childAges: [7] }]),
      accepted: { terms: 'terms', total: '6148.20' },
      attempt: { key: 'k', ...inputA, open: true, lost: true },
      booked: null,
      movedTo: null,
    }
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
    expect(parseDraft(JSON.parse(JSON.stringify(draftAfterBooking(booking))))).toEqual(draftAfterBooking(booking))
  })

  test('stores only the confirmation’s data after booking', () => {
    const withName = { ...booking, leadName: 'First Guest' }
    expect(draftAfterBooking(withName)).toEqual({ ...emptyDraft, booked: booking })
  })

  test('keeps the form but not the payment in a new quote’s draft', () => {
    const form = emptyForm([{ adults: 1, childAges: [] }])
    const accepted = { terms: 't', total: '1.00' }
    expect(draftForNewQuote({ ...draftWithAttempt({ hasResponse: true }), form, accepted })).toEqual({
      ...emptyDraft,
      form,
      accepted,
    })
  })

  test('finds the current quote for a replaced one', () => {
    moveDraft(draftWithAttempt({ hasResponse: true }), 'quote-1', 'quote-2')
    moveDraft(emptyDraft, 'quote-2', 'quote-3')
    expect(currentQuoteId('quote-1')).toBe('quote-3')
    expect(currentQuoteId('quote-3')).toBe('quote-3')
  })

  test('stops when replaced quotes refer to each other in a cycle', () => {
    moveDraft(emptyDraft, 'quote-1', 'quote-2')
    moveDraft(emptyDraft, 'quote-2', 'quote-1')
    expect(currentQuoteId('quote-1')).toMatch(/^quote-/)
  })

  test.each([
    ['nothing', undefined],
    ['a list', []],
    ['an older form', { form: { lead: {} }, attempt: { key: 1 }, booked: { id: 'b' }, accepted: { terms: 4 } }],
    ['an invalid guest', { form: { ...emptyForm([{ adults: 1, childAges: [] }]), guests: [{ group: 'x' }] } }],
    ['an invalid amount', { booked: { ...booking, total: { amount: 'NaN', currency: 'SAR' } } }],
  ])('returns an empty draft when storage contains %s', (_, value) => {
    expect(parseDraft(value)).toEqual(emptyDraft)
  })
})
