import { expect, test } from 'vitest'
import { decodeBookingId, encodeBookingId } from './booking-id.ts'

test.each([
  { __typename: 'HotelBooking', provider: 'agoda', reference: 'MKH-7F3K-20418' },
  { __typename: 'TransportBooking', provider: null, reference: 'رقم/42 ?&' },
])('restores the type, supplier and reference from an id', (key) => {
  const id = encodeBookingId(key)
  expect(id).toMatch(/^[\w-]+$/)
  expect(decodeBookingId(id)).toEqual(key)
})

test('distinguishes bookings with the same reference at two suppliers', () => {
  expect(encodeBookingId({ __typename: 'HotelBooking', provider: 'agoda', reference: '1' })).not.toBe(
    encodeBookingId({ __typename: 'HotelBooking', provider: 'hudxconnect', reference: '1' }),
  )
})

test('distinguishes bookings with the same reference for two products', () => {
  expect(encodeBookingId({ __typename: 'HotelBooking', provider: 'agoda', reference: '1' })).not.toBe(
    encodeBookingId({ __typename: 'TransportBooking', provider: 'agoda', reference: '1' }),
  )
})

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

test.each([
  '',
  'MKH-7F3K-20418',
  encoded(['HotelBooking', 'agoda']),
  encoded(['HotelBooking', 'agoda', '']),
  encoded(['HotelBooking', 'agoda', 5]),
  encoded(['HotelBooking', 1, 'A']),
  encoded([null, 'agoda', 'A']),
  encoded({ 0: 'HotelBooking', 1: 'agoda', 2: 'A', length: 3 }),
  `${encoded(['HotelBooking', 'agoda', 'A'])}A`,
  'A'.repeat(401),
])('rejects %j as an id', (id) => {
  expect(decodeBookingId(id)).toBeNull()
})
