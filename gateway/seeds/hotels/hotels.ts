import { seededRandom } from '../../src/values/seeded-random.ts'
import type { SeededRandom } from '../../src/values/seeded-random.ts'
import type { SupplierName } from '../../src/supplier-names.ts'
import type { LocationCode } from '../../src/suppliers/cities.ts'
import type { LocalName } from '../../src/suppliers/local-names.ts'
import type { Board, Facility, Hotel, Listing, RoomTypeCode } from '../../src/products/hotel/supplier/hotel.ts'
import { cities, metersBetween } from './districts.ts'
import type { District } from './districts.ts'
import { chains, hotelWords, venues, attributes } from './hotel-names.ts'
import { pickQuirks } from './quirks.ts'
import { addUrduName } from './urdu-letters.ts'
import { scenarioHotels } from './scenario-hotels.ts'

const hotelCounts: Record<LocationCode, number> = { SA1: 312, SA4: 214 }
const codePrefix: Record<LocationCode, string> = { SA1: '49101', SA4: '49404' }

/** Usual net price of a double room in riyals by stars, next to the Haram and far from it. */
const priceRange: Record<Hotel['stars'], readonly [near: number, far: number]> = {
  1: [225, 122],
  2: [290, 138],
  3: [410, 168],
  4: [600, 235],
  5: [960, 380],
}

const amenityOptions: readonly (Facility & { minStars: number })[] = [
  { code: 'FREE_WIFI', en: 'Free Wi-Fi', ar: 'واي فاي مجاني', minStars: 1 },
  { code: 'AIR_CONDITIONING', en: 'Air conditioning', ar: 'تكييف', minStars: 1 },
  { code: 'ELEVATOR', en: 'Elevator', ar: 'مصعد', minStars: 1 },
  { code: 'FRONT_DESK_24H', en: '24-hour front desk', ar: 'مكتب استقبال على مدار الساعة', minStars: 1 },
  { code: 'PRAYER_ROOM', en: 'Prayer room', ar: 'مصلى', minStars: 2 },
  { code: 'HARAM_SHUTTLE', en: 'Shuttle to the Haram', ar: 'نقل إلى الحرم', minStars: 2 },
  { code: 'RESTAURANT', en: 'Restaurant', ar: 'مطعم', minStars: 3 },
  { code: 'FAMILY_ROOMS', en: 'Family rooms', ar: 'غرف عائلية', minStars: 2 },
  { code: 'LUGGAGE_STORAGE', en: 'Luggage storage', ar: 'حفظ الأمتعة', minStars: 2 },
  { code: 'LAUNDRY', en: 'Laundry service', ar: 'خدمة غسيل الملابس', minStars: 3 },
  { code: 'ROOM_SERVICE', en: 'Room service', ar: 'خدمة الغرف', minStars: 4 },
  { code: 'WHEELCHAIR_ACCESS', en: 'Wheelchair access', ar: 'مدخل للكراسي المتحركة', minStars: 3 },
  { code: 'PARKING', en: 'Parking', ar: 'موقف سيارات', minStars: 3 },
  { code: 'COFFEE_SHOP', en: 'Coffee shop', ar: 'مقهى', minStars: 4 },
  { code: 'BUSINESS_CENTER', en: 'Business center', ar: 'مركز أعمال', minStars: 5 },
  { code: 'HARAM_VIEW_ROOMS', en: 'Haram view rooms', ar: 'غرف مطلة على الحرم', minStars: 5 },
]

const deals = ['Early booking', 'Stay longer', 'Winter offer', 'Agents’ week', '  Groups '] as const

function pickDistrict(random: SeededRandom, districts: readonly District[]): District {
  let ticket = random.next() * districts.reduce((sum, { share }) => sum + share, 0)
  const district = districts.find(({ share }) => (ticket -= share) < 0) ?? districts[0]
  if (!district) throw new Error('The city has no districts')
  return district
}

function pickStars(random: SeededRandom, distance: number): Hotel['stars'] {
  const roll = random.next() + (distance < 500 ? 0.28 : distance < 1200 ? 0.08 : -0.08)
  if (roll < 0.16) return 1
  if (roll < 0.36) return 2
  if (roll < 0.68) return 3
  return roll < 0.98 ? 4 : 5
}

/** Yields names that are unique across both cities: all combinations in random order. */
function* generateNames(): Generator<LocalName, undefined> {
  const random = seededRandom('names')
  const all = venues.flatMap((venue) =>
    attributes.map((attribute) =>
      addUrduName({ en: `${venue.en} ${attribute.en}`, ar: `${venue.ar} ${attribute.ar}` }),
    ),
  )
  while (all.length > 0) yield* all.splice(random.int(0, all.length - 1), 1)
}

function addHotelWord(random: SeededRandom, name: LocalName, stars: number, category: Hotel['category']): LocalName {
  const kind = category === 'Apartment' ? 'apartment' : stars >= 5 ? 'luxury' : stars >= 3 ? 'middle' : 'plain'
  const word = random.pick(hotelWords[kind])
  return { en: `${name.en} ${word.en}`, ar: `${word.ar} ${name.ar}`, ur: `${name.ur} ${word.ur}` }
}

function generateRoomTypes(
  random: SeededRandom,
  { stars, distance, category }: Pick<Hotel, 'stars' | 'distance' | 'category'>,
) {
  const codes: RoomTypeCode[] = ['DBL', 'TPL', 'QUD']
  if (stars <= 3 || random.next() < 0.3) codes.unshift('SGL')
  if (stars >= 4 && distance < 600) codes.push('DBV')
  if (random.next() < 0.45) codes.push('QNT')
  if (category === 'Apartment' || (stars >= 4 && random.next() < 0.35)) codes.push('FAM')
  return codes.map((code) => ({ code, rooms: code === 'FAM' || code === 'DBV' ? random.int(1, 4) : random.int(2, 14) }))
}

function pickBoards(random: SeededRandom, stars: number): [Board, ...Board[]] {
  const all: [Board, ...Board[]] = ['RO', 'BB', 'HB', 'FB']
  if (stars >= 4) return random.next() < 0.3 ? ['BB', 'HB', 'FB'] : all
  if (stars === 3) return random.pick([all, ['RO', 'BB'], ['RO', 'BB', 'HB']])
  return random.pick([['RO'], ['RO', 'BB'], ['RO'], ['RO', 'FB']])
}

/** First hotel number of each supplier. Numbers are unique per supplier. */
const firstNumber: Record<SupplierName, number> = { hudxconnect: 20_118, agoda: 1_204_311, umrahholidays: 3_407 }

function generateListing(random: SeededRandom, supplier: SupplierName, serial: number, stars: number): Listing {
  const step = { hudxconnect: 7, agoda: 13, umrahholidays: 3 }[supplier]
  return {
    supplier,
    number: firstNumber[supplier] + serial * step,
    pricePermille: random.int(955, 1065),
    commissionBasisPoints: stars === 5 && random.next() < 0.2 ? 500 : 250,
    refundability: random.pick(['both', 'both', 'refundable', 'refundable', 'non-refundable']),
    deal: random.next() < 0.11 ? { name: random.pick(deals), percent: random.pick([5, 8, 10, 15]) } : null,
  }
}

/** Picks the suppliers that sell a hotel. About a third of the hotels are sold by two or three suppliers under one ministry code. */
function pickSuppliers(random: SeededRandom): [SupplierName, ...SupplierName[]] {
  const roll = random.next()
  if (roll < 0.1) return ['hudxconnect', 'umrahholidays', 'agoda']
  if (roll < 0.2) return ['hudxconnect', 'umrahholidays']
  if (roll < 0.28) return ['hudxconnect', 'agoda']
  if (roll < 0.35) return ['umrahholidays', 'agoda']
  return random.pick([['hudxconnect'], ['hudxconnect'], ['umrahholidays'], ['agoda']])
}

const formatAddress = (house: number, street: LocalName, district: District): LocalName => ({
  en: `${house} ${street.en}, ${district.name.en}`,
  ar: `${street.ar} ${house}، حي ${district.name.ar}`,
  ur: `${street.ur} ${house}، ${district.name.ur}`,
})

interface Site {
  code: string
  serial: number
  location: LocationCode
  name: LocalName
}

function generateHotel({ code, serial, location, name }: Site): Hotel {
  const random = seededRandom(`hotel:${code}`)
  const { districts, haram } = cities[location]
  const district = pickDistrict(random, districts)
  const randomOffset = () => (random.next() * 2 - 1) * district.spread
  const point = {
    latitude: Number((district.latitude + randomOffset()).toFixed(6)),
    longitude: Number((district.longitude + randomOffset()).toFixed(6)),
  }
  const distance = metersBetween(point, haram)
  const stars = pickStars(random, distance)
  const category = random.next() < 0.14 ? 'Apartment' : 'Hotel'
  const quirks = pickQuirks(code)
  const [near, far] = priceRange[stars]
  const closeness = Math.max(0, 1 - distance / 3200) ** 1.6
  const riyals = Math.round((far + (near - far) * closeness) * (0.86 + random.next() * 0.3))
  const street = random.pick(district.streets)
  const house = random.int(3, 180)
  const suppliers = pickSuppliers(random)
  const listing = (supplier: SupplierName) => generateListing(random, supplier, serial, stars)
  const [first, ...others] = suppliers
  return {
    code,
    location,
    name: addHotelWord(random, name, stars, category),
    chain: random.next() < 0.15 ? random.pick(chains) : null,
    category,
    stars,
    district: district.name,
    address: formatAddress(house, street, district),
    ...point,
    distance,
    checkInTime: random.pick(['16:00', '15:00', '14:00', '17:00']),
    checkOutTime: random.pick(['12:00', '11:00', '14:00']),
    phone: `+966 ${location === 'SA1' ? '12' : '14'} 000 ${String(serial).padStart(4, '0')}`,
    email: `reservations@hotel-${code}.example`,
    amenities: amenityOptions.flatMap(({ minStars, ...facility }) =>
      stars >= minStars && random.next() < 0.82 ? [facility] : [],
    ),
    baseNightHalalas: riyals * 100,
    boards: pickBoards(random, stars),
    roomTypes: generateRoomTypes(random, { stars, distance, category }),
    childPolicy: {
      freeUpTo: random.pick([2, 5, 5, 6]),
      chargedUpTo: random.pick([11, 11, 12]),
      charge:
        random.next() < 0.5
          ? { kind: 'amount', halalas: random.int(4, 12) * 1000 }
          : { kind: 'percentage', percent: random.pick([25, 50]) },
    },
    cancellation: { freeDays: random.int(1, 7), firstPenalty: random.pick(['half', 'first-night']) },
    promo: serial % 37 === 5 ? `RAHMA${serial}` : null,
    alwaysAvailable: false,
    scenario: {},
    quirks,
    listings: [listing(first), ...others.map(listing)],
  }
}

function buildScenarioHotel(details: (typeof scenarioHotels)[number], serial: number): Hotel {
  const { haram } = cities.SA1
  const [north, east] = details.offset
  const point = { latitude: haram.latitude + north, longitude: haram.longitude + east }
  const base = generateHotel({ code: details.code, serial, location: 'SA1', name: details.name })
  const district = cities.SA1.districts.reduce((nearest, other) =>
    metersBetween(other, point) < metersBetween(nearest, point) ? other : nearest,
  )
  const [street] = district.streets
  return {
    ...base,
    name: details.name,
    district: district.name,
    address: formatAddress(serial * 10, street, district),
    chain: null,
    category: 'Hotel',
    stars: details.stars,
    latitude: Number(point.latitude.toFixed(6)),
    longitude: Number(point.longitude.toFixed(6)),
    distance: metersBetween(point, haram),
    baseNightHalalas: (details.stars === 5 ? 400 : 250) * 100 + serial * 1100,
    boards: ['RO', 'BB', 'HB', 'FB'],
    roomTypes: (['SGL', 'DBL', 'TPL', 'QUD', 'QNT', 'FAM'] as const).map((code) => ({ code, rooms: 500 })),
    childPolicy: { freeUpTo: 5, chargedUpTo: 11, charge: { kind: 'amount', halalas: 5000 } },
    cancellation: { freeDays: 3, firstPenalty: 'half' },
    promo: null,
    alwaysAvailable: true,
    scenario: details.scenario,
    quirks: [],
    listings: [
      {
        supplier: details.supplier,
        number: firstNumber[details.supplier] - 900 + serial,
        pricePermille: 1000,
        commissionBasisPoints: 250,
        refundability: details.refundability,
        deal: null,
      },
    ],
  }
}

/** Generates all hotels of the reference suppliers. The list is always the same. */
export function generateHotels(): Hotel[] {
  const names = generateNames()
  const hotels = scenarioHotels.map((details, index) => buildScenarioHotel(details, index + 1))
  let serial = 100
  for (const location of ['SA1', 'SA4'] as const) {
    for (let i = 1; i <= hotelCounts[location]; i++) {
      const name = names.next().value
      if (!name) throw new Error('There are more hotels than names')
      serial += 1
      hotels.push(
        generateHotel({ code: `${codePrefix[location]}${String(i * 37).padStart(5, '0')}`, serial, location, name }),
      )
    }
  }
  return hotels
}
