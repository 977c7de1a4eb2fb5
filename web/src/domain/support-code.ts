/** The start of an idempotency key: enough to find it in the logs, and short enough to be read out. */
export const supportCode = (key: string) => key.slice(0, 8).toUpperCase()
