/** Which element of a list shows which card. A list that changes as a whole is then updated instead of rebuilt, and a visible card that stays keeps its element. */

interface Listed {
  readonly id: string
}

export interface Row<Card extends Listed> {
  /** Identifies the element. */
  readonly slot: number
  readonly card: Card
  /**
   * `left`: the card is not shown here any more, and its element waits for another one. `ahead`: a card of a list that is likely to come, laid out but not drawn;
   * `arrived` once that list is shown.
   */
  readonly state: 'shown' | 'left' | 'ahead' | 'arrived'
}

type Rows<Card extends Listed> = readonly Row<Card>[]

const isAhead = ({ state }: Row<Listed>) => state === 'ahead'
const idsOf = (cards: readonly Listed[]) => new Set(cards.map(({ id }) => id))

/** Gives each card its own element, or else a free one, if possible one that need not move. `slot` is the first of new elements. */
function place<Card extends Listed>(rows: Rows<Card>, cards: readonly Card[], slot: number): Row<Card>[] {
  const ids = idsOf(cards)
  const isOwn = ({ card, state }: Row<Card>) => (state === 'shown' || state === 'arrived') && ids.has(card.id)
  const ownIndex = new Map(rows.flatMap((row, index) => (isOwn(row) ? [[row.card.id, index] as const] : [])))
  const free = rows.flatMap((row, index) => (isOwn(row) ? [] : [index]))
  const places = cards.map(({ id }) => ownIndex.get(id))
  let last = -1
  for (const [at, own] of places.entries()) {
    if (own === undefined) {
      const next = places.slice(at).find((index) => index !== undefined) ?? rows.length
      const between = free.findIndex((index) => index > last && index < next)
      if (between >= 0) places[at] = free.splice(between, 1)[0]
    }
    last = Math.max(last, places[at] ?? -1)
  }
  let unused = slot
  return cards.map((card, at) => {
    const row = rows[places[at] ?? free.shift() ?? -1]
    return { slot: row?.slot ?? unused++, card, state: 'shown' }
  })
}

const newSlot = <Card extends Listed>(rows: Rows<Card>): number => Math.max(-1, ...rows.map(({ slot }) => slot)) + 1

export interface Placed<Card extends Listed> {
  readonly rows: Rows<Card>
  /** Index of the first row of the window. Rows above it keep their heights, so that nothing moves. */
  readonly from: number
  /** Cards at the end that are not shown yet. */
  readonly missing: number
}

/** Shows all cards. */
export const placeAll = <Card extends Listed>(rows: Rows<Card>, cards: readonly Card[]): Placed<Card> => ({
  rows: place(rows, cards, newSlot(rows)),
  from: 0,
  missing: 0,
})

/**
 * Shows the cards from one index to another, in the elements that stand there: they are styled and laid out already. Elsewhere stays what was there, as far as it is
 * listed.
 */
export function placeFirst<Card extends Listed>(
  rows: Rows<Card>,
  cards: readonly Card[],
  from: number,
  to: number,
): Placed<Card> {
  const wanted = cards.slice(from, to + 1)
  const indexIn = new Map(cards.map(({ id }, index) => [id, index]))
  const isFirst = (index: number) => index >= from && index <= to
  const expected = placedAhead(rows, wanted, from)
  const present = expected ? rows : [...rows.filter((row) => !isAhead(row)), ...rows.filter(isAhead)]
  const usable = present.flatMap((row, index) => {
    if (isFirst(index)) return [row]
    return index < from || indexIn.has(row.card.id) ? [] : [{ ...row, state: 'left' as const }]
  })
  const placed = expected ?? place(usable, wanted, newSlot(rows))
  const used = new Set(placed.map(({ slot }) => slot))
  const rest = present.map((row) => {
    const next = indexIn.get(row.card.id)
    const isElsewhere = row.state === 'shown' && next !== undefined && !isFirst(next)
    return { ...row, state: isElsewhere ? ('shown' as const) : ('left' as const) }
  })
  const above = rest.slice(0, from)
  const below = rest.slice(from).filter(({ slot }) => !used.has(slot))
  const shown = below.filter(({ state }) => state === 'shown').length
  return {
    rows: [...above, ...placed, ...below],
    from: above.length,
    missing: Math.max(0, cards.length - above.length - placed.length - shown),
  }
}

/** Adds the cards from one index to another of a list that is likely to come, where they will be shown. They replace those that were added before. */
export function placeAhead<Card extends Listed>(
  placed: Placed<Card>,
  cards: readonly Card[],
  from: number,
  to: number,
): Placed<Card> {
  const free = placed.rows.filter(isAhead)
  const rows = placed.rows.filter((row) => !isAhead(row))
  let unused = newSlot(placed.rows)
  const ahead = cards
    .slice(from, to + 1)
    .map((card, index): Row<Card> => ({ slot: free[index]?.slot ?? unused++, card, state: 'ahead' }))
  return { ...placed, rows: [...rows.slice(0, from), ...ahead, ...rows.slice(from)] }
}

/** The cards in the elements that were laid out for them; undefined when they are others. */
function placedAhead<Card extends Listed>(
  rows: Rows<Card>,
  cards: readonly Card[],
  from: number,
): Row<Card>[] | undefined {
  const ahead = rows.slice(from, from + cards.length)
  const isExpected = cards.every(({ id }, at) => ahead[at]?.state === 'ahead' && ahead[at].card.id === id)
  return isExpected ? ahead.map(({ slot }, at) => ({ slot, card: cards[at]!, state: 'arrived' })) : undefined
}
