import type {
  PaymentLinkEvent,
  PaymentLinkEventKind,
  PaymentLinkStatus,
  SharedReservation,
} from '../__generated__/schema-types.ts'
import { encodeBookingId } from '../bookings/booking-id.ts'
import type { Shareable } from '../checkout/shareable.ts'
import type { Context } from '../context.ts'
import { count, field, flag, list, path, text, utcTime } from '../gateway/wire.ts'
import { createEnumReader } from '../gateway/enum-reader.ts'
import { isCalendarDate } from '../values/days.ts'
import { imageUrl } from '../values/image-url.ts'
import { money, parseHalalas } from '../values/money.ts'
import { plainText } from '../values/plain-text.ts'
import { detectLanguage } from '../values/text-language.ts'

export type Shareables = readonly Shareable[]

/** Finds the product in a link's data; undefined if it is unknown to this server. */
export function findShareable(data: unknown, shareables: Shareables): Shareable | undefined {
  const name = text(field(data, 'type'))?.toLowerCase()
  return shareables.find(({ type }) => type === name)
}

/** Returns the path of a link on the public origin. */
export const linkPath = ({ screen }: Pick<Shareable, 'screen'>, id: string) => `${screen}/${encodeURIComponent(id)}`

const readKnownStatus = createEnumReader<Exclude<PaymentLinkStatus, 'UNRECOGNISED'>>({
  UNPAID: true,
  PENDING: true,
  PAID: true,
  EXPIRED: true,
  DISABLED: true,
})

/** Reads the status of a link. Some gateways still return UNPAID after the link has expired. */
export function readStatus(value: unknown, expiresAt: string | null, now: Date): PaymentLinkStatus {
  const status = readKnownStatus(value) ?? 'UNRECOGNISED'
  return status === 'UNPAID' && isPast(expiresAt, now) ? 'EXPIRED' : status
}

const isPast = (expiresAt: string | null, now: Date) => expiresAt !== null && Date.parse(expiresAt) <= now.getTime()

/** Reads a link's id from a row. */
export const readLinkId = (row: unknown): string | undefined => text(field(row, 'id')) ?? text(field(row, 'trackId'))

const readDate = (source: unknown, name: string): string | null => {
  const date = text(field(source, name))?.slice(0, 10) ?? ''
  return isCalendarDate(date) ? date : null
}

const readName = (basket: unknown, shareables: Shareables): string | null => {
  const fields = [...shareables.map(({ basketFields }) => basketFields.name), 'serviceName']
  const names = fields.map((name) => plainText(text(field(basket, name))))
  return (
    names
      .find((name) => name !== undefined)
      ?.replaceAll('\n', ' ')
      .slice(0, 200) ?? null
  )
}

const readItemCount = (basket: unknown, shareables: Shareables): number | null =>
  shareables
    .map(({ basketFields }) => count(field(basket, basketFields.count)))
    .find((itemCount) => itemCount !== undefined) ?? null

function readTotal(basket: unknown) {
  const halalas = parseHalalas(field(basket, 'totalPrice'))
  return halalas === null || halalas < 0 ? null : money(halalas, text(field(basket, 'currencyCode')))
}

const readEventKind = createEnumReader<Exclude<PaymentLinkEventKind, 'UNRECOGNISED'>>({
  CREATED: true,
  EXTENDED: true,
  DISABLED: true,
  PAYMENT_STARTED: true,
  PAYMENT_FAILED: true,
  PAID: true,
})

function readEvent(event: unknown): PaymentLinkEvent[] {
  const at = utcTime(field(event, 'at'))
  if (at === undefined) return []
  return [
    {
      at,
      kind: readEventKind(field(event, 'kind')) ?? 'UNRECOGNISED',
      actor: text(field(event, 'actor')) ?? null,
      expiresAt: utcTime(field(event, 'expirationTime')) ?? null,
    },
  ]
}

/** A shared reservation with the data needed to name its service. */
export type SharedRow = SharedReservation & { type: string | undefined; search: unknown }

type Reader = Pick<Context, 'clock' | 'requireB2B'>

/** Maps a link to the schema. */
export function readSharedLink(
  id: string,
  { row, data }: { row: unknown; data: unknown },
  shareables: Shareables,
  { clock, requireB2B }: Reader,
): SharedRow {
  const now = clock()
  const viewerEmail = requireB2B().email.toLowerCase()
  const search = field(data, 'search')
  const basket = field(data, 'basket')
  const product = findShareable(data, shareables)
  const rowText = (name: string) => text(field(row, name)) ?? null
  const rowTime = (name: string) => utcTime(field(row, name)) ?? null
  const expiresAt = rowTime('expirationTime')
  const checkIn = readDate(search, 'checkInDate')
  const serviceName = readName(basket, shareables)
  const reference = rowText('brn')
  const isOwnBooking = flag(field(row, 'isOwnBooking')) ?? false
  const isMine = flag(field(row, 'isMine')) ?? false
  const receiverEmail = rowText('targetUserEmail')
  const history = field(row, 'history')
  return {
    id,
    type: product?.type,
    search,
    kind: product?.kind ?? 'UNRECOGNISED',
    path: product ? linkPath(product, id) : null,
    status: readStatus(field(row, 'status'), expiresAt, now),
    isExpired: isPast(expiresAt, now),
    createdAt: rowTime('createdAt'),
    expiresAt,
    isMine,
    isReceived: !isMine && (receiverEmail ?? viewerEmail).toLowerCase() === viewerEmail,
    ownerEmail: rowText('userEmail'),
    ownerCompany: rowText('userCompany'),
    receiverEmail,
    receiverCompany: rowText('targetUserCompany'),
    receiverLanguage: rowText('targetUserLanguage'),
    serviceName,
    serviceNameLanguage: serviceName && detectLanguage(serviceName, text(field(basket, 'language'))),
    imageUrl: imageUrl(field(basket, 'imagePath')) ?? null,
    total: readTotal(basket),
    travelDate: checkIn ?? readDate(search, 'startDate'),
    checkIn,
    checkOut: readDate(search, 'checkOutDate'),
    itemCount: readItemCount(basket, shareables),
    guestCount: count(field(basket, 'paxCount')) ?? null,
    openedCount: count(field(row, 'openedCount')) ?? null,
    lastOpenedAt: rowTime('lastOpenedAt'),
    paidAt: rowTime('paidAt'),
    reference,
    bookingId:
      reference !== null && isOwnBooking && product
        ? encodeBookingId({
            __typename: product.booking,
            provider: rowText('provider')?.toLowerCase() ?? null,
            reference,
          })
        : null,
    history: Array.isArray(history) ? list(history).flatMap(readEvent) : null,
  }
}

/** Reads a list row; undefined if it has no id. */
export function readSharedRow(
  row: unknown,
  shareables: Shareables,
  { isMine, context }: { isMine: boolean; context: Reader },
): SharedRow | undefined {
  const id = readLinkId(row)
  if (id === undefined) return undefined
  const link = readSharedLink(id, { row, data: path(row, 'data') }, shareables, context)
  return { ...link, isMine, isReceived: !isMine }
}
