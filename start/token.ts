/** `npm run -s token -- EMAIL`: prints only the ID token of a demo account of the running stack. */
import { readSettings, UsageError } from './settings.ts'

/** `COGNITO_CLIENT_ID` of the identity stand-in, and the password of every demo account. */
const clientId = 'rihlademoclient0000000000'
const demoPassword = 'Umrah-2026!'

interface SignInResponse {
  AuthenticationResult?: { IdToken: string }
  ChallengeName?: string
  message?: string
}

async function signIn(url: string, email: string): Promise<SignInResponse> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      },
      body: JSON.stringify({
        ClientId: clientId,
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: email, PASSWORD: demoPassword },
      }),
      signal: AbortSignal.timeout(5_000),
    })
    return (await response.json()) as SignInResponse
  } catch {
    throw new UsageError(`The stack is not running: no identity service responds at ${url}. Start it with: npm start`)
  }
}

const reasons: Record<string, string> = {
  'Incorrect username or password.':
    'the account is unknown, has no password yet, or its password is not the demo password',
  'Password attempts exceeded': 'there were too many wrong passwords; wait a few minutes',
  'Too many requests': 'there were too many wrong passwords; wait a few minutes',
  'User is not confirmed.': 'its sign-up is not confirmed',
}

async function readToken(email: string | undefined): Promise<string> {
  if (!email) throw new UsageError('Pass the account: npm run -s token -- agent@demo.test')
  const { identityPort, userPoolId } = readSettings()
  if (userPoolId) throw new UsageError('The stack uses a real user pool; only the local stand-in has demo accounts.')
  const response = await signIn(`http://127.0.0.1:${identityPort}/`, email)
  const id = response.AuthenticationResult?.IdToken
  if (id) return id
  const reason = response.ChallengeName ? 'it must choose a new password first' : reasons[response.message ?? '']
  throw new UsageError(`${email} cannot sign in: ${reason ?? response.message ?? 'the service returned no token'}.`)
}

try {
  console.log(await readToken(process.argv[2]))
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
