import { phoneDigits } from './fields.ts'

const loadNumbers = () => import('libphonenumber-js/min')

/** Loads the number plans of all countries ahead of the first check. */
export const preloadPhoneRules = (): void => void loadNumbers().catch(() => undefined)

/**
 * Whether a number has a length that exists under its country code; the server applies the same rule. A number is possible while
 * the rules cannot be loaded, as the server checks it again.
 */
export async function isPossiblePhone(prefix: string, number: string): Promise<boolean> {
  try {
    const { parsePhoneNumberFromString } = await loadNumbers()
    return parsePhoneNumberFromString(`+${prefix.replaceAll(/\D/g, '')}${phoneDigits(number)}`)?.isPossible() ?? true
  } catch {
    return true
  }
}

/** A number in groups of three, `+62 555 282 651`, as far as its country code is set apart by a space. */
export function groupedPhone(phone: string): string {
  const [, prefix, rest] = /^(\+\d{1,4}) ([\d ]+)$/.exec(phone.trim()) ?? []
  if (!prefix || !rest) return phone
  return `${prefix} ${rest.replaceAll(' ', '').replaceAll(/\d{3}(?=\d{2})/g, '$& ')}`
}

/** A text in which numbers such as `+966 14 000 0473` stay on one line, with the plus sign first in right-to-left text too. */
export const withWholePhones = (text: string): string =>
  text.replaceAll(/\+\d[\d ]{6,}\d/g, (phone) => `\u2066${phone.replaceAll(' ', '\u00a0')}\u2069`)
