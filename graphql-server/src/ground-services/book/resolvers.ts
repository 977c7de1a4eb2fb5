import type { Resolvers } from '../../__generated__/resolvers.ts'
import { bookQuote } from '../../checkout/book.ts'
import { checkPurchase } from '../../checkout/order.ts'
import { checkServiceLead } from '../../checkout/service-lead.ts'
import { collectErrors } from '../../input/field-rules.ts'
import { groundProduct } from './ground-product.ts'

export const bookGroundServiceResolvers: Resolvers = {
  Mutation: {
    bookGroundService: async (_root, { input }, context) => {
      const result = await bookQuote(
        groundProduct,
        input,
        (quote) => {
          const collected = collectErrors()
          const order = { ...checkServiceLead(input, collected), ...checkPurchase(input, quote, collected) }
          return { order, errors: collected.errors }
        },
        context,
      )
      return 'booking' in result ? { __typename: 'GroundServiceBooked', ...result } : result
    },
  },
}
