import { taxNumberRule } from '#src/agents/field-rules.ts'
import { type Agent, findCompany } from '#src/agents/repository.ts'
import { codeRefusal, redeemCode } from '#src/authenticator/check-code.ts'
import type { Trx } from '#src/database/db.ts'
import { type Envelope, refusal } from '#src/errors.ts'
import { toDecimalRiyals } from '#src/values/money.ts'
import { lockWallet, readBalances } from '#src/ledger/repository.ts'

/** `card` pays through the card provider, without the wallet. */
export type PaymentMethod = 'wallet' | 'card'

/** Payment details of a request. */
export interface Buyer {
  readonly authCode: string
  readonly paymentMethod: PaymentMethod
  /** Null means the company's first IBAN. */
  readonly ibanNumber: string | null
  readonly vatNumber: string
  readonly partnerReference: string | null
  readonly cultCode: string
  /** Whether the order is paid later. */
  readonly payLater: boolean
}

export type BuyerCheck =
  | { readonly kind: 'accepted'; readonly iban: string | null }
  | { readonly kind: 'refused'; readonly envelope: Envelope<never> }

const refuse = (...reason: Parameters<typeof refusal>): BuyerCheck => ({
  kind: 'refused',
  envelope: refusal(...reason),
})

/** Checks the buyer's tax number and IBAN and, unless the order is paid later, authorizes the payment. */
export async function checkBuyer(
  trx: Trx,
  agent: Agent,
  buyer: Buyer,
  { totalHalalas, now }: { totalHalalas: number; now: Date },
): Promise<BuyerCheck> {
  const { country, ibans } = await findCompany(trx, agent.companyId)
  if (buyer.vatNumber === '' || taxNumberRule(country)(buyer.vatNumber)) {
    return refuse('VAT_NUMBER_INVALID', 'The tax number does not have the format of the company’s country.', {
      path: 'requestObject.vatNumber',
    })
  }
  if (buyer.ibanNumber !== null && !ibans.includes(buyer.ibanNumber)) {
    return refuse('IBAN_UNKNOWN', 'The IBAN does not belong to the company.', { path: 'ibanNumber' })
  }
  const { payLater } = buyer
  const paymentRefusal = await (payLater
    ? debtProblem(trx, agent)
    : authorizePayment(trx, agent, buyer, { totalHalalas, now }))
  if (paymentRefusal) return { kind: 'refused', envelope: paymentRefusal }
  return { kind: 'accepted', iban: buyer.ibanNumber ?? ibans[0] ?? null }
}

/** Returns a refusal if the company has an outstanding balance, which blocks bookings and payments. */
async function debtProblem(trx: Trx, { companyId }: Agent): Promise<Envelope<never> | undefined> {
  const { owed } = await readBalances(trx, companyId)
  return owed > 0
    ? refusal('OUTSTANDING_BALANCE', 'The company has an outstanding balance.', { owed: toDecimalRiyals(owed) })
    : undefined
}

/**
 * Checks the company's outstanding balance, the wallet balance unless a card is used, and the authenticator code. Returns the refusal, if any. The
 * code is checked last, because the check uses it up. The wallet stays locked until the caller's transaction ends.
 */
export async function authorizePayment(
  trx: Trx,
  agent: Agent,
  { authCode, paymentMethod }: Pick<Buyer, 'authCode' | 'paymentMethod'>,
  { totalHalalas, now }: { totalHalalas: number; now: Date },
): Promise<Envelope<never> | undefined> {
  const { companyId, sub } = agent
  const balance = paymentMethod === 'wallet' ? await lockWallet(trx, companyId) : null
  const debtRefusal = await debtProblem(trx, agent)
  if (debtRefusal) return debtRefusal
  if (balance !== null && balance < totalHalalas) {
    return refusal('WALLET_SHORT', 'The wallet does not cover the total.', {
      balance: toDecimalRiyals(balance),
      required: toDecimalRiyals(totalHalalas),
    })
  }
  return codeRefusal(await redeemCode(trx, sub, authCode, now))
}
