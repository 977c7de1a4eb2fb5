import { expect } from 'vitest'
import type { Db } from '#src/database/db.ts'
import { hasBeenCharged } from '#src/payments/payment-state.ts'
import { fundingAccounts } from '#src/orders/payment/funds.ts'
import { isBooked } from '#src/orders/payment/payment-status.ts'
import { createStay } from '#src/products/hotel/supplier/stay.ts'
import { heldAccount } from '#src/ledger/repository.ts'

/** Asserts the invariants of money, stock and counts, which hold whenever no call is running. */
export async function expectBalancedBooks(db: Db): Promise<void> {
  const accounts = await db.selectFrom('ledger_accounts').selectAll().execute()
  const entries = await db.selectFrom('ledger_entries').selectAll().execute()
  const orders = await db
    .selectFrom('orders')
    .select([
      'reference',
      'state',
      'supplier',
      'company_id',
      'card_payment_id',
      'total_halalas',
      'refunded_halalas',
      'pay_by',
      'starts_on',
      'ends_on',
    ])
    .execute()
  const counts = await db.selectFrom('order_counts').selectAll().execute()
  const takenStock = await db.selectFrom('taken_stock').selectAll().where('order_reference', 'is not', null).execute()

  const ordersByCompany = Map.groupBy(orders, ({ company_id }) => company_id)
  for (const { company_id: company, ...stored } of counts) {
    const byState = Map.groupBy(ordersByCompany.get(company) ?? [], ({ state }) => state)
    const states = Object.keys(stored) as (keyof typeof stored)[]
    const actual = Object.fromEntries(states.map((state) => [state, byState.get(state)?.length ?? 0]))
    expect({ company, counts: stored }).toEqual({ company, counts: actual })
  }
  expect(new Set(counts.map(({ company_id }) => company_id))).toEqual(new Set(ordersByCompany.keys()))

  expect(sum(entries.map(({ amount_halalas }) => amount_halalas))).toBe(0)
  for (const { id, balance_halalas } of accounts) {
    const amounts = entries.filter(({ account_id }) => account_id === id).map(({ amount_halalas }) => amount_halalas)
    expect({ id, balance: balance_halalas }).toEqual({ id, balance: sum(amounts) })
    const nonNegativeBalance = id.endsWith('/owed') ? -balance_halalas : balance_halalas
    if (id !== 'bank' && id !== 'card') expect({ id, isWrong: nonNegativeBalance < 0 }).toEqual({ id, isWrong: false })
  }

  // The balances match the orders' payments.
  const findBalance = (id: string) => accounts.find((account) => account.id === id)?.balance_halalas ?? 0
  const charged = orders.filter(({ pay_by: payBy }) => payBy === null)
  const paid = charged
    .filter(({ state }) => isBooked(state))
    .map(({ supplier, total_halalas, refunded_halalas }) => ({
      to: `supplier:${supplier}`,
      halalas: total_halalas - refunded_halalas,
    }))
  const held = charged
    .filter(({ state }) => state === 'requested' || state === 'unanswered' || state === 'pending')
    .map((order) => ({ to: fundingAccounts(order).held, halalas: order.total_halalas }))
  const changing = await db
    .selectFrom('order_changes')
    .innerJoin('orders', 'orders.reference', 'order_changes.order_reference')
    .select(['company_id', 'old_total_halalas', 'plan', 'is_unpaid'])
    .where('order_changes.state', '=', 'requested')
    .execute()
  for (const { company_id, old_total_halalas, plan, is_unpaid } of changing) {
    const halalas = is_unpaid ? 0 : plan.order.totalHalalas - old_total_halalas
    if (halalas > 0) held.push({ to: heldAccount(company_id), halalas })
  }
  for (const { id } of accounts.filter((account) => /^supplier:|\/held$/.test(account.id))) {
    const expected = [...paid, ...held].filter(({ to }) => to === id).map(({ halalas }) => halalas)
    expect({ id, balance: findBalance(id) }).toEqual({ id, balance: sum(expected) })
  }

  // A company never has a balance and a debt at the same time.
  for (const { id, balance_halalas: owed } of accounts.filter((account) => account.id.endsWith('/owed'))) {
    const wallet = findBalance(id.replace(/\/owed$/, ''))
    expect({ id, hasBoth: owed < 0 && wallet > 0 }).toEqual({ id, hasBoth: false })
  }

  // Each top-up was credited once, and its refunds and open or lost chargebacks were debited once.
  const payments = await db.selectFrom('card_payments').selectAll().where('order_reference', 'is', null).execute()
  const cardTransfers = await db
    .selectFrom('ledger_transfers')
    .innerJoin('ledger_entries', 'ledger_entries.transfer_id', 'ledger_transfers.id')
    .select(['card_payment_id', 'kind', 'amount_halalas'])
    .where('card_payment_id', 'is not', null)
    .where('account_id', '=', 'card')
    .execute()
  const disputes = await db.selectFrom('card_disputes').selectAll().execute()
  for (const payment of payments) {
    const { id, state, amount_halalas: amount, refunded_halalas: refunded, taken_back_halalas: takenBack } = payment
    const transfers = cardTransfers.filter(({ card_payment_id }) => card_payment_id === id)
    const sumOfKinds = (...kinds: string[]) =>
      sum(transfers.filter(({ kind }) => kinds.includes(kind)).map(({ amount_halalas: halalas }) => halalas))
    const disputed = disputes.filter(
      ({ payment_id, state: disputeState }) => payment_id === id && disputeState !== 'WON',
    )
    const lost = refunded + sum(disputed.map(({ amount_halalas: halalas }) => halalas))
    const returned = sumOfKinds('top_up_refund', 'chargeback', 'chargeback_reversal')
    expect({ id, credited: 0 - sumOfKinds('top_up'), returned, takenBack }).toEqual({
      id,
      credited: hasBeenCharged(state) ? amount : 0,
      returned: Math.min(amount, lost),
      takenBack: returned,
    })
  }

  // An order owns stock until it is cancelled, fails or is abandoned, and no longer.
  const owners = new Set(takenStock.map(({ order_reference }) => order_reference ?? ''))
  const owningOrders = orders.filter(({ state }) => !['cancelled', 'failed', 'abandoned'].includes(state))
  expect(owners).toEqual(new Set(owningOrders.map(({ reference }) => reference)))

  // An order owns stock for exactly the days of its service, unless it is being changed.
  for (const { reference, starts_on, ends_on } of owningOrders.filter(({ state }) => state !== 'changing')) {
    const takenDays = takenStock.filter(({ order_reference }) => order_reference === reference).map(({ day }) => day)
    const days = ends_on === null ? [starts_on] : createStay(starts_on, ends_on).nights
    expect({ reference, days: [...new Set(takenDays)].toSorted() }).toEqual({ reference, days })
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
