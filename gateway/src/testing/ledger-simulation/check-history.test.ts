import type { Updateable } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Trx } from '#src/database/db.ts'
import { recordEvents } from '#src/orders/repository.ts'
import type { OrdersTable } from '#src/orders/tables.ts'
import { withDatabase } from '#src/testing/database.ts'
import { heldAccount, transfer, walletAccount } from '#src/ledger/repository.ts'
import { demoCompanyIds } from '../../../seeds/companies.ts'
import { openTestGateway } from '../test-gateway.ts'
import { addRacers } from '../racers.ts'
import { type MoneyCall, createRacerCalls, type SeenCall } from './calls.ts'
import { checkHistory } from './check-history.ts'
import { createServices } from './bookable-services.ts'

const database = withDatabase()
const history: MoneyCall[] = []
let bookedReference: string
let cancelledReference: string

/** Records a booking with new dates, a cancelled booking, and a booking whose client never saw the response. */
beforeAll(async () => {
  const { db } = database
  const gateway = await openTestGateway(db, { cancelWaitSeconds: 0 })
  const { a } = demoCompanyIds
  const racers = await addRacers(db, [a, a, a], gateway.clock())
  const calls = createRacerCalls(gateway)
  const [largeHotel] = await createServices(gateway, 'LASTONE')
  for (const racer of racers) {
    const body = await calls.hold(racer, largeHotel, {})
    const call = calls.createCall(racer, 'book', largeHotel, body ?? {})
    await calls.send(call)
    history.push(call)
  }
  const [first, second, third] = history
  if (first?.seen[0]?.kind !== 'done' || second?.seen[0]?.kind !== 'done' || !third)
    throw new Error('The stays were not booked')
  bookedReference = first.seen[0].reference
  cancelledReference = second.seen[0].reference
  gateway.advance(30)
  const booking = { bookingReferenceNo: bookedReference, provider: Reflect.get(first.body, 'provider') }
  const dates = { checkInDate: '2027-01-11', checkOutDate: '2027-01-15' }
  const changeCall = calls.createCall(
    first.racer,
    'change',
    largeHotel,
    (await calls.quoteChange(first.racer, booking, dates)) ?? {},
  )
  await calls.send(changeCall)
  history.push(changeCall)
  if (changeCall.seen[0]?.kind !== 'done') throw new Error('The stay was not changed')
  const quote = await calls.quote(
    second.racer,
    largeHotel,
    cancelledReference,
    String(Reflect.get(second.body, 'provider')),
  )
  const cancellation = calls.createCall(second.racer, 'cancel', largeHotel, quote ?? {})
  await calls.send(cancellation)
  history.push(cancellation)
  third.seen.splice(0, 1, { kind: 'unknown' })
})

const check = (trx: Trx, seen: readonly SeenCall[] = history) => checkHistory(trx, seen, { mayGiveUp: true })

/** Injects a fault, runs the check and reverts the fault. */
async function checkAfter(injectFault: (trx: Trx) => Promise<unknown>): Promise<void> {
  const trx = await database.db.startTransaction().execute()
  try {
    await injectFault(trx)
    await check(trx)
  } finally {
    await trx.rollback().execute()
  }
}

const updateOrder = (reference: string, row: Updateable<OrdersTable>) => (trx: Trx) =>
  trx.updateTable('orders').set(row).where('reference', '=', reference).execute()

describe('history check', () => {
  it('accepts a correct history, but rejects calls without a response unless clients may give up', async () => {
    await checkAfter(async () => {})
    await expect(checkHistory(database.db, history)).rejects.toMatchObject({ actual: { last: 'unknown' } })
  })

  it.each<[string, (trx: Trx) => Promise<unknown>]>([
    ['a lost booking', (trx) => updateOrder(bookedReference, { client_reference: 'another-key' })(trx)],
    ['a booking that failed after it was confirmed', (trx) => updateOrder(bookedReference, { state: 'failed' })(trx)],
    [
      'a stuck booking',
      (trx) =>
        updateOrder(bookedReference, { state: 'unanswered', due_at: new Date(), unanswered_since: new Date() })(trx),
    ],
    [
      'a balance that is not the sum of its entries',
      (trx) =>
        trx
          .updateTable('ledger_accounts')
          .set({ balance_halalas: 1 })
          .where('id', '=', walletAccount(demoCompanyIds.a))
          .execute(),
    ],
    [
      'a booking that is not cancelled at the supplier',
      (trx) =>
        trx
          .updateTable('supplier_orders')
          .set({ cancelled_at: null })
          .where('order_reference', '=', cancelledReference)
          .execute(),
    ],
    [
      'a booking that the supplier does not have',
      (trx) => trx.deleteFrom('supplier_orders').where('order_reference', '=', bookedReference).execute(),
    ],
    [
      'a booking that is charged twice',
      (trx) =>
        transfer(trx, {
          kind: 'charge',
          from: 'bank',
          to: heldAccount(demoCompanyIds.a),
          halalas: 100,
          at: new Date(),
          orderReference: bookedReference,
          actorSub: null,
        }),
    ],
    [
      'a lost change',
      (trx) =>
        trx
          .updateTable('order_changes')
          .set({ state: 'refused' })
          .where('order_reference', '=', bookedReference)
          .execute(),
    ],
    [
      'a change that the supplier has not made',
      (trx) =>
        trx
          .updateTable('supplier_orders')
          .set({ last_change: null })
          .where('order_reference', '=', bookedReference)
          .execute(),
    ],
    [
      'a change that is recorded twice',
      (trx) => recordEvents(trx, bookedReference, new Date(), [{ kind: 'CHANGED', actorKind: 'AGENT', changes: [] }]),
    ],
    [
      'a change that was quoted for an outdated booking',
      (trx) =>
        trx.updateTable('order_changes').set({ revision: 1 }).where('order_reference', '=', bookedReference).execute(),
    ],
    [
      'a difference that was not charged',
      (trx) =>
        trx
          .updateTable('order_changes')
          .set({ old_total_halalas: (row) => row('old_total_halalas', '-', 100) })
          .where('order_reference', '=', bookedReference)
          .execute(),
    ],
    [
      'a booking without a request',
      async (trx) => {
        const order = await trx
          .selectFrom('orders')
          .selectAll()
          .where('reference', '=', bookedReference)
          .executeTakeFirstOrThrow()
        const { policy, tags: _tags, free_until: _computed, tightened_policy: _tightened, ...row } = order
        const copy = {
          ...row,
          policy: JSON.stringify(policy),
          reference: `${bookedReference}-2`,
          client_reference: 'another-key',
        }
        await trx.insertInto('orders').values(copy).execute()
      },
    ],
  ])('reports %s', async (_, injectFault) => {
    await expect(checkAfter(injectFault)).rejects.toMatchObject({ name: 'AssertionError' })
  })

  it('reports a booking whose client received a refusal', async () => {
    const [first, ...others] = history
    if (!first) throw new Error('nothing was booked')
    const refused: SeenCall = { ...first, seen: [{ kind: 'refused', code: 'QUOTE_EXPIRED' }] }
    await expect(checkHistory(database.db, [refused, ...others], { mayGiveUp: true })).rejects.toMatchObject({
      actual: { booked: [bookedReference] },
    })
  })

  it('reports two outcomes for one call', async () => {
    const [first, ...others] = history
    if (!first) throw new Error('nothing was booked')
    const conflicting: SeenCall = { ...first, seen: [...first.seen, { kind: 'done', reference: cancelledReference }] }
    await expect(checkHistory(database.db, [conflicting, ...others], { mayGiveUp: true })).rejects.toMatchObject({
      actual: { outcomes: 2 },
    })
  })
})
