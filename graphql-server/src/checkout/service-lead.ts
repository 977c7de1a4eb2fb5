/** The lead traveler of a service. Suppliers of services need no other names. */
import type { LeadTravelerInput, Traveler } from '../__generated__/schema-types.ts'
import { field, path, text, type WireObject } from '../gateway/wire.ts'
import { type collectErrors, email, passportNumber, checkPhone, optionalRule } from '../input/field-rules.ts'
import { checkNames } from '../input/person-names.ts'
import { fullName } from '../values/full-name.ts'
import { readSalutation, wireTitles } from '../trade/salutation.ts'

/** A lead traveler with validated names. */
type NamedLead = Omit<LeadTravelerInput, 'lastName' | 'hasOneName'> & { lastName: string }

export type ServiceLead = {
  lead: NamedLead
  leadName: string
  /** Null if not known yet. */
  passportNumber: string | null
}

const passportRule = optionalRule(passportNumber)

/** Placeholder for an unknown passport number on the wire. Agents type it too. */
const unknownPassport = 'NotAvailable'

/** Validates the lead traveler of an order. */
export function checkServiceLead(
  { lead, passportNumber: passportInput }: { lead: LeadTravelerInput; passportNumber?: string | null },
  collected: ReturnType<typeof collectErrors>,
): ServiceLead {
  const { errors, unwrap } = collected
  if (lead.salutation === 'MASTER' || lead.salutation === 'MISS') {
    errors.push({ path: 'lead.salutation', code: 'FIELD_INVALID', variant: 'title' })
  }
  const { firstName, lastName, name: leadName } = checkNames(collected, 'lead.', lead)
  const number = unwrap(passportRule('passportNumber', passportInput ?? ''))
  return {
    lead: {
      salutation: lead.salutation,
      firstName,
      lastName,
      email: unwrap(email('lead.email', lead.email)),
      ...checkPhone(collected, 'lead.', lead),
    },
    leadName,
    passportNumber: number === '' || number === unknownPassport.toUpperCase() ? null : number,
  }
}

/** Formats the lead traveler for a service reservation at the gateway. */
export const wireLead = ({ lead, passportNumber: number }: ServiceLead, nationality: string) => ({
  details: {
    passportNo: number ?? unknownPassport,
    firstName: lead.firstName,
    lastName: lead.lastName,
    nationalityCode: nationality,
    gender: wireTitles[lead.salutation].gender,
    phoneNumber: lead.phone,
    phoneNumberCountryCode: lead.phoneCountryCode,
    email: lead.email,
  },
})

/** Returns the passport number for a booked service; null if not known yet. */
export const passportOrNull = (number: string | undefined): string | null =>
  number === undefined || number.toUpperCase() === unknownPassport.toUpperCase() ? null : number

/** Reads the lead traveler from a booked service; null if missing. */
export function readServiceLead(view: WireObject): Traveler | null {
  const details = path(view, 'travellerDetails', 'details')
  const [firstName, lastName] = [text(field(details, 'firstName')), text(field(details, 'lastName'))]
  if (firstName === undefined || lastName === undefined) return null
  return {
    type: 'ADULT',
    firstName,
    lastName,
    name: fullName(firstName, lastName),
    age: null,
    lead: true,
    salutation: readSalutation(details),
  }
}

/** Reads the lead traveler's name from a booked service; undefined if missing. */
export function readLeadName(view: WireObject): string | undefined {
  const traveler = path(view, 'travellerDetails', 'details')
  const [firstName = '', lastName = ''] = [text(field(traveler, 'firstName')), text(field(traveler, 'lastName'))]
  return fullName(firstName, lastName) || undefined
}
