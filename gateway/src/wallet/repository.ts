import type { Db, Trx } from '#src/database/db.ts'
import type { TransferKind } from './tables.ts'

// Account names sort in the order in which accounts are locked (bank, card, card/held, supplier, wallet, wallet/held), so that
// two transfers can never wait for each other.

/** Source of deposits. */
export const BANK = 'bank'

/** Source of what is paid by card, and where it is refunded to. */
export const CARD = 'card'

/** Account of what is reserved on cards for orders that the supplier has not answered yet. */
export const CARD_HELD = 'card/held'

/** Account of the money a company can spend. */
export const walletOf = (companyId: string): string => `wallet:${companyId}`

/** Account of the money set aside for orders that the supplier has not answered yet. */
export const heldOf = (companyId: string): string => `wallet:${companyId}/held`

/** Account of the money owed to a supplier. */
export const supplierAccount = (supplier: string): string => `supplier:${supplier}`

export interface Transfer {
  readonly kind: TransferKind
  readonly from: string
  readonly to: string
  readonly halalas: number
  readonly at: Date
  readonly orderReference: string | null
  readonly actorSub: string | null
}

/** Moves money in the caller's transaction. The database rejects a transfer that would leave an account below zero. */
export async function transfer(trx: Trx, { kind, from, to, halalas, at, orderReference, actorSub }: Transfer) {
  await openAccounts(trx, [from, to])
  const { id } = await trx
    .insertInto('ledger_transfers')
    .values({ at, kind, order_reference: orderReference, actor_sub: actorSub })
    .returning('id')
    .executeTakeFirstOrThrow()
  const entries = [
    { transfer_id: id, account_id: from, amount_halalas: -halalas },
    { transfer_id: id, account_id: to, amount_halalas: halalas },
  ].toSorted((a, b) => (a.account_id < b.account_id ? -1 : 1))
  await trx.insertInto('ledger_entries').values(entries).execute()
}

/** The balance of a company's wallet, locked until the caller's transaction ends so that it cannot be spent twice. */
export async function lockWallet(trx: Trx, companyId: string): Promise<number> {
  await openAccounts(trx, [walletOf(companyId)])
  const { balance_halalas } = await trx
    .selectFrom('ledger_accounts')
    .select('balance_halalas')
    .where('id', '=', walletOf(companyId))
    .forUpdate()
    .executeTakeFirstOrThrow()
  return balance_halalas
}

/** What a company can spend and what is set aside for orders in progress; 0 for a company without a wallet. */
export async function readBalances(db: Db, companyId: string): Promise<{ available: number; held: number }> {
  const accounts = await db
    .selectFrom('ledger_accounts')
    .select(['id', 'balance_halalas'])
    .where('id', 'in', [walletOf(companyId), heldOf(companyId)])
    .execute()
  const balanceOf = (wanted: string) => accounts.find(({ id }) => id === wanted)?.balance_halalas ?? 0
  return { available: balanceOf(walletOf(companyId)), held: balanceOf(heldOf(companyId)) }
}

const openAccounts = (trx: Trx, ids: readonly string[]) =>
  trx
    .insertInto('ledger_accounts')
    .values(ids.toSorted().map((id) => ({ id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
