/** Lists of cards in one place, of which one is shown: the one before stays until the next has been painted, and a likely one can be painted ahead. */

/** The part of a list that is rendered first. */
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
  readonly first: Part
  /** False while only the first part is rendered. */
  readonly isWhole: boolean
  /** `ahead`: painted, but not seen. `left`: not shown any more. */
  readonly state: 'shown' | 'ahead' | 'left'
}

export type Layers<Card> = readonly Layer<Card>[]

const nextKey = (layers: Layers<unknown>) => Math.max(-1, ...layers.map(({ key }) => key)) + 1

/** A list that is shown as a whole. */
export const opened = <Card>(cards: readonly Card[]): Layers<Card> => [
  { key: 0, cards, first: { from: 0, to: 0, top: 0 }, isWhole: true, state: 'shown' },
]

export const shownOf = <Card>(layers: Layers<Card>): Layer<Card> => layers.find(({ state }) => state === 'shown')!

/** Shows another list: the one that was painted ahead, or else the part of it in the window. */
export function changed<Card>(layers: Layers<Card>, cards: readonly Card[], partInWindow: () => Part): Layers<Card> {
  const ahead = layers.find((layer) => layer.state === 'ahead' && layer.cards === cards)
  const shown = ahead ?? { key: nextKey(layers), cards, first: partInWindow(), isWhole: false }
  const others = layers.filter((layer) => layer !== ahead)
  return [{ ...shown, state: 'shown' }, ...others.map((layer) => ({ ...layer, state: 'left' as const }))]
}

/** Renders the list that is shown as a whole, and nothing else. */
export const completed = <Card>(layers: Layers<Card>): Layers<Card> => [{ ...shownOf(layers), isWhole: true }]

export const isComplete = (layers: Layers<unknown>): boolean =>
  layers.every(({ state, isWhole }) => state === 'ahead' || (state === 'shown' && isWhole))

/** Adds a part of a list that is likely to come, instead of the one that was likely before. */
export const withAhead = <Card>(layers: Layers<Card>, cards: readonly Card[], first: Part): Layers<Card> => [
  { key: nextKey(layers), cards, first, isWhole: false, state: 'ahead' },
  ...withoutAhead(layers),
]

export const withoutAhead = <Card>(layers: Layers<Card>): Layers<Card> =>
  layers.some(({ state }) => state === 'ahead') ? layers.filter(({ state }) => state !== 'ahead') : layers
