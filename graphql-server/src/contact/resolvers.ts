import type { Resolvers } from '../__generated__/resolvers.ts'
import { sendContactMessage } from './send-contact-message.ts'

export const contactResolvers: Resolvers = {
  Mutation: {
    sendContactMessage: (_root, { input }, context) => sendContactMessage(input, context),
  },
}
