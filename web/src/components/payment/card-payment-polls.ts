const maxPolls = 300

/** Polls a card payment in progress every two seconds, for at most ten minutes. */
export const everyTwoSeconds = (polls: number): number | undefined => (polls < maxPolls ? 2000 : undefined)
