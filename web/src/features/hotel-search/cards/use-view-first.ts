import { startTransition, useEffect, useState } from 'react'

/** Height of most cards, in pixels; with the space between two. */
const pitch = { phone: 412, wide: 188 }

interface Listed {
  readonly id: string
}

/**
 * Renders a list that changes as a whole in two passes: first the cards in the window, so that they appear at once, then the others, in slices.
 * Until then the others are what they were, or null.
 */
export function useViewFirst<Card extends Listed>(
  cards: readonly Card[],
  list: HTMLElement | null,
  { phone, waited }: { phone: boolean; waited: boolean },
): (Card | null)[] {
  const [complete, setComplete] = useState(waited ? [] : cards)
  useEffect(() => startTransition(() => setComplete(cards)), [cards])
  if (complete === cards) return [...cards]
  const from = firstInView(list)
  const to = from + Math.ceil(globalThis.innerHeight / (phone ? pitch.phone : pitch.wide))
  const earlier = new Map(complete.map((card) => [card.id, card]))
  return cards.map((card, index) => (index >= from && index <= to ? card : (earlier.get(card.id) ?? null)))
}

function firstInView(list: HTMLElement | null): number {
  const index = Array.from(list?.children ?? []).findIndex((card) => card.getBoundingClientRect().bottom > 0)
  return Math.max(index, 0)
}
