import * as z from 'zod/mini'
import type { QuoteBookingChangeInput, Salutation } from '#src/__generated__/schema.ts'
import { field, optionalChoice } from '#src/domain/fields.ts'
import { tidy } from '#src/domain/text.ts'
import type { Stay } from '#src/domain/stay.ts'
import { toNamesInput, travelerSchema, withBothNames } from '#src/domain/traveler.ts'
import type { PlacedTraveler } from './travelers.ts'

const name = () => field(tidy)
const names = z.array(
  z.pipe(
    z.object({
      salutation: optionalChoice(),
      firstName: name(),
      lastName: name(),
      // Missing in drafts of an older release.
      hasOneName: z.catch(z.boolean(), false),
    }),
    z.transform(withBothNames),
  ),
)
const { firstName, lastName } = travelerSchema.shape

/** Names as they are compared and sent, without extra spaces. */
const tidyNames = (travelers: readonly PlacedTraveler[]) =>
  travelers.map(({ salutation, ...traveler }) => ({
    salutation: salutation ?? '',
    firstName: tidy(traveler.firstName),
    lastName: tidy(traveler.lastName),
  }))

/** Schema of the form: a name for each traveler, and the stay. Unchanged names are not validated, because booked names may not meet the rules. */
export const changeSchema = (travelers: readonly PlacedTraveler[]) => {
  const before = tidyNames(travelers)
  return z.object({
    names: names.check((context) => {
      for (const [index, typed] of context.value.entries()) {
        if (isSameName(typed, before[index])) continue
        for (const [key, part] of Object.entries(typed.hasOneName ? { firstName } : { firstName, lastName })) {
          const [issue] = z.safeParse(part, typed[key as 'firstName' | 'lastName']).error?.issues ?? []
          if (issue) context.issues.push({ ...issue, input: typed, path: [index, key] } as (typeof context.issues)[0])
        }
      }
    }),
    checkIn: z.string(),
    checkOut: z.string(),
  })
}

type Name = z.output<typeof names>[number]
const isSameName = (name: Name, other: Omit<Name, 'hasOneName'> | undefined): boolean =>
  name.salutation === other?.salutation && name.firstName === other.firstName && name.lastName === other.lastName

export type ChangeValues = z.input<ReturnType<typeof changeSchema>>

/** Whether a booked traveler has only one name, which is stored in both fields. */
const isOneName = ({ firstName, lastName: last }: PlacedTraveler) => firstName !== '' && firstName === last

/** Form values of the current booking. */
export const changeValues = (travelers: readonly PlacedTraveler[], stay: Stay | null): ChangeValues => ({
  names: travelers.map((traveler) => ({
    salutation: traveler.salutation ?? '',
    firstName: traveler.firstName,
    lastName: isOneName(traveler) ? '' : traveler.lastName,
    hasOneName: isOneName(traveler),
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

/** Input for a filled-in form; undefined if the form is incomplete. */
export function typedInput(target: ChangeTarget, typed: ChangeValues): QuoteBookingChangeInput | undefined {
  const { data } = z.safeParse(changeSchema(target.travelers), typed)
  return data && changeInput(target, data).input
}

/** Input with only the differences, because a supplier may allow new names but no new dates. `sent` lists the form indexes of the sent names. */
export function changeInput(
  { bookingId, travelers, stay }: ChangeTarget,
  values: ChangeValues,
): { input: QuoteBookingChangeInput; sent: number[] } {
  const before = tidyNames(travelers)
  const sent = values.names.flatMap((typed, index) => (isSameName(typed, before[index]) ? [] : [index]))
  const hasDates = stay !== null && (values.checkIn !== stay.checkIn || values.checkOut !== stay.checkOut)
  return {
    sent,
    input: {
      bookingId,
      ...(hasDates && { checkIn: values.checkIn, checkOut: values.checkOut }),
      names: sent.flatMap((index) => {
        const [traveler, name] = [travelers[index], values.names[index]]
        if (!traveler || !name) return []
        const { roomIndex, travelerIndex } = traveler
        const salutation = name.salutation === '' ? null : (name.salutation as Salutation)
        const both = toNamesInput(name.firstName, name.lastName, name.hasOneName)
        return [{ roomIndex, travelerIndex, salutation, ...both }]
      }),
    },
  }
}

/** Form field for a path of the input whose names were taken from the form indexes `sent`. */
export function fieldAt(path: string, sent: readonly number[]): string | undefined {
  if (path === 'checkIn' || path === 'checkOut') return 'checkOut'
  const [, index = '', name] = /^names\.(\d+)\.(firstName|lastName|salutation)$/.exec(path) ?? []
  const place = sent[Number(index)]
  return name === undefined || place === undefined ? undefined : `names.${place}.${name}`
}
