import type { BookHotelInput, SpecialRequests } from '../../__generated__/schema-types.ts'
import { type Order, checkPurchase } from '../../checkout/order.ts'
import type { FieldError } from '../../errors/invalid-input.ts'
import { collectErrors } from '../../input/field-rules.ts'
import { parseHalalas } from '../../values/money.ts'
import type { StoredQuote } from '../quote/stored-quote.ts'
import { type Guest, checkGuests } from './guests.ts'
import { checkSpecialRequests } from './special-requests.ts'

/** Fields specific to a hotel order. */
export type HotelOrder = {
  guests: Guest[]
  /** Null if there are none. */
  specialRequests: SpecialRequests | null
  /** Commission set by the agent; null for the supplier's commission. */
  commissionHalalas: number | null
}

/** Reads the commission set by the agent; null if there is none, undefined if the agent may not set it or it exceeds the total. */
function checkCommission(commission: string | null | undefined, quote: StoredQuote): number | null | undefined {
  if (commission == null) return null
  const halalas = /\.\d{3}/.test(commission) ? null : parseHalalas(commission)
  if (halalas === null || halalas < 0 || halalas > quote.price.total) return undefined
  return quote.commissionEditable === true ? halalas : undefined
}

/** Validates an order as far as possible without the gateway. `errors` lists all invalid fields. */
export function checkOrder(
  input: BookHotelInput,
  quote: StoredQuote,
): { order: Order & HotelOrder; errors: FieldError[] } {
  const { rooms } = quote.request.input
  const { guests, errors } = checkGuests(
    input.lead,
    input.guests,
    rooms.map(({ adults, childAges }, roomIndex) => ({ roomIndex, adults, childAges })),
  )
  const collected = collectErrors(errors)
  const purchase = checkPurchase(input, quote, collected)
  const specialRequests = checkSpecialRequests(input.specialRequests, collected.unwrap)
  const commissionHalalas = checkCommission(input.commission, quote)
  if (commissionHalalas === undefined) errors.push({ path: 'commission', code: 'COMMISSION_REFUSED' })
  const [lead] = guests
  const leadName = lead?.name ?? null
  return {
    order: { ...purchase, leadName, guests, specialRequests, commissionHalalas: commissionHalalas ?? null },
    errors,
  }
}
