import type { Group } from '../example.ts'

export const group: Group = {
  title: 'Without an account',
  examples: [
    {
      file: 'register-agent',
      title: 'Register a company',
      variables: ({ createKey }) => ({
        input: {
          firstName: 'New',
          lastName: 'Agent',
          email: `agent-${createKey().slice(0, 8)}@demo.test`,
          phoneCountryCode: '966',
          phone: '501234567',
          companyName: 'New Umrah Company',
        },
      }),
    },
    {
      file: 'send-contact-message',
      title: 'Send a message to the operator',
      variables: () => ({
        input: {
          name: 'New Agent',
          email: 'new@demo.test',
          subject: 'Question about groups',
          message: 'How many rooms can one search include?',
        },
      }),
    },
  ],
}
