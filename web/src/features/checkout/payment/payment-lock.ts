/** Lock on payments after too many wrong codes. Applies to all quotes and survives a reload. */
import { serverNow } from '#src/lib/clock/server-clock.ts'
import { readPrivate, writePrivate } from '#src/lib/storage/private-storage.ts'

const key = 'checkout.lockedUntil'

export const storeLock = (until: string): void => writePrivate('browser', key, until)

/** Returns when the lock ends; undefined if payments are not locked. */
export function readLock(): string | undefined {
  const until = readPrivate('browser', key)
  return typeof until === 'string' && Date.parse(until) > serverNow().getTime() ? until : undefined
}
