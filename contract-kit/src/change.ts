import { randomUUID } from 'node:crypto'
import * as fields from './fields.ts'
import type { Findings } from './findings.ts'
import { failureOf, field, type Gateway, isRefusal, isTrue, referenceOf, send } from './wire.ts'

const quoteCall = 'POST /booking/change'
const confirmCall = 'POST /booking/confirmchange'
const loss = 'names and dates of bookings cannot be changed'

const newName = { title: 'Mr', firstName: 'Contract', lastName: 'Check', gender: 'Male' }

interface NamedBooking {
  /** How the findings name it. */
  name: string
  booking: { bookingReferenceNo: string; provider: unknown }
}

/** Quotes another name for the first traveler of a booking, which changes nothing. Returns the quote, if any. */
async function quoteName(gateway: Gateway, findings: Findings, { name, booking }: NamedBooking): Promise<unknown> {
  const quote = await send(gateway, 'POST', '/booking/change', {
    ...booking,
    cultCode: 'en-US',
    travellerDetails: [{ sequenceNumber: 0, index: 0, details: newName }],
  })
  const failure = failureOf(quote)
  // A refusal is within the contract: suppliers differ in what they allow.
  if (isRefusal(quote)) findings.works(quoteCall, `refuses ${name} (${failure})`)
  else if (failure) findings.degraded(quoteCall, `${failure} for ${name}; ${loss}`)
  if (failure) return undefined
  findings.works(quoteCall, `quotes a new name for ${name}`)
  findings.judge(quoteCall, [quote.response], fields.changeQuote)
  return quote.response
}

/** Quotes a change of the first listed booking whose names can be changed. */
export async function quoteChange(gateway: Gateway, findings: Findings, listed: object[]): Promise<void> {
  const row = listed.find((each) => isTrue(field(field(field(each, 'change'), 'names'), 'eligible')))
  if (!row) return
  const bookingReferenceNo = referenceOf(row)
  const booking = { bookingReferenceNo, provider: field(row, 'provider') }
  await quoteName(gateway, findings, { name: bookingReferenceNo, booking })
}

/** Renames the first traveler of a booking, confirming twice with one key. */
export async function changeName(gateway: Gateway, findings: Findings, { name, booking }: NamedBooking): Promise<void> {
  const quote = await quoteName(gateway, findings, { name, booking })
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
  const changed = await confirm()
  const failure = failureOf(changed)
  if (failure) return findings.degraded(confirmCall, `${failure} for ${name}; ${loss}`)
  if (field(changed.response, 'bookingReferenceNo') !== bookingReferenceNo) {
    return findings.degraded(confirmCall, `bookingReferenceNo is missing for ${name}; a change is taken for unknown`)
  }
  findings.works(confirmCall, `changes a name of ${name}`)
  const again = await confirm()
  const key = `Idempotency-Key, a change of ${name}`
  if (field(again.response, 'bookingReferenceNo') === bookingReferenceNo) {
    findings.works(key, 'a repeated change is answered with the first one')
  } else {
    const answer = failureOf(again) ?? 'something else'
    findings.degraded(key, `a repeated change is answered with ${answer}; the product never repeats one`)
  }
}
