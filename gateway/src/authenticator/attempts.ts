/** Wrong codes in a row that lock payment. */
export const MAX_WRONG_CODES = 5

const LOCK_MS = 15 * 60_000

/** What is kept about the wrong codes of one user. */
export interface Attempts {
  readonly wrongCodes: number
  readonly lastWrongAt: Date | null
}

/** No wrong code yet, or a right one since. */
export const NO_ATTEMPTS: Attempts = { wrongCodes: 0, lastWrongAt: null }

/** When payment opens again; undefined when it is open. */
export const lockedUntil = ({ wrongCodes, lastWrongAt }: Attempts, now: Date): Date | undefined => {
  if (wrongCodes < MAX_WRONG_CODES || lastWrongAt === null) return undefined
  const until = new Date(lastWrongAt.getTime() + LOCK_MS)
  return now < until ? until : undefined
}

/** One more wrong code. */
export const afterWrongCode = (attempts: Attempts, now: Date): Attempts => ({
  wrongCodes: remembered(attempts, now) + 1,
  lastWrongAt: now,
})

/** Tries left before payment is locked. */
export const attemptsLeft = (attempts: Attempts, now: Date): number =>
  Math.max(0, MAX_WRONG_CODES - remembered(attempts, now))

/** Wrong codes are forgotten 15 minutes after the last one, so a lock that ended gives five new tries. */
const remembered = ({ wrongCodes, lastWrongAt }: Attempts, now: Date): number =>
  lastWrongAt !== null && now.getTime() - lastWrongAt.getTime() < LOCK_MS ? wrongCodes : 0
