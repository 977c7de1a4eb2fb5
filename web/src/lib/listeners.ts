/** Listeners to notify of changes, for `useSyncExternalStore`. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    /** Returns a function that unsubscribes. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify: (): void => {
      for (const listener of listeners) listener()
    },
  }
}
