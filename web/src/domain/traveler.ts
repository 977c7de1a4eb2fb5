/** Who travels: the fields that every product asks for, as schemas that others extend, such as a visa application. */
import * as z from 'zod/mini'
import {
  choice,
  email,
  optionalChoice,
  optionalFlight,
  optionalMessage,
  optionalPassport,
  optionalText,
  optionalTime,
  personName,
  phoneCountry,
  phoneNumber,
  taxNumber,
} from './fields.ts'

/** The server's limits. */
const maxNameLength = 50
const maxReferenceLength = 40
const maxNoteLength = 250
const maxPlaceLength = 100

/** A traveler as hotels and visa systems print them. */
export const travelerSchema = z.object({
  salutation: choice('titleMissing'),
  firstName: personName(maxNameLength, 'firstNameMissing'),
  lastName: personName(maxNameLength, 'lastNameMissing'),
})

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

/** What the driver of a ride and its company are told. */
export const rideSchema = z.object({
  passportNumber: optionalPassport(),
  pickUp: z.object({ place: optionalText(maxPlaceLength), time: optionalTime(), flightNumber: optionalFlight() }),
})

/** Of any country: the company's own is known only where the field is shown. */
export const invoiceSchema = z.object({ vatNumber: taxNumber(null), agentReference: optionalText(maxReferenceLength) })
