import { authCodeRefusal } from '../../errors/auth-code-refusal.ts'
import { formatMoney } from '../../errors/format.ts'
import { idempotencyMismatch } from '../../errors/idempotency-mismatch.ts'
import { insufficientFunds } from '../../errors/insufficient-funds.ts'
import { type FieldError, invalidInput } from '../../errors/invalid-input.ts'
import { message } from '../../errors/message.ts'
import { findVariant } from '../../input/wire-field-errors.ts'
import { refusal } from '../../errors/refusal.ts'
import type { Refusal } from '../../gateway/envelope.ts'
import { field, list, text, utcTime } from '../../gateway/wire.ts'
import type { Locale } from '../../locale.ts'
import { money, parseHalalas } from '../../values/money.ts'
import { changeBlocked, toChangeCode } from './change-codes.ts'

const fieldPaths: Record<string, string> = { checkInDate: 'checkIn', checkOutDate: 'checkOut' }
const namePaths: Record<string, string> = {
  sequenceNumber: 'roomIndex',
  index: 'travelerIndex',
  title: 'salutation',
  gender: 'salutation',
  firstName: 'firstName',
  lastName: 'lastName',
}

/** Maps the path of a gateway error to a path in the GraphQL input. */
function toInputPath(path: string): string {
  const [, index, name = ''] = /^travellerDetails\[(\d+)\](?:\.details)?(?:\.(\w+))?$/.exec(path) ?? []
  if (index === undefined) return fieldPaths[path] ?? 'bookingId'
  return ['names', index, namePaths[name]].filter(Boolean).join('.')
}

const readFieldErrors = ({ details }: Refusal) =>
  list(field(details, 'fields')).map((entry) => ({
    path: text(field(entry, 'path')) ?? '',
    isMissing: text(field(entry, 'code')) === 'FIELD_REQUIRED',
  }))

const readInputErrors = (refused: Refusal): FieldError[] =>
  readFieldErrors(refused).map(({ path: wirePath, isMissing }) => {
    const path = toInputPath(wirePath)
    if (path === 'checkIn' || path === 'checkOut') return { path, code: 'STAY_INVALID' }
    return isMissing ? { path, code: 'FIELD_REQUIRED' } : { path, code: 'FIELD_INVALID', variant: findVariant(path) }
  })

/** Maps a change quote refusal to the schema. */
export function changeRefusal(refused: Refusal, newNameCount: number, locale: Locale) {
  const { code, details, message: supplierReason } = refused
  const errors = code === 'INVALID_REQUEST' ? readInputErrors(refused) : []
  if (errors.length > 0) return invalidInput(errors, locale)
  // The gateway rejected the body, for example because its rules for names are stricter than this server's.
  if (refused.rejected)
    return invalidInput(
      [{ path: newNameCount > 0 ? 'names' : 'checkIn', code: 'FIELD_INVALID', variant: 'refused' }],
      locale,
    )
  const until = utcTime(field(details, 'until')) ?? null
  return changeBlocked(toChangeCode(code) ?? 'CHANGE_NOT_ELIGIBLE', locale, { until, supplierReason })
}

export const quoteExpired = (locale: Locale) => refusal('QuoteExpired', 'QUOTE_EXPIRED', locale, 'QUOTE_EXPIRED.change')

function priceChanged({ details }: Refusal, locale: Locale, quotedHalalas: number) {
  const previousTotal = money(parseHalalas(field(details, 'oldPrice')) ?? quotedHalalas)
  const newHalalas = parseHalalas(field(details, 'newPrice'))
  const newTotal = newHalalas === null ? null : money(newHalalas)
  const amounts = newTotal && {
    previousTotal: formatMoney(previousTotal, locale),
    newTotal: formatMoney(newTotal, locale),
  }
  return {
    __typename: 'ChangePriceChanged' as const,
    code: 'PRICE_CHANGED' as const,
    message: amounts ? message('PRICE_CHANGED.change', locale, amounts) : message('PRICE_CHANGED', locale),
    previousTotal,
    newTotal,
  }
}

export type ConfirmRefusal =
  | ReturnType<typeof changeBlocked | typeof quoteExpired | typeof idempotencyMismatch | typeof priceChanged>
  | ReturnType<typeof insufficientFunds | typeof invalidInput>
  | NonNullable<ReturnType<typeof authCodeRefusal>>

/** Maps a refused confirmation; undefined if the outcome is still open. `again` means that the same quote can be confirmed again. */
export function confirmRefusal(
  refused: Refusal,
  { newTotalHalalas, differenceHalalas }: { newTotalHalalas: number; differenceHalalas: number },
  locale: Locale,
): { refused: ConfirmRefusal; again?: boolean } | undefined {
  const { code } = refused
  const codeRefusal = authCodeRefusal(refused, locale)
  if (codeRefusal) return { refused: codeRefusal, again: true }
  switch (code) {
    case 'WALLET_SHORT':
      return { refused: insufficientFunds(refused, locale, { totalHalalas: differenceHalalas }), again: true }
    case 'OUTSTANDING_BALANCE':
      return { refused: invalidInput([{ path: 'quoteId', code: 'OUTSTANDING_BALANCE' }], locale), again: true }
    case 'PRICE_CHANGED':
      return { refused: priceChanged(refused, locale, newTotalHalalas) }
    case 'IDEMPOTENCY_MISMATCH':
      return { refused: idempotencyMismatch(locale) }
    case 'QUOTE_EXPIRED':
    case 'NOT_FOUND':
      return { refused: quoteExpired(locale) }
    case 'QUOTE_USED':
      return undefined
    case 'INVALID_REQUEST':
      // The authenticator code is the agent's only input. An error in any other field requires a new quote.
      return readFieldErrors(refused).some(({ path }) => path === 'authCode')
        ? {
            refused: invalidInput([{ path: 'authCode', code: 'FIELD_INVALID', variant: 'authCode' }], locale),
            again: true,
          }
        : { refused: quoteExpired(locale) }
    default:
      break
  }
  const blocker = toChangeCode(code)
  if (blocker === 'CHANGE_IN_PROGRESS') return undefined
  if (blocker) return { refused: changeRefusal(refused, 0, locale) }
  return refused.rejected ? { refused: quoteExpired(locale) } : undefined
}
