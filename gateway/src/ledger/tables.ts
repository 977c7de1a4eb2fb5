import type { Generated } from 'kysely'
import type { Instant } from '#src/database/instant.ts'

export interface LedgerAccountsTable {
  id: string
  /** Sum of the account's entries, maintained by the database. */
  balance_halalas: Generated<number>
  entry_count: Generated<number>
}

/**
 * A `hold` sets money aside until the supplier responds; a `charge` or a `release` follows. `top_up_refund` and `chargeback` return a top-up to the
 * card, and a `chargeback_reversal` returns it to the wallet. A `debt` lends the wallet the shortfall; a `debt_payment` repays it.
 */
export type TransferKind =
  | 'deposit'
  | 'top_up'
  | 'hold'
  | 'charge'
  | 'release'
  | 'refund'
  | 'top_up_refund'
  | 'chargeback'
  | 'chargeback_reversal'
  | 'debt'
  | 'debt_payment'

export interface LedgerTransfersTable {
  id: Generated<number>
  at: Instant
  kind: TransferKind
  order_reference: string | null
  actor_sub: string | null
  /** The top-up that was credited or returned; null for other transfers, and for top-ups of earlier releases. */
  card_payment_id: string | null
}

export interface LedgerEntriesTable {
  id: Generated<number>
  transfer_id: number
  account_id: string
  amount_halalas: number
  /** Number of the entry in its account, from 1, written by the database. */
  position: Generated<number>
  /** Balance of the account after the entry, written by the database. */
  balance_after_halalas: Generated<number>
}

export interface WalletTables {
  ledger_accounts: LedgerAccountsTable
  ledger_transfers: LedgerTransfersTable
  ledger_entries: LedgerEntriesTable
}
