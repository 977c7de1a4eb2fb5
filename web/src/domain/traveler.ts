/** Who travels: the fields that every product asks for, as schemas that others extend, such as a visa application. */
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
import { codeOf, tidy } from './text.ts'

/** The server's limits. */
const maxNameLength = 100
const maxReferenceLength = 40
const maxNoteLength = 250
const maxPlaceLength = 100

/** A traveler as hotels and visa systems print them. */
export const travelerSchema = z.object({
  salutation: choice('titleMissing'),
  firstName: personName(maxNameLength, 'firstNameMissing'),
  lastName: personName(maxNameLength, 'lastNameMissing'),
})

/** A traveler as typed. With one name only there is no last name to type. */
type TypedNames = { readonly firstName: string; readonly lastName: string; readonly hasOneName: boolean }

/** Both names of a traveler as they are checked: one name only is in both, as the gateway takes it. */
export const withBothNames = <Typed extends TypedNames>(typed: Typed): Typed =>
  typed.hasOneName ? { ...typed, lastName: typed.firstName } : typed

/** The names of a traveler for an input of the server. */
export const toNamesInput = (firstName: string, lastName: string, hasOneName: boolean) =>
  hasOneName ? { firstName, hasOneName } : { firstName, lastName }

/** The title of a child, who is a boy or a girl. */
export const childSalutation = choice('genderMissing')

/** The traveler the supplier contacts. */
export const leadSchema = z.extend(travelerSchema, {
  email: email(),
  phoneCountryCode: phoneCountry(),
  phone: phoneNumber(),
})

/** Special requests for a stay. */
export const requestsSchema = z.object({ arrivalTime: optionalChoice(), note: optionalMessage(maxNoteLength) })

/** Letters and digits; passports of no country are shorter or longer. */
const optionalPassport = () =>
  field(
    codeOf,
    rule(
      optional((value) => /^[A-Z\d]{5,20}$/.test(value)),
      'invalidPassport',
    ),
  )

/** `9:05`, `0905`, `9.05` and `9:05 am` are the time `09:05`; `4pm` is `16:00`. */
const clockTime: Normalize = (typed) => {
  const parts = /^(\d{1,2})[:.]?(\d{2})?\s*(?:([ap])\.?m\.?)?$/i.exec(tidy(typed))
  const [, hour = '', minute, half] = parts ?? []
  // A number alone may be minutes.
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
    codeOf,
    rule(
      optional((value) => /^[A-Z\d]{2,3}\d{1,4}[A-Z]?$/.test(value)),
      'invalidFlight',
    ),
  )

/** What the driver of a ride and its company are told. */
export const rideSchema = z.object({
  passportNumber: optionalPassport(),
  pickUp: z.object({ place: optionalText(maxPlaceLength), time: optionalTime(), flightNumber: optionalFlight() }),
})

/** Of any country: the company's own is known only where the field is shown. */
export const commission = optionalAmount()
export const invoiceSchema = z.object({ vatNumber: taxNumber(null), agentReference: optionalText(maxReferenceLength) })
