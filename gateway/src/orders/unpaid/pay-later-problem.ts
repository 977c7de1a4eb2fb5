import type { Agent } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, refusal } from '#src/errors.ts'
import { lockWallet } from '#src/ledger/repository.ts'
import { countUnpaid } from './repository.ts'

/**
 * Returns a refusal if an order must be paid immediately. Locks the wallet, so that concurrent orders cannot exceed the company's limit of
 * unpaid bookings.
 */
export async function payLaterProblem(
  trx: Trx,
  { settings }: Pick<Deps, 'settings'>,
  { companyId }: Agent,
  { payBy, linkId }: { payBy: Date | null; linkId: string | null | undefined },
): Promise<Envelope<never> | undefined> {
  const limit = settings.unpaidPerCompany
  if (payBy === null || linkId || limit === 0) {
    return refusal('PAY_LATER_NOT_POSSIBLE', 'This booking must be paid when it is made.')
  }
  await lockWallet(trx, companyId)
  if ((await countUnpaid(trx, companyId)) < limit) return undefined
  return refusal('TOO_MANY_UNPAID', 'The company has too many unpaid bookings.', { maxUnpaid: limit })
}
