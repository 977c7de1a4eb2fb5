import { isEmail } from '#src/agents/field-rules.ts'
import { fullName, isPassportName, isPhoneNumber, NAME_RULE } from '#src/values/traveler-rules.ts'

/** A traveler named in the reservation. */
export interface NamedGuest {
  readonly type: 'ADT' | 'CHD'
  readonly isMainPax: boolean
  readonly title: string | null
  readonly firstName: string
  readonly lastName: string
  readonly gender: 'Male' | 'Female'
  readonly age: number | null
}

export interface GuestContact {
  readonly email: string
  readonly phoneNumber: string
  readonly phoneNumberCountryCode: string
  readonly countryCode: string | null
}

/** The guests of a booking, room by room, and the lead's contact data. */
export interface BookingGuests {
  readonly rooms: readonly (readonly NamedGuest[])[]
  readonly contact: GuestContact | null
}

/** The number of adults and the ages of children that a room was priced for. */
export interface Occupancy {
  readonly adults: number
  readonly childAges: readonly number[]
}

/** The guests of one room, and the path of the room in the request. */
export interface NamedRoom {
  readonly path: string
  readonly guests: readonly NamedGuest[]
}

export interface GuestProblem {
  readonly path: string
  readonly message: string
}

/** Returns all reasons why the named guests cannot be booked; empty if they can. */
export const guestProblems = (
  rooms: readonly NamedRoom[],
  contact: GuestContact | null,
  pricedRooms: readonly Occupancy[],
): GuestProblem[] => [
  ...occupancyProblems(rooms, pricedRooms),
  ...leadProblems(rooms, contact),
  ...rooms.flatMap(({ path, guests }) =>
    guests.flatMap((guest, index) => nameProblems(guest, `${path}.travellerDetails[${index}].details`)),
  ),
]

const occupancyProblems = (rooms: readonly NamedRoom[], pricedRooms: readonly Occupancy[]): GuestProblem[] => {
  if (rooms.length !== pricedRooms.length) {
    const message = `Guests are named for ${rooms.length} rooms, but ${pricedRooms.length} are held.`
    return [{ path: 'requestObject.roomGroups', message }]
  }
  return pricedRooms.flatMap(({ adults, childAges }, index) => {
    const { guests, path } = rooms[index] ?? { guests: [], path: '' }
    const adultCount = guests.filter(({ type }) => type === 'ADT').length
    const ages = formatAges(guests.filter(({ type }) => type === 'CHD').map(({ age }) => age))
    const pricedAges = formatAges(childAges)
    return [
      ...(adultCount === adults
        ? []
        : [{ path, message: `The room is priced for ${adults} adults, but ${adultCount} are named.` }]),
      ...(ages === pricedAges
        ? []
        : [
            {
              path,
              message: `The room is priced for children aged [${pricedAges}], but those named are aged [${ages}].`,
            },
          ]),
    ]
  })
}

const formatAges = (ages: readonly (number | null)[]): string =>
  ages
    .map((age) => age ?? -1)
    .toSorted((a, b) => a - b)
    .map((age) => (age === -1 ? '?' : age))
    .join(', ')

/** Hotels require exactly one lead traveler: an adult with contact data. */
const leadProblems = (rooms: readonly NamedRoom[], contact: GuestContact | null): GuestProblem[] => {
  const leads = rooms.flatMap(({ path, guests }) =>
    guests.flatMap((guest, index) =>
      guest.isMainPax ? [{ type: guest.type, path: `${path}.travellerDetails[${index}]` }] : [],
    ),
  )
  const [lead] = leads
  if (!lead || leads.length > 1) {
    const message = `Exactly one lead traveler is required, but ${leads.length} are marked.`
    return [{ path: 'requestObject.roomGroups', message }]
  }
  const contactPath = `${lead.path}.details.contactInformation`
  const requirements: [isMet: boolean, path: string, message: string][] = [
    [lead.type === 'ADT', lead.path, 'The lead traveler must be an adult.'],
    [isEmail(contact?.email ?? ''), `${contactPath}.email`, 'The lead traveler needs an e-mail address.'],
    [
      isPhoneNumber(contact?.phoneNumber ?? ''),
      `${contactPath}.phoneNumber`,
      'The lead traveler needs a telephone number.',
    ],
  ]
  return requirements.filter(([isMet]) => !isMet).map(([, path, message]) => ({ path, message }))
}

const nameProblems = (guest: NamedGuest, path: string): GuestProblem[] =>
  (['firstName', 'lastName'] as const)
    .filter((field) => !isPassportName(guest[field]))
    .map((field) => ({ path: `${path}.${field}`, message: NAME_RULE }))

/** Returns the full name of the lead traveler. */
export const leadName = ({ rooms }: BookingGuests): string => {
  const lead = rooms.flat().find(({ isMainPax }) => isMainPax)
  return lead ? fullName(lead) : ''
}
