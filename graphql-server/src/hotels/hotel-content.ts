import type { Hotel } from '../__generated__/schema-types.ts'
import { count, field, list, number, text, fieldText } from '../gateway/wire.ts'
import type { Locale } from '../locale.ts'
import type { City } from './cities.ts'
import { locateHotel } from './coordinates.ts'
import { facilityCodes } from '../trade/facility.ts'
import { supplierKey } from '../trade/supplier.ts'
import { imageUrl, isDrawing } from '../values/image-url.ts'
import { plainText } from '../values/plain-text.ts'
import { chooseText, detectScript } from '../values/script-choice.ts'
import { detectLanguage } from '../values/text-language.ts'

/** Hotel content that does not depend on the search, as in the schema. */
export type HotelContent = Required<Omit<Hotel, '__typename'>>

/** `12345_en-US` → `12345`: some suppliers append the language to their codes. */
export const removeLanguageSuffix = (code: string) => code.replace(/_[a-z]{2}(-[a-z]{2,4})?$/i, '')

const firstLetters = /(?<![\p{L}\p{M}'’\d])\p{Ll}/gu

/** Cleans a name: collapses spaces, and applies title case if a Latin name is all lowercase or all uppercase. */
export function tidyName(name: string): string {
  const cleanName = (plainText(name) ?? '').replaceAll('\n', ' ')
  if (cleanName !== cleanName.toLowerCase() && cleanName !== cleanName.toUpperCase()) return cleanName
  if (!/\p{Script=Latin}/u.test(cleanName) || /\p{Script=Arabic}/u.test(cleanName)) return cleanName
  const titleCased = cleanName.toLowerCase().replaceAll(firstLetters, (letter) => letter.toUpperCase())
  return titleCased.normalize('NFC')
}

/** Moves drawings behind photos and otherwise preserves the order. */
export const sortPhotosFirst = (urls: string[]): string[] => [
  ...urls.filter((url) => !isDrawing(url)),
  ...urls.filter(isDrawing),
]

const mainImageFields = ['imagePath', 'image', 'bannerImagePath']
const listGalleryImages = (source: unknown) =>
  list(field(source, 'images')).map((image) => field(image, 'url') ?? image)

/** Returns all pictures of a hotel or room: photos before drawings, the main picture of each first. */
export function readImages(source: unknown): string[] {
  const mainImages = mainImageFields.map((name) => field(source, name))
  const urls = [...mainImages, ...listGalleryImages(source)].map(imageUrl)
  return sortPhotosFirst([...new Set(urls.filter((url) => url !== undefined))])
}

/** Returns the first picture of `readImages`, without reading the others if the main picture is a photo. */
export function readMainImage(source: unknown): string | null {
  for (const name of mainImageFields) {
    const url = imageUrl(field(source, name))
    if (url !== undefined && !isDrawing(url)) return url
  }
  return readImages(source)[0] ?? null
}

const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/g
const latinDigit = (digit: string) => String((digit.codePointAt(0) ?? 0) & 0xf)
const afternoon = /^(pm|م|مساء)/
const morning = /^(am|ص|صباح)/

/** Reads the number of rooms left, 1 to 9; null if the supplier reports no number or a higher one. */
export function readRoomsLeft(source: unknown): number | null {
  const roomsLeft = count(field(source, 'availabilityCount')) ?? 0
  return roomsLeft >= 1 && roomsLeft <= 9 ? roomsLeft : null
}

/** Converts the suppliers' time formats (`2:00 PM `, `12:00 ص`, `14:00:00`) to 24-hour time. */
export function timeOfDay(value: unknown): string | null {
  const normalized = (text(value) ?? '')
    .replaceAll(easternDigits, latinDigit)
    .replace(/^\d{4}-\d{2}-\d{2}T/, '')
    .toLowerCase()
  const match = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?(?:\.\d+)?\s*([\p{L}.]*)$/u.exec(normalized)
  if (!match) return null
  const [, hourText = '', minute = '00', periodText = ''] = match
  const period = periodText.replaceAll('.', '')
  const isAfternoon = afternoon.test(period)
  const isMorning = morning.test(period)
  if (period !== '' && !isAfternoon && !isMorning) return null
  // A bare "14" is not necessarily a time.
  if (period === '' && match[2] === undefined) return null
  let hour = Number(hourText)
  if (period !== '' && (hour < 1 || hour > 12) && !(isAfternoon && hour <= 23)) return null
  if (isAfternoon && hour < 12) hour += 12
  if (isMorning && hour === 12) hour = 0
  return hour <= 23 && Number(minute) <= 59 ? `${String(hour).padStart(2, '0')}:${minute}` : null
}

const readStars = (value: unknown): number | null => {
  const stars = Math.floor(number(value) ?? 0)
  return stars >= 1 && stars <= 5 ? stars : null
}

/** Returns the ministry's code, which all suppliers share; if there is none, an id derived from the supplier's code. */
export function toHotelId(source: unknown, provider: string, code: string): string {
  const ministryCode = fieldText(source, 'umrahHotelCode')
  return ministryCode && /^(?!0+$)[\w-]{4,32}$/.test(ministryCode)
    ? ministryCode
    : `${supplierKey(provider)}:${removeLanguageSuffix(code)}`
}

/** Names of a hotel in one supplier's response. */
export type WireNames = { name: string | null; latinName: string | null }

export const readNames = (source: unknown): WireNames => ({
  name: fieldText(source, 'name') ?? fieldText(source, 'hotelName') ?? null,
  latinName: fieldText(source, 'latinName') ?? null,
})

/** Cleans names for display. A missing name is null. */
function tidyNames(names: WireNames): WireNames {
  const name = tidyName(names.name ?? '')
  const latinName = tidyName(names.latinName ?? '')
  return {
    name: name === '' ? null : name,
    latinName: latinName === '' || detectScript(name) === 'LATIN' ? null : latinName,
  }
}

/** Chooses the names of a hotel from its suppliers' names, cheapest first, by the script of the language. */
export function chooseNames(
  id: string,
  sources: readonly WireNames[],
  locale: Locale,
): Pick<HotelContent, keyof WireNames> {
  const cleanNames = sources.map(tidyNames)
  const [onlyNames, ...others] = cleanNames
  if (onlyNames && others.length === 0) return { name: onlyNames.name ?? id, latinName: onlyNames.latinName }
  return mergeNames(id, cleanNames, locale)
}

function mergeNames(id: string, cleanNames: readonly WireNames[], locale: Locale) {
  const names = cleanNames.map(({ name }) => name)
  const name = chooseText(names, locale) ?? id
  const latinName = cleanNames.map((names) => names.latinName).find((candidate) => candidate !== null) ?? null
  return { name, latinName: detectScript(name) === 'LATIN' ? null : latinName }
}

/** Reads the content used to sort and filter hotels: stars, location and distance to the Haram. */
export function readStarsAndLocation(source: unknown, cities: readonly City[]) {
  const wire = {
    latitude: field(source, 'latitude'),
    longitude: field(source, 'longitude'),
    haramDistance: field(source, 'haramDistance'),
  }
  const { location, distanceToHaram } = locateHotel(wire, cities)
  return { stars: readStars(field(source, 'rating')), location, distanceToHaram }
}

/** Wire members read by `readHotelContent`. */
export const contentMembers: readonly string[] = [
  'name',
  'hotelName',
  'latinName',
  'rating',
  'address',
  'amenities',
  ...mainImageFields,
  'images',
  'latitude',
  'longitude',
  'haramDistance',
]

/** Reads the static content of a hotel from a search or a detail. */
export function readHotelContent(source: unknown, id: string, cities: readonly City[]): HotelContent {
  const { name, latinName } = tidyNames(readNames(source))
  const address = plainText(fieldText(source, 'address'))?.replaceAll('\n', ', ') ?? null
  const { stars, location, distanceToHaram } = readStarsAndLocation(source, cities)
  return {
    id,
    name: name ?? id,
    latinName,
    stars,
    address,
    addressLanguage: address === null ? null : detectLanguage(address),
    facilityCodes: facilityCodes(field(source, 'amenities')),
    imageUrl: readMainImage(source),
    location,
    distanceToHaram,
  }
}

/**
 * Merges the content of one hotel from its suppliers, cheapest first. Prefers a name and address in the script of the language, and a photo
 * over a drawing. Every other field comes from the first supplier that has it.
 */
export function mergeHotelContent(id: string, sources: readonly HotelContent[], locale: Locale): HotelContent {
  const firstValue = <Value>(getValue: (content: HotelContent) => Value | null): Value | null =>
    sources.map(getValue).find((value) => value !== null) ?? null
  const names = sources.map(({ name, latinName }) => ({ name: name === id ? null : name, latinName }))
  const address = chooseText(
    sources.map((content) => content.address),
    locale,
  )
  const images = sources.map((content) => content.imageUrl).filter((url) => url !== null)
  // A distance measured from coordinates is more reliable than one sent by a supplier.
  const locatedSource = sources.find(({ location }) => location !== null)
  return {
    id,
    ...mergeNames(id, names, locale),
    stars: firstValue(({ stars }) => stars),
    address,
    addressLanguage: address === null ? null : detectLanguage(address),
    facilityCodes: [...new Set(sources.flatMap((content) => content.facilityCodes))],
    imageUrl: sortPhotosFirst(images)[0] ?? null,
    location: locatedSource?.location ?? null,
    distanceToHaram: locatedSource ? locatedSource.distanceToHaram : firstValue((content) => content.distanceToHaram),
  }
}
