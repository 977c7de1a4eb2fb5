/** What the suppliers sell in a hotel, arranged by the rooms of the search. */
import type { Supplier } from '#src/__generated__/schema.ts'
import { toHalalas } from '#src/domain/money.ts'
import type { Price } from '#src/domain/price-summary.ts'
import type { HotelDetailQuery } from '#src/data/hotel-detail.generated.ts'

export type HotelDetail = NonNullable<HotelDetailQuery['hotel']>
type Group = HotelDetail['roomGroups'][number]
type Room = Group['rooms'][number]
type Rate = Room['rates'][number]
export type Occupancy = HotelDetail['occupancies'][number]

/** Why a rate is shown and cannot be chosen. */
export type RateProblem = 'soldOut' | 'unclearPrice' | 'unknownSupplier' | 'notEveryRoom'

/** A rate for one room of the search. */
export interface RateOption extends Omit<Rate, 'bookable'> {
  readonly roomIndex: number
  readonly roomName: string
  readonly roomsLeft: number | null
  readonly problem: RateProblem | null
}

/** A kind of room for one room of the search, with the rates of every supplier that calls it the same. */
export interface RoomCard {
  readonly name: string
  readonly features: readonly string[]
  readonly imageUrl: string | null
  readonly rates: readonly RateOption[]
}

/** One offer for all rooms of the search. */
export interface TogetherOption {
  readonly groupId: string
  readonly supplier: Supplier
  readonly price: Price & Pick<Rate['price'], 'perNight'>
  readonly rates: readonly RateOption[]
  readonly problem: RateProblem | null
}

export interface HotelRooms {
  readonly rooms: readonly { readonly occupancy: Occupancy; readonly cards: readonly RoomCard[] }[]
  readonly together: readonly TogetherOption[]
}

/** By price alone; rates in another currency are set apart before anything is compared. */
export const byTotal = (a: { price: Price }, b: { price: Price }): number => {
  const difference = toHalalas(a.price.total.amount) - toHalalas(b.price.total.amount)
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}

/** The gateway sells in riyals; anything else is a supplier's mistake. */
const CURRENCY = 'SAR'

const isUseless = (problem: RateProblem | null) => problem !== null && problem !== 'soldOut'

/** Cheapest first, what could never be chosen last; what is sold out now stays where the agent saw it. */
const byUse = <T extends { price: Price; problem: RateProblem | null }>(a: T, b: T): number =>
  Number(isUseless(a.problem)) - Number(isUseless(b.problem)) || byTotal(a, b)

function ownProblem(rate: Rate, soldOut: ReadonlySet<string>): RateProblem | null {
  if (soldOut.has(rate.id)) return 'soldOut'
  if (rate.supplier === 'UNRECOGNISED') return 'unknownSupplier'
  return rate.bookable && rate.price.total.currency === CURRENCY ? null : 'unclearPrice'
}

const toOption = (room: Room, rate: Rate, roomIndex: number, problem: RateProblem | null): RateOption => {
  const { bookable: _, ...shown } = rate
  return { ...shown, roomIndex, roomName: room.name, roomsLeft: room.roomsLeft, problem }
}

/** Suppliers differ in spaces and capitals of the same name. */
export const sameName = (name: string) => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

function toTogether(group: Group, occupancies: readonly Occupancy[], soldOut: ReadonlySet<string>): TogetherOption[] {
  const rates = occupancies.flatMap(({ roomIndex }) => {
    const room = group.rooms.find(({ roomIndexes }) => roomIndexes.includes(roomIndex))
    const rate = room?.rates[0]
    return room && rate ? [toOption(room, rate, roomIndex, ownProblem(rate, soldOut))] : []
  })
  // Without a price of its own a group is no offer.
  if (!group.price || rates.length === 0) return []
  const incomplete = rates.length < occupancies.length ? 'notEveryRoom' : null
  const problem = rates.find((rate) => rate.problem)?.problem ?? incomplete
  return [{ groupId: group.id, supplier: group.supplier, price: group.price, rates, problem }]
}

const NONE: ReadonlySet<string> = new Set()

/** Arranges what the suppliers sell by the rooms of the search; rates a supplier has refused since are marked as sold out. */
export function arrangeRooms(detail: Pick<HotelDetail, 'occupancies' | 'roomGroups'>, soldOut = NONE): HotelRooms {
  const { occupancies, roomGroups } = detail
  // For one room "all rooms together" is no different from that room.
  const separate = roomGroups.filter((group) => !group.bookedTogether || occupancies.length === 1)
  const options = occupancies.map(({ roomIndex }) =>
    separate
      .flatMap((group) => group.rooms)
      .filter((room) => room.roomIndexes.includes(roomIndex))
      .flatMap((room) =>
        room.rates.map((rate) => ({ room, option: toOption(room, rate, roomIndex, ownProblem(rate, soldOut)) })),
      ),
  )
  // All rooms of a booking come out of one offer of one supplier.
  const complete = new Set(
    (options[0] ?? [])
      .map(({ option }) => option.offerId)
      .filter((offerId) =>
        options.every((room) => room.some(({ option }) => option.offerId === offerId && !option.problem)),
      ),
  )
  const rooms = occupancies.map((occupancy, index) => {
    const cards = new Map<
      string,
      { name: string; features: Set<string>; imageUrl: string | null; rates: RateOption[] }
    >()
    for (const { room, option } of options[index] ?? []) {
      const key = sameName(room.name)
      const card = cards.get(key) ?? { name: room.name, features: new Set(), imageUrl: null, rates: [] }
      for (const feature of room.features) card.features.add(feature)
      card.imageUrl ??= room.imageUrl
      const problem = option.problem ?? (complete.has(option.offerId) ? null : 'notEveryRoom')
      card.rates.push({ ...option, problem })
      cards.set(key, card)
    }
    const sorted = [...cards.values()].map((card) => ({
      ...card,
      features: [...card.features],
      rates: card.rates.toSorted(byUse),
    }))
    return { occupancy, cards: sorted.toSorted((a, b) => compareFirst(a.rates, b.rates)) }
  })
  const together = roomGroups
    .filter((group) => group.bookedTogether && occupancies.length > 1)
    .flatMap((group) => toTogether(group, occupancies, soldOut))
    .toSorted(byUse)
  return { rooms, together }
}

function compareFirst([a]: readonly RateOption[], [b]: readonly RateOption[]): number {
  return a && b ? byUse(a, b) : 0
}
