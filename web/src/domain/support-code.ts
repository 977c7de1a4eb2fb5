/** First characters of an idempotency key: long enough to find it in the logs, and short enough to read out on the phone. */
export const supportCode = (key: string) => key.slice(0, 8).toUpperCase()
