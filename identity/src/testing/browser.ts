// Test clients for both browser libraries of Amazon Cognito: `@aws-amplify/auth`, and amazon-cognito-identity-js with promises instead of callbacks.
import { cognitoUserPoolsTokenProvider } from '@aws-amplify/auth/cognito'
import { Amplify } from '@aws-amplify/core'
import {
  AuthenticationDetails,
  CognitoUser,
  CognitoUserPool,
  type CognitoUserSession,
  type ICognitoStorage,
} from 'amazon-cognito-identity-js'
import { vi } from 'vitest'
import { clientId, userPoolId } from './identity.ts'

/** Creates the storage of one browser. */
function createStorage(): ICognitoStorage {
  const items = new Map<string, string>()
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

/** Connects Amplify to the user pool, as the web app does, and clears earlier sessions. */
export function configureAmplify(userPoolEndpoint: string): void {
  const Auth = { Cognito: { userPoolId, userPoolClientId: clientId, userPoolEndpoint } }
  cognitoUserPoolsTokenProvider.setAuthConfig(Auth)
  const items = createStorage()
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    getItem: (key) => Promise.resolve(items.getItem(key)),
    setItem: (key, value) => Promise.resolve(items.setItem(key, value)),
    removeItem: (key) => Promise.resolve(items.removeItem(key)),
    clear: () => Promise.resolve(items.clear()),
  })
  Amplify.configure({ Auth }, { Auth: { tokenProvider: cognitoUserPoolsTokenProvider } })
}

/** Creates the pool of one browser. */
export function createBrowserPool(endpoint: string) {
  const Storage = createStorage()
  return { Storage, Pool: new CognitoUserPool({ UserPoolId: userPoolId, ClientId: clientId, endpoint, Storage }) }
}

export const createBrowserUser = (endpoint: string, email: string): CognitoUser =>
  new CognitoUser({ Username: email, ...createBrowserPool(endpoint) })

/** Signs in and returns the session, or `newPassword` if a new password must be chosen first. */
export const signInWithSrp = (user: CognitoUser, password: string): Promise<CognitoUserSession | 'newPassword'> =>
  new Promise((resolve, reject) => {
    user.authenticateUser(new AuthenticationDetails({ Username: user.getUsername(), Password: password }), {
      onSuccess: resolve,
      onFailure: reject,
      newPasswordRequired: () => resolve('newPassword'),
    })
  })

/** Returns the second SRP message of a browser without sending it. */
export async function captureProof(endpoint: string, email: string, password: string): Promise<ProofMessage> {
  let proof: ProofMessage | undefined
  const originalFetch = globalThis.fetch
  const fetchSpy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const body = JSON.parse(typeof init?.body === 'string' ? init.body : '{}')
    if (body.ChallengeName !== 'PASSWORD_VERIFIER') return originalFetch(input, init)
    proof = body
    return Promise.resolve(Response.json({ __type: 'NotSent', message: '' }, { status: 400 }))
  })
  await signInWithSrp(createBrowserUser(endpoint, email), password).catch(() => undefined)
  fetchSpy.mockRestore()
  if (!proof) throw new Error('The browser sent no proof.')
  return proof
}

export type ProofMessage = { ChallengeName: string; ClientId: string; ChallengeResponses: Record<string, string> }
