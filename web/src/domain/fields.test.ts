import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import cases from '../../../docs/text-cases.json' with { type: 'json' }
import {
  email,
  newPassword,
  optionalAmount,
  optionalIban,
  taxNumber,
  password,
  passwordConfirmation,
  passwordsMatch,
  personName,
  phoneCountry,
  phoneNumber,
  requiredMessage,
  requiredText,
  sixDigits,
} from './fields.ts'

const check = (schema: z.ZodMiniType<string, string>, typed: string) => {
  const result = schema.safeParse(typed)
  return result.success ? result.data : `! ${result.error.issues[0]?.message}`
}

test.each<[string, z.ZodMiniType<string, string>, string, string]>([
  ['text', requiredText(10, 'nameMissing'), '  Court \u200f of\n', 'Court of'],
  ['empty text', requiredText(10, 'subjectMissing'), ' \u00a0 ', '! subjectMissing'],
  ['long text', requiredText(3, 'nameMissing'), 'four', '! tooLong:3'],
  ['letters of several code points', requiredText(2, 'nameMissing'), '👍🏽'.slice(0, 2) + 'a', '👍a'],
  ['a message', requiredMessage(20), ' one\r\ntwo ', 'one\ntwo'],
  ['an email address', email(), ' a.b@agency.test\u200f', 'a.b@agency.test'],
  ['an incomplete email address', email(), 'a@agency', '! invalidEmail'],
  ['an email address with a space', email(), 'a b@agency.test', '! invalidEmail'],
  ['a code in Arabic digits', sixDigits(), '١٢٣-٤٥٦', '123456'],
  ['five digits', sixDigits(), '12345', '! invalidCode'],
  ['no code', sixDigits(), '', '! invalidCode'],
  ['no Saudi VAT number', taxNumber('SA'), '', '! vatNumberMissing'],
  ['no tax number', taxNumber('PK'), '', '! taxNumberMissing'],
  ['an IBAN in groups', optionalIban(), 'sa03 8000 0000 6080 1016 7519', 'SA0380000000608010167519'],
  ['an IBAN with a wrong digit', optionalIban(), 'SA0380000000608010167518', '! invalidIban'],
  ['no IBAN', optionalIban(), '', ''],
  ['a Saudi VAT number', taxNumber('SA'), '3000 0000 0000 003', '300000000000003'],
  ['a short Saudi VAT number', taxNumber('SA'), '30003', '! invalidVatNumber'],
  ['a Pakistani tax number', taxNumber('PK'), ' 1234567-8', '1234567-8'],
  ['an Indonesian tax number', taxNumber('ID'), '01.234.567.8-901.000', '01.234.567.8-901.000'],
  ['a tax number without digits', taxNumber('PK'), 'none', '! invalidTaxNumber'],
  ['a tax number of an unknown country', taxNumber(null), '300000000000003', '300000000000003'],
  ['a name', personName(50, 'firstNameMissing'), 'Abd al-Raḥmān', 'Abd al-Raḥmān'],
  ['a name with a digit', personName(50, 'firstNameMissing'), 'R2', '! characterInName:2'],
  ['a phone number', phoneNumber(), '(050) 123-4567', '0501234567'],
  ['a phone number with a country code', phoneNumber(), '+90 300 123 45 67', '+903001234567'],
  ['an amount', optionalAmount(), '١٬٢٣٤٫٥٠', '1234.50'],
  ['no amount', optionalAmount(), '', ''],
  ['an amount in words', optionalAmount(), 'much', '! invalidAmount'],
  ['a short phone number', phoneNumber(), '123', '! invalidPhone'],
  ['a country with its calling code', phoneCountry(), 'SA-966', '966'],
  ['no country', phoneCountry(), '', '! countryCodeMissing'],
  ['a password with spaces', password(), ' x ', ' x '],
  ['a short password', newPassword(), '1234567', '! passwordTooShort'],
])('validates and cleans %s', (_case, schema, typed, expected) => expect(check(schema, typed)).toBe(expected))

describe('password confirmation', () => {
  const schema = z.object({ password: newPassword(), confirmation: passwordConfirmation() }).check(passwordsMatch)
  const issues = (typed: { password: string; confirmation: string }) =>
    schema.safeParse(typed).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

  test('accepts matching passwords', () =>
    expect(issues({ password: '12345678', confirmation: '12345678' })).toEqual([]))
  test('reports mismatched passwords', () =>
    expect(issues({ password: '12345678', confirmation: '87654321' })).toEqual([['confirmation', 'passwordsDiffer']]))
  test('reports mismatched passwords even if the first is too short', () =>
    expect(issues({ password: 'x', confirmation: 'y' })).toEqual([
      ['password', 'passwordTooShort'],
      ['confirmation', 'passwordsDiffer'],
    ]))
  test('compares passwords only when both are entered', () =>
    expect(issues({ password: '12345678', confirmation: '' })).toEqual([['confirmation', 'confirmationMissing']]))
})

test.each(cases.names.refused)('rejects the name %j because of %s', (typed = '', reason = '') => {
  const error = ['brackets', 'noLetters'].includes(reason) ? reason : `characterInName:${reason}`
  expect(check(personName(100, 'lastNameMissing'), typed)).toBe(`! ${error}`)
})

test.each(cases.ibans.accepted)('reads the IBAN %j as %s', (typed = '', iban) => {
  expect(check(optionalIban(), typed)).toBe(iban)
})

test.each(cases.ibans.countries)('accepts the IBAN %j', (iban) => {
  expect(check(optionalIban(), iban)).toBe(iban)
})

test.each(cases.ibans.refused.filter(Boolean))('rejects %j as an IBAN', (typed) => {
  expect(check(optionalIban(), typed)).toBe('! invalidIban')
})
