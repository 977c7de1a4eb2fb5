import { call, clientId, type Reply } from './identity.ts'

/** Creates the calls of a browser behind a proxy that reports its IP address. */
export function createBrowserCalls(url: string, address = '203.0.113.7') {
  const callAsClient = (operation: string, body: object): Promise<Reply> =>
    call(url, operation, { ClientId: clientId, ...body }, { 'x-forwarded-for': address })
  return {
    signUp: (Username: string, Password: string, more: object = {}) =>
      callAsClient('SignUp', { Username, Password, UserAttributes: [{ Name: 'email', Value: Username }], ...more }),
    confirmSignUp: (Username: string, ConfirmationCode: string) =>
      callAsClient('ConfirmSignUp', { Username, ConfirmationCode }),
    resend: (Username: string, more: object = {}) => callAsClient('ResendConfirmationCode', { Username, ...more }),
    forgot: (Username: string, more: object = {}) => callAsClient('ForgotPassword', { Username, ...more }),
    confirmForgot: (Username: string, ConfirmationCode: string, Password = 'Chosen-again-1', more: object = {}) =>
      callAsClient('ConfirmForgotPassword', { Username, ConfirmationCode, Password, ...more }),
    signIn: (USERNAME: string, PASSWORD: string) =>
      callAsClient('InitiateAuth', { AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters: { USERNAME, PASSWORD } }),
    changePassword: (AccessToken: string | undefined, PreviousPassword: string, ProposedPassword: string) =>
      callAsClient('ChangePassword', { AccessToken, PreviousPassword, ProposedPassword }),
  }
}

/** Returns a code that differs from the given one. */
export const wrongCodeFor = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
