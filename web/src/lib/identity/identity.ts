/** Who is signed in. The rules are here; the account service behind them (Amazon Cognito) is an argument. */
import { createListeners } from '#src/lib/listeners.ts'

/** A signed-in account as its tokens describe it. */
export type Account = {
  userId: string
  email: string
  name: string
  /** Language the owner chose for the app and its mails, as a tag; empty when none was chosen. */
  language: string
  groups: readonly string[]
}

export type Session =
  | { state: 'checking' }
  /** The account service could not be asked whether this browser has a session. */
  | { state: 'unreachable' }
  | { state: 'signed-out'; reason: 'no-session' | 'signed-out' | 'expired' }
  | ({ state: 'signed-in' } & Omit<Account, 'groups'>)

/** A temporary password has to be replaced; some user pools also want the name then. */
export type NewPasswordChallenge = 'new-password' | 'new-password-and-name'

export type SignInResult = 'signed-in' | 'new-password' | 'not-b2b'

/** What the app needs from the account service. Failures are thrown as they come. */
export type AccountService = {
  /** Whether this browser may have a session. Cheap, so that a guest never waits for the service. */
  mayHaveSession(): boolean
  /** The account of the stored session; null without one. Rejects when that cannot be known. */
  restore(): Promise<Account | null>
  signIn(email: string, password: string): Promise<Account | NewPasswordChallenge>
  /** The name is sent to pools that want it. */
  answerNewPassword(password: string, name: string): Promise<Account>
  confirmSignUp(email: string, code: string): Promise<void>
  /** Mails another sign-up code in the language of the screen. */
  resendCode(email: string, language: string): Promise<void>
  /** Mails a code for a new password in the language of the screen. */
  forgotPassword(email: string, language: string): Promise<void>
  resetPassword(email: string, code: string, password: string): Promise<void>
  /** Requires a session. */
  changePassword(oldPassword: string, newPassword: string): Promise<void>
  /** Writes attributes of the account; tokens carry them after a refresh. */
  updateAttributes(attributes: Record<string, string>): Promise<void>
  /** A valid id token; null when the service has refused the session. Rejects when no token could be obtained. */
  idToken(options: { refresh: boolean }): Promise<string | null>
  signOut(): Promise<void>
  /** Calls back when another tab signs in or out. Returns a function that stops it. */
  watch(onChange: () => void): () => void
}

/** Which sessions of the account the servers reject from now on. */
export type SignOutScope = 'THIS' | 'OTHERS'

/** Revokes sessions at our servers, which cannot learn of a sign-out from the account service. */
export type EndSessions = (idToken: string, scope: SignOutScope) => Promise<void>

const b2bGroup = 'B2BUsersGroup'

export type Identity = ReturnType<typeof createIdentity>

/** Keeps the session of this tab over an account service. */
export function createIdentity(service: AccountService, endSessions: EndSessions = async () => {}) {
  let session: Session = { state: 'checking' }
  let challenge: { email: string; asksName: boolean } | null = null
  /** While one session replaces another, no token is handed out and nothing expires. */
  let replacement: Promise<unknown> | undefined
  const { subscribe, notify } = createListeners()

  function setSession(next: Session): void {
    session = next
    notify()
  }

  function noteChallenge(email: string, answer: Account | NewPasswordChallenge): void {
    challenge = typeof answer === 'string' ? { email, asksName: answer === 'new-password-and-name' } : null
  }

  function expireSession(): void {
    if (session.state === 'signed-in') setSession({ state: 'signed-out', reason: 'expired' })
  }

  /** Only the first group decides: an account of another kind may carry the B2B group as a later one. */
  async function admit(account: Account): Promise<SignInResult> {
    if (account.groups[0] !== b2bGroup) {
      await service.signOut()
      setSession({ state: 'signed-out', reason: 'signed-out' })
      return 'not-b2b'
    }
    const { groups: _groups, ...user } = account
    if (session.state !== 'signed-in' || session.userId !== user.userId) setSession({ state: 'signed-in', ...user })
    return 'signed-in'
  }

  /** Best effort: a sign-out succeeds even when our servers cannot be reached. */
  async function endAtServers(scope: SignOutScope): Promise<void> {
    const token = await service.idToken({ refresh: false }).catch(() => null)
    if (token) await endSessions(token, scope).catch(() => undefined)
  }

  /** Signs in with a password that has just been set, and signs out every other session of the account. */
  async function signInAndEndOthers(email: string, password: string): Promise<SignInResult> {
    const answer = await service.signIn(email, password)
    if (typeof answer === 'string') throw new Error('The service asked for a new password twice.')
    await endAtServers('OTHERS')
    return admit(answer)
  }

  async function checkSession(): Promise<void> {
    if (replacement) return
    const account = service.mayHaveSession() ? await service.restore().catch(() => 'unreachable' as const) : null
    if (account === 'unreachable') {
      // A running session outlives an unreachable service.
      if (session.state !== 'signed-in') setSession({ state: 'unreachable' })
    } else if (account) await admit(account)
    else if (session.state === 'signed-in') expireSession()
    else if (session.state !== 'signed-out') setSession({ state: 'signed-out', reason: 'no-session' })
  }

  return {
    current: (): Session => session,

    subscribe,

    /** Checks the session now and whenever another tab changes it. Returns a function that stops it. */
    start(): () => void {
      void checkSession()
      return service.watch(() => void checkSession())
    },

    /** Asks again after the service was unreachable. */
    checkSession,

    /** The e-mail address that has to choose a new password, if any. */
    challengedEmail: (): string | null => challenge?.email ?? null,

    /** Whether the name has to be entered with the new password. */
    challengeAsksName: (): boolean => challenge?.asksName ?? false,

    async signIn(email: string, password: string): Promise<SignInResult> {
      const answer = await service.signIn(email, password)
      noteChallenge(email, answer)
      return typeof answer === 'string' ? 'new-password' : admit(answer)
    },

    async answerNewPassword(password: string, name: string): Promise<SignInResult> {
      const account = await service.answerNewPassword(password, name)
      challenge = null
      return admit(account)
    },

    confirmSignUp: (email: string, code: string): Promise<void> => service.confirmSignUp(email, code),

    resendCode: (email: string, language: string): Promise<void> => service.resendCode(email, language),

    forgotPassword: (email: string, language: string): Promise<void> => service.forgotPassword(email, language),

    /** Sets a new password with the mailed code and signs in. */
    async resetPassword(email: string, code: string, password: string): Promise<SignInResult> {
      await service.resetPassword(email, code, password)
      return signInAndEndOthers(email, password)
    },

    /** Works with and without a session; there is one afterwards. */
    async changePassword(email: string, oldPassword: string, newPassword: string): Promise<SignInResult> {
      if (session.state !== 'signed-in') {
        const answer = await service.signIn(email, oldPassword)
        noteChallenge(email, answer)
        if (typeof answer === 'string') return 'new-password'
      }
      const change = service.changePassword(oldPassword, newPassword).then(() => signInAndEndOthers(email, newPassword))
      replacement = change.catch(() => undefined)
      return change.finally(() => (replacement = undefined))
    },

    /** Updates the account, then the name and language of the session. */
    async updateAttributes(attributes: Record<string, string>): Promise<void> {
      await service.updateAttributes(attributes)
      // The attributes are stored by now; a failing refresh only delays what the session shows of them.
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
     * A valid token; null for a guest and once the account service has refused the session, which ends it here.
     * Rejects when no token could be obtained: that is a network error and leaves the session alone.
     */
    async idToken({ refresh = false } = {}): Promise<string | null> {
      await replacement
      if (session.state !== 'signed-in') return null
      const token = await service.idToken({ refresh })
      if (token === null && !replacement) expireSession()
      return token
    },

    /** Ends a session whose fresh token the server rejects. */
    async expire(): Promise<void> {
      if (replacement || session.state !== 'signed-in') return
      await service.signOut().catch(() => undefined)
      expireSession()
    },

    async signOut(): Promise<void> {
      await endAtServers('THIS')
      await service.signOut().catch(() => undefined)
      setSession({ state: 'signed-out', reason: 'signed-out' })
    },
  }
}
