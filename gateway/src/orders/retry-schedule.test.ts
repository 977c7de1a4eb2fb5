import { describe, expect, it } from 'vitest'
import { nextRetryAt, nextPendingCheckAt, needsAgentSince } from './retry-schedule.ts'

const start = new Date('2026-11-21T09:00:00.000Z')
const afterStart = (seconds: number) => new Date(start.getTime() + seconds * 1000)

describe('order with an unresponsive supplier', () => {
  it('is retried after 5, 15 and 60 seconds, then every 5 minutes for half an hour, then every hour', () => {
    const times = [0]
    for (let attempts = 1; attempts <= 12; attempts += 1) {
      const now = times.at(-1) ?? 0
      times.push((nextRetryAt(attempts, start, afterStart(now)).getTime() - start.getTime()) / 1000)
    }
    expect(times).toEqual([0, 5, 20, 80, 380, 680, 980, 1280, 1580, 1800, 5400, 9000, 12600])
  })

  it.each([
    [0, null],
    [1799, null],
    [1800, afterStart(1800).toISOString()],
    [7200, afterStart(1800).toISOString()],
  ])('needs the agent’s attention after %d seconds (since: %s)', (seconds, since) => {
    expect(needsAgentSince({ unanswered_since: start }, afterStart(seconds))).toBe(since)
  })

  it('does not need the agent’s attention once the supplier has responded', () => {
    expect(needsAgentSince({ unanswered_since: null }, afterStart(7200))).toBeNull()
  })
})

it.each([
  [0, 2],
  [20, 2],
  [100, 10],
  [7200, 300],
])('rechecks an order that has been pending for %d seconds after another %d seconds', (age, wait) => {
  expect(nextPendingCheckAt(start, afterStart(age))).toEqual(afterStart(age + wait))
})
