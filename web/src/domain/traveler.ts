/** Schemas of traveler fields that all products share and may extend. */
import * as z from 'zod/mini'
import {
  type Normalize,
  choice,
  email,
  field,
  optional,
  optionalChoice,
  optionalMessage,
  optionalAmount,
  optionalText,
  personName,
  phoneCountry,
  phoneNumber,
  rule,
  taxNumber,
} from './fields.ts'
import { compactCode, tidy } from './text.ts'

/** The server's limits. */
const maxNameLength = 100
const maxReferenceLength = 40
const maxNoteLength = 250
const maxPlaceLength = 100

/** Names and title of a traveler, as in the passport. */
export const travelerSchema = z.object({
  salutation: choice('titleMissing'),
  firstName: personName(maxNameLength, 'firstNameMissing'),
  lastName: personName(maxNameLength, 'lastNameMissing'),
})

/** Typed names. A traveler with only one name has no last name. */
type TypedNames = { readonly firstName: string; readonly lastName: string; readonly hasOneName: boolean }

/** Copies a single name to the last name, because the gateway requires a first and a last name. */
export const withBothNames = <Typed extends TypedNames>(typed: Typed): Typed =>
  typed.hasOneName ? { ...typed, lastName: typed.firstName } : typed

/** Names of a traveler for the server's input. */
export const toNamesInput = (firstName: string, lastName: string, hasOneName: boolean) =>
  hasOneName ? { firstName, hasOneName } : { firstName, lastName }

/** Title of a child: boy or girl. */
export const childSalutation = choice('genderMissing')

/** The traveler the supplier contacts. */
export const leadSchema = z.extend(travelerSchema, {
  email: email(),
  phoneCountryCode: phoneCountry(),
  phone: phoneNumber(),
})

/** Special requests for a stay. */
export const requestsSchema = z.object({ arrivalTime: optionalChoice(), note: optionalMessage(maxNoteLength) })

/** Passport number of any country: 5 to 20 letters and digits. */
const optionalPassport = () =>
  field(
    compactCode,
    rule(
      optional((value) => /^[A-Z\d]{5,20}$/.test(value)),
      'invalidPassport',
    ),
  )

/** Normalizes a time: `9:05`, `0905`, `9.05` and `9:05 am` become `09:05`; `4pm` becomes `16:00`. */
const clockTime: Normalize = (typed) => {
  const parts = /^(\d{1,2})[:.]?(\d{2})?\s*(?:([ap])\.?m\.?)?$/i.exec(tidy(typed))
  const [, hour = '', minute, half] = parts ?? []
  // A bare number is ambiguous.
  if (!parts || (!minute && !half)) return tidy(typed)
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour)
  return `${String(hours).padStart(2, '0')}:${minute ?? '00'}`
}
const optionalTime = () =>
  field(
    clockTime,
    rule(
      optional((value) => /^([01]\d|2[0-3]):[0-5]\d$/.test(value)),
      'invalidTime',
    ),
  )

/** A flight number with its airline, `SV820`. */
const optionalFlight = () =>
  field(
    compactCode,
    rule(
      optional((value) => /^[A-Z\d]{2,3}\d{1,4}[A-Z]?$/.test(value)),
      'invalidFlight',
    ),
  )

/** Information for the driver and the company of a ride. */
export const rideSchema = z.object({
  passportNumber: optionalPassport(),
  pickUp: z.object({ place: optionalText(maxPlaceLength), time: optionalTime(), flightNumber: optionalFlight() }),
})

export const commission = optionalAmount()
/** The tax number may be from any country, because the company's country is known only where the field is shown. */
export const invoiceSchema = z.object({ vatNumber: taxNumber(null), agentReference: optionalText(maxReferenceLength) })
