import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

const findRadios = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('input[type=radio]:enabled') ?? []),
]

interface ShowMoreOptions<T> {
  /** Number of items shown initially. */
  initialCount: number
  getKey: (item: T) => string
  isChosen: (item: T) => boolean
}

/**
 * Shows the first items of a list, and all of them on demand. Selected items are always shown and stay visible, so that rows do not move while the
 * agent selects. `list` refers to the container of the items, in which `showAll` focuses the first new item.
 */
export function useShowMore<T>(items: readonly T[], { initialCount, getKey, isChosen }: ShowMoreOptions<T>) {
  const [showsAll, setShowsAll] = useState(false)
  const [extraVisibleKeys, setExtraVisibleKeys] = useState<ReadonlySet<string>>(() => new Set())
  const list = useRef<HTMLDivElement>(null)
  const rest = items.slice(initialCount)
  const newlyChosen = rest.filter((item) => isChosen(item) && !extraVisibleKeys.has(getKey(item)))
  if (newlyChosen.length > 0) setExtraVisibleKeys(new Set([...extraVisibleKeys, ...newlyChosen.map(getKey)]))
  const visibleItems = showsAll
    ? items
    : [...items.slice(0, initialCount), ...rest.filter((item) => extraVisibleKeys.has(getKey(item)))]
  return {
    visibleItems,
    hiddenCount: items.length - visibleItems.length,
    list,
    showsAll,
    /** Collapses the list to the first items and the selected one. */
    showFewer: () => {
      setShowsAll(false)
      setExtraVisibleKeys(new Set())
    },
    showAll: () => {
      const previousRadios = new Set(findRadios(list.current))
      flushSync(() => setShowsAll(true))
      const first = findRadios(list.current).find((radio) => !previousRadios.has(radio)) ?? list.current
      first?.focus()
    },
  }
}
