import { fullName } from '#src/values/traveler-rules.ts'
import type { DocumentedLine, DocumentedService } from '#src/orders/documented-service.ts'
import { mapLocales, type LocalizedText } from '#src/locales.ts'
import type { Hotel } from './supplier/hotel.ts'
import { sum } from '#src/values/shares.ts'
import { nameIn } from '#src/suppliers/local-names.ts'
import type { WirePrice, WireRoom } from './supplier/wire/shapes.ts'
import type { NamedGuest } from './guests.ts'
import { requestLines } from './mail/request-lines.ts'
import type { HotelOrder } from './repository.ts'
import { boardNames, roomNames } from './room-names.ts'

const halalas = (riyals: number) => Math.round(riyals * 100)

/** Reads a supplier's fees and taxes from a price in any format. A prepayment line is the taxable amount that the platform owes, plus its tax. */
function readTaxes({ displayRateInfo, grandTotalTax }: WirePrice): Pick<DocumentedService, 'fees' | 'tax' | 'taxable'> {
  const amountOf = (purpose: string) => {
    const lines = (displayRateInfo ?? []).filter((line) => line.purpose === purpose)
    return lines.length > 0 ? sum(lines.map(({ amount }) => halalas(amount))) : null
  }
  const [fees, prepayment] = [amountOf('6'), amountOf('8')]
  const tax = amountOf('7') ?? (grandTotalTax === undefined ? null : halalas(grandTotalTax))
  if (prepayment === null || tax === null) return { fees, tax }
  return { fees, tax, taxable: { halalas: prepayment - tax, commission: amountOf('30') ?? 0 } }
}

const toLine = (room: WireRoom, price: number | null, guests: readonly NamedGuest[]): DocumentedLine => ({
  name: roomName(room),
  detail: boardNames[room.roomRates?.[0]?.boardCode ?? room.boardCode ?? ''] ?? null,
  quantity: 1,
  halalas: price,
  travelers: guests.map((guest) => ({ name: fullName(guest), age: guest.type === 'CHD' ? guest.age : null })),
})

/** Returns the name of the room kind in every language. Older orders have only the supplier's own name for the room. */
const roomName = ({ roomType, name }: WireRoom): LocalizedText => roomNames[roomType ?? ''] ?? mapLocales(() => name)

/** Returns the content of a stay's documents: a line for each room with its guests. */
export function documentStay(
  { offer, guests, special_requests: requests }: HotelOrder,
  hotel: Hotel | undefined,
): DocumentedService {
  const rooms = offer.roomGroups.flatMap((group) => group.rooms).toSorted((a, b) => a.sequenceNumber - b.sequenceNumber)
  return {
    name: mapLocales((locale) => nameIn(offer.name, locale)),
    address: mapLocales((locale) => nameIn(offer.address, locale)),
    phone: hotel?.phone ?? null,
    checkInTime: hotel?.checkInTime ?? null,
    checkOutTime: hotel?.checkOutTime ?? null,
    lines: rooms.map((room, index) =>
      toLine(room, offer.rooms[index]?.totalHalalas ?? null, guests.rooms[index] ?? []),
    ),
    notes: mapLocales((locale) => (requests ? requestLines(locale, requests) : [])),
    ...readTaxes(offer.price),
  }
}
