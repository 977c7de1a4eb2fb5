import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { invoiceRules, leadRules, leadSchema, travelerRules, travelerSchema } from './traveler.ts'

describe('a field', () => {
  test.each(['A', 'عبد الله', 'Ğülşen', "O'Neil-Smith", 'M. Ali', 'x'.repeat(50)])('accepts the name %s', (name) => {
    expect(travelerRules.firstName(name)).toBe(undefined)
  })
  test.each([
    ['', 'required'],
    ['   ', 'required'],
    ['x'.repeat(51), 'nameTooLong'],
    ['<b>', 'nameInvalid'],
    ['Ahmad 2', 'nameInvalid'],
    ['!!!', 'nameInvalid'],
    ['-', 'nameInvalid'],
    ['a\u0007b', 'nameInvalid'],
  ])('rejects the name %j', (name, error) => {
    expect(travelerRules.firstName(name)).toBe(error)
  })
  test.each([
    ['first@agency.test', undefined],
    ['first@agency', 'email'],
    ['first agency.test', 'email'],
    ['', 'required'],
  ])('the e-mail %j: %s', (email, error) => expect(leadRules.email(email)).toBe(error))
  test.each([
    ['812 0000-000', undefined],
    ['٨١٢٠٠٠٠', undefined],
    ['812', 'phone'],
    ['81200x', 'phone'],
  ])('the number %j: %s', (phone, error) => expect(leadRules.phone(phone)).toBe(error))
  test.each([
    ['300000000000003', undefined],
    ['٣٠٠ ٠٠٠ ٠٠٠ ٠٠٠ ٠٠٣', undefined],
    ['400000000000003', 'vatNumber'],
    ['30000000000003', 'vatNumber'],
  ])('the VAT number %j: %s', (vat, error) => expect(invoiceRules.vatNumber(vat)).toBe(error))
  test('accepts a reference of up to 40 characters', () => {
    expect(invoiceRules.agentReference('x'.repeat(40))).toBe(undefined)
    expect(invoiceRules.agentReference('x'.repeat(41))).toBe('referenceTooLong')
  })
})

describe('the traveler schema', () => {
  const traveler = { salutation: 'MRS', firstName: 'Suparti', lastName: 'Suparti' }

  test('judges every field by its rule', () => {
    expect(z.safeParse(travelerSchema, traveler).success).toBe(true)
    const result = z.safeParse(leadSchema, { ...traveler, lastName: '2', email: '', phoneCountryCode: '', phone: '12' })
    expect(result.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['lastName', 'nameInvalid'],
      ['email', 'required'],
      ['phoneCountryCode', 'notChosen'],
      ['phone', 'phone'],
    ])
  })

  test('can be extended', () => {
    const pilgrim = z.extend(travelerSchema, { passport: z.string().check(z.minLength(1)) })
    expect(z.safeParse(pilgrim, { ...traveler, passport: '' }).success).toBe(false)
  })
})
