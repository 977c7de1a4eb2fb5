import { phoneDigits } from './fields.ts'

const loadNumbers = () => import('libphonenumber-js/min')

/** Loads the number plans of all countries before they are needed. */
export const preloadPhoneRules = (): void => void loadNumbers().catch(() => undefined)

/**
 * Returns why a number with a country code is invalid by the server's rules: it starts with another country code, or has a length that the
 * country does not use. If the rules cannot be loaded, the number counts as valid, because the server checks it again.
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
    // The country code may also be typed without a plus.
    const national = [
      international?.slice(code.length) ?? digits,
      ...(digits.startsWith(code) ? [digits.slice(code.length)] : []),
    ]
    return national.some(isPossible) ? undefined : 'invalidPhone'
  } catch {
    return undefined
  }
}

/** Groups the digits in threes, as in `+62 555 282 651`, if a space follows the country code. */
export function formatPhone(phone: string): string {
  const [, prefix, rest] = /^(\+\d{1,4}) ([\d ]+)$/.exec(phone.trim()) ?? []
  if (!prefix || !rest) return phone
  return `${prefix} ${rest.replaceAll(' ', '').replaceAll(/\d{3}(?=\d{2})/g, '$& ')}`
}
