/**
 * What a signed-in agent leaves in this browser: ids of cached searches, form drafts, recent searches. It is deleted when they sign
 * out and before another user signs in. An expired session keeps it.
 */
import { useSyncExternalStore } from 'react'
import { serverNow } from '#src/lib/clock/server-clock.ts'
import type { Identity } from '#src/lib/identity/identity.ts'
import { createListeners } from '#src/lib/listeners.ts'

/** `tab` ends with the tab, `browser` does not. */
export type StorageArea = 'tab' | 'browser'

const prefix = 'rihla.private.'
const ownerKey = `${prefix}owner`

// Accessing the property itself throws where storage is blocked.
const areas: Record<StorageArea, () => Storage> = { tab: () => sessionStorage, browser: () => localStorage }

/** Treats storage that is full, blocked or corrupt as empty. */
function attempt<T>(area: StorageArea, work: (storage: Storage) => T): T | undefined {
  try {
    return work(areas[area]())
  } catch {
    return undefined
  }
}

/** The value under the key, to be checked by the caller; undefined without one, or when it cannot be parsed. */
export function readPrivate(area: StorageArea, key: string): unknown {
  return attempt(area, (storage): unknown => JSON.parse(storage.getItem(prefix + key) ?? 'null') ?? undefined)
}

/** Stores a value; null removes it. An object with `until`, in milliseconds, is deleted when the app starts, or the session changes, after that time. */
export function writePrivate(area: StorageArea, key: string, value: unknown): void {
  attempt(area, (storage) =>
    value === null ? storage.removeItem(prefix + key) : storage.setItem(prefix + key, JSON.stringify(value)),
  )
  changes.notify()
}

const changes = createListeners()

function subscribe(listener: () => void): () => void {
  const unsubscribe = changes.subscribe(listener)
  // Reports changes of other tabs only.
  addEventListener('storage', listener)
  return () => {
    unsubscribe()
    removeEventListener('storage', listener)
  }
}

const readText = (key: string) => attempt('browser', (storage) => storage.getItem(prefix + key)) ?? null

/** The value that all tabs share under the key, as JSON; follows changes made in any tab. Null without one. */
export const useSharedText = (key: string): string | null => useSyncExternalStore(subscribe, () => readText(key))

function forget(area: StorageArea, isMeant: (value: unknown) => boolean = () => true): void {
  attempt(area, (storage) => {
    for (const key of Object.keys(storage))
      if (key.startsWith(prefix) && isMeant(readPrivate(area, key.slice(prefix.length)))) storage.removeItem(key)
  })
  changes.notify()
}

const isOver = (value: unknown) =>
  typeof value === 'object' && value !== null && 'until' in value && Number(value.until) < serverNow().getTime()

function claim(area: StorageArea, userId: string): void {
  attempt(area, (storage) => {
    if (storage.getItem(ownerKey) !== userId) forget(area)
    storage.setItem(ownerKey, userId)
  })
}

/** Deletes the data of another user before any screen can read it. Returns a function that stops it. */
export function guardPrivateStorage(identity: Pick<Identity, 'current' | 'subscribe'>): () => void {
  return identity.subscribe(() => {
    const session = identity.current()
    for (const area of ['tab', 'browser'] as const) {
      forget(area, isOver)
      if (session.state === 'signed-in') claim(area, session.userId)
      else if (session.state === 'signed-out' && session.reason === 'signed-out') forget(area)
    }
  })
}
