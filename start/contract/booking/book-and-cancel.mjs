import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { changeName } from '../change.mjs'
import * as fields from '../fields.mjs'
import { failureOf, field, isCancelled, isMoneyRefusal, isRefusal, isUnsupported, referenceOf, send } from '../wire.mjs'
import { readDocuments } from '../issued-documents.mjs'
import { checkDocument } from './check-document.mjs'

const money = () => ({ 'idempotency-key': randomUUID() })

/**
 * Holds an offer of a product, books it twice with one key, changes a name and cancels it; leaves nothing booked when every step works. A product provides its `paths`, the body
 * of its availability check (`choice`), its part of a `reservation`, the `key` of a booking, and whether the gateway must sell it.
 */
export async function bookAndCancel(gateway, findings, product, nextCode) {
  const { paths, choice, provider, isRequired } = product
  const lacks = isRequired ? findings.missing : findings.degraded
  const run = async (path, body, headers) => {
    const result = await send(gateway, 'POST', path, body, headers)
    const failure = failureOf(result)
    if (failure) lacks(`POST ${path}`, failure)
    else findings.works(`POST ${path}`, 'answers')
    return failure ? undefined : result
  }

  const hold = await run(paths.check, choice)
  if (!hold?.trackToken) return hold && lacks(`POST ${paths.check}`, 'context.trackToken is missing')
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
  const reference = referenceOf(booked?.response)
  if (!reference) return booked && lacks(`POST ${paths.book}`, 'bookingReferenceNo is missing')
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
  const views = [(await view()).response, (await view()).response]
  await readDocuments(gateway, findings, { name: product.name, views })
  await changeName(gateway, findings, { name: product.name, booking })
  await cancel(gateway, { findings, lacks }, product, reference)
  // A gateway that ignores keys has booked twice.
  if (repeated && repeated !== reference) await cancel(gateway, { findings, lacks }, product, repeated)
}

/** Whether the gateway states that it honors idempotency keys. */
async function honorsKeys(gateway) {
  const { answer } = await send(gateway, 'GET', '/hotels/reservations')
  return [field(answer, 'supports')].flat().includes('idempotency-key')
}

/** Sends a booking of a hold that does not exist. It books nothing, and its refusal must differ from a lost answer. */
async function refuseUnknownHold(gateway, findings, { product, request, lacks }) {
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
async function cancel(gateway, { findings, lacks }, { paths, key }, reference) {
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
      requestObject: { ...quote.response, ...named, cancellationReason: 'Contract check' },
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
async function readBack(gateway, path, { booking, confirmedStatus }) {
  let problem
  for (let view = 0; view < VIEWS; view += 1) {
    if (view > 0) await sleep(BETWEEN_VIEWS_MS)
    const result = await send(gateway, 'POST', path, booking)
    const failure = failureOf(result)
    const status = field(result.response, 'bookingStatus') ?? confirmedStatus
    if (!failure && isCancelled(status)) return undefined
    if (failure) problem = `cannot be read (${failure})`
    else problem = status ? `is still ${status}` : 'has no status'
  }
  return problem
}
