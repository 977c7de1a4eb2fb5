import arSA from './messages/ar-SA.json' with { type: 'json' }
import enUS from './messages/en-US.json' with { type: 'json' }
import idID from './messages/id-ID.json' with { type: 'json' }
import trTR from './messages/tr-TR.json' with { type: 'json' }
import urPK from './messages/ur-PK.json' with { type: 'json' }
import type { ErrorCode } from '../__generated__/schema-types.ts'
import type { Locale } from '../locale.ts'

/** An error code, or an error code with a variant of its message, such as `PRICE_CHANGED.amounts`. */
export type MessageKey = Exclude<keyof typeof enUS, `${string}_one`>

export const messages: Record<Locale, Record<MessageKey, string>> = {
  'en-US': enUS,
  'ar-SA': arSA,
  'tr-TR': trTR,
  'id-ID': idID,
  'ur-PK': urPK,
}

const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(enUS, key)

/** Returns the message of a warning about a supplier: the variant with the supplier's name if there is one, otherwise the code's message. */
export function supplierMessage(code: ErrorCode, locale: Locale, supplier: string | undefined): string {
  const key = `${code}.supplier`
  return supplier !== undefined && isMessageKey(key) ? message(key, locale, { supplier }) : message(code, locale)
}

const rightToLeft: ReadonlySet<Locale> = new Set<Locale>(['ar-SA', 'ur-PK'])

/** Returns a message in its plural form, such as `AUTH_CODE_INVALID.attempts_one`, or the message itself if the language has no such form. */
function selectPluralForm(key: MessageKey, locale: Locale, count: number | undefined): string {
  const forms: Record<string, string> = messages[locale]
  const form = count === undefined ? undefined : forms[`${key}_${new Intl.PluralRules(locale).select(count)}`]
  return form ?? messages[locale][key]
}

/** Returns the message for a code in a language. `{{name}}` is replaced by `params.name`. The first number determines the plural form. */
export function message(key: MessageKey, locale: Locale, params: Record<string, string | number> = {}): string {
  const count = Object.values(params).find((value) => typeof value === 'number')
  return selectPluralForm(key, locale, count).replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`The message ${key} needs ${placeholder}`)
    // U+2068 … U+2069 isolate an amount or a time, which right-to-left text would reorder.
    return rightToLeft.has(locale) ? `\u2068${value}\u2069` : String(value)
  })
}
