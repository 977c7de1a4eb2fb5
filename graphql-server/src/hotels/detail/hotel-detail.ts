import type { Context } from '../../context.ts'
import type { Failure } from '../../errors/failure.ts'
import { unlessGatewayFails } from '../../gateway/unless-gateway-fails.ts'
import { type WireObject, field, isObject, text } from '../../gateway/wire.ts'
import { mergeFacilities, readFacilities } from '../../trade/facility.ts'
import { type Suppliers, supplierKey } from '../../trade/supplier.ts'
import { plainText } from '../../values/plain-text.ts'
import { chooseText } from '../../values/script-choice.ts'
import { detectLanguage } from '../../values/text-language.ts'
import type { SupplierWarning } from '../../trade/supplier-warning.ts'
import { findCities } from '../cities.ts'
import { readHotelDetail } from '../gateway-calls.ts'
import {
  type HotelContent,
  readImages,
  mergeHotelContent,
  sortPhotosFirst,
  readHotelContent,
  timeOfDay,
  removeLanguageSuffix,
} from '../hotel-content.ts'
import type { CachedHotel, CachedOffer, CachedSearch } from '../search/cached-search.ts'
import { readDisplayedHotel } from '../search/displayed-hotel.ts'
import { type CachedDetail, type CachedGroup, cacheDetail, createContentIds, readDetail } from './cached-detail.ts'
import { readChildPolicies } from './child-policies.ts'
import { readRoomGroups } from './rooms.ts'

/** Finds a hotel in a search by its id, or by a supplier's own code, ignoring its language suffix. */
export const findHotel = ({ hotels }: CachedSearch, id: string): CachedHotel | undefined =>
  hotels.find((hotel) => hotel.id === id) ??
  hotels.find(({ offers }) => offers.some(({ code }) => removeLanguageSuffix(code) === removeLanguageSuffix(id)))

type SupplierResult = { offer: CachedOffer; hotel?: unknown; failure?: Failure }

/** Requests the hotel from one supplier. Returns a failure instead of throwing it. */
async function requestDetail({ gateway }: Context, search: CachedSearch, offer: CachedOffer): Promise<SupplierResult> {
  const call = readHotelDetail(gateway, search.input, search.locale, offer)
  return unlessGatewayFails<SupplierResult, SupplierResult>(
    call.then((hotel) => ({ offer, hotel })),
    (failure) => ({ offer, failure }),
  )
}

type SupplierHotel = { provider: string; source: WireObject; groups: CachedGroup[]; content: HotelContent }

/** Reads each supplier's response for the hotel. Missing or unreadable responses become warnings. */
function readResults(search: CachedSearch, hotel: CachedHotel, results: SupplierResult[], suppliers: Suppliers) {
  const supplierHotels: SupplierHotel[] = []
  const warnings: SupplierWarning[] = []
  for (const { offer, hotel: source, failure } of results) {
    const { provider } = offer
    const warn = (code: SupplierWarning['code'], count: number | null) => warnings.push({ code, provider, count })
    if (failure) {
      warn('SUPPLIER_FAILED', null)
      continue
    }
    const newId = createContentIds(search.id, hotel.id, supplierKey(provider))
    const roomReading = { offer, shape: suppliers.prices(provider), searchedRooms: search.input.rooms, newId }
    const { groups, omitted } = readRoomGroups(source, roomReading)
    if (omitted.unreadable > 0) warn('ROW_UNREADABLE', omitted.unreadable)
    if (omitted.mismatched > 0) warn('OCCUPANCY_MISMATCH', omitted.mismatched)
    if (!isObject(source) || (groups.length === 0 && omitted.unreadable + omitted.mismatched === 0)) {
      warn('HOTEL_NOT_AVAILABLE', null)
      continue
    }
    const rates = groups.flatMap(({ rooms }) => rooms.flatMap((room) => room.rates))
    const inconsistentCount = rates.filter(({ bookable }) => !bookable).length
    if (inconsistentCount > 0) warn('PRICE_INCONSISTENT', inconsistentCount)
    const roundedCount = rates.filter(({ price }) => price.isRounded).length
    if (roundedCount > 0) warn('PRICE_ROUNDED', roundedCount)
    supplierHotels.push({
      provider,
      source,
      groups,
      content: readHotelContent(source, hotel.id, findCities(search.input.locationCode)),
    })
  }
  return { supplierHotels, warnings }
}

const findTime = (sources: WireObject[], name: string) =>
  sources.map((source) => timeOfDay(field(source, name))).find((time) => time !== null) ?? null

/** Merges the responses of a hotel's suppliers, cheapest first. */
function mergeDetail(
  search: CachedSearch,
  hotel: CachedHotel,
  results: SupplierResult[],
  suppliers: Suppliers,
): CachedDetail {
  const { locale } = search
  const { supplierHotels, warnings } = readResults(search, hotel, results, suppliers)
  const { content: searchContent } = readDisplayedHotel(hotel, search, suppliers)
  const sources = supplierHotels.map(({ source }) => source)
  const content = mergeHotelContent(
    hotel.id,
    [searchContent, ...supplierHotels.map((result) => result.content)],
    locale,
  )
  const descriptions = sources.map((source) => plainText(text(field(source, 'description'))) ?? null)
  const description = chooseText(descriptions, locale)
  const wireLanguage = text(field(sources[descriptions.indexOf(description)], 'descriptionLanguage'))
  const mainImage = content.imageUrl === null ? [] : [content.imageUrl]
  return {
    searchId: search.id,
    hotel: { content, offers: hotel.offers.map(({ id, provider, code }) => ({ id, provider, code })) },
    description,
    descriptionLanguage: description === null ? null : detectLanguage(description, wireLanguage),
    facilities: mergeFacilities(
      sources.map((source) => readFacilities(field(source, 'amenities'))),
      locale,
    ),
    images: sortPhotosFirst([...new Set([...mainImage, ...sources.flatMap(readImages)])]),
    checkInTime: findTime(sources, 'checkInTime'),
    checkOutTime: findTime(sources, 'checkOutTime'),
    childPolicies: supplierHotels.flatMap(({ source, provider }) =>
      readChildPolicies(field(source, 'policies'), provider),
    ),
    groups: supplierHotels.flatMap(({ groups }) => groups),
    warnings,
    wire: Object.fromEntries(supplierHotels.map(({ provider, source }) => [supplierKey(provider), source])),
  }
}

/** Returns a supplier's cached result; undefined if it must be requested, for example because the supplier's offer arrived later. */
function findCachedResult(cached: CachedDetail | undefined, offer: CachedOffer): SupplierResult | undefined {
  const wasRequested = cached?.hotel.offers.some(({ id }) => id === offer.id)
  const hasFailed = cached?.warnings.some(
    ({ code, provider }) => code === 'SUPPLIER_FAILED' && provider === offer.provider,
  )
  return !cached || !wasRequested || hasFailed ? undefined : { offer, hotel: cached.wire[supplierKey(offer.provider)] }
}

async function readFromSuppliers(context: Context, owner: string, search: CachedSearch, hotel: CachedHotel) {
  const cached = await readDetail(context, owner, search.id, hotel.id)
  const cachedResults = hotel.offers.map((offer) => findCachedResult(cached, offer))
  if (cached && cachedResults.every((result) => result !== undefined)) return cached

  const results = await Promise.all(
    hotel.offers.map(async (offer, index) => cachedResults[index] ?? (await requestDetail(context, search, offer))),
  )
  const failures = results.flatMap(({ failure }) => failure ?? [])
  if (failures[0] && failures.length === results.length) throw failures[0]
  // Another server may have cached the hotel in the meantime. Use its detail, because another tab may already show its prices.
  const concurrentDetail = cached ? undefined : await readDetail(context, owner, search.id, hotel.id)
  if (concurrentDetail) return concurrentDetail
  const detail = mergeDetail(search, hotel, results, context.suppliers)
  for (const { code, provider, count } of detail.warnings) {
    if (count !== null)
      context.logger.warn({ code, provider, count, hotel: hotel.id }, 'rooms or rates omitted or inconsistent')
  }
  await cacheDetail(context, owner, search, detail)
  return detail
}

/** Reads in progress, so that two tabs that open a hotel at the same time share the supplier calls. */
const runningReads = new Map<string, Promise<CachedDetail>>()

/**
 * Reads the rooms of a hotel from every supplier that offers it, in parallel. Suppliers with a cached response are not called again. Fails if all
 * suppliers fail.
 */
export function readHotel(
  context: Context,
  owner: string,
  search: CachedSearch,
  hotel: CachedHotel,
): Promise<CachedDetail> {
  const key = JSON.stringify([owner, search.id, hotel.id, hotel.offers.length])
  const running = runningReads.get(key)
  if (running) return running
  const newRead = readFromSuppliers(context, owner, search, hotel).finally(() => runningReads.delete(key))
  runningReads.set(key, newRead)
  return newRead
}
