import type { Agent } from '#src/agents/repository.ts'
import type { Trx } from '#src/database/db.ts'
import { checkHeld } from '#src/orders/holds/check-held.ts'
import { leadName, type LeadTraveler, refuseTraveler } from '#src/orders/lead-traveler.ts'
import type { NewOrder, ProductCheck, ProductDeps } from '#src/orders/product.ts'
import { sum } from '#src/suppliers/money.ts'
import { servicePolicy } from '#src/suppliers/day-service/policy.ts'
import { routeName } from '#src/transportation/transport.ts'
import { makkahInstant } from '#src/values/calendar.ts'
import { TRANSPORT } from './kind.ts'
import type { ChosenRide, HeldRide, RideHold } from './offer.ts'
import { insertTransportOrder } from './repository.ts'
import type { ReservationBody } from './schemas.ts'

export type TransportRequest = Pick<ReservationBody, 'provider' | 'trackToken' | 'price'> & {
  readonly requestObject: Pick<ReservationBody['requestObject'], 'travellerDetails' | 'pickUp'>
}

/** Checks hold, price and traveler. The hold and the company's fleet stay locked until the caller's transaction ends. */
export async function checkTransportOrder(
  trx: Trx,
  { clock }: ProductDeps,
  agent: Agent,
  { provider, trackToken, price, requestObject }: TransportRequest,
): Promise<ProductCheck> {
  const check = await checkHeld<HeldRide, ChosenRide>(trx, clock, agent, {
    kind: TRANSPORT,
    provider,
    trackToken,
    price,
  })
  if (check.kind === 'refused') return check
  const { hold } = check
  const { travellerDetails, pickUp } = requestObject
  const { details: traveler } = travellerDetails
  const problem = refuseTraveler(traveler)
  if (problem) return { kind: 'refused', envelope: problem }
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

const newOrder = (
  { offer, starts_on: day, ...hold }: RideHold,
  traveler: LeadTraveler,
  time: string | null,
): NewOrder => ({
  supplier: hold.supplier,
  referencePrefix: 'TRN',
  totalHalalas: hold.total_halalas,
  commissionHalalas: offer.price.commission,
  startsOn: day,
  endsOn: null,
  startsAt: makkahInstant(`${day}T${time ?? '00:00'}:00`),
  leadName: leadName(traveler),
  paxCount: sum(offer.vehicles.map(({ noOfPax }) => noOfPax)),
  policy: servicePolicy(offer.company, day, hold.total_halalas),
  searchNames: [
    offer.company.name.en,
    offer.company.name.ar,
    offer.company.name.ur,
    routeName(offer.route, 'en-US'),
    routeName(offer.route, 'ar-SA'),
  ],
})
