const calls: unknown[][] = []

/** Replaces `console.error`, so that an unexpected call fails the test. */
export const recordConsoleError = (...args: unknown[]): void => {
  calls.push(args)
}

/** Returns and clears the recorded calls. A test that expects calls must clear them. */
export const takeConsoleErrors = (): unknown[][] => calls.splice(0)
