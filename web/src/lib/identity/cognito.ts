import { MissingAttributes } from './missing-attributes.ts'
import type { Account, AccountService } from './identity.ts'
import { loadSettings } from '#src/lib/settings.ts'

/** Prefix of the keys under which Amplify stores tokens in localStorage. */
const storagePrefix = 'CognitoIdentityServiceProvider.'

/** Returns a function that loads a module once. A failed load is not cached, so that the next call can succeed. */
function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}

/** Loads the code that reads the stored session, which is all that a signed-in browser needs at startup. */
const loadSession = loadOnce(async () => {
  const [{ storedSession }, settings] = await Promise.all([import('./cognito-session.ts'), loadSettings()])
  storedSession.configure(settings)
  return storedSession
})

/** Loads the code that changes the session or the account. */
const loadActions = loadOnce(async () => {
  const [{ accountActions }] = await Promise.all([import('./cognito-actions.ts'), loadSession()])
  return accountActions
})

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Errors, besides NotAuthorizedException, with which the user pool permanently rejects a refresh token. */
const permanentRejections = new Set([
  'TokenRevokedException',
  'RefreshTokenReuseException',
  'UserNotFoundException',
  'UserNotConfirmedException',
  'PasswordResetRequiredException',
])

/** Returns undefined if the session was rejected. The library returns no tokens for NotAuthorizedException and throws all other errors. */
async function fetchTokens(options?: { forceRefresh: boolean }) {
  const { fetchAuthSession } = await loadSession()
  try {
    return (await fetchAuthSession(options)).tokens
  } catch (error) {
    if (error instanceof Error && permanentRejections.has(error.name)) return undefined
    throw error
  }
}

async function readAccount(): Promise<Account | null> {
  const { tokenStore } = await loadSession()
  // If the pool cannot be reached for a refresh, the expired tokens still identify the user.
  const tokens = await fetchTokens().catch(() => tokenStore.loadTokens())
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

/** Error names for sign-in steps that the app reports as errors instead of showing a screen. */
const errorsByStep: Partial<Record<string, string>> = {
  CONFIRM_SIGN_UP: 'UserNotConfirmedException',
  RESET_PASSWORD: 'PasswordResetRequiredException',
}

function createNamedError(name: string): Error {
  const error = new Error(name)
  error.name = name
  return error
}

/** Attributes that the pool requires with a new password, possibly including attributes that it already has. */
let missingAttributes: readonly string[] = []

/** Accounts in an Amazon Cognito user pool. Sign-in uses SRP, so that the password never leaves the browser. */
export const cognitoAccounts: AccountService = {
  mayHaveSession: () => {
    try {
      return Object.keys(localStorage).some((key) => key.startsWith(storagePrefix))
    } catch {
      return false
    }
  },

  restore: readAccount,

  async signIn(email, password) {
    const { signIn, signOut } = await loadActions()
    // The library rejects a sign-in while another session is stored.
    await signOut().catch(() => undefined)
    const { isSignedIn, nextStep } = await signIn({
      username: email,
      password,
      options: { authFlowType: 'USER_SRP_AUTH' },
    })
    if (isSignedIn) return signedInAccount()
    if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_NEW_PASSWORD_REQUIRED') {
      missingAttributes = nextStep.missingAttributes ?? []
      return missingAttributes.includes('name') ? 'new-password-and-name' : 'new-password'
    }
    throw createNamedError(errorsByStep[nextStep.signInStep] ?? nextStep.signInStep)
  },

  async answerNewPassword(password, name) {
    const { confirmSignIn } = await loadActions()
    const attributeValues: Record<string, string> = { name, locale: document.documentElement.lang }
    const userAttributes = Object.fromEntries(
      missingAttributes.flatMap((attribute) =>
        attributeValues[attribute] ? [[attribute, attributeValues[attribute]]] : [],
      ),
    )
    const confirmation = confirmSignIn({ challengeResponse: password, options: { userAttributes } })
    const { isSignedIn, nextStep } = await confirmation.catch((error: unknown) => {
      const missing = missingAttributes.filter((attribute) => !attributeValues[attribute])
      const isRejected = error instanceof Error && error.name === 'InvalidParameterException'
      throw isRejected && missing.length > 0 ? new MissingAttributes(missing) : error
    })
    if (!isSignedIn) throw createNamedError(nextStep.signInStep)
    return signedInAccount()
  },

  async confirmSignUp(email, code) {
    const { confirmSignUp } = await loadActions()
    await confirmSignUp({ username: email, confirmationCode: code })
  },

  async resendCode(email, language) {
    const { resendSignUpCode } = await loadActions()
    await resendSignUpCode({ username: email, options: { clientMetadata: { locale: language } } })
  },

  async forgotPassword(email, language) {
    const { resetPassword } = await loadActions()
    await resetPassword({ username: email, options: { clientMetadata: { locale: language } } })
  },

  async resetPassword(email, code, password) {
    const { confirmResetPassword } = await loadActions()
    await confirmResetPassword({
      username: email,
      confirmationCode: code,
      newPassword: password,
      // Language of the notification email.
      options: { clientMetadata: { locale: document.documentElement.lang } },
    })
  },

  async changePassword(oldPassword, newPassword) {
    const { updatePassword } = await loadActions()
    await updatePassword({ oldPassword, newPassword })
  },

  async updateAttributes(attributes) {
    const { updateUserAttributes } = await loadActions()
    await updateUserAttributes({ userAttributes: attributes })
  },

  async idToken({ refresh }) {
    const tokens = await fetchTokens({ forceRefresh: refresh })
    return tokens?.idToken?.toString() ?? null
  },

  async signOut() {
    const { signOut } = await loadActions()
    await signOut()
  },

  watch(onChange) {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key.startsWith(storagePrefix)) onChange()
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  },
}

/** Preloads the library if this browser probably has a session. */
export function prepareAccounts(): void {
  if (cognitoAccounts.mayHaveSession()) void loadSession().catch(() => undefined)
}
