import type { ErrorCode } from '#src/__generated__/schema.ts'
import type { BookingRowFragment } from '../booking-row.generated.ts'

type CancellationState = BookingRowFragment['cancellation']

export type CancellationStatus =
  | 'eligible'
  /** The gateway reports no rules, so only a cancellation quote shows whether the booking can be cancelled. */
  | 'notReported'
  /** Only the waiting time prevents cancelling. */
  | 'waiting'
  /** A cancellation was sent and is waiting for a response. */
  | 'inProgress'
  | 'blocked'

const ruleCodes = {
  wait: 'CANCEL_WAIT_TIME',
  visa: 'CANCEL_USED_IN_VISA',
  refundable: 'CANCEL_NON_REFUNDABLE',
} as const satisfies Record<string, ErrorCode>

export type RuleName = keyof typeof ruleCodes
export type CancellationRule = { name: RuleName; isMet: boolean }

const ruleNames = Object.keys(ruleCodes) as RuleName[]
const isRuleCode = (code: ErrorCode) => ruleNames.some((name) => ruleCodes[name] === code)

export function toCancellationStatus({
  eligible,
  reported,
  blockers,
  availableFrom,
}: CancellationState): CancellationStatus {
  if (eligible) return reported ? 'eligible' : 'notReported'
  if (blockers.some(({ code }) => code === 'CANCEL_IN_PROGRESS')) return 'inProgress'
  const isOnlyWaiting = blockers.every(({ code }) => code === 'CANCEL_WAIT_TIME')
  return availableFrom && isOnlyWaiting ? 'waiting' : 'blocked'
}

/**
 * Evaluates the three cancellation rules. The list is empty if the gateway reports no rules or another reason prevents cancelling, because the
 * rules are then unknown. The refund rule is omitted for a booking that can be cancelled without a refund.
 */
export function evaluateCancellationRules(
  { reported, blockers }: CancellationState,
  { refundsNothing = false }: { refundsNothing?: boolean } = {},
): CancellationRule[] {
  if (!reported || blockers.some(({ code }) => !isRuleCode(code))) return []
  return ruleNames
    .map((name) => ({ name, isMet: !blockers.some(({ code }) => code === ruleCodes[name]) }))
    .filter(({ name, isMet }) => !(refundsNothing && name === 'refundable' && isMet))
}

/** Returns the messages that say why a booking cannot be cancelled. The waiting time is omitted if there is a permanent reason. */
export function selectBlockerMessages({ blockers }: CancellationState): string[] {
  const permanentBlockers = blockers.filter(({ code }) => code !== 'CANCEL_WAIT_TIME')
  return (permanentBlockers.length > 0 ? permanentBlockers : blockers).map(({ message }) => message)
}

/** Computes the remaining share of the waiting time, from 0 to 1. */
export function computeRemainingShare(
  { createdAt, availableFrom }: { createdAt: string | null; availableFrom: string },
  now: Date,
) {
  const end = Date.parse(availableFrom)
  const left = Math.max(0, end - now.getTime())
  const duration = createdAt ? end - Date.parse(createdAt) : left
  return duration > 0 ? Math.min(1, left / duration) : 0
}
