import { describe, expect, test } from 'vitest'
import type { WireObject } from '../../gateway/wire.ts'
import { money } from '../../values/money.ts'
import type { BookingRow } from '../booking-row.ts'
import { readChangeOutcome } from './change-outcome.ts'

const sentAt = '2026-11-21T10:00:00.000Z'
const moved = { field: 'checkInDate', oldValue: '2026-12-10', newValue: '2026-12-11' }
const movedBack = { ...moved, oldValue: '2026-12-11', newValue: '2026-12-10' }
const quoted = {
  changes: [{ field: 'CHECK_IN' as const, oldValue: '2026-12-10', newValue: '2026-12-11' }],
  oldTotalHalalas: 100_00,
  newTotalHalalas: 120_00,
}
const event = (kind: string, time: string, changes?: object[]) => ({ kind, at: `2026-11-21T${time}Z`, changes })
const possible = { eligible: true, until: null, blockers: [] }
const inProgress = { eligible: false, until: null, blockers: ['CHANGE_IN_PROGRESS' as const] }

const outcome = (
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
    expect(outcome([event('CHANGED', '10:00:01', [moved])], { change })).toBe('open')
  })

  test('uses the newest event, regardless of the order of events', () => {
    const [requested, changed] = [event('CHANGE_REQUESTED', '10:00:01'), event('CHANGED', '10:00:02', [moved])]
    expect(outcome([requested])).toBe('open')
    expect(outcome([requested, changed])).toBe('made')
    expect(outcome([changed, requested])).toBe('made')
    expect(outcome([requested, event('CHANGE_REFUSED', '10:00:02')])).toBe('refused')
  })

  test('returns "made" if the newest change has the same values, even if the gateway’s clock is wrong', () => {
    expect(outcome([event('CHANGED', '06:00:00', [moved])])).toBe('made')
  })

  test.each([
    ['a refusal from before it was sent', event('CHANGE_REFUSED', '09:59:59')],
    ['an old request', event('CHANGE_REQUESTED', '09:54:59')],
    ['an old change without values', event('CHANGED', '09:54:59')],
  ])('ignores %s', (_, earlier) => {
    expect(outcome([earlier], { quote: { newTotalHalalas: 100_00 } })).toBe('not made')
  })

  test('ignores a change to other values', () => {
    expect(outcome([event('CHANGED', '10:00:02', [movedBack])])).toBe('not made')
  })

  test('returns null if another change followed', () => {
    const changed = event('CHANGED', '10:00:02', [moved])
    expect(outcome([changed, event('CHANGED', '10:01:00', [movedBack])])).toBeNull()
    expect(outcome([changed, event('CHANGE_REFUSED', '10:01:00')])).toBeNull()
  })

  test.each([
    ['the event', [event('CHANGED', '10:00:02', [])], {}],
    ['the quote', [event('CHANGED', '10:00:02', [moved])], { changes: [] }],
    ['both', [event('CHANGED', '10:00:02')], { changes: [] }],
    ['a booking without a history', undefined, {}],
  ])('compares totals if %s has no values', (_, history, quote) => {
    expect(outcome(history, { quote, total: 120_00 })).toBe('made')
    expect(outcome(history, { quote })).toBe('not made')
    expect(outcome(history, { quote: { ...quote, newTotalHalalas: 100_00 } })).toBeNull()
  })

  test('compares totals if the history lists no changes', () => {
    expect(outcome([])).toBe('not made')
    expect(outcome([], { total: 120_00 })).toBe('made')
  })
})
