import { graphql } from 'graphql'
import { describe, expect, test } from 'vitest'
import { scalars } from './scalars.ts'
import { loadSchema } from './schema.ts'

const accepts = (scalar: keyof typeof scalars, value: unknown) => {
  try {
    return scalars[scalar].parseValue(value) === value
  } catch {
    return false
  }
}

test('reports the position of an error in the document', async () => {
  const { errors = [] } = await graphql({
    schema: loadSchema(),
    source: '{ bookings(where: { createdFrom: "2026-11-01" }) { page } }',
  })
  expect(errors).toMatchObject([
    {
      message: expect.stringContaining('DateTime must be an instant with its time zone, such as 2026-11-27T00:00:00Z'),
      locations: [{ line: 1, column: 34 }],
    },
  ])
})

describe('Date', () => {
  test.each(['2026-12-01', '2026-12-28', '2026-12-31', '2026-02-28', '2028-02-29', '2026-04-30'])(
    'accepts %s',
    (date) => {
      expect(accepts('Date', date)).toBe(true)
    },
  )

  test.each([
    '2026-02-29',
    '2026-02-30',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-12-00',
    '2026-12-32',
    '26-12-01',
    '2026-1-1',
    '2026-12-01T00:00:00Z',
    ' 2026-12-01',
    '2026-12-01\n',
    '',
    null,
    20261201,
  ])('rejects %j', (date) => {
    expect(accepts('Date', date)).toBe(false)
  })
})

describe('DateTime', () => {
  test.each([
    '2026-12-01T16:00:00.000Z',
    '2026-12-31T23:59:59+03:00',
    '2028-02-29T00:00Z',
    '2026-12-01T00:00:00.123456789-11:30',
  ])('accepts %s', (instant) => {
    expect(accepts('DateTime', instant)).toBe(true)
  })

  test.each([
    '2026-12-01',
    '2026-12-01T16:00:00',
    '2026-12-01 16:00:00Z',
    '2026-02-30T16:00:00Z',
    '2026-12-01T24:00:00Z',
    '2026-12-01T16:60:00Z',
    '2026-12-01T16:00:60Z',
    '2026-12-01T16:00:00+24:00',
    '2026-12-01T16:00:00z',
    '2026-12-01T16:00:00Z\n',
    'T16:00:00Z',
    '',
    null,
    0,
  ])('rejects %j', (instant) => {
    expect(accepts('DateTime', instant)).toBe(false)
  })
})
