import { beforeAll, describe, expect, it } from 'vitest'
import { type Desk, openDesk } from '#src/testing/booking-desk.ts'
import { withDatabase } from '#src/testing/database.ts'

const database = withDatabase()
let desk: Desk
beforeAll(async () => {
  desk = await openDesk(database.db)
})

describe('a booking', () => {
  it('is confirmed and charged', async () => {
    const { answer, total, reference } = await desk.book('agent')
    expect(answer.json).toMatchObject({
      status: { code: 0 },
      response: { bookingStatus: 'Confirmed', totalPrice: total },
    })
    expect(reference).toMatch(/^MKH-[2-9A-Z]{4}-\d{5}$/)
    expect(await desk.balance('colleague')).toBe((50_000 - total).toFixed(2))
      bookingReferenceNo: reference,
      provider: 'umrahholidays',
    })
  })
})
