import type { CancellationPolicy, CancellationStep } from '../__generated__/schema-types.ts'
import { formatHalalas, money, parseHalalas } from '../values/money.ts'
import { field, flag, list, makkahTime, text } from '../gateway/wire.ts'
import { plainText } from '../values/plain-text.ts'

type Penalty = Pick<CancellationStep, 'percent' | 'amount'>

const unreadable: Penalty = { percent: null, amount: null }

/** Hundredths of a percent as text: `5000` → `"50"`, `3350` → `"33.5"`. */
export const percentText = (hundredths: number) => formatHalalas(hundredths).replace(/\.?0+$/, '')

/** Reads a charge by its type: the value 100 is 100 % or 100 SAR. */
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

const maxTimes = 1000
const times = new Map<unknown, string | null>()

/** A deadline in Makkah time. The rates of a search repeat a few deadlines thousands of times, so they are cached. */
function timeOf(value: unknown): string | null {
  const known = times.get(value)
  if (known !== undefined) return known
  const time = makkahTime(value) ?? null
  if (times.size >= maxTimes) times.clear()
  if (typeof value === 'string' && value.length <= 40) times.set(value, time)
  return time
}

/** Compares times with the same offset, which sort as text; a step without a start applies from the booking on. */
const byStart = ({ from: a }: CancellationStep, { from: b }: CancellationStep) =>
  (a ?? '') < (b ?? '') ? -1 : Number((a ?? '') > (b ?? ''))

function stepsOf(rules: unknown[]): CancellationStep[] {
  const steps = rules.map((rule) => ({
    from: timeOf(field(rule, 'fromDateTime')),
    to: timeOf(field(rule, 'toDateTime')),
    ...penaltyOf(field(rule, 'charge')),
    noShow: flag(field(rule, 'isNoShow')) ?? false,
  }))
  return steps.sort((a, b) => Number(a.noShow) - Number(b.noShow) || byStart(a, b))
}

/** Reads the `cancellationPolicy` of a rate or a quote, one object or a list; null when there is none. */
export function readCancellationPolicy(value: unknown): CancellationPolicy | null {
  const policies = list(value)
  if (policies.length === 0) return null
  const flags = new Set(policies.map((policy) => flag(field(policy, 'isRefundable'))))
  const refundable = flags.has(false) ? false : flags.has(undefined) ? null : true
  const steps = stepsOf(policies.flatMap((policy) => list(field(policy, 'rules'))))
  const beforeArrival = steps.filter(({ noShow }) => !noShow)
  const firstPenalty = beforeArrival.find((step) => !isFree(step))
  // Cancelling is free until the first penalty, or as long as a free span says where no penalty follows.
  const freeUntil = firstPenalty ? firstPenalty.from : beforeArrival.at(-1)?.to
  const descriptions = new Set(policies.map((policy) => plainText(text(field(policy, 'description')))))
  descriptions.delete(undefined)
  return {
    refundable,
    freeUntil: refundable === false ? null : (freeUntil ?? null),
    steps: steps.filter((step) => step.noShow || !isFree(step)),
    supplierText: descriptions.size > 0 ? [...descriptions].join('\n') : null,
  }
}
