import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { invoiceSchema, leadSchema, travelerSchema } from './traveler.ts'

const traveler = { salutation: 'MRS', firstName: 'Suparti', lastName: 'Suparti' }
const lead = { ...traveler, email: 'first@agency.test', phoneCountryCode: 'ID-62', phone: '812 000-0000' }
const errorsOf = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ path, message }) => [path.join('.'), message])

describe('traveler names', () => {
  test.each(['A', 'عبد الله', 'Ğülşen', "O'Neil-Smith", 'M. Ali', 'x'.repeat(100)])(
    'accepts the traveler name %s',
    (firstName) => {
      expect(errorsOf(travelerSchema, { ...traveler, firstName })).toBeUndefined()
    },
  )

  test.each([
    ['   ', 'firstNameMissing'],
    ['x'.repeat(101), 'nameTooLong:100'],
    ['<b>', 'characterInName:<'],
    ['Ahmad 2', 'characterInName:2'],
    ['-', 'noLetters'],
    ['Ali (Jr)', 'brackets'],
    ['a\u0007b', 'characterInName:U+0007'],
  ])('rejects the traveler name %j', (firstName, error) => {
    expect(errorsOf(travelerSchema, { ...traveler, firstName })?.[0]).toEqual(['firstName', error])
  })
})

test('validates every field of the lead traveler', () => {
  expect(z.parse(leadSchema, lead)).toMatchObject({ phoneCountryCode: '62', phone: '8120000000' })
  expect(errorsOf(leadSchema, { ...lead, salutation: '', email: 'a@b', phoneCountryCode: '', phone: '12' })).toEqual([
    ['salutation', 'titleMissing'],
    ['email', 'invalidEmail'],
    ['phoneCountryCode', 'countryCodeMissing'],
    ['phone', 'invalidPhone'],
  ])
})

test('limits the agent’s reference to 40 characters', () => {
  const invoice = { vatNumber: '٣٠٠ ٠٠٠ ٠٠٠ ٠٠٠ ٠٠٣', agentReference: 'x'.repeat(40) }
  expect(z.parse(invoiceSchema, invoice).vatNumber).toBe('300000000000003')
  expect(errorsOf(invoiceSchema, { ...invoice, agentReference: 'x'.repeat(41) })).toEqual([
    ['agentReference', 'tooLong:40'],
  ])
})

test('lets a product extend the traveler’s fields', () => {
  const pilgrim = z.extend(travelerSchema, { passport: z.string().check(z.minLength(1)) })
  expect(errorsOf(pilgrim, { ...traveler, passport: '' })).toHaveLength(1)
})
