import type { Resolvers } from '../__generated__/resolvers.ts'
import { countriesIn } from './countries.ts'
import { readCompany, readWallet } from './gateway-calls.ts'

export const agentResolvers: Resolvers = {
  Query: {
    viewer: (_root, _args, { requireB2B }) => {
      const { sub, email, name } = requireB2B()
      return { id: sub, email, name }
    },
    wallet: (_root, _args, { requireB2B, gateway, clock }) => {
      requireB2B()
      return readWallet(gateway, clock())
    },
    countries: (_root, _args, { locale }) => countriesIn(locale),
  },
  Viewer: {
    company: (_viewer, _args, { gateway }) => readCompany(gateway),
  },
}
