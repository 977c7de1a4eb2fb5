import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { type TestGateway, openTestGateway } from '#src/testing/test-gateway.ts'
import { withDatabase } from '#src/testing/database.ts'

const database = withDatabase()
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openTestGateway(database.db, { holdsPerAgent: 500 })
})

/** Text that PostgreSQL cannot store. */
const unstorable = { NUL: 'Am\0ber', 'a lone surrogate': 'Am\uD83Dber' }

/** Yields copies of `value`, each with a different string in it replaced by `text`. */
function* replaceEachString(value: unknown, text: string): Generator {
  if (typeof value === 'string') yield text
  if (typeof value !== 'object' || value === null) return
  for (const [name, field] of Object.entries(value)) {
    for (const changed of replaceEachString(field, text)) {
      yield Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed }
    }
  }
}

describe.each(Object.entries(unstorable))('text with %s', (_, text) => {
  const callWithEachField = async (url: string, body: object) => {
    const statuses: number[] = []
    for (const changed of replaceEachString(body, text)) {
      const { status } = await gateway.call('agent', url, changed as object, { 'idempotency-key': randomUUID() })
      statuses.push(status)
    }
    return {
      calls: statuses.length,
      refused: statuses.includes(400),
      failed: statuses.filter((status) => status >= 500),
    }
  }
  const allRejected = (calls: number) => ({ calls, refused: true, failed: [] })

  it('is rejected as a bad request in every field of an availability check or a reservation', async () => {
    const choice = await gateway.choose('agent', { rooms: [{ adults: 1 }] })
    const checked = await callWithEachField('/hotels/availabities', choice)
    expect(checked).toEqual(allRejected(checked.calls))
    const { body } = await gateway.hold('agent', { rooms: [{ adults: 1 }] })
    const reservation = { ...body, ibanNumber: 'SA00', authCode: '000000' }
    const booked = await callWithEachField('/hotels/b2breservation', reservation)
    expect(booked).toEqual(allRejected(booked.calls))
  })

  it('is rejected as a bad request in calls about a booking', async () => {
    const bookingKey = { bookingReferenceNo: 'MKH-0000-00000', provider: 'agoda', cultCode: 'en-US' }
    for (const url of ['/hotels/viewreservation', '/hotels/cancelreservation']) {
      for (const field of ['bookingReferenceNo', 'provider', 'cultCode']) {
        expect((await gateway.call('agent', url, { ...bookingKey, [field]: text })).status).toBe(400)
      }
    }
    const confirmation = {
      provider: 'agoda',
      packageId: 'a',
      requestObject: { bookingReferenceNo: 'b', refundAmount: 1, cancellationReason: text },
    }
    const headers = { 'idempotency-key': randomUUID() }
    expect((await gateway.call('agent', '/hotels/confirmcancelreservation', confirmation, headers)).status).toBe(400)
    const key = JSON.stringify({ createdAt: '2026-11-21T09:00:00.000Z', bookingReferenceNo: text })
    expect((await gateway.call('agent', `/hotels/reservations?key=${encodeURIComponent(key)}`)).status).toBe(400)
  })

  it('is rejected as a bad request in a search', async () => {
    const { roomGroups: _, ...stay } = await gateway.choose('agent')
    const search = { ...stay, rooms: [{ paxInfo: [{ type: 'ADT', quantity: 2 }] }] }
    for (const field of ['subpcc', 'specialCode', 'hotelCode', 'provider', 'nationality']) {
      const { status } = await gateway.call('agent', '/hotels/detailSearchWithHotelCode', { ...search, [field]: text })
      expect(status, field).toBe(400)
    }
  })
})
