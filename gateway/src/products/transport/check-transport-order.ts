import { isEmail } from '#src/agents/field-rules.ts'
import type { Agent } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import { refusal } from '#src/errors.ts'
import { refuseSpent } from '#src/orders/holds/refuse-hold.ts'
import { lockHold } from '#src/orders/holds/repository.ts'
import type { NewOrder, ProductCheck, ProductDeps } from '#src/orders/product.ts'
import { isPassportName, isPhoneNumber } from '#src/orders/traveler-rules.ts'
import { sum } from '#src/suppliers/money.ts'
import { ridePolicy } from '#src/transportation/cancellation.ts'
import { routeName } from '#src/transportation/transport.ts'
import { makkahInstant } from '#src/values/calendar.ts'
import { halalasOf, riyals } from '#src/values/money.ts'
import { TRANSPORT } from './kind.ts'
import type { ChosenRide, HeldRide, RideHold } from './offer.ts'
import { insertTransportOrder } from './repository.ts'
import type { ReservationBody } from './schemas.ts'
import type { Traveler } from './traveler.ts'

export type TransportRequest = Pick<ReservationBody, 'provider' | 'trackToken' | 'price'> & {
  readonly requestObject: Pick<ReservationBody['requestObject'], 'travellerDetails' | 'pickUp'>
}

const refused = (...reason: Parameters<typeof refusal>): ProductCheck => ({
  kind: 'refused',
  envelope: refusal(...reason),
})

/** Checks hold, price and traveler. The hold and the company's fleet stay locked until the caller's transaction ends. */
export async function checkTransportOrder(
  trx: Trx,
  { clock }: ProductDeps,
  agent: Agent,
  { provider, trackToken, price, requestObject }: TransportRequest,
): Promise<ProductCheck> {
  const hold = await lockHold<HeldRide, ChosenRide>(trx, { kind: TRANSPORT, trackToken, userSub: agent.sub })
  if (!hold || hold.supplier !== provider.toLowerCase()) {
    return refused('TRACK_TOKEN_UNKNOWN', 'There is no such track token.')
  }
  const spent = refuseSpent(hold, clock())
  if (spent) return { kind: 'refused', envelope: spent }
  if (halalasOf(price) !== hold.total_halalas) {
    return refused('PRICE_CHANGED', 'The price has changed.', { oldPrice: price, newPrice: riyals(hold.total_halalas) })
  }
  const { travellerDetails, pickUp } = requestObject
  const { details: traveler } = travellerDetails
  const problems = travelerProblems(traveler)
  if (problems[0]) {
    return refused('GUESTS_MISMATCH', problems.map(({ message }) => message).join(' '), {
      path: problems[0].path,
      problems,
    })
  }
  return {
    kind: 'accepted',
    order: newOrder(hold, traveler, pickUp?.time ?? null),
    trackToken,
    write: async (taking, reference) => {
      await insertTransportOrder(taking, {
        order_reference: reference,
        offer: JSON.stringify(hold.offer),
        traveler: JSON.stringify(traveler),
        pick_up: pickUp && JSON.stringify(pickUp),
      })
    },
  }
}

function travelerProblems(traveler: Traveler) {
  const at = (field: keyof Traveler) => `requestObject.travellerDetails.details.${field}`
  const needs: [boolean, string, string][] = [
    [isPassportName(traveler.firstName), at('firstName'), 'A name has 1 to 50 characters and no < or >.'],
    [isPassportName(traveler.lastName), at('lastName'), 'A name has 1 to 50 characters and no < or >.'],
    [isEmail(traveler.email), at('email'), 'The lead traveler needs an e-mail address.'],
    [isPhoneNumber(traveler.phoneNumber), at('phoneNumber'), 'The lead traveler needs a telephone number.'],
    [
      /^(?:[A-Z0-9]{5,20}|NotAvailable)$/i.test(traveler.passportNo),
      at('passportNo'),
      'A passport number has 5 to 20 letters and digits.',
    ],
  ]
  return needs.filter(([met]) => !met).map(([, path, message]) => ({ path, message }))
}

const leadName = ({ firstName, lastName }: Traveler): string => `${firstName} ${lastName}`

const newOrder = ({ offer, starts_on: day, ...hold }: RideHold, traveler: Traveler, time: string | null): NewOrder => ({
  supplier: hold.supplier,
  referencePrefix: 'TRN',
  totalHalalas: hold.total_halalas,
  commissionHalalas: offer.price.commission,
  startsOn: day,
  endsOn: null,
  startsAt: makkahInstant(`${day}T${time ?? '00:00'}:00`),
  leadName: leadName(traveler),
  paxCount: sum(offer.vehicles.map(({ noOfPax }) => noOfPax)),
  policy: ridePolicy(offer.company, day, hold.total_halalas),
  searchNames: [
    offer.company.name.en,
    offer.company.name.ar,
    offer.company.name.ur,
    routeName(offer.route, 'en-US'),
    routeName(offer.route, 'ar-SA'),
  ],
})
