import { sql } from 'kysely'
import type { Db, Trx } from '#src/database/db.ts'
import type { TransferKind } from './tables.ts'

// Accounts are locked in alphabetical order (bank, card, card/held, supplier, wallet, wallet/held, wallet/owed), so that transactions
// cannot deadlock. A transaction whose transfers do not follow this order calls `lockAccounts` first.

/** Source of deposits. */
export const BANK = 'bank'

/** Source of card payments and destination of card refunds. */
export const CARD = 'card'

/** Account of card authorizations for orders that await the supplier's response. */
export const CARD_HELD = 'card/held'

/** Account of the money a company can spend. */
export const walletAccount = (companyId: string): string => `wallet:${companyId}`

/** Account of the money set aside for orders that await the supplier's response. */
export const heldAccount = (companyId: string): string => `wallet:${companyId}/held`

/** Account of a company's debt after a spent top-up was returned to the card. Its balance is never positive. */
export const owedAccount = (companyId: string): string => `${walletAccount(companyId)}/owed`

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
  /** The credited or returned top-up. */
  readonly cardPaymentId?: string
}

/**
 * Moves money in the caller's transaction. The database rejects a transfer that would leave an account below zero. Money that reaches a wallet
 * first pays the company's debt.
 */
export async function transfer(trx: Trx, details: Transfer): Promise<void> {
  await writeTransfer(trx, details)
  if (isWallet(details.to)) await payDebt(trx, details)
}

const isWallet = (account: string) => account.startsWith('wallet:') && !account.includes('/')

async function payDebt(trx: Trx, { to: wallet, at }: Transfer): Promise<void> {
  const owed = `${wallet}/owed`
  const debt = -(await lockBalance(trx, owed))
  if (debt === 0) return
  const halalas = Math.min(debt, await lockBalance(trx, wallet))
  await writeTransfer(trx, {
    kind: 'debt_payment',
    from: wallet,
    to: owed,
    halalas,
    at,
    orderReference: null,
    actorSub: null,
  })
}

/**
 * Returns a top-up, or a part of it, to the card. If the wallet's balance is too low, the shortfall is first lent to the wallet, so that the balance
 * ends at zero and the company owes the shortfall.
 */
export async function returnTopUp(
  trx: Trx,
  companyId: string,
  details: Pick<Transfer, 'halalas' | 'at'> & { kind: 'top_up_refund' | 'chargeback'; cardPaymentId: string },
): Promise<void> {
  const [wallet, owed] = [walletAccount(companyId), owedAccount(companyId)]
  await lockAccounts(trx, [CARD, wallet, owed])
  const shortfall = details.halalas - (await lockBalance(trx, wallet))
  const common = { at: details.at, orderReference: null, actorSub: null }
  if (shortfall > 0) await writeTransfer(trx, { kind: 'debt', from: owed, to: wallet, halalas: shortfall, ...common })
  await writeTransfer(trx, { ...details, from: wallet, to: CARD, ...common })
}

async function writeTransfer(
  trx: Trx,
  { kind, from, to, halalas, at, orderReference, actorSub, cardPaymentId }: Transfer,
) {
  await openAccounts(trx, [from, to])
  const { id } = await trx
    .insertInto('ledger_transfers')
    .values({ at, kind, order_reference: orderReference, actor_sub: actorSub, card_payment_id: cardPaymentId ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const entries = [
    { transfer_id: id, account_id: from, amount_halalas: -halalas },
    { transfer_id: id, account_id: to, amount_halalas: halalas },
  ].toSorted((a, b) => (a.account_id < b.account_id ? -1 : 1))
  await trx.insertInto('ledger_entries').values(entries).execute()
}

/** Locks accounts until the caller's transaction ends. */
export async function lockAccounts(trx: Trx, ids: readonly string[]): Promise<void> {
  await openAccounts(trx, ids)
  await trx
    .selectFrom('ledger_accounts')
    .select('id')
    .where('id', 'in', ids)
    .orderBy(sql`id collate "C"`)
    .forUpdate()
    .execute()
}

/** Locks a company's wallet until the caller's transaction ends, so that its balance cannot be spent twice. Returns the balance. */
export async function lockWallet(trx: Trx, companyId: string): Promise<number> {
  await openAccounts(trx, [walletAccount(companyId)])
  return lockBalance(trx, walletAccount(companyId))
}

/** Locks an account until the caller's transaction ends. Returns its balance; 0 if the account was never used. */
async function lockBalance(trx: Trx, id: string): Promise<number> {
  const account = await trx
    .selectFrom('ledger_accounts')
    .select('balance_halalas')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return account?.balance_halalas ?? 0
}

export interface Balances {
  /** Spendable money. */
  readonly available: number
  /** Money set aside for orders in progress. */
  readonly held: number
  /** Debt of the company. While it is positive, nothing is available. */
  readonly owed: number
}

/** Reads a company's balances, which are 0 if it has no wallet. */
export async function readBalances(db: Db, companyId: string): Promise<Balances> {
  const [wallet, held, owed] = [walletAccount(companyId), heldAccount(companyId), owedAccount(companyId)]
  const accounts = await db
    .selectFrom('ledger_accounts')
    .select(['id', 'balance_halalas'])
    .where('id', 'in', [wallet, held, owed])
    .execute()
  const balanceOf = (account: string) => accounts.find(({ id }) => id === account)?.balance_halalas ?? 0
  return { available: balanceOf(wallet), held: balanceOf(held), owed: Math.abs(balanceOf(owed)) }
}

const openAccounts = (trx: Trx, ids: readonly string[]) =>
  trx
    .insertInto('ledger_accounts')
    .values(ids.toSorted().map((id) => ({ id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
