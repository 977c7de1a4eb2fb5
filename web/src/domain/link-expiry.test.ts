import { expect, test } from 'vitest'
import { linkExpiries, serviceStart } from './link-expiry.ts'

const now = new Date('2026-11-21T09:00:00Z')
const hours = (...args: Parameters<typeof linkExpiries>) => linkExpiries(...args).map((expiry) => expiry.hours)

test('offers link expiries from an hour to 30 days', () => {
  const choices = linkExpiries(now, { startsAt: null })
  expect(choices.map((choice) => choice.hours)).toEqual([1, 6, 24, 72, 168, 336, 720])
  expect(choices[0]).toEqual({ hours: 1, at: '2026-11-21T10:00:00.000Z' })
})

test('offers no link expiry after the service starts', () => {
  const startsAt = serviceStart({ checkIn: '2026-11-23', travelDate: '2026-11-23' })
  const choices = linkExpiries(now, { startsAt })
  expect(choices.map((choice) => choice.hours)).toEqual([1, 6, 24, null])
  expect(choices.at(-1)?.at).toBe('2026-11-23T11:00:00.000Z')
  expect(hours(now, { startsAt: serviceStart({ checkIn: null, travelDate: '2027-01-10' }) })).toHaveLength(7)
})

test('offers only later expiries for an existing link', () => {
  expect(hours(now, { startsAt: null, currentExpiry: '2026-11-22T09:00:00Z' })).toEqual([72, 168, 336, 720])
  expect(hours(now, { startsAt: null, currentExpiry: '2026-12-21T09:00:00Z' })).toEqual([])
  // An extension must be at least an hour.
  expect(hours(now, { startsAt: null, currentExpiry: '2026-11-22T08:59:00Z' })).toEqual([72, 168, 336, 720])
})

test('offers no link expiry when the service starts within a quarter of an hour', () => {
  expect(hours(now, { startsAt: '2026-11-21T09:10:00Z' })).toEqual([])
  expect(hours(now, { startsAt: '2026-11-20T09:10:00Z' })).toEqual([])
  expect(serviceStart({ checkIn: null, travelDate: null })).toBeNull()
})
