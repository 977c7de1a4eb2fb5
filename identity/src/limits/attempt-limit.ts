const minute = 60_000
const maxWait = 15 * minute

/** Time for which a past wait still makes the next one longer, as in Amazon Cognito. */
export const WAIT_MEMORY_MS = 15 * minute

/** Wrong attempts for one subject. Attempts rejected during a wait are not counted, so they do not extend the wait. */
export type Attempts = { failures: number[]; strikes: number; blockedUntil: number }

/** `allowed` attempts within `window` milliseconds. If `escalates`, each wrong attempt after a wait starts a longer one. */
export type Limit = { allowed: number; window: number; escalates: boolean }

export const noAttempts: Attempts = { failures: [], strikes: 0, blockedUntil: 0 }

/** Wrong passwords for one account from one IP address. */
export const accountAndAddressLimit: Limit = { allowed: 5, window: 5 * minute, escalates: true }

/** Wrong passwords for one account from all IP addresses, against guessing from many machines. */
export const accountLimit: Limit = { allowed: 20, window: 5 * minute, escalates: true }

/** Wrong passwords from one IP address, against trying one password on many accounts. A whole office may share an IP address. */
export const addressLimit: Limit = { allowed: 300, window: 5 * minute, escalates: false }

/** Requests for e-mailed codes: enough if an e-mail gets lost, too few to flood a mailbox. */
export const accountCodeLimit: Limit = { allowed: 5, window: 60 * minute, escalates: false }
export const addressCodeLimit: Limit = { allowed: 30, window: 60 * minute, escalates: false }

/** Returns the attempts for a subject after one more wrong attempt. */
export function countAttempt(before: Attempts, { allowed, window, escalates }: Limit, now: number): Attempts {
  const failures = [...before.failures.filter((at) => at > now - window), now]
  const strikes = escalates && now < before.blockedUntil + WAIT_MEMORY_MS ? before.strikes : 0
  if (failures.length < allowed && strikes === 0) return { failures, strikes, blockedUntil: 0 }
  const wait = Math.min(window * 2 ** strikes, maxWait)
  const oldestCounted = failures.at(-allowed) ?? now
  return { failures, strikes: strikes + 1, blockedUntil: escalates ? now + wait : oldestCounted + window }
}
