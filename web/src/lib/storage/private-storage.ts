/**
 * What a signed-in agent leaves in this browser: a kept search, a half-filled form, recent searches. It belongs to that user: it
 * goes when they sign out, and another user never sees it. A session that has merely expired keeps it for the way back.
 */
import type { Identity } from '#src/lib/identity/identity.ts'

/** `tab` lives as long as the tab, `browser` stays. */
export type StorageArea = 'tab' | 'browser'

const prefix = 'rihla.private.'
const ownerKey = `${prefix}owner`

// Even naming the storage throws in a browser that forbids it.
const areas: Record<StorageArea, () => Storage> = { tab: () => sessionStorage, browser: () => localStorage }

/** Storage may be full, forbidden or hold anybody's garbage; the app goes on as if it were empty. */
function attempt<T>(area: StorageArea, work: (storage: Storage) => T): T | undefined {
  try {
    return work(areas[area]())
  } catch {
    return undefined
  }
}

/** What was written under the key; the caller checks what it is. Undefined when there is nothing, or nothing readable. */
export function readPrivate(area: StorageArea, key: string): unknown {
  return attempt(area, (storage): unknown => JSON.parse(storage.getItem(prefix + key) ?? 'null') ?? undefined)
}

export function writePrivate(area: StorageArea, key: string, value: unknown): void {
  attempt(area, (storage) => storage.setItem(prefix + key, JSON.stringify(value)))
}

function forget(area: StorageArea): void {
  attempt(area, (storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
  })
}

function claim(area: StorageArea, userId: string): void {
  attempt(area, (storage) => {
    if (storage.getItem(ownerKey) !== userId) forget(area)
    storage.setItem(ownerKey, userId)
  })
}

/** Forgets what belongs to somebody else before any screen can read it. Returns the way to stop. */
export function guardPrivateStorage(identity: Pick<Identity, 'current' | 'subscribe'>): () => void {
  return identity.subscribe(() => {
    const session = identity.current()
    for (const area of ['tab', 'browser'] as const) {
      if (session.state === 'signed-in') claim(area, session.userId)
      else if (session.state === 'signed-out' && session.reason === 'signed-out') forget(area)
    }
  })
}
