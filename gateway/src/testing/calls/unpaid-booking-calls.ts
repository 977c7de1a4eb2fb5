import { randomUUID } from 'node:crypto'
import type { Db } from '#src/database/db.ts'
import type { TestGateway, TestStay, DemoAgent } from '../test-gateway.ts'

/** Creates agents' calls to book without payment and pay later. */
export const createUnpaidBookingCalls = (gateway: TestGateway, db: Db) => ({
  /** Books a stay without payment. */
  async book(who: DemoAgent, stay: TestStay = {}, key: string = randomUUID()) {
    const held = await gateway.hold(who, stay)
    const reply = await gateway.reserve(who, { ...held.body, payLater: true }, key)
    const { body, total, trackToken } = held
    return {
      reply,
      trackToken,
      total,
      provider: body.provider,
      reference: String(reply.response['bookingReferenceNo']),
    }
  },

  /** Pays with an unused code, unless `authCode` is given. */
  pay: (
    who: DemoAgent,
    { reference, provider, total }: { reference: string; provider: string; total: number },
    {
      authCode = gateway.freshCode(who),
      key = randomUUID(),
      method = 'WALLET',
    }: { authCode?: string; key?: string; method?: 'WALLET' | 'CARD' } = {},
  ) =>
    gateway.call(
      who,
      '/booking/pay',
      { bookingReferenceNo: reference, provider, amount: total, authCode, paymentMethod: method, cultCode: 'en-US' },
      { 'idempotency-key': key },
    ),

  view: async (who: DemoAgent, { reference, provider }: { reference: string; provider: string }) =>
    (await gateway.call(who, '/hotels/viewreservation', { bookingReferenceNo: reference, provider })).response,

  /** Reads the kinds of the e-mails about a booking, oldest first. */
  emails: async (reference: string) =>
    (
      await db
        .selectFrom('mails')
        .select(['dedupe_key', 'locale'])
        .where('dedupe_key', 'like', `%:${reference}%`)
        .orderBy('id')
        .execute()
    ).map(({ dedupe_key }) => dedupe_key.split(':')[0]),
})
