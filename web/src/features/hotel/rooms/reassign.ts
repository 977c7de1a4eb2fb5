/** When one room moves to another offer, moves the other rooms to their closest equivalents in that offer. */
import { allocate } from './allocate.ts'
import { type RateOption, byTotal, normalizeName } from './room-options.ts'

type Policy = RateOption['cancellationPolicy']

/** A room that must move to a rate in another offer. */
export interface RoomMove {
  readonly from: RateOption
  readonly to: RateOption
  readonly losesBoard: boolean
  readonly losesTerms: boolean
}

const isSameBoard = (a: RateOption, b: RateOption): boolean =>
  a.board === b.board &&
  (a.board !== 'UNRECOGNISED' || normalizeName(a.boardText ?? '') === normalizeName(b.boardText ?? ''))

/** Rank of cancellation terms, in ascending order: non-refundable, unknown, refundable. */
const refundRank = (policy: Policy): number => (policy?.refundable ? 2 : policy?.refundable === false ? 0 : 1)

/** Whether `next` is at least as good as `previous`: not less refundable, and free at least as long. */
export function keepsTerms(previous: Policy, next: Policy): boolean {
  if (refundRank(next) < refundRank(previous)) return false
  if (!previous?.freeUntil) return true
  return Boolean(next?.freeUntil) && Date.parse(next?.freeUntil ?? '') >= Date.parse(previous.freeUntil)
}

const toMove = (from: RateOption, to: RateOption): RoomMove => ({
  from,
  to,
  losesBoard: !isSameBoard(from, to),
  losesTerms: !keepsTerms(from.cancellationPolicy, to.cancellationPolicy),
})

/** How far the new rate is from an equivalent of the old one. Terms weigh most, because losing them can cost the whole price. */
const distance = ({ from, to, losesBoard, losesTerms }: RoomMove): number =>
  (losesTerms ? 4 : 0) + (losesBoard ? 2 : 0) + (normalizeName(from.roomName) === normalizeName(to.roomName) ? 0 : 1)

const sortByDistance = (from: RateOption, candidates: readonly RateOption[]): RateOption[] =>
  candidates.toSorted((a, b) => distance(toMove(from, a)) - distance(toMove(from, b)) || byTotal(a, b))

interface Reassignment {
  /** A rate for each room; null for a room without a selection. */
  readonly rates: readonly (RateOption | null)[]
  readonly moves: readonly RoomMove[]
}

/**
 * Selects `rate` for its room. Rooms that already have a rate from the same offer keep it; the other rooms move to that offer. Returns undefined if
 * the offer does not have enough rooms in stock.
 */
export function reassignRooms(
  rate: RateOption,
  previousRates: readonly (RateOption | undefined)[],
  listOfferRates: (roomIndex: number) => readonly RateOption[],
): Reassignment | undefined {
  const chosenRates = previousRates.map((previous, index) => (index === rate.roomIndex ? rate : previous))
  const selectedRooms = chosenRates.flatMap((from, index) => {
    if (!from) return []
    const offerRates = listOfferRates(index)
    const isInOffer = from === rate || offerRates.some(({ id }) => id === from.id)
    return [{ from, index, isInOffer, candidates: isInOffer ? [from] : sortByDistance(from, offerRates) }]
  })
  const allocatedRates = allocate(selectedRooms.map(({ candidates }) => candidates))
  if (!allocatedRates) return undefined
  const rates: (RateOption | null)[] = chosenRates.map(() => null)
  for (const [position, { index }] of selectedRooms.entries()) rates[index] = allocatedRates[position] ?? null
  const moves = selectedRooms.flatMap(({ from, isInOffer }, position) => {
    const to = allocatedRates[position]
    return to && !isInOffer ? [toMove(from, to)] : []
  })
  return { rates, moves }
}
