import type { HotelSearchInput } from '../../__generated__/schema-types.ts'
import { fail } from '../../errors/failure.ts'

export type Room = { adults: number; childAges: number[] }

/** A search that may be sent: everything in it is within the limits. */
export type SearchInput = {
  locationCode: string
  checkIn: string
  checkOut: string
  nights: number
  rooms: Room[]
  nationality: string
  hotelPromoCode: string
  specialCode: string
}

const limits = { rooms: 9, guestsARoom: 9, childAge: 17, nights: 30, daysAhead: 500 }

const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000

/** Nights between two calendar dates. */
export const nightsBetween = (checkIn: string, checkOut: string) => dayNumber(checkOut) - dayNumber(checkIn)

/** The calendar date in Riyadh, which has no summer time. */
export const riyadhDate = (now: Date) => new Date(now.getTime() + 3 * 3_600_000).toISOString().slice(0, 10)

const wrong = (cause: string): never => fail('BAD_USER_INPUT', { cause })

function readRooms(rooms: HotelSearchInput['rooms']): Room[] {
  if (rooms.length < 1 || rooms.length > limits.rooms) wrong('number of rooms')
  return rooms.map(({ adults, childAges }) => {
    const ages = childAges ?? []
    if (adults < 1 || adults + ages.length > limits.guestsARoom) wrong('guests of a room')
    if (ages.some((age) => age < 0 || age > limits.childAge)) wrong('age of a child')
    return { adults, childAges: [...ages] }
  })
}

function readCode(value: string | null | undefined, longest = 40): string {
  const code = value?.trim() ?? ''
  if (code.length > longest || /[\p{Cc}\p{Cf}]/u.test(code)) wrong('code')
  return code
}

/** Checks the input of a search against the limits; whatever breaks one is BAD_USER_INPUT. */
export function readSearchInput(input: HotelSearchInput, now: Date): SearchInput {
  const { checkIn, checkOut } = input
  const nights = nightsBetween(checkIn, checkOut)
  const daysAhead = nightsBetween(riyadhDate(now), checkIn)
  if (nights < 1 || nights > limits.nights || daysAhead < 0 || daysAhead > limits.daysAhead) {
    fail('BAD_USER_INPUT', { text: 'STAY_INVALID' })
  }
  const locationCode = readCode(input.locationCode, 20)
  if (!/^[\w-]+$/.test(locationCode)) wrong('locationCode')
  if (!/^[A-Za-z]{2}$/.test(input.nationality)) wrong('nationality')
  return {
    locationCode,
    checkIn,
    checkOut,
    nights,
    rooms: readRooms(input.rooms),
    nationality: input.nationality.toUpperCase(),
    hotelPromoCode: readCode(input.hotelPromoCode),
    specialCode: readCode(input.specialCode),
  }
}

/** Whether two searches ask for the same. */
export const sameSearch = (a: SearchInput, b: SearchInput) => JSON.stringify(a) === JSON.stringify(b)
