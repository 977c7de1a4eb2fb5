import { describe, expect, it } from 'vitest'
import cases from '../../../docs/text-cases.json' with { type: 'json' }
import { normalizeIban, isIban } from './iban.ts'

describe('IBAN validation', () => {
  // Examples published in the ISO 13616 registry.
  it.each([
    'SA0380000000608010167519',
    'TR330006100519786457841326',
    'PK36SCBL0000001123456702',
    'AE070331234567890123456',
    'DE89370400440532013000',
    'MT84MALT011000012345MTLCAST001S',
    'NO9386011117947',
  ])('accepts %s', (iban) => expect(isIban(iban)).toBe(true))

  it.each([
    ['', 'empty'],
    ['SA0380000000608010167591', 'two digits swapped'],
    ['SA038000000060801016751', 'one digit missing'],
    ['SA03800000006080101675190', 'one digit too many'],
    ['ID0380000000608010167519', 'a country without IBANs'],
    ['sa0380000000608010167519', 'lowercase letters'],
    ['SA03 8000 0000 6080 1016 7519', 'spaces'],
    ['SA03\u0668000000608010167519', 'another script'],
  ])('rejects %j (%s)', (iban) => expect(isIban(iban)).toBe(false))

  it.each(cases.ibans.accepted)('accepts %j as typed', (typed = '', iban = '') => {
    expect(normalizeIban(typed)).toBe(iban)
    expect(isIban(iban)).toBe(true)
  })

  it.each(cases.ibans.countries)('accepts an IBAN in its country’s format: %j', (iban) =>
    expect(isIban(iban)).toBe(true),
  )

  it.each(cases.ibans.refused)('rejects %j from the shared cases', (iban) => expect(isIban(iban)).toBe(false))

  it('rejects an IBAN if any one digit is wrong', () => {
    const iban = 'SA0380000000608010167519'
    for (let position = 2; position < iban.length; position++) {
      const invalid = iban.slice(0, position) + String((Number(iban[position]) + 1) % 10) + iban.slice(position + 1)
      expect(isIban(invalid), invalid).toBe(false)
    }
  })
})
