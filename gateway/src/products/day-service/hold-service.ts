import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, ok, refusal } from '#src/errors.ts'
import { holdUnits, type UnitsToHold } from '#src/orders/holds/hold-units.ts'
import { toWirePolicy } from '#src/orders/wire-policy.ts'
import type { ServiceOffer } from './company.ts'
import { servicePolicy } from './policy.ts'
import { totalOf, toWirePrice } from './price.ts'
import { toRiyals } from '#src/values/money.ts'
import type { ServiceAvailability } from './schemas.ts'

interface ServiceToHold<Fields> extends Omit<UnitsToHold, 'stock' | 'supplier' | 'totalHalalas'> {
  readonly offer: ServiceOffer
  /** Fields of the response besides price and terms. */
  readonly fields: Fields
}

/** Holds the price and units of an offer for the agent. The response has no `fields` if the offer is unavailable. */
export async function holdService<Fields extends object>(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  agent: Agent,
  { fields, ...service }: ServiceToHold<Fields>,
): Promise<Envelope<ServiceAvailability | (ServiceAvailability & Fields)>> {
  const { supplier, company, price } = service.offer
  if (deps.settings.suppliersDown.includes(supplier)) {
    return refusal('SUPPLIER_FAILED', 'The supplier does not respond.', {}, { provider: supplier })
  }
  const totalHalalas = totalOf(price)
  const held = await holdUnits(deps, agent, { ...service, stock: company.code, supplier, totalHalalas })
  if (held.kind === 'refused') return held.envelope
  if (held.kind === 'none left') return ok({ status: 'Unavailable' })
  const { trackToken, expiresAt } = held
  return ok({ ...fields, ...toWireHeldService(service.offer, service.day, expiresAt) }, { trackToken })
}

/** Returns the fields of the availability check's response that all one-day services share. */
export const toWireHeldService = ({ supplier, company, price }: ServiceOffer, day: string, expiresAt: Date) => ({
  status: 'Available' as const,
  ...toWirePrice(supplier, price),
  totalPrice: toRiyals(totalOf(price)),
  currencyCode: 'SAR' as const,
  cancellationPolicy: toWirePolicy(servicePolicy(company, day, totalOf(price))),
  expiresAt: expiresAt.toISOString(),
})
