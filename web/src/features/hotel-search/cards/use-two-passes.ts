import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '#src/lib/browser/later.ts'

/** The part of a list that is rendered first. */
export interface Part {
  /** Index of the first card. */
  readonly from: number
  /** Index after the last card. */
  readonly to: number
  /** Pixels above the first card, where the others will be. */
  readonly top: number
}

interface Rendered<Card> {
  readonly cards: readonly Card[]
  readonly first: Part
  /** False while only the first part is rendered. */
  readonly isWhole: boolean
  /** The focus was in the list before. */
  readonly hadFocus: boolean
}

/**
 * Renders a list that changes as a whole in two passes: first the cards in the window, so that they appear at once, then all, in slices. `list` is the element
 * whose children are the cards, and `pitch` the height of the lowest cards with the space between two, in pixels. A list that is whole from the start is
 * rendered in one pass.
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

/** The part in the window of a list of `count` cards that takes the place of the one that is shown. */
function partInWindow(shown: Rendered<unknown>, list: HTMLElement | null, count: number, pitch: number): Part {
  const rows = Array.from(list?.children ?? [])
  const firstRow = shown.isWhole ? 0 : shown.first.from
  const inView = Math.max(
    rows.findIndex((row) => row.getBoundingClientRect().bottom > 0),
    0,
  )
  const top = Math.max(rows[inView]?.getBoundingClientRect().top ?? 0, -pitch)
  const fitting = Math.ceil((globalThis.innerHeight - top) / pitch)
  // A list that has become too short ends in the window.
  const from = Math.max(0, Math.min(firstRow + inView, count - fitting))
  const row = rows[from - firstRow]
  const above = row && list ? row.getBoundingClientRect().top - list.getBoundingClientRect().top : from * pitch
  return { from, to: Math.min(count, from + fitting), top: from > 0 ? above : 0 }
}
