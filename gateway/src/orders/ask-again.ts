import type { Order } from './repository.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Waits after the first calls without a response. */
const FIRST_WAITS = [5 * SECOND, 15 * SECOND, MINUTE]
const LATER_WAIT = 5 * MINUTE

/** Time without a response after which the agent is asked to step in. */
const NEEDS_AGENT_MS = 30 * MINUTE
/** Retry interval after that, in case the supplier recovers. */
const OVERDUE_WAIT = 60 * MINUTE

const FIRST_PENDING_WAIT = 2 * SECOND

const overdueAt = (unansweredSince: Date) => new Date(unansweredSince.getTime() + NEEDS_AGENT_MS)

/** Time of the next call to a supplier that was asked `asks` times without a response. */
export function askAgainAt(asks: number, unansweredSince: Date, now: Date): Date {
  const overdue = overdueAt(unansweredSince)
  if (now >= overdue) return new Date(now.getTime() + OVERDUE_WAIT)
  const next = now.getTime() + (FIRST_WAITS[asks - 1] ?? LATER_WAIT)
  return new Date(Math.min(next, overdue.getTime()))
}

/** Time of the next call to a supplier that has the order but has not decided, at growing intervals of at most five minutes. */
export function askPendingAt(orderedAt: Date, now: Date): Date {
  const tenth = (now.getTime() - orderedAt.getTime()) / 10
  return new Date(now.getTime() + Math.min(Math.max(tenth, FIRST_PENDING_WAIT), LATER_WAIT))
}

/** Time from which the agent should step in because the supplier does not respond; null before that. */
export function needsAgentSince({ unanswered_since }: Pick<Order, 'unanswered_since'>, now: Date): string | null {
  const overdue = unanswered_since && overdueAt(unanswered_since)
  return overdue && now >= overdue ? overdue.toISOString() : null
}
