import type { Trx } from '#src/database/db.ts'
import {
  CARD,
  CARD_HELD,
  heldAccount,
  lockAccounts,
  supplierAccount,
  type Transfer,
  transfer,
  walletAccount,
} from '#src/ledger/repository.ts'
import type { Order } from '../repository.ts'

type FundingColumns = Pick<Order, 'card_payment_id' | 'pay_by' | 'company_id'>

/** Whether the order is paid by card. An unpaid order may have a card payment that is not complete yet. */
export const isPaidByCard = ({
  card_payment_id: id,
  pay_by: payBy,
}: Pick<FundingColumns, 'card_payment_id' | 'pay_by'>) => id !== null && payBy === null

/** Returns the account that pays for an order, and the account that holds the money until the supplier responds. */
export const fundingAccounts = (order: FundingColumns) =>
  isPaidByCard(order)
    ? { source: CARD, held: CARD_HELD }
    : { source: walletAccount(order.company_id), held: heldAccount(order.company_id) }

/** Locks the accounts of an order whose money is held and charged in the same transaction. */
export function lockFunds(trx: Trx, order: FundingColumns & Pick<Order, 'supplier'>): Promise<void> {
  const { source, held } = fundingAccounts(order)
  return lockAccounts(trx, [source, held, supplierAccount(order.supplier)])
}

type FundedOrder = FundingColumns & Pick<Order, 'reference' | 'supplier' | 'total_halalas'>

/** Holds an order's money, pays it to the supplier, or returns it to its source, in full or in part. */
export function moveFunds(
  trx: Trx,
  order: FundedOrder,
  kind: 'hold' | 'charge' | 'release' | 'refund',
  { at, actorSub, halalas = order.total_halalas }: Pick<Transfer, 'at' | 'actorSub'> & { halalas?: number },
): Promise<void> {
  const { source, held } = fundingAccounts(order)
  const { reference, supplier } = order
  const payee = supplierAccount(supplier)
  const routes = {
    hold: { from: source, to: held },
    charge: { from: held, to: payee },
    release: { from: held, to: source },
    refund: { from: payee, to: source },
  }
  return transfer(trx, { kind, ...routes[kind], halalas, at, orderReference: reference, actorSub })
}
