import type { CancellationPolicy, CancellationStep } from '../__generated__/schema-types.ts'
import { money, parseHalalas } from '../values/money.ts'

const unsaid: CancellationPolicy = { refundable: null, freeUntil: null, steps: [], supplierText: null }

const sameTime = (left: CancellationStep) => (right: CancellationStep) =>
  left.from === right.from && left.to === right.to && left.noShow === right.noShow

/** Penalties of several rooms that hold for the same span: the same share of each, or amounts that add up; else each for itself. */
function mergeSteps(steps: CancellationStep[], roomCount: number): CancellationStep[] {
  const [first] = steps
  if (!first || steps.length !== roomCount) return steps
  if (first.percent != null && steps.every(({ percent }) => percent === first.percent)) return [first]
  const amounts = steps.map(({ amount }) => parseHalalas(amount?.amount))
  if (amounts.some((halalas) => halalas === null)) return steps
  const sum = amounts.reduce<number>((total, halalas) => total + (halalas ?? 0), 0)
  return [{ ...first, amount: money(sum, first.amount?.currency) }]
}

/** The terms of a stay out of those of its rooms: non-refundable when one room is, free only as long as every room is. */
export function combinePolicies(policies: CancellationPolicy[]): CancellationPolicy {
  const [only] = policies
  if (!only) return unsaid
  if (policies.length === 1) return only
  const steps = policies.flatMap((policy) => policy.steps)
  const spans = steps.filter((step, index) => steps.findIndex(sameTime(step)) === index)
  const deadlines = policies.map(({ freeUntil }) => freeUntil ?? null)
  const refundable = new Set(policies.map((policy) => policy.refundable ?? null))
  const texts = new Set(policies.map(({ supplierText }) => supplierText).filter((text) => text != null))
  return {
    refundable: refundable.has(false) ? false : refundable.has(null) ? null : true,
    // All deadlines carry the offset of Makkah, so the earliest text is the earliest time.
    freeUntil: deadlines.includes(null) ? null : (deadlines.filter((deadline) => deadline !== null).sort()[0] ?? null),
    steps: spans.flatMap((span) => mergeSteps(steps.filter(sameTime(span)), policies.length)),
    supplierText: texts.size > 0 ? [...texts].join('\n') : null,
  }
}
