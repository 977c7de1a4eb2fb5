import { randomUUID } from 'node:crypto'
import { changeName } from '../change.mjs'
import { failureOf, field, send } from '../wire.mjs'
import { checkDocument } from './check-document.mjs'

const money = () => ({ 'idempotency-key': randomUUID() })

/**
 * Holds what a product sells, books it twice with one key, changes a name and cancels it; leaves nothing booked when every step works. A product names its `paths`, the body
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
  const headers = money()
  const booked = await run(paths.book, request, headers)
  const reference = field(booked?.response, 'bookingReferenceNo') ?? field(booked?.response, 'reservationNo')
  if (!reference) return booked && lacks(`POST ${paths.book}`, 'bookingReferenceNo is missing')
  const again = await send(gateway, 'POST', paths.book, request, headers)
  const repeated = field(again.response, 'bookingReferenceNo') ?? field(again.response, 'reservationNo')
  if (repeated === reference) {
    findings.works(`Idempotency-Key, ${product.name}`, 'a repeated booking is answered with the first one')
  } else {
    findings.degraded(
      `Idempotency-Key, ${product.name}`,
      `a repeated booking is answered with ${failureOf(again) ?? 'another booking'}; the product never repeats one`,
    )
  }
  const booking = { bookingReferenceNo: reference, provider }
  await checkDocument(gateway, findings, { name: product.name, booking })
  await changeName(gateway, findings, { name: product.name, booking })
  await cancel(gateway, { findings, lacks, run }, product, reference)
}

async function cancel(gateway, { findings, lacks, run }, { paths, key }, reference) {
  const booking = key(reference)
  const call = `POST ${paths.quoteCancellation}`
  const quote = await send(gateway, 'POST', paths.quoteCancellation, booking)
  const refusal = failureOf(quote)
  // A refusal inside the answer is within the contract: the rate may be non-refundable, or the booking too new.
  if (refusal && quote.status === 200) {
    return findings.degraded(call, `${reference} stays booked (${refusal}); cancel it by hand`)
  }
  if (refusal) return lacks(call, `${refusal}; ${reference} stays booked, cancel it by hand`)
  findings.works(call, `quotes ${reference}`)
  const body = {
    ...booking,
    packageId: field(quote.response, 'packageId'),
    requestObject: { ...quote.response, cancellationReason: 'Contract check' },
  }
  if (!(await run(paths.confirmCancellation, body, money()))) {
    findings.degraded(`POST ${paths.confirmCancellation}`, `${reference} stays booked; cancel it by hand`)
  }
}
