import type { Account, AccountService } from './identity.ts'
import { loadSettings } from '#src/lib/settings.ts'

/** Prefix under which aws-amplify keeps the tokens in localStorage. */
const storagePrefix = 'CognitoIdentityServiceProvider.'

// 39 kB that only somebody with a session, or somebody who is signing in, has to wait for.
let library: ReturnType<typeof configure> | undefined

async function configure() {
  const [auth, { Amplify }, settings] = await Promise.all([
    import('aws-amplify/auth'),
    import('aws-amplify'),
    loadSettings(),
  ])
  Amplify.configure({ Auth: { Cognito: settings } })
  return auth
}

function load() {
  // A failure is not remembered: the next attempt may find the network again.
  library ??= configure().catch((error: unknown) => {
    library = undefined
    throw error
  })
  return library
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

async function readAccount(): Promise<Account | null> {
  const { fetchAuthSession } = await load()
  const { tokens } = await fetchAuthSession()
  if (!tokens?.idToken) return null
  const { sub, email, name, locale } = tokens.idToken.payload
  const groups = tokens.accessToken.payload['cognito:groups']
  return {
    userId: text(sub),
    email: text(email),
    name: text(name) || text(email),
    language: text(locale),
    groups: Array.isArray(groups) ? groups.map(text) : [],
  }
}

async function signedInAccount(): Promise<Account> {
  const account = await readAccount()
  if (!account) throw new Error('Signed in without tokens.')
  return account
}

/** Steps this app has no screen for, as the refusals they come from. */
const refusalsByStep: Partial<Record<string, string>> = {
  CONFIRM_SIGN_UP: 'UserNotConfirmedException',
  RESET_PASSWORD: 'PasswordResetRequiredException',
}

/** A step of the service that this app answers with a sentence instead of a screen. */
function refusal(name: string): Error {
  const error = new Error(name)
  error.name = name
  return error
}

/** Accounts in an Amazon Cognito user pool, by SRP: the password itself never leaves the browser. */
export const cognitoAccounts: AccountService = {
  remembers: () => {
    try {
      return Object.keys(localStorage).some((key) => key.startsWith(storagePrefix))
    } catch {
      return false
    }
  },

  restore: readAccount,

  async signIn(email, password) {
    const { signIn, signOut } = await load()
    // The library refuses to sign in over a session that another tab may have left.
    await signOut().catch(() => undefined)
    const { isSignedIn, nextStep } = await signIn({
      username: email,
      password,
      options: { authFlowType: 'USER_SRP_AUTH' },
    })
    if (isSignedIn) return signedInAccount()
    if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED') return 'new-password'
    throw refusal(refusalsByStep[nextStep.signInStep] ?? nextStep.signInStep)
  },

  async answerNewPassword(password) {
    const { confirmSignIn } = await load()
    const { isSignedIn, nextStep } = await confirmSignIn({ challengeResponse: password })
    if (!isSignedIn) throw refusal(nextStep.signInStep)
    return signedInAccount()
  },

  async confirmSignUp(email, code) {
    const { confirmSignUp } = await load()
    await confirmSignUp({ username: email, confirmationCode: code })
  },

  async resendCode(email, language) {
    const { resendSignUpCode } = await load()
    await resendSignUpCode({ username: email, options: { clientMetadata: { locale: language } } })
  },

  async forgotPassword(email, language) {
    const { resetPassword } = await load()
    await resetPassword({ username: email, options: { clientMetadata: { locale: language } } })
  },

  async resetPassword(email, code, password) {
    const { confirmResetPassword } = await load()
    await confirmResetPassword({
      username: email,
      confirmationCode: code,
      newPassword: password,
      // The mail about it is in the language of the screen.
      options: { clientMetadata: { locale: document.documentElement.lang } },
    })
  },

  async changePassword(oldPassword, newPassword) {
    const { updatePassword } = await load()
    await updatePassword({ oldPassword, newPassword })
  },

  async updateAttributes(attributes) {
    const { updateUserAttributes } = await load()
    await updateUserAttributes({ userAttributes: attributes })
  },

  async idToken({ refresh }) {
    const { fetchAuthSession } = await load()
    const { tokens } = await fetchAuthSession({ forceRefresh: refresh })
    return tokens?.idToken?.toString() ?? null
  },

  async signOut() {
    const { signOut } = await load()
    await signOut()
  },

  watch(changed) {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(storagePrefix)) changed()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  },
}

/** Fetches the library ahead of the login check, for a browser that is likely to pass it. */
export function prepareAccounts(): void {
  if (cognitoAccounts.remembers()) void load().catch(() => undefined)
}
