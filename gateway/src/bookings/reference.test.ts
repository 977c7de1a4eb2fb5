import { expect, it } from 'vitest'
import { bookingReference, supplierReference } from './reference.ts'

const counting = () => {
  let next = 0
  return (max: number) => next++ % max
}

it('a booking reference tells the city and is never a number', () => {
  expect(bookingReference('SA1', counting())).toBe('MKH-2345-00004')
  expect(bookingReference('SA4', counting())).toBe('MDN-2345-00004')
  expect(bookingReference('SA9', counting())).toBe('KSA-2345-00004')
})

it('every supplier has its own form of reference', () => {
  expect(['agoda', 'umrahholidays', 'hudxconnect'].map((supplier) => supplierReference(supplier, counting()))).toEqual([
    '000000000',
    'UH00000000',
    'HX-23456789AB',
  ])
})
