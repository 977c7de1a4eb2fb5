/** Checks whether the chosen rooms can be sold together. */
import type { ChosenRoomInput } from '../../__generated__/schema-types.ts'
import type { FieldError } from '../../errors/invalid-input.ts'
import { field, list, withField } from '../../gateway/wire.ts'
import { type PriceDetails, addPrices } from '../../trade/price.ts'
import { type CachedDetail, type FoundRate, findRate } from '../detail/cached-detail.ts'

/** One rate for each room of the search, in its order. */
export type Choice = [FoundRate, ...FoundRate[]]

const mismatch = (path: string): FieldError => ({ path, code: 'ROOMS_MISMATCH' })

function checkRate({ room, rate }: FoundRate, roomIndex: number, path: string): FieldError[] {
  if (!room.roomIndexes.includes(roomIndex)) return [mismatch(path)]
  return rate.bookable ? [] : [{ path, code: 'PRICE_INCONSISTENT' }]
}

/** Returns errors for rooms that exceed the supplier's remaining stock. */
function checkStock(chosen: Map<number, FoundRate & { path: string }>): FieldError[] {
  const chosenCounts = new Map<string, number>()
  return [...chosen.values()].flatMap(({ room: { stockId, roomsLeft }, path }) => {
    if (stockId === null || roomsLeft === null) return []
    const count = (chosenCounts.get(stockId) ?? 0) + 1
    chosenCounts.set(stockId, count)
    return count > roomsLeft ? [{ path, code: 'NOT_ENOUGH_ROOMS' as const }] : []
  })
}

/** Whether a group that is sold together is chosen completely: each of its rooms once, and no other rooms. */
function isGroupComplete(rates: FoundRate[]): boolean {
  const groupSoldTogether = rates.find(({ group }) => group.bookedTogether)?.group
  if (!groupSoldTogether) return true
  const rooms = new Set(rates.map(({ room }) => room.id))
  return (
    rates.every(({ group }) => group.id === groupSoldTogether.id) &&
    groupSoldTogether.rooms.every(({ id }) => rooms.has(id))
  )
}

/** Returns the chosen rates, or all errors that prevent selling them together. */
export function chooseRooms(
  detail: CachedDetail,
  roomCount: number,
  chosen: readonly ChosenRoomInput[],
): { choice: Choice } | { errors: FieldError[] } {
  const errors: FieldError[] = []
  const ratesByRoomIndex = new Map<number, FoundRate & { path: string }>()
  chosen.forEach(({ roomIndex, rateId }, index) => {
    const path = `rooms.${index}`
    if (roomIndex < 0 || roomIndex >= roomCount || ratesByRoomIndex.has(roomIndex)) {
      errors.push(mismatch(`${path}.roomIndex`))
      return
    }
    const found = findRate(detail, rateId)
    if (!found) {
      errors.push(mismatch(`${path}.rateId`))
      return
    }
    const [first = found] = ratesByRoomIndex.values()
    if (first.offer.id === found.offer.id) errors.push(...checkRate(found, roomIndex, `${path}.rateId`))
    else errors.push(mismatch(`${path}.rateId`))
    ratesByRoomIndex.set(roomIndex, { ...found, path: `${path}.rateId` })
  })
  errors.push(...checkStock(ratesByRoomIndex))
  const ordered = Array.from({ length: roomCount }, (_, roomIndex) => ratesByRoomIndex.get(roomIndex))
  const rates = ordered.filter((rate) => rate !== undefined)
  if (errors.length === 0 && (rates.length < roomCount || !isGroupComplete(rates))) errors.push(mismatch('rooms'))
  const [first, ...others] = rates
  return first && errors.length === 0 ? { choice: [first, ...others] } : { errors }
}

/** Returns the price of the chosen rooms as displayed to the agent. */
export function displayedPrice([first, ...others]: Choice): PriceDetails {
  const { group, rate } = first
  const price = group.bookedTogether ? group.price : addPrices([rate.price, ...others.map((other) => other.rate.price)])
  return price ?? rate.price
}

const withOnlyRate = ({ room, rate }: FoundRate['wire']) =>
  room === rate ? room : withField(room, 'roomRates', [rate])

/** Returns the supplier's groups, reduced to the chosen rooms and rates. */
export function chosenRoomGroups(choice: Choice): unknown[] {
  const [{ group, wire }] = choice
  if (!group.bookedTogether)
    return choice.map((found) => withField(found.wire.group, 'rooms', [withOnlyRate(found.wire)]))
  const rooms = list(field(wire.group, 'rooms'))
  const chosen = new Map(choice.map((found) => [found.wire.room, withOnlyRate(found.wire)]))
  return [
    withField(
      wire.group,
      'rooms',
      rooms.map((room) => chosen.get(room) ?? room),
    ),
  ]
}
