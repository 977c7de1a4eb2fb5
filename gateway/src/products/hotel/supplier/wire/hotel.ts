import { freeUntil } from '../cancellation-terms.ts'
import type { LocalName } from '#src/suppliers/local-names.ts'
import type { Hotel, Quirk } from '../hotel.ts'
import { hasPromo } from '../net-price.ts'
import { totalOf } from '../rates.ts'
import type { PricedRate, SupplierHotel } from '../supplier.ts'
import { riyals } from '#src/values/money.ts'
import { contentLanguage, nameIn } from '#src/suppliers/local-names.ts'
import { longDescription, shortDescription } from './local-texts.ts'
import { languageOf } from './parts.ts'
import { childPolicies } from './policies.ts'

const cities: Record<Hotel['location'], LocalName> = {
  SA1: { en: 'Makkah', ar: 'مكة المكرمة', ur: 'مکہ مکرمہ' },
  SA4: { en: 'Madinah', ar: 'المدينة المنورة', ur: 'مدینہ منورہ' },
}

/** A supplier's wire format. */
export interface Style {
  /** Treatment of a name that the hotel entered only in Arabic. */
  arabicOnlyName: 'as-entered' | 'translated'
  /** Formats a time of day from `16:00`. */
  time: (time: string, arabic: boolean) => string
}

function picture({ hotel, publicUrl }: SupplierHotel): string | null {
  const path = `/media/hotel/${hotel.code}.svg`
  if (hotel.quirks.includes('imageMissing')) return null
  if (hotel.quirks.includes('imageNone')) return 'https:None'
  return hotel.quirks.includes('imageProtocolRelative') ? `${publicUrl.replace(/^https?:/, '')}${path}` : path
}

/** Coordinates as suppliers send them; some are outside the city. */
function coordinates({ latitude, longitude, quirks }: Hotel) {
  const odd: Partial<Record<Quirk, [number | null, number | null]>> = {
    latitudeTwice: [longitude, longitude],
    coordinatesSwapped: [longitude, latitude],
    coordinatesZero: [0, 0],
    coordinatesMissing: [null, null],
  }
  const [lat, lon] = quirks.map((quirk) => odd[quirk]).find((pair) => pair !== undefined) ?? [latitude, longitude]
  return { latitude: lat, longitude: lon }
}

/** Distance to the Haram, in meters, of a supplier that measured it from 0,0. */
const absurdDistance = { SA1: 4_918_700, SA4: 5_043_900 }

function describe(at: SupplierHotel): string | null {
  const { hotel, cultCode } = at
  if (hotel.quirks.includes('descriptionMissing')) return null
  const text = shortDescription(hotel, contentLanguage(cultCode))
  return hotel.quirks.includes('descriptionEscapedTwice') ? `&lt;p&gt;${text}&amp;nbsp;&lt;/p&gt;\r\n` : text
}

function tidyName(name: string, hotel: Hotel): string {
  return hotel.quirks.includes('nameDoubleBlank') ? `${name.replaceAll(' ', '  ')} ` : name
}

/** Facts about a hotel that do not depend on the supplier. */
export function hotelFacts(at: SupplierHotel, rates: readonly PricedRate[], style: Style) {
  const { hotel, listing, stay, market, cultCode } = at
  const language = languageOf(cultCode)
  const name =
    hotel.quirks.includes('nameArabicOnly') && style.arabicOnlyName === 'as-entered'
      ? hotel.name.ar
      : nameIn(hotel.name, cultCode)
  const address = hotel.quirks.includes('addressArabic') ? hotel.address.ar : nameIn(hotel.address, cultCode)
  const noLists = hotel.quirks.includes('listsNull')
  const noTimes = hotel.quirks.includes('timesMissing')
  const deadlines = rates.flatMap(({ terms }) => freeUntil(terms) ?? [])
  const refundable = rates.every(({ terms }) => terms.refundable)
  return {
    name: tidyName(name, hotel),
    latinName: hotel.name.en,
    umrahHotelCode: hotel.code,
    status: 'Available' as const,
    amount: riyals(totalOf(rates)),
    amountType: 'Total' as const,
    currencyCode: 'SAR' as const,
    category: hotel.category,
    image: picture(at),
    images: noLists ? null : galleryOf(at),
    ...coordinates(hotel),
    haramDistance: hotel.quirks.includes('distanceAbsurd') ? absurdDistance[hotel.location] : hotel.distance,
    address: hotel.quirks.includes('addressMissing') ? null : address,
    city: nameIn(cities[hotel.location], cultCode),
    state: cities[hotel.location].en,
    country: 'Saudi Arabia',
    email: hotel.quirks.includes('emailTextNull') ? 'null' : hotel.email,
    phone: hotel.phone,
    description: describe(at),
    descriptionLanguage: contentLanguage(cultCode),
    hotelChain: hotel.chain,
    checkInDate: `${stay.checkIn}T00:00:00`,
    checkOutDate: `${stay.checkOut}T00:00:00`,
    checkInTime: noTimes ? null : style.time(hotel.checkInTime, language === 'ar'),
    checkOutTime: noTimes ? null : style.time(hotel.checkOutTime, language === 'ar'),
    amenities: noLists ? null : hotel.amenities.map((amenity) => ({ name: amenity[language], code: amenity.code })),
    // The earliest deadline counts: after it, part of the stay is no longer free to cancel.
    freeCancellationDate: refundable ? deadlines.reduce((a, b) => (a < b ? a : b)) : null,
    hasSpecialDeal: listing.deal !== null,
    promotionName: listing.deal?.name ?? null,
    isSubPccApplied: hasPromo(hotel, market),
    refundable,
    policies: childPolicies(hotel),
  }
}

/** Pictures of the hotel, the main one first. */
export const galleryOf = (at: SupplierHotel): { url: string }[] =>
  [picture(at), `/media/lobby/${at.hotel.code}.svg`].filter((url) => url !== null).map((url) => ({ url }))

/** Fields that the detail adds to the row of the search. */
export function hotelDetailFacts(at: SupplierHotel) {
  const rooms = at.hotel.roomTypes.map(({ code }) => ({ url: `/media/room/${at.hotel.code}-${code}.svg` }))
  return {
    description: longDescription(at.hotel, contentLanguage(at.cultCode), describe(at) ?? ''),
    images: [...galleryOf(at), ...rooms],
  }
}
