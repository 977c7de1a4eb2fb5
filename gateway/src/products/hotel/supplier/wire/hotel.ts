import { freeUntil } from '../cancellation-terms.ts'
import type { LocalName } from '#src/suppliers/local-names.ts'
import type { Hotel, Quirk } from '../hotel.ts'
import { hasPromo } from '../net-price.ts'
import { totalOf } from '../rates.ts'
import type { PricedRate, SupplierHotel } from '../supplier.ts'
import { toRiyals } from '#src/values/money.ts'
import { contentLanguage, nameIn } from '#src/suppliers/local-names.ts'
import { longDescription, shortDescription } from './local-texts.ts'
import { textLanguage } from './parts.ts'
import { childPolicies } from './policies.ts'

const cities: Record<Hotel['location'], LocalName> = {
  SA1: { en: 'Makkah', ar: 'مكة المكرمة', ur: 'مکہ مکرمہ' },
  SA4: { en: 'Madinah', ar: 'المدينة المنورة', ur: 'مدینہ منورہ' },
}

/** A supplier's conventions for names and times. */
export interface Style {
  /** How the supplier sends a name that the hotel entered only in Arabic. */
  arabicOnlyName: 'as-entered' | 'translated'
  /** Formats a time of day such as `16:00`. */
  time: (time: string, arabic: boolean) => string
}

function pictureUrl({ hotel, publicUrl }: SupplierHotel): string | null {
  const path = `/media/hotel/${hotel.code}.svg`
  if (hotel.quirks.includes('imageMissing')) return null
  if (hotel.quirks.includes('imageNone')) return 'https:None'
  return hotel.quirks.includes('imageProtocolRelative') ? `${publicUrl.replace(/^https?:/, '')}${path}` : path
}

/** Returns the coordinates that suppliers send, some of which are outside the city. */
function wireCoordinates({ latitude, longitude, quirks }: Hotel) {
  const quirkCoordinates: Partial<Record<Quirk, [number | null, number | null]>> = {
    latitudeTwice: [longitude, longitude],
    coordinatesSwapped: [longitude, latitude],
    coordinatesZero: [0, 0],
    coordinatesMissing: [null, null],
  }
  const [lat, lon] = quirks.map((quirk) => quirkCoordinates[quirk]).find((pair) => pair !== undefined) ?? [
    latitude,
    longitude,
  ]
  return { latitude: lat, longitude: lon }
}

/** Distances to the Haram, in meters, measured from the coordinates 0,0. */
const absurdDistance = { SA1: 4_918_700, SA4: 5_043_900 }

function describeHotel(supplierHotel: SupplierHotel): string | null {
  const { hotel, cultCode } = supplierHotel
  if (hotel.quirks.includes('descriptionMissing')) return null
  const text = shortDescription(hotel, contentLanguage(cultCode))
  return hotel.quirks.includes('descriptionEscapedTwice') ? `&lt;p&gt;${text}&amp;nbsp;&lt;/p&gt;\r\n` : text
}

function applyNameQuirk(name: string, hotel: Hotel): string {
  return hotel.quirks.includes('nameDoubleBlank') ? `${name.replaceAll(' ', '  ')} ` : name
}

/** Returns the fields of a hotel that do not depend on the supplier. */
export function toWireHotelFields(supplierHotel: SupplierHotel, rates: readonly PricedRate[], style: Style) {
  const { hotel, listing, stay, market, cultCode } = supplierHotel
  const language = textLanguage(cultCode)
  const name =
    hotel.quirks.includes('nameArabicOnly') && style.arabicOnlyName === 'as-entered'
      ? hotel.name.ar
      : nameIn(hotel.name, cultCode)
  const address = hotel.quirks.includes('addressArabic') ? hotel.address.ar : nameIn(hotel.address, cultCode)
  const areListsMissing = hotel.quirks.includes('listsNull')
  const areTimesMissing = hotel.quirks.includes('timesMissing')
  const deadlines = rates.flatMap(({ terms }) => freeUntil(terms) ?? [])
  const refundable = rates.every(({ terms }) => terms.refundable)
  return {
    name: applyNameQuirk(name, hotel),
    latinName: hotel.name.en,
    umrahHotelCode: hotel.code,
    status: 'Available' as const,
    amount: toRiyals(totalOf(rates)),
    amountType: 'Total' as const,
    currencyCode: 'SAR' as const,
    category: hotel.category,
    image: pictureUrl(supplierHotel),
    images: areListsMissing ? null : listPictures(supplierHotel),
    ...wireCoordinates(hotel),
    haramDistance: hotel.quirks.includes('distanceAbsurd') ? absurdDistance[hotel.location] : hotel.distance,
    address: hotel.quirks.includes('addressMissing') ? null : address,
    city: nameIn(cities[hotel.location], cultCode),
    state: cities[hotel.location].en,
    country: 'Saudi Arabia',
    email: hotel.quirks.includes('emailTextNull') ? 'null' : hotel.email,
    phone: hotel.phone,
    description: describeHotel(supplierHotel),
    descriptionLanguage: contentLanguage(cultCode),
    hotelChain: hotel.chain,
    checkInDate: `${stay.checkIn}T00:00:00`,
    checkOutDate: `${stay.checkOut}T00:00:00`,
    checkInTime: areTimesMissing ? null : style.time(hotel.checkInTime, language === 'ar'),
    checkOutTime: areTimesMissing ? null : style.time(hotel.checkOutTime, language === 'ar'),
    amenities: areListsMissing
      ? null
      : hotel.amenities.map((amenity) => ({ name: amenity[language], code: amenity.code })),
    // The earliest deadline applies, because after it part of the stay is no longer free to cancel.
    freeCancellationDate: refundable ? deadlines.reduce((a, b) => (a < b ? a : b)) : null,
    hasSpecialDeal: listing.deal !== null,
    promotionName: listing.deal?.name ?? null,
    isSubPccApplied: hasPromo(hotel, market),
    refundable,
    policies: childPolicies(hotel),
  }
}

/** Returns the pictures of the hotel, the main one first. */
export const listPictures = (supplierHotel: SupplierHotel): { url: string }[] =>
  [pictureUrl(supplierHotel), `/media/lobby/${supplierHotel.hotel.code}.svg`]
    .filter((url) => url !== null)
    .map((url) => ({ url }))

/** Returns the fields that the detail adds to the search row. */
export function toWireHotelDetailFields(supplierHotel: SupplierHotel) {
  const rooms = supplierHotel.hotel.roomTypes.map(({ code }) => ({
    url: `/media/room/${supplierHotel.hotel.code}-${code}.svg`,
  }))
  return {
    description: longDescription(
      supplierHotel.hotel,
      contentLanguage(supplierHotel.cultCode),
      describeHotel(supplierHotel) ?? '',
    ),
    images: [...listPictures(supplierHotel), ...rooms],
  }
}
