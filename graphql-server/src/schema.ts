import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { type GraphQLSchema, defaultFieldResolver } from 'graphql'
import type { Resolvers } from './__generated__/resolvers.ts'
import { agentResolvers } from './agents/resolvers.ts'
import { cardPaymentResolvers } from './bookings/card/resolvers.ts'
import { documentResolvers } from './bookings/documents/resolvers.ts'
import { bookingResolvers } from './bookings/resolvers.ts'
import { promoResolvers } from './checkout/promo/resolvers.ts'
import { contactResolvers } from './contact/resolvers.ts'
import type { Context } from './context.ts'
import { catalogueResolvers } from './errors/resolvers.ts'
import { exchangeRateResolvers } from './exchange-rates/resolvers.ts'
import { paymentLinkResolvers } from './payment-links/resolvers.ts'
import { products } from './products.ts'
import { scalars } from './scalars.ts'
import { tripResolvers } from './trips/resolvers.ts'
import { walletResolvers } from './wallet/resolvers.ts'

const folder = join(import.meta.dirname, '../../schema')

/** Resolvers of all features. */
export const resolvers: Resolvers[] = [
  ...products.flatMap((product) => product.resolvers),
  agentResolvers,
  bookingResolvers,
  cardPaymentResolvers,
  catalogueResolvers,
  contactResolvers,
  documentResolvers,
  exchangeRateResolvers,
  paymentLinkResolvers(products.flatMap(({ sharing }) => sharing ?? [])),
  promoResolvers(products.flatMap(({ checkout }) => checkout.promo?.kind ?? [])),
  tripResolvers(products.map(({ choice }) => choice)),
  walletResolvers,
]

/** Root fields that need no token. */
const publicFields = new Set(['countries', 'errorCatalogue', 'registerAgent', 'sendContactMessage'])

/** Requires a B2B user for every root field that is not listed as public, including fields added later. */
function guardRootFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    for (const field of Object.values(type?.getFields() ?? {})) {
      if (publicFields.has(field.name)) continue
      const resolve = field.resolve ?? defaultFieldResolver
      field.resolve = (source, args, context: Context, info) => {
        context.requireB2B()
        return resolve(source, args, context, info)
      }
    }
  }
  return schema
}

/** Loads the schema from all of its files and adds the resolvers. */
export function loadSchema(): GraphQLSchema {
  const files = globSync('**/*.graphql', { cwd: folder }).sort()
  return guardRootFields(
    makeExecutableSchema({
      typeDefs: files.map((file) => readFileSync(join(folder, file), 'utf8')),
      resolvers: [scalars, ...resolvers],
    }),
  )
}
