import { listen, type RunningServer } from './listen.ts'
import { detailRow, plainHotels, searchRow } from './wire-hotel.ts'

export interface PlainGatewayOptions {
  /** `provider` of every hotel; may be a supplier unknown to the product. */
  provider?: string
  /** Whether reservations are listed oldest first. */
  oldestFirst?: boolean
  /** Reservations on one page of the list. */
  pageSize?: number
  /** `lost`: the reservation is made, then the connection is cut. `never arrives`: the connection is cut and nothing is reserved. */
  booking?: 'confirmed' | 'lost' | 'never arrives'
  /** Whether reservations contain the caller's idempotency key. */
  echoesKeys?: boolean
  /** Whether a hold can be booked more than once. */
  reusesHolds?: boolean
  /** Whether requests without a valid token are accepted. */
  isOpen?: boolean
  /** Whether a cancellation quote includes the booking reference. */
  includesReferenceInQuote?: boolean
  /** `ignored`: the cancellation is confirmed, but the booking does not change. */
  cancellation?: 'cancelled' | 'ignored'
  /** `envelope`: HTTP 200 with a status and a code in the body. `problem`: HTTP 409 with a code. `bare`: HTTP 409 without a code. */
  refusals?: 'envelope' | 'problem' | 'bare'
  /** How the gateway accepts a list selection. `without conditions`: it selects lists but ignores their conditions. */
  listSelection?: 'none' | 'without conditions' | 'by URL' | 'by body'
  /** Documents in every view of a booking. `kinds only`: without the issued documents. `issued on every view`: each view issues another document. */
  documents?: 'none' | 'kinds only' | 'issued' | 'issued on every view'
}

type Json = Record<string, unknown>
/** A token with claims. The plain gateway does not verify its signature. */
export const plainToken = `header.${Buffer.from('{"sub":"agent"}').toString('base64url')}.signature`

function hasClaims(authorization = ''): boolean {
  const [, claims = ''] = /^Bearer [\w-]+\.([\w-]+)\.[\w-]+$/.exec(authorization) ?? []
  try {
    return isRecord(JSON.parse(Buffer.from(claims, 'base64url').toString()))
  } catch {
    return false
  }
}

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null
const member = (value: unknown, key: string): Json => {
  const found = isRecord(value) ? value[key] : undefined
  return isRecord(found) ? found : {}
}

interface PlainGateway extends RunningServer {
  reservations: readonly Reservation[]
  /** Bodies of the requests that confirmed a cancellation. */
  confirmations: readonly Json[]
  configure: (options: PlainGatewayOptions) => void
}

interface Reservation {
  bookingReferenceNo: string
  createdAt: string
  status: 'Confirmed' | 'Cancelled'
  stay: Json
  total: number
  key: string | undefined
}

/**
 * Another company's gateway: it supports only the required calls of docs/gateway-contract.md, with only the required
 * fields. It has no wallet, profile, locations or authenticator, and sends neither cancellation rules nor the fee or refund of a cancellation.
 */
export async function startPlainGateway(earlierBookings = 0): Promise<PlainGateway> {
  let settings: Required<PlainGatewayOptions> = {
    provider: 'hudxconnect',
    oldestFirst: false,
    pageSize: 10,
    booking: 'confirmed',
    echoesKeys: false,
    reusesHolds: false,
    isOpen: false,
    includesReferenceInQuote: true,
    cancellation: 'cancelled',
    refusals: 'envelope',
    listSelection: 'none',
    documents: 'none',
  }

  const createEarlierReservation = (index: number): Reservation => ({
    bookingReferenceNo: `PLAIN-${1000 + index}`,
    createdAt: new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString(),
    status: 'Confirmed',
    stay: {},
    total: 300,
    key: undefined,
  })
  const reservations = Array.from({ length: earlierBookings }, (_, index) => createEarlierReservation(index))
  const confirmations: Json[] = []
  const holds = new Map<string, Json>()

  const ok = (response: Json, context: Json = {}) => ({ status: { code: 0 }, context, response })
  const refusal = (code: string) => {
    if (settings.refusals === 'envelope') {
      return { status: { code: 400 }, response: null, errors: [{ code, message: code }] }
    }
    return { conflict: { title: 'Conflict', status: 409, ...(settings.refusals === 'problem' && { code }) } }
  }
  const findReservation = (body: Json) =>
    reservations.find(({ bookingReferenceNo }) => bookingReferenceNo === body['bookingReferenceNo'])

  const describeStay = (hold: Json) => {
    const hotel = plainHotels.find(({ code }) => code === hold['hotelCode'])
    return {
      hotelName: hotel?.name,
      umrahHotelCode: hotel?.umrahHotelCode,
      checkInDate: hold['checkInDate'],
      checkOutDate: hold['checkOutDate'],
      locationCode: hold['locationCode'],
    }
  }

  const readLeadName = (body: Json) => {
    const groups = member(body, 'requestObject')['roomGroups']
    const text = JSON.stringify(groups ?? [])
    const [, firstName = '', lastName = ''] = /"firstName":"([^"]*)","lastName":"([^"]*)"/.exec(text) ?? []
    return `${firstName} ${lastName}`.trim()
  }

  const reserve = (body: Json, key: string | undefined) => {
    const hold = holds.get(String(body['trackToken']))
    if (!hold) return refusal('TRACK_TOKEN_UNKNOWN')
    if (!settings.reusesHolds) holds.delete(String(body['trackToken']))
    if (settings.booking === 'never arrives') return undefined
    const reservation: Reservation = {
      bookingReferenceNo: `PLAIN-${1000 + reservations.length}`,
      createdAt: new Date().toISOString(),
      status: 'Confirmed',
      stay: { ...describeStay(hold), leadName: readLeadName(body) },
      total: Number(body['price']),
      key: settings.echoesKeys ? key : undefined,
    }
    reservations.push(reservation)
    if (settings.booking === 'lost') return undefined
    return ok({ bookingStatus: 'Confirmed', bookingReferenceNo: reservation.bookingReferenceNo })
  }

  const listReservations = (key: string | null) => {
    const { pageSize, provider } = settings
    const sorted = settings.oldestFirst ? reservations : reservations.toReversed()
    const from = Number(key ?? 0)
    return {
      results: sorted
        .slice(from, from + pageSize)
        .map(({ bookingReferenceNo, createdAt, status, stay, total, key: clientReference }) => ({
          bookingReferenceNo,
          createdAt,
          tags: [],
          status,
          provider,
          ...stay,
          totalPrice: total,
          currencyCode: 'SAR',
          ...(clientReference && { clientReference }),
        })),
      paginationKey: from + pageSize < sorted.length ? from + pageSize : null,
    }
  }

  /** Returns the selected lists; undefined if a condition is not supported. */
  const selectLists = (lists: unknown) => {
    const ignoresConditions = settings.listSelection === 'without conditions'
    const selected = Object.entries(isRecord(lists) ? lists : {}).map(([name, selection]) => {
      const where = isRecord(selection) && Array.isArray(selection['where']) ? (selection['where'] as Json[]) : []
      const isSupported = where.every((condition) => Object.keys(condition).every((key) => key === 'text'))
      if (!isSupported && !ignoresConditions) return undefined
      const results = where.length > 0 && !ignoresConditions ? [] : listReservations(null).results
      const totalCount = where.length > 0 && !ignoresConditions ? 0 : reservations.length
      return [name, { results, totalCount, page: 1, statuses: [{ status: 'CONFIRMED', count: totalCount }] }]
    })
    if (selected.includes(undefined)) return undefined
    const supports = ['select', ...(settings.listSelection === 'by body' ? ['select.post'] : [])]
    return { results: [], paginationKey: null, supports, selected: Object.fromEntries(selected as [string, Json][]) }
  }

  let issuedCount = 1
  const documents = () => {
    const { documents: mode } = settings
    if (mode === 'none') return {}
    if (mode === 'issued on every view') issuedCount += 1
    const numbers = Array.from({ length: issuedCount }, (_, index) => `VCH-${index + 1}`)
    const entries = numbers.map((number) => ({
      number,
      issuedAt: '2026-11-21T09:00:00Z',
      isCurrent: true,
      path: `/documents/${number}`,
    }))
    return { documents: [{ kind: 'voucher', problem: null, ...(mode !== 'kinds only' && { issued: entries }) }] }
  }

  const viewReservation = (body: Json) => {
    const found = findReservation(body)
    if (!found) return { status: { code: 404 }, response: null, errors: [{ code: 'NOT_FOUND', message: 'Not found' }] }
    const { bookingReferenceNo, createdAt, status, stay, key } = found
    return ok({
      bookingReferenceNo,
      createdAt,
      bookingStatus: status,
      hotelDetails: { name: stay['hotelName'], provider: settings.provider, ...stay },
      ...documents(),
      ...(key && { clientReference: key }),
    })
  }

  const confirmCancellation = (body: Json) => {
    const found = findReservation(member(body, 'requestObject'))
    if (!found) return refusal('NOT_FOUND')
    confirmations.push(body)
    if (settings.cancellation === 'cancelled') found.status = 'Cancelled'
    return ok({ bookingReferenceNo: found.bookingReferenceNo, bookingStatus: 'Cancelled' })
  }

  const createHold = (body: Json) => {
    const trackToken = `hold-${holds.size}-${Date.now()}`
    holds.set(trackToken, body)
    return ok({ roomGroups: body['roomGroups'], token: trackToken }, { trackToken })
  }

  const findHotelDetails = (body: Json) => {
    const hotel = plainHotels.find(({ code }) => code === body['hotelCode'])
    const rooms = Array.isArray(body['rooms']) ? (body['rooms'] as { paxInfo: unknown }[]) : []
    return { hotels: hotel ? [detailRow(hotel, settings.provider, rooms)] : [] }
  }

  const handlers: Record<string, (body: Json, key: string | undefined) => object | undefined> = {
    '/hotels/searchWithDetails': () => ({ hotels: plainHotels.map((hotel) => searchRow(hotel, settings.provider)) }),
    '/hotels/detailSearchWithHotelCode': findHotelDetails,
    '/hotels/policies': () => ok({ policies: [] }),
    '/hotels/availabities': createHold,
    '/hotels/b2breservation': reserve,
    '/hotels/viewreservation': viewReservation,
    '/hotels/cancelreservation': (body) => {
      const found = findReservation(body)
      if (found?.status !== 'Confirmed') return refusal('notEligible')
      const { bookingReferenceNo } = found
      return ok({ ...(settings.includesReferenceInQuote && { bookingReferenceNo }), cancellationStatus: 'Refundable' })
    },
    '/hotels/confirmcancelreservation': confirmCancellation,
    '/hotels/reservations/select': (body) => selectLists(body['select']),
  }

  const server = await listen((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://gateway')
      const send = (status: number, body: object) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(body))
      }
      if (url.pathname.startsWith('/documents/')) return void response.end('%PDF-1.7')
      if (!settings.isOpen && !hasClaims(request.headers.authorization)) return send(401, { message: 'Unauthorized' })
      if (request.method === 'GET' && url.pathname === '/hotels/reservations') {
        const selectParameter = settings.listSelection === 'none' ? null : url.searchParams.get('select')
        if (selectParameter === null) return send(200, listReservations(url.searchParams.get('key')))
        const selected = selectLists(JSON.parse(selectParameter))
        return selected ? send(200, selected) : send(400, { message: 'Unknown condition' })
      }
      const handle = request.method === 'POST' ? handlers[url.pathname] : undefined
      const isUnsupported =
        url.pathname.endsWith('/select') && !['by body', 'without conditions'].includes(settings.listSelection)
      if (!handle || isUnsupported) return send(404, { message: 'Not found' })
      const result = handle(
        JSON.parse(Buffer.concat(chunks).toString() || '{}') as Json,
        request.headers['idempotency-key']?.toString(),
      )
      if (result && 'conflict' in result) send(409, result.conflict as object)
      else if (result) send(200, result)
      else request.socket.destroy()
    })
  })
  return {
    ...server,
    reservations,
    confirmations,
    configure: (options) => {
      settings = { ...settings, ...options }
    },
  }
}
