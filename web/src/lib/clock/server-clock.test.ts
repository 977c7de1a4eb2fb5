import { afterEach, expect, test } from 'vitest'
import { noteServerTime, onDeviceClock } from './server-clock.ts'

const now = Date.parse('2026-11-21T08:00:00Z')
const day = 86_400_000

afterEach(() => noteServerTime(new Date(now).toUTCString(), now))

test('on a device a day ahead, an instant of the server comes a day later', () => {
  noteServerTime(new Date(now).toUTCString(), now + day)
  expect(onDeviceClock('2026-11-21T08:15:00Z')).toBe('2026-11-22T08:15:00.000Z')
})

test('on a device a day behind, a day earlier', () => {
  noteServerTime(new Date(now).toUTCString(), now - day)
  expect(onDeviceClock('2026-11-21T08:15:00Z')).toBe('2026-11-20T08:15:00.000Z')
})

test('a second of latency changes nothing, nor does an answer without a date', () => {
  noteServerTime(new Date(now).toUTCString(), now + 1500)
  noteServerTime(null, now)
  noteServerTime('yesterday', now)
  expect(onDeviceClock('2026-11-21T08:15:00Z')).toBe('2026-11-21T08:15:00.000Z')
})
