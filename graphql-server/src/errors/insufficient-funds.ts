import type { Refusal } from '../gateway/envelope.ts'
import { field } from '../gateway/wire.ts'
import type { Locale } from '../locale.ts'
import { money, parseHalalas } from '../values/money.ts'
import { formatMoney } from './format.ts'
import { message } from './message.ts'

/** Refusal for a payment that the wallet does not cover. `balance` is null if the gateway does not return it. */
export function insufficientFunds({ details }: Refusal, locale: Locale, { totalHalalas }: { totalHalalas: number }) {
  const balanceHalalas = parseHalalas(field(details, 'balance'))
  const balance = balanceHalalas === null ? null : money(balanceHalalas)
  const required = money(parseHalalas(field(details, 'required')) ?? totalHalalas)
  const amounts = balance && { balance: formatMoney(balance, locale), required: formatMoney(required, locale) }
  return {
    __typename: 'InsufficientFunds' as const,
    code: 'INSUFFICIENT_FUNDS' as const,
    message: amounts ? message('INSUFFICIENT_FUNDS.amounts', locale, amounts) : message('INSUFFICIENT_FUNDS', locale),
    balance,
    required,
  }
}
