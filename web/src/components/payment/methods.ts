import type { PaymentInput, PaymentMethod } from '#src/__generated__/schema.ts'

interface MethodRules {
  /** Whether a payment needs a code from the agent's authenticator. */
  readonly needsCode: boolean
  /** Creates the input for a payment. `code` is empty if none was typed. */
  readonly toInput: (code: string) => PaymentInput
}

/** The payment methods of the checkout. */
export const methods: Record<PaymentMethod, MethodRules> = {
  WALLET: { needsCode: true, toInput: (authCode) => ({ wallet: { authCode } }) },
  CARD: { needsCode: true, toInput: (authCode) => ({ card: { authCode } }) },
  ACCOUNT: { needsCode: false, toInput: (authCode) => ({ account: authCode ? { authCode } : {} }) },
}
