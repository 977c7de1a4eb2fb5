/** Who travels, as typed. Names of the fields are the paths of the input, so that what the server says about one finds it. */
import type { BookHotelInput, GuestInput, Salutation, TravelerType } from '#src/__generated__/schema.ts'
import { toLatinDigits } from '#src/domain/digits.ts'
import { isVatNumber } from '#src/domain/fields.ts'
import type { RoomGuests } from '#src/domain/occupancy.ts'
import { prefixOf } from '#src/data/phone-countries.ts'

export interface GuestFields {
  roomIndex: number
  type: TravelerType
  /** Age of a child as it was searched; the price depends on it. */
  age: number | null
  salutation: Salutation | ''
  firstName: string
  lastName: string
}

export interface TravellerForm {
  lead: {
    salutation: Salutation | ''
    firstName: string
    lastName: string
    email: string
    /** Country and prefix, `ID-62`: several countries share a prefix. */
    phoneCountryCode: string
    phone: string
  }
  guests: GuestFields[]
  vatNumber: string
  agentReference: string
  /** Empty for the preferred one. */
  iban: string
}

export type FieldProblem =
  | 'required'
  | 'notChosen'
  | 'nameTooLong'
  | 'nameInvalid'
  | 'email'
  | 'phone'
  | 'vatNumber'
  | 'referenceTooLong'

const tidy = (text: string): string => toLatinDigits(text).normalize('NFC').replaceAll(/\s+/g, ' ').trim()
const digits = (text: string): string => tidy(text).replaceAll(/[\s().+-]/g, '')
/** Letters as people count them. */
const lengthOf = (text: string): number => Array.from(text).length

type Rule = (typed: string) => FieldProblem | undefined

/** Letters of any script with what stands between the parts of a name; digits and other signs are in no passport. */
const nameForm = /^(?=.*\p{L})[\p{L}\p{M} '’‘ʼ\x60.,\u200c-\u200d-]+$/u

/** The server's own rule: hotels and visa systems print names. */
export const nameProblem: Rule = (typed) => {
  const name = tidy(typed)
  if (name === '') return 'required'
  if (lengthOf(name) > 50) return 'nameTooLong'
  return nameForm.test(name) ? undefined : 'nameInvalid'
}

const matching =
  (normalise: (typed: string) => string, pattern: RegExp, problem: FieldProblem): Rule =>
  (typed) => {
    const value = normalise(typed)
    if (value === '') return 'required'
    return pattern.test(value) ? undefined : problem
  }

export const emailProblem = matching(
  tidy,
  /^(?=.{6,254}$)[^\s@<>"(),:;\\[\]]{1,64}@(?:[\p{L}\d-]+\.)+[\p{L}\d-]+$/u,
  'email',
)
export const phoneProblem = matching(digits, /^\d{4,14}$/, 'phone')
export const vatNumberProblem: Rule = (typed) => {
  if (tidy(typed) === '') return 'required'
  return isVatNumber(typed) ? undefined : 'vatNumber'
}
export const choiceProblem: Rule = (chosen) => (chosen === '' ? 'notChosen' : undefined)
export const referenceProblem: Rule = (typed) => (lengthOf(tidy(typed)) > 40 ? 'referenceTooLong' : undefined)

/** An empty place for every guest of the search; the lead traveller is the first adult of the first room. */
export function emptyForm(rooms: readonly RoomGuests[], lead: Partial<TravellerForm['lead']> = {}): TravellerForm {
  const guests = rooms.flatMap(({ adults, childAges }, roomIndex) =>
    [
      ...Array.from({ length: roomIndex === 0 ? adults - 1 : adults }, () => ({ type: 'ADULT' as const, age: null })),
      ...childAges.map((age) => ({ type: 'CHILD' as const, age })),
    ].map((guest) => ({ roomIndex, ...guest, salutation: '' as const, firstName: '', lastName: '' })),
  )
  return {
    lead: { salutation: '', firstName: '', lastName: '', email: '', phoneCountryCode: '', phone: '', ...lead },
    guests,
    vatNumber: '',
    agentReference: '',
    iban: '',
  }
}

const samePlace = (a: GuestFields, b: GuestFields | undefined): boolean =>
  a.roomIndex === b?.roomIndex && a.type === b.type && a.age === b.age

/** Whether the form has exactly one place for every guest of these rooms. */
export function fitsRooms(form: TravellerForm, rooms: readonly RoomGuests[]): boolean {
  const wanted = emptyForm(rooms).guests
  return wanted.length === form.guests.length && wanted.every((guest, index) => samePlace(guest, form.guests[index]))
}

/** Whether every field holds what the server would take. */
export function isComplete({ lead, guests, vatNumber, agentReference }: TravellerForm): boolean {
  const problems = [
    choiceProblem(lead.salutation),
    nameProblem(lead.firstName),
    nameProblem(lead.lastName),
    emailProblem(lead.email),
    choiceProblem(lead.phoneCountryCode),
    phoneProblem(lead.phone),
    vatNumberProblem(vatNumber),
    referenceProblem(agentReference),
    ...guests.flatMap((guest) => [
      choiceProblem(guest.salutation),
      nameProblem(guest.firstName),
      nameProblem(guest.lastName),
    ]),
  ]
  return problems.every((problem) => problem === undefined)
}

const person = ({ salutation, firstName, lastName }: Pick<GuestFields, 'salutation' | 'firstName' | 'lastName'>) => ({
  salutation: salutation || ('MR' as const),
  firstName: tidy(firstName),
  lastName: tidy(lastName),
})

const toGuest = ({ roomIndex, type, age, ...names }: GuestFields): GuestInput => ({
  roomIndex,
  type,
  ...person(names),
  ...(age === null ? {} : { age }),
})

/** The part of the booking's input that is typed; what the server compares when a key comes twice. */
export type TypedInput = Pick<BookHotelInput, 'lead' | 'guests' | 'vatNumber' | 'agentReference' | 'iban'>

/** A complete form as the server takes it. */
export function toTypedInput({ lead, guests, vatNumber, agentReference, iban }: TravellerForm): TypedInput {
  const reference = tidy(agentReference)
  return {
    lead: {
      ...person(lead),
      email: tidy(lead.email),
      phoneCountryCode: digits(prefixOf(lead.phoneCountryCode)),
      phone: digits(lead.phone),
    },
    guests: guests.map(toGuest),
    vatNumber: tidy(vatNumber).replaceAll(' ', ''),
    ...(reference ? { agentReference: reference } : {}),
    ...(iban ? { iban } : {}),
  }
}
