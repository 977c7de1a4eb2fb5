import type { CancellationPolicy, CancellationStep } from '../__generated__/schema-types.ts'
import { formatHalalas, money, parseHalalas } from '../values/money.ts'
import { field, flag, list, makkahTime, text } from '../gateway/wire.ts'
import { plainText } from '../values/plain-text.ts'

type Penalty = Pick<CancellationStep, 'percent' | 'amount'>

const unreadable: Penalty = { percent: null, amount: null }

/** Hundredths of a percent as text: `5000` → `"50"`, `3350` → `"33.5"`. */
export const percentText = (hundredths: number) => formatHalalas(hundredths).replace(/\.?0+$/, '')

/** The type of a charge decides how its value reads: 100 is 100 % or 100 SAR. */
function penaltyOf(charge: unknown): Penalty {
  const type = text(field(charge, 'chargeType'))?.toLowerCase() ?? ''
  if (type.startsWith('percent')) {
    const hundredths = parseHalalas(field(charge, 'chargeValue'))
    const credible = hundredths !== null && hundredths >= 0 && hundredths <= 100_00
    return credible ? { percent: percentText(hundredths), amount: null } : unreadable
  }
  if (type === 'amount') {
    const amount = parseHalalas(field(charge, 'chargeAmount')) ?? parseHalalas(field(charge, 'chargeValue'))
    const currency = text(field(charge, 'chargeUnit'))?.toUpperCase() ?? 'SAR'
    return amount !== null && amount >= 0 ? { percent: null, amount: money(amount, currency) } : unreadable
  }
  return unreadable
}

const isFree = ({ percent, amount }: CancellationStep) => percent === '0' || amount?.amount === '0.00'

function stepsOf(rules: unknown[]): CancellationStep[] {
  const steps = rules.map((rule) => ({
    from: makkahTime(field(rule, 'fromDateTime')) ?? null,
    to: makkahTime(field(rule, 'toDateTime')) ?? null,
    ...penaltyOf(field(rule, 'charge')),
    noShow: flag(field(rule, 'isNoShow')) ?? false,
  }))
  // All times carry the same offset, so their texts sort like themselves; a step without a start holds from the booking on.
  return steps.sort((a, b) => Number(a.noShow) - Number(b.noShow) || (a.from ?? '').localeCompare(b.from ?? ''))
}

/** Normalises the `cancellationPolicy` of a rate or a quote, one object or a list; null when there is none. */
export function readCancellationPolicy(value: unknown): CancellationPolicy | null {
  const policies = list(value)
  if (policies.length === 0) return null
  const flags = new Set(policies.map((policy) => flag(field(policy, 'isRefundable'))))
  const refundable = flags.has(false) ? false : flags.has(undefined) ? null : true
  const steps = stepsOf(policies.flatMap((policy) => list(field(policy, 'rules'))))
  const firstPenalty = steps.find((step) => !step.noShow && !isFree(step))
  const descriptions = new Set(policies.map((policy) => plainText(text(field(policy, 'description')))))
  descriptions.delete(undefined)
  return {
    refundable,
    // Before the first penalty starts, cancelling is free.
    freeUntil: refundable === false ? null : (firstPenalty?.from ?? null),
    steps: steps.filter((step) => step.noShow || !isFree(step)),
    supplierText: descriptions.size > 0 ? [...descriptions].join('\n') : null,
  }
}
