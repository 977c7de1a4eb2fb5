import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { checkNameChange } from '../change.ts'
import * as fields from '../fields.ts'
import type { Findings, Report } from '../findings.ts'
import { checkIssuedDocuments } from '../issued-documents.ts'
import {
  findFailure,
  field,
  type Gateway,
  isCancelled,
  isMoneyRefusal,
  isRefusal,
  isUnsupported,
  readReference,
  send,
  text,
} from '../wire.ts'
import { checkDocument } from './check-document.ts'
import type { Product } from './products.ts'

const idempotencyHeaders = () => ({ 'idempotency-key': randomUUID() })

interface Reporters {
  findings: Findings
  /** Reports a failure: missing if the gateway must support the product, degraded otherwise. */
  reportFailure: Report
}

/** Holds an offer, books it twice with the same idempotency key, changes a traveler's name and cancels the booking. If every step works, nothing stays booked. */
export async function bookAndCancel(
  gateway: Gateway,
  findings: Findings,
  product: Product,
  nextCode: () => Promise<string | undefined>,
): Promise<void> {
  const { paths, choice, provider, isRequired } = product
  const reportFailure = isRequired ? findings.missing : findings.degraded
  const run = async (path: string, body: object, headers?: Record<string, string>) => {
    const result = await send(gateway, 'POST', path, body, headers)
    const failure = findFailure(result)
    if (failure) reportFailure(`POST ${path}`, failure)
    else findings.works(`POST ${path}`, 'responds')
    return failure ? undefined : result
  }

  const hold = await run(paths.check, choice)
  if (!hold) return
  if (!hold.trackToken) return reportFailure(`POST ${paths.check}`, '`context.trackToken` is missing')
  findings.checkFields(`POST ${paths.check}`, [hold.content], fields.hold)
  const authCode = await nextCode()
  if (authCode === undefined) {
    const steps = `booking and cancelling ${product.name}`
    return findings.skipped(`POST ${paths.book}`, `${steps} needs another authenticator code: pass --code again`)
  }
  const request = {
    provider,
    trackToken: hold.trackToken,
    totalTax: 0,
    authCode,
    cultCode: 'en-US',
    userGroup: 'b2b',
    share: false,
    ...product.buildReservation(hold.content),
  }
  await checkUnknownHoldIsRefused(gateway, findings, { product, request, reportFailure })
  const headers = idempotencyHeaders()
  const booked = await run(paths.book, request, headers)
  if (!booked) return
  const reference = readReference(booked.content)
  if (!reference) return reportFailure(`POST ${paths.book}`, '`bookingReferenceNo` is missing')
  const retry = await send(gateway, 'POST', paths.book, request, headers)
  const retriedReference = readReference(retry.content)
  if (retriedReference === reference) {
    findings.works(`Idempotency-Key, ${product.name}`, 'a retry returns the first booking')
  } else {
    const outcome = findFailure(retry) ?? 'another booking'
    const isSupported = await supportsIdempotencyKeys(gateway)
    const report = isSupported ? findings.missing : findings.degraded
    report(
      `Idempotency-Key, ${product.name}`,
      isSupported
        ? `a retry returns ${outcome}, although the gateway lists idempotency-key in its supports field; the platform retries bookings`
        : `a retry returns ${outcome}; the platform never retries a booking`,
    )
  }
  const booking = { bookingReferenceNo: reference, provider }
  await checkDocument(gateway, findings, { name: product.name, booking })
  const view = () => send(gateway, 'POST', paths.view, product.identifyBooking(reference))
  const { content: first } = await view()
  const { content: second } = await view()
  await checkIssuedDocuments(gateway, findings, { name: product.name, views: [first, second] })
  await checkNameChange(gateway, findings, { name: product.name, booking })
  await cancel(gateway, { findings, reportFailure }, product, reference)
  // A gateway that ignores keys has booked twice.
  if (retriedReference && retriedReference !== reference)
    await cancel(gateway, { findings, reportFailure }, product, retriedReference)
}

/** Whether the gateway lists `idempotency-key` in its `supports` field. */
async function supportsIdempotencyKeys(gateway: Gateway): Promise<boolean> {
  const { body } = await send(gateway, 'GET', '/hotels/reservations')
  return [field(body, 'supports')].flat().includes('idempotency-key')
}

/** Books a hold that does not exist. The gateway must refuse the call in a way that differs from a lost response. */
async function checkUnknownHoldIsRefused(
  gateway: Gateway,
  findings: Findings,
  { product, request, reportFailure }: { product: Product; request: object; reportFailure: Report },
): Promise<void> {
  const { paths, name } = product
  const call = `POST ${paths.book}`
  const result = await send(
    gateway,
    'POST',
    paths.book,
    { ...request, trackToken: 'no-such-hold', authCode: '' },
    idempotencyHeaders(),
  )
  const reference = readReference(result.content)
  if (reference) {
    reportFailure(call, `books a hold that does not exist (${name})`)
    return cancel(gateway, { findings, reportFailure }, product, reference)
  }
  const failure = findFailure(result) ?? `HTTP ${result.status}`
  if (isMoneyRefusal(result)) findings.works(call, `refuses an unknown hold of ${name} (${failure})`)
  else findings.degraded(call, `${failure} for an unknown hold of ${name}; agents see an unknown outcome`)
}

/** Quotes and confirms a cancellation, as the platform does, and reads the booking again. */
async function cancel(
  gateway: Gateway,
  { findings, reportFailure }: Reporters,
  { paths, identifyBooking }: Product,
  reference: string,
): Promise<void> {
  const booking = identifyBooking(reference)
  const quoteCall = `POST ${paths.quoteCancellation}`
  const quote = await send(gateway, 'POST', paths.quoteCancellation, booking)
  const refusal = findFailure(quote)
  // The contract allows a refusal, because the rate may be non-refundable or the booking too new.
  if (isRefusal(quote) || isUnsupported(quote)) {
    return findings.degraded(quoteCall, `${reference} stays booked (${refusal}); cancel it by hand`)
  }
  if (refusal) return reportFailure(quoteCall, `${refusal}; ${reference} stays booked, cancel it by hand`)
  findings.works(quoteCall, `quotes ${reference}`)
  findings.checkFields(quoteCall, [quote.content], fields.cancellationQuote)

  const { provider, cultCode } = booking
  const referenceIfMissing = field(quote.content, 'bookingReferenceNo') ? {} : { bookingReferenceNo: reference }
  const confirmed = await send(
    gateway,
    'POST',
    paths.confirmCancellation,
    {
      provider,
      cultCode,
      packageId: field(quote.content, 'packageId') ?? null,
      requestObject: { ...(quote.content as object), ...referenceIfMissing, cancellationReason: 'Contract check' },
    },
    idempotencyHeaders(),
  )
  const call = `POST ${paths.confirmCancellation}`
  const failure = findFailure(confirmed)
  if (failure) reportFailure(call, failure)
  const confirmedStatus = failure ? undefined : field(confirmed.content, 'bookingStatus')
  const problem = await findCancellationProblem(gateway, paths.view, { booking, confirmedStatus })
  if (problem) reportFailure(call, `${reference} ${problem} after its cancellation; cancel it by hand`)
  else if (!failure) findings.works(call, `cancels ${reference}`)
}

const MAX_READS = 3
const READ_INTERVAL_MS = 1000

/**
 * Returns why a booking does not count as cancelled; undefined if it does. The booking is read more than once, because its status may
 * lag behind the confirmation. If a response has no status, the confirmation's status counts.
 */
async function findCancellationProblem(
  gateway: Gateway,
  path: string,
  { booking, confirmedStatus }: { booking: object; confirmedStatus: unknown },
): Promise<string | undefined> {
  let problem: string | undefined
  for (let attempt = 0; attempt < MAX_READS; attempt += 1) {
    if (attempt > 0) await sleep(READ_INTERVAL_MS)
    const result = await send(gateway, 'POST', path, booking)
    const failure = findFailure(result)
    const status = field(result.content, 'bookingStatus') ?? confirmedStatus
    if (!failure && isCancelled(status)) return undefined
    if (failure) problem = `cannot be read (${failure})`
    else problem = status ? `is still ${text(status)}` : 'has no status'
  }
  return problem
}
