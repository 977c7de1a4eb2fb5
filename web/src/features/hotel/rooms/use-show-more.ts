import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

const radiosIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('input[type=radio]:enabled') ?? []),
]

interface ShowMore<T> {
  /** Number of items shown initially. */
  initialCount: number
  toKey: (item: T) => string
  isChosen: (item: T) => boolean
}

/**
 * Shows the first items of a list, and all of them on demand. Selected items are always shown and stay visible, so that rows do not move while the
 * agent selects. `list` refers to the container of the items, in which `showAll` focuses the first new item.
 */
export function useShowMore<T>(items: readonly T[], { initialCount, toKey, isChosen }: ShowMore<T>) {
  const [showsAll, setShowsAll] = useState(false)
  const [shownKeys, setShownKeys] = useState<ReadonlySet<string>>(() => new Set())
  const list = useRef<HTMLDivElement>(null)
  const rest = items.slice(initialCount)
  const newlyChosen = rest.filter((item) => isChosen(item) && !shownKeys.has(toKey(item)))
  if (newlyChosen.length > 0) setShownKeys(new Set([...shownKeys, ...newlyChosen.map(toKey)]))
  const visibleItems = showsAll
    ? items
    : [...items.slice(0, initialCount), ...rest.filter((item) => shownKeys.has(toKey(item)))]
  return {
    visibleItems,
    hiddenCount: items.length - visibleItems.length,
    list,
    showsAll,
    /** Collapses the list to the first items and the selected one. */
    showFewer: () => {
      setShowsAll(false)
      setShownKeys(new Set())
    },
    showAll: () => {
      const previousRadios = new Set(radiosIn(list.current))
      flushSync(() => setShowsAll(true))
      const first = radiosIn(list.current).find((radio) => !previousRadios.has(radio)) ?? list.current
      first?.focus()
    },
  }
}
