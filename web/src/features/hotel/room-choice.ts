/** Which rates make a booking together, and what a choice becomes when one of them changes. */
import type { ChosenRoomInput, Supplier } from '#src/__generated__/schema.ts'
import { type Price, sumPrices } from '#src/domain/price-summary.ts'
import { type HotelRooms, type RateOption, byTotal, sameName } from './room-options.ts'

/** Either one offer for all rooms, or a rate for each room in the order of the search; null where one is still to be chosen. */
export type Choice =
  | { readonly kind: 'together'; readonly groupId: string }
  | { readonly kind: 'separate'; readonly rateIds: readonly (string | null)[] }

const ratesOf = (rooms: HotelRooms, roomIndex: number): RateOption[] =>
  rooms.rooms[roomIndex]?.cards.flatMap((card) => card.rates) ?? []

const selectable = (rates: readonly RateOption[]): RateOption[] =>
  rates.filter((rate) => !rate.problem).toSorted(byTotal)

/** Every room is still to be chosen. */
export const nothingChosen = (rooms: HotelRooms): Choice => ({ kind: 'separate', rateIds: rooms.rooms.map(() => null) })

/** What is chosen for each room, undefined where nothing is. */
export function pickedRates(rooms: HotelRooms, choice: Choice | undefined): readonly (RateOption | undefined)[] {
  if (choice?.kind === 'together') {
    const option = rooms.together.find(({ groupId, problem }) => groupId === choice.groupId && !problem)
    return rooms.rooms.map((_, index) => option?.rates[index])
  }
  return rooms.rooms.map((_, index) =>
    selectable(ratesOf(rooms, index)).find((rate) => rate.id === choice?.rateIds[index]),
  )
}

/** Whether all that a choice names can be had, and comes out of one offer. */
export function isPossible(rooms: HotelRooms, choice: Choice): boolean {
  const picked = pickedRates(rooms, choice)
  if (choice.kind === 'together') return picked.every((rate) => rate !== undefined)
  const found = picked.filter((rate) => rate !== undefined)
  return (
    choice.rateIds.length === picked.length &&
    picked.every((rate, index) => rate !== undefined || choice.rateIds[index] === null) &&
    found.every((rate) => rate.offerId === found[0]?.offerId)
  )
}

/** The rates of a choice in the order of the rooms; empty while one is missing, or when it cannot be chosen here. */
export function chosenRates(rooms: HotelRooms, choice: Choice | undefined): readonly RateOption[] {
  const rates = pickedRates(rooms, choice).filter((rate) => rate !== undefined)
  return choice && isPossible(rooms, choice) && rates.length === rooms.rooms.length ? rates : []
}

/** Price of a choice: each room, and the stay as a whole. */
export function chosenPrice(
  rooms: HotelRooms,
  choice: Choice | undefined,
): { rooms: Price[]; whole: Price } | undefined {
  const prices = chosenRates(rooms, choice).map((rate) => rate.price)
  const [first, ...others] = prices
  if (!first || !choice) return undefined
  const group = choice.kind === 'together' && rooms.together.find(({ groupId }) => groupId === choice.groupId)
  return { rooms: prices, whole: group ? group.price : sumPrices([first, ...others]) }
}

function separateChoices(rooms: HotelRooms): { choice: Choice; supplier: Supplier; price: Price }[] {
  const offers = new Set(selectable(ratesOf(rooms, 0)).map((rate) => rate.offerId))
  return [...offers].flatMap((offerId) => {
    const rates = rooms.rooms.flatMap((_, index) =>
      selectable(ratesOf(rooms, index))
        .filter((rate) => rate.offerId === offerId)
        .slice(0, 1),
    )
    const [first, ...others] = rates
    if (!first || rates.length < rooms.rooms.length) return []
    const price = sumPrices([first.price, ...others.map((rate) => rate.price)])
    return [{ choice: { kind: 'separate', rateIds: rates.map((rate) => rate.id) }, supplier: first.supplier, price }]
  })
}

/** The cheapest way to have all rooms, from the wanted supplier if it has them; undefined when nobody has. */
export function cheapestChoice(rooms: HotelRooms, supplier?: Supplier): Choice | undefined {
  const together = rooms.together
    .filter(({ problem }) => !problem)
    .map(({ groupId, supplier, price }) => ({ choice: { kind: 'together', groupId } as const, supplier, price }))
  const all = [...separateChoices(rooms), ...together].toSorted(byTotal)
  return (all.find((candidate) => candidate.supplier === supplier) ?? all[0])?.choice
}

/** Chooses a rate; rooms chosen from another offer follow it, to the same board where there is one. Open rooms stay open. */
export function chooseRate(
  rooms: HotelRooms,
  choice: Choice | undefined,
  rate: RateOption,
): { choice: Choice | undefined; followed: readonly number[] } {
  if (rate.problem) return { choice, followed: [] }
  const before = pickedRates(rooms, choice)
  const followed: number[] = []
  const rateIds = rooms.rooms.map((_, index) => {
    if (index === rate.roomIndex) return rate.id
    const old = before[index]
    if (!old) return null
    if (old.offerId === rate.offerId && choice?.kind === 'separate') return old.id
    followed.push(index)
    const fitting = selectable(ratesOf(rooms, index)).filter((other) => other.offerId === rate.offerId)
    return (fitting.find((other) => other.board === old.board) ?? fitting[0])?.id ?? null
  })
  return { choice: { kind: 'separate', rateIds }, followed }
}

/** The same rooms, boards and supplier in a newer search of the same stay. */
export function carryOver(before: HotelRooms, choice: Choice | undefined, after: HotelRooms): Choice | undefined {
  const old = pickedRates(before, choice)
  const supplier = old.find((rate) => rate !== undefined)?.supplier
  const isSame = (rate: RateOption, other: RateOption | undefined) =>
    rate.supplier === other?.supplier &&
    rate.board === other.board &&
    sameName(rate.roomName) === sameName(other.roomName)
  if (choice?.kind === 'together') {
    const same = after.together.find((option) => option.rates.every((rate, index) => isSame(rate, old[index])))
    return same && !same.problem ? { kind: 'together', groupId: same.groupId } : cheapestChoice(after, supplier)
  }
  const rateIds = old.map(
    (rate, index) => selectable(ratesOf(after, index)).find((one) => isSame(one, rate))?.id ?? null,
  )
  const carried: Choice = { kind: 'separate', rateIds }
  // What the agent had left open is not filled in for him.
  if (choice && old.includes(undefined)) return isPossible(after, carried) ? carried : nothingChosen(after)
  return chosenRates(after, carried).length > 0 ? carried : cheapestChoice(after, supplier)
}

/** Until when cancelling all of these rooms is free; null when that is over, or not promised for each of them. */
export function freeForAll(rates: readonly RateOption[], now: Date): string | null {
  const ends = rates.map((rate) => rate.cancellationPolicy?.freeUntil ?? null).filter((end) => end !== null)
  const [first] = ends.toSorted((a, b) => Date.parse(a) - Date.parse(b))
  return first && ends.length === rates.length && Date.parse(first) > now.getTime() ? first : null
}

/** The choice as the server takes it. */
export const toChosenRooms = (rates: readonly RateOption[]): ChosenRoomInput[] =>
  rates.map(({ roomIndex, id }) => ({ roomIndex, rateId: id }))
