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

interface RenderedList<Card> {
  readonly cards: readonly Card[]
  readonly firstPart: Part
  /** False while only the first part is rendered. */
  readonly isComplete: boolean
  /** Whether the focus was in the previous list. */
  readonly hadFocus: boolean
}

/**
 * Renders a replaced list in two passes: first the cards in the viewport, so that they appear immediately, then all cards in a transition. `list` is
 * the element whose children are the cards. `pitch` is the minimum height of a card plus the gap below the card, in pixels. With `rendersAtOnce`, the
 * initial list is rendered in one pass.
 */
export function useTwoPasses<Card>(
  cards: readonly Card[],
  list: HTMLElement | null,
  { pitch, rendersAtOnce }: { pitch: number; rendersAtOnce: boolean },
): RenderedList<Card> {
  const [rendered, setRendered] = useState<RenderedList<Card>>(() => ({
    cards: rendersAtOnce ? cards : [],
    firstPart: { from: 0, to: 0, top: 0 },
    isComplete: true,
    hadFocus: false,
  }))
  if (rendered.cards !== cards)
    setRendered({
      cards,
      firstPart: partInViewport(rendered, list, cards.length, pitch),
      isComplete: false,
      hadFocus: list?.contains(document.activeElement) ?? false,
    })
  useEffect(() => {
    if (rendered.isComplete) return undefined
    return afterPaint(() => startTransition(() => setRendered((current) => ({ ...current, isComplete: true }))))
  }, [rendered])
  return rendered
}

/** Returns the part of a new list of `count` cards that will be in the viewport when the new list replaces the current one. */
function partInViewport(current: RenderedList<unknown>, list: HTMLElement | null, count: number, pitch: number): Part {
  const rows = Array.from(list?.children ?? [])
  const firstRow = current.isComplete ? 0 : current.firstPart.from
  const firstVisible = Math.max(
    rows.findIndex((row) => row.getBoundingClientRect().bottom > 0),
    0,
  )
  const top = Math.max(rows[firstVisible]?.getBoundingClientRect().top ?? 0, -pitch)
  const visibleCount = Math.ceil((globalThis.innerHeight - top) / pitch)
  // If the new list ends earlier, the browser scrolls up, and the viewport shows the end of the list.
  const from = Math.max(0, Math.min(firstRow + firstVisible, count - visibleCount))
  const row = rows[from - firstRow]
  const heightAbove = row && list ? row.getBoundingClientRect().top - list.getBoundingClientRect().top : from * pitch
  return { from, to: Math.min(count, from + visibleCount), top: from > 0 ? heightAbove : 0 }
}
