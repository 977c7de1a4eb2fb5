import type { CancellationPolicy, CancellationStep } from '../__generated__/schema-types.ts'
import { field, flag, list, makkahTime, text, fieldText } from '../gateway/wire.ts'
import { money, parseHalalas } from '../values/money.ts'
import { readPercent } from '../values/percent.ts'
import { plainText } from '../values/plain-text.ts'

type Penalty = Pick<CancellationStep, 'percent' | 'amount'>

/** Reads a charge by its type: the value 100 is 100% or 100 SAR. Null if it cannot be read. */
function readCharge(charge: unknown): { percent: string } | { halalas: number } | null {
  const type = fieldText(charge, 'chargeType')?.toLowerCase() ?? ''
  if (type.startsWith('percent')) {
    const percent = readPercent(field(charge, 'chargeValue'))
    return percent === null ? null : { percent }
  }
  if (type !== 'amount') return null
  const halalas = parseHalalas(field(charge, 'chargeAmount')) ?? parseHalalas(field(charge, 'chargeValue'))
  return halalas !== null && halalas >= 0 ? { halalas } : null
}

function readPenalty(charge: unknown): Penalty {
  const parsed = readCharge(charge)
  if (!parsed) return { percent: null, amount: null }
  if ('percent' in parsed) return { percent: parsed.percent, amount: null }
  return { percent: null, amount: money(parsed.halalas, fieldText(charge, 'chargeUnit')?.toUpperCase() ?? 'SAR') }
}

/** Whether a rule charges nothing. */
function isFree(rule: unknown): boolean {
  const charge = readCharge(field(rule, 'charge'))
  return charge !== null && ('percent' in charge ? charge.percent === '0' : charge.halalas === 0)
}

const maxCachedTimes = 1000
const cachedTimes = new Map<unknown, string | null>()

/** Reads a deadline in Makkah time. The rates of a search repeat a few deadlines thousands of times, so they are cached. */
function readTime(value: unknown): string | null {
  const cached = cachedTimes.get(value)
  if (cached !== undefined) return cached
  const time = makkahTime(value) ?? null
  if (cachedTimes.size >= maxCachedTimes) cachedTimes.clear()
  if (typeof value === 'string' && value.length <= 40) cachedTimes.set(value, time)
  return time
}

/** Wire date of rules without a start or an end. */
const noDate = /^0001-01-01(T00:00:00|$)/

const isNoDate = (value: unknown) => noDate.test(text(value) ?? '')

/** Reads the start of a rule: null if the rule applies from the time of booking, undefined if its date is missing or unreadable. */
function readStart(rule: unknown): string | null | undefined {
  const value = field(rule, 'fromDateTime')
  return readTime(value) ?? (isNoDate(value) ? null : undefined)
}

/** Reads the end of a rule: null if it has none, undefined if its date is unreadable. */
function readEnd(rule: unknown): string | null | undefined {
  const value = field(rule, 'toDateTime')
  return readTime(value) ?? ((value ?? null) === null || isNoDate(value) ? null : undefined)
}

export type Terms = Pick<CancellationPolicy, 'refundable' | 'freeUntil'>

const unknownTerms: Terms = { refundable: null, freeUntil: null }

const isNoShow = (rule: unknown) => flag(field(rule, 'isNoShow')) ?? false

/** Whether a time is before another with the same offset. A step without a start applies from the time of booking. */
const isBefore = (a: string | null, b: string | null) => (a ?? '') < (b ?? '')

function readRefundable(policies: readonly unknown[]): boolean | null {
  let refundable: boolean | null = true
  for (const policy of policies) {
    const isPolicyRefundable = flag(field(policy, 'isRefundable'))
    if (isPolicyRefundable === false) return false
    if (isPolicyRefundable === undefined) refundable = null
  }
  return refundable
}

const readRules = (policies: readonly unknown[]) => policies.flatMap((policy) => list(field(policy, 'rules')))

/** Whether all penalties have a readable start. If not, the fee is unknown at any time. */
const haveReadableStarts = (rules: readonly unknown[]) =>
  rules.every((rule) => isNoShow(rule) || isFree(rule) || readStart(rule) !== undefined)

/** Makkah time at which terms are evaluated, and the price they apply to, in halalas. */
export type EvaluationPoint = { now: string; total: number }

/** Whether a charge is the whole price. */
function isWholePrice(charge: unknown, total: number): boolean {
  const parsed = readCharge(charge)
  return parsed !== null && ('percent' in parsed ? parsed.percent === '100' : parsed.halalas >= total)
}

/**
 * Reads whether and until when cancelling is free from the `cancellationPolicy` of a rate or a quote; null if there is none. Both values are
 * null if a refundable policy has a penalty with an unreadable start, or no penalty and a free period with an unreadable end. With
 * `evaluation`, terms under which the whole price is already due are non-refundable.
 */
export function readTerms(value: unknown, evaluation?: EvaluationPoint): Terms | null {
  const policies = list(value)
  if (policies.length === 0) return null
  const refundable = readRefundable(policies)
  if (refundable === false) return { refundable, freeUntil: null }
  // Cancelling is free until the first penalty, or until the end of a free period if no penalty follows.
  let firstPenalty: string | null | undefined
  let lastFree: { from: string | null; to: string | null | undefined } | undefined
  let currentPenalty: { from: string | null; rule: unknown } | undefined
  for (const policy of policies) {
    for (const rule of list(field(policy, 'rules'))) {
      if (isNoShow(rule)) continue
      const from = readStart(rule)
      if (!isFree(rule)) {
        if (from === undefined) return unknownTerms
        if (firstPenalty === undefined || isBefore(from, firstPenalty)) firstPenalty = from
        const isInEffect = evaluation && !isBefore(evaluation.now, from)
        if (isInEffect && (!currentPenalty || !isBefore(from, currentPenalty.from))) currentPenalty = { from, rule }
      } else if (!lastFree || !isBefore(from ?? null, lastFree.from)) {
        lastFree = { from: from ?? null, to: readEnd(rule) }
      }
    }
  }
  if (evaluation && currentPenalty && isWholePrice(field(currentPenalty.rule, 'charge'), evaluation.total)) {
    return { refundable: false, freeUntil: null }
  }
  if (firstPenalty !== undefined) return { refundable, freeUntil: firstPenalty }
  if (lastFree && lastFree.to === undefined) return unknownTerms
  return { refundable, freeUntil: lastFree?.to ?? null }
}

/** Wire members read by `readTerms`, in lower case. */
export const termsMembers = {
  isrefundable: true,
  rules: {
    fromdatetime: true,
    todatetime: true,
    isnoshow: true,
    charge: { chargetype: true, chargevalue: true, chargeamount: true },
  },
} as const

function readSteps(rules: readonly unknown[]): CancellationStep[] {
  const steps = rules
    .filter((rule) => isNoShow(rule) || !isFree(rule))
    .map((rule) => ({
      from: readStart(rule) ?? null,
      to: readEnd(rule) ?? null,
      ...readPenalty(field(rule, 'charge')),
      noShow: isNoShow(rule),
    }))
  return steps.sort(
    (a, b) =>
      Number(a.noShow) - Number(b.noShow) || Number(isBefore(b.from, a.from)) - Number(isBefore(a.from, b.from)),
  )
}

/** Reads the `cancellationPolicy` of a rate or a quote, an object or a list; null if there is none. */
export function readCancellationPolicy(value: unknown): CancellationPolicy | null {
  const terms = readTerms(value)
  if (!terms) return null
  const policies = list(value)
  const rules = readRules(policies)
  const descriptions = new Set(policies.map((policy) => plainText(fieldText(policy, 'description'))))
  descriptions.delete(undefined)
  return {
    ...terms,
    steps: haveReadableStarts(rules) ? readSteps(rules) : [],
    supplierText: descriptions.size > 0 ? [...descriptions].join('\n') : null,
  }
}
