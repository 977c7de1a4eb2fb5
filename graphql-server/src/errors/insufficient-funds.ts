import type { GatewayAnswer } from '../gateway/envelope.ts'
import { field } from '../gateway/wire.ts'
import type { Locale } from '../locale.ts'
import { money, parseHalalas } from '../values/money.ts'
import { formatMoney } from './format.ts'
import { message } from './message.ts'

type Refused = Extract<GatewayAnswer, { ok: false }>

/** The refusal of a payment that the wallet does not cover. */
export function insufficientFunds({ details }: Refused, locale: Locale, { totalHalalas }: { totalHalalas: number }) {
  const balance = money(parseHalalas(field(details, 'balance')) ?? 0)
  const required = money(parseHalalas(field(details, 'required')) ?? totalHalalas)
  const amounts = { balance: formatMoney(balance, locale), required: formatMoney(required, locale) }
  return {
    __typename: 'InsufficientFunds' as const,
    code: 'INSUFFICIENT_FUNDS' as const,
    message: message('INSUFFICIENT_FUNDS.amounts', locale, amounts),
    balance,
    required,
  }
}
