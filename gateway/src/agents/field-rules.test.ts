import { describe, expect, it } from 'vitest'
import { codeText, emailText, validateFields, licenseKey, singleLineText, rules, taxNumberRule } from './field-rules.ts'

const fieldError = (rule: keyof typeof rules, text: string) => validateFields([['it', text, rules[rule]]])[0]?.code

describe('field validation', () => {
  it.each([
    ['givenName', 'Ayşe Nur', undefined],
    ['givenName', '', 'FIELD_REQUIRED'],
    ['givenName', 'a'.repeat(51), 'FIELD_TOO_LONG'],
    ['givenName', 'Role\r\nBcc: x@y.test', 'FIELD_INVALID'],
    ['givenName', '<b>Role</b>', 'FIELD_INVALID'],
    ['givenName', 'Role\u202egnp', 'FIELD_INVALID'],
    // Zero-width non-joiner, part of the spelling of Urdu and Persian words.
    ['givenName', 'پیش\u200cکار', undefined],
    ['companyName', 'Sample & Co. “East”', undefined],
    ['email', 'role@agency.example', undefined],
    ['email', "o'neil+umrah@agency.example", undefined],
    ['email', 'role@xn--mnchen-3ya.example', undefined],
    ['email', 'role@agency', 'FIELD_INVALID'],
    ['email', 'a..b@x.test', 'FIELD_INVALID'],
    ['email', '.a@x.test', 'FIELD_INVALID'],
    ['email', 'ü@x.test', 'FIELD_INVALID'],
    ['email', 'a@münchen.example', 'FIELD_INVALID'],
    ['email', 'role@agency.example\r\nBcc: x@y.test', 'FIELD_INVALID'],
    ['email', 'Role <role@agency.example>', 'FIELD_INVALID'],
    ['email', `${'a'.repeat(250)}@agency.example`, 'FIELD_TOO_LONG'],
    ['phoneNumber', '+966501234567', undefined],
    ['phoneNumber', '0501234567', 'FIELD_INVALID'],
    ['phoneNumber', '+0501234567', 'FIELD_INVALID'],
    ['phoneNumber', '+1234567890123456', 'FIELD_INVALID'],
    ['optionalPhoneNumber', '', undefined],
    ['country', 'PK', undefined],
    ['country', 'PAK', 'FIELD_INVALID'],
    ['optionalIban', '', undefined],
    ['iban', 'SA0380000000608010167518', 'IBAN_INVALID'],
    ['licenseNumber', 'UMR-2001/A', undefined],
    ['licenseNumber', '---', 'FIELD_INVALID'],
    ['licenseNumber', 'UMR_2001', 'FIELD_INVALID'],
  ] as const)('validates %s with the value %j (expected error: %s)', (rule, text, code) =>
    expect(fieldError(rule, text)).toBe(code),
  )

  it.each([
    ['SA', '', undefined],
    ['SA', '310000000900003', undefined],
    ['SA', '310000000900004', 'VAT_NUMBER_INVALID'],
    ['SA', '31000000090003', 'VAT_NUMBER_INVALID'],
    ['SA', '1234567-8', 'VAT_NUMBER_INVALID'],
    ['PK', '1234567-8', undefined],
    ['ID', '01.234.567.8-901.000', undefined],
    ['TR', '1234567890', undefined],
    ['GB', 'GB123456789', undefined],
    ['PK', '', undefined],
    ['PK', 'NONE', 'FIELD_INVALID'],
    ['PK', '12', 'FIELD_INVALID'],
    ['PK', '1'.repeat(31), 'FIELD_INVALID'],
    ['PK', '<1234567>', 'FIELD_INVALID'],
    [null, '1234567-8', undefined],
  ] as const)('validates a tax number in %s with the value %j (expected error: %s)', (country, text, code) =>
    expect(validateFields([['it', text, taxNumberRule(country)]])[0]?.code).toBe(code),
  )

  it('normalizes digits in any script, spaces, letter case and combining characters', () => {
    expect(codeText.parse(' sa٠٣ 8000 ۰۰۰۰ 6080 1016 7519')).toBe('SA0380000000608010167519')
    expect(codeText.parse('ＵＭＲ-２００１')).toBe('UMR-2001')
    expect(emailText.parse(' Role@Agency.EXAMPLE ')).toBe('role@agency.example')
    expect(singleLineText.parse('Ays\u0327e')).toBe('Ayşe')
    expect(singleLineText.parse(null)).toBe('')
  })

  it('ignores punctuation, spaces and letter case when it compares license numbers', () => {
    expect(new Set(['UMR-0000', 'umr 0000', 'UMR0000', 'U.M.R/00-00'].map(licenseKey))).toEqual(new Set(['UMR0000']))
  })
})
