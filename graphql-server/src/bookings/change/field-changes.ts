import type { BookingChangedField, BookingFieldChange } from '../../__generated__/schema-types.ts'
import { lookUp } from '../../gateway/look-up.ts'
import { field, list, text } from '../../gateway/wire.ts'

const changedFields: Record<string, BookingChangedField> = {
  checkindate: 'CHECK_IN',
  checkoutdate: 'CHECK_OUT',
  travellername: 'TRAVELER_NAME',
  gender: 'GENDER',
}

/** Reads the old and new values of a change from a quote or an event. */
export const readFieldChanges = (changes: unknown): BookingFieldChange[] =>
  list(changes).map((change) => ({
    field: lookUp(changedFields, text(field(change, 'field'))?.toLowerCase() ?? '') ?? 'UNRECOGNISED',
    oldValue: text(field(change, 'oldValue')) ?? '',
    newValue: text(field(change, 'newValue')) ?? '',
  }))
