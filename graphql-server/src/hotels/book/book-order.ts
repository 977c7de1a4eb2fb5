import type { BookHotelInput, PaymentInput, PaymentMethod, SpecialRequests } from '../../__generated__/schema-types.ts'
import type { FieldFault } from '../../errors/invalid-input.ts'
import { authCode, collectFaults, freeText, iban, taxNumber, unlessEmpty } from '../../input/field-rules.ts'
import { parseHalalas } from '../../values/money.ts'
import type { StoredQuote } from '../quote/stored-quote.ts'
import { type Guest, checkGuests } from './guests.ts'
import { checkSpecialRequests } from './special-requests.ts'

/** A checked order. */
export type Order = {
  acceptedHalalas: number
  guests: Guest[]
  iban: string | null
  vatNumber: string
  agentReference: string | null
  /** Null without any. */
  specialRequests: SpecialRequests | null
  paymentMethod: PaymentMethod
  /** Null where the agent pays on account and has no authenticator. */
  authCode: string | null
}

const reference = freeText({ max: 40 })

/** Checks the chosen payment method against those of the quote. */
function checkPayment(
  { wallet, account }: PaymentInput,
  methods: readonly PaymentMethod[],
  { faults, take }: ReturnType<typeof collectFaults>,
): Pick<Order, 'paymentMethod' | 'authCode'> {
  const chosen = wallet
    ? ({ paymentMethod: 'WALLET', path: 'payment.wallet' } as const)
    : ({ paymentMethod: 'ACCOUNT', path: 'payment.account' } as const)
  const { paymentMethod, path } = chosen
  if (!methods.includes(paymentMethod)) {
    faults.push({ path, code: 'FIELD_INVALID' })
    return { paymentMethod, authCode: null }
  }
  const rule = wallet ? authCode : unlessEmpty(authCode)
  const code = take(rule(`${path}.authCode`, wallet?.authCode ?? account?.authCode ?? ''))
  return { paymentMethod, authCode: code || null }
}

/** Checks everything of an order that needs no gateway; `faults` names every invalid field. */
export function checkOrder(input: BookHotelInput, quote: StoredQuote): { order: Order; faults: FieldFault[] } {
  const { rooms } = quote.request.input
  const { guests, faults } = checkGuests(
    input.lead,
    input.guests,
    rooms.map(({ adults, childAges }, roomIndex) => ({ roomIndex, adults, childAges })),
  )
  const collected = collectFaults(faults)
  const { take } = collected
  const acceptedHalalas = parseHalalas(input.acceptedTotal)
  if (acceptedHalalas === null || acceptedHalalas <= 0 || /\.\d{3}/.test(input.acceptedTotal)) {
    faults.push({ path: 'acceptedTotal', code: 'FIELD_INVALID' })
  }
  const order: Order = {
    acceptedHalalas: acceptedHalalas ?? 0,
    guests,
    // An empty field means the same as a missing one.
    iban: input.iban?.trim() ? take(iban('iban', input.iban)) : null,
    // The format depends on the company's country, which only the gateway knows.
    vatNumber: take(taxNumber()('vatNumber', input.vatNumber)),
    agentReference: take(reference('agentReference', input.agentReference ?? '')) || null,
    specialRequests: checkSpecialRequests(input.specialRequests, take),
    ...checkPayment(input.payment, quote.paymentMethods, collected),
  }
  return { order, faults }
}
