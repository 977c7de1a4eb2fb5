/** Which rooms an agent has chosen, and whether they can be sold together. */
import type { ChosenRoomInput } from '../../__generated__/schema-types.ts'
import type { FieldFault } from '../../errors/invalid-input.ts'
import { field, isObject, list } from '../../gateway/wire.ts'
import { type PriceFacts, addPrices } from '../../trade/price.ts'
import { type FoundRate, type KeptDetail, findRate } from '../search/cached-search.ts'

/** One rate for each room of the search, in its order. */
export type Choice = [FoundRate, ...FoundRate[]]

const mismatch = (path: string): FieldFault => ({ path, code: 'ROOMS_MISMATCH' })

function checkRate({ room, rate }: FoundRate, roomIndex: number, path: string): FieldFault[] {
  if (!room.roomIndexes.includes(roomIndex)) return [mismatch(path)]
  if (rate.bookable) return []
  return [{ path, code: rate.price.sound ? 'FIELD_INVALID' : 'PRICE_INCONSISTENT' }]
}

/** A group booked together is one offer: all of its rooms, each once, and nothing beside it. */
function isWhole(rates: FoundRate[]): boolean {
  const together = rates.find(({ group }) => group.bookedTogether)?.group
  if (!together) return true
  const rooms = new Set(rates.map(({ room }) => room.id))
  return rates.every(({ group }) => group.id === together.id) && together.rooms.every(({ id }) => rooms.has(id))
}

/** The chosen rates, or everything that keeps them from being sold together. */
export function chooseRooms(
  detail: KeptDetail,
  roomCount: number,
  chosen: readonly ChosenRoomInput[],
): { choice: Choice } | { faults: FieldFault[] } {
  const faults: FieldFault[] = []
  const byRoom = new Map<number, FoundRate>()
  chosen.forEach(({ roomIndex, rateId }, index) => {
    const path = `rooms.${index}`
    if (roomIndex < 0 || roomIndex >= roomCount || byRoom.has(roomIndex)) {
      faults.push(mismatch(`${path}.roomIndex`))
      return
    }
    const found = findRate(detail, rateId)
    if (!found) {
      faults.push(mismatch(`${path}.rateId`))
      return
    }
    const [first = found] = byRoom.values()
    if (first.offer.id === found.offer.id) faults.push(...checkRate(found, roomIndex, `${path}.rateId`))
    else faults.push(mismatch(`${path}.rateId`))
    byRoom.set(roomIndex, found)
  })
  const ordered = Array.from({ length: roomCount }, (_, roomIndex) => byRoom.get(roomIndex))
  const rates = ordered.filter((rate) => rate !== undefined)
  if (faults.length === 0 && (rates.length < roomCount || !isWhole(rates))) faults.push(mismatch('rooms'))
  const [first, ...others] = rates
  return first && faults.length === 0 ? { choice: [first, ...others] } : { faults }
}

/** What the agent has seen the chosen rooms cost. */
export function seenPrice([first, ...others]: Choice): PriceFacts {
  const { group, rate } = first
  return (
    (group.bookedTogether ? group.price : addPrices([rate.price, ...others.map((other) => other.rate.price)])) ??
    rate.price
  )
}

/** An object of the wire with one field replaced, under the name it came with. */
export function withField(object: unknown, name: string, value: unknown): Record<string, unknown> {
  const fields = isObject(object) ? object : {}
  const key = Object.keys(fields).find((known) => known.toLowerCase() === name.toLowerCase()) ?? name
  return { ...fields, [key]: value }
}

const onlyRate = ({ room, rate }: FoundRate['wire']) => (room === rate ? room : withField(room, 'roomRates', [rate]))

/** The chosen groups as the supplier gave them, each with only the chosen room and rate. */
export function chosenRoomGroups(choice: Choice): unknown[] {
  const [{ group, wire }] = choice
  if (!group.bookedTogether) return choice.map((found) => withField(found.wire.group, 'rooms', [onlyRate(found.wire)]))
  const rooms = list(field(wire.group, 'rooms'))
  const chosen = new Map(choice.map((found) => [found.wire.room, onlyRate(found.wire)]))
  return [
    withField(
      wire.group,
      'rooms',
      rooms.map((room) => chosen.get(room) ?? room),
    ),
  ]
}
