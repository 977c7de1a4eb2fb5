import { expect, test } from 'vitest'
import type { BookHotelInput, PaymentMethod } from '../../__generated__/schema-types.ts'
import { anOrder } from '../../testing/book-steps.ts'
import { familyAndSingleGuest } from '../../testing/quote-steps.ts'
import type { StoredQuote } from '../quote/stored-quote.ts'
import { checkOrder } from './book-order.ts'

const check = (methods: PaymentMethod[], payment: BookHotelInput['payment']) =>
  checkOrder(anOrder('quote', { payment }), {
    paymentMethods: methods,
    request: { input: { rooms: familyAndSingleGuest } },
  } as unknown as StoredQuote)

test('requires an authenticator code for the wallet', () => {
  expect(check(['WALLET'], { wallet: { authCode: '123 456' } })).toMatchObject({
    order: { paymentMethod: 'WALLET', authCode: '123456' },
    errors: [],
  })
  expect(check(['WALLET'], { wallet: { authCode: '' } }).errors).toEqual([
    { path: 'payment.wallet.authCode', code: 'FIELD_REQUIRED' },
  ])
})

test('accepts an optional authenticator code for the account', () => {
  expect(check(['ACCOUNT'], { account: {} })).toMatchObject({
    order: { paymentMethod: 'ACCOUNT', authCode: null },
    errors: [],
  })
  expect(check(['ACCOUNT'], { account: { authCode: '123456' } }).order.authCode).toBe('123456')
  expect(check(['ACCOUNT'], { account: { authCode: '12' } }).errors).toEqual([
    { path: 'payment.account.authCode', code: 'FIELD_INVALID', variant: 'authCode' },
  ])
})

test.each([
  [['ACCOUNT'], { wallet: { authCode: '123456' } }, 'payment.wallet'],
  [['WALLET'], { account: {} }, 'payment.account'],
] as const)('rejects other payment methods for a quote that can be paid for only by %s', (methods, payment, path) => {
  expect(check([...methods], payment).errors).toEqual([{ path, code: 'FIELD_INVALID', variant: 'paymentMethod' }])
})

const checkRequests = (specialRequests: BookHotelInput['specialRequests']) =>
  checkOrder(anOrder('quote', { specialRequests }), {
    paymentMethods: ['WALLET'],
    request: { input: { rooms: familyAndSingleGuest } },
  } as unknown as StoredQuote)

test('trims special requests and removes duplicate codes', () => {
  const { order, errors } = checkRequests({
    arrivalTime: ' ٢٢:٣٠ ',
    codes: ['LOW_FLOOR', 'BABY_COT', 'LOW_FLOOR'],
    note: '  Two guests\r\nshare a  wheelchair. ',
  })
  expect(errors).toEqual([])
  expect(order.specialRequests).toEqual({
    arrivalTime: '22:30',
    codes: ['LOW_FLOOR', 'BABY_COT'],
    note: 'Two guests\nshare a wheelchair.',
  })
})

test.each<[BookHotelInput['specialRequests']]>([
  [undefined],
  [null],
  [{ codes: [] }],
  [{ arrivalTime: '', codes: [], note: '  ' }],
])('reads no special requests from %j', (empty) => {
  const { order, errors } = checkRequests(empty)
  expect(errors).toEqual([])
  expect(order.specialRequests).toBeNull()
})

test.each([
  [{ arrivalTime: '24:00' }, { path: 'specialRequests.arrivalTime', code: 'FIELD_INVALID', variant: 'time' }],
  [{ arrivalTime: 'late' }, { path: 'specialRequests.arrivalTime', code: 'FIELD_INVALID', variant: 'time' }],
  [{ note: 'x'.repeat(251) }, { path: 'specialRequests.note', code: 'FIELD_TOO_LONG', max: 250 }],
])('rejects invalid special requests: %j', (invalid, error) => {
  expect(checkRequests({ codes: [], ...invalid }).errors).toEqual([error])
})

test('allows booking without payment only for a quote with a payment deadline and without a payment link', () => {
  const book = (quote: Partial<StoredQuote>, later = true) =>
    checkOrder(anOrder('quote', { payment: { later } }), {
      paymentMethods: ['WALLET'],
      request: { input: { rooms: familyAndSingleGuest } },
      ...quote,
    } as unknown as StoredQuote)
  const payLaterUntil = '2027-01-04T14:00:00+03:00'
  expect(book({ payLaterUntil })).toMatchObject({ order: { payLater: true, authCode: null }, errors: [] })
  const notPossible = [{ path: 'payment.later', code: 'PAY_LATER_NOT_POSSIBLE' }]
  expect(book({}).errors).toEqual(notPossible)
  expect(book({ payLaterUntil, paymentLinkId: 'link' }).errors).toEqual(notPossible)
  expect(book({ payLaterUntil }, false).errors).toEqual(notPossible)
})
