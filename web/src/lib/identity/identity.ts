/** Who is signed in. The rules are here; the service behind them (Amazon Cognito) is an argument. */

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
  | { state: 'signed-out'; because: 'nobody' | 'asked' | 'expired' }
  | ({ state: 'signed-in' } & Omit<Account, 'groups'>)

export type SignInResult = 'signed-in' | 'new-password' | 'not-b2b'

/** What the app needs from the service that keeps the accounts. Failures are thrown as they come. */
export type AccountService = {
  /** Whether this browser may have a session; cheap, so that nobody waits for the service without one. */
  remembers(): boolean
  restore(): Promise<Account | null>
  signIn(email: string, password: string): Promise<Account | 'new-password'>
  answerNewPassword(password: string): Promise<Account>
  confirmSignUp(email: string, code: string): Promise<void>
  /** Mails another code to confirm a sign-up with, in the language of the screen. */
  resendCode(email: string, language: string): Promise<void>
  /** Mails a code to choose a new password with, in the language of the screen. */
  forgotPassword(email: string, language: string): Promise<void>
  resetPassword(email: string, code: string, password: string): Promise<void>
  /** For whoever is signed in. */
  changePassword(oldPassword: string, newPassword: string): Promise<void>
  /** Writes what the account says of its owner; tokens say it after a refresh. */
  updateAttributes(attributes: Record<string, string>): Promise<void>
  idToken(options: { refresh: boolean }): Promise<string | null>
  signOut(): Promise<void>
  /** Calls back when another tab has signed in or out; returns the way to stop. */
  watch(changed: () => void): () => void
}

/** Which sign-ins of the account our servers shall refuse from now on. */
export type SignOutScope = 'THIS' | 'OTHERS'

/** Tells our servers, which could not know it from the account service. */
export type EndSessions = (idToken: string, scope: SignOutScope) => Promise<void>

const b2bGroup = 'B2BUsersGroup'

export type Identity = ReturnType<typeof createIdentity>

/** Keeps the session of this tab over an account service. */
export function createIdentity(service: AccountService, endSessions: EndSessions = async () => {}) {
  let session: Session = { state: 'checking' }
  let challenged: string | null = null
  /** While one sign-in takes the place of another, nobody is given a token and nothing expires. */
  let renewal: Promise<unknown> | undefined
  const listeners = new Set<() => void>()

  function become(next: Session): void {
    session = next
    for (const listener of listeners) listener()
  }

  /** Only the first group decides: an account of another kind may carry the B2B group as a later one. */
  async function admit(account: Account): Promise<SignInResult> {
    if (account.groups[0] !== b2bGroup) {
      await service.signOut()
      become({ state: 'signed-out', because: 'asked' })
      return 'not-b2b'
    }
    const { groups: _groups, ...known } = account
    if (session.state !== 'signed-in' || session.userId !== known.userId) become({ state: 'signed-in', ...known })
    return 'signed-in'
  }

  async function tellServers(scope: SignOutScope): Promise<void> {
    const token = await service.idToken({ refresh: false }).catch(() => null)
    // Whoever wants to be out is out, whether or not our servers can be reached.
    if (token) await endSessions(token, scope).catch(() => undefined)
  }

  /** Signs in with a password that was set just now; whoever knew the old one is out everywhere. */
  async function signInAnew(email: string, password: string): Promise<SignInResult> {
    const answer = await service.signIn(email, password)
    if (answer === 'new-password') throw new Error('A new password was asked for twice.')
    await tellServers('OTHERS')
    return admit(answer)
  }

  async function check(): Promise<void> {
    if (renewal) return
    const wasSignedIn = session.state === 'signed-in'
    const account = service.remembers() ? await service.restore().catch(() => null) : null
    if (account) await admit(account)
    else if (session.state !== 'signed-out')
      become({ state: 'signed-out', because: wasSignedIn ? 'expired' : 'nobody' })
  }

  return {
    current: (): Session => session,

    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** The login check; runs once at the start and again when another tab changes something. */
    start(): () => void {
      void check()
      return service.watch(() => void check())
    },

    /** The e-mail address that still owes a new password, if any. */
    challengedEmail: (): string | null => challenged,

    async signIn(email: string, password: string): Promise<SignInResult> {
      const answer = await service.signIn(email, password)
      challenged = answer === 'new-password' ? email : null
      return answer === 'new-password' ? answer : admit(answer)
    },

    async answerNewPassword(password: string): Promise<SignInResult> {
      const account = await service.answerNewPassword(password)
      challenged = null
      return admit(account)
    },

    confirmSignUp: (email: string, code: string): Promise<void> => service.confirmSignUp(email, code),

    resendCode: (email: string, language: string): Promise<void> => service.resendCode(email, language),

    forgotPassword: (email: string, language: string): Promise<void> => service.forgotPassword(email, language),

    /** With the code of the mail; signs in. */
    async resetPassword(email: string, code: string, password: string): Promise<SignInResult> {
      await service.resetPassword(email, code, password)
      return signInAnew(email, password)
    },

    /** For whoever knows the old password, signed in or not; stays, or is then, signed in. */
    async changePassword(email: string, oldPassword: string, newPassword: string): Promise<SignInResult> {
      if (session.state !== 'signed-in') {
        const answer = await service.signIn(email, oldPassword)
        challenged = answer === 'new-password' ? email : null
        if (answer === 'new-password') return answer
      }
      const change = service.changePassword(oldPassword, newPassword).then(() => signInAnew(email, newPassword))
      renewal = change.catch(() => undefined)
      return change.finally(() => (renewal = undefined))
    },

    /** Name and language of the session follow. */
    async updateAttributes(attributes: Record<string, string>): Promise<void> {
      await service.updateAttributes(attributes)
      await service.idToken({ refresh: true })
      const account = await service.restore()
      if (account && session.state === 'signed-in') {
        const { email, name, language } = account
        become({ ...session, email, name, language })
      }
    },

    /** A token that has not expired; null when the session is over. */
    async idToken({ refresh = false } = {}): Promise<string | null> {
      await renewal
      return service.idToken({ refresh }).catch(() => null)
    },

    /** The server no longer accepts the session: sign in again and come back. */
    async expire(): Promise<void> {
      if (renewal) return
      await service.signOut().catch(() => undefined)
      if (session.state === 'signed-in') become({ state: 'signed-out', because: 'expired' })
    },

    async signOut(): Promise<void> {
      await tellServers('THIS')
      await service.signOut().catch(() => undefined)
      become({ state: 'signed-out', because: 'asked' })
    },
  }
}
