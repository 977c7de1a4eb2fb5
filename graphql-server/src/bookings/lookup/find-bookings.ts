import type { LookupField } from '../../__generated__/schema-types.ts'
import type { Context } from '../../context.ts'
import { requireAccepted } from '../../gateway/envelope.ts'
import { lookUp } from '../../gateway/look-up.ts'
import { field, list, path, text as readText } from '../../gateway/wire.ts'
import { searchKey } from '../../values/text.ts'
import { findBookingKind } from '../booking-kind.ts'
import type { BookingRow } from '../booking-row.ts'
import { filterBookings } from '../list/list-rows.ts'
import { readCompanyBookings } from '../list/company-bookings.ts'
import { readRow } from '../read-row.ts'

export type FoundBooking = { foundBy: LookupField; booking: BookingRow }
export type FoundBookings = { found: FoundBooking[]; complete: boolean }

const lookupFields: Record<string, LookupField> = {
  brn: 'REFERENCE',
  supplierReference: 'SUPPLIER_REFERENCE',
  partnerReferenceNo: 'AGENT_REFERENCE',
  passportNo: 'PASSPORT',
  tag: 'TAG',
  leadName: 'LEAD_TRAVELER',
}

const maxResults = 10

/** Returns the field of a listed booking that matches the text. */
function findMatchedField({ reference, tags, leadName }: BookingRow, text: string): LookupField {
  const key = searchKey(text)
  if (searchKey(reference) === key) return 'REFERENCE'
  if (tags.some((tag) => searchKey(tag) === key)) return 'TAG'
  return searchKey(leadName ?? '').includes(key) ? 'LEAD_TRAVELER' : 'OTHER'
}

const fieldsByRank: LookupField[] = ['REFERENCE', 'TAG', 'LEAD_TRAVELER', 'OTHER']

/** Searches the company's list, for gateways that do not support the lookup. The text is not sent in a URL, because it may be a passport number. */
async function findInList(text: string, context: Context): Promise<FoundBookings> {
  const { rows, complete } = await readCompanyBookings(context)
  const found = filterBookings(rows, { text }, context.clock()).map((booking) => ({
    foundBy: findMatchedField(booking, text),
    booking,
  }))
  found.sort((left, right) => fieldsByRank.indexOf(left.foundBy) - fieldsByRank.indexOf(right.foundBy))
  return { found: found.slice(0, maxResults), complete }
}

/** Finds the bookings that match a text, best matches first. */
export async function findBookings(text: string, context: Context): Promise<FoundBookings> {
  const { gateway, bookingKinds, locale } = context
  const gatewayResult = await gateway.callOptional('/booking/lookup', { body: { text, cultCode: locale } })
  if (!gatewayResult) return findInList(text, context)
  const found = list(path(requireAccepted(gatewayResult).body, 'response', 'results')).flatMap(
    (result): FoundBooking[] => {
      const wire = field(result, 'booking')
      const booking = readRow(wire, findBookingKind(bookingKinds, wire))
      const foundBy = lookUp(lookupFields, readText(field(result, 'foundBy')) ?? '') ?? 'OTHER'
      return booking ? [{ foundBy, booking }] : []
    },
  )
  return { found: found.slice(0, maxResults), complete: true }
}
