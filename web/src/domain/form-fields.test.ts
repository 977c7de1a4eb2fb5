import { expect, test } from 'vitest'
import { isIban, isVatNumber } from './form-fields.ts'

test('an IBAN is checked to its last digit, with blanks, small letters and digits of any script', () => {
  for (const iban of ['SA03 8000 0000 6080 1016 7519', 'sa0380000000608010167519', 'SA٠٣80000000608010167519']) {
    expect(isIban(iban), iban).toBe(true)
  }
  for (const none of ['SA0380000000608010167518', 'SA03', '', 'x'.repeat(10_000)]) expect(isIban(none)).toBe(false)
})

test('a Saudi VAT number has 15 digits, the first and the last of them 3', () => {
  expect(isVatNumber(' 3000 0000 0000 003 ')).toBe(true)
  for (const none of ['200000000000003', '30000000000003', '3a0000000000003', '']) expect(isVatNumber(none)).toBe(false)
})
