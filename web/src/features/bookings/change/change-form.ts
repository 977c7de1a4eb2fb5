import * as z from 'zod/mini'
import type { QuoteBookingChangeInput, Salutation } from '#src/__generated__/schema.ts'
import { field, optionalChoice } from '#src/domain/fields.ts'
import { tidy } from '#src/domain/text.ts'
import type { Stay } from '#src/domain/stay.ts'
import { toNamesInput, travelerSchema, withBothNames } from '#src/domain/traveler.ts'
import type { PlacedTraveler } from './travelers.ts'

const nameField = () => field(tidy)
const namesSchema = z.array(
  z.pipe(
    z.object({
      salutation: optionalChoice(),
      firstName: nameField(),
      lastName: nameField(),
      // Missing in drafts that an older release stored.
      hasOneName: z.catch(z.boolean(), false),
    }),
    z.transform(withBothNames),
  ),
)
const { firstName, lastName } = travelerSchema.shape

/** Removes extra spaces, so that names can be compared and sent. */
const tidyNames = (travelers: readonly PlacedTraveler[]) =>
  travelers.map(({ salutation, ...traveler }) => ({
    salutation: salutation ?? '',
    firstName: tidy(traveler.firstName),
    lastName: tidy(traveler.lastName),
  }))

/** Creates the form's schema: a name for each traveler, and the stay. Unchanged names are not validated, because booked names may break the rules. */
export const createChangeSchema = (travelers: readonly PlacedTraveler[]) => {
  const bookedNames = tidyNames(travelers)
  return z.object({
    names: namesSchema.check((context) => {
      for (const [index, typedName] of context.value.entries()) {
        if (isSameName(typedName, bookedNames[index])) continue
        for (const [key, schema] of Object.entries(typedName.hasOneName ? { firstName } : { firstName, lastName })) {
          const [issue] = z.safeParse(schema, typedName[key as 'firstName' | 'lastName']).error?.issues ?? []
          if (issue)
            context.issues.push({ ...issue, input: typedName, path: [index, key] } as (typeof context.issues)[0])
        }
      }
    }),
    checkIn: z.string(),
    checkOut: z.string(),
  })
}

type Name = z.output<typeof namesSchema>[number]
const isSameName = (name: Name, other: Omit<Name, 'hasOneName'> | undefined): boolean =>
  name.salutation === other?.salutation && name.firstName === other.firstName && name.lastName === other.lastName

export type ChangeValues = z.input<ReturnType<typeof createChangeSchema>>

/** Whether a booked traveler has only one name, which is then stored as first and last name. */
const isSingleName = (traveler: PlacedTraveler) => traveler.firstName !== '' && traveler.firstName === traveler.lastName

/** Returns the form values of the current booking. */
export const toFormValues = (travelers: readonly PlacedTraveler[], stay: Stay | null): ChangeValues => ({
  names: travelers.map((traveler) => ({
    salutation: traveler.salutation ?? '',
    firstName: traveler.firstName,
    lastName: isSingleName(traveler) ? '' : traveler.lastName,
    hasOneName: isSingleName(traveler),
  })),
  checkIn: stay?.checkIn ?? '',
  checkOut: stay?.checkOut ?? '',
})

/** Booking to change: its named travelers and its stay, which is null for one-day services. */
export interface ChangeTarget {
  readonly bookingId: string
  readonly travelers: readonly PlacedTraveler[]
  readonly stay: Stay | null
}

/** Returns the input for a complete form; undefined if the form is incomplete. */
export function toCompleteInput(target: ChangeTarget, values: ChangeValues): QuoteBookingChangeInput | undefined {
  const { data } = z.safeParse(createChangeSchema(target.travelers), values)
  return data && toChangeInput(target, data).input
}

/**
 * Returns an input with only the changes, because a supplier may allow new names but not new dates. `sentIndexes` are the form indexes of the names
 * in the input.
 */
export function toChangeInput(
  { bookingId, travelers, stay }: ChangeTarget,
  values: ChangeValues,
): { input: QuoteBookingChangeInput; sentIndexes: number[] } {
  const bookedNames = tidyNames(travelers)
  const sentIndexes = values.names.flatMap((typedName, index) =>
    isSameName(typedName, bookedNames[index]) ? [] : [index],
  )
  const hasNewDates = stay !== null && (values.checkIn !== stay.checkIn || values.checkOut !== stay.checkOut)
  return {
    sentIndexes,
    input: {
      bookingId,
      ...(hasNewDates && { checkIn: values.checkIn, checkOut: values.checkOut }),
      names: sentIndexes.flatMap((index) => {
        const traveler = travelers[index]
        const name = values.names[index]
        if (!traveler || !name) return []
        const { roomIndex, travelerIndex } = traveler
        const salutation = name.salutation === '' ? null : (name.salutation as Salutation)
        const typedNames = toNamesInput(name.firstName, name.lastName, name.hasOneName)
        return [{ roomIndex, travelerIndex, salutation, ...typedNames }]
      }),
    },
  }
}

/** Finds the form field for a path in the input that was sent. `sentIndexes` are the form indexes of the names in that input. */
export function findField(path: string, sentIndexes: readonly number[]): string | undefined {
  if (path === 'checkIn' || path === 'checkOut') return 'checkOut'
  const [, index = '', name] = /^names\.(\d+)\.(firstName|lastName|salutation)$/.exec(path) ?? []
  const formIndex = sentIndexes[Number(index)]
  return name === undefined || formIndex === undefined ? undefined : `names.${formIndex}.${name}`
}
