import type { Supplier } from '../../__generated__/schema-types.ts'
import type { Context } from '../../context.ts'
import { Failure } from '../../errors/failure.ts'
import { type WireObject, field, isObject, text, texts } from '../../gateway/wire.ts'
import { readChildPolicies } from './child-policies.ts'
import { citiesOf } from '../cities.ts'
import { readHotelDetail } from '../gateway-calls.ts'
import { type HotelFacts, imagesOf, mergeFacts, readHotelFacts, timeOfDay, withoutCulture } from '../hotel-facts.ts'
import {
  type KeptDetail,
  type KeptGroup,
  type KeptHotel,
  type KeptOffer,
  type KeptSearch,
  type KeptWarning,
  keepDetail,
  readDetail,
} from '../search/cached-search.ts'
import { plainText } from '../../values/plain-text.ts'
import { isForOthers, readRoomGroups } from './rooms.ts'
import { chooseText, chooseWords } from '../search/script-choice.ts'

/** A hotel of a search by its id, or by a supplier's own code without the culture. */
export const findHotel = ({ hotels }: KeptSearch, id: string): KeptHotel | undefined =>
  hotels.find(({ facts }) => facts.id === id) ??
  hotels.find(({ offers }) => offers.some(({ code }) => withoutCulture(code) === withoutCulture(id)))

type Answer = { offer: KeptOffer; hotel?: unknown; failure?: Failure }

async function askSupplier({ gateway }: Context, search: KeptSearch, offer: KeptOffer): Promise<Answer> {
  try {
    return { offer, hotel: await readHotelDetail(gateway, search.input, search.locale, offer) }
  } catch (error) {
    // One supplier's fault is a warning, but a token the gateway refuses is refused for all.
    if (!(error instanceof Failure) || !error.code.startsWith('GATEWAY_')) throw error
    return { offer, failure: error }
  }
}

const isUnsound = ({ price, rooms }: KeptGroup) =>
  price?.sound === false || rooms.some(({ rates }) => rates.some((rate) => !rate.price.sound))

type ReadHotel = { supplier: Supplier; source: WireObject; groups: KeptGroup[]; facts: HotelFacts }

/** What each supplier says of the hotel, and what is wrong with it. */
function readAnswers(search: KeptSearch, hotel: KeptHotel, answers: Answer[], newId: () => string) {
  const read: ReadHotel[] = []
  const warnings: KeptWarning[] = []
  for (const { offer, hotel: source, failure } of answers) {
    const { supplier } = offer
    if (failure) {
      warnings.push({ code: 'SUPPLIER_FAILED', supplier })
      continue
    }
    const { groups, lost } = readRoomGroups(source, { offer, rooms: search.input.rooms, newId })
    if (!isObject(source) || (groups.length === 0 && !lost)) {
      warnings.push({ code: 'HOTEL_NOT_AVAILABLE', supplier })
      continue
    }
    if (lost) {
      const code = isForOthers(source, search.input.rooms) ? 'OCCUPANCY_MISMATCH' : 'ROW_UNREADABLE'
      warnings.push({ code, supplier })
    }
    if (groups.some(isUnsound)) warnings.push({ code: 'PRICE_INCONSISTENT', supplier })
    const facts = readHotelFacts(source, hotel.facts.id, citiesOf(search.input.locationCode))
    read.push({ supplier, source, groups, facts })
  }
  return { read, warnings }
}

const timeIn = (sources: WireObject[], name: string) =>
  sources.map((source) => timeOfDay(field(source, name))).find((time) => time !== null) ?? null

/** One hotel out of the answers of its suppliers, cheapest first. */
function detailOf(search: KeptSearch, hotel: KeptHotel, answers: Answer[], newId: () => string): KeptDetail {
  const { locale } = search
  const { read, warnings } = readAnswers(search, hotel, answers, newId)
  const sources = read.map(({ source }) => source)
  const facts = mergeFacts(hotel.facts.id, [hotel.facts, ...read.map((said) => said.facts)], locale)
  const mainImage = facts.imageUrl === null ? [] : [facts.imageUrl]
  return {
    searchId: search.id,
    hotel: { ...hotel, facts },
    description: chooseText(
      sources.map((source) => plainText(text(field(source, 'description'))) ?? null),
      locale,
    ),
    facilities: chooseWords(
      sources.map((source) => texts(field(source, 'amenities'), 'name')),
      locale,
    ),
    images: [...new Set([...mainImage, ...sources.flatMap(imagesOf)])],
    checkInTime: timeIn(sources, 'checkInTime'),
    checkOutTime: timeIn(sources, 'checkOutTime'),
    childPolicies: read.flatMap(({ source, supplier }) => readChildPolicies(field(source, 'policies'), supplier)),
    groups: read.flatMap(({ groups }) => groups),
    warnings,
    wire: Object.fromEntries(read.map(({ supplier, source }) => [supplier, source])),
  }
}

const isComplete = ({ warnings }: KeptDetail) => warnings.every(({ code }) => code !== 'SUPPLIER_FAILED')

/**
 * The rooms of a hotel from every supplier that offers it, asked side by side. What is kept is given again, so that the ids of its rates
 * stay good, unless a supplier was missing. When all of them fail, so does this.
 */
export async function readHotel(
  context: Context,
  owner: string,
  search: KeptSearch,
  hotel: KeptHotel,
): Promise<KeptDetail> {
  const kept = await readDetail(context, owner, search.id, hotel.facts.id)
  if (kept && isComplete(kept)) return kept
  const answers = await Promise.all(hotel.offers.map((offer) => askSupplier(context, search, offer)))
  const failures = answers.flatMap(({ failure }) => failure ?? [])
  if (failures[0] && failures.length === answers.length) throw failures[0]
  const detail = detailOf(search, hotel, answers, context.newId)
  await keepDetail(context, owner, search, detail)
  return detail
}
