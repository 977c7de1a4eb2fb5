import { describe, expect, it } from 'vitest'
import { clampExpiry, computeLinkStatus } from './link-rules.ts'

const now = new Date('2026-11-21T09:00:00Z')
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const day = 24 * 60

describe('payment link status', () => {
  const link = { paid_at: null, order_reference: null, disabled_at: null, expires_at: minutesLater(1) }

  it.each([
    ['UNPAID', {}],
    ['EXPIRED', { expires_at: now }],
    ['disabled', { disabled_at: now }],
    ['disabled', { disabled_at: now, expires_at: minutesLater(-1) }],
    ['PENDING', { order_reference: 'MKH-1' }],
    ['PENDING', { order_reference: 'MKH-1', expires_at: minutesLater(-1) }],
    ['PAID', { order_reference: 'MKH-1', paid_at: now, expires_at: minutesLater(-1) }],
  ])('is %s for %j', (status, changes) => {
    expect(computeLinkStatus({ ...link, ...changes }, now)).toBe(status)
  })
})

describe('payment link expiry', () => {
  const startsAt = minutesLater(60 * day)

  it.each([
    ['15 minutes', minutesLater(15), minutesLater(15)],
    ['15 minutes by a slightly slow clock', minutesLater(14.5), minutesLater(14.5)],
    ['30 days', minutesLater(30 * day), minutesLater(30 * day)],
    ['30 days by a slightly fast clock', minutesLater(30 * day + 0.5), minutesLater(30 * day)],
    ['14 minutes', minutesLater(13.9), undefined],
    ['the past', minutesLater(-1), undefined],
    ['31 days', minutesLater(31 * day), undefined],
    ['a hundred years', minutesLater(36_525 * day), undefined],
  ])('is accepted, clamped or rejected for %s', (_what, requested, accepted) => {
    expect(clampExpiry(requested, startsAt, now)).toEqual(accepted)
  })

  it('must not be after the service starts', () => {
    expect(clampExpiry(minutesLater(60), minutesLater(60), now)).toEqual(minutesLater(60))
    expect(clampExpiry(minutesLater(62), minutesLater(60), now)).toBeUndefined()
    expect(clampExpiry(minutesLater(15), minutesLater(10), now)).toBeUndefined()
  })
})
