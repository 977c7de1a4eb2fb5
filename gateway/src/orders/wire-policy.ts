import { makkahLocal } from '#src/values/calendar.ts'
import { decimal, riyals } from '#src/values/money.ts'
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

const dayAndHour = (instant: string) => {
  const text = local(instant)
  return `${text.slice(0, 10)} at ${text.slice(11, 16)}`
}

/** The policy in English words, Makkah time. */
function describe(policy: CancellationPolicy): string {
  if (!policy.refundable)
    return 'This booking is non-refundable. Cancellations and no-shows are charged the total price.'
  const free = freeUntil(policy)
  return [
    ...(free ? [`Free cancellation until ${dayAndHour(free.toISOString())}, Makkah time.`] : []),
    ...policy.steps.map(
      ({ from, feeHalalas }) =>
        `${from === null ? 'From booking' : `From ${dayAndHour(from)}`}: SAR ${decimal(feeHalalas)}.`,
    ),
    ...(policy.noShow ? [`No-show: SAR ${decimal(policy.noShow.feeHalalas)}.`] : []),
  ].join(' ')
}

/** The policy of a whole order on the wire: amounts, Makkah time without a zone. */
export const wirePolicy = (policy: CancellationPolicy): WireCancellationPolicy => ({
  isRefundable: policy.refundable,
  title: 'Cancellation Policy',
  description: describe(policy),
  rules: [...policy.steps.map((step) => toRule(step, false)), ...(policy.noShow ? [toRule(policy.noShow, true)] : [])],
})

/** `freeCancellationDate` of a row. */
export const wireFreeUntil = (policy: CancellationPolicy): string | null => {
  const until = freeUntil(policy)
  return until && makkahLocal(until)
}
