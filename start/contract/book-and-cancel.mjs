import { randomUUID } from 'node:crypto'
import { failureOf, field, send } from './wire.mjs'

const traveler = (isMainPax, firstName) => ({
  type: 'ADT',
  isMainPax,
  details: {
    title: 'Mr',
    firstName,
    lastName: 'Traveler',
    gender: 'Male',
    age: 40,
    location: { countryCode: 'ID' },
    ...(isMainPax && {
      contactInformation: { phoneNumber: '81200000000', phoneNumberCountryCode: '62', email: 'traveler@demo.test' },
    }),
  },
})

const withTravelers = (groups) =>
  groups.map((group) => ({
    ...group,
    rooms: group.rooms.map((room) => ({
      ...room,
      travellerDetails: [traveler(true, 'Lead'), traveler(false, 'Second')],
    })),
  }))

const totalOf = (group) => field(group, 'groupAmount') ?? field(field(group, 'rooms')?.[0]?.roomRates?.[0], 'amount')

/** Holds a room, books it twice with one key, and cancels it: `--book`. Leaves nothing booked when every step works. */
export async function checkBooking(gateway, findings, { choice, policies }, authCode) {
  const run = async (call, path, body, headers) => {
    const result = await send(gateway, 'POST', path, body, headers)
    const failure = failureOf(result)
    if (failure) findings.missing(call, failure)
    else findings.works(call, 'answers')
    return failure ? undefined : result
  }
  const hold = await run('POST /hotels/availabities', '/hotels/availabities', {
    ...choice,
    countryCode: 'SA',
    extra: policies,
    promo: '',
  })
  if (!hold?.trackToken) return hold && findings.missing('POST /hotels/availabities', 'context.trackToken is missing')
  const groups = field(hold.response, 'roomGroups') ?? []
  const request = {
    provider: choice.provider,
    trackToken: hold.trackToken,
    price: field(hold.response, 'totalPrice') ?? totalOf(groups[0]),
    totalTax: 0,
    authCode,
    cultCode: 'en-US',
    userGroup: 'b2b',
    share: false,
    requestObject: { ...hold.response, roomGroups: withTravelers(groups), vatNumber: '310000000100003' },
  }
  const key = { 'idempotency-key': randomUUID() }
  const booked = await run('POST /hotels/b2breservation', '/hotels/b2breservation', request, key)
  const reference = field(booked?.response, 'bookingReferenceNo')
  if (!reference) return
  const again = await send(gateway, 'POST', '/hotels/b2breservation', request, key)
  if (field(again.response, 'bookingReferenceNo') === reference) {
    findings.works('Idempotency-Key', 'a repeated booking is answered with the first one')
  } else {
    findings.degraded(
      'Idempotency-Key',
      `a repeated booking is answered with ${failureOf(again) ?? 'another booking'}; the product never repeats one`,
    )
  }
  const booking = { bookingReferenceNo: reference, provider: choice.provider, cultCode: 'en-US' }
  const call = 'POST /hotels/cancelreservation'
  const quote = await send(gateway, 'POST', '/hotels/cancelreservation', booking)
  const refusal = failureOf(quote)
  // A refusal inside the answer is within the contract: the rate may be non-refundable, or the booking too new.
  if (refusal && quote.status === 200)
    return findings.degraded(call, `${reference} stays booked (${refusal}); cancel it by hand`)
  if (refusal) return findings.missing(call, `${refusal}; ${reference} stays booked, cancel it by hand`)
  findings.works(call, `quotes ${reference}`)
  await run(
    'POST /hotels/confirmcancelreservation',
    '/hotels/confirmcancelreservation',
    {
      ...booking,
      packageId: field(quote.response, 'packageId'),
      requestObject: { ...quote.response, cancellationReason: 'Contract check' },
    },
    { 'idempotency-key': randomUUID() },
  )
}
