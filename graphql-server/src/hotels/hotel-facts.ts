import type { Hotel } from '../__generated__/schema-types.ts'
import { count, field, list, number, text } from '../gateway/wire.ts'
import type { Locale } from '../locale.ts'
import type { City } from './cities.ts'
import { locate } from './coordinates.ts'
import { plainText } from '../values/plain-text.ts'
import { chooseText } from './search/script-choice.ts'

/** What the wire says of a hotel whatever the search; the form GraphQL gives it too. */
export type HotelFacts = Required<Omit<Hotel, '__typename'>>

/** `12345_en-US` → `12345`: some suppliers hang the language on their codes. */
export const withoutCulture = (code: string) => code.replace(/_[a-z]{2}(-[a-z]{2,4})?$/i, '')

const firstLetters = /(?<![\p{L}\p{M}'’\d])\p{Ll}/gu

/** A name for reading: single blanks, and capitals where a Latin name has only small letters or only capitals. */
export function tidyName(name: string): string {
  const tidy = (plainText(name) ?? '').replaceAll('\n', ' ')
  if (tidy !== tidy.toLowerCase() && tidy !== tidy.toUpperCase()) return tidy
  if (!/\p{Script=Latin}/u.test(tidy) || /\p{Script=Arabic}/u.test(tidy)) return tidy
  const words = tidy.toLowerCase().replaceAll(firstLetters, (letter) => letter.toUpperCase())
  return words.normalize('NFC')
}

/** An address a browser may load: on an `https` host, or a drawing on our own origin. */
export function imageUrl(value: unknown): string | undefined {
  const address = text(value)
  if (!address) return undefined
  // A gateway on the same machine may name our origin, which has no https there.
  const own = address.replace(/^(https?:)?\/\/(localhost|127\.0\.0\.1)(:\d+)?\//i, '/')
  if (/^\/media\/[\w./-]+$/.test(own) && !own.includes('..')) return own
  const absolute = address.startsWith('//') ? `https:${address}` : address
  return /^https:\/\/[\w.-]+\.[\w-]+(:\d+)?([/?#]\S*)?$/i.test(absolute) ? absolute : undefined
}

const mainPictures = ['imagePath', 'image', 'bannerImagePath']
const listedPictures = (source: unknown) => list(field(source, 'images')).map((image) => field(image, 'url') ?? image)

/** Every picture of a hotel or room, the main one first. */
export function imagesOf(source: unknown): string[] {
  const named = mainPictures.map((name) => field(source, name))
  const urls = [...named, ...listedPictures(source)].map(imageUrl)
  return [...new Set(urls.filter((url) => url !== undefined))]
}

/** The first of these; a search asks for it a thousand times, and mostly finds it at once. */
export function mainImageOf(source: unknown): string | null {
  for (const name of mainPictures) {
    const url = imageUrl(field(source, name))
    if (url !== undefined) return url
  }
  return (
    listedPictures(source)
      .map(imageUrl)
      .find((url) => url !== undefined) ?? null
  )
}

const easternDigits = /[\u0660-\u0669\u06f0-\u06f9]/g
const latinDigit = (digit: string) => String((digit.codePointAt(0) ?? 0) & 0xf)
const afternoon = /^(pm|م|مساء)/
const morning = /^(am|ص|صباح)/

/** How many rooms a supplier says are left; null when it does not say, or there are too many for it to matter. */
export function roomsLeftOf(source: unknown): number | null {
  const left = count(field(source, 'availabilityCount')) ?? 0
  return left >= 1 && left <= 9 ? left : null
}

/** 24-hour time of the many forms suppliers write: `2:00 PM `, `12:00 ص`, `14:00:00`. */
export function timeOfDay(value: unknown): string | null {
  const words = (text(value) ?? '')
    .replaceAll(easternDigits, latinDigit)
    .replace(/^\d{4}-\d{2}-\d{2}T/, '')
    .toLowerCase()
  const match = /^(\d{1,2})(?::(\d{2}))?(?::\d{2})?(?:\.\d+)?\s*([\p{L}.]*)$/u.exec(words)
  if (!match) return null
  const [, hourText = '', minute = '00', halfText = ''] = match
  const half = halfText.replaceAll('.', '')
  const isAfternoon = afternoon.test(half)
  const isMorning = morning.test(half)
  if (half !== '' && !isAfternoon && !isMorning) return null
  // A bare "14" is as likely a number of something else.
  if (half === '' && match[2] === undefined) return null
  let hour = Number(hourText)
  if (half !== '' && (hour < 1 || hour > 12) && !(isAfternoon && hour <= 23)) return null
  if (isAfternoon && hour < 12) hour += 12
  if (isMorning && hour === 12) hour = 0
  return hour <= 23 && Number(minute) <= 59 ? `${String(hour).padStart(2, '0')}:${minute}` : null
}

const starsOf = (value: unknown): number | null => {
  const stars = Math.floor(number(value) ?? 0)
  return stars >= 1 && stars <= 5 ? stars : null
}

/** The ministry's code, which is the same at every supplier; else the supplier's own. */
export function hotelIdOf(source: unknown, supplierWord: string, code: string): string {
  const ministry = text(field(source, 'umrahHotelCode'))
  return ministry && /^[\w-]{4,32}$/.test(ministry) && !/^0+$/.test(ministry)
    ? ministry
    : `${supplierWord.toLowerCase()}:${withoutCulture(code)}`
}

/** The static facts of a hotel of a search or a detail. */
export function readHotelFacts(source: unknown, id: string, cities: readonly City[]): HotelFacts {
  const name = tidyName(text(field(source, 'name')) ?? text(field(source, 'hotelName')) ?? '')
  return {
    id,
    name: name === '' ? id : name,
    stars: starsOf(field(source, 'rating')),
    address: plainText(text(field(source, 'address')))?.replaceAll('\n', ', ') ?? null,
    imageUrl: mainImageOf(source),
    ...locate(
      {
        latitude: field(source, 'latitude'),
        longitude: field(source, 'longitude'),
        haramDistance: field(source, 'haramDistance'),
      },
      cities,
    ),
  }
}

/**
 * Facts of one hotel out of those of its suppliers, cheapest first: words in the script of the language, every other fact from the first
 * that has it.
 */
export function mergeFacts(id: string, sources: readonly HotelFacts[], locale: Locale): HotelFacts {
  const first = <Fact>(factOf: (facts: HotelFacts) => Fact | null): Fact | null =>
    sources.map(factOf).find((fact) => fact !== null) ?? null
  const names = sources.map(({ name }) => (name === id ? null : name))
  const addresses = sources.map(({ address }) => address)
  // A distance that we measured is worth more than one that a supplier tells.
  const located = sources.find(({ location }) => location !== null)
  return {
    id,
    name: chooseText(names, locale) ?? id,
    stars: first(({ stars }) => stars),
    address: chooseText(addresses, locale),
    imageUrl: first((facts) => facts.imageUrl),
    location: located?.location ?? null,
    distanceToHaram: located ? located.distanceToHaram : first((facts) => facts.distanceToHaram),
  }
}
