import type { Trx } from '../src/database/db.ts'
import { BANK, transfer, walletOf } from '../src/wallet/repository.ts'
import { demoCompanyIds } from './companies.ts'

/** What the demo companies can spend once all demo bookings are paid, in halalas. */
export const demoBalances: Record<string, number> = {
  [demoCompanyIds.a]: 50_000_00,
  [demoCompanyIds.b]: 20_000_00,
  [demoCompanyIds.c]: 10_00,
}

/** Pays in what the companies have, and before that what their demo bookings are going to cost. */
export async function seedWallets(trx: Trx, at: Date, spent: Readonly<Record<string, number>> = {}): Promise<void> {
  for (const [companyId, balance] of Object.entries(demoBalances)) {
    await transfer(trx, {
      kind: 'deposit',
      from: BANK,
      to: walletOf(companyId),
      halalas: balance + (spent[companyId] ?? 0),
      at,
      orderReference: null,
      actorSub: null,
    })
  }
}
