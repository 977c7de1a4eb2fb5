import type { PaymentInput, PaymentMethod } from '../__generated__/schema-types.ts'
import { authCode, type collectErrors, freeText, iban, taxNumber, optionalRule } from '../input/field-rules.ts'
import { parseHalalas } from '../values/money.ts'
import type { HeldQuote } from './held-quote.ts'

/** Fields of every order; products add their own. */
export type Order = {
  acceptedHalalas: number
  leadName: string | null
  iban: string | null
  vatNumber: string
  agentReference: string | null
  /** Null if nothing is paid now. */
  paymentMethod: PaymentMethod | null
  payLater: boolean
  /** Null if nothing is paid now, or if the agent pays on account without an authenticator. */
  authCode: string | null
}

type OrderInput = {
  acceptedTotal: string
  payment: PaymentInput
  iban?: string | null
  vatNumber: string
  agentReference?: string | null
}

type CollectedErrors = ReturnType<typeof collectErrors>

const referenceRule = freeText({ max: 40 })

/** Reads the payment of an order, and checks that the quote allows the chosen payment method. */
function checkPayment(
  { wallet, account, card, later }: PaymentInput,
  { paymentMethods: methods, payLaterUntil, paymentLinkId }: HeldQuote,
  { errors, unwrap }: CollectedErrors,
): Pick<Order, 'paymentMethod' | 'payLater' | 'authCode'> {
  if (later != null) {
    if (!later || !payLaterUntil || paymentLinkId)
      errors.push({ path: 'payment.later', code: 'PAY_LATER_NOT_POSSIBLE' })
    return { paymentMethod: null, payLater: true, authCode: null }
  }
  const chosen = wallet
    ? ({ paymentMethod: 'WALLET', path: 'payment.wallet' } as const)
    : card
      ? ({ paymentMethod: 'CARD', path: 'payment.card' } as const)
      : ({ paymentMethod: 'ACCOUNT', path: 'payment.account' } as const)
  const { paymentMethod, path } = chosen
  if (!methods.includes(paymentMethod)) {
    errors.push({ path, code: 'FIELD_INVALID', variant: 'paymentMethod' })
    return { paymentMethod, payLater: false, authCode: null }
  }
  const rule = account ? optionalRule(authCode) : authCode
  const code = unwrap(rule(`${path}.authCode`, (wallet ?? card ?? account)?.authCode ?? ''))
  return { paymentMethod, payLater: false, authCode: code || null }
}

/** Validates the price, payment and invoice fields of an order. */
export function checkPurchase(
  input: OrderInput,
  quote: HeldQuote,
  collected: CollectedErrors,
): Omit<Order, 'leadName'> {
  const { errors, unwrap } = collected
  const acceptedHalalas = parseHalalas(input.acceptedTotal)
  if (acceptedHalalas === null || acceptedHalalas <= 0 || /\.\d{3}/.test(input.acceptedTotal)) {
    errors.push({ path: 'acceptedTotal', code: 'FIELD_INVALID', variant: 'total' })
  }
  return {
    acceptedHalalas: acceptedHalalas ?? 0,
    // An empty field means the same as a missing one.
    iban: input.iban?.trim() ? unwrap(iban('iban', input.iban)) : null,
    vatNumber: unwrap(taxNumber('vatNumber', input.vatNumber)),
    agentReference: unwrap(referenceRule('agentReference', input.agentReference ?? '')) || null,
    ...checkPayment(input.payment, quote, collected),
  }
}
