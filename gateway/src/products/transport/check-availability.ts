import type { Agent } from '#src/agents/repository.ts'
import type { TransportDeps } from './deps.ts'
import { type Envelope, refusal } from '#src/errors.ts'
import { holdService } from '#src/products/day-service/hold-service.ts'
import { TRANSPORT } from './kind.ts'
import { type ChoiceProblem, priceRide, unitsToHold } from './offer.ts'
import type { Availability, AvailabilityBody } from './schemas.ts'
import { readVehiclesLeft } from './stock.ts'
import { toWireRide } from './wire-ride.ts'

/** Reprices the chosen vehicles and holds them at that price for the agent. */
export async function checkAvailability(
  deps: TransportDeps,
  agent: Agent,
  body: AvailabilityBody,
): Promise<Envelope<Availability>> {
  const { startDate, cultCode } = body
  const choice = readChoice(body)
  const priced = priceRide(deps.catalogue, choice, cultCode)
  if (typeof priced === 'string') return refuseChoice(priced)
  const { company, chosen, offer } = priced
  return holdService(deps, agent, {
    kind: TRANSPORT,
    day: startDate,
    units: unitsToHold(chosen),
    unitName: 'Vehicles',
    unitsPerHold: 3,
    offer,
    request: choice,
    hasEnoughLeft: async (trx, now, exceptAgent) => {
      const vehiclesLeft = await readVehiclesLeft(trx, startDate, now, { stock: company.code, exceptAgent })
      return chosen.every(({ vehicle, quantity }) => vehiclesLeft(company, vehicle) >= quantity)
    },
    fields: toWireRide(offer, startDate, cultCode),
  })
}

/** Reads the chosen vehicles from a search row. */
export const readChoice = ({
  provider,
  companyCode,
  routeCode,
  startDate,
  vehicleTypes,
}: Pick<AvailabilityBody, 'provider' | 'companyCode' | 'routeCode' | 'startDate' | 'vehicleTypes'>) => ({
  provider,
  companyCode,
  routeCode,
  startDate,
  vehicles: vehicleTypes.flatMap(({ vehicleTypeCode: type, categories }) =>
    categories.map(({ categoryCode: category, quantity, noOfPax, additionalServices }) => ({
      type,
      category,
      quantity,
      noOfPax,
      services: (additionalServices ?? []).map(({ code }) => code),
    })),
  ),
})

const problemRefusals: Record<ChoiceProblem, [code: string, message: string]> = {
  'not available': ['NOT_AVAILABLE', 'The company does not sell these vehicles or services on this route.'],
  'too few seats': ['CAPACITY_MISMATCH', 'The vehicles do not have enough seats for the passengers.'],
  'fewer passengers than vehicles': ['CAPACITY_MISMATCH', 'There are fewer passengers than vehicles.'],
  'same kind twice': ['CAPACITY_MISMATCH', 'The same kind of vehicle is chosen twice.'],
}

const refuseChoice = (problem: ChoiceProblem) => refusal(...problemRefusals[problem])
