import type { Context } from '../../context.ts'
import type { ChosenExtra, GroundServiceBookingDetails } from '../../__generated__/schema-types.ts'
import { type DetailsWithoutDocuments, readCommonDetails } from '../../bookings/common-details.ts'
import type { BookingRow } from '../../bookings/booking-row.ts'
import { readCount } from '../../bookings/read-row.ts'
import { passportOrNull, readServiceLead } from '../../checkout/service-lead.ts'
import { field, list, path, text, type WireObject } from '../../gateway/wire.ts'
import { readNamed } from '../../service-search/named.ts'
import { readPrice, toPrice } from '../../trade/price.ts'
import { listCategories, readPackage } from '../read-offers.ts'

/** Reads a booking's details from the gateway's view of the booking and the row made from that view. */
export function readGroundDetails(
  view: WireObject,
  row: BookingRow,
  { suppliers, bookingKinds }: Pick<Context, 'suppliers' | 'bookingKinds'>,
): DetailsWithoutDocuments<GroundServiceBookingDetails> {
  const readPartPrice = (source: unknown) => {
    const price = readPrice(suppliers.prices(row.provider ?? ''), source)
    return price && toPrice(price, 0)
  }
  const readExtra = (extra: unknown): ChosenExtra[] => {
    const named = readNamed(extra, 'code', 'description')
    if (!named) return []
    const [quantity, days] = [readCount(field(extra, 'quantity')), readCount(field(extra, 'duration'))]
    return [{ ...named, quantity, days, price: readPartPrice(extra) }]
  }
  const [category] = listCategories(view)
  return {
    ...readCommonDetails(view, row, bookingKinds),
    price: readPartPrice(field(view, 'price')),
    package: readPackage(category),
    packagePrice: readPartPrice(category),
    extras: list(field(view, 'additionalServices')).flatMap(readExtra),
    lead: readServiceLead(view),
    passportNumber: passportOrNull(text(path(view, 'travellerDetails', 'details', 'passportNo'))),
  }
}
