import type { ErrorCode } from '#src/__generated__/schema.ts'
import type { BookingRowFragment } from '../booking-row.generated.ts'

type State = BookingRowFragment['cancellation']

export type CancellationStatus =
  | 'eligible'
  /** May be cancelled; the gateway reports no rules, so only a cancellation quote shows it. */
  | 'notReported'
  /** Prevented by the waiting time alone. */
  | 'waiting'
  /** A cancellation was sent and its answer is awaited. */
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
 * The three cancellation rules, each met or not. Empty when the gateway reports no rules, and when something else stands in the
 * way: then nothing is known about these three. A booking that may be cancelled although nothing is refunded does not meet the rule about
 * refunds, so that rule is left out.
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

/** Why a booking cannot be cancelled. The waiting time is left out beside a reason that remains after it. */
export function blockerMessages({ blockers }: State): string[] {
  const lasting = blockers.filter(({ code }) => code !== 'CANCEL_WAIT_TIME')
  return (lasting.length > 0 ? lasting : blockers).map(({ message }) => message)
}

/** Share of the waiting time that is left, 0 to 1. */
export function shareLeft(
  { createdAt, availableFrom }: { createdAt: string | null; availableFrom: string },
  now: Date,
) {
  const end = Date.parse(availableFrom)
  const left = Math.max(0, end - now.getTime())
  const whole = createdAt ? end - Date.parse(createdAt) : left
  return whole > 0 ? Math.min(1, left / whole) : 0
}
