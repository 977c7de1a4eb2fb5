import type { Resolvers } from '../__generated__/resolvers.ts'
import { lookUp } from './lookup.ts'
import { supportsCall } from '../gateway/supports-call.ts'
import type { Context } from '../context.ts'
import { disableLink, extendLink } from './change-link.ts'
import { createPaymentLink } from './create-link.ts'
import { listLinks } from './list-links.ts'
import { readOpenLinks, readPaymentLink, quotePaymentLink } from './open-link.ts'
import type { Shareables } from './read-link.ts'

/** Returns resolvers for the payment links created from a quote, for the quotes of all products. */
function quoteResolvers(shareables: Shareables): Resolvers {
  const openPaymentLinks = ({ id }: { id: string }, _args: object, context: Context) =>
    readOpenLinks(shareables, id, context)
  return Object.fromEntries(shareables.map(({ quote }) => [quote, { openPaymentLinks }]))
}

/** Returns resolvers for payment links. A link can share the products in `shareables`. */
export const paymentLinkResolvers = (shareables: Shareables): Resolvers => ({
  Query: {
    hasPaymentLinks: (_root, _args, context) =>
      supportsCall(context, '/share/list/me', { query: { page: '1', limit: '1' } }),
    lookup: (_root, { text }, context) => lookUp(shareables, text, context),
    paymentLink: (_root, { id }, context) => readPaymentLink(shareables, id, context),
    sharedReservations: (_root, args, context) => listLinks(shareables, args, context),
  },
  Mutation: {
    createPaymentLink: (_root, { input }, context) => createPaymentLink(shareables, input, context),
    quotePaymentLink: (_root, { id }, context) => quotePaymentLink(shareables, id, context),
    extendSharedReservation: (_root, { id, expiresAt }, context) => extendLink(id, expiresAt, context),
    disableSharedReservation: (_root, { id }, context) => disableLink(id, context),
  },
  ...quoteResolvers(shareables),
})
