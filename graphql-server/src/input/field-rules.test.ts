import { expect, test } from 'vitest'
import { authCode, email, freeText, iban, idempotencyKey, longText, personName, taxNumber } from './field-rules.ts'

test.each([
  ['300000000000003', '300000000000003'],
  ['٣٠٠٠٠٠٠٠٠٠٠٠٠٠٣', '300000000000003'],
  [' 3000 0000 0000 003 ', '300000000000003'],
])('the VAT number %s is accepted', (raw, value) => {
  expect(taxNumber('SA')('vatNumber', raw)).toEqual({ value, error: null })
})

test.each(['200000000000003', '300000000000004', '30000000000003', '3000000000000003', '3a0000000000003'])(
  'the VAT number %s is refused',
  (raw) => {
    expect(taxNumber('SA')('vatNumber', raw).error).toEqual({ path: 'vatNumber', code: 'VAT_NUMBER_INVALID' })
  },
)

test.each([
  ['PK', ' 1234567 - 8 ', '1234567-8', undefined],
  ['ID', '01.234.567.8-901.000', '01.234.567.8-901.000', undefined],
  ['GB', 'gb 123 4567 89', 'GB123456789', undefined],
  [null, '300000000000003', '300000000000003', undefined],
  ['TR', '123', '123', 'FIELD_INVALID'],
  ['TR', 'none', 'NONE', 'FIELD_INVALID'],
  ['TR', ' ', '', 'FIELD_REQUIRED'],
])('the tax number of a company in %s, %j, is read', (country, raw, value, code) => {
  const { error, ...rest } = taxNumber(country)('vatNumber', raw)
  expect({ ...rest, code: error?.code }).toEqual({ value, code })
})

test('an IBAN may have spaces and lower case, and its check digits are verified', () => {
  expect(iban('iban', 'sa03 8000 0000 6080 1016 7519')).toEqual({ value: 'SA0380000000608010167519', error: null })
  expect(iban('iban', 'SA0380000000608010167518').error?.code).toBe('IBAN_INVALID')
  expect(iban('iban', 'SA03').error?.code).toBe('IBAN_INVALID')
  expect(iban('iban', '').error?.code).toBe('IBAN_INVALID')
})

test('an authenticator code has six digits of any script', () => {
  expect(authCode('authCode', '۱۲۳ ٤٥٦').value).toBe('123456')
  expect(authCode('authCode', '12345').error?.code).toBe('FIELD_INVALID')
  expect(authCode('authCode', '').error?.code).toBe('FIELD_REQUIRED')
})

test.each(['a'.repeat(7), 'a'.repeat(65), 'abc def gh', 'abcdefg\r\nx', 'abcdefgé'])('the key %j is refused', (raw) => {
  expect(idempotencyKey('idempotencyKey', raw).error?.code).toBe('FIELD_INVALID')
})

test.each(['agent@demo.test', 'a.b+c@mail.agency.co.id', " o'neil@agency.test "])(
  'the address %s is accepted',
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
])('the address %j is refused', (raw) => {
  expect(email('email', raw).error?.code).toBe('FIELD_INVALID')
})

test('free text is measured in characters after tidying', () => {
  const reason = freeText({ min: 3, max: 5 })
  expect(reason('reason', '  ab\n c ')).toEqual({ value: 'ab c', error: null })
  expect(reason('reason', '   ').error).toEqual({ path: 'reason', code: 'FIELD_REQUIRED' })
  expect(reason('reason', 'ab').error).toEqual({ path: 'reason', code: 'FIELD_TOO_SHORT', min: 3 })
  expect(reason('reason', 'abcdef').error).toEqual({ path: 'reason', code: 'FIELD_TOO_LONG', max: 5 })
  expect(reason('reason', 'ab\u0007c').error).toEqual({ path: 'reason', code: 'FIELD_INVALID' })
})

test.each([
  ['a NUL', 'ab\0c'],
  ['half a surrogate pair', 'ab\ud83dc'],
])('text with %s is invalid, also on several lines', (_, raw) => {
  expect(freeText({ max: 40 })('reason', raw).error?.code).toBe('FIELD_INVALID')
  expect(longText({ max: 40 })('message', raw).error?.code).toBe('FIELD_INVALID')
  expect(personName('lastName', raw).error?.code).toBe('FIELD_INVALID')
})

test('a name has letters of any script, and no digits or bare signs', () => {
  for (const name of ['A', 'عبد الله', 'Ğülşen', "O'Neil-Smith", 'M. Ali', 'محمد‌علی']) {
    expect(personName('lastName', name), name).toEqual({ value: name, error: null })
  }
  for (const name of ['Ahmad 2', '!!!', '-', '<b>', 'a\u0007b']) {
    expect(personName('lastName', name).error?.code, name).toBe('FIELD_INVALID')
  }
})
