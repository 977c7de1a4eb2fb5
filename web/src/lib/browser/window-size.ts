import { useSyncExternalStore } from 'react'

/** Creates a hook that returns whether the window matches a media query. */
function createMediaQueryHook(query: string): () => boolean {
  const matches = () => matchMedia(query).matches
  function subscribe(listener: () => void): () => void {
    const list = matchMedia(query)
    list.addEventListener('change', listener)
    return () => list.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(subscribe, matches)
}

/** Whether the window is narrower than the theme's `md`, as on phones. */
export const useIsPhone = createMediaQueryHook('(width < 768px)')

/** Whether the window is narrower than the theme's `lg`, where pages have one column. */
export const useIsNarrow = createMediaQueryHook('(width < 992px)')

/** Whether the window is so short that the content above a list should take one line. */
export const useIsShortWindow = createMediaQueryHook('(height < 800px)')

/** Whether the window is too small to show a panel beside its button: on phones, and in short windows, such as at a large zoom. */
export const useIsCompactWindow = createMediaQueryHook('(width < 768px), (height < 640px)')
