/** Selection of rates for a booking, and how it changes when another rate is selected. */
import type { ChosenRoomInput } from '#src/__generated__/schema.ts'
import type { SupplierInfo } from '#src/components/hotels/supplier-badge.tsx'
import type { CancellationTerms } from '#src/domain/cancellation-timeline.ts'
import { combineTerms } from '#src/domain/combined-terms.ts'
import { type Price, sumPrices } from '#src/domain/price-summary.ts'
import { allocate, isInStock } from './allocate.ts'
import { type RoomMove, reassignRooms } from './reassign.ts'
import { type HotelRooms, type RateOption, byTotal, normalizeName } from './room-options.ts'

/** Either one offer for all rooms, or a rate for each room in the order of the search. A rate id is null if the room has no selected rate. */
export type Choice =
  | { readonly kind: 'together'; readonly groupId: string }
  | { readonly kind: 'separate'; readonly rateIds: readonly (string | null)[] }

const listRates = (rooms: HotelRooms, roomIndex: number): RateOption[] =>
  rooms.rooms[roomIndex]?.cards.flatMap((card) => card.rates) ?? []

/** Returns the rates that can be selected, cheapest first. */
const selectableRates = (rates: readonly RateOption[]): RateOption[] =>
  rates.filter((rate) => !rate.problem).toSorted(byTotal)

export const emptyChoice = (rooms: HotelRooms): Choice => ({ kind: 'separate', rateIds: rooms.rooms.map(() => null) })

/** Finds the rate for each room; undefined if none is selected. */
export function findRatesByRoom(rooms: HotelRooms, choice: Choice | undefined): readonly (RateOption | undefined)[] {
  if (choice?.kind === 'together') {
    const option = rooms.together.find(({ groupId, problem }) => groupId === choice.groupId && !problem)
    return rooms.rooms.map((_, index) => option?.rates[index])
  }
  return rooms.rooms.map((_, index) =>
    selectableRates(listRates(rooms, index)).find((rate) => rate.id === choice?.rateIds[index]),
  )
}

/** Whether all rates in a choice exist, belong to one offer and are in stock. */
export function isPossible(rooms: HotelRooms, choice: Choice): boolean {
  const ratesByRoom = findRatesByRoom(rooms, choice)
  if (choice.kind === 'together') return ratesByRoom.every((rate) => rate !== undefined)
  const selectedRates = ratesByRoom.filter((rate) => rate !== undefined)
  return (
    choice.rateIds.length === ratesByRoom.length &&
    ratesByRoom.every((rate, index) => rate !== undefined || choice.rateIds[index] === null) &&
    selectedRates.every((rate) => rate.offerId === selectedRates[0]?.offerId) &&
    isInStock(selectedRates)
  )
}

/** Finds the rates in a complete choice, in the order of the rooms. Returns an empty list if a room has no rate or the choice is not possible. */
export function findCompleteRates(rooms: HotelRooms, choice: Choice | undefined): readonly RateOption[] {
  const rates = findRatesByRoom(rooms, choice).filter((rate) => rate !== undefined)
  return choice && isPossible(rooms, choice) && rates.length === rooms.rooms.length ? rates : []
}

/** Price of a choice for each room and for the whole stay; undefined if the choice is incomplete. */
export function calculatePrice(
  rooms: HotelRooms,
  choice: Choice | undefined,
): { rooms: Price[]; whole: Price } | undefined {
  const prices = findCompleteRates(rooms, choice).map((rate) => rate.price)
  const [first, ...others] = prices
  if (!first || !choice) return undefined
  const group = choice.kind === 'together' && rooms.together.find(({ groupId }) => groupId === choice.groupId)
  return { rooms: prices, whole: group ? group.price : sumPrices([first, ...others]) }
}

/** Combined cancellation policy for these rooms; null if a supplier has not sent one yet. */
export const combineRateTerms = (rates: readonly RateOption[]): CancellationTerms | null =>
  combineTerms(rates.map(({ cancellationPolicy, price }) => ({ terms: cancellationPolicy, total: price.total })))

/** Lists the cheapest combination of separate rates within each offer. */
function listSeparateChoices(rooms: HotelRooms): { choice: Choice; supplier: SupplierInfo; price: Price }[] {
  const offers = new Set(selectableRates(listRates(rooms, 0)).map((rate) => rate.offerId))
  return [...offers].flatMap((offerId) => {
    const candidates = rooms.rooms.map((_, index) =>
      selectableRates(listRates(rooms, index)).filter((rate) => rate.offerId === offerId),
    )
    const rates = allocate(candidates) ?? []
    const [first, ...others] = rates
    if (!first) return []
    const price = sumPrices([first.price, ...others.map((rate) => rate.price)])
    return [{ choice: { kind: 'separate', rateIds: rates.map((rate) => rate.id) }, supplier: first.supplier, price }]
  })
}

/** Finds the cheapest way to book all rooms, at the given supplier if possible. Returns undefined if no supplier has all rooms. */
export function findCheapestChoice(rooms: HotelRooms, supplierKey?: string): Choice | undefined {
  const togetherChoices = rooms.together
    .filter(({ problem }) => !problem)
    .map(({ groupId, supplier, price }) => ({ choice: { kind: 'together', groupId } as const, supplier, price }))
  const choices = [...listSeparateChoices(rooms), ...togetherChoices].toSorted(byTotal)
  return (choices.find((candidate) => candidate.supplier.key === supplierKey) ?? choices[0])?.choice
}

/** Selects a rate. Rooms with rates from another offer move to the rate's offer, as listed in `moves`. Returns undefined if that is impossible. */
export function chooseRate(
  rooms: HotelRooms,
  choice: Choice | undefined,
  rate: RateOption,
): { choice: Choice; moves: readonly RoomMove[] } | undefined {
  if (rate.problem) return undefined
  const ratesByRoom = findRatesByRoom(rooms, choice)
  const result = reassignRooms(rate, ratesByRoom, (index) =>
    selectableRates(listRates(rooms, index)).filter(({ offerId }) => offerId === rate.offerId),
  )
  if (!result) return undefined
  return {
    choice: { kind: 'separate', rateIds: result.rates.map((selected) => selected?.id ?? null) },
    moves: result.moves,
  }
}

/** Finds the same rooms, boards and supplier in a newer search for the same stay. */
export function carryOver(
  previousRooms: HotelRooms,
  choice: Choice | undefined,
  newRooms: HotelRooms,
): Choice | undefined {
  const previousRates = findRatesByRoom(previousRooms, choice)
  const supplier = previousRates.find((rate) => rate !== undefined)?.supplier.key
  const isSameRate = (rate: RateOption, other: RateOption | undefined) =>
    rate.supplier.key === other?.supplier.key &&
    rate.board === other.board &&
    normalizeName(rate.roomName) === normalizeName(other.roomName)
  if (choice?.kind === 'together') {
    const sameOption = newRooms.together.find((option) =>
      option.rates.every((rate, index) => isSameRate(rate, previousRates[index])),
    )
    return sameOption && !sameOption.problem
      ? { kind: 'together', groupId: sameOption.groupId }
      : findCheapestChoice(newRooms, supplier)
  }
  const rateIds = previousRates.map(
    (rate, index) => selectableRates(listRates(newRooms, index)).find((other) => isSameRate(other, rate))?.id ?? null,
  )
  const sameRates: Choice = { kind: 'separate', rateIds }
  // A room without a selection stays unselected.
  if (choice && previousRates.includes(undefined))
    return isPossible(newRooms, sameRates) ? sameRates : emptyChoice(newRooms)
  return findCompleteRates(newRooms, sameRates).length > 0 ? sameRates : findCheapestChoice(newRooms, supplier)
}

/** Converts rates to the server's input. */
export const toChosenRooms = (rates: readonly RateOption[]): ChosenRoomInput[] =>
  rates.map(({ roomIndex, id }) => ({ roomIndex, rateId: id }))
