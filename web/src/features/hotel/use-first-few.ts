import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

const radiosIn = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('input[type=radio]:enabled') ?? []),
]

interface FirstFew<T> {
  /** Shown before the agent asks for more. */
  most: number
  keyOf: (item: T) => string
  isChosen: (item: T) => boolean
}

/**
 * The first few things to choose from, and all of them when asked. What is chosen is never hidden, nor hidden again when
 * something else is: rows do not move under the hand. `list` is to hold what is shown; the focus goes to what is new in it.
 */
export function useFirstFew<T>(items: readonly T[], { most, keyOf, isChosen }: FirstFew<T>) {
  const [all, setAll] = useState(false)
  const [kept, setKept] = useState<ReadonlySet<string>>(() => new Set())
  const list = useRef<HTMLDivElement>(null)
  const later = items.slice(most)
  const news = later.filter((item) => isChosen(item) && !kept.has(keyOf(item)))
  if (news.length > 0) setKept(new Set([...kept, ...news.map(keyOf)]))
  const shown = all ? items : [...items.slice(0, most), ...later.filter((item) => kept.has(keyOf(item)))]
  return {
    shown,
    hidden: items.length - shown.length,
    list,
    showAll: () => {
      const before = new Set(radiosIn(list.current))
      flushSync(() => setAll(true))
      const first = radiosIn(list.current).find((radio) => !before.has(radio)) ?? list.current
      first?.focus()
    },
  }
}
