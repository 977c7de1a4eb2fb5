import type { ChosenGround, HeldGround } from '#src/ground-services/ground-services.ts'
import { checkHeld } from '#src/orders/holds/check-held.ts'
import { leadName, refuseTraveler } from '#src/orders/lead-traveler.ts'
import type { Product } from '#src/orders/product.ts'
import { cancelAtDesk, orderAtDesk } from '#src/orders/supplier-desk/repository.ts'
import { servicePolicy } from '#src/suppliers/day-service/policy.ts'
import { makkahInstant } from '#src/values/calendar.ts'
import { describeGround } from './describe-ground.ts'
import { GROUND_SERVICE } from './kind.ts'
import { listFacts } from './list-facts.ts'
import { insertGroundOrder } from './repository.ts'
import type { ReservationBody } from './schemas.ts'

export type GroundRequest = Pick<ReservationBody, 'provider' | 'trackToken' | 'price'> & {
  readonly requestObject: Pick<ReservationBody['requestObject'], 'travellerDetails'>
}

/** Ground services. Places are held by the availability check. */
export const groundProduct: Product<GroundRequest> = {
  kind: GROUND_SERVICE,
  bookingType: 3,
  operation: 'reserve-ground-service',
  check: async (trx, { clock }, agent, { requestObject, ...claim }) => {
    const check = await checkHeld<HeldGround, ChosenGround>(trx, clock, agent, { kind: GROUND_SERVICE, ...claim })
    if (check.kind === 'refused') return check
    const { offer, starts_on: day, supplier, total_halalas: totalHalalas } = check.hold
    const { details: traveler } = requestObject.travellerDetails
    const problem = refuseTraveler(traveler)
    if (problem) return { kind: 'refused', envelope: problem }
    const { company, package: sold } = offer
    return {
      kind: 'accepted',
      order: {
        supplier,
        referencePrefix: 'GRD',
        totalHalalas,
        commissionHalalas: offer.price.commission,
        startsOn: day,
        endsOn: null,
        startsAt: makkahInstant(`${day}T00:00:00`),
        leadName: leadName(traveler),
        paxCount: offer.pilgrims,
        policy: servicePolicy(company, day, totalHalalas),
        searchNames: [company.name.en, company.name.ar, company.name.ur, sold.name['en-US'], sold.name['ar-SA']],
      },
      trackToken: claim.trackToken,
      write: async (taking, reference) => {
        await insertGroundOrder(taking, {
          order_reference: reference,
          offer: JSON.stringify(offer),
          traveler: JSON.stringify(traveler),
        })
      },
    }
  },
  order: (deps, order) => orderAtDesk(deps, order),
  cancel: cancelAtDesk,
  listFacts,
  describe: describeGround,
}
