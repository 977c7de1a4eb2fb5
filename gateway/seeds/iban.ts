import { mod97 } from '../src/agents/iban.ts'

/** Builds a valid Saudi IBAN: SA, check digits, a two-digit bank code and an 18-digit account number. */
export function saudiIban(bank: string, account: string): string {
  const bban = bank + account.padStart(18, '0')
  const check = 98 - mod97(`${bban}SA00`)
  return `SA${String(check).padStart(2, '0')}${bban}`
}
