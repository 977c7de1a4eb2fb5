import type { SpecialRequests, SpecialRequestsInput } from '../../__generated__/schema-types.ts'
import { type CheckedField, clockTime, longText, optionalRule } from '../../input/field-rules.ts'

const arrivalTime = optionalRule(clockTime)
const note = optionalRule(longText({ max: 250 }))

/** Validates special requests; null if there are none. `unwrap` collects the errors. */
export function checkSpecialRequests(
  input: SpecialRequestsInput | null | undefined,
  unwrap: (checked: CheckedField) => string,
): SpecialRequests | null {
  if (!input) return null
  const requests = {
    arrivalTime: unwrap(arrivalTime('specialRequests.arrivalTime', input.arrivalTime ?? '')) || null,
    codes: [...new Set(input.codes)],
    note: unwrap(note('specialRequests.note', input.note ?? '')) || null,
  }
  const isEmpty = requests.arrivalTime === null && requests.codes.length === 0 && requests.note === null
  return isEmpty ? null : requests
}
