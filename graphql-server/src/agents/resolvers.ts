import type { Resolvers } from '../__generated__/resolvers.ts'
import { confirmAuthenticator, enrolAuthenticator } from './authenticator.ts'
import { countriesIn } from './countries.ts'
import { readAuthenticator, toCompany, toProfile } from './gateway-calls.ts'
import { registerAgent } from './register-agent.ts'
import { readSessions, revokeSession, signOut } from './sessions.ts'
import { updateProfile } from './update-profile.ts'
import { toViewerDetails } from './viewer.ts'

export const agentResolvers: Resolvers = {
  Query: {
    viewer: (_root, _args, { requireB2B, gateway }) => toViewerDetails(requireB2B(), gateway),
    sessions: (_root, _args, context) => readSessions(context),
    countries: (_root, _args, { locale }) => countriesIn(locale),
  },
  Mutation: {
    registerAgent: (_root, { input }, context) => registerAgent(input, context),
    updateProfile: (_root, { input }, context) => updateProfile(input, context),
    enrolAuthenticator: (_root, { input }, context) => enrolAuthenticator(input, context),
    confirmAuthenticator: (_root, { code }, context) => confirmAuthenticator(code, context),
    revokeSession: (_root, { id }, context) => revokeSession(id, context),
    signOut: (_root, { scope }, context) => signOut(scope, context),
  },
  Viewer: {
    company: async (viewer) => toCompany(await viewer.profile()),
    profile: async (viewer) => toProfile(await viewer.profile()),
    authenticator: async (viewer) => readAuthenticator(await viewer.profile()),
  },
}
