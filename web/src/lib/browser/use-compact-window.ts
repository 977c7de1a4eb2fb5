import { useSyncExternalStore } from 'react'

/** Phones, and windows too low for a floating panel, as with large text. */
const query = () => matchMedia('(max-width: 767px), (max-height: 639px)')

function subscribe(listener: () => void): () => void {
  const list = query()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether a panel belongs into a `Sheet` over the screen rather than beside its button. */
export const useCompactWindow = (): boolean => useSyncExternalStore(subscribe, () => query().matches)
