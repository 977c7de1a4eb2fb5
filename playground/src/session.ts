/** Settings from `/config.json` that the playground reads. */
export interface Config {
  cognito: { clientId: string; endpoint: string }
  demo: boolean
}

/** Accounts of the reference stack; see the README. */
export const demoAccounts = ['agent@demo.test', 'colleague@demo.test', 'partner@demo.test', 'lowfunds@demo.test']

const demoPassword = 'Umrah-2026!'

/** Signs in to a demo account and returns its ID token. The token is only in memory, so reloading the page signs the user out. */
export async function signIn({ cognito }: Config, email: string): Promise<string> {
  const response = await fetch(cognito.endpoint, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    body: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: cognito.clientId,
      AuthParameters: { USERNAME: email, PASSWORD: demoPassword },
    }),
  })
  const body: { AuthenticationResult?: { IdToken?: string }; message?: string } = await response.json()
  const token = body.AuthenticationResult?.IdToken
  if (!token) throw new Error(body.message ?? `The sign-in failed with status ${response.status}.`)
  return token
}
