import type { CancellationPolicy } from '../__generated__/schema-types.ts'
import { count, field, flag, list, makkahTime, text, texts, utcTime } from '../gateway/wire.ts'
import { isCalendarDate } from '../values/days.ts'
import { toSupplier } from '../trade/supplier.ts'
import { money, parseHalalas } from '../values/money.ts'
import type { BookingKind } from './booking-kind.ts'
import { readBookingPolicy } from './booking-policy.ts'
import type { BookingRow, CancellationDetails } from './booking-row.ts'
import { toBookingStatus, toPaymentStatus } from './booking-status.ts'
import { readChange } from './change/change-codes.ts'
import { toCancelCode } from './cancel/cancellation-quote.ts'

/** Reads the calendar date at the start of a date or date-time; null if there is none. */
export function readDate(value: unknown): string | null {
  const date = text(value)?.slice(0, 10) ?? ''
  return isCalendarDate(date) && date >= '1900' ? date : null
}

export const readCount = (value: unknown): number | null => count(value) ?? null

/** Reads an amount with its currency; null if it cannot be read. */
export function readMoney(amount: unknown, currency: unknown) {
  const halalas = parseHalalas(amount)
  return halalas === null ? null : money(halalas, text(currency))
}

const closedStatuses: ReadonlySet<BookingRow['status']> = new Set(['CANCELLED', 'FAILED', 'PENDING', 'UNKNOWN'])

/** Reads whether the gateway allows a cancellation. If the gateway reports no rules, only a cancellation quote shows whether it does. */
export function readCancellationDetails(value: unknown, status: BookingRow['status']): CancellationDetails {
  const eligible = flag(field(value, 'eligible'))
  const blockers = [...new Set(texts(field(value, 'blockers'), 'code').map(toCancelCode))]
  if (eligible === undefined && blockers.length === 0) {
    return { eligible: !closedStatuses.has(status), reported: false, availableFrom: null, blockers }
  }
  const isEligible = eligible === true && blockers.length === 0
  return {
    eligible: isEligible,
    reported: true,
    availableFrom: blockers.includes('CANCEL_WAIT_TIME') ? (utcTime(field(value, 'availableFrom')) ?? null) : null,
    blockers: isEligible || blockers.length > 0 ? blockers : ['CANCEL_NOT_ELIGIBLE'],
  }
}

/** Returns the earlier end of free cancellation in the accepted and tightened policies; null if either policy has none. */
function earliestFreeUntil(accepted: CancellationPolicy | null, tightened: CancellationPolicy | null): string | null {
  const acceptedUntil = accepted?.freeUntil ?? null
  if (acceptedUntil === null || tightened === null) return acceptedUntil
  const tightenedUntil = tightened.freeUntil ?? null
  return tightenedUntil !== null && Date.parse(acceptedUntil) < Date.parse(tightenedUntil)
    ? acceptedUntil
    : tightenedUntil
}

/** Reads a row from the gateway's list as the given kind; null if it has no reference. */
export function readRow(wire: unknown, kind: BookingKind): BookingRow | null {
  const member = (name: string) => field(wire, name)
  const textOrNull = (name: string) => text(member(name)) ?? null
  const reference = textOrNull('bookingReferenceNo') ?? textOrNull('reservationNo')
  if (reference === null) return null
  const provider = (textOrNull('provider') ?? textOrNull('vendor'))?.toLowerCase() ?? null
  const rawStatus = textOrNull('status') ?? textOrNull('bookingStatus')
  const status = toBookingStatus(rawStatus)
  const total = readMoney(member('totalPrice'), member('currencyCode'))
  const cancellationPolicy = readBookingPolicy(member('cancellationPolicy'), total)
  const termsTightenedAt = utcTime(member('termsTightenedAt')) ?? null
  const tightenedPolicy =
    termsTightenedAt === null ? null : readBookingPolicy(member('currentCancellationPolicy'), total)
  return kind.readRow(wire, {
    __typename: kind.typename,
    provider,
    reference,
    supplier: provider === null ? null : toSupplier(provider),
    createdAt: utcTime(member('createdAt')) ?? null,
    status,
    rawStatus,
    paymentStatus: toPaymentStatus(textOrNull('paymentStatus')),
    payBy: makkahTime(member('payBy')) ?? null,
    releasedAt: utcTime(member('releasedAt')) ?? null,
    cardLapsedAt: utcTime(member('cardLapsedAt')) ?? null,
    tags: texts(list(member('tags')), 'name'),
    cancellation: readCancellationDetails(member('cancellation'), status),
    change: readChange(member('change')),
    clientReference: textOrNull('clientReference'),
    needsAgentSince: utcTime(member('needsAgentSince')) ?? null,
    title: null,
    startsOn: null,
    endsOn: null,
    leadName: textOrNull('leadName'),
    total,
    refunded: readMoney(member('refundedAmount'), member('currencyCode')),
    commission: readMoney(member('commissionAmount'), member('currencyCode')),
    agentReference: textOrNull('partnerReferenceNo'),
    freeCancellationUntil:
      makkahTime(member('freeCancellationDate')) ?? earliestFreeUntil(cancellationPolicy, tightenedPolicy),
    termsTightenedAt,
    cancellationPolicy,
    tightenedCancellationPolicy: tightenedPolicy,
  })
}
