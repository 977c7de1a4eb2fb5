import { expect, test } from 'vitest'
import { scalars } from '../scalars.ts'
import { integer, makkahTime, text, utcTime } from './wire.ts'

test.each([
  ['2026-12-10T14:00:00', '2026-12-10T14:00:00+03:00', '2026-12-10T14:00:00.000Z'],
  ['2026-12-10T14:00:00Z', '2026-12-10T17:00:00+03:00', '2026-12-10T14:00:00.000Z'],
  ['2026-12-31T23:30:00-05:00', '2027-01-01T07:30:00+03:00', '2027-01-01T04:30:00.000Z'],
  ['9999-12-31T23:59:59', '9999-12-31T23:59:59+03:00', '9999-12-31T23:59:59.000Z'],
  // In the year 10000 in Makkah, which RFC 3339 cannot represent.
  ['9999-12-31T23:59:59Z', undefined, '9999-12-31T23:59:59.000Z'],
  ['9999-12-31T23:59:59-05:00', undefined, undefined],
  ['2028-02-29T10:00:00', '2028-02-29T10:00:00+03:00', '2028-02-29T10:00:00.000Z'],
  ['2026-02-30T10:00:00', undefined, undefined],
  ['2026-02-29T10:00:00Z', undefined, undefined],
  ['2026-13-01T10:00:00', undefined, undefined],
  ['2026-12-10T25:00:00', undefined, undefined],
  ['0001-01-01T00:00:00', undefined, undefined],
  ['soon', undefined, undefined],
  [null, undefined, undefined],
])('reads %s as %s in Makkah and %s in UTC', (value, makkah, utc) => {
  expect([makkahTime(value), utcTime(value)]).toEqual([makkah, utc])
  for (const time of [makkah, utc]) if (time !== undefined) expect(scalars.DateTime.serialize(time)).toBe(time)
})

test('reads a date as midnight in Makkah', () => {
  expect(makkahTime('2026-12-10')).toBe('2026-12-10T00:00:00+03:00')
  expect(makkahTime('2026-02-30')).toBeUndefined()
})

test.each([
  ['  Hotel\u0000Name\n', 'Hotel Name'],
  ['missing \u202eeman\u202c', 'missing eman'],
  ['\u2067فندق\u2069 Hotel', 'فندق Hotel'],
  // Direction marks that affect only adjacent punctuation are kept.
  ['فندق\u200f (5)', 'فندق\u200f (5)'],
  ['half a pair \ud800', 'half a pair \ufffd'],
  ['\u202e', undefined],
])('reads the text %j as %j', (value, expected) => {
  expect(text(value)).toBe(expected)
})

test.each([
  [7, 7],
  [' 7 ', 7],
  ['7.0', 7],
  ['-0', 0],
  [-0, 0],
  [-2_147_483_648, -2_147_483_648],
  [2_147_483_647, 2_147_483_647],
  [2_147_483_648, undefined],
  [4_294_967_303, undefined],
  ['4294967303', undefined],
  [1.5, undefined],
  ['seven', undefined],
  [null, undefined],
])('reads the integer %j as %j', (value, whole) => {
  expect(integer(value)).toBe(whole)
})
