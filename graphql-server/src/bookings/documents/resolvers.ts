import type { Resolvers } from '../../__generated__/resolvers.ts'
import { issueDocument } from './issue-document.ts'

export const documentResolvers: Resolvers = {
  Mutation: {
    issueBookingDocument: (_root, { input }, context) => issueDocument(input, context),
  },
}
