const maxPolls = 300

/** Pauses between polls of a card payment in progress: every two seconds for ten minutes. */
export const everyTwoSeconds = (polls: number): number | undefined => (polls < maxPolls ? 2000 : undefined)
