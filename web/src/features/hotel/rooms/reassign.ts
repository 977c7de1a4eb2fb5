/** When one room moves to another offer, moves the other rooms to their closest equivalents in that offer. */
import { allocate } from './allocate.ts'
import { type RateOption, byTotal, normalizeName } from './room-options.ts'

type Policy = RateOption['cancellationPolicy']

/** A room that must move to another supplier. */
export interface RoomMove {
  readonly from: RateOption
  readonly to: RateOption
  readonly losesBoard: boolean
  readonly losesTerms: boolean
}

const isSameBoard = (a: RateOption, b: RateOption): boolean =>
  a.board === b.board &&
  (a.board !== 'UNRECOGNISED' || normalizeName(a.boardText ?? '') === normalizeName(b.boardText ?? ''))

/** Rank of cancellation terms, in ascending order: non-refundable, not stated, refundable. */
const refundRank = (policy: Policy): number => (policy?.refundable ? 2 : policy?.refundable === false ? 0 : 1)

/** Whether `next` is at least as good as `old`: not less refundable, and free at least as long. */
export function keepsTerms(old: Policy, next: Policy): boolean {
  if (refundRank(next) < refundRank(old)) return false
  if (!old?.freeUntil) return true
  return Boolean(next?.freeUntil) && Date.parse(next?.freeUntil ?? '') >= Date.parse(old.freeUntil)
}

const toMove = (from: RateOption, to: RateOption): RoomMove => ({
  from,
  to,
  losesBoard: !isSameBoard(from, to),
  losesTerms: !keepsTerms(from.cancellationPolicy, to.cancellationPolicy),
})

/** Lower is closer. Terms weigh most, because losing them can cost the whole price. */
const distance = ({ from, to, losesBoard, losesTerms }: RoomMove): number =>
  (losesTerms ? 4 : 0) + (losesBoard ? 2 : 0) + (normalizeName(from.roomName) === normalizeName(to.roomName) ? 0 : 1)

const closestFirst = (from: RateOption, candidates: readonly RateOption[]): RateOption[] =>
  candidates.toSorted((a, b) => distance(toMove(from, a)) - distance(toMove(from, b)) || byTotal(a, b))

interface Reassignment {
  /** A rate for each room; null for a room without a selection. */
  readonly rates: readonly (RateOption | null)[]
  readonly moves: readonly RoomMove[]
}

/**
 * Selects `rate` for its room. Rooms that already have a rate from the same offer keep it, the others move to that offer. Returns undefined if the
 * offer does not have enough rooms in stock.
 */
export function reassignRooms(
  rate: RateOption,
  before: readonly (RateOption | undefined)[],
  ratesOfOffer: (roomIndex: number) => readonly RateOption[],
): Reassignment | undefined {
  const chosen = before.map((old, index) => (index === rate.roomIndex ? rate : old))
  const selected = chosen.flatMap((old, index) => {
    if (!old) return []
    const candidates = ratesOfOffer(index)
    const isKept = old === rate || candidates.some(({ id }) => id === old.id)
    return [{ old, index, isKept, candidates: isKept ? [old] : closestFirst(old, candidates) }]
  })
  const allocated = allocate(selected.map(({ candidates }) => candidates))
  if (!allocated) return undefined
  const rates: (RateOption | null)[] = chosen.map(() => null)
  for (const [position, { index }] of selected.entries()) rates[index] = allocated[position] ?? null
  const moves = selected.flatMap(({ old, isKept }, position) => {
    const to = allocated[position]
    return to && !isKept ? [toMove(old, to)] : []
  })
  return { rates, moves }
}
