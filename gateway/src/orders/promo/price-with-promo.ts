import { type Envelope, refusal } from '#src/errors.ts'
import type { AnyHold } from '../holds/tables.ts'
import type { Product, ProductDeps } from '../product.ts'
import { promoProblem } from './promo-problem.ts'
import type { Promotion, PromoUse } from './repository.ts'

export type PromoPrice<Held> =
  | { readonly kind: 'refused'; readonly envelope: Envelope<never> }
  | { readonly kind: 'priced'; readonly hold: Held; readonly promoUse: PromoUse }

const refuse = (envelope: Envelope<never>) => ({ kind: 'refused' as const, envelope })

/** Reprices a hold with a promo code, without using the code. `promotion` is undefined if the code is unknown. */
export function priceWithPromo<Held extends AnyHold>(
  deps: ProductDeps,
  { kind, repricing }: Product<never, Held>,
  hold: Held,
  promotion: Promotion | undefined,
): PromoPrice<Held> {
  if (!promotion) return refuse(refusal('PROMO_UNKNOWN', 'The promo code does not exist.'))
  const target = { kind, totalHalalas: hold.total_halalas, now: deps.clock() }
  const problem = promoProblem(promotion, target) ?? repricing?.refusal?.(hold)
  if (problem) return refuse(problem)
  const discountedHold = repricing?.applyDiscount(deps, hold, promotion.basis_points)
  if (!discountedHold) return refuse(refusal('NOT_AVAILABLE', 'The supplier no longer sells this service.'))
  return {
    kind: 'priced',
    hold: discountedHold,
    promoUse: { code: promotion.code, discountHalalas: hold.total_halalas - discountedHold.total_halalas },
  }
}
