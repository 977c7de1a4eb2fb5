import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { makkahInstant } from '#src/values/calendar.ts'
import { reservationList } from '#src/products/hotel/schemas.ts'
import { freeUntil } from '../src/products/hotel/supplier/cancellation-terms.ts'
import { buildTestApp, type TestApp } from '#src/testing/app.ts'
import { withDatabase } from '#src/testing/database.ts'
import { expectBalancedBooks } from '#src/testing/ledger-check.ts'
import type { DemoAgent } from '#src/testing/test-gateway.ts'
import { authorization } from '#src/testing/token.ts'
import { demoCompanyIds } from './companies.ts'
import { generateBookings } from './generate-bookings.ts'
import { seedDemo } from './seed.ts'

const database = withDatabase()
const now = new Date('2026-11-21T09:00:00Z')
let app: TestApp
beforeAll(async () => {
  await seedDemo(database.db, now)
  app = await buildTestApp(database.db, { clock: () => now, reservationsPageSize: 100 })
})

const readRows = async (who: DemoAgent) =>
  reservationList.parse((await app.inject({ url: '/hotels/reservations', headers: authorization(who) })).json()).results
const readBalance = async (who: DemoAgent) => {
  const wallet = z.object({ response: z.object({ balance: z.string() }) })
  return wallet.parse((await app.inject({ url: '/wallet', headers: authorization(who) })).json()).response.balance
}

describe('demo data', () => {
  it('has the documented wallet balances and a balanced ledger', async () => {
    expect([await readBalance('agent'), await readBalance('partner'), await readBalance('lowfunds')]).toEqual([
      '50000.00',
      '20000.00',
      '10.00',
    ])
    await expectBalancedBooks(database.db)
  })

  it('includes bookings of every kind', async () => {
    const rows = await readRows('agent')
    const countRows = (test: (row: (typeof rows)[number]) => boolean) => rows.filter(test).length
    const countBlockedBy = (code: string) =>
      countRows(({ cancellation }) => cancellation.blockers.some((blocker) => blocker.code === code))
    expect(rows).toHaveLength(57)
    expect(countRows(({ cancellation }) => cancellation.eligible)).toBe(21)
    expect(countBlockedBy('cancelVisaError')).toBe(4)
    // The two bookings that arrive on the first day are not refundable either.
    expect(countBlockedBy('nonRefundable')).toBe(10)
    expect(countRows(({ status }) => status === 'Cancelled')).toBe(8)
    for (const supplierStatus of ['Confirmed', 'Approved', 'Booked', 'Failed', 'Pending'])
      expect(countRows(({ status }) => status === supplierStatus)).toBeGreaterThan(0)
    expect(countRows(({ tags }) => tags.length > 0)).toBeGreaterThan(20)
    expect(new Set(rows.map(({ bookingReferenceNo }) => bookingReferenceNo)).size).toBe(57)
    expect(await readRows('partner')).toHaveLength(3)
    expect(await readRows('lowfunds')).toEqual([])
  })

  it('includes stays whose free cancellation ends within three days, regardless of when the gateway first starts', () => {
    for (const day of ['2026-11-21', '2027-02-09', '2027-02-20', '2028-02-29']) {
      const start = new Date(`${day}T05:00:00Z`)
      const latest = new Date(start.getTime() + 72 * 3600_000)
      const endingSoon = generateBookings(start).filter(({ plan, offer }) => {
        if (plan.state !== 'confirmed' || plan.companyId !== demoCompanyIds.a) return false
        const until = offer.rooms.map(({ terms }) => freeUntil(terms) ?? '').toSorted()[0]
        const end = until ? makkahInstant(until) : start
        return end > start && end < latest
      })
      expect(endingSoon.length).toBeGreaterThanOrEqual(2)
    }
  })

  it('includes arrivals and departures from the first day on, and a pending booking', async () => {
    for (const day of ['2026-11-21', '2027-02-20', '2028-02-28']) {
      const confirmed = generateBookings(new Date(`${day}T05:00:00Z`)).filter(
        ({ plan }) => plan.companyId === demoCompanyIds.a && plan.state === 'confirmed',
      )
      const dayAfter = (days: number) =>
        new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
      expect(confirmed.filter(({ checkIn }) => checkIn === dayAfter(0)).length).toBeGreaterThanOrEqual(2)
      expect(confirmed.filter(({ checkIn }) => checkIn === dayAfter(1)).length).toBeGreaterThanOrEqual(1)
      expect(confirmed.filter(({ checkOut }) => checkOut === dayAfter(0)).length).toBeGreaterThanOrEqual(1)
      expect(
        confirmed.filter(({ checkOut }) => checkOut > dayAfter(0) && checkOut <= dayAfter(4)).length,
      ).toBeGreaterThanOrEqual(2)
    }
    const pending = (await readRows('agent')).filter(({ status }) => status === 'Pending')
    expect(pending).toHaveLength(1)
  })

  it('includes full and partial refunds', async () => {
    const cancelled = await database.db
      .selectFrom('orders')
      .select(['total_halalas', 'refunded_halalas'])
      .where('state', '=', 'cancelled')
      .execute()
    const full = cancelled.filter(({ total_halalas, refunded_halalas }) => refunded_halalas === total_halalas)
    expect(full.length).toBeGreaterThan(0)
    expect(full.length).toBeLessThan(cancelled.length)
    for (const { refunded_halalas } of cancelled) expect(refunded_halalas).toBeGreaterThan(0)
  })

  it('dates every creation and cancellation before the first start, regardless of when that is', () => {
    for (const day of ['2026-11-21', '2027-02-20', '2028-02-29', '2026-12-31']) {
      const start = new Date(`${day}T05:00:00Z`)
      const bookings = generateBookings(start)
      expect(bookings).toHaveLength(60)
      for (const { createdAt, cancelledAt, checkIn, plan } of bookings) {
        expect(createdAt.getTime()).toBeLessThan(start.getTime())
        expect(createdAt.toISOString() < `${checkIn}T00`).toBe(true)
        if (plan.state === 'cancelled') {
          expect(cancelledAt?.getTime()).toBeGreaterThan(createdAt.getTime())
          expect(cancelledAt?.getTime()).toBeLessThan(start.getTime())
        }
      }
    }
  })

  it('is seeded only once', async () => {
    await seedDemo(database.db, new Date('2026-12-24T09:00:00Z'))
    expect(await readRows('agent')).toHaveLength(57)
  })
})
