import type { Resolvers } from '../../__generated__/resolvers.ts'
import { supportsCall } from '../../gateway/supports-call.ts'
import { applyPromo, removePromo } from './apply-promo.ts'
import type { PromoKind } from './promo-kind.ts'

export const promoResolvers = (kinds: readonly PromoKind[]): Resolvers => ({
  Query: {
    hasPromoCodes: (_root, _args, context) => supportsCall(context, '/promo/apply', { body: {} }),
  },
  Mutation: {
    applyPromo: (_root, { input }, context) => applyPromo(kinds, input, context),
    removePromo: (_root, { input }, context) => removePromo(kinds, input.quoteId, context),
  },
})
