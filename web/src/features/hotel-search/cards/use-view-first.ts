import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { afterPaint } from '#src/lib/browser/after-paint.ts'
import { type Placed, type Row, placeAll, placeFirst } from './card-rows.ts'

/** Height of the lowest cards, in pixels, with the space between two. */
export const pitch = { phone: 412, wide: 188 }

interface Listed {
  readonly id: string
}

/**
 * Renders a list that changes as a whole in two passes: first the cards in the window, so that they appear at once, then the others, in slices.
 */
export function useViewFirst<Card extends Listed>(
  cards: readonly Card[],
  list: HTMLElement | null,
  { phone, waited }: { phone: boolean; waited: boolean },
): Placed<Card> {
  const [complete, setComplete] = useState(() => {
    const shown = waited ? [] : cards
    return { cards: shown, placed: placeAll<Card>([], shown) }
  })
  const isComplete = complete.cards === cards
  const { rows } = complete.placed
  const height = phone ? pitch.phone : pitch.wide
  const placed = isComplete ? complete.placed : placeInWindow(rows, cards, list, height)
  const finish = useEffectEvent(() =>
    startTransition(() => setComplete({ cards, placed: placeAll(placed.rows, cards) })),
  )
  useEffect(() => (complete.cards === cards ? undefined : afterPaint(finish)), [complete.cards, cards])
  return placed
}

function placeInWindow<Card extends Listed>(
  rows: readonly Row<Card>[],
  cards: readonly Card[],
  list: HTMLElement | null,
  height: number,
): Placed<Card> {
  const elements = Array.from(list?.children ?? [])
  const inView = elements.findIndex((element) => element.getBoundingClientRect().bottom > 0)
  const top = Math.max(elements[inView]?.getBoundingClientRect().top ?? 0, -height)
  const count = Math.ceil((globalThis.innerHeight - top) / height)
  // A list that has become too short ends in the window.
  const from = Math.max(0, Math.min(inView, cards.length - count))
  return placeFirst(rows, cards, from, from + count - 1)
}
