import type { HotelSearchInput } from '../../__generated__/schema-types.ts'
import { isCountryCode } from '../../values/country-code.ts'
import { makkahDate, nightsBetween } from '../../values/days.ts'
import { tidy } from '../../values/text.ts'
import { fail } from '../../errors/failure.ts'

export type Room = { adults: number; childAges: number[] }

/** A validated search. */
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

const limits = { rooms: 9, guestsPerRoom: 9, childAge: 17, nights: 30, daysAhead: 500 }

const reject = (reason: string): never => fail('BAD_USER_INPUT', { cause: reason, reason })

function readRooms(rooms: HotelSearchInput['rooms']): Room[] {
  if (rooms.length < 1 || rooms.length > limits.rooms) reject(`"rooms" must have 1 to ${limits.rooms} rooms.`)
  return rooms.map(({ adults, childAges }) => {
    const ages = childAges ?? []
    if (adults < 1 || adults + ages.length > limits.guestsPerRoom)
      reject(`A room must have 1 to ${limits.guestsPerRoom} guests, at least one of them an adult.`)
    if (ages.some((age) => age < 0 || age > limits.childAge))
      reject(`"childAges" must be between 0 and ${limits.childAge}.`)
    return { adults, childAges: [...ages] }
  })
}

function readCode(value: string | null | undefined, maxLength = 40): string {
  const typed = value?.trim() ?? ''
  const code = tidy(typed)
  if (code.length > maxLength || /\p{Cc}/u.test(typed)) fail('BAD_USER_INPUT', { cause: 'code' })
  return code
}

/** Validates the input of a search. Throws BAD_USER_INPUT if it is invalid. */
export function readSearchInput(input: HotelSearchInput, now: Date): SearchInput {
  const { checkIn, checkOut } = input
  const nights = nightsBetween(checkIn, checkOut)
  const daysAhead = nightsBetween(makkahDate(now), checkIn)
  if (nights < 1 || nights > limits.nights || daysAhead < 0 || daysAhead > limits.daysAhead) {
    fail('BAD_USER_INPUT', { messageKey: 'STAY_INVALID' })
  }
  const locationCode = readCode(input.locationCode, 20)
  if (!/^[\w-]+$/.test(locationCode)) reject('"locationCode" must be a code of `hotelLocations`.')
  const nationality = input.nationality.toUpperCase()
  if (!isCountryCode(nationality))
    fail('BAD_USER_INPUT', { cause: 'nationality', messageKey: 'BAD_USER_INPUT.nationality' })
  return {
    locationCode,
    checkIn,
    checkOut,
    nights,
    rooms: readRooms(input.rooms),
    nationality,
    hotelPromoCode: readCode(input.hotelPromoCode),
    specialCode: readCode(input.specialCode),
  }
}

/** Whether two searches have the same input. */
export const isSameSearch = (a: SearchInput, b: SearchInput) => JSON.stringify(a) === JSON.stringify(b)
