// The suppliers' cancellation rules as accepted at booking, and what they give back at an instant.
// Suppliers write date-times without a zone; they mean Makkah, which keeps UTC+3 all year.

/** From an instant on, what the hotel keeps. */
export interface PolicyStep {
  readonly from: Date
  readonly penalty: Penalty
}

export type Penalty =
  | { readonly kind: 'percent'; readonly basisPoints: number }
  | { readonly kind: 'amount'; readonly halalas: number }

/** What was accepted for one separately priced part of a booking: a room, or a group booked as a whole. */
export interface AcceptedTerms {
  readonly paid: number
  readonly refundable: boolean
  readonly steps: readonly PolicyStep[]
}

/** The instant a supplier's zoneless date-time means. */
export const makkahInstant = (local: string): Date =>
  new Date(`${local.length === 10 ? `${local}T00:00:00` : local}+03:00`)

/** What cancelling gives back at an instant, in halalas; never below zero and never more than was paid. */
export const refundAt = (parts: readonly AcceptedTerms[], now: Date): number =>
  parts.reduce((sum, part) => sum + partRefund(part, now), 0)

const partRefund = ({ paid, refundable, steps }: AcceptedTerms, now: Date): number => {
  if (!refundable) return 0
  const penalty = stepAt(steps, now)?.penalty
  return penalty ? Math.min(paid, Math.max(0, lessPenalty(paid, penalty))) : paid
}

// Half a halala goes to the agent: the refund, not the penalty, is rounded half up.
const lessPenalty = (paid: number, penalty: Penalty): number =>
  penalty.kind === 'percent'
    ? Math.floor((paid * (10_000 - penalty.basisPoints) + 5_000) / 10_000)
    : paid - penalty.halalas

/** The step in force: the last one that has begun. Before the first one cancelling is free. */
const stepAt = (steps: readonly PolicyStep[], now: Date): PolicyStep | undefined =>
  steps
    .filter((step) => step.from <= now)
    .reduce<PolicyStep | undefined>((last, step) => (last && last.from > step.from ? last : step), undefined)

/** When the refund changes next; undefined when it stays as it is. */
export const nextChange = (parts: readonly AcceptedTerms[], now: Date): Date | undefined =>
  parts
    .flatMap((part) => (part.refundable ? part.steps.map((step) => step.from) : []))
    .filter((from) => from > now)
    .toSorted((a, b) => a.getTime() - b.getTime())[0]

/** Until when cancelling costs nothing; undefined when it always costs something or that moment is not known. */
export const freeUntil = (parts: readonly AcceptedTerms[]): Date | undefined => {
  if (parts.length === 0 || parts.some((part) => !part.refundable)) return undefined
  return parts
    .flatMap((part) => part.steps.filter(({ penalty }) => costs(penalty)).map((step) => step.from))
    .toSorted((a, b) => a.getTime() - b.getTime())[0]
}

const costs = (penalty: Penalty): boolean => (penalty.kind === 'percent' ? penalty.basisPoints : penalty.halalas) > 0
