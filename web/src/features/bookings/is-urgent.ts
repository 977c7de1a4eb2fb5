const urgentBelowMs = 24 * 3_600_000

/** Whether a deadline with this remaining time in milliseconds is marked as urgent. */
export const isUrgent = (remainingMs: number): boolean => remainingMs < urgentBelowMs
