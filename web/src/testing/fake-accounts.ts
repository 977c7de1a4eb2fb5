import type { Account, AccountService, NewPasswordChallenge } from '#src/lib/identity/identity.ts'

export const anAgent = (overrides: Partial<Account> = {}): Account => ({
  userId: 'user-a',
  email: 'agent@demo.test',
  name: 'Demo Agent',
  language: '',
  groups: ['B2BUsersGroup'],
  ...overrides,
})

/** An account service without a network. Tests override individual calls. */
export function fakeAccounts(initial: Account | null, overrides: Partial<AccountService> = {}) {
  const listeners = new Set<() => void>()
  const state = { account: initial, tokens: 0, refreshes: 0 }
  const signInAs = <T extends Account | NewPasswordChallenge>(result: T): T => {
    if (typeof result !== 'string') state.account = result
    return result
  }
  const service: AccountService = {
    mayHaveSession: () => state.account !== null,
    restore: async () => state.account,
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
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ...overrides,
    signIn: async (...credentials) => signInAs(await (overrides.signIn?.(...credentials) ?? anAgent())),
    answerNewPassword: async (...args) => signInAs(await (overrides.answerNewPassword?.(...args) ?? anAgent())),
  }
  return {
    service,
    state,
    /** Signs in or out in another tab. */
    changeInOtherTab(account: Account | null) {
      state.account = account
      for (const listener of listeners) listener()
    },
  }
}
