/** Travelers form as typed. Field names equal the paths in the booking input, so that the server's messages can be assigned to fields. */
import * as z from 'zod/mini'
import type {
  LeadTravelerInput,
  PickUpInput,
  Salutation,
  SpecialRequest,
  SpecialRequestsInput,
  TravelerType,
} from '#src/__generated__/schema.ts'
import { toCallingCode } from '#src/data/phone-countries.ts'
import { taxNumber } from '#src/domain/fields.ts'
import type { RoomGuests } from '#src/domain/occupancy.ts'
import { phoneProblem } from '#src/domain/phone.ts'
import {
  childSalutation,
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

/** Codes of special requests, in the order in which the form shows them. */
export const requestCodes = [
  'ADJACENT_ROOMS',
  'SAME_FLOOR',
  'LOW_FLOOR',
  'QUIET_ROOM',
  'ACCESSIBLE_ROOM',
  'BABY_COT',
] as const satisfies SpecialRequest[]

const emptyPickUp = { place: '', time: '', flightNumber: '' }

const personFields = {
  salutation: z.enum(salutations),
  firstName: z.string(),
  lastName: z.string(),
  // Missing from forms stored by older releases.
  hasOneName: z.catch(z.boolean(), false),
}

/** Shape of the form. Values may still be incomplete. */
export const travelersFormSchema = z.object({
  lead: z.object({
    ...personFields,
    email: z.string(),
    /** Country and prefix, `ID-62`, because several countries share a prefix. */
    phoneCountryCode: z.string(),
    phone: z.string(),
  }),
  guests: z.array(
    z.object({
      ...personFields,
      /** Index of the guest's group in `Purchase.travelers`. */
      group: z.int(),
      type: z.enum(travelerTypes),
      /** Age of the child in the search, on which the price depends; null for adults. */
      age: z.nullable(z.int()),
    }),
  ),
  specialRequests: z.object({
    /** Such as `22:00`; empty if unknown. */
    arrivalTime: z.string(),
    codes: z.array(z.enum(requestCodes)),
    note: z.string(),
  }),
  // Missing from forms stored by older releases.
  passportNumber: z.catch(z.string(), ''),
  pickUp: z.catch(z.object({ place: z.string(), time: z.string(), flightNumber: z.string() }), emptyPickUp),
  vatNumber: z.string(),
  agentReference: z.string(),
  /** Empty for the preferred IBAN. */
  iban: z.string(),
  commission: z.catch(z.string(), ''),
})

export type TravelersForm = z.output<typeof travelersFormSchema>
export type GuestFields = TravelersForm['guests'][number]

/** Form with an empty entry for every guest. The lead traveler is the first adult of the first group. */
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
    pickUp: emptyPickUp,
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

interface RuleOptions {
  /** The company's country; null if unknown. */
  readonly country: string | null
  /** Whether the form asks for the commission. */
  readonly hasCommission: boolean
}

type Rule = readonly [path: string, schema: z.ZodMiniType, value: string]

/** Lists every field with its schema and current value. */
function listRules(form: TravelersForm, { country, hasCommission }: RuleOptions): Rule[] {
  const { lead, guests, specialRequests, pickUp } = form
  const { email, phoneCountryCode, phone } = leadSchema.shape
  const ride = rideSchema.shape
  const listPersonRules = (
    path: string,
    person: TravelersForm['lead'] | GuestFields,
    salutation: z.ZodMiniType,
  ): Rule[] => [
    [`${path}.salutation`, salutation, person.salutation],
    [`${path}.firstName`, travelerSchema.shape.firstName, person.firstName],
    ...(person.hasOneName ? [] : [[`${path}.lastName`, travelerSchema.shape.lastName, person.lastName] as const]),
  ]
  return [
    ...listPersonRules('lead', lead, travelerSchema.shape.salutation),
    ['lead.email', email, lead.email],
    ['lead.phoneCountryCode', phoneCountryCode, lead.phoneCountryCode],
    ['lead.phone', phone, lead.phone],
    ...guests.flatMap((guest, index) =>
      listPersonRules(
        `guests.${index}`,
        guest,
        guest.type === 'CHILD' ? childSalutation : travelerSchema.shape.salutation,
      ),
    ),
    ['specialRequests.arrivalTime', requestsSchema.shape.arrivalTime, specialRequests.arrivalTime],
    ['specialRequests.note', requestsSchema.shape.note, specialRequests.note],
    ['passportNumber', ride.passportNumber, form.passportNumber],
    ['pickUp.place', ride.pickUp.shape.place, pickUp.place],
    ['pickUp.time', ride.pickUp.shape.time, pickUp.time],
    ['pickUp.flightNumber', ride.pickUp.shape.flightNumber, pickUp.flightNumber],
    ['vatNumber', taxNumber(country), form.vatNumber],
    ['agentReference', invoiceSchema.shape.agentReference, form.agentReference],
    ...(hasCommission ? [['commission', commission, form.commission] as const] : []),
  ]
}

/** Whether every field is valid. Does not check the tax number format of the company's country, or phone numbers against the countries' numbering plans. */
export const isComplete = (form: TravelersForm, { hasCommission }: Pick<RuleOptions, 'hasCommission'>): boolean =>
  listRules(form, { country: null, hasCommission }).every(([, schema, value]) => schema.safeParse(value).success)

/** Validates every field, but does not convert the values. */
export const travelersSchema = (options: RuleOptions) =>
  z.custom<TravelersForm>().check(async ({ value, issues }) => {
    const reject = (path: string, message: string) =>
      void issues.push({ code: 'custom', input: value, path: path.split('.'), message })
    for (const [path, schema, fieldValue] of listRules(value, options)) {
      const issue = schema.safeParse(fieldValue).error?.issues[0]
      if (issue) reject(path, issue.message)
    }
    const { phoneCountryCode, phone } = value.lead
    if (phoneCountryCode === '' || !leadSchema.shape.phone.safeParse(phone).success) return
    // The same rule as on the server: the country uses numbers of this length, and the number does not start with another country's code.
    const problem = await phoneProblem(toCallingCode(phoneCountryCode), phone)
    if (problem) reject('lead.phone', problem)
  })

/** Removes the empty value from the type. In a complete form, every salutation has been chosen. */
const toSalutation = (salutation: Salutation | ''): Salutation => salutation || 'MR'

/** Converts the lead traveler in a complete form to the server's input. */
export function toLeadInput({ lead }: TravelersForm): LeadTravelerInput {
  const { firstName, lastName, ...contact } = z.parse(leadSchema, withBothNames(lead))
  return {
    ...contact,
    ...toNamesInput(firstName, lastName, lead.hasOneName),
    salutation: toSalutation(lead.salutation),
  }
}

/** Converts the other guests in a complete form, each with its group. */
export const toGuestInputs = ({ guests }: TravelersForm) =>
  guests.map(({ group, type, age, ...person }) => {
    const { firstName, lastName } = z.parse(travelerSchema, withBothNames(person))
    return {
      group,
      type,
      ...toNamesInput(firstName, lastName, person.hasOneName),
      salutation: toSalutation(person.salutation),
      ...(age === null ? {} : { age }),
    }
  })

/** Converts the special requests in a complete form; returns undefined if there are none. */
export function toRequestsInput({
  specialRequests: { codes, ...typed },
}: TravelersForm): SpecialRequestsInput | undefined {
  const { arrivalTime, note } = z.parse(requestsSchema, typed)
  if (!arrivalTime && !note && codes.length === 0) return undefined
  return { ...(arrivalTime ? { arrivalTime } : {}), codes, ...(note ? { note } : {}) }
}

/** Converts the invoice fields in a complete form. Omits empty fields. */
export function toInvoiceInput({ iban, ...form }: TravelersForm) {
  const { vatNumber, agentReference } = z.parse(invoiceSchema, form)
  return { vatNumber, ...(agentReference ? { agentReference } : {}), ...(iban ? { iban } : {}) }
}

/** Returns the commission set by the agent; undefined if the supplier's commission applies. */
export function agentCommission(
  form: Pick<TravelersForm, 'commission'>,
  { commissionEditable }: Pick<Purchase, 'commissionEditable'>,
): string | undefined {
  return (commissionEditable && commission.safeParse(form.commission).data) || undefined
}

/** Returns the purchase with the commission set by the agent, if any. */
export function withAgentCommission(purchase: Purchase, form: Pick<TravelersForm, 'commission'> | null): Purchase {
  const amount = form && agentCommission(form, purchase)
  return amount ? { ...purchase, commission: { amount, currency: purchase.total.currency } } : purchase
}

/** Converts the passport number in a complete form. Omits an empty one. */
export function toPassportInput(form: TravelersForm): { passportNumber?: string } {
  const { passportNumber } = z.parse(rideSchema, form)
  return passportNumber ? { passportNumber } : {}
}

/** Converts the passport number and the pick-up in a complete form. Omits empty fields. */
export function toRideInput(form: TravelersForm): { passportNumber?: string; pickUp?: PickUpInput } {
  const pickUp = Object.fromEntries(
    Object.entries(z.parse(rideSchema, form).pickUp).filter(([, value]) => value !== ''),
  )
  return { ...toPassportInput(form), ...(Object.keys(pickUp).length > 0 ? { pickUp } : {}) }
}
