import { useSyncExternalStore } from 'react'

/** Makes a hook that tells whether the window matches a media query. */
function windowMatches(query: string): () => boolean {
  const matches = () => matchMedia(query).matches
  function subscribe(listener: () => void): () => void {
    const list = matchMedia(query)
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(subscribe, matches)
}

/** Whether the window is below the theme's `md`: a phone. */
export const usePhone = windowMatches('(width < 768px)')

/** Whether the window is below the theme's `lg`, where pages have one column. */
export const useNarrow = windowMatches('(width < 992px)')

/** Whether the window shows so few rows that what is above a list should take one line. */
export const useShortWindow = windowMatches('(height < 800px)')

/** Whether a panel has no room beside its button: on phones, and in low windows, as with large text. */
export const useCompactWindow = windowMatches('(width < 768px), (height < 640px)')
