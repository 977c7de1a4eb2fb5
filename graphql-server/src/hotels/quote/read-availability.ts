/** Reads the supplier's current offer from an availability response. All amounts come from this response, none from the search or the details. */
import type { CancellationPolicy } from '../../__generated__/schema-types.ts'
import { matchesTotal } from '../../checkout/hold.ts'
import { field, list, makkahTime, path, text, utcTime } from '../../gateway/wire.ts'
import { readCancellationPolicy } from '../../trade/cancellation-policy.ts'
import { parseHalalas } from '../../values/money.ts'
import { readChildPolicies } from '../detail/child-policies.ts'
import { readCodes } from '../search/search-codes.ts'
import { timeOfDay } from '../hotel-content.ts'
import { type PriceDetails, addPrices, withCommission } from '../../trade/price.ts'
import type { StoredQuote, StoredRoom } from './stored-quote.ts'
import { type CachedRate, type CachedRoom, createContentIds } from '../detail/cached-detail.ts'
import type { Suppliers } from '../../trade/supplier.ts'
import { plainText } from '../../values/plain-text.ts'
import { detectLanguage } from '../../values/text-language.ts'
import type { Availability, QuoteRequest } from './quote-calls.ts'
import { combinePolicies, joinSupplierTexts, convertToAmounts } from '../../trade/combined-policy.ts'
import { readRoomGroups } from '../detail/rooms.ts'

type CurrentOffer = Pick<
  StoredQuote,
  | 'price'
  | 'cancellationPolicy'
  | 'rooms'
  | 'hotelRules'
  | 'hotelRulesLanguage'
  | 'childPolicies'
  | 'checkInTime'
  | 'checkOutTime'
  | 'codes'
  | 'payLaterUntil'
  | 'commissionEditable'
> & { expiresAt: string | null }

type PricedRoom = { room: CachedRoom; rate: CachedRate }

const policyType = (policy: unknown) => text(field(policy, 'type'))?.toLowerCase() ?? ''

const omittedPolicyTypes = new Set(['cancellation', 'childpolicy', 'creditcard'])

/** Reads the hotel rules. Omits cancellation and child policies, which have their own fields, and credit card rules, which do not apply. */
function readHotelRules(policies: unknown[]): Pick<StoredQuote, 'hotelRules' | 'hotelRulesLanguage'> {
  const rulePolicies = policies.filter((policy) => !omittedPolicyTypes.has(policyType(policy)))
  const rules = rulePolicies.map(
    (policy) => plainText(text(field(policy, 'description'))) ?? plainText(text(field(policy, 'name'))),
  )
  const hotelRules = [...new Set(rules.filter((rule) => rule !== undefined))]
  const [wireLanguage, ...others] = new Set(rulePolicies.map((policy) => text(field(policy, 'language'))))
  return {
    hotelRules,
    hotelRulesLanguage: detectLanguage(hotelRules.join(' '), others.length === 0 ? wireLanguage : undefined),
  }
}

/** Assigns a room to every room of the search; null unless they match one to one. */
function assignRooms(rooms: PricedRoom[], count: number): PricedRoom[] | null {
  const assignedRooms = new Map<number, PricedRoom>()
  for (const pricedRoom of rooms) {
    const roomIndex = pricedRoom.room.roomIndexes.find((index) => !assignedRooms.has(index))
    if (roomIndex === undefined) return null
    assignedRooms.set(roomIndex, pricedRoom)
  }
  const ordered = Array.from({ length: count }, (_, index) => assignedRooms.get(index)).filter(
    (room) => room !== undefined,
  )
  return ordered.length === count ? ordered : null
}

/**
 * Returns the terms of the stay. For several rooms, these are the terms sent with the hold, if any; otherwise the terms of the rooms or of the policies
 * call, for the whole stay or per room.
 */
function chooseStayPolicy(
  rooms: PricedRoom[],
  { total, currency }: PriceDetails,
  { holdTerms, stayTerms }: { holdTerms: unknown; stayTerms: unknown },
): CancellationPolicy {
  const toRoomTerms = (policies: (CancellationPolicy | null)[]) =>
    rooms.map(({ rate: { price } }, index) => ({
      policy: policies[index] ?? null,
      total: price.total,
      currency: price.currency,
    }))
  const roomPolicies = rooms.map(({ rate }) => rate.cancellationPolicy)
  const holdPolicy = rooms.length > 1 ? readCancellationPolicy(holdTerms) : null
  if (holdPolicy)
    return { ...convertToAmounts(holdPolicy, total, currency), supplierText: joinSupplierTexts(roomPolicies) }
  const stayPolicies = list(stayTerms)
  if (stayPolicies.length === 0 || !roomPolicies.includes(null)) return combinePolicies(toRoomTerms(roomPolicies))
  if (stayPolicies.length === rooms.length)
    return combinePolicies(toRoomTerms(stayPolicies.map(readCancellationPolicy)))
  const policy = readCancellationPolicy(stayPolicies)
  return policy ? convertToAmounts(policy, total, currency) : combinePolicies(toRoomTerms(roomPolicies))
}

const toStoredRoom = ({ room, rate }: PricedRoom): StoredRoom => ({
  name: room.name,
  kind: room.kind,
  board: rate.board,
  boardText: rate.boardText,
  price: rate.price,
  place: { group: rate.place.group, room: rate.place.room },
})

/** Reads an availability response; null if its rooms or amounts are inconsistent. */
export function readAvailability(
  { policies, response }: Pick<Availability, 'policies' | 'response'>,
  { offer, input }: QuoteRequest,
  suppliers: Suppliers,
): CurrentOffer | null {
  const { rooms: searchedRooms } = input
  const shape = suppliers.prices(offer.provider)
  const { groups, omitted } = readRoomGroups(response, { offer, shape, searchedRooms, newId: createContentIds() })
  const roomsWithFirstRate = groups.flatMap((group) =>
    group.rooms.map((room) => ({ group, room, rate: room.rates[0] })),
  )
  if (omitted.unreadable + omitted.mismatched > 0 || roomsWithFirstRate.some(({ room }) => room.rates.length !== 1))
    return null
  const rooms = assignRooms(
    roomsWithFirstRate.flatMap(({ room, rate }) => (rate ? [{ room, rate }] : [])),
    searchedRooms.length,
  )
  const groupSoldTogether = groups.find(({ bookedTogether }) => bookedTogether)
  if (!rooms || (groupSoldTogether && groups.length > 1)) return null

  const price = groupSoldTogether ? groupSoldTogether.price : addPrices(rooms.map(({ rate }) => rate.price))
  if (!price?.isConsistent || !matchesTotal(field(response, 'totalPrice'), price)) return null

  // The gateway may replace the supplier's commission.
  const updatedCommission = parseHalalas(path(response, 'prices', 'updatedCommission'))
  const policyList = Array.isArray(policies) ? policies : list(field(policies, 'policies'))
  return {
    price: updatedCommission === null ? price : withCommission(price, updatedCommission),
    cancellationPolicy: chooseStayPolicy(rooms, price, {
      holdTerms: field(response, 'cancellationPolicy'),
      stayTerms: field(policies, 'cancellationPolicy'),
    }),
    rooms: rooms.map(toStoredRoom),
    ...readHotelRules(policyList),
    childPolicies: readChildPolicies(policyList, offer.provider),
    checkInTime: timeOfDay(field(response, 'checkInTime')),
    checkOutTime: timeOfDay(field(response, 'checkOutTime')),
    codes: readCodes(response),
    expiresAt: utcTime(field(response, 'expiresAt')) ?? null,
    payLaterUntil: makkahTime(field(response, 'payLaterUntil')) ?? null,
    commissionEditable: path(response, 'prices', 'isOverrideCommission') === true,
  }
}
