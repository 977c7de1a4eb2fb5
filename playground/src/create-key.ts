/** Creates an idempotency key. Does not use `crypto.randomUUID`, which browsers only support on HTTPS and localhost. */
export const createKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
