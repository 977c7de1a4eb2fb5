import { makkahLocal } from '#src/values/calendar.ts'
import { riyals } from '#src/values/money.ts'
import type { WireCancellationPolicy } from '#src/suppliers/wire/shapes.ts'
import { type CancellationPolicy, freeUntil, type PolicyStep } from './cancellation-policy.ts'

/** How the wire writes "no value" for a date-time. */
const noDateTime = '0001-01-01T00:00:00'

const local = (instant: string) => makkahLocal(new Date(instant))

const toRule = ({ from, to, feeHalalas }: PolicyStep, isNoShow: boolean) => ({
  fromDateTime: from === null ? noDateTime : local(from),
  toDateTime: local(to),
  isNoShow,
  charge: {
    chargeType: 'amount' as const,
    chargeValue: riyals(feeHalalas),
    chargeUnit: 'SAR',
    chargeAmount: riyals(feeHalalas),
  },
})

/** The policy of a whole order on the wire: amounts, Makkah time without a zone. It is computed, so there is no text of a supplier. */
export const wirePolicy = (policy: CancellationPolicy): WireCancellationPolicy => ({
  isRefundable: policy.refundable,
  title: 'Cancellation Policy',
  description: '',
  rules: [...policy.steps.map((step) => toRule(step, false)), ...(policy.noShow ? [toRule(policy.noShow, true)] : [])],
})

/** `freeCancellationDate` of a row. */
export const wireFreeUntil = (policy: CancellationPolicy): string | null => {
  const until = freeUntil(policy)
  return until && makkahLocal(until)
}
