import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordServerTime, onServerClockChange, serverNow } from './server-clock.ts'

const deviceTime = '2026-11-21T08:00:00.000Z'
const header = (time: string) => new Date(time).toUTCString()

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(deviceTime) }))
afterEach(() => {
  recordServerTime(header(deviceTime), Date.now())
  vi.useRealTimers()
})

test.each([
  ['ahead', '2026-11-20T08:00:00.000Z'],
  ['behind', '2026-11-22T08:00:00.000Z'],
])('follows the server’s time on a device whose clock is a day %s', (_direction, serverTime) => {
  recordServerTime(header(serverTime), Date.now())
  expect(serverNow().toISOString()).toBe(serverTime)
})

test.each([
  ['a second of latency', header('2026-11-21T07:59:59Z')],
  ['a response without a date', null],
  ['an unreadable date', 'yesterday'],
])('ignores %s in the clock offset', (_case, dateHeader) => {
  recordServerTime(dateHeader, Date.now())
  expect(serverNow().toISOString()).toBe(deviceTime)
})

test('reports a clock difference only once', () => {
  const changed = vi.fn<() => void>()
  const stop = onServerClockChange(changed)
  recordServerTime(header('2026-11-21T07:50:00Z'), Date.now())
  recordServerTime(header('2026-11-21T07:50:00Z'), Date.now() + 400)
  expect(changed).toHaveBeenCalledTimes(1)
  stop()
})
