/** Reads rate choices: combinations of one rate per room, reduced to the cheapest for each board and refundability. Search filters use them. */
import type { Board } from '../../__generated__/schema-types.ts'
import { field, list } from '../../gateway/wire.ts'
import { boardMembers, readBoard } from '../../trade/board.ts'
import { readTerms, termsMembers } from '../../trade/cancellation-policy.ts'
import { type PriceShape, priceMembers, readAmounts, readPrice } from '../../trade/price.ts'
import {
  assignRooms,
  readGroupPrice,
  isSoldTogether,
  listRates,
  findRoomIndexes,
  listRooms,
  readRateTerms,
} from '../room-groups.ts'
import type { Room } from './search-input.ts'

/** One rate for each room of the search, or an offer whose rates are not in the search response. */
export type Choice = {
  /** Total in halalas; null if the currency is not SAR. */
  total: number | null
  commission: number | null
  /** Null if the rooms have different boards. */
  board: Board | null
  /** Whether the choice is refundable at the time of the search; null if the rooms differ or the supplier does not send it. */
  refundable: boolean | null
  freeUntil: string | null
}

type RateChoice = Choice & { total: number }

const commonValue = <Value>(values: Value[]): Value | undefined =>
  values.every((value) => value === values[0]) ? values[0] : undefined

/** Returns the earliest of several deadlines in Makkah time; null if a rate has none. */
const earliest = (deadlines: (string | null)[]): string | null =>
  deadlines.includes(null) ? null : (deadlines.filter((deadline) => deadline !== null).sort()[0] ?? null)

function addRates(rates: RateChoice[]): RateChoice {
  const [first, second] = rates
  if (first && !second) return first
  const commissions = rates.map(({ commission }) => commission).filter((commission) => commission !== null)
  return {
    total: rates.reduce((sum, { total }) => sum + total, 0),
    commission: commissions.length === rates.length ? commissions.reduce((a, b) => a + b, 0) : null,
    board: commonValue(rates.map(({ board }) => board)) ?? null,
    refundable: commonValue(rates.map(({ refundable }) => refundable)) ?? null,
    freeUntil: earliest(rates.map(({ freeUntil }) => freeUntil)),
  }
}

/** Returns the cheapest choice for each board and refundability, cheapest first. */
function keepCheapestByTerms(choices: RateChoice[]): RateChoice[] {
  if (choices.length < 2) return choices.slice()
  const best: RateChoice[] = []
  for (const choice of choices) {
    let index = 0
    for (const { board, refundable } of best) {
      if (board === choice.board && refundable === choice.refundable) break
      index += 1
    }
    const current = best[index]
    if (!current) best.push(choice)
    else if (choice.total < current.total) best[index] = choice
  }
  // Thousands of these arrays are cached, so avoid spare capacity. Most have one or two choices, which need no sorting.
  const [first, second, third] = best
  if (!first || !second) return best.slice()
  if (!third) return first.total <= second.total ? [first, second] : [second, first]
  return best.toSorted((a, b) => a.total - b.total)
}

/** Parameters for reading rates: the supplier's price format, and the Makkah time at which terms are evaluated. */
export type RateReading = { shape: PriceShape; now: string }

function readRate(rate: unknown, room: unknown, { shape, now }: RateReading): RateChoice | null {
  const price = readAmounts(shape, rate)
  if (!price?.isConsistent) return null
  const { board, boardText } = readBoard(rate)
  const { total } = price
  const terms = readRateTerms(rate, room, (policy) => readTerms(policy, { now, total }))
  return {
    total,
    commission: price.commission,
    board: boardText === null ? readBoard(room).board : board,
    refundable: terms?.refundable ?? null,
    freeUntil: terms?.freeUntil ?? null,
  }
}

/** Reads the choice of a group that is sold together; null if it cannot be booked for the rooms of the search. */
function readGroup(group: unknown, reading: RateReading, searchedRooms: readonly Room[]): RateChoice | null {
  const { shape } = reading
  const rooms = listRooms(group)
  if (!assignRooms(rooms, searchedRooms)) return null
  const roomsWithFirstRate = rooms.map((room) => {
    const rate = listRates(room)[0]
    return { choice: readRate(rate, room, reading), price: readPrice(shape, rate) }
  })
  const choices = roomsWithFirstRate.map(({ choice }) => choice).filter((choice) => choice !== null)
  const price = readGroupPrice(
    shape,
    group,
    roomsWithFirstRate.map((room) => room.price).filter((roomPrice) => roomPrice !== null),
  )
  if (choices.length < rooms.length || !price?.isConsistent) return null
  return { ...addRates(choices), total: price.total, commission: price.commission }
}

/** Combines individually sold rates into the cheapest choice for each common board and refundability. */
function combineRooms(ratesByRoom: RateChoice[][]): RateChoice[] {
  const [rates, ...otherRooms] = ratesByRoom
  if (rates && otherRooms.length === 0) return rates
  if (ratesByRoom.some((rates) => rates.length === 0)) return []
  const all = ratesByRoom.flat()
  const boards = [undefined, ...new Set(all.map(({ board }) => board))]
  const refundables = [undefined, ...new Set(all.map(({ refundable }) => refundable))]
  return boards.flatMap((board) =>
    refundables.flatMap((refundable) => {
      const cheapestRates = ratesByRoom.map((rates) =>
        rates.find(
          (rate) =>
            (board === undefined || rate.board === board) &&
            (refundable === undefined || rate.refundable === refundable),
        ),
      )
      const foundRates = cheapestRates.filter((rate) => rate !== undefined)
      return foundRates.length === ratesByRoom.length ? [addRates(foundRates)] : []
    }),
  )
}

const rateMembers = { ...priceMembers, ...boardMembers, cancellationpolicy: termsMembers } as const

/** Members of a group read by `readChoices`, in lower case. */
export const groupMembers = {
  ...priceMembers,
  groupamount: true,
  groupid: true,
  flags: { isgroupedrooms: true },
  rooms: {
    ...rateMembers,
    paxinfo: { type: true, quantity: true },
    sequencenumber: true,
    roomrates: rateMembers,
  },
} as const

// Shared by thousands of rows without rates.
const noChoices: readonly Choice[] = []

/** Reads the choices in a row of a search response; empty if no rates can be booked for all rooms. */
export function readChoices(source: unknown, reading: RateReading, searchedRooms: readonly Room[]): readonly Choice[] {
  const groups = list(field(source, 'roomGroups'))
  if (groups.length === 0) return noChoices
  const groupChoices: RateChoice[] = []
  const ratesByRoom = searchedRooms.map((): RateChoice[] => [])
  for (const group of groups) {
    if (isSoldTogether(group)) {
      const choice = readGroup(group, reading, searchedRooms)
      if (choice) groupChoices.push(choice)
      continue
    }
    for (const room of listRooms(group)) {
      const indexes = findRoomIndexes(group, room, searchedRooms)
      if (indexes.length === 0) continue
      for (const source of listRates(room)) {
        const rate = readRate(source, room, reading)
        if (rate) for (const index of indexes) ratesByRoom[index]?.push(rate)
      }
    }
  }
  const individualChoices = combineRooms(ratesByRoom.map(keepCheapestByTerms))
  // The choices of a single room are already reduced.
  return groupChoices.length === 0 && searchedRooms.length === 1
    ? individualChoices
    : keepCheapestByTerms([...groupChoices, ...individualChoices])
}
