/** Lists of cards in one place, of which one is shown: the one before stays until the next has been painted, and a likely one can be painted ahead. */

/** The part of a list that is rendered. */
export interface Part {
  /** Index of the first card. */
  readonly from: number
  /** Index after the last card. */
  readonly to: number
  /** Pixels above the first card, where the others will be. */
  readonly top: number
}

export interface Layer<Card> {
  /** Identifies the element. */
  readonly key: number
  readonly cards: readonly Card[]
  readonly part: Part
  /** Pixels that a card takes above the window, when only a part was rendered first. */
  readonly pitch?: number
  /** `ahead`: painted, but not seen. `left`: not shown any more. */
  readonly state: 'shown' | 'ahead' | 'left'
}

export type Layers<Card> = readonly Layer<Card>[]

const nextKey = (layers: Layers<unknown>) => Math.max(-1, ...layers.map(({ key }) => key)) + 1
const whole = (cards: readonly unknown[]): Part => ({ from: 0, to: cards.length, top: 0 })

export const isWhole = ({ cards, part }: Layer<unknown>): boolean => part.to - part.from === cards.length

/** A list that is shown as a whole. */
export const opened = <Card>(cards: readonly Card[]): Layers<Card> => [
  { key: 0, cards, part: whole(cards), state: 'shown' },
]

export const shownOf = <Card>(layers: Layers<Card>): Layer<Card> => layers.find(({ state }) => state === 'shown')!

/** Shows another list: the one that was painted ahead, or else the part of it in the window. */
export function changed<Card>(layers: Layers<Card>, cards: readonly Card[], partInWindow: () => Part): Layers<Card> {
  const ahead = layers.find((layer) => layer.state === 'ahead' && layer.cards === cards)
  const shown = ahead ?? { key: nextKey(layers), cards, part: partInWindow() }
  const others = layers.filter((layer) => layer !== ahead)
  return [{ ...shown, state: 'shown' }, ...others.map((layer) => ({ ...layer, state: 'left' as const }))]
}

/** Renders the list that is shown as a whole, and nothing else. */
export function completed<Card>(layers: Layers<Card>): Layers<Card> {
  const { part, ...shown } = shownOf(layers)
  const { from, top } = part
  return [{ ...shown, part: whole(shown.cards), ...(from > 0 && { pitch: top / from }) }]
}

export const isComplete = (layers: Layers<unknown>): boolean =>
  layers.every((layer) => layer.state === 'ahead' || (layer.state === 'shown' && isWhole(layer)))

/** Adds a part of a list that is likely to come, instead of the one that was likely before. */
export const withAhead = <Card>(layers: Layers<Card>, cards: readonly Card[], part: Part): Layers<Card> => [
  { key: nextKey(layers), cards, part, state: 'ahead' },
  ...withoutAhead(layers),
]

export const withoutAhead = <Card>(layers: Layers<Card>): Layers<Card> =>
  layers.some(({ state }) => state === 'ahead') ? layers.filter(({ state }) => state !== 'ahead') : layers
