/** IBAN rules, the same as in the gateway and the server: see docs/text-cases.json. */
import { compactCode } from './text.ts'

/** IBAN lengths by country, from the ISO 13616 registry, plus Algeria and Morocco, which use IBANs without being registered. */
const lengths: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 DZ26 EE20 EG29 ES24 FI18 ' +
    'FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 ' +
    'LU20 LV21 LY25 MA28 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 ' +
    'SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)

/** Normalizes an IBAN: removes spaces, dashes and a label that was copied along with the number. */
export const normalizeIban = (text: string): string =>
  compactCode(text)
    .replaceAll(/[-.:_]/g, '')
    .replace(/^IBAN(?:NO|NR|NUMBER)?(?=[A-Z]{2}\d{2})/, '')

/** ISO 7064 mod 97-10 over digits and letters (A = 10 … Z = 35). */
const mod97 = (text: string): number => {
  let remainder = 0
  for (const character of text) {
    for (const digit of Number.parseInt(character, 36).toString()) remainder = (remainder * 10 + Number(digit)) % 97
  }
  return remainder
}

/**
 * Whether a normalized text is an IBAN: a known country, its length, and correct check digits. Check digits go from 02 to 98, because 00, 01 and
 * 99 have the same remainders as 97, 98 and 02.
 */
export const isIban = (iban: string): boolean =>
  /^[A-Z]{2}(?!00|01|99)\d{2}[A-Z0-9]+$/.test(iban) &&
  lengths[iban.slice(0, 2)] === iban.length &&
  mod97(iban.slice(4) + iban.slice(0, 4)) === 1
