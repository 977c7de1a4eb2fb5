/** How long after wrong passwords the next one is looked at. Refused attempts during a wait do not lengthen it. */

const minute = 60_000
const longestWait = 15 * minute

/** How long a past wait still counts against the next wrong password; the span Amazon Cognito uses. */
export const memory = 15 * minute

export type Attempts = { failures: number[]; strikes: number; blockedUntil: number }

/** So many in a `window` are allowed. `growing`: each further wrong password after a wait starts a longer one. */
export type Limit = { allowed: number; window: number; growing: boolean }

export const unsuspected: Attempts = { failures: [], strikes: 0, blockedUntil: 0 }

export const perAccount: Limit = { allowed: 5, window: 5 * minute, growing: true }

/** Guards against one password tried on many accounts. Not growing: many people may share an address. */
export const perAddress: Limit = { allowed: 30, window: 5 * minute, growing: false }

/** Requests for mailed codes: enough for a mail that got lost, too few to fill somebody's mailbox. */
export const codesPerAccount: Limit = { allowed: 5, window: 60 * minute, growing: false }
export const codesPerAddress: Limit = { allowed: 30, window: 60 * minute, growing: false }

/** What is known after one more wrong password, or one more of whatever else is limited. */
export function afterAttempt(before: Attempts, { allowed, window, growing }: Limit, now: number): Attempts {
  const failures = [...before.failures.filter((at) => at > now - window), now]
  const strikes = growing && now < before.blockedUntil + memory ? before.strikes : 0
  if (failures.length < allowed && strikes === 0) return { failures, strikes, blockedUntil: 0 }
  const wait = Math.min(window * 2 ** strikes, longestWait)
  const oldestCounted = failures.at(-allowed) ?? now
  return { failures, strikes: strikes + 1, blockedUntil: growing ? now + wait : oldestCounted + window }
}
