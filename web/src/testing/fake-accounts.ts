import type { Account, AccountService } from '#src/lib/identity/identity.ts'

export const anAgent = (overrides: Partial<Account> = {}): Account => ({
  userId: 'user-a',
  email: 'agent@demo.test',
  name: 'Demo Agent',
  language: '',
  groups: ['B2BUsersGroup'],
  ...overrides,
})

/** An account service without a network: what `signIn` answers is up to the test. */
export function fakeAccounts(initial: Account | null, overrides: Partial<AccountService> = {}) {
  const changed = new Set<() => void>()
  const state = { account: initial, tokens: 0, refreshes: 0 }
  const service: AccountService = {
    mayHaveSession: () => state.account !== null,
    restore: async () => state.account,
    signIn: async () => (state.account = anAgent()),
    answerNewPassword: async () => (state.account = anAgent()),
    confirmSignUp: async () => undefined,
    resendCode: async () => undefined,
    forgotPassword: async () => undefined,
    resetPassword: async () => undefined,
    changePassword: async () => undefined,
    updateAttributes: async () => undefined,
    idToken: async ({ refresh }) => {
      if (refresh) state.refreshes += 1
      return state.account ? `token-${state.account.userId}-${state.refreshes}` : null
    },
    signOut: async () => {
      state.account = null
    },
    watch: (listener) => {
      changed.add(listener)
      return () => changed.delete(listener)
    },
    ...overrides,
  }
  return {
    service,
    state,
    /** Another tab signs in as somebody, or out. */
    changeElsewhere(account: Account | null) {
      state.account = account
      for (const listener of changed) listener()
    },
  }
}
