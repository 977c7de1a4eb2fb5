import { expect, it } from 'vitest'
import { supplierReference } from '#src/suppliers/desk/supplier-reference.ts'
import { newReference } from './references.ts'

const counting = () => {
  let next = 0
  return (max: number) => next++ % max
}

it('starts a reference with its prefix and never makes it a number', () => {
  expect(newReference('MKH', counting())).toBe('MKH-2345-00004')
  expect(newReference('MSG', counting())).toBe('MSG-2345-00004')
})

it('gives every supplier its own form of reference', () => {
  expect(['agoda', 'umrahholidays', 'hudxconnect'].map((supplier) => supplierReference(supplier, counting()))).toEqual([
    '000000000',
    'UH00000000',
    'HX-23456789AB',
  ])
})
