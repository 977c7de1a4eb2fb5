import type { QuoteBookingChangeInput } from '../../__generated__/schema-types.ts'
import { wireTitles } from '../../trade/salutation.ts'
import type { Context } from '../../context.ts'
import { fail } from '../../errors/failure.ts'
import type { FieldError } from '../../errors/invalid-input.ts'
import type { WireObject } from '../../gateway/wire.ts'
import { collectErrors } from '../../input/field-rules.ts'
import { checkNames } from '../../input/person-names.ts'
import { nightsBetween } from '../../values/days.ts'
import type { BookingKey } from '../booking-id.ts'
import { kindByTypename } from '../booking-kind.ts'
import { readBookingView } from '../booking-views.ts'

const maxNights = 30

export type ChangeBody = {
  body: WireObject
  /** Number of travelers with a new name. */
  newNameCount: number
}

/** Builds the body of a request to change a booking, and collects input errors. */
export async function buildChangeBody(
  { checkIn, checkOut, names = [] }: QuoteBookingChangeInput,
  booking: BookingKey,
  context: Context,
): Promise<ChangeBody & { errors: FieldError[] }> {
  const collected = collectErrors()
  const { errors } = collected
  const newNames = names.map((name, index) => ({ ...name, ...checkNames(collected, `names.${index}.`, name) }))
  if (checkIn && checkOut) {
    const nights = nightsBetween(checkIn, checkOut)
    if (nights < 1 || nights > maxNights) errors.push({ path: 'checkOut', code: 'STAY_INVALID' })
  }
  const rooms = newNames.length > 0 ? await readRoomNumbers(booking, context) : []
  for (const [index, { roomIndex }] of newNames.entries()) {
    if (rooms[roomIndex] === undefined)
      errors.push({ path: `names.${index}.roomIndex`, code: 'FIELD_INVALID', variant: 'room' })
  }
  return {
    errors,
    newNameCount: newNames.length,
    body: {
      bookingReferenceNo: booking.reference,
      provider: booking.provider,
      cultCode: context.locale,
      ...(checkIn && { checkInDate: checkIn }),
      ...(checkOut && { checkOutDate: checkOut }),
      travellerDetails: newNames.map(({ roomIndex, travelerIndex, salutation, firstName, lastName }) => ({
        sequenceNumber: rooms[roomIndex],
        index: travelerIndex,
        details: { ...(salutation && wireTitles[salutation]), firstName, lastName },
      })),
    },
  }
}

/** Reads the gateway's room numbers for a booking, in the order of its details. */
async function readRoomNumbers(booking: BookingKey, context: Context): Promise<readonly number[]> {
  const view = (await readBookingView(context, booking)) ?? fail('NOT_FOUND')
  return kindByTypename(context.bookingKinds, booking.__typename)?.roomNumbers(view) ?? []
}
