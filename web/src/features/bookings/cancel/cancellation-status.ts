import type { ErrorCode } from '#src/__generated__/schema.ts'
import type { BookingRowFragment } from '../booking-row.generated.ts'

type State = BookingRowFragment['cancellation']

export type CancellationStatus =
  | 'eligible'
  /** Possibly cancellable. The gateway reports no rules, so only a cancellation quote can tell. */
  | 'notReported'
  /** Prevented only by the waiting time. */
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
export type CancellationRule = { name: RuleName; met: boolean }

const ruleNames = Object.keys(ruleCodes) as RuleName[]
const isRule = (code: ErrorCode) => ruleNames.some((name) => ruleCodes[name] === code)

export function cancellationStatus({ eligible, reported, blockers, availableFrom }: State): CancellationStatus {
  if (eligible) return reported ? 'eligible' : 'notReported'
  if (blockers.some(({ code }) => code === 'CANCEL_IN_PROGRESS')) return 'inProgress'
  const onlyWaiting = blockers.every(({ code }) => code === 'CANCEL_WAIT_TIME')
  return availableFrom && onlyWaiting ? 'waiting' : 'blocked'
}

/**
 * The three cancellation rules, each met or not. Empty if the gateway reports no rules or another reason prevents cancelling, because then nothing
 * is known about the three. The refund rule is omitted for a booking that can be cancelled but refunds nothing.
 */
export function cancellationRules(
  { reported, blockers }: State,
  { refundsNothing = false }: { refundsNothing?: boolean } = {},
): CancellationRule[] {
  if (!reported || blockers.some(({ code }) => !isRule(code))) return []
  return ruleNames
    .map((name) => ({ name, met: !blockers.some(({ code }) => code === ruleCodes[name]) }))
    .filter(({ name, met }) => !(refundsNothing && name === 'refundable' && met))
}

/** Reasons why a booking cannot be cancelled. The waiting time is omitted if a permanent reason exists. */
export function blockerMessages({ blockers }: State): string[] {
  const permanent = blockers.filter(({ code }) => code !== 'CANCEL_WAIT_TIME')
  return (permanent.length > 0 ? permanent : blockers).map(({ message }) => message)
}

/** Remaining share of the waiting time, 0 to 1. */
export function shareLeft(
  { createdAt, availableFrom }: { createdAt: string | null; availableFrom: string },
  now: Date,
) {
  const end = Date.parse(availableFrom)
  const left = Math.max(0, end - now.getTime())
  const whole = createdAt ? end - Date.parse(createdAt) : left
  return whole > 0 ? Math.min(1, left / whole) : 0
}
