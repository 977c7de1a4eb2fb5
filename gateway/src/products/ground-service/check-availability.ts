import { randomUUID } from 'node:crypto'
import { type Agent, lockAgent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, ok, refusal } from '#src/errors.ts'
import { hasDoubles, priceGround } from '#src/ground-services/ground-services.ts'
import { wireGround } from '#src/ground-services/wire-ground.ts'
import { HOLD_MS, refuseTooMany } from '#src/orders/holds/refuse-hold.ts'
import { insertHold, lockStock, releaseExpired, releaseHeldBy } from '#src/orders/holds/repository.ts'
import { totalOf, wirePrice } from '#src/suppliers/day-service/price.ts'
import { riyals } from '#src/values/money.ts'
import { GROUND_SERVICE } from './kind.ts'
import type { Availability, AvailabilityBody } from './schemas.ts'
import { PLACE, readPlacesLeft } from './stock.ts'

/** Without a category they are not available. */
const notAvailable: Availability = { status: 'Unavailable' }

/** Prices a package again and holds price and places for the agent. The company's places are locked meanwhile. */
export async function checkAvailability(
  { db, clock, settings, catalogue }: Pick<Deps, 'db' | 'clock' | 'settings' | 'catalogue'>,
  agent: Agent,
  { provider, uoCode, category, additionalServices: extras, cultCode }: AvailabilityBody,
): Promise<Envelope<Availability>> {
  const { categoryCode, quantity: pilgrims, arrivalDate } = category
  const choice = { provider, uoCode, categoryCode, arrivalDate, pilgrims, extras }
  const priced = hasDoubles(extras) ? undefined : priceGround(catalogue.ground, choice)
  if (!priced) return refusal('NOT_AVAILABLE', 'The company does not sell this package with these extras.')
  const { company, offer } = priced
  if (settings.suppliersDown.includes(company.supplier)) {
    return refusal('SUPPLIER_FAILED', 'The supplier does not answer.', {}, { provider: company.supplier })
  }
  return db.transaction().execute(async (trx) => {
    // One check of an agent at a time, so that parallel ones cannot pass the limit together.
    await lockAgent(trx, agent.sub)
    const stockOf = { kind: GROUND_SERVICE, stock: company.code }
    await lockStock(trx, stockOf)
    const now = clock()
    await releaseExpired(trx, stockOf, now)
    const left = async (heldBy?: string) =>
      (await readPlacesLeft(trx, arrivalDate, now, { stock: company.code, ...(heldBy && { heldBy }) }))(company)
    if ((await left(agent.sub)) < pilgrims) return ok(notAvailable)
    // Only the agent's own holds are in the way; the latest check replaces them.
    if ((await left()) < pilgrims) await releaseHeldBy(trx, stockOf, agent.sub)
    const tooMany = await refuseTooMany(trx, agent.sub, {
      kind: GROUND_SERVICE,
      adding: pilgrims,
      limit: settings.holdsPerAgent,
      unitsPerHold: 60,
      now,
    })
    if (tooMany) return tooMany

    const trackToken = randomUUID()
    const expiresAt = new Date(now.getTime() + HOLD_MS)
    const total = totalOf(offer.price)
    await insertHold(
      trx,
      {
        ...stockOf,
        track_token: trackToken,
        user_sub: agent.sub,
        company_id: agent.companyId,
        supplier: company.supplier,
        starts_on: arrivalDate,
        units: [{ unit: PLACE, quantity: pilgrims }],
        total_halalas: total,
        offer: JSON.stringify(offer),
        request: JSON.stringify(choice),
        expires_at: expiresAt,
      },
      [arrivalDate],
    )
    const answer: Availability = {
      status: 'Available',
      ...wireGround(offer, arrivalDate, cultCode),
      ...wirePrice(offer.supplier, offer.price),
      totalPrice: riyals(total),
      currencyCode: 'SAR',
      expiresAt: expiresAt.toISOString(),
    }
    return ok(answer, { trackToken })
  })
}
