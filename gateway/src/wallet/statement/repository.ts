import { sql, type SqlBool } from 'kysely'
import type { Db } from '#src/database/db.ts'
import { walletAccount } from '#src/ledger/repository.ts'
import type { MovementKind } from './schemas.ts'

export interface StatementFilter {
  readonly companyId: string
  /** One or more values; undefined means all. */
  readonly kinds: readonly MovementKind[] | undefined
  readonly from: Date | undefined
  readonly before: Date | undefined
  /** The page begins below this position. */
  readonly below: number | undefined
  readonly limit: number
}

const movementKind = sql<MovementKind>`case when charge.id is null then upper(transfer.kind) else 'PAYMENT' end`

/** Lists the movements of a company's wallet, newest first. */
export async function listMovements(db: Db, { companyId, kinds, from, before, below, limit }: StatementFilter) {
  if (kinds?.length === 0) return []
  let movements = db
    .selectFrom('ledger_entries as entry')
    .innerJoin('ledger_transfers as transfer', 'transfer.id', 'entry.transfer_id')
    .leftJoin('ledger_transfers as charge', (join) =>
      join
        .on('transfer.kind', '=', 'hold')
        .on('charge.kind', '=', 'charge')
        // The order's next charge or release, which ends this hold. A changed order may have several holds.
        .on('charge.id', '=', (row) =>
          row
            .selectFrom('ledger_transfers as next')
            .select((eb) => eb.fn.min('next.id').as('id'))
            .whereRef('next.order_reference', '=', 'transfer.order_reference')
            .whereRef('next.id', '>', 'transfer.id')
            .where('next.kind', 'in', ['charge', 'release']),
        ),
    )
    .leftJoin('orders', 'orders.reference', 'transfer.order_reference')
    .leftJoin('agents', 'agents.sub', 'transfer.actor_sub')
    .leftJoin('card_payments', 'card_payments.id', 'transfer.card_payment_id')
    .select([
      'entry.position',
      'entry.amount_halalas',
      'entry.balance_after_halalas',
      'transfer.at',
      'transfer.order_reference',
      'charge.at as charged_at',
      'orders.kind as order_kind',
      'orders.supplier',
      'orders.lead_name',
      'agents.name as actor',
      'card_payments.card_scheme',
      'card_payments.card_last_four',
      movementKind.as('kind'),
    ])
    .where('entry.account_id', '=', walletAccount(companyId))
    .orderBy('entry.position', 'desc')
    .limit(limit)
  if (kinds) movements = movements.where(sql<SqlBool>`${movementKind} in (${sql.join(kinds)})`)
  if (from) movements = movements.where('transfer.at', '>=', from)
  if (before) movements = movements.where('transfer.at', '<', before)
  if (below !== undefined) movements = movements.where('entry.position', '<', below)
  return movements.execute()
}

export type Movement = Awaited<ReturnType<typeof listMovements>>[number]
