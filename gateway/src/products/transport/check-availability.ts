import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, ok, refusal } from '#src/errors.ts'
import type { Locale } from '#src/locales.ts'
import { holdUnits } from '#src/orders/holds/hold-units.ts'
import { wirePolicy } from '#src/orders/wire-policy.ts'
import { nameIn } from '#src/suppliers/wire/local-texts.ts'
import { servicePolicy } from '#src/suppliers/day-service/policy.ts'
import { totalOf, wirePrice } from '#src/suppliers/day-service/price.ts'
import { routeName, unitOf } from '#src/transportation/transport.ts'
import { riyals } from '#src/values/money.ts'
import { TRANSPORT } from './kind.ts'
import { type ChoiceProblem, type HeldRide, priceRide } from './offer.ts'
import type { Availability, AvailabilityBody } from './schemas.ts'
import { readVehiclesLeft } from './stock.ts'
import { wireVehicles } from './wire-ride.ts'

/** Without vehicle types they are not available. */
const notAvailable: Availability = { status: 'Unavailable' }

/** Prices the chosen vehicles again and holds price and vehicles for the agent. */
export async function checkAvailability(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'catalogue'>,
  agent: Agent,
  body: AvailabilityBody,
): Promise<Envelope<Availability>> {
  const { settings, catalogue } = deps
  const { startDate, cultCode } = body
  const choice = choiceOf(body)
  const priced = priceRide(catalogue.transport, choice, cultCode)
  if (typeof priced === 'string') return refuseChoice(priced)
  const { company, chosen, offer } = priced
  if (settings.suppliersDown.includes(company.supplier)) {
    return refusal('SUPPLIER_FAILED', 'The supplier does not answer.', {}, { provider: company.supplier })
  }
  const held = await holdUnits(deps, agent, {
    kind: TRANSPORT,
    stock: company.code,
    supplier: company.supplier,
    day: startDate,
    units: chosen.map(({ vehicle, quantity }) => ({ unit: unitOf(vehicle), quantity })),
    unitsPerHold: 3,
    totalHalalas: totalOf(offer.price),
    offer,
    request: choice,
    isLeft: async (trx, now, heldBy) => {
      const left = await readVehiclesLeft(trx, startDate, now, { stock: company.code, heldBy })
      return chosen.every(({ vehicle, quantity }) => left(company, vehicle) >= quantity)
    },
  })
  if (held.kind === 'refused') return held.envelope
  if (held.kind === 'none left') return ok(notAvailable)
  return ok(answerOf(offer, startDate, cultCode, held.expiresAt), { trackToken: held.trackToken })
}

const choiceOf = ({ provider, companyCode, routeCode, startDate, vehicleTypes }: AvailabilityBody) => ({
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

const problems: Record<ChoiceProblem, [code: string, message: string]> = {
  'not sold': ['NOT_AVAILABLE', 'The company does not sell these vehicles or services on this route.'],
  'too small': ['CAPACITY_MISMATCH', 'The vehicles do not have enough seats for the passengers.'],
  'fewer passengers than vehicles': ['CAPACITY_MISMATCH', 'There are fewer passengers than vehicles.'],
  'chosen twice': ['CAPACITY_MISMATCH', 'A kind of vehicle is chosen twice.'],
}

const refuseChoice = (problem: ChoiceProblem) => refusal(...problems[problem])

const answerOf = (offer: HeldRide, startDate: string, locale: Locale, expiresAt: Date): Availability => ({
  status: 'Available',
  companyCode: offer.company.code,
  companyName: nameIn(offer.company.name, locale),
  routeCode: offer.route.code,
  routeName: routeName(offer.route, locale),
  startDate,
  provider: offer.supplier,
  vehicleTypes: wireVehicles(offer, locale),
  ...wirePrice(offer.supplier, offer.price),
  totalPrice: riyals(totalOf(offer.price)),
  currencyCode: 'SAR',
  cancellationPolicy: wirePolicy(servicePolicy(offer.company, startDate, totalOf(offer.price))),
  expiresAt: expiresAt.toISOString(),
})
