import type {
  GuestInput,
  LeadTravelerInput,
  Occupancy,
  Salutation,
  TravelerType,
} from '../../__generated__/schema-types.ts'
import type { FieldError } from '../../errors/invalid-input.ts'
import { collectErrors, email, checkPhone } from '../../input/field-rules.ts'
import { checkNames } from '../../input/person-names.ts'

/** A guest as sent to the gateway. */
export type Guest = {
  roomIndex: number
  type: TravelerType
  salutation: Salutation
  firstName: string
  lastName: string
  /** First and last name, or the only name. */
  name: string
  age: number | null
  contact: { email: string; phone: string; phoneCountryCode: string } | null
}

/** Validated guests, and errors for invalid fields. */
export type CheckedGuests = { guests: Guest[]; errors: FieldError[] }

const adultAge = 18

function checkAge(path: string, { type, age }: GuestInput): FieldError | null {
  if (age == null) return type === 'CHILD' ? { path, code: 'FIELD_REQUIRED' } : null
  const isValid = type === 'CHILD' ? age >= 0 && age < adultAge : age >= adultAge && age <= 130
  return isValid ? null : { path, code: 'FIELD_INVALID', variant: 'age' }
}

const childTitles: ReadonlySet<Salutation> = new Set(['MASTER', 'MISS'])

/** Checks a title against the traveler type: `MASTER` and `MISS` are for children, `MRS` is for adults. */
function checkTitle(path: string, { type, salutation }: Guest): FieldError[] {
  const isValid = type === 'CHILD' ? salutation !== 'MRS' : !childTitles.has(salutation)
  return isValid ? [] : [{ path: `${path}.salutation`, code: 'FIELD_INVALID', variant: 'title' }]
}

/** Checks the guests of a room against the search. Children are priced by age, so their ages must match. Adults are only counted. */
function checkRoom(guests: { guest: Guest; path: string }[], { adults, childAges }: Occupancy): FieldError[] {
  const children = guests.filter(({ guest }) => guest.type === 'CHILD')
  if (guests.length - children.length !== adults || children.length !== childAges.length) {
    return [{ path: 'guests', code: 'GUESTS_MISMATCH' }]
  }
  const remainingAges = [...childAges]
  return children.flatMap(({ guest, path }): FieldError[] => {
    const ageIndex = remainingAges.findIndex((age) => age === guest.age)
    if (ageIndex === -1) return [{ path: `${path}.age`, code: 'GUESTS_MISMATCH' }]
    remainingAges.splice(ageIndex, 1)
    return []
  })
}

/** Checks the lead, who stays in the first room, and all other guests against the rooms of the search. */
export function checkGuests(
  lead: LeadTravelerInput,
  others: readonly GuestInput[],
  rooms: readonly Occupancy[],
): CheckedGuests {
  const collected = collectErrors()
  const { errors, unwrap } = collected

  const leadGuest: Guest = {
    roomIndex: 0,
    type: 'ADULT',
    salutation: lead.salutation,
    ...checkNames(collected, 'lead.', lead),
    age: null,
    contact: { email: unwrap(email('lead.email', lead.email)), ...checkPhone(collected, 'lead.', lead) },
  }
  const otherGuests = others.map((input, index) => {
    const path = `guests.${index}`
    if (!rooms[input.roomIndex]) errors.push({ path: `${path}.roomIndex`, code: 'FIELD_INVALID', variant: 'room' })
    const guest: Guest = {
      roomIndex: input.roomIndex,
      type: input.type,
      salutation: input.salutation,
      ...checkNames(collected, `${path}.`, input),
      age: input.type === 'CHILD' ? (input.age ?? null) : null,
      contact: null,
    }
    const ageError = checkAge(`${path}.age`, input)
    if (ageError) errors.push(ageError)
    return { guest, path }
  })

  const allGuests = [{ guest: leadGuest, path: 'lead' }, ...otherGuests]
  errors.push(...allGuests.flatMap(({ guest, path }) => checkTitle(path, guest)))
  const pathsWithErrors = new Set(errors.map(({ path }) => path))
  const mismatches = rooms.flatMap((room, roomIndex) =>
    checkRoom(
      allGuests.filter(({ guest }) => guest.roomIndex === roomIndex),
      room,
    ),
  )
  for (const error of mismatches) {
    if (pathsWithErrors.has(error.path)) continue
    pathsWithErrors.add(error.path)
    errors.push(error)
  }
  return { guests: allGuests.map(({ guest }) => guest), errors }
}
