import type { Group } from '../example.ts'

export const group: Group = {
  title: 'Account',
  examples: [
    {
      file: 'update-profile',
      title: 'Change the profile',
      variables: () => ({ input: { language: 'en-US', currency: 'SAR' } }),
    },
    { file: 'sessions', title: 'Sessions of the agent' },
    {
      file: 'revoke-session',
      title: 'Revoke a session',
      needs: 'List the sessions first; the first one that is not this one is chosen.',
      variables: ({ ids }) => ({ id: ids.sessionId }),
    },
    {
      file: 'enrol-authenticator',
      title: 'Enroll another authenticator',
      needs: 'Put the current code into authCode; `npm run -s otp -- EMAIL` prints it.',
      variables: () => ({ input: { authCode: '' } }),
    },
    {
      file: 'confirm-authenticator',
      title: 'Confirm the authenticator',
      needs: 'Enroll first, then put a code of the new app into code.',
      variables: () => ({ code: '' }),
    },
    { file: 'sign-out', title: 'Sign out everywhere else', variables: () => ({ scope: 'OTHERS' }) },
  ],
}
