import { useSyncExternalStore } from 'react'

/** Below the first breakpoint of the theme, where cards stand under each other. */
const query = () => matchMedia('(max-width: 767px)')

function subscribe(listener: () => void): () => void {
  const list = query()
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => query().matches)
