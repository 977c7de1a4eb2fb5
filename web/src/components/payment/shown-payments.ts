/** Idempotency keys of the payments that this tab's page shows, so that the banner above all pages does not repeat them. */
import { useSyncExternalStore } from 'react'
import { createListeners } from '#src/lib/listeners.ts'

let shownKeys: readonly string[] = []
const { subscribe, notify } = createListeners()

function setShown(keys: readonly string[]): void {
  shownKeys = keys
  notify()
}

/** Marks a payment as shown by this tab's page. Returns a function that unmarks it. */
export function markShown(key: string): () => void {
  setShown([...shownKeys, key])
  return () => setShown(shownKeys.toSpliced(shownKeys.indexOf(key), 1))
}

/** Idempotency keys of the payments that this tab's page shows. */
export const useShownKeys = (): readonly string[] => useSyncExternalStore(subscribe, () => shownKeys)
