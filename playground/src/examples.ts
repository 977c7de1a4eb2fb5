import type { Remembered } from './remembered.ts'

/** An operation of `examples/`, with the variables it runs with. */
export interface Example {
  file: string
  title: string
  needs?: string
  variables?: (context: { remembered: Remembered; today: Date; newKey: () => string }) => Record<string, unknown>
}

const day = (today: Date, plus: number) => new Date(today.getTime() + plus * 86_400_000).toISOString().slice(0, 10)

const search = (today: Date) => ({
  locationCode: 'SA1',
  checkIn: day(today, 21),
  checkOut: day(today, 26),
  rooms: [{ adults: 2, childAges: [] }],
  nationality: 'ID',
})

export const groups: { title: string; examples: Example[] }[] = [
  {
    title: 'Who and how much',
    examples: [
      { file: 'viewer', title: 'The signed-in agent' },
      { file: 'wallet', title: 'Wallet balance' },
      { file: 'countries', title: 'Countries' },
      { file: 'error-catalogue', title: 'Error catalogue' },
    ],
  },
  {
    title: 'Find a hotel',
    examples: [
      { file: 'hotel-locations', title: 'Cities' },
      { file: 'hotel-search', title: 'Search hotels in Makkah', variables: ({ today }) => ({ input: search(today) }) },
      {
        file: 'kept-search',
        title: 'Sort, filter and page the kept search',
        needs: 'Search first.',
        variables: ({ remembered }) => ({
          searchId: remembered.searchId,
          where: { stars: [4, 5], refundable: true },
          sort: 'DISTANCE_ASC',
        }),
      },
      {
        file: 'hotel',
        title: 'Rooms and rates of a hotel',
        needs: 'Search first.',
        variables: ({ remembered }) => ({ id: remembered.hotelId, searchId: remembered.searchId }),
      },
    ],
  },
  {
    title: 'Book it',
    examples: [
      {
        file: 'quote-hotel',
        title: 'Hold the cheapest rate',
        needs: 'Read the rooms first.',
        variables: ({ remembered }) => ({
          input: {
            searchId: remembered.searchId,
            hotelId: remembered.hotelId,
            rooms: [{ roomIndex: 0, rateId: remembered.rateId }],
          },
        }),
      },
      {
        file: 'hotel-quote',
        title: 'Read the quote again',
        needs: 'Hold a rate first.',
        variables: ({ remembered }) => ({ id: remembered.quoteId }),
      },
      {
        file: 'requote-hotel',
        title: 'Check the price again',
        needs: 'Hold a rate first.',
        variables: ({ remembered }) => ({ quoteId: remembered.quoteId }),
      },
      {
        file: 'book-hotel',
        title: 'Book and pay from the wallet',
        needs: 'Hold a rate first, then put the code of `npm run -s otp -- EMAIL` into authCode.',
        variables: ({ remembered, newKey }) => ({
          input: {
            quoteId: remembered.quoteId,
            acceptedTotal: remembered.total,
            idempotencyKey: newKey(),
            payment: { wallet: { authCode: '' } },
            vatNumber: '300000000000003',
            lead: {
              salutation: 'MR',
              firstName: 'Demo',
              lastName: 'Traveller',
              email: 'traveller@demo.test',
              phoneCountryCode: '62',
              phone: '81200000000',
            },
            guests: [{ roomIndex: 0, type: 'ADULT', salutation: 'MRS', firstName: 'Second', lastName: 'Traveller' }],
          },
        }),
      },
    ],
  },
  {
    title: 'After booking',
    examples: [
      {
        file: 'bookings',
        title: 'Newest confirmed bookings',
        variables: () => ({ where: { status: ['CONFIRMED'] }, page: 1 }),
      },
      {
        file: 'booking',
        title: 'One booking with its history',
        needs: 'List bookings first.',
        variables: ({ remembered }) => ({ id: remembered.bookingId }),
      },
      {
        file: 'quote-cancellation',
        title: 'What would cancelling give back?',
        needs: 'List bookings first.',
        variables: ({ remembered }) => ({ bookingId: remembered.bookingId }),
      },
      {
        file: 'confirm-cancellation',
        title: 'Cancel it',
        needs: 'Ask for the refund first. This cancels the booking.',
        variables: ({ remembered, newKey }) => ({
          input: { quoteId: remembered.cancellationQuoteId, reason: 'Group changed dates', idempotencyKey: newKey() },
        }),
      },
    ],
  },
  {
    title: 'Account',
    examples: [
      {
        file: 'update-profile',
        title: 'Change the profile',
        variables: () => ({ input: { language: 'en-US', currency: 'SAR' } }),
      },
      { file: 'sessions', title: 'Where the agent is signed in' },
      {
        file: 'revoke-session',
        title: 'End one sign-in',
        needs: 'List the sign-ins first; the first one not in use here is chosen.',
        variables: ({ remembered }) => ({ id: remembered.sessionId }),
      },
      {
        file: 'enrol-authenticator',
        title: 'Set up another authenticator',
        needs: 'Put the present code, `npm run -s otp -- EMAIL`, into authCode.',
        variables: () => ({ input: { authCode: '' } }),
      },
      {
        file: 'confirm-authenticator',
        title: 'Confirm it',
        needs: 'Start an enrolment first, then put the new app’s code into code.',
        variables: () => ({ code: '' }),
      },
      { file: 'sign-out', title: 'Sign out everywhere else', variables: () => ({ scope: 'OTHERS' }) },
    ],
  },
  {
    title: 'Without an account',
    examples: [
      {
        file: 'register-agent',
        title: 'Register a company',
        variables: ({ newKey }) => ({
          input: {
            firstName: 'New',
            lastName: 'Agent',
            email: `agent-${newKey().slice(0, 8)}@demo.test`,
            phoneCountryCode: '966',
            phone: '501234567',
            companyName: 'New Umrah Company',
          },
        }),
      },
      {
        file: 'send-contact-message',
        title: 'Write to the platform',
        variables: () => ({
          input: {
            name: 'New Agent',
            email: 'new@demo.test',
            subject: 'Question about groups',
            message: 'How many rooms can one search hold?',
          },
        }),
      },
    ],
  },
]

/** The text of every operation, by file name without ending. */
export const documents: Record<string, string> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('./examples/*.graphql', { query: '?raw', import: 'default', eager: true }),
  ).map(([path, text]) => [path.replace(/^.*\/|\.graphql$/g, ''), text]),
)
