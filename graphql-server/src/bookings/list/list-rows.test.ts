import { describe, expect, test } from 'vitest'
import type { BookingWhere } from '../../__generated__/schema-types.ts'
import type { BookingRow } from '../booking-row.ts'
import { countStatuses, filterBookings, sortBookings, collectTags } from './list-rows.ts'

const aRow = (change: Partial<BookingRow> = {}): BookingRow => ({
  __typename: 'HotelBooking',
  provider: 'agoda',
  reference: 'MKH-1',
  supplier: 'AGODA',
  createdAt: '2026-11-01T10:00:00.000Z',
  status: 'CONFIRMED',
  rawStatus: 'Booked',
  paymentStatus: 'PAID',
  tags: [],
  cancellation: { eligible: true, reported: true, availableFrom: null, blockers: [] },
  change: null,
  clientReference: null,
  needsAgentSince: null,
  payBy: null,
  releasedAt: null,
  cardLapsedAt: null,
  title: null,
  startsOn: null,
  endsOn: null,
  leadName: null,
  total: null,
  refunded: null,
  commission: null,
  agentReference: null,
  freeCancellationUntil: null,
  termsTightenedAt: null,
  tightenedCancellationPolicy: null,
  cancellationPolicy: null,
  ...change,
})
const passes = (row: BookingRow, where: BookingWhere) =>
  filterBookings([row], where, new Date('2026-11-21T09:00:00Z')).length === 1
const references = (rows: BookingRow[]) => rows.map(({ reference }) => reference)

describe('filters', () => {
  const row = aRow({
    tags: ['Rajab-A'],
    title: 'Şehir Oteli',
    leadName: 'José Guest',
    startsOn: '2026-12-10',
    freeCancellationUntil: '2026-12-07T14:00:00+03:00',
    clientReference: 'key-00000001',
  })
  test.each<[BookingWhere, boolean]>([
    [{}, true],
    [{ status: [] }, false],
    [{ status: ['PENDING', 'CONFIRMED'] }, true],
    [{ status: ['CANCELLED'] }, false],
    [{ tag: ' rajab-a' }, true],
    [{ tag: 'rajab' }, false],
    [{ text: 'sehir' }, true],
    [{ text: 'ŞEHİR' }, true],
    [{ text: 'jose g' }, true],
    [{ text: 'mkh' }, true],
    [{ text: 'AJAB' }, true],
    [{ text: 'elsewhere' }, false],
    [{ text: '  ' }, true],
    [{ text: null, status: null, tag: null, createdFrom: null, checkInTo: null, clientReference: null }, true],
    [{ createdFrom: '2026-11-01T13:00:00+03:00' }, true],
    [{ createdFrom: '2026-11-01T13:00:01+03:00' }, false],
    [{ createdTo: '2026-11-01T10:00:00Z' }, true],
    [{ createdTo: '2026-11-01T09:59:59Z' }, false],
    [{ checkInFrom: '2026-12-10', checkInTo: '2026-12-10' }, true],
    [{ checkInFrom: '2026-12-11' }, false],
    [{ checkInTo: '2026-12-09' }, false],
    [{ freeCancellationFrom: '2026-12-07T11:00:00Z', freeCancellationTo: '2026-12-07T11:00:00Z' }, true],
    [{ freeCancellationFrom: '2026-12-07T11:00:01Z' }, false],
    [{ freeCancellationTo: '2026-12-07T13:59:59+03:00' }, false],
    [{ clientReference: 'key-00000001' }, true],
    [{ clientReference: 'key-00000002' }, false],
    [{ status: ['CONFIRMED'] as const, tag: 'other' }, false],
  ])('decide whether a row matches: %j, %s', (where, expected) => {
    expect(passes(row, where)).toBe(expected)
  })

  test('exclude bookings without the filtered date', () => {
    expect(passes(aRow({ createdAt: null }), { createdTo: '2030-01-01T00:00:00Z' })).toBe(false)
    expect(passes(aRow(), { checkInFrom: '2020-01-01' })).toBe(false)
  })

  test('match Arabic text regardless of vowel signs and hamza', () => {
    expect(passes(aRow({ title: 'فُندق الأمل' }), { text: 'فندق الامل' })).toBe(true)
  })
})

describe('sort order', () => {
  const now = new Date('2026-11-21T10:00:00Z')
  const rows = [
    aRow({ reference: 'old', createdAt: '2026-01-01T00:00:00.000Z', startsOn: '2026-12-01' }),
    aRow({ reference: 'undated', createdAt: null }),
    aRow({ reference: 'new', createdAt: '2026-11-01T00:00:00.000Z', startsOn: '2026-11-25' }),
  ]
  test.each([
    ['CREATED_DESC', ['new', 'old', 'undated']],
    ['CREATED_ASC', ['old', 'new', 'undated']],
    ['CHECK_IN_ASC', ['new', 'old', 'undated']],
  ] as const)('puts bookings without a date last for %s', (sort, expected) => {
    expect(references(sortBookings(rows, sort, now))).toEqual(expected)
  })

  test('uses the first day for bookings without a creation time', () => {
    const undated = ['2026-12-05', null, '2026-12-09', '2026-12-01'].map((startsOn) =>
      aRow({ reference: startsOn ?? 'neither', createdAt: null, startsOn }),
    )
    const descending = ['2026-12-09', '2026-12-05', '2026-12-01', 'neither']
    expect(references(sortBookings([...undated, ...rows.slice(0, 1)], 'CREATED_DESC', now))).toEqual([
      'old',
      ...descending,
    ])
    expect(references(sortBookings(undated, 'CREATED_ASC', now))).toEqual(descending.toReversed())
  })

  test('puts upcoming dates before past dates, with the nearest first in both groups', () => {
    const deadlines = ['2026-11-20T14:00:00+03:00', null, '2026-12-01T14:00:00+03:00', '2026-11-21T13:00:01+03:00']
    const byDeadline = deadlines.map((freeCancellationUntil, index) =>
      aRow({ reference: String(index), freeCancellationUntil }),
    )
    expect(references(sortBookings(byDeadline, 'FREE_CANCELLATION_ASC', now))).toEqual(['3', '2', '0', '1'])
    const arrivals = ['2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22']
    const byArrival = arrivals.map((startsOn) => aRow({ reference: startsOn, startsOn }))
    expect(references(sortBookings(byArrival, 'CHECK_IN_ASC', now))).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-20',
      '2026-11-19',
    ])
  })

  test.each(['CREATED_DESC', 'CREATED_ASC'] as const)(
    'is the same for %s regardless of the gateway’s order',
    (sort) => {
      const tied = ['C', 'A', 'B'].map((reference) => aRow({ reference }))
      expect(sortBookings(tied, sort, now)).toEqual(sortBookings([...tied].reverse(), sort, now))
    },
  )
})

test('counts statuses in a fixed order and omits statuses without bookings', () => {
  const rows = [
    aRow({ reference: '1', status: 'CANCELLED' }),
    aRow({ reference: '2' }),
    aRow({ reference: '3', status: 'CANCELLED' }),
  ]
  expect(countStatuses(rows)).toEqual([
    { status: 'CONFIRMED', count: 1 },
    { status: 'CANCELLED', count: 2 },
  ])
})

test('lists each tag once, in the alphabetical order of the language', () => {
  const rows = [aRow({ tags: ['zamzam', 'çay'] }), aRow({ tags: ['çay', 'cuma', 'dua'] })]
  expect(collectTags(rows, 'tr-TR')).toEqual(['cuma', 'çay', 'dua', 'zamzam'])
})
