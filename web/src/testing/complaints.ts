const calls: unknown[][] = []

/** Replaces `console.error`, so that an unexpected call fails the test. */
export const complain = (...words: unknown[]): void => {
  calls.push(words)
}

/** Returns and clears the recorded calls. A test that expects calls must clear them. */
export const takeComplaints = (): unknown[][] => calls.splice(0)
