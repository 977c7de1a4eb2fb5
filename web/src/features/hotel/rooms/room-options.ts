/** Arranges the rates of a hotel's suppliers by the rooms in the search. */
import type { SupplierInfo } from '#src/components/hotels/supplier-badge.tsx'
import type { HotelDetailQuery } from '#src/data/hotel-detail.generated.ts'
import { toHalalas } from '#src/domain/money.ts'
import type { Price } from '#src/domain/price-summary.ts'
import { type Stock, allocate } from './allocate.ts'

export type HotelDetail = NonNullable<HotelDetailQuery['hotel']>
type Group = HotelDetail['roomGroups'][number]
type Room = Group['rooms'][number]
type Facility = Room['features'][number]
type Rate = Room['rates'][number]
export type Occupancy = HotelDetail['occupancies'][number]

/** Why a rate cannot be selected. */
export type RateProblem = 'soldOut' | 'unclearPrice' | 'notAllRooms'

/** A rate for one room in the search. */
export interface RateOption extends Omit<Rate, 'bookable'> {
  readonly roomIndex: number
  readonly roomName: string
  readonly roomsLeft: number | null
  readonly stock: Stock | null
  readonly problem: RateProblem | null
}

/** A room type for one room in the search, with the rates from every supplier that uses this name. */
export interface RoomCard {
  readonly name: string
  readonly kind: Room['kind']
  readonly features: readonly Facility[]
  readonly imageUrl: string | null
  readonly rates: readonly RateOption[]
}

/** One offer for all rooms in the search. */
export interface TogetherOption {
  readonly groupId: string
  readonly supplier: SupplierInfo
  readonly price: Price
  readonly rates: readonly RateOption[]
  readonly problem: RateProblem | null
}

export interface HotelRooms {
  /** The rooms in the search, each with its room types. */
  readonly rooms: readonly { readonly occupancy: Occupancy; readonly cards: readonly RoomCard[] }[]
  /** Offers that are booked for all rooms together. */
  readonly together: readonly TogetherOption[]
}

/** Compares totals. All compared rates are in riyals. */
export const byTotal = (a: { price: Price }, b: { price: Price }): number => {
  const difference = toHalalas(a.price.total.amount) - toHalalas(b.price.total.amount)
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

/** The gateway sells in riyals. A rate in another currency is a supplier's mistake. */
const CURRENCY = 'SAR'

const isNeverBookable = (problem: RateProblem | null) => problem !== null && problem !== 'soldOut'

/** Sorts the cheapest rate first and unbookable rates last. A rate that has sold out keeps its position. */
const byUsability = <T extends { price: Price; problem: RateProblem | null }>(a: T, b: T): number =>
  Number(isNeverBookable(a.problem)) - Number(isNeverBookable(b.problem)) || byTotal(a, b)

/** Returns why a rate cannot be selected, regardless of the other rooms. */
function findRateProblem(rate: Rate, soldOutIds: ReadonlySet<string>): RateProblem | null {
  if (soldOutIds.has(rate.id)) return 'soldOut'
  return rate.bookable && rate.price.total.currency === CURRENCY ? null : 'unclearPrice'
}

/** Normalizes a room name. Suppliers differ in spaces and capitals. */
export const normalizeName = (name: string) => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** A room's stock. Without a stock id, a supplier's rooms with the same name share their stock. */
const toStock = ({ name, roomsLeft, stockId }: Room, { supplier }: Rate): Stock | null =>
  roomsLeft === null ? null : { key: stockId ?? `${supplier.key} ${normalizeName(name)}`, available: roomsLeft }

const toOption = (room: Room, rate: Rate, roomIndex: number, problem: RateProblem | null): RateOption => {
  const { bookable: _, ...rateFields } = rate
  const { name: roomName, roomsLeft } = room
  return { ...rateFields, roomIndex, roomName, roomsLeft, stock: toStock(room, rate), problem }
}

function toTogetherOptions(
  group: Group,
  occupancies: readonly Occupancy[],
  soldOutIds: ReadonlySet<string>,
): TogetherOption[] {
  const rates = occupancies.flatMap(({ roomIndex }) => {
    const room = group.rooms.find(({ roomIndexes }) => roomIndexes.includes(roomIndex))
    const rate = room?.rates[0]
    return room && rate ? [toOption(room, rate, roomIndex, findRateProblem(rate, soldOutIds))] : []
  })
  // A group without a price cannot be offered.
  if (!group.price || rates.length === 0) return []
  const missingRoomProblem = rates.length < occupancies.length ? 'notAllRooms' : null
  const problem = rates.find((rate) => rate.problem)?.problem ?? missingRoomProblem
  return [{ groupId: group.id, supplier: group.supplier, price: group.price, rates, problem }]
}

interface RoomAndOption {
  readonly room: Room
  readonly option: RateOption
}

/** Whether a rate's offer also has the other rooms in stock. All rooms in a booking must come from one offer. */
function canCompleteBooking(option: RateOption, options: readonly (readonly RoomAndOption[])[]): boolean {
  const candidates = options.map((room, index) =>
    index === option.roomIndex
      ? [option]
      : room.flatMap((other) =>
          other.option.offerId === option.offerId && !other.option.problem ? [other.option] : [],
        ),
  )
  return allocate(candidates) !== undefined
}

const isSameFacility = (a: Facility, b: Facility) =>
  a.code === b.code && (a.code !== 'UNRECOGNISED' || normalizeName(a.text) === normalizeName(b.text))

interface CardDraft extends RoomCard {
  readonly features: Facility[]
  readonly rates: RateOption[]
}

function toCards(options: readonly RoomAndOption[]): RoomCard[] {
  const cards = new Map<string, CardDraft>()
  for (const { room, option } of options) {
    const key = normalizeName(room.name)
    const card = cards.get(key)
    if (!card) {
      const { name, kind, features, imageUrl } = room
      cards.set(key, { name, kind, features: [...features], imageUrl, rates: [option] })
      continue
    }
    card.features.push(
      ...room.features.filter((feature) => !card.features.some((existing) => isSameFacility(existing, feature))),
    )
    card.rates.push(option)
    if (!card.imageUrl && room.imageUrl) cards.set(key, { ...card, imageUrl: room.imageUrl })
  }
  return [...cards.values()]
    .map((card) => ({ ...card, rates: card.rates.toSorted(byUsability) }))
    .toSorted((a, b) => byFirstRate(a.rates, b.rates))
}

const byFirstRate = ([a]: readonly RateOption[], [b]: readonly RateOption[]): number => (a && b ? byUsability(a, b) : 0)

const NO_RATES: ReadonlySet<string> = new Set()

/** Arranges rates by the rooms in the search and marks rates that cannot be selected, such as sold-out rates. */
export function arrangeRooms(
  detail: Pick<HotelDetail, 'occupancies' | 'roomGroups'>,
  soldOutIds = NO_RATES,
): HotelRooms {
  const { occupancies, roomGroups } = detail
  // With a single room, "all rooms together" is the same as that room.
  const separateGroups = roomGroups.filter((group) => !group.bookedTogether || occupancies.length === 1)
  const options: RoomAndOption[][] = occupancies.map(({ roomIndex }) =>
    separateGroups
      .flatMap((group) => group.rooms)
      .filter((room) => room.roomIndexes.includes(roomIndex))
      .flatMap((room) =>
        room.rates.map((rate) => ({
          room,
          option: toOption(room, rate, roomIndex, findRateProblem(rate, soldOutIds)),
        })),
      ),
  )
  const rooms = occupancies.map((occupancy, index) => {
    const checkedOptions = (options[index] ?? []).map(({ room, option }) => {
      const problem = option.problem ?? (canCompleteBooking(option, options) ? null : 'notAllRooms')
      return { room, option: { ...option, problem } }
    })
    return { occupancy, cards: toCards(checkedOptions) }
  })
  const together = roomGroups
    .filter((group) => group.bookedTogether && occupancies.length > 1)
    .flatMap((group) => toTogetherOptions(group, occupancies, soldOutIds))
    .toSorted(byUsability)
  return { rooms, together }
}
