import * as z from 'zod/mini'
import type { QuoteBookingChangeInput, Salutation } from '#src/__generated__/schema.ts'
import { optionalChoice } from '#src/domain/fields.ts'
import type { Stay } from '#src/domain/stay.ts'
import { travelerSchema } from '#src/domain/traveler.ts'
import type { PlacedTraveler } from './travelers.ts'

const { firstName, lastName } = travelerSchema.shape

/** What is typed: a name for each traveler, and the stay. */
export const changeSchema = z.object({
  names: z.array(z.object({ salutation: optionalChoice(), firstName, lastName })),
  checkIn: z.string(),
  checkOut: z.string(),
})

export type ChangeValues = z.input<typeof changeSchema>

/** The form as the booking is now. */
export const changeValues = (travelers: readonly PlacedTraveler[], stay: Stay | null): ChangeValues => ({
  names: travelers.map(({ salutation, ...traveler }) => ({
    salutation: salutation ?? '',
    firstName: traveler.firstName,
    lastName: traveler.lastName,
  })),
  checkIn: stay?.checkIn ?? '',
  checkOut: stay?.checkOut ?? '',
})

/** Only what differs is sent: a supplier may allow other names and no other dates. `sent` has the places of the names in the form. */
export function changeInput(
  bookingId: string,
  { travelers, stay }: { travelers: readonly PlacedTraveler[]; stay: Stay | null },
  values: ChangeValues,
): { input: QuoteBookingChangeInput; sent: number[] } {
  const before = changeValues(travelers, stay)
  const sent = values.names.flatMap((name, index) =>
    JSON.stringify(name) === JSON.stringify(before.names[index]) ? [] : [index],
  )
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
        return [{ roomIndex, travelerIndex, salutation, firstName: name.firstName, lastName: name.lastName }]
      }),
    },
  }
}

/** The field of the form for a path of the input, whose names are those at `sent`. */
export function fieldAt(path: string, sent: readonly number[]): string | undefined {
  if (path === 'checkIn' || path === 'checkOut') return 'checkOut'
  const [, index = '', name] = /^names\.(\d+)\.(firstName|lastName|salutation)$/.exec(path) ?? []
  const place = sent[Number(index)]
  return name === undefined || place === undefined ? undefined : `names.${place}.${name}`
}
