import { startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react'
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
  const [complete, setComplete] = useState(() => {
    const shown = waited ? [] : cards
    return { cards: shown, placed: placeAll<Card>([], shown) }
  })
  const { rows } = complete.placed
  const height = phone ? pitch.phone : pitch.wide
  // Measured once for a change: afterwards the list shows other rows.
  const placed = useMemo(
    () =>
      complete.cards === cards
        ? complete.placed
        : placeFirst(rows, cards, ...partInWindow(rows, cards.length, list, height)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [complete, cards],
  )
  const finish = useEffectEvent(() =>
    startTransition(() => setComplete({ cards, placed: placeAll(placed.rows, cards) })),
  )
  useEffect(() => (complete.cards === cards ? undefined : afterPaint(finish)), [complete.cards, cards])
  const layOut = useEffectEvent((next: readonly Card[]) => {
    if (complete.cards !== cards || next === cards) return
    const ahead = placeAhead(complete.placed, next, ...partInWindow(rows, next.length, list, height))
    startTransition(() => setComplete({ cards, placed: ahead }))
  })
  useEffect(() => {
    if (likely) layOut(likely)
  }, [likely])
  useEffect(() => {
    // What is not drawn is laid out when it is measured.
    for (const [index, { state }] of complete.placed.rows.entries())
      if (state === 'ahead') list?.children[index]?.firstElementChild?.getBoundingClientRect()
  }, [complete, list])
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
