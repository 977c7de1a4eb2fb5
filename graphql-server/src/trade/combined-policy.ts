/** Combined cancellation policy for a stay of several rooms, in amounts. At any instant its fee is the sum of the rooms' fees. */
import type { CancellationPolicy, CancellationStep } from '../__generated__/schema-types.ts'
import { makkahTime } from '../gateway/wire.ts'
import { money, parseHalalas } from '../values/money.ts'
import { computePercentage } from '../values/percent.ts'

/** Price of one room in halalas, and its cancellation terms. */
export type RoomTerms = { policy: CancellationPolicy | null; total: number; currency: string }

/** Fee in halalas from `from` until `to`; null if the fee is unknown. */
type Span = { from: number; to: number; fee: number | null }

type RoomFees = { cancellationFees: Span[]; noShowFees: Span[] | null; isNonRefundable: boolean }

const allTime = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }

/** Suppliers end a rule at 23:59:59 and start the next one at midnight. */
const maxGapMs = 60_000

const toStart = ({ from }: CancellationStep) => (from == null ? allTime.from : Date.parse(from))
const toEnd = ({ to }: CancellationStep) => (to == null ? allTime.to : Date.parse(to))

/** Computes a step's fee for a room, never more than the room's price. */
function computeFee({ percent, amount }: CancellationStep, { total, currency }: RoomTerms): number | null {
  if (percent != null) return computePercentage(total, percent)
  const fee = parseHalalas(amount?.amount)
  return fee === null || amount?.currency !== currency ? null : Math.min(fee, total)
}

const toSpans = (steps: CancellationStep[], terms: RoomTerms): Span[] =>
  steps
    .map((step) => ({ from: toStart(step), to: toEnd(step), fee: computeFee(step, terms) }))
    .sort((a, b) => a.from - b.from)

/** Computes the fees of one room. At times that no rule of the supplier covers, the fee is unknown. */
function computeRoomFees(terms: RoomTerms): RoomFees {
  const { policy, total } = terms
  if (policy?.refundable === false) {
    const fullPrice = [{ ...allTime, fee: total }]
    return { cancellationFees: fullPrice, noShowFees: fullPrice, isNonRefundable: true }
  }
  const steps = policy?.steps ?? []
  const penalties = toSpans(
    steps.filter(({ noShow }) => !noShow),
    terms,
  )
  penalties.forEach((span, index) => {
    const next = penalties[index + 1]
    if (next && next.from > span.to && next.from - span.to <= maxGapMs) span.to = next.from
  })
  const freeUntil = policy?.freeUntil == null ? null : Date.parse(policy.freeUntil)
  const freeSpans = freeUntil === null ? [] : [{ from: allTime.from, to: freeUntil, fee: 0 }]
  const noShowSteps = steps.filter((step) => step.noShow)
  return {
    cancellationFees: [...freeSpans, ...penalties],
    noShowFees: noShowSteps.length > 0 ? toSpans(noShowSteps, terms) : null,
    isNonRefundable: false,
  }
}

/** Returns the fee at an instant: the highest fee of the rules that apply, or unknown if the fee of one of these rules is unknown or no rule applies. */
function findFee(spans: Span[], instant: number): number | null {
  const applicableSpans = spans.filter(({ from, to }) => from <= instant && instant < to)
  if (applicableSpans.length === 0 || applicableSpans.some(({ fee }) => fee === null)) return null
  return Math.max(...applicableSpans.map(({ fee }) => fee ?? 0))
}

/** Adds up the fees of all rooms between any two instants at which a fee changes. */
function addFees(rooms: Span[][]): Span[] {
  const edges = [...new Set(rooms.flat().flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b)
  const sums: Span[] = []
  edges.slice(0, -1).forEach((from, index) => {
    const to = edges[index + 1] ?? allTime.to
    const fees = rooms.map((spans) => findFee(spans, from))
    const fee = fees.reduce<number | null>(
      (sum, roomFee) => (sum === null || roomFee === null ? null : sum + roomFee),
      0,
    )
    const last = sums.at(-1)
    if (last && last.fee === fee) last.to = to
    else sums.push({ from, to, fee })
  })
  return sums
}

const formatTime = (instant: number) =>
  Number.isFinite(instant) ? (makkahTime(new Date(instant).toISOString()) ?? null) : null

const toStep = ({ from, to, fee }: Span, currency: string, noShow: boolean): CancellationStep => ({
  from: formatTime(from),
  to: formatTime(to),
  percent: null,
  amount: fee === null ? null : money(fee, currency),
  noShow,
})

/** Ends the fee of a non-refundable room when the rules of the other rooms end, because the stay's fee is unknown after that time. */
function limitToKnownTimes(rooms: RoomFees[]): Span[][] {
  const ends = rooms
    .filter(({ isNonRefundable, cancellationFees }) => !isNonRefundable && cancellationFees.length > 0)
    .flatMap(({ cancellationFees }) => cancellationFees.map(({ to }) => to))
  const lastEnd = ends.length > 0 ? Math.max(...ends) : allTime.to
  return rooms.map(({ cancellationFees }) =>
    cancellationFees.map((span) => ({ ...span, to: Math.min(span.to, lastEnd) })),
  )
}

function addCancellingFees(rooms: RoomFees[]): Span[] {
  if (rooms.every(({ cancellationFees }) => cancellationFees.length === 0)) return []
  const spans = limitToKnownTimes(rooms)
  // A room without any rule makes every sum unknown.
  return addFees(spans.every((span) => span.length > 0) ? spans : [[{ ...allTime, fee: null }]])
}

function addNoShowFees(rooms: RoomFees[]): Span[] {
  const noShowSpans = rooms
    .filter(({ noShowFees, isNonRefundable }) => noShowFees && !isNonRefundable)
    .flatMap(({ noShowFees }) => noShowFees ?? [])
  if (noShowSpans.length === 0) return []
  const from = Math.min(...noShowSpans.map((span) => span.from))
  const to = Math.max(...noShowSpans.map((span) => span.to))
  const fees = rooms.map(({ noShowFees }) =>
    (noShowFees ?? [{ ...allTime, fee: null }]).map((span) => ({
      ...span,
      from: Math.max(span.from, from),
      to: Math.min(span.to, to),
    })),
  )
  return addFees(fees)
}

function isRefundable(rooms: readonly RoomTerms[]): boolean | null {
  const flags = new Set(rooms.map(({ policy }) => policy?.refundable ?? null))
  // If one room is refundable, the stay is partly refundable.
  return flags.has(null) ? null : flags.has(true)
}

/** Converts a supplier's policy for a whole stay of several rooms to amounts. */
export const convertToAmounts = (policy: CancellationPolicy, total: number, currency: string): CancellationPolicy => ({
  ...policy,
  steps: policy.steps.map((step) => {
    const fee = computeFee(step, { policy, total, currency })
    return { ...step, percent: null, amount: fee === null ? step.amount : money(fee, currency) }
  }),
})

/** Joins the suppliers' texts about the terms of several rooms. Each text appears once. */
export function joinSupplierTexts(policies: readonly (CancellationPolicy | null)[]): string | null {
  const texts = new Set(policies.map((policy) => policy?.supplierText).filter((text) => text != null))
  return texts.size > 0 ? [...texts].join('\n') : null
}

/** Returns the policy of a stay: for a single room the supplier's policy, for several rooms a combined policy in amounts. */
export function combinePolicies(rooms: readonly RoomTerms[]): CancellationPolicy {
  const [first] = rooms
  if (!first || rooms.length === 1) {
    return first?.policy ?? { refundable: null, freeUntil: null, steps: [], supplierText: null }
  }
  const fees = rooms.map(computeRoomFees)
  const spans = addCancellingFees(fees)
  const [earliest, second] = spans
  const startsFree = earliest?.from === allTime.from && earliest.fee === 0
  return {
    refundable: isRefundable(rooms),
    freeUntil: startsFree ? formatTime(second?.from ?? earliest.to) : null,
    steps: [
      ...spans.filter(({ fee }) => fee !== 0).map((span) => toStep(span, first.currency, false)),
      ...addNoShowFees(fees).map((span) => toStep(span, first.currency, true)),
    ],
    supplierText: joinSupplierTexts(rooms.map(({ policy }) => policy)),
  }
}
