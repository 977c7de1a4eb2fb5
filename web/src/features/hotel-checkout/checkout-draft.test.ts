import { describe, expect, test } from 'vitest'
import { aBookedHotel, aQuote } from '#src/testing/checkout-factories.ts'
import { aPolicy } from '#src/testing/hotel-detail-factories.ts'
import type { BookedFieldsFragment } from './book-hotel.generated.ts'
import { type CheckoutDraft, bookedDraft, carriedDraft, emptyDraft, nextAttempt, parseDraft } from './checkout-draft.ts'
import { emptyForm } from './traveller-form.ts'

let made = 0
const randomId = () => `key-${++made}`
const withAttempt = (open: boolean): CheckoutDraft => ({
  ...emptyDraft,
  attempt: { key: 'key-first', fingerprint: 'input A', open, lost: open },
})

const aBooking: BookedFieldsFragment = {
  __typename: 'HotelBooking',
  id: 'b1',
  reference: 'HX-1',
  status: 'CONFIRMED',
  rawStatus: 'Confirmed',
  clientReference: 'key-first',
  hotelName: 'Court of Lanterns Hotel',
  checkIn: '2026-12-13',
  checkOut: '2026-12-18',
  freeCancellationUntil: null,
  total: { __typename: 'Money', amount: '6148.20', currency: 'SAR' },
}

describe('the key of a payment', () => {
  test('is made once for an input', () => {
    const first = nextAttempt(emptyDraft, 'input A', randomId)
    const again = nextAttempt({ ...emptyDraft, attempt: { ...first, open: false } }, 'input A', randomId)
    expect(again.key).toBe(first.key)
  })

  test('is another one for another input, once the first was answered', () => {
    expect(nextAttempt(withAttempt(false), 'input B', randomId).key).not.toBe('key-first')
  })

  test('stays while nobody knows what became of the first, whatever is typed', () => {
    expect(nextAttempt(withAttempt(true), 'input B', randomId)).toEqual({
      key: 'key-first',
      fingerprint: 'input B',
      open: true,
      lost: true,
    })
  })
})

describe('what is kept', () => {
  test('survives being written and read', () => {
    const draft: CheckoutDraft = {
      form: emptyForm([{ adults: 2, childAges: [7] }]),
      acceptedTerms: 'terms',
      attempt: { key: 'k', fingerprint: 'f', open: true, lost: true },
      booked: null,
      movedTo: null,
    }
    expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
    expect(parseDraft(JSON.parse(JSON.stringify(bookedDraft(aBooking, undefined))))).toEqual(
      bookedDraft(aBooking, undefined),
    )
  })

  test('nobody’s name is kept after the booking', () => {
    const text = JSON.stringify(bookedDraft(aBooking, undefined))
    expect(text).toContain('HX-1')
    expect(bookedDraft(aBooking, undefined)).toMatchObject({ form: null, attempt: null })
  })

  test('rooms that give nothing back are remembered as such', () => {
    const strict = aQuote({ cancellationPolicy: aPolicy({ refundable: false, freeUntil: null }) })
    const booking = aBookedHotel({ freeCancellationUntil: null })
    expect(bookedDraft(booking, strict).booked?.nonRefundable).toBe(true)
    expect(bookedDraft(booking, aQuote()).booked?.nonRefundable).toBe(false)
    expect(bookedDraft(aBookedHotel(), strict).booked?.nonRefundable).toBe(false)
  })

  test('under a new quote what was typed stays and what was sent does not', () => {
    const form = emptyForm([{ adults: 1, childAges: [] }])
    expect(carriedDraft({ ...withAttempt(false), form, acceptedTerms: 't' })).toEqual({
      ...emptyDraft,
      form,
      acceptedTerms: 't',
    })
  })

  test.each([
    ['nothing', undefined],
    ['a list', []],
    ['an old form', { form: { lead: {} }, attempt: { key: 1 }, booked: { id: 'b' }, acceptedTerms: 4 }],
    ['a guest of no age', { form: { ...emptyForm([{ adults: 1, childAges: [] }]), guests: [{ roomIndex: 'x' }] } }],
    [
      'an amount that is none',
      { booked: { ...bookedDraft(aBooking, undefined).booked, total: { amount: 'NaN', currency: 'SAR' } } },
    ],
  ])('garbage reads as an empty draft: %s', (_, value) => {
    expect(parseDraft(value)).toEqual(emptyDraft)
  })
})
