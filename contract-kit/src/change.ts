import { randomUUID } from 'node:crypto'
import * as fields from './fields.ts'
import type { Findings } from './findings.ts'
import { findFailure, field, type Gateway, isRefusal, isTrue, readReference, send } from './wire.ts'

const quoteCall = 'POST /booking/change'
const confirmCall = 'POST /booking/confirmchange'
const effect = 'names and dates of bookings cannot be changed'

const newName = { title: 'Mr', firstName: 'Contract', lastName: 'Check', gender: 'Male' }

interface NamedBooking {
  /** Name used in the findings. */
  name: string
  booking: { bookingReferenceNo: string; provider: unknown }
}

/** Requests a quote for renaming the first traveler of a booking, without applying it. Returns the quote, if any. */
async function quoteNameChange(
  gateway: Gateway,
  findings: Findings,
  { name, booking }: NamedBooking,
): Promise<unknown> {
  const quote = await send(gateway, 'POST', '/booking/change', {
    ...booking,
    cultCode: 'en-US',
    travellerDetails: [{ sequenceNumber: 0, index: 0, details: newName }],
  })
  const failure = findFailure(quote)
  // A refusal is within the contract: suppliers differ in what they allow.
  if (isRefusal(quote)) findings.works(quoteCall, `refuses ${name} (${failure})`)
  else if (failure) findings.degraded(quoteCall, `${failure} for ${name}; ${effect}`)
  if (failure) return undefined
  findings.works(quoteCall, `quotes a name change for ${name}`)
  findings.checkFields(quoteCall, [quote.content], fields.changeQuote)
  return quote.content
}

/** Quotes a name change for the first listed booking that allows one. */
export async function quoteChange(gateway: Gateway, findings: Findings, bookings: object[]): Promise<void> {
  const row = bookings.find((candidate) => isTrue(field(field(field(candidate, 'change'), 'names'), 'eligible')))
  if (!row) return
  const bookingReferenceNo = readReference(row)
  const booking = { bookingReferenceNo, provider: field(row, 'provider') }
  await quoteNameChange(gateway, findings, { name: bookingReferenceNo, booking })
}

/** Renames the first traveler of a booking and sends the confirmation twice with the same idempotency key. */
export async function checkNameChange(
  gateway: Gateway,
  findings: Findings,
  { name, booking }: NamedBooking,
): Promise<void> {
  const quote = await quoteNameChange(gateway, findings, { name, booking })
  const changeId = field(quote, 'changeId')
  if (changeId === undefined) return
  const { bookingReferenceNo, provider } = booking
  const difference = field(quote, 'difference') ?? 0
  const request = {
    provider,
    changeId,
    cultCode: 'en-US',
    authCode: '',
    requestObject: { bookingReferenceNo, difference },
  }
  const headers = { 'idempotency-key': randomUUID() }
  const confirm = () => send(gateway, 'POST', '/booking/confirmchange', request, headers)
  const confirmation = await confirm()
  const failure = findFailure(confirmation)
  if (failure) return findings.degraded(confirmCall, `${failure} for ${name}; ${effect}`)
  if (field(confirmation.content, 'bookingReferenceNo') !== bookingReferenceNo) {
    return findings.degraded(
      confirmCall,
      `\`bookingReferenceNo\` is missing for ${name}; the outcome of a change is treated as unknown`,
    )
  }
  findings.works(confirmCall, `changes a name on ${name}`)
  const retry = await confirm()
  const retryCall = `Idempotency-Key, changing ${name}`
  if (field(retry.content, 'bookingReferenceNo') === bookingReferenceNo) {
    findings.works(retryCall, 'a retry returns the first change')
  } else {
    const outcome = findFailure(retry) ?? 'a different result'
    findings.degraded(retryCall, `a retry returns ${outcome}; the platform never retries a change`)
  }
}
