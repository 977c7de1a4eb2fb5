const calls: unknown[][] = []

/** Stands in for `console.error`: a stray call fails the test. */
export const complain = (...words: unknown[]): void => {
  calls.push(words)
}

/** Everything complained about since the last look. A test that provokes complaints takes them away itself. */
export const takeComplaints = (): unknown[][] => calls.splice(0)
