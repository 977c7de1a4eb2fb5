import type { Resolvers } from '../__generated__/resolvers.ts'
import { confirmAuthenticator, enrolAuthenticator } from './authenticator.ts'
import { readSessions, revokeSession, signOut } from './sessions.ts'

export const accountResolvers: Resolvers = {
  Query: {
    sessions: (_root, _args, context) => readSessions(context),
  },
  Mutation: {
    enrolAuthenticator: (_root, { input }, context) => enrolAuthenticator(input, context),
    confirmAuthenticator: (_root, { code }, context) => confirmAuthenticator(code, context),
    revokeSession: (_root, { id }, context) => revokeSession(id, context),
    signOut: (_root, { scope }, context) => signOut(scope, context),
  },
}
