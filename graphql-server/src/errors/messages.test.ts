import { globSync, readFileSync } from 'node:fs'
import { buildSchema, isEnumType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { codes } from './codes.ts'
import { renderErrorCatalogue } from './render-error-catalogue.ts'
import { invalidInput } from './invalid-input.ts'
import { message, messages } from './message.ts'

const root = new URL('../../../', import.meta.url)
const schema = buildSchema(
  globSync('schema/**/*.graphql', { cwd: root.pathname })
    .map((file) => readFileSync(new URL(file, root), 'utf8'))
    .join('\n'),
)

const enumValues = (name: string) => {
  const type = schema.getType(name)
  return isEnumType(type) ? type.getValues().map((value) => value.name) : []
}

const languages = Object.entries(messages)
const keysWithoutPlaceholders = new Set([
  'FIELD_REQUIRED.lastName',
  'FIELD_INVALID.name',
  'FIELD_INVALID.brackets',
  'FIELD_INVALID.noLetters',
  'FIELD_INVALID.oneName',
  'FIELD_INVALID.characters',
  'FIELD_INVALID.email',
  'FIELD_INVALID.phone',
  'FIELD_INVALID.callingCode',
  'FIELD_INVALID.time',
  'FIELD_INVALID.authCode',
  'FIELD_INVALID.key',
  'FIELD_INVALID.passport',
  'FIELD_INVALID.flight',
  'FIELD_INVALID.taxNumber',
  'FIELD_INVALID.license',
  'FIELD_INVALID.country',
  'FIELD_INVALID.ibanUnknown',
  'FIELD_INVALID.amount',
  'FIELD_INVALID.topUp',
  'FIELD_INVALID.total',
  'FIELD_INVALID.paymentMethod',
  'FIELD_INVALID.title',
  'FIELD_INVALID.age',
  'FIELD_INVALID.room',
  'FIELD_INVALID.vehicles',
  'FIELD_INVALID.offer',
  'FIELD_INVALID.extra',
  'FIELD_INVALID.booking',
  'FIELD_INVALID.traveler',
  'FIELD_INVALID.refused',
  'BAD_USER_INPUT.nationality',
  'BAD_USER_INPUT.groundServices',
  'BAD_USER_INPUT.transport',
  'HOLD_LIMIT.groundServices',
  'HOLD_LIMIT.transport',
  'QUOTE_EXPIRED.cancellation',
  'QUOTE_EXPIRED.change',
  'OUTCOME_UNKNOWN.change',
  'OUTCOME_UNKNOWN.cancellation',
  'OUTCOME_UNKNOWN.payment',
  'BOOKING_NOT_PAYABLE.PAID',
  'BOOKING_NOT_PAYABLE.PENDING',
  'BOOKING_NOT_PAYABLE.CANCELLED',
  'BOOKING_NOT_PAYABLE.FAILED',
  'BOOKING_NOT_PAYABLE.HELD',
  'BOOKING_NOT_PAYABLE.RELEASED',
  'BOOKING_NOT_PAYABLE.NOT_CHARGED',
  'ROW_UNREADABLE.bookings',
  'NOT_SUPPORTED.promo',
  'NOT_SUPPORTED.paymentLink',
  'NOT_SUPPORTED.document',
  'NOT_SUPPORTED.trip',
  'TRIP_CITY_NIGHTS_TOO_FEW.SA1',
  'TRIP_SERVICE_MISSING.SA1',
  'TRIP_SERVICE_MISSING.SA4',
  'TRIP_SERVICE_MISSING.TRANSPORT',
  'TRIP_SERVICE_MISSING.GROUND_SERVICE',
  'DOCUMENT_NOT_POSSIBLE.INVOICE',
  'DOCUMENT_NOT_POSSIBLE.VOUCHER',
  'DOCUMENT_NOT_POSSIBLE.RECEIPT',
  'DOCUMENT_NOT_POSSIBLE.CREDIT_NOTE',
  'DOCUMENT_NOT_POSSIBLE.PENDING',
  'DOCUMENT_NOT_POSSIBLE.FAILED',
  'DOCUMENT_NOT_POSSIBLE.CANCELLED',
  'DOCUMENT_NOT_POSSIBLE.NOTHING_CHARGED',
  'DOCUMENT_NOT_POSSIBLE.NOT_CAPTURED',
  'DOCUMENT_NOT_POSSIBLE.NOT_CANCELLED',
  'DOCUMENT_NOT_POSSIBLE.NOTHING_REFUNDED',
])
const pluralForm = /_(zero|one|two|few|many)$/
/** Plural forms that may spell out their number. */
const isNumberWord = (key: string) => /_(zero|one|two)$/.test(key)
const placeholders = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).sort()

test('lists exactly the schema’s error codes in the catalogue', () => {
  expect(new Set(Object.keys(codes))).toEqual(new Set(enumValues('ErrorCode')))
})

describe.each(languages)('error messages in %s', (_, texts) => {
  test('cover every code and nothing else', () => {
    const covered = new Set(Object.keys(texts).map((key) => key.split('.')[0]))
    expect(covered).toEqual(new Set(enumValues('ErrorCode')))
  })

  test('have the same keys and placeholders as the English messages', () => {
    const placeholdersByKey = (all: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(all)
          .filter(([key]) => !pluralForm.test(key))
          .map(([key, text]) => [key, placeholders(text)]),
      )
    expect(placeholdersByKey(texts)).toEqual(placeholdersByKey(messages['en-US']))
  })

  test.each(Object.entries(texts))(
    'have a sentence for %s, with placeholders unless the variant needs none',
    (key, text) => {
      expect(text.trim()).toMatch(/[.۔]$/)
      if (isNumberWord(key) && placeholders(text).length === 0) return
      expect(placeholders(text).length > 0).toBe(key.includes('.') && !keysWithoutPlaceholders.has(key))
    },
  )

  test('have the same placeholders in every plural form', () => {
    const all = new Map(Object.entries(texts))
    for (const [key, text] of all) {
      const expected = placeholders(text)
      if (isNumberWord(key) && expected.length === 0) continue
      expect(expected, key).toEqual(placeholders(all.get(key.replace(pluralForm, '')) ?? ''))
    }
  })
})

test.each(languages.filter(([locale]) => locale !== 'en-US'))('translates every message in %s', (_, texts) => {
  const english = new Set(Object.values(messages['en-US']))
  expect(Object.values(texts).filter((text) => english.has(text))).toEqual([])
})

test('uses Urdu letters, not Arabic ones, in Urdu messages', () => {
  for (const text of Object.values(messages['ur-PK'])) expect(text).not.toMatch(/[كيه٠-٩]/)
})

test('inserts parameters into messages, isolated in right-to-left languages', () => {
  expect(message('FIELD_TOO_LONG.limit', 'en-US', { max: 50 })).toBe('Use at most 50 characters.')
  expect(message('FIELD_TOO_LONG.limit', 'ar-SA', { max: 50 })).toContain('\u206850\u2069')
})

test('uses the plural form that matches the number', () => {
  const formatAttemptsLeft = (locale: 'en-US' | 'ar-SA', attemptsLeft: number) =>
    message('AUTH_CODE_INVALID.attempts', locale, { attemptsLeft })
  expect(formatAttemptsLeft('en-US', 4)).toContain(' 4 attempts left before payment is locked.')
  expect(formatAttemptsLeft('en-US', 1)).toContain(' 1 attempt left before payment is locked.')
  expect(formatAttemptsLeft('ar-SA', 2)).toContain('تبقّت محاولتان')
  expect(formatAttemptsLeft('ar-SA', 3)).toContain('\u20683\u2069 محاولات')
})

test('throws when a message parameter is missing', () => {
  expect(() => message('FIELD_TOO_LONG.limit', 'en-US')).toThrow('{{max}}')
})

test('lists every field error in an InvalidInput message in the agent’s language', () => {
  const refusal = invalidInput(
    [
      { path: 'lead.firstName', code: 'FIELD_TOO_LONG', max: 50 },
      { path: 'vatNumber', code: 'VAT_NUMBER_INVALID' },
    ],
    'tr-TR',
  )
  expect(refusal).toMatchObject({
    code: 'INVALID_INPUT',
    fields: [
      { path: 'lead.firstName', code: 'FIELD_TOO_LONG', message: 'En fazla 50 karakter kullanın.' },
      { path: 'vatNumber', code: 'VAT_NUMBER_INVALID' },
    ],
  })
})

test('keeps docs/error-catalogue.md up to date', () => {
  expect(readFileSync(new URL('docs/error-catalogue.md', root), 'utf8')).toBe(renderErrorCatalogue())
})
