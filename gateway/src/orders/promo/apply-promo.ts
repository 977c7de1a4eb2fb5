import type { Agent } from '#src/agents/repository.ts'
import type { Deps } from '#src/deps.ts'
import { type Envelope, ok } from '#src/errors.ts'
import { toRiyals } from '#src/values/money.ts'
import { holdProblem, unknownToken } from '../holds/hold-problem.ts'
import { findHold } from '../holds/repository.ts'
import { priceWithPromo } from './price-with-promo.ts'
import { findPromotion } from './repository.ts'
import type { AppliedPromo, PromoBody } from './schemas.ts'

/** Prices an agent's hold with a promo code. The hold does not change, and the code is not used until an order is placed with it. */
export async function applyPromo(
  deps: Pick<Deps, 'db' | 'clock' | 'settings' | 'products'>,
  agent: Agent,
  { type, trackToken, code, cultCode }: PromoBody,
): Promise<Envelope<AppliedPromo>> {
  const { db, clock, products } = deps
  const product = products[type]
  const storedHold = await findHold(db, { kind: type, trackToken, userSub: agent.sub })
  if (!product?.repricing || !storedHold) return unknownToken()
  const problem = holdProblem(storedHold, clock())
  if (problem) return problem
  const promotion = await findPromotion(db, code)
  const [otherProductRefusal] = promotion
    ? []
    : Object.values(products).flatMap(({ repricing }) => repricing?.refuseCode?.(code) ?? [])
  if (otherProductRefusal) return otherProductRefusal
  const priced = priceWithPromo(deps, product, storedHold, promotion)
  if (priced.kind === 'refused') return priced.envelope
  const { hold, promoUse } = priced
  return ok(
    {
      [product.repricing.responseField]: product.repricing.reply(deps, hold, cultCode),
      promo: {
        code: promoUse.code,
        details: promotion?.details[cultCode] ?? '',
        discount: toRiyals(promoUse.discountHalalas),
      },
      message: 'The promo code has been applied.',
    },
    { trackToken },
  )
}
