import { Amplify } from 'aws-amplify'
import { fetchAuthSession } from 'aws-amplify/auth'
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito'
import type { Settings } from '#src/lib/settings.ts'

export const storedSession = {
  fetchAuthSession,
  tokenStore: cognitoUserPoolsTokenProvider.authTokenStore,
  configure: (settings: Settings): void => Amplify.configure({ Auth: { Cognito: settings } }),
}
