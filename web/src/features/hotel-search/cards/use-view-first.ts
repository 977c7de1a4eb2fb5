import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { afterPaint } from '#src/lib/browser/after-paint.ts'
import { type Placed, type Row, placeAhead, placeAll, placeFirst } from './card-rows.ts'

/** Height of the lowest cards, in pixels, with the space between two. */
export const pitch = { phone: 412, wide: 188 }

interface Listed {
  readonly id: string
}

/**
 * Renders a list that changes as a whole in two passes: first the cards in the window, so that they appear at once, then the others, in slices. The first cards of a
 * list that is likely to come are laid out ahead, so that they need only be drawn.
 */
export function useViewFirst<Card extends Listed>(
  cards: readonly Card[],
  list: HTMLElement | null,
  { phone, waited, likely }: { phone: boolean; waited: boolean; likely: readonly Card[] | undefined },
): Placed<Card> {
  const [shown, setShown] = useState(() => {
    const first = waited ? [] : cards
    return { cards: first, placed: placeAll<Card>([], first), isComplete: true }
  })
  const { placed, isComplete } = shown
  const inWindow = (length: number) => partInWindow(placed.rows, length, list, phone ? pitch.phone : pitch.wide)
  if (shown.cards !== cards) {
    const first = placeFirst(placed.rows, cards, ...inWindow(cards.length))
    setShown({ cards, placed: first, isComplete: false })
  }
  const finish = useEffectEvent(() =>
    startTransition(() => setShown({ cards, placed: placeAll(placed.rows, cards), isComplete: true })),
  )
  useEffect(() => (shown.isComplete ? undefined : afterPaint(finish)), [shown])
  const layOut = useEffectEvent((next: readonly Card[]) => {
    if (!isComplete || next === cards) return
    const ahead = placeAhead(placed, next, ...inWindow(next.length))
    startTransition(() => setShown({ cards, placed: ahead, isComplete }))
  })
  useEffect(() => {
    if (likely) layOut(likely)
  }, [likely])
  useEffect(() => {
    // What is not drawn is laid out when it is measured.
    for (const [index, { state }] of placed.rows.entries())
      if (state === 'ahead') list?.children[index]?.firstElementChild?.getBoundingClientRect()
  }, [placed, list])
  return placed
}

/** Indexes of the first and the last card in the window, of a list of another length in the same place. */
function partInWindow(
  rows: readonly Row<Listed>[],
  length: number,
  list: HTMLElement | null,
  height: number,
): [number, number] {
  const elements = Array.from(list?.children ?? []).filter((_, index) => rows[index]?.state !== 'ahead')
  const inView = elements.findIndex((element) => element.getBoundingClientRect().bottom > 0)
  const top = Math.max(elements[inView]?.getBoundingClientRect().top ?? 0, -height)
  const count = Math.ceil((globalThis.innerHeight - top) / height)
  // A list that has become too short ends in the window.
  const from = Math.max(0, Math.min(inView, length - count))
  return [from, from + count - 1]
}
