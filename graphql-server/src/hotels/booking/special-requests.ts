import type { SpecialRequest, SpecialRequests } from '../../__generated__/schema-types.ts'
import { field, text, texts, type WireObject } from '../../gateway/wire.ts'
import { createEnumReader } from '../../gateway/enum-reader.ts'
import { plainText } from '../../values/plain-text.ts'
import { timeOfDay } from '../hotel-content.ts'

const readCode = createEnumReader<SpecialRequest>({
  ADJACENT_ROOMS: true,
  SAME_FLOOR: true,
  LOW_FLOOR: true,
  QUIET_ROOM: true,
  ACCESSIBLE_ROOM: true,
  BABY_COT: true,
})

/** Reads the special requests of a booking; null if there are none. */
export function readSpecialRequests(view: WireObject): SpecialRequests | null {
  const wire = field(view, 'specialRequests')
  const requests = {
    arrivalTime: timeOfDay(field(wire, 'arrivalTime')),
    codes: [...new Set(texts(field(wire, 'codes')).flatMap((code) => readCode(code) ?? []))],
    note: plainText(text(field(wire, 'note'))) ?? null,
  }
  const isEmpty = requests.arrivalTime === null && requests.codes.length === 0 && requests.note === null
  return isEmpty ? null : requests
}
