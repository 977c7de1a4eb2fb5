import type { Trx } from '#src/database/db.ts'
import { type Fault, licenseKey } from './field-rules.ts'
import { hasIbanHolder, hasLicenseHolder, isBlacklisted } from './repository.ts'

/** Owner of the checked numbers: a company or an unfinished registration. */
export interface Owner {
  readonly companyId?: string
  readonly email?: string
}

/**
 * Checks that no other company, and no registration in progress, has a license. Call it under `lockCompanyNumbers`, so that two companies
 * cannot both find the same license free.
 */
export async function licenseFault(
  trx: Trx,
  { path, licenseNumber, owner, now }: { path: string; licenseNumber: string; owner: Owner; now: Date },
): Promise<Fault | undefined> {
  const key = licenseKey(licenseNumber)
  if (await isBlacklisted(trx, key)) return { path, code: 'LICENCE_BLACKLISTED' }
  return (await hasLicenseHolder(trx, key, owner, now)) ? { path, code: 'LICENCE_TAKEN' } : undefined
}

/**
 * Checks that no other company, and no registration in progress, has an IBAN. Call it under `lockCompanyNumbers`. The fault reveals that
 * the IBAN is registered, but not by whom. Hiding that would let an agent redirect another company's refunds; calls are limited per agent
 * and address.
 */
export async function ibanFault(
  trx: Trx,
  { path, iban, owner, now }: { path: string; iban: string; owner: Owner; now: Date },
): Promise<Fault | undefined> {
  return (await hasIbanHolder(trx, iban, owner, now)) ? { path, code: 'IBAN_TAKEN' } : undefined
}
