import type { Order } from './repository.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Delays after the first, second and third call without a response. */
const FIRST_DELAYS = [5 * SECOND, 15 * SECOND, MINUTE]
const LATER_DELAY = 5 * MINUTE

/** Time without a response after which the agent is asked to step in. */
const NEEDS_AGENT_MS = 30 * MINUTE
/** Retry interval once the agent has been asked to step in, in case the supplier recovers. */
const OVERDUE_DELAY = 60 * MINUTE

const MIN_PENDING_DELAY = 2 * SECOND

const overdueAt = (unansweredSince: Date) => new Date(unansweredSince.getTime() + NEEDS_AGENT_MS)

/** Returns the time of the next call to a supplier after `attempts` calls without a response. */
export function nextRetryAt(attempts: number, unansweredSince: Date, now: Date): Date {
  const overdue = overdueAt(unansweredSince)
  if (now >= overdue) return new Date(now.getTime() + OVERDUE_DELAY)
  const nextMs = now.getTime() + (FIRST_DELAYS[attempts - 1] ?? LATER_DELAY)
  return new Date(Math.min(nextMs, overdue.getTime()))
}

/** Returns the time of the next call to a supplier about a pending order. The interval grows with the order's age, up to five minutes. */
export function nextPendingCheckAt(orderedAt: Date, now: Date): Date {
  const delay = (now.getTime() - orderedAt.getTime()) / 10
  return new Date(now.getTime() + Math.min(Math.max(delay, MIN_PENDING_DELAY), LATER_DELAY))
}

/** Returns the time from which the agent should step in because the supplier does not respond, or null before that time. */
export function needsAgentSince({ unanswered_since }: Pick<Order, 'unanswered_since'>, now: Date): string | null {
  const overdue = unanswered_since && overdueAt(unanswered_since)
  return overdue && now >= overdue ? overdue.toISOString() : null
}
