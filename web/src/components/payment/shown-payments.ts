/** Idempotency keys of the payments that this tab's page shows, so that the banner above all pages does not repeat them. */
import { useSyncExternalStore } from 'react'
import { createListeners } from '#src/lib/listeners.ts'

let shownKeys: readonly string[] = []
const { subscribe, notify } = createListeners()

function setShownKeys(keys: readonly string[]): void {
  shownKeys = keys
  notify()
}

/** Marks a payment as shown by this tab's page. Returns a function that unmarks it. */
export function markPaymentShown(key: string): () => void {
  setShownKeys([...shownKeys, key])
  return () => setShownKeys(shownKeys.toSpliced(shownKeys.indexOf(key), 1))
}

/** Idempotency keys of the payments that this tab's page shows. */
export const useShownPaymentKeys = (): readonly string[] => useSyncExternalStore(subscribe, () => shownKeys)
