/** Session rules of the app, independent of the account service (Amazon Cognito), which is injected. */
import { createListeners } from '#src/lib/listeners.ts'

/** A signed-in account as its tokens describe it. */
export type Account = {
  userId: string
  email: string
  name: string
  /** Language tag chosen for the app and its emails; empty if none was chosen. */
  language: string
  groups: readonly string[]
}

export type Session =
  | { state: 'checking' }
  /** The account service could not be reached to check the session. */
  | { state: 'unreachable' }
  | { state: 'signed-out'; reason: 'no-session' | 'signed-out' | 'expired' }
  | ({ state: 'signed-in' } & Omit<Account, 'groups'>)

/** A temporary password must be replaced. Some user pools also require the name. */
export type NewPasswordChallenge = 'new-password' | 'new-password-and-name'

export type SignInResult = 'signed-in' | 'new-password' | 'not-b2b'

/** Operations of the account service. The operations throw the service's own errors. */
export type AccountService = {
  /** Whether this browser may have a session. Checked locally, so that guests never wait for the service. */
  mayHaveSession(): boolean
  /** Account of the stored session; null if there is none. Rejects if the service cannot be reached. */
  restore(): Promise<Account | null>
  signIn(email: string, password: string): Promise<Account | NewPasswordChallenge>
  /** The name is sent to pools that require it. */
  answerNewPassword(password: string, name: string): Promise<Account>
  confirmSignUp(email: string, code: string): Promise<void>
  /** Emails another sign-up code in the given language. */
  resendCode(email: string, language: string): Promise<void>
  /** Emails a password reset code in the given language. */
  forgotPassword(email: string, language: string): Promise<void>
  resetPassword(email: string, code: string, password: string): Promise<void>
  /** Requires a session. */
  changePassword(oldPassword: string, newPassword: string): Promise<void>
  /** Updates attributes of the account. Tokens contain them after a refresh. */
  updateAttributes(attributes: Record<string, string>): Promise<void>
  /** A valid id token; null if the service rejected the session. Rejects if the service cannot be reached. */
  idToken(options: { refresh: boolean }): Promise<string | null>
  signOut(): Promise<void>
  /** Calls back when another tab signs in or out. Returns a function that unsubscribes. */
  watch(onChange: () => void): () => void
}

/** Sessions of the account that the servers should reject. */
export type SignOutScope = 'THIS' | 'OTHERS'

/** Revokes sessions at our servers, which the account service does not notify of a sign-out. */
export type EndSessions = (idToken: string, scope: SignOutScope) => Promise<void>

const b2bGroup = 'B2BUsersGroup'

export type Identity = ReturnType<typeof createIdentity>

/** Manages the session of this tab with an account service. */
export function createIdentity(service: AccountService, endSessions: EndSessions = async () => {}) {
  let session: Session = { state: 'checking' }
  let challenge: { email: string; requiresName: boolean } | null = null
  /** Set while one session replaces another. Meanwhile, `idToken` waits and the session cannot expire. */
  let replacement: Promise<unknown> | undefined
  const { subscribe, notify } = createListeners()

  function setSession(next: Session): void {
    session = next
    notify()
  }

  function storeChallenge(email: string, result: Account | NewPasswordChallenge): void {
    challenge = typeof result === 'string' ? { email, requiresName: result === 'new-password-and-name' } : null
  }

  function expireSession(): void {
    if (session.state === 'signed-in') setSession({ state: 'signed-out', reason: 'expired' })
  }

  /** Starts the session of a B2B account. Only the first group counts: other accounts may also be in the B2B group. */
  async function startSession(account: Account): Promise<SignInResult> {
    if (account.groups[0] !== b2bGroup) {
      await service.signOut()
      setSession({ state: 'signed-out', reason: 'signed-out' })
      return 'not-b2b'
    }
    const { groups: _groups, ...user } = account
    if (session.state !== 'signed-in' || session.userId !== user.userId) setSession({ state: 'signed-in', ...user })
    return 'signed-in'
  }

  /** Best effort: sign-out succeeds even if our servers cannot be reached. */
  async function revokeAtServers(scope: SignOutScope): Promise<void> {
    const token = await service.idToken({ refresh: false }).catch(() => null)
    if (token) await endSessions(token, scope).catch(() => undefined)
  }

  /** Signs in with a password that has just been set, and revokes all other sessions of the account. */
  async function signInAndEndOthers(email: string, password: string): Promise<SignInResult> {
    const result = await service.signIn(email, password)
    if (typeof result === 'string') throw new Error('The service required a new password twice.')
    await revokeAtServers('OTHERS')
    return startSession(result)
  }

  async function checkSession(): Promise<void> {
    if (replacement) return
    const account = service.mayHaveSession() ? await service.restore().catch(() => 'unreachable' as const) : null
    if (account === 'unreachable') {
      // An unreachable service does not end a running session.
      if (session.state !== 'signed-in') setSession({ state: 'unreachable' })
    } else if (account) await startSession(account)
    else if (session.state === 'signed-in') expireSession()
    else if (session.state !== 'signed-out') setSession({ state: 'signed-out', reason: 'no-session' })
  }

  return {
    current: (): Session => session,

    subscribe,

    /** Checks the session now and whenever another tab changes it. Returns a function that stops these checks. */
    start(): () => void {
      void checkSession()
      return service.watch(() => void checkSession())
    },

    /** Checks the session again, for example after the service was unreachable. */
    checkSession,

    /** Email address of the account that must choose a new password, if any. */
    challengedEmail: (): string | null => challenge?.email ?? null,

    /** Whether the new password must be sent with a name. */
    challengeRequiresName: (): boolean => challenge?.requiresName ?? false,

    async signIn(email: string, password: string): Promise<SignInResult> {
      const result = await service.signIn(email, password)
      storeChallenge(email, result)
      return typeof result === 'string' ? 'new-password' : startSession(result)
    },

    async answerNewPassword(password: string, name: string): Promise<SignInResult> {
      const account = await service.answerNewPassword(password, name)
      challenge = null
      return startSession(account)
    },

    confirmSignUp: (email: string, code: string): Promise<void> => service.confirmSignUp(email, code),

    resendCode: (email: string, language: string): Promise<void> => service.resendCode(email, language),

    forgotPassword: (email: string, language: string): Promise<void> => service.forgotPassword(email, language),

    /** Sets a new password with the emailed code and signs in. */
    async resetPassword(email: string, code: string, password: string): Promise<SignInResult> {
      await service.resetPassword(email, code, password)
      return signInAndEndOthers(email, password)
    },

    /** Changes the password, in a session or without one, and starts a new session. */
    async changePassword(email: string, oldPassword: string, newPassword: string): Promise<SignInResult> {
      if (session.state !== 'signed-in') {
        const result = await service.signIn(email, oldPassword)
        storeChallenge(email, result)
        if (typeof result === 'string') return 'new-password'
      }
      const change = service.changePassword(oldPassword, newPassword).then(() => signInAndEndOthers(email, newPassword))
      replacement = change.catch(() => undefined)
      return change.finally(() => (replacement = undefined))
    },

    /** Updates the account, then the name and language of the session. */
    async updateAttributes(attributes: Record<string, string>): Promise<void> {
      await service.updateAttributes(attributes)
      // The service has stored the attributes. If the refresh fails, the session shows the attributes after a later refresh.
      const account = await service
        .idToken({ refresh: true })
        .then(() => service.restore())
        .catch(() => null)
      if (account && session.state === 'signed-in') {
        const { email, name, language } = account
        setSession({ ...session, email, name, language })
      }
    },

    /**
     * Returns a valid token; null for a guest, and if the account service rejects the session, which then expires here. Rejects on a network error,
     * which does not affect the session.
     */
    async idToken({ refresh = false } = {}): Promise<string | null> {
      await replacement
      if (session.state !== 'signed-in') return null
      const token = await service.idToken({ refresh })
      if (token === null && !replacement) expireSession()
      return token
    },

    /** Ends a session after the server has rejected a fresh token. */
    async expire(): Promise<void> {
      if (replacement || session.state !== 'signed-in') return
      await service.signOut().catch(() => undefined)
      expireSession()
    },

    async signOut(): Promise<void> {
      await revokeAtServers('THIS')
      await service.signOut().catch(() => undefined)
      setSession({ state: 'signed-out', reason: 'signed-out' })
    },
  }
}
