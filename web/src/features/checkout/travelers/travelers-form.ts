/** The travelers form as typed. Field names are the paths of the booking input, so that server messages find their fields. */
import * as z from 'zod/mini'
import type {
  LeadTravelerInput,
  PickUpInput,
  Salutation,
  SpecialRequest,
  SpecialRequestsInput,
  TravelerType,
} from '#src/__generated__/schema.ts'
import type { RoomGuests } from '#src/domain/occupancy.ts'
import {
  commission,
  invoiceSchema,
  leadSchema,
  requestsSchema,
  rideSchema,
  toNamesInput,
  travelerSchema,
  withBothNames,
} from '#src/domain/traveler.ts'
import type { Purchase } from '../purchase.ts'

const salutations = ['', 'MR', 'MS', 'MRS', 'MASTER', 'MISS'] as const satisfies (Salutation | '')[]
const travelerTypes = ['ADULT', 'CHILD'] as const satisfies TravelerType[]

/** Special requests that have a code, in the order of the form. */
export const requestCodes = [
  'ADJACENT_ROOMS',
  'SAME_FLOOR',
  'LOW_FLOOR',
  'QUIET_ROOM',
  'ACCESSIBLE_ROOM',
  'BABY_COT',
] as const satisfies SpecialRequest[]

const noPickUp = { place: '', time: '', flightNumber: '' }

const personFields = {
  salutation: z.enum(salutations),
  firstName: z.string(),
  lastName: z.string(),
  // Forms of an older release do not say.
  hasOneName: z.catch(z.boolean(), false),
}

/** The shape of the form; its values may still be incomplete. */
export const travelersFormSchema = z.object({
  lead: z.object({
    ...personFields,
    email: z.string(),
    /** Country and prefix, `ID-62`, as several countries share a prefix. */
    phoneCountryCode: z.string(),
    phone: z.string(),
  }),
  guests: z.array(
    z.object({
      ...personFields,
      /** Place of the guest's group in `Purchase.travelers`. */
      group: z.int(),
      type: z.enum(travelerTypes),
      /** Age of a child as searched; the price depends on it. */
      age: z.nullable(z.int()),
    }),
  ),
  specialRequests: z.object({
    /** `22:00`; empty when it is not known. */
    arrivalTime: z.string(),
    codes: z.array(z.enum(requestCodes)),
    note: z.string(),
  }),
  // Forms of an older release have none.
  passportNumber: z.catch(z.string(), ''),
  pickUp: z.catch(z.object({ place: z.string(), time: z.string(), flightNumber: z.string() }), noPickUp),
  vatNumber: z.string(),
  agentReference: z.string(),
  /** Empty for the preferred one. */
  iban: z.string(),
  commission: z.catch(z.string(), ''),
})

export type TravelersForm = z.output<typeof travelersFormSchema>
export type GuestFields = TravelersForm['guests'][number]

/** A form with an empty entry for every guest. The lead is the first adult of the first group. */
export function emptyForm(groups: readonly RoomGuests[], lead: Partial<TravelersForm['lead']> = {}): TravelersForm {
  const guests = groups.flatMap(({ adults, childAges }, group) =>
    [
      ...Array.from({ length: group === 0 ? adults - 1 : adults }, () => ({ type: 'ADULT' as const, age: null })),
      ...childAges.map((age) => ({ type: 'CHILD' as const, age })),
    ].map((guest) => ({ group, ...guest, salutation: '' as const, firstName: '', lastName: '', hasOneName: false })),
  )
  return {
    lead: {
      salutation: '',
      firstName: '',
      lastName: '',
      hasOneName: false,
      email: '',
      phoneCountryCode: '',
      phone: '',
      ...lead,
    },
    guests,
    specialRequests: { arrivalTime: '', codes: [], note: '' },
    passportNumber: '',
    pickUp: noPickUp,
    vatNumber: '',
    agentReference: '',
    iban: '',
    commission: '',
  }
}

/** Whether the form has exactly one entry for every guest of these groups. */
export function fitsGroups(form: TravelersForm, groups: readonly RoomGuests[]): boolean {
  const expected = emptyForm(groups).guests
  return (
    expected.length === form.guests.length &&
    expected.every(({ group, type, age }, index) => {
      const guest = form.guests[index]
      return guest?.group === group && guest.type === type && guest.age === age
    })
  )
}

const completeSchema = z.extend(invoiceSchema, {
  lead: leadSchema,
  guests: z.array(travelerSchema),
  specialRequests: requestsSchema,
  ...rideSchema.shape,
})

/** Whether every field is valid, as far as that can be judged without the number plans of all countries. */
export const isComplete = (form: TravelersForm): boolean =>
  z.safeParse(completeSchema, { ...form, lead: withBothNames(form.lead), guests: form.guests.map(withBothNames) })
    .success

/** A choice that the schema has checked to be made. */
const chosen = (salutation: Salutation | ''): Salutation => salutation || 'MR'

/** The lead traveler of a complete form as the server takes it. */
export function toLeadInput({ lead }: TravelersForm): LeadTravelerInput {
  const { firstName, lastName, ...contact } = z.parse(leadSchema, withBothNames(lead))
  return { ...contact, ...toNamesInput(firstName, lastName, lead.hasOneName), salutation: chosen(lead.salutation) }
}

/** The other guests of a complete form, each with its group. */
export const toGuestInputs = ({ guests }: TravelersForm) =>
  guests.map(({ group, type, age, ...person }) => {
    const { firstName, lastName } = z.parse(travelerSchema, withBothNames(person))
    return {
      group,
      type,
      ...toNamesInput(firstName, lastName, person.hasOneName),
      salutation: chosen(person.salutation),
      ...(age === null ? {} : { age }),
    }
  })

/** The special requests of a complete form; undefined without any. */
export function toRequestsInput({
  specialRequests: { codes, ...typed },
}: TravelersForm): SpecialRequestsInput | undefined {
  const { arrivalTime, note } = z.parse(requestsSchema, typed)
  if (!arrivalTime && !note && codes.length === 0) return undefined
  return { ...(arrivalTime ? { arrivalTime } : {}), codes, ...(note ? { note } : {}) }
}

/** The invoice fields of a complete form, without those left empty. */
export function toInvoiceInput({ iban, ...form }: TravelersForm) {
  const { vatNumber, agentReference } = z.parse(invoiceSchema, form)
  return { vatNumber, ...(agentReference ? { agentReference } : {}), ...(iban ? { iban } : {}) }
}

/** The commission that the agent sets, where the agent may; undefined where that of the supplier applies. */
export function ownCommission(
  form: Pick<TravelersForm, 'commission'>,
  { commissionEditable }: Pick<Purchase, 'commissionEditable'>,
): string | undefined {
  return (commissionEditable && commission.safeParse(form.commission).data) || undefined
}

/** The purchase with the commission that the agent has set, if any. */
export function withOwnCommission(purchase: Purchase, form: Pick<TravelersForm, 'commission'> | null): Purchase {
  const amount = form && ownCommission(form, purchase)
  return amount ? { ...purchase, commission: { amount, currency: purchase.total.currency } } : purchase
}

/** The passport of a complete form; nothing where it is not known yet. */
export function toPassportInput(form: TravelersForm): { passportNumber?: string } {
  const { passportNumber } = z.parse(rideSchema, form)
  return passportNumber ? { passportNumber } : {}
}

/** The passport and the pick-up of a complete form, without what was left empty. */
export function toRideInput(form: TravelersForm): { passportNumber?: string; pickUp?: PickUpInput } {
  const stated = Object.fromEntries(
    Object.entries(z.parse(rideSchema, form).pickUp).filter(([, value]) => value !== ''),
  )
  return { ...toPassportInput(form), ...(Object.keys(stated).length > 0 ? { pickUp: stated } : {}) }
}
