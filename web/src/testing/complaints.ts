const calls: unknown[][] = []

/** Replaces `console.error`: an unexpected call fails the test. */
export const complain = (...words: unknown[]): void => {
  calls.push(words)
}

/** Takes the calls since the last time. A test that provokes some takes them itself. */
export const takeComplaints = (): unknown[][] => calls.splice(0)
