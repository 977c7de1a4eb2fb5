import type { Resolvers } from '../__generated__/resolvers.ts'
import { lookUp } from './lookup.ts'
import { supportsCall } from '../gateway/supports-call.ts'
import type { Shareable } from '../checkout/shareable.ts'
import { disableLink, extendLink } from './change-link.ts'
import { createPaymentLink } from './create-link.ts'
import { listLinks } from './list-links.ts'
import { openLinksOf, paymentLink, quotePaymentLink } from './open-link.ts'

/** Resolvers of payment links, which can share the given products. */
export const paymentLinkResolvers = (shareables: readonly Shareable[]): Resolvers => ({
  Query: {
    hasPaymentLinks: (_root, _args, context) =>
      supportsCall(context, '/share/list/me', { query: { page: '1', limit: '1' } }),
    lookup: (_root, { text }, context) => lookUp(text, context),
    paymentLink: (_root, { id }, context) => paymentLink(shareables, id, context),
    sharedReservations: (_root, args, context) => listLinks(shareables, args, context),
  },
  Mutation: {
    createPaymentLink: (_root, { input }, context) => createPaymentLink(shareables, input, context),
    quotePaymentLink: (_root, { id }, context) => quotePaymentLink(shareables, id, context),
    extendSharedReservation: (_root, { id, expiresAt }, context) => extendLink(id, expiresAt, context),
    disableSharedReservation: (_root, { id }, context) => disableLink(id, context),
  },
  HotelQuote: { openPaymentLinks: ({ id }, _args, context) => openLinksOf(shareables, id, context) },
  TransportQuote: { openPaymentLinks: ({ id }, _args, context) => openLinksOf(shareables, id, context) },
})
