import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '#src/lib/browser/schedule.ts'

/** Part of a list that is rendered first. */
export interface Part {
  /** Index of the first card. */
  readonly from: number
  /** Index after the last card. */
  readonly to: number
  /** Height in pixels of the cards above the first one. */
  readonly top: number
}

interface Rendered<Card> {
  readonly cards: readonly Card[]
  readonly first: Part
  /** False while only the first part is rendered. */
  readonly isWhole: boolean
  /** Whether the focus was in the previous list. */
  readonly hadFocus: boolean
}

/**
 * Renders a replaced list in two passes: first the cards in the window, so that they appear immediately, then all cards in slices. `list` is the element
 * with the cards as children, and `pitch` the minimum height of a card plus gap, in pixels. With `startsWhole`, the first list is rendered in one pass.
 */
export function useTwoPasses<Card>(
  cards: readonly Card[],
  list: HTMLElement | null,
  { pitch, startsWhole }: { pitch: number; startsWhole: boolean },
): Rendered<Card> {
  const [rendered, setRendered] = useState<Rendered<Card>>(() => ({
    cards: startsWhole ? cards : [],
    first: { from: 0, to: 0, top: 0 },
    isWhole: true,
    hadFocus: false,
  }))
  if (rendered.cards !== cards)
    setRendered({
      cards,
      first: partInWindow(rendered, list, cards.length, pitch),
      isWhole: false,
      hadFocus: list?.contains(document.activeElement) ?? false,
    })
  useEffect(() => {
    if (rendered.isWhole) return undefined
    return afterPaint(() => startTransition(() => setRendered((now) => ({ ...now, isWhole: true }))))
  }, [rendered])
  return rendered
}

/** Part of a new list of `count` cards that will be in the window when it replaces the current list. */
function partInWindow(current: Rendered<unknown>, list: HTMLElement | null, count: number, pitch: number): Part {
  const rows = Array.from(list?.children ?? [])
  const firstRow = current.isWhole ? 0 : current.first.from
  const inView = Math.max(
    rows.findIndex((row) => row.getBoundingClientRect().bottom > 0),
    0,
  )
  const top = Math.max(rows[inView]?.getBoundingClientRect().top ?? 0, -pitch)
  const fitting = Math.ceil((globalThis.innerHeight - top) / pitch)
  // If the new list is too short, its end is in the window.
  const from = Math.max(0, Math.min(firstRow + inView, count - fitting))
  const row = rows[from - firstRow]
  const above = row && list ? row.getBoundingClientRect().top - list.getBoundingClientRect().top : from * pitch
  return { from, to: Math.min(count, from + fitting), top: from > 0 ? above : 0 }
}
