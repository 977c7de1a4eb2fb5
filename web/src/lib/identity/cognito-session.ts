import { fetchAuthSession } from '@aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from '@aws-amplify/auth/cognito'
import { Amplify } from '@aws-amplify/core'
import type { Settings } from '#src/lib/settings.ts'

/** Token handling only. The `aws-amplify` package would add identity pools, which this app does not use. */
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
