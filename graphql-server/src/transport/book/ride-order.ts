import type { BookTransportInput, PickUp } from '../../__generated__/schema-types.ts'
import { type ServiceLead, checkServiceLead } from '../../checkout/service-lead.ts'
import { type Order, checkPurchase } from '../../checkout/order.ts'
import type { FieldError } from '../../errors/invalid-input.ts'
import { clockTime, collectErrors, flightNumber, freeText, optionalRule } from '../../input/field-rules.ts'
import type { RideQuote } from '../quote/ride-quote.ts'

/** Fields specific to a ride order. */
export type RideOrder = ServiceLead & {
  /** Null if the order has no pick-up details. */
  pickUp: PickUp | null
}

type CollectedErrors = ReturnType<typeof collectErrors>

const placeRule = freeText({ max: 100 })

function checkPickUp(input: BookTransportInput['pickUp'], { unwrap }: CollectedErrors): PickUp | null {
  const pickUp = {
    place: unwrap(placeRule('pickUp.place', input?.place ?? '')) || null,
    time: unwrap(optionalRule(clockTime)('pickUp.time', input?.time ?? '')) || null,
    flightNumber: unwrap(optionalRule(flightNumber)('pickUp.flightNumber', input?.flightNumber ?? '')) || null,
  }
  return Object.values(pickUp).every((value) => value === null) ? null : pickUp
}

/** Validates an order as far as possible without the gateway. `errors` lists all invalid fields. */
export function checkRideOrder(
  input: BookTransportInput,
  quote: RideQuote,
): { order: Order & RideOrder; errors: FieldError[] } {
  const collected = collectErrors()
  const order = {
    ...checkServiceLead(input, collected),
    ...checkPurchase(input, quote, collected),
    pickUp: checkPickUp(input.pickUp, collected),
  }
  return { order, errors: collected.errors }
}
