import type { Group } from '../example.ts'

export const group: Group = {
  title: 'Account',
  examples: [
    {
      file: 'update-profile',
      title: 'Update the profile',
      variables: () => ({ input: { language: 'en-US', currency: 'SAR' } }),
    },
    { file: 'sessions', title: 'Sessions of the agent' },
    {
      file: 'revoke-session',
      title: 'Revoke a session',
      instructions: 'List the sessions first. Revokes the first session other than the current one.',
      variables: ({ ids }) => ({ id: ids.sessionId }),
    },
    {
      file: 'enrol-authenticator',
      title: 'Enroll another authenticator',
      instructions: 'Enter the current code as authCode. `npm run -s otp -- EMAIL` prints it.',
      variables: () => ({ input: { authCode: '' } }),
    },
    {
      file: 'confirm-authenticator',
      title: 'Confirm the authenticator',
      instructions: 'Enroll first, then enter a code from the new app as code.',
      variables: () => ({ code: '' }),
    },
    { file: 'sign-out', title: 'Sign out everywhere else', variables: () => ({ scope: 'OTHERS' }) },
  ],
}
