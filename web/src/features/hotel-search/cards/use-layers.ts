import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { afterPaint } from '#src/lib/browser/later.ts'
import {
  type Layer,
  type Layers,
  type Part,
  changed,
  completed,
  isComplete,
  opened,
  shownOf,
  withAhead,
  withoutAhead,
} from './layers.ts'

interface LayersOptions<Card> {
  /** Height of the lowest cards, in pixels, with the space between two. */
  pitch: number
  /** The agent has waited for the list: its first cards are shown before the others. */
  waited: boolean
  /** A list that is likely to come. */
  likely: readonly Card[] | undefined
  /** The window will be at the top of the likely list. */
  atTop: boolean
}

/**
 * Renders a list that changes as a whole in two passes: first the cards in the window, so that they appear at once, then all, in slices. The first cards of a
 * list that is likely to come are painted ahead, so that they need only be shown. `list` is the element whose children are the layers.
 */
export function useLayers<Card>(
  cards: readonly Card[],
  list: HTMLElement | null,
  { pitch, waited, likely, atTop }: LayersOptions<Card>,
): Layers<Card> {
  const [layers, setLayers] = useState(() => opened(waited ? [] : cards))
  const shown = shownOf(layers)
  const inWindow = (count: number) => partInWindow(shown, list?.children[layers.indexOf(shown)], count, pitch)
  const isAhead = layers.some(({ state }) => state === 'ahead')
  if (shown.cards !== cards) setLayers(changed(layers, cards, () => inWindow(cards.length)))
  else if (isAhead && !likely) setLayers(withoutAhead)
  useEffect(
    () => (isComplete(layers) ? undefined : afterPaint(() => startTransition(() => setLayers(completed)))),
    [layers],
  )
  const paintAhead = useEffectEvent((next: readonly Card[]) => {
    if (!isComplete(layers) || next === cards) return
    const part = atTop ? topPart(next.length, pitch) : inWindow(next.length)
    startTransition(() => setLayers((now) => (isComplete(now) ? withAhead(now, next, part) : now)))
  })
  useEffect(() => {
    if (likely) paintAhead(likely)
  }, [likely])
  useEffect(() => {
    if (!isAhead) return undefined
    const drop = () => setLayers(withoutAhead)
    // Other keys may lead to what is not seen.
    const onKey = ({ key }: KeyboardEvent) => key !== ' ' && key !== 'Enter' && drop()
    addEventListener('keydown', onKey, { capture: true })
    addEventListener('scroll', drop)
    addEventListener('resize', drop)
    return () => {
      removeEventListener('keydown', onKey, { capture: true })
      removeEventListener('scroll', drop)
      removeEventListener('resize', drop)
    }
  }, [isAhead])
  return layers
}

/** The first cards of a list, as many as fill the window. */
const topPart = (count: number, pitch: number): Part => ({
  from: 0,
  to: Math.min(count, Math.ceil(globalThis.innerHeight / pitch)),
  top: 0,
})

/** The part in the window of a list of `count` cards that takes the place of the one that is shown. */
function partInWindow(shown: Layer<unknown>, element: Element | undefined, count: number, pitch: number): Part {
  const rows = Array.from(element?.children ?? [])
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
  const above = row && element ? row.getBoundingClientRect().top - element.getBoundingClientRect().top : from * pitch
  return { from, to: Math.min(count, from + fitting), top: from > 0 ? above : 0 }
}
