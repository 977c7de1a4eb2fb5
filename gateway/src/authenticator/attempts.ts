/** Number of consecutive wrong codes that locks payment. */
export const MAX_WRONG_CODES = 5

const LOCK_MS = 15 * 60_000

/** A user's recent wrong codes. */
export interface Attempts {
  readonly wrongCodes: number
  readonly lastWrongAt: Date | null
}

/** State before the first wrong code and after each correct one. */
export const NO_ATTEMPTS: Attempts = { wrongCodes: 0, lastWrongAt: null }

/** Returns when the lock ends, or undefined if payment is not locked. */
export const findLockEnd = ({ wrongCodes, lastWrongAt }: Attempts, now: Date): Date | undefined => {
  if (wrongCodes < MAX_WRONG_CODES || lastWrongAt === null) return undefined
  const until = new Date(lastWrongAt.getTime() + LOCK_MS)
  return now < until ? until : undefined
}

/** Returns the attempts after one more wrong code. */
export const addWrongCode = (attempts: Attempts, now: Date): Attempts => ({
  wrongCodes: countActiveWrongCodes(attempts, now) + 1,
  lastWrongAt: now,
})

/** Returns the number of attempts left before payment is locked. */
export const countAttemptsLeft = (attempts: Attempts, now: Date): number =>
  Math.max(0, MAX_WRONG_CODES - countActiveWrongCodes(attempts, now))

/** Returns the number of unexpired wrong codes. All expire 15 minutes after the last one, so that five attempts follow a lock. */
const countActiveWrongCodes = ({ wrongCodes, lastWrongAt }: Attempts, now: Date): number =>
  lastWrongAt !== null && now.getTime() - lastWrongAt.getTime() < LOCK_MS ? wrongCodes : 0
