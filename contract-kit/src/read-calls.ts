import { quoteChange } from './change.ts'
import * as fields from './fields.ts'
import type { Findings } from './findings.ts'
import { checkIssuedDocuments } from './issued-documents.ts'
import { checkOptionalCalls, type Services, type Stay } from './optional-calls.ts'
import { checkSelectedLists } from './selected-lists.ts'
import {
  findFailure,
  field,
  type Gateway,
  isRefundable,
  isRefusal,
  isTrue,
  isUnsupported,
  readList,
  type Result,
  readReference,
  rows,
  send,
  text,
} from './wire.ts'

const dateInDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const stay = {
  locationCode: 'SA1',
  checkInDate: dateInDays(40),
  checkOutDate: dateInDays(43),
  nationality: 'ID',
  cultCode: 'en-US',
  userGroup: 'b2b',
  subpcc: '',
  specialCode: '',
}
const rooms = [{ sequence: 0, paxInfo: [{ type: 'ADT', quantity: 2 }] }]

/** A room found by the detail search, with one chosen rate and its policies. */
export interface OfferedRoom {
  choice: Record<string, unknown> & { provider: unknown; roomGroups: object[] }
  policies: unknown
}

/** Bookable offers. */
export interface Offers extends Services {
  room: OfferedRoom | undefined
  stay: Stay
}

/** Searches for a stay in Makkah; returns the hotels, or an empty list if the search failed. */
async function searchHotels(gateway: Gateway, findings: Findings): Promise<object[]> {
  const call = 'POST /hotels/searchWithDetails'
  const result = await send(gateway, 'POST', '/hotels/searchWithDetails', { ...stay, rooms })
  const hotels = readList(result, 'hotels')
  const dates = `from ${stay.checkInDate} to ${stay.checkOutDate}`
  const failure = findFailure(result) ?? (hotels.length > 0 ? undefined : `no hotels in Makkah ${dates}`)
  if (failure) {
    findings.missing(call, failure)
    return []
  }
  findings.works(call, `${hotels.length} hotels`)
  findings.checkFields(call, hotels, fields.searchRow)
  return hotels
}

const isRefundableRow = (hotel: unknown) => isTrue(field(field(hotel, 'flags'), 'isRefundable'))

/** Opens up to ten hotels until one has rooms; returns the request with one chosen rate. */
async function openHotel(
  gateway: Gateway,
  findings: Findings,
  hotels: object[],
): Promise<OfferedRoom['choice'] | undefined> {
  const call = 'POST /hotels/detailSearchWithHotelCode'
  if (hotels.length === 0) {
    findings.skipped(call, 'the search found no hotels')
    return undefined
  }
  let failure = 'none of the first ten hotels has rooms'
  const refundableFirst = hotels.toSorted((a, b) => Number(isRefundableRow(b)) - Number(isRefundableRow(a)))
  for (const hotel of refundableFirst.slice(0, 10)) {
    const request = {
      ...stay,
      hotelCode: field(hotel, 'code'),
      provider: field(hotel, 'provider') ?? field(hotel, 'vendor'),
    }
    const result = await send(gateway, 'POST', '/hotels/detailSearchWithHotelCode', { ...request, rooms })
    failure = findFailure(result) ?? failure
    const [detail] = readList(result, 'hotels')
    const groups = rows(field(detail, 'roomGroups'))
    if (groups.length === 0) continue
    const hotelRooms = groups.flatMap((group) => rows(field(group, 'rooms')))
    const rates = hotelRooms.flatMap(readRates)
    findings.works(call, `${groups.length} room groups, ${rates.length} rates`)
    findings.checkFields(call, groups, fields.roomGroup)
    findings.checkFields(call, rates, fields.rate)
    return { ...request, roomGroups: [chooseRate(groups)] }
  }
  findings.missing(call, failure)
  return undefined
}

const readRates = (room: object) =>
  rows(field(room, 'roomRates')).length > 0 ? rows(field(room, 'roomRates')) : [room]

/** Chooses a group with one rate per room, refundable if possible, so that a test booking can be cancelled. */
function chooseRate(groups: object[]): object {
  const group = groups.find((each) => rows(field(each, 'rooms')).flatMap(readRates).some(isRefundable)) ?? groups[0]
  const groupRooms = rows(field(group, 'rooms'))
  const singleRoom = groupRooms.find((room) => readRates(room).some(isRefundable)) ?? groupRooms[0] ?? {}
  const chosen = isTrue(field(field(group, 'flags'), 'isGroupedRooms')) ? groupRooms : [singleRoom]
  return { ...group, rooms: chosen.map(limitToOneRate) }
}

function limitToOneRate(room: object): object {
  const rates = rows(field(room, 'roomRates'))
  if (rates.length === 0) return room
  return { ...room, roomRates: [rates.find(isRefundable) ?? rates[0]] }
}

async function readPolicies(
  gateway: Gateway,
  findings: Findings,
  choice: OfferedRoom['choice'] | undefined,
): Promise<unknown> {
  const call = 'POST /hotels/policies'
  if (!choice) {
    findings.skipped(call, 'no hotel has a rate')
    return undefined
  }
  const result = await send(gateway, 'POST', '/hotels/policies', { ...choice, countryCode: 'SA' })
  const failure = findFailure(result) ?? (result.content ? undefined : '`response` is missing')
  if (failure) findings.missing(call, failure)
  else findings.works(call, 'responds')
  return result.content
}

/** Returns the hotel bookings. Rows without a booking type count as hotels. */
const filterHotelRows = (bookings: object[]) =>
  bookings.filter((row) => ['', '1'].includes(text(field(row, 'bookingType'))))

const readResults = ({ body }: Result): unknown => (Array.isArray(body) ? body : field(body, 'results'))

/** Reads two pages of the list; returns the hotel bookings on the first one. */
async function listReservations(gateway: Gateway, findings: Findings): Promise<object[]> {
  const call = 'GET /hotels/reservations'
  const first = await send(gateway, 'GET', '/hotels/reservations')
  const results = readResults(first)
  const failure = findFailure(first) ?? (Array.isArray(results) ? undefined : '`results` is missing')
  if (failure) {
    findings.missing(call, failure)
    return []
  }
  const bookings = rows(results)
  findings.works(
    call,
    bookings.length > 0
      ? `${bookings.length} reservations on the first page`
      : 'no reservations, so rows cannot be checked',
  )
  const hotels = filterHotelRows(bookings)
  findings.checkFields(call, hotels, fields.reservationRow)
  const key = field(first.body, 'paginationKey')
  if (!key) return hotels
  const second = await send(gateway, 'GET', `/hotels/reservations?key=${encodeURIComponent(JSON.stringify(key))}`)
  const references = rows(readResults(second)).map(readReference)
  const isRepeated = references.includes(readReference(bookings[0]))
  if (findFailure(second) || isRepeated)
    findings.missing(`${call}?key=`, findFailure(second) ?? 'the second page repeats the first')
  else findings.works(`${call}?key=`, 'the second page follows the first')
  return hotels
}

async function viewReservation(gateway: Gateway, findings: Findings, row: object): Promise<void> {
  const call = 'POST /hotels/viewreservation'
  const request = {
    bookingReferenceNo: readReference(row),
    provider: field(row, 'provider'),
    cultCode: 'en-US',
  }
  const result = await send(gateway, 'POST', '/hotels/viewreservation', request)
  const failure = findFailure(result) ?? (result.content ? undefined : '`response` is missing')
  if (failure) return findings.missing(call, failure)
  findings.works(call, `reads ${request.bookingReferenceNo}`)
  findings.checkFields(call, [result.content], fields.reservation)
  const again = await send(gateway, 'POST', '/hotels/viewreservation', request)
  await checkIssuedDocuments(gateway, findings, {
    name: request.bookingReferenceNo,
    views: [result.content, again.content],
  })
  const unknown = await send(gateway, 'POST', '/hotels/viewreservation', {
    ...request,
    bookingReferenceNo: 'NO-SUCH-BOOKING',
  })
  if (findFailure(unknown)) findings.works(call, 'refuses a reference that does not exist')
  else findings.missing(call, 'succeeds for a reference that does not exist')
}

/** Quotes a cancellation, which changes nothing. */
async function quoteCancellation(gateway: Gateway, findings: Findings, bookings: object[]): Promise<void> {
  const call = 'POST /hotels/cancelreservation'
  const readStatus = (each: object) => text(field(each, 'status') ?? field(each, 'bookingStatus'))
  const row = bookings.find((each) => /^(confirmed|booked|approved)$/i.test(readStatus(each)))
  if (!row) return
  const request = {
    bookingReferenceNo: readReference(row),
    provider: field(row, 'provider'),
    cultCode: 'en-US',
  }
  const result = await send(gateway, 'POST', '/hotels/cancelreservation', request)
  const failure = findFailure(result)
  if (isUnsupported(result)) return findings.degraded(call, `${failure}; bookings cannot be cancelled`)
  if (isRefusal(result)) return findings.works(call, `refuses ${request.bookingReferenceNo} (${failure})`)
  if (failure) return findings.missing(call, failure)
  findings.works(call, `quotes ${request.bookingReferenceNo}`)
  findings.checkFields(call, [result.content], fields.cancellationQuote)
}

/** Quotes a cancellation of an unknown booking, which every gateway must refuse. */
async function checkUnknownBookingIsRefused(gateway: Gateway, findings: Findings): Promise<void> {
  const call = 'POST /hotels/cancelreservation'
  const request = { bookingReferenceNo: 'NO-SUCH-BOOKING', provider: 'hudxconnect', cultCode: 'en-US' }
  const result = await send(gateway, 'POST', '/hotels/cancelreservation', request)
  const failure = findFailure(result)
  // With 404 or 501, the gateway does not support the call.
  if (isUnsupported(result)) return
  if (isRefusal(result)) findings.works(call, `refuses a reference that does not exist (${failure})`)
  else if (failure)
    findings.degraded(call, `${failure} without a code for a reference that does not exist; agents see a gateway error`)
  else findings.missing(call, 'succeeds for a reference that does not exist')
}

async function checkTokenIsRequired(gateway: Gateway, findings: Findings): Promise<void> {
  for (const [token, title] of [
    [undefined, 'without a token'],
    ['no.real.token', 'with an invalid token'],
  ] as const) {
    const result = await send({ ...gateway, token }, 'GET', '/hotels/reservations')
    const { status } = result
    const failure = findFailure(result)
    if (status === 401) findings.works('Authorization', `a request ${title} gets HTTP 401`)
    else if (!failure && Array.isArray(readResults(result)))
      findings.missing('Authorization', `a request ${title} gets HTTP ${status}; anyone can read bookings`)
    else
      findings.degraded('Authorization', `a request ${title} gets ${failure ?? `HTTP ${status}`} instead of HTTP 401`)
  }
}

/** Runs every call that changes nothing; returns the bookable offers. */
export async function checkReads(gateway: Gateway, findings: Findings): Promise<Offers> {
  await checkTokenIsRequired(gateway, findings)
  const hotels = await searchHotels(gateway, findings)
  const choice = await openHotel(gateway, findings, hotels)
  const policies = await readPolicies(gateway, findings, choice)
  const bookings = await listReservations(gateway, findings)
  const [first] = bookings
  if (first) await viewReservation(gateway, findings, first)
  await quoteCancellation(gateway, findings, bookings)
  await checkUnknownBookingIsRefused(gateway, findings)
  await checkSelectedLists(gateway, findings)
  await quoteChange(gateway, findings, bookings)
  const services = await checkOptionalCalls(gateway, findings, stay)
  return { room: choice && { choice, policies }, stay, ...services }
}
