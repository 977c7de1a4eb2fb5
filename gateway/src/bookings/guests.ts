/** Somebody who travels, as the reservation names them. */
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

/** The guests of a booking, room by room, and how to reach the lead. */
export interface BookedGuests {
  readonly rooms: readonly (readonly NamedGuest[])[]
  readonly contact: GuestContact
}

/** What a room was priced for. */
export interface Occupancy {
  readonly adults: number
  readonly childAges: readonly number[]
}

export interface GuestProblem {
  /** Where, in the words of the request: `rooms[0].travellerDetails[1].firstName`. */
  readonly path: string
  readonly message: string
}

/** Everything in which the named guests differ from what was priced; none means they may be booked. */
export const guestProblems = (
  rooms: readonly (readonly NamedGuest[])[],
  contact: Partial<GuestContact>,
  priced: readonly Occupancy[],
): GuestProblem[] => [
  ...(rooms.length === priced.length
    ? rooms.flatMap((guests, index) => occupancyProblems(guests, priced[index] ?? NOBODY, `rooms[${index}]`))
    : [{ path: 'rooms', message: `Guests are named for ${rooms.length} rooms, but ${priced.length} are held.` }]),
  ...leadProblems(rooms, contact),
  ...rooms.flatMap((guests, room) =>
    guests.flatMap((guest, index) => nameProblems(guest, `rooms[${room}].travellerDetails[${index}]`)),
  ),
]

const NOBODY: Occupancy = { adults: 0, childAges: [] }

const occupancyProblems = (guests: readonly NamedGuest[], { adults, childAges }: Occupancy, path: string) => {
  const problems: GuestProblem[] = []
  const named = guests.filter(({ type }) => type === 'ADT').length
  if (named !== adults) problems.push({ path, message: `${adults} adults are priced, ${named} are named.` })
  const ages = guests.filter(({ type }) => type === 'CHD').map(({ age }) => age)
  if (sorted(ages).join() !== sorted(childAges).join()) {
    const priced = childAges.length === 0 ? 'No children are' : `Children aged ${sorted(childAges).join(', ')} are`
    problems.push({ path, message: `${priced} priced for this room; the named children differ.` })
  }
  return problems
}

const sorted = (ages: readonly (number | null)[]) =>
  ages.map((age) => age ?? '?').toSorted((a, b) => Number(a) - Number(b))

/** The hotel asks for exactly one lead: an adult who can be reached. */
const leadProblems = (rooms: readonly (readonly NamedGuest[])[], contact: Partial<GuestContact>): GuestProblem[] => {
  const leads = rooms.flatMap((guests, room) =>
    guests.flatMap((guest, index) =>
      guest.isMainPax ? [{ guest, path: `rooms[${room}].travellerDetails[${index}]` }] : [],
    ),
  )
  const [lead] = leads
  if (!lead || leads.length > 1) {
    return [{ path: 'rooms', message: `Exactly one lead traveller is needed, ${leads.length} are marked.` }]
  }
  return [
    ...(lead.guest.type === 'ADT' ? [] : [{ path: lead.path, message: 'The lead traveller must be an adult.' }]),
    ...(contact.email ? [] : [{ path: `${lead.path}.email`, message: 'The lead traveller needs an e-mail address.' }]),
    ...(contact.phoneNumber
      ? []
      : [{ path: `${lead.path}.phoneNumber`, message: 'The lead traveller needs a telephone number.' }]),
  ]
}

/** As in the passport: 1 to 50 characters, no markup and nothing invisible that could break a voucher's line. */
const nameProblems = (guest: NamedGuest, path: string): GuestProblem[] =>
  (['firstName', 'lastName'] as const)
    .filter((field) => !/^[^<>\p{Cc}]{1,50}$/u.test(guest[field]))
    .map((field) => ({ path: `${path}.${field}`, message: 'A name has 1 to 50 characters and no < or >.' }))
