import { fetchAuthSession } from '@aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from '@aws-amplify/auth/cognito'
import { Amplify } from '@aws-amplify/core'
import type { Settings } from '#src/lib/settings.ts'

/** Tokens alone: the `aws-amplify` package also brings identity pools, which nobody needs here. */
function configure(settings: Settings): void {
  const Auth = { Cognito: settings }
  cognitoUserPoolsTokenProvider.setAuthConfig(Auth)
  Amplify.configure({ Auth }, { Auth: { tokenProvider: cognitoUserPoolsTokenProvider } })
}

export const storedSession = {
  fetchAuthSession,
  tokenStore: cognitoUserPoolsTokenProvider.authTokenStore,
  configure,
}
