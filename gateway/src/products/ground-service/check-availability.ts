import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, ok, refusal } from '#src/errors.ts'
import { hasDoubles, priceGround } from '#src/ground-services/ground-services.ts'
import { wireGround } from '#src/ground-services/wire-ground.ts'
import { holdUnits } from '#src/orders/holds/hold-units.ts'
import { totalOf, wirePrice } from '#src/suppliers/day-service/price.ts'
import { riyals } from '#src/values/money.ts'
import { GROUND_SERVICE } from './kind.ts'
import type { Availability, AvailabilityBody } from './schemas.ts'
import { PLACE, readPlacesLeft } from './stock.ts'

/** Without a category they are not available. */
const notAvailable: Availability = { status: 'Unavailable' }

/** Prices a package again and holds price and places for the agent. */
export async function checkAvailability(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'catalogue'>,
  agent: Agent,
  { provider, uoCode, category, additionalServices: extras, cultCode }: AvailabilityBody,
): Promise<Envelope<Availability>> {
  const { settings, catalogue } = deps
  const { categoryCode, quantity: pilgrims, arrivalDate } = category
  const choice = { provider, uoCode, categoryCode, arrivalDate, pilgrims, extras }
  const priced = hasDoubles(extras) ? undefined : priceGround(catalogue.ground, choice)
  if (!priced) return refusal('NOT_AVAILABLE', 'The company does not sell this package with these extras.')
  const { company, offer } = priced
  if (settings.suppliersDown.includes(company.supplier)) {
    return refusal('SUPPLIER_FAILED', 'The supplier does not answer.', {}, { provider: company.supplier })
  }
  const total = totalOf(offer.price)
  const held = await holdUnits(deps, agent, {
    kind: GROUND_SERVICE,
    stock: company.code,
    supplier: company.supplier,
    day: arrivalDate,
    units: [{ unit: PLACE, quantity: pilgrims }],
    unitsPerHold: 60,
    totalHalalas: total,
    offer,
    request: choice,
    isLeft: async (trx, now, heldBy) => {
      const left = await readPlacesLeft(trx, arrivalDate, now, { stock: company.code, heldBy })
      return left(company) >= pilgrims
    },
  })
  if (held.kind === 'refused') return held.envelope
  if (held.kind === 'none left') return ok(notAvailable)
  const answer: Availability = {
    status: 'Available',
    ...wireGround(offer, arrivalDate, cultCode, offer.price),
    ...wirePrice(offer.supplier, offer.price),
    totalPrice: riyals(total),
    currencyCode: 'SAR',
    expiresAt: held.expiresAt.toISOString(),
  }
  return ok(answer, { trackToken: held.trackToken })
}
