import type { SpecialRequest, SpecialRequests } from '../../__generated__/schema-types.ts'
import { field, list, text, type WireObject } from '../../gateway/wire.ts'
import { plainText } from '../../values/plain-text.ts'
import { timeOfDay } from '../hotel-facts.ts'

const codes: Record<SpecialRequest, true> = {
  ADJACENT_ROOMS: true,
  SAME_FLOOR: true,
  LOW_FLOOR: true,
  QUIET_ROOM: true,
  ACCESSIBLE_ROOM: true,
  BABY_COT: true,
}
const isCode = (word: string | undefined): word is SpecialRequest => word !== undefined && Object.hasOwn(codes, word)

/** Wishes of a booking from its view; null when it states none. */
export function readSpecialRequests(view: WireObject): SpecialRequests | null {
  const wire = field(view, 'specialRequests')
  const requests = {
    arrivalTime: timeOfDay(field(wire, 'arrivalTime')),
    codes: list(field(wire, 'codes'))
      .map((code) => text(code)?.toUpperCase())
      .filter(isCode),
    note: plainText(text(field(wire, 'note'))) ?? null,
  }
  const isEmpty = requests.arrivalTime === null && requests.codes.length === 0 && requests.note === null
  return isEmpty ? null : requests
}
