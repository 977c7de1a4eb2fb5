import type { Agent } from '#src/agents/repository.ts'
import type { GroundDeps } from './deps.ts'
import { type Envelope, refusal } from '#src/errors.ts'
import { hasDuplicates, priceGroundServices } from './catalogue.ts'
import { toWireGroundService } from './wire-ground.ts'
import { holdService } from '#src/products/day-service/hold-service.ts'
import { GROUND_SERVICE } from './kind.ts'
import type { Availability, AvailabilityBody } from './schemas.ts'
import { PLACE, readPlacesLeft } from './stock.ts'

/** Reprices a package and holds its places at that price for the agent. */
export async function checkAvailability(
  deps: GroundDeps,
  agent: Agent,
  { provider, uoCode, category, additionalServices: extras, cultCode }: AvailabilityBody,
): Promise<Envelope<Availability>> {
  const { categoryCode, quantity: pilgrims, arrivalDate } = category
  const choice = { provider, uoCode, categoryCode, arrivalDate, pilgrims, extras }
  const priced = hasDuplicates(extras) ? undefined : priceGroundServices(deps.catalogue, choice)
  if (!priced) return refusal('NOT_AVAILABLE', 'The company does not sell this package with these extras.')
  const { company, offer } = priced
  return holdService(deps, agent, {
    kind: GROUND_SERVICE,
    day: arrivalDate,
    units: [{ unit: PLACE, quantity: pilgrims }],
    unitName: 'Pilgrims',
    unitsPerHold: 60,
    offer,
    request: choice,
    hasEnoughLeft: async (trx, now, exceptAgent) => {
      const placesLeft = await readPlacesLeft(trx, arrivalDate, now, { stock: company.code, exceptAgent })
      return placesLeft(company) >= pilgrims
    },
    fields: toWireGroundService(offer, arrivalDate, cultCode, offer.price),
  })
}
