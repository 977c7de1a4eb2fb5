/** Returns a new idempotency key. `crypto.randomUUID` does not exist on plain HTTP, `crypto.getRandomValues` does. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
