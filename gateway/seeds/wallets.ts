import type { Trx } from '../src/database/db.ts'
import { BANK, transfer, walletAccount } from '../src/ledger/repository.ts'
import { demoCompanyIds } from './companies.ts'

/** Wallet balances of the demo companies after all demo bookings are paid, in halalas. */
export const demoBalances: Record<string, number> = {
  [demoCompanyIds.a]: 50_000_00,
  [demoCompanyIds.b]: 20_000_00,
  [demoCompanyIds.c]: 10_00,
}

/** Deposits each company's balance plus the cost of its demo bookings. */
export async function seedWallets(trx: Trx, at: Date, spending: Readonly<Record<string, number>> = {}): Promise<void> {
  for (const [companyId, balance] of Object.entries(demoBalances)) {
    await transfer(trx, {
      kind: 'deposit',
      from: BANK,
      to: walletAccount(companyId),
      halalas: balance + (spending[companyId] ?? 0),
      at,
      orderReference: null,
      actorSub: null,
    })
  }
}
