import { describe, expect, it } from 'vitest'
import { clampExpiry, linkStatus } from './link-rules.ts'

const now = new Date('2026-11-21T09:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const day = 24 * 60

describe('payment link status', () => {
  const link = { paid_at: null, order_reference: null, disabled_at: null, expires_at: later(1) }

  it.each([
    ['UNPAID', {}],
    ['EXPIRED', { expires_at: now }],
    ['disabled', { disabled_at: now }],
    ['disabled', { disabled_at: now, expires_at: later(-1) }],
    ['PENDING', { order_reference: 'MKH-1' }],
    ['PENDING', { order_reference: 'MKH-1', expires_at: later(-1) }],
    ['PAID', { order_reference: 'MKH-1', paid_at: now, expires_at: later(-1) }],
  ])('is %s for %j', (status, facts) => {
    expect(linkStatus({ ...link, ...facts }, now)).toBe(status)
  })
})

describe('payment link expiry', () => {
  const startsAt = later(60 * day)

  it.each([
    ['15 minutes', later(15), later(15)],
    ['15 minutes by a slightly slow clock', later(14.5), later(14.5)],
    ['30 days', later(30 * day), later(30 * day)],
    ['30 days by a slightly fast clock', later(30 * day + 0.5), later(30 * day)],
    ['14 minutes', later(13.9), undefined],
    ['the past', later(-1), undefined],
    ['31 days', later(31 * day), undefined],
    ['a hundred years', later(36_525 * day), undefined],
  ])('is checked against the limits: %s', (_what, requested, accepted) => {
    expect(clampExpiry(requested, startsAt, now)).toEqual(accepted)
  })

  it('is never after the service starts', () => {
    expect(clampExpiry(later(60), later(60), now)).toEqual(later(60))
    expect(clampExpiry(later(62), later(60), now)).toBeUndefined()
    expect(clampExpiry(later(15), later(10), now)).toBeUndefined()
  })
})
