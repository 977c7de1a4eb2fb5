import { describe, expect, test } from 'vitest'
import cases from '../../../docs/text-cases.json' with { type: 'json' }
import { invalidInput } from '../errors/invalid-input.ts'
import {
  authCode,
  collectErrors,
  email,
  freeText,
  iban,
  idempotencyKey,
  longText,
  checkPhone,
  taxNumber,
} from './field-rules.ts'
import { personName } from './person-names.ts'

test.each([
  ['300000000000003', '300000000000003', undefined],
  ['٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣', '300000000000003', undefined],
  [' 3000 0000 0000 003 ', '300000000000003', undefined],
  [' 1234567 - 8 ', '1234567-8', undefined],
  ['01.234.567.8-901.000', '01.234.567.8-901.000', undefined],
  ['gb 123 4567 89', 'GB123456789', undefined],
  ['123', '123', 'FIELD_INVALID'],
  ['none', 'NONE', 'FIELD_INVALID'],
  [' ', '', 'FIELD_REQUIRED'],
])('normalizes or rejects the tax number %j', (raw, value, code) => {
  const { error, ...rest } = taxNumber('vatNumber', raw)
  expect({ ...rest, code: error?.code }).toEqual({ value, code })
})

test.each(cases.ibans.accepted)('normalizes the IBAN %j to %s', (typed = '', value = '') => {
  expect(iban('iban', typed)).toEqual({ value, error: null })
})

test.each(cases.ibans.countries)('accepts the IBAN %j', (value) => {
  expect(iban('iban', value)).toEqual({ value, error: null })
})

test.each(['SA00', '0380000000608010167519', 'SA03 8000?0000 6080'])('rejects the IBAN %j', (typed) => {
  expect(iban('iban', typed).error).toEqual({ path: 'iban', code: 'IBAN_INVALID' })
})

test('accepts six digits in any script as an authenticator code', () => {
  expect(authCode('authCode', '۱۲۳ ٤٥٦').value).toBe('123456')
  expect(authCode('authCode', '12345').error?.code).toBe('FIELD_INVALID')
  expect(authCode('authCode', '').error?.code).toBe('FIELD_REQUIRED')
})

test.each(['a'.repeat(7), 'a'.repeat(65), 'abc def gh', 'abcdefg\r\nx', 'abcdefgé'])(
  'rejects the idempotency key %j',
  (raw) => {
    expect(idempotencyKey('idempotencyKey', raw).error?.code).toBe('FIELD_INVALID')
  },
)

test.each(['agent@demo.test', 'a.b+c@mail.agency.co.id', " o'neil@agency.test "])(
  'accepts the email address %s',
  (raw) => {
    expect(email('email', raw).error).toBeNull()
  },
)

test.each([
  'agent',
  'a@b',
  'a b@c.test',
  'a@b..test',
  'a@b.test\r\nBcc: c@d.test',
  'a@b.12',
  'a..b@x.test',
  'ü@x.test',
  '.a@x.test',
  `${'a'.repeat(250)}@b.test`,
])('rejects the email address %j', (raw) => {
  expect(email('email', raw).error?.code).toBe('FIELD_INVALID')
})

test('counts the characters in free text after cleaning it', () => {
  const reason = freeText({ min: 3, max: 5 })
  expect(reason('reason', '  ab\n c ')).toEqual({ value: 'ab c', error: null })
  expect(reason('reason', '   ').error).toEqual({ path: 'reason', code: 'FIELD_REQUIRED' })
  expect(reason('reason', 'ab').error).toEqual({ path: 'reason', code: 'FIELD_TOO_SHORT', min: 3 })
  expect(reason('reason', 'abcdef').error).toEqual({ path: 'reason', code: 'FIELD_TOO_LONG', max: 5 })
  expect(reason('reason', 'ab\u0007c').error).toEqual({ path: 'reason', code: 'FIELD_INVALID', variant: 'characters' })
})

test.each([
  ['a NUL', 'ab\0c'],
  ['half a surrogate pair', 'ab\ud83dc'],
])('rejects text with %s, on one or several lines', (_, raw) => {
  expect(freeText({ max: 40 })('reason', raw).error?.code).toBe('FIELD_INVALID')
  expect(longText({ max: 40 })('message', raw).error?.code).toBe('FIELD_INVALID')
  expect(personName('lastName', raw).error?.code).toBe('FIELD_INVALID')
})

test.each(cases.names.accepted)('stores the name %j as %j', (typed = '', value = '') => {
  expect(personName('lastName', typed)).toEqual({ value, error: null })
})

test.each(cases.names.refused)('rejects the name %j because of %s', (typed = '', reason = '') => {
  const { error } = personName('lastName', typed)
  const variant = ['brackets', 'noLetters'].includes(reason)
    ? { variant: reason }
    : { variant: 'character', params: { character: reason } }
  expect(error).toEqual({ path: 'lastName', code: 'FIELD_INVALID', ...variant })
})

test('explains what to correct in a rejected name', () => {
  const findMessage = (typed: string) => {
    const { error } = personName('lastName', typed, 'lastName')
    return error && invalidInput([error], 'en-US').fields[0]?.message
  }
  expect(findMessage('Ali/Jr')).toBe('‘/’ can’t be part of a name.')
  expect(findMessage('Ali (Jr)')).toBe('Brackets aren’t part of a name in a passport. Leave them out.')
  for (const typed of ['', '-', '.', '،']) expect(findMessage(typed), typed).toContain('One name only')
  expect(findMessage('x'.repeat(100))).toBeNull()
  expect(findMessage('x'.repeat(101))).toContain('machine-readable line of the passport')
})

describe('phone number', () => {
  const checkNumber = (phoneCountryCode: string, phone: string) => {
    const collected = collectErrors()
    const valid = checkPhone(collected, '', { phoneCountryCode, phone })
    return collected.errors.length > 0 ? invalidInput(collected.errors, 'en-US').fields[0]?.message : valid.phone
  }

  test.each([
    ['966', '579123456'],
    ['966', '0579 123 456'],
    ['966', '+966579123456'],
    ['966', '00966 579-123-456'],
    ['966', '966579123456'],
    ['966', '+966 (0)579123456'],
    ['+966', '٠٠٩٦٦٥٧٩١٢٣٤٥٦'],
    ['00966', '57\u00ad9123456'],
  ])('is accepted with country code %s: %s', (code, typed) => expect(checkNumber(code, typed)).toBe('579123456'))

  test.each([
    ['62', '62812345678', '62812345678'],
    [
      '90',
      '+966579123456',
      'This number begins with another country code. Choose its country instead of +90, or leave the code out.',
    ],
    ['966', '57912345678901', 'Numbers under +966 have another length. Check the digits and the country code.'],
    ['966', 'none', 'Enter the number without its country code, 4 to 14 digits.'],
  ])('with country code %s, %s results in “%s”', (code, typed, expected) =>
    expect(checkNumber(code, typed)).toBe(expected),
  )
})
