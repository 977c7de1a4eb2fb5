/**
 * The signed-in agent's private data in this browser, such as ids of cached searches, form drafts and recent searches. The data is deleted at sign-out
 * and when another user signs in, but survives an expired session.
 */
import { useSyncExternalStore } from 'react'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import type { Identity } from '#src/lib/identity/identity.ts'
import { createListeners } from '#src/lib/listeners.ts'

/** `tab` data is lost when the tab is closed; `browser` data is not. */
export type StorageArea = 'tab' | 'browser'

const prefix = 'rihla.private.'
const ownerKey = `${prefix}owner`

// If storage is blocked, even accessing the property throws.
const areas: Record<StorageArea, () => Storage> = { tab: () => sessionStorage, browser: () => localStorage }

/** Treats full, blocked or corrupt storage as empty. */
function attempt<T>(area: StorageArea, work: (storage: Storage) => T): T | undefined {
  try {
    return work(areas[area]())
  } catch {
    return undefined
  }
}

/** Reads a value, which the caller must validate; undefined if it is missing or cannot be parsed. */
export function readPrivate(area: StorageArea, key: string): unknown {
  return attempt(area, (storage): unknown => JSON.parse(storage.getItem(prefix + key) ?? 'null') ?? undefined)
}

/** Stores a value; null removes it. An object with `until` (epoch milliseconds) is deleted at the first app start or session change after that time. */
export function writePrivate(area: StorageArea, key: string, value: unknown): void {
  attempt(area, (storage) =>
    value === null ? storage.removeItem(prefix + key) : storage.setItem(prefix + key, JSON.stringify(value)),
  )
  changes.notify()
}

const changes = createListeners()

function subscribe(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener)
  // Fires only for changes in other tabs.
  addEventListener('storage', listener)
  return () => {
    unsubscribe()
    removeEventListener('storage', listener)
  }
}

const readText = (key: string) => attempt('browser', (storage) => storage.getItem(prefix + key)) ?? null

/** JSON of a value that all tabs share; null if there is none. Follows changes in any tab. */
export const useSharedText = (key: string): string | null => useSyncExternalStore(subscribe, () => readText(key))

function removeAll(area: StorageArea, matches: (value: unknown) => boolean = () => true): void {
  attempt(area, (storage) => {
    for (const key of Object.keys(storage))
      if (key.startsWith(prefix) && matches(readPrivate(area, key.slice(prefix.length)))) storage.removeItem(key)
  })
  changes.notify()
}

const isExpired = (value: unknown) =>
  typeof value === 'object' && value !== null && 'until' in value && Number(value.until) < serverNow().getTime()

function claim(area: StorageArea, userId: string): void {
  attempt(area, (storage) => {
    if (storage.getItem(ownerKey) !== userId) removeAll(area)
    storage.setItem(ownerKey, userId)
  })
}

/** Deletes another user's data before any screen can read it. Returns a function that stops the guard. */
export function guardPrivateStorage(identity: Pick<Identity, 'current' | 'subscribe'>): () => void {
  return identity.subscribe(() => {
    const session = identity.current()
    for (const area of ['tab', 'browser'] as const) {
      removeAll(area, isExpired)
      if (session.state === 'signed-in') claim(area, session.userId)
      else if (session.state === 'signed-out' && session.reason === 'signed-out') removeAll(area)
    }
  })
}
