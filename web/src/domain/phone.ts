import { phoneDigits } from './fields.ts'

const loadNumbers = () => import('libphonenumber-js/min')

/** Loads the number plans of all countries ahead of the first check. */
export const preloadPhoneRules = (): void => void loadNumbers().catch(() => undefined)

/**
 * What is wrong with a number under a country code, by the rules of the server: another code before it, or a length that the country does
 * not have. A number is possible while the rules cannot be loaded, as the server checks it again.
 */
export async function phoneProblem(
  prefix: string,
  number: string,
): Promise<'otherCallingCode' | 'invalidPhone' | undefined> {
  const code = prefix.replaceAll(/\D/g, '')
  const digits = phoneDigits(number)
  const international = /^(?:\+|00)(\d+)$/.exec(digits)?.[1]
  if (international !== undefined && !international.startsWith(code)) return 'otherCallingCode'
  try {
    const { parsePhoneNumberFromString } = await loadNumbers()
    const isPossible = (national: string) => parsePhoneNumberFromString(`+${code}${national}`)?.isPossible() ?? true
    // The code may be typed without a plus, too.
    const national = [
      international?.slice(code.length) ?? digits,
      ...(digits.startsWith(code) ? [digits.slice(code.length)] : []),
    ]
    return national.some(isPossible) ? undefined : 'invalidPhone'
  } catch {
    return undefined
  }
}

/** A number in groups of three, `+62 555 282 651`, as far as its country code is set apart by a space. */
export function groupedPhone(phone: string): string {
  const [, prefix, rest] = /^(\+\d{1,4}) ([\d ]+)$/.exec(phone.trim()) ?? []
  if (!prefix || !rest) return phone
  return `${prefix} ${rest.replaceAll(' ', '').replaceAll(/\d{3}(?=\d{2})/g, '$& ')}`
}
