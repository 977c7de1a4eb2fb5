import type { Trx } from '#src/database/db.ts'
import { type FieldError, licenseKey } from './field-rules.ts'
import { isIbanTaken, isLicenseTaken, isBlacklisted } from './repository.ts'

/** Owner of the checked numbers: a company or an unfinished registration. */
export interface Owner {
  readonly companyId?: string
  readonly email?: string
}

/**
 * Returns an error if a license is blacklisted or belongs to another company or a registration in progress. Call it after
 * `lockCompanyNumbers`, so that two companies cannot claim the same license at the same time.
 */
export async function checkLicense(
  trx: Trx,
  { path, licenseNumber, owner, now }: { path: string; licenseNumber: string; owner: Owner; now: Date },
): Promise<FieldError | undefined> {
  const key = licenseKey(licenseNumber)
  if (await isBlacklisted(trx, key)) return { path, code: 'LICENCE_BLACKLISTED' }
  return (await isLicenseTaken(trx, key, owner, now)) ? { path, code: 'LICENCE_TAKEN' } : undefined
}

/**
 * Returns an error if an IBAN belongs to another company or a registration in progress. Call it after `lockCompanyNumbers`. The error reveals
 * that the IBAN is registered, but not by whom. To hide that, the gateway would have to accept the IBAN, and agents could redirect another
 * company's refunds. Calls are limited per agent and IP address.
 */
export async function checkIban(
  trx: Trx,
  { path, iban, owner, now }: { path: string; iban: string; owner: Owner; now: Date },
): Promise<FieldError | undefined> {
  return (await isIbanTaken(trx, iban, owner, now)) ? { path, code: 'IBAN_TAKEN' } : undefined
}
