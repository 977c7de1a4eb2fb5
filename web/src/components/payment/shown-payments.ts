/** Payments shown by the page of this tab, by idempotency key, so that no banner above all pages repeats them. */
import { useSyncExternalStore } from 'react'
import { createListeners } from '#src/lib/listeners.ts'

let shownKeys: readonly string[] = []
const { subscribe, notify } = createListeners()

function setShown(keys: readonly string[]): void {
  shownKeys = keys
  notify()
}

/** Marks a payment as shown by the page of this tab. Returns the way to end it. */
export function markShown(key: string): () => void {
  setShown([...shownKeys, key])
  return () => setShown(shownKeys.toSpliced(shownKeys.indexOf(key), 1))
}

/** Idempotency keys of the payments that the page of this tab shows. */
export const useShownKeys = (): readonly string[] => useSyncExternalStore(subscribe, () => shownKeys)
