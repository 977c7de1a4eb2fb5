import type { Trx } from '#src/database/db.ts'
import { type Fault, licenseKey } from './field-rules.ts'
import { hasIbanHolder, hasLicenseHolder, isBlacklisted } from './repository.ts'

/** Whose numbers are being checked: a company, or a registration that is not a company yet. */
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
 * Checks that no other company, and no registration in progress, has an IBAN. Call it under `lockCompanyNumbers`. The fault tells that
 * the IBAN is registered, never by whom. Someone who types a whole IBAN learns that much and no more; saying nothing would let an agent
 * have another company's refunds paid out, and calls are limited per agent and address.
 */
export async function ibanFault(
  trx: Trx,
  { path, iban, owner, now }: { path: string; iban: string; owner: Owner; now: Date },
): Promise<Fault | undefined> {
  return (await hasIbanHolder(trx, iban, owner, now)) ? { path, code: 'IBAN_TAKEN' } : undefined
}
