import type { Resolvers } from '../__generated__/resolvers.ts'
import { readStatement } from './read-statement.ts'
import { readWallet } from './read-wallet.ts'
import { topUpWallet } from './top-up.ts'

export const walletResolvers: Resolvers = {
  Query: {
    wallet: (_root, _args, { gateway, clock }) => readWallet(gateway, clock()),
  },
  Mutation: {
    topUpWallet: (_root, { input }, context) => topUpWallet(input, context),
  },
  Wallet: {
    statement: (_wallet, args, context) => readStatement(args, context),
  },
}
