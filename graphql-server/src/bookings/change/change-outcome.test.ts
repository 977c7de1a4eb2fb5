import { describe, expect, test } from 'vitest'
import type { WireObject } from '../../gateway/wire.ts'
import { money } from '../../values/money.ts'
import type { BookingRow } from '../booking-row.ts'
import { readChangeOutcome } from './change-outcome.ts'

const sentAt = '2026-11-21T10:00:00.000Z'
const dateChange = { field: 'checkInDate', oldValue: '2026-12-10', newValue: '2026-12-11' }
const reverseChange = { ...dateChange, oldValue: '2026-12-11', newValue: '2026-12-10' }
const quoted = {
  changes: [{ field: 'CHECK_IN' as const, oldValue: '2026-12-10', newValue: '2026-12-11' }],
  oldTotalHalalas: 100_00,
  newTotalHalalas: 120_00,
}
const event = (kind: string, time: string, changes?: object[]) => ({ kind, at: `2026-11-21T${time}Z`, changes })
const possible = { eligible: true, until: null, blockers: [] }
const inProgress = { eligible: false, until: null, blockers: ['CHANGE_IN_PROGRESS' as const] }

const readOutcome = (
  history: object[] | undefined,
  { total = 100_00, change = {}, quote = {} }: { total?: number; change?: object; quote?: object } = {},
) => {
  const row = { total: money(total), change: { names: possible, dates: possible, ...change } } as unknown as BookingRow
  const view: WireObject = history === undefined ? {} : { history }
  return readChangeOutcome({ row, view }, { ...quoted, ...quote }, sentAt)
}

describe('readChangeOutcome', () => {
  test.each([
    ['names', { names: inProgress }],
    ['dates', { dates: inProgress }],
  ])('returns "open" while a change to the %s is in progress', (_, change) => {
    expect(readOutcome([event('CHANGED', '10:00:01', [dateChange])], { change })).toBe('open')
  })

  test('uses the newest event, regardless of the order of events', () => {
    const [requested, changed] = [event('CHANGE_REQUESTED', '10:00:01'), event('CHANGED', '10:00:02', [dateChange])]
    expect(readOutcome([requested])).toBe('open')
    expect(readOutcome([requested, changed])).toBe('made')
    expect(readOutcome([changed, requested])).toBe('made')
    expect(readOutcome([requested, event('CHANGE_REFUSED', '10:00:02')])).toBe('refused')
  })

  test('returns "made" if the newest change has the same values, even if the gateway’s clock is wrong', () => {
    expect(readOutcome([event('CHANGED', '06:00:00', [dateChange])])).toBe('made')
  })

  test.each([
    ['a refusal from before the change was sent', event('CHANGE_REFUSED', '09:59:59')],
    ['an old request', event('CHANGE_REQUESTED', '09:54:59')],
    ['an old change without values', event('CHANGED', '09:54:59')],
  ])('ignores %s', (_, earlier) => {
    expect(readOutcome([earlier], { quote: { newTotalHalalas: 100_00 } })).toBe('not made')
  })

  test('ignores a change to other values', () => {
    expect(readOutcome([event('CHANGED', '10:00:02', [reverseChange])])).toBe('not made')
  })

  test('returns null if another change followed', () => {
    const changed = event('CHANGED', '10:00:02', [dateChange])
    expect(readOutcome([changed, event('CHANGED', '10:01:00', [reverseChange])])).toBeNull()
    expect(readOutcome([changed, event('CHANGE_REFUSED', '10:01:00')])).toBeNull()
  })

  test.each([
    ['an event without values', [event('CHANGED', '10:00:02', [])], {}],
    ['a quote without values', [event('CHANGED', '10:00:02', [dateChange])], { changes: [] }],
    ['an event and a quote without values', [event('CHANGED', '10:00:02')], { changes: [] }],
    ['a booking without a history', undefined, {}],
  ])('compares totals for %s', (_, history, quote) => {
    expect(readOutcome(history, { quote, total: 120_00 })).toBe('made')
    expect(readOutcome(history, { quote })).toBe('not made')
    expect(readOutcome(history, { quote: { ...quote, newTotalHalalas: 100_00 } })).toBeNull()
  })

  test('compares totals if the history lists no changes', () => {
    expect(readOutcome([])).toBe('not made')
    expect(readOutcome([], { total: 120_00 })).toBe('made')
  })
})
