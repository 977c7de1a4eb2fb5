import type { Order } from './repository.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** Waits after the first calls without an answer. */
const FIRST_WAITS = [5 * SECOND, 15 * SECOND, MINUTE]
const LATER_WAIT = 5 * MINUTE

/** After this long without an answer, the agent is asked to step in. */
const NEEDS_AGENT_MS = 30 * MINUTE
/** It is still asked then, in case it comes back. */
const OVERDUE_WAIT = 60 * MINUTE

const FIRST_PENDING_WAIT = 2 * SECOND

const overdueAt = (unansweredSince: Date) => new Date(unansweredSince.getTime() + NEEDS_AGENT_MS)

/** When a supplier is asked again that was asked `asks` times without an answer. */
export function askAgainAt(asks: number, unansweredSince: Date, now: Date): Date {
  const overdue = overdueAt(unansweredSince)
  if (now >= overdue) return new Date(now.getTime() + OVERDUE_WAIT)
  const next = now.getTime() + (FIRST_WAITS[asks - 1] ?? LATER_WAIT)
  return new Date(Math.min(next, overdue.getTime()))
}

/** When a supplier is asked again that has the order and has not decided: less and less often, at least every five minutes. */
export function askPendingAt(orderedAt: Date, now: Date): Date {
  const tenth = (now.getTime() - orderedAt.getTime()) / 10
  return new Date(now.getTime() + Math.min(Math.max(tenth, FIRST_PENDING_WAIT), LATER_WAIT))
}

/** Since when the supplier's answer is so late that the agent should step in; null when it is not. */
export function needsAgentSince({ unanswered_since }: Pick<Order, 'unanswered_since'>, now: Date): string | null {
  const overdue = unanswered_since && overdueAt(unanswered_since)
  return overdue && now >= overdue ? overdue.toISOString() : null
}
