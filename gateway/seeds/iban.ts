/** ISO 7064 mod 97-10 over digits and letters (A = 10 … Z = 35). */
const mod97 = (text: string) => {
  let remainder = 0
  for (const character of text) {
    for (const digit of Number.parseInt(character, 36).toString()) remainder = (remainder * 10 + Number(digit)) % 97
  }
  return remainder
}

/** A Saudi IBAN that passes the check: SA, check digits, two digits of a bank, eighteen of an account. */
export function saudiIban(bank: string, account: string): string {
  const bban = bank + account.padStart(18, '0')
  const check = 98 - mod97(`${bban}SA00`)
  return `SA${String(check).padStart(2, '0')}${bban}`
}

export const isSaudiIban = (iban: string): boolean =>
  /^SA\d{22}$/.test(iban) && mod97(iban.slice(4) + iban.slice(0, 4)) === 1
