/** Who is signed in. The rules are here; the service behind them (Amazon Cognito) is an argument. */

/** A signed-in account as its tokens describe it. */
export type Account = { userId: string; email: string; name: string; groups: readonly string[] }

export type Session =
  | { state: 'checking' }
  | { state: 'signed-out'; because: 'nobody' | 'asked' | 'expired' }
  | { state: 'signed-in'; userId: string; email: string; name: string }

export type SignInResult = 'signed-in' | 'new-password' | 'not-b2b'

/** What the app needs from the service that keeps the accounts. Failures are thrown as they come. */
export type AccountService = {
  /** Whether this browser may have a session; cheap, so that nobody waits for the service without one. */
  remembers(): boolean
  restore(): Promise<Account | null>
  signIn(email: string, password: string): Promise<Account | 'new-password'>
  answerNewPassword(password: string): Promise<Account>
  idToken(options: { refresh: boolean }): Promise<string | null>
  signOut(): Promise<void>
  /** Calls back when another tab has signed in or out; returns the way to stop. */
  watch(changed: () => void): () => void
}

const b2bGroup = 'B2BUsersGroup'

export type Identity = ReturnType<typeof createIdentity>

/** Keeps the session of this tab over an account service. */
export function createIdentity(service: AccountService) {
  let session: Session = { state: 'checking' }
  let challenged: string | null = null
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
    const { userId, email, name } = account
    if (session.state !== 'signed-in' || session.userId !== userId) {
      become({ state: 'signed-in', userId, email, name })
    }
    return 'signed-in'
  }

  async function check(): Promise<void> {
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

    /** A token that has not expired; null when the session is over. */
    async idToken({ refresh = false } = {}): Promise<string | null> {
      return service.idToken({ refresh }).catch(() => null)
    },

    /** The server no longer accepts the session: sign in again and come back. */
    async expire(): Promise<void> {
      await service.signOut().catch(() => undefined)
      if (session.state === 'signed-in') become({ state: 'signed-out', because: 'expired' })
    },

    async signOut(): Promise<void> {
      await service.signOut().catch(() => undefined)
      become({ state: 'signed-out', because: 'asked' })
    },
  }
}
