import type { Resolvers } from '../../__generated__/resolvers.ts'
import { requestDocument } from './request-document.ts'

export const documentResolvers: Resolvers = {
  Mutation: {
    bookingDocument: (_root, { input }, context) => requestDocument(input, context),
  },
}
