import { expect, test } from 'vitest'
import { decodeBookingId, encodeBookingId } from './booking-id.ts'

test.each([
  { provider: 'agoda', reference: 'MKH-7F3K-20418' },
  { provider: null, reference: 'رقم/42 ?&' },
])('an id gives back supplier and reference', (key) => {
  const id = encodeBookingId(key)
  expect(id).toMatch(/^[\w-]+$/)
  expect(decodeBookingId(id)).toEqual(key)
})

test('two suppliers may use the same reference', () => {
  expect(encodeBookingId({ provider: 'agoda', reference: '1' })).not.toBe(
    encodeBookingId({ provider: 'hudxconnect', reference: '1' }),
  )
})

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test.each([
  '',
  'MKH-7F3K-20418',
  encoded(['agoda']),
  encoded(['agoda', '']),
  encoded(['agoda', 5]),
  encoded([1, 'A']),
  encoded({ 0: 'agoda', 1: 'A', length: 2 }),
  `${encoded(['agoda', 'A'])}A`,
  'A'.repeat(401),
])('%s is not an id', (id) => {
  expect(decodeBookingId(id)).toBeNull()
})
