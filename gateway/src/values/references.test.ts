import { expect, it } from 'vitest'
import { generateSupplierReference } from '#src/suppliers/orders/supplier-reference.ts'
import { generateReference } from './references.ts'

const countUp = () => {
  let next = 0
  return (max: number) => next++ % max
}

it('builds a reference from a prefix, letters and digits', () => {
  expect(generateReference('MKH', countUp())).toBe('MKH-2345-00004')
  expect(generateReference('MSG', countUp())).toBe('MSG-2345-00004')
})

it('uses a different reference format for each supplier', () => {
  expect(
    ['agoda', 'umrahholidays', 'hudxconnect'].map((supplier) => generateSupplierReference(supplier, countUp())),
  ).toEqual(['000000000', 'UH00000000', 'HX-23456789AB'])
})
