import { z } from 'zod'
import { makkahLocal } from '#src/values/calendar.ts'
import { toRiyals } from '#src/values/money.ts'
import { type CancellationPolicy, freeUntil, type PolicyStep } from './cancellation-policy.ts'

const text = z.string()
const amount = z.number()

/** Cancellation policy of a supplier or an order on the wire. */
export const cancellationPolicy = z.object({
  isRefundable: z.boolean(),
  title: text,
  description: text,
  rules: z.array(
    z.object({
      fromDateTime: text,
      toDateTime: text,
      isNoShow: z.boolean(),
      charge: z.object({
        chargeType: z.enum(['amount', 'percentage']),
        chargeValue: amount,
        chargeUnit: text,
        chargeAmount: amount,
      }),
    }),
  ),
})

export type WireCancellationPolicy = z.infer<typeof cancellationPolicy>

/** Wire value for "no date-time". */
const noDateTime = '0001-01-01T00:00:00'

const toMakkahTime = (instant: string) => makkahLocal(new Date(instant))

const toRule = ({ from, to, feeHalalas }: PolicyStep, isNoShow: boolean) => ({
  fromDateTime: from === null ? noDateTime : toMakkahTime(from),
  toDateTime: toMakkahTime(to),
  isNoShow,
  charge: {
    chargeType: 'amount' as const,
    chargeValue: toRiyals(feeHalalas),
    chargeUnit: 'SAR',
    chargeAmount: toRiyals(feeHalalas),
  },
})

/**
 * Converts an order's policy to the wire: fees are amounts, and times are in Makkah without a zone. The description is empty, because the policy is
 * computed and has no text by the supplier.
 */
export const toWirePolicy = (policy: CancellationPolicy): WireCancellationPolicy => ({
  isRefundable: policy.refundable,
  title: 'Cancellation Policy',
  description: '',
  rules: [...policy.steps.map((step) => toRule(step, false)), ...(policy.noShow ? [toRule(policy.noShow, true)] : [])],
})

/** Converts the end of free cancellation to `freeCancellationDate`. */
export const toWireFreeUntil = (policy: CancellationPolicy): string | null => {
  const until = freeUntil(policy)
  return until && makkahLocal(until)
}
