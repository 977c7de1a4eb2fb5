import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { changeName } from '../change.ts'
import * as fields from '../fields.ts'
import type { Findings, Report } from '../findings.ts'
import { readDocuments } from '../issued-documents.ts'
import {
  failureOf,
  field,
  type Gateway,
  isCancelled,
  isMoneyRefusal,
  isRefusal,
  isUnsupported,
  referenceOf,
  send,
  text,
} from '../wire.ts'
import { checkDocument } from './check-document.ts'
import type { Product } from './products.ts'

const money = () => ({ 'idempotency-key': randomUUID() })

interface Reporting {
  findings: Findings
  /** Reports a failure, according to whether the gateway must sell the product. */
  lacks: Report
}

/** Holds an offer of a product, books it twice with one key, changes a name and cancels it; leaves nothing booked when every step works. */
export async function bookAndCancel(
  gateway: Gateway,
  findings: Findings,
  product: Product,
  nextCode: () => Promise<string | undefined>,
): Promise<void> {
  const { paths, choice, provider, isRequired } = product
  const lacks = isRequired ? findings.missing : findings.degraded
  const run = async (path: string, body: object, headers?: Record<string, string>) => {
    const result = await send(gateway, 'POST', path, body, headers)
    const failure = failureOf(result)
    if (failure) lacks(`POST ${path}`, failure)
    else findings.works(`POST ${path}`, 'answers')
    return failure ? undefined : result
  }

  const hold = await run(paths.check, choice)
  if (!hold) return
  if (!hold.trackToken) return lacks(`POST ${paths.check}`, 'context.trackToken is missing')
  findings.judge(`POST ${paths.check}`, [hold.response], fields.hold)
  const authCode = await nextCode()
  if (authCode === undefined) {
    const what = `booking and cancelling ${product.name}`
    return findings.untried(`POST ${paths.book}`, `${what} takes another authenticator code: repeat --code`)
  }
  const request = {
    provider,
    trackToken: hold.trackToken,
    totalTax: 0,
    authCode,
    cultCode: 'en-US',
    userGroup: 'b2b',
    share: false,
    ...product.reservation(hold.response),
  }
  await refuseUnknownHold(gateway, findings, { product, request, lacks })
  const headers = money()
  const booked = await run(paths.book, request, headers)
  if (!booked) return
  const reference = referenceOf(booked.response)
  if (!reference) return lacks(`POST ${paths.book}`, 'bookingReferenceNo is missing')
  const again = await send(gateway, 'POST', paths.book, request, headers)
  const repeated = referenceOf(again.response)
  if (repeated === reference) {
    findings.works(`Idempotency-Key, ${product.name}`, 'a repeated booking is answered with the first one')
  } else {
    const answer = failureOf(again) ?? 'another booking'
    const repeats = await honorsKeys(gateway)
    const report = repeats ? findings.missing : findings.degraded
    report(
      `Idempotency-Key, ${product.name}`,
      repeats
        ? `a repeated booking is answered with ${answer}, although supports names idempotency-key: the product repeats one`
        : `a repeated booking is answered with ${answer}; the product never repeats one`,
    )
  }
  const booking = { bookingReferenceNo: reference, provider }
  await checkDocument(gateway, findings, { name: product.name, booking })
  const view = () => send(gateway, 'POST', paths.view, product.key(reference))
  const { response: first } = await view()
  const { response: second } = await view()
  await readDocuments(gateway, findings, { name: product.name, views: [first, second] })
  await changeName(gateway, findings, { name: product.name, booking })
  await cancel(gateway, { findings, lacks }, product, reference)
  // A gateway that ignores keys has booked twice.
  if (repeated && repeated !== reference) await cancel(gateway, { findings, lacks }, product, repeated)
}

/** Whether the gateway states that it honors idempotency keys. */
async function honorsKeys(gateway: Gateway): Promise<boolean> {
  const { answer } = await send(gateway, 'GET', '/hotels/reservations')
  return [field(answer, 'supports')].flat().includes('idempotency-key')
}

/** Sends a booking of a hold that does not exist. It books nothing, and its refusal must differ from a lost answer. */
async function refuseUnknownHold(
  gateway: Gateway,
  findings: Findings,
  { product, request, lacks }: { product: Product; request: object; lacks: Report },
): Promise<void> {
  const { paths, name } = product
  const call = `POST ${paths.book}`
  const result = await send(
    gateway,
    'POST',
    paths.book,
    { ...request, trackToken: 'no-such-hold', authCode: '' },
    money(),
  )
  const reference = referenceOf(result.response)
  if (reference) {
    lacks(call, `books a hold that does not exist (${name})`)
    return cancel(gateway, { findings, lacks }, product, reference)
  }
  const failure = failureOf(result) ?? `HTTP ${result.status}`
  if (isMoneyRefusal(result)) findings.works(call, `refuses an unknown hold of ${name} (${failure})`)
  else findings.degraded(call, `${failure} for an unknown hold of ${name}; agents read that the outcome is unknown`)
}

/** Cancels a booking at a quote, as the product does, and reads it again. */
async function cancel(
  gateway: Gateway,
  { findings, lacks }: Reporting,
  { paths, key }: Product,
  reference: string,
): Promise<void> {
  const booking = key(reference)
  const quoteCall = `POST ${paths.quoteCancellation}`
  const quote = await send(gateway, 'POST', paths.quoteCancellation, booking)
  const refusal = failureOf(quote)
  // A refusal is within the contract: the rate may be non-refundable, or the booking too new.
  if (isRefusal(quote) || isUnsupported(quote)) {
    return findings.degraded(quoteCall, `${reference} stays booked (${refusal}); cancel it by hand`)
  }
  if (refusal) return lacks(quoteCall, `${refusal}; ${reference} stays booked, cancel it by hand`)
  findings.works(quoteCall, `quotes ${reference}`)
  findings.judge(quoteCall, [quote.response], fields.cancellationQuote)

  const { provider, cultCode } = booking
  const named = field(quote.response, 'bookingReferenceNo') ? {} : { bookingReferenceNo: reference }
  const confirmed = await send(
    gateway,
    'POST',
    paths.confirmCancellation,
    {
      provider,
      cultCode,
      packageId: field(quote.response, 'packageId') ?? null,
      requestObject: { ...(quote.response as object), ...named, cancellationReason: 'Contract check' },
    },
    money(),
  )
  const call = `POST ${paths.confirmCancellation}`
  const failure = failureOf(confirmed)
  if (failure) lacks(call, failure)
  const confirmedStatus = failure ? undefined : field(confirmed.response, 'bookingStatus')
  const problem = await readBack(gateway, paths.view, { booking, confirmedStatus })
  if (problem) lacks(call, `${reference} ${problem} after its cancellation; cancel it by hand`)
  else if (!failure) findings.works(call, `cancels ${reference}`)
}

const VIEWS = 3
const BETWEEN_VIEWS_MS = 1000

/**
 * Returns why a booking does not count as cancelled, or undefined. Views may lag, so it is read more than once; if they state no status, the confirmation
 * decides.
 */
async function readBack(
  gateway: Gateway,
  path: string,
  { booking, confirmedStatus }: { booking: object; confirmedStatus: unknown },
): Promise<string | undefined> {
  let problem: string | undefined
  for (let view = 0; view < VIEWS; view += 1) {
    if (view > 0) await sleep(BETWEEN_VIEWS_MS)
    const result = await send(gateway, 'POST', path, booking)
    const failure = failureOf(result)
    const status = field(result.response, 'bookingStatus') ?? confirmedStatus
    if (!failure && isCancelled(status)) return undefined
    if (failure) problem = `cannot be read (${failure})`
    else problem = status ? `is still ${text(status)}` : 'has no status'
  }
  return problem
}
