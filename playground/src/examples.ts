import type { RecentIds } from './recent-ids.ts'

/** An operation in `examples/` and the variables it runs with. */
export interface Example {
  file: string
  title: string
  needs?: string
  variables?: (context: { ids: RecentIds; today: Date; newKey: () => string }) => Record<string, unknown>
}

const day = (today: Date, plus: number) => new Date(today.getTime() + plus * 86_400_000).toISOString().slice(0, 10)

const search = (today: Date) => ({
  locationCode: 'SA1',
  checkIn: day(today, 21),
  checkOut: day(today, 26),
  rooms: [{ adults: 2, childAges: [] }],
  nationality: 'ID',
})

const lead = {
  salutation: 'MR',
  firstName: 'Demo',
  lastName: 'Traveler',
  email: 'traveler@demo.test',
  phoneCountryCode: '62',
  phone: '81200000000',
}

export const groups: { title: string; examples: Example[] }[] = [
  {
    title: 'Agent and reference data',
    examples: [
      { file: 'viewer', title: 'The signed-in agent' },
      { file: 'wallet', title: 'Wallet balance' },
      { file: 'wallet-statement', title: 'Payments and refunds of the wallet' },
      { file: 'exchange-rates', title: 'Prices of other currencies in riyals' },
      {
        file: 'top-up-wallet',
        title: 'Top up the wallet by card',
        needs: 'Open pageUrl in a browser tab to pay with a test card.',
        variables: ({ newKey }) => ({ input: { amount: '500.00', idempotencyKey: newKey() } }),
      },
      {
        file: 'card-payment',
        title: 'State of a card payment',
        needs: 'Top up first.',
        variables: ({ ids }) => ({ id: ids.cardPaymentId }),
      },
      { file: 'countries', title: 'Countries' },
      { file: 'error-catalogue', title: 'Error catalog' },
    ],
  },
  {
    title: 'Find a hotel',
    examples: [
      { file: 'hotel-locations', title: 'Cities' },
      { file: 'hotel-search', title: 'Search hotels in Makkah', variables: ({ today }) => ({ input: search(today) }) },
      {
        file: 'cached-search',
        title: 'Sort, filter and page a cached search',
        needs: 'Search first.',
        variables: ({ ids }) => ({
          searchId: ids.searchId,
          where: { stars: [4, 5], refundable: true },
          sort: 'DISTANCE_ASC',
        }),
      },
      {
        file: 'hotel',
        title: 'Rooms and rates of a hotel',
        needs: 'Search first.',
        variables: ({ ids }) => ({ id: ids.hotelId, searchId: ids.searchId }),
      },
    ],
  },
  {
    title: 'Find and book transport',
    examples: [
      { file: 'transport-options', title: 'Routes and companies' },
      {
        file: 'transport-search',
        title: 'Search vehicles from Jeddah to Makkah and Madinah',
        variables: ({ today }) => ({
          input: { routeCode: '202', date: day(today, 21), passengers: 4, nationality: 'ID' },
          where: { vehicleTypes: ['VAN', 'BUS'] },
          sort: 'PRICE_ASC',
        }),
      },
      {
        file: 'quote-transport',
        title: 'Hold the cheapest vehicle',
        needs: 'Search vehicles first.',
        variables: ({ ids }) => ({
          input: {
            searchId: ids.transportSearchId,
            vehicles: [{ offerId: ids.transportOfferId, vehicles: 1, passengers: 4, services: [] }],
          },
        }),
      },
      {
        file: 'transport-quote',
        title: 'Read the quote of the vehicle again',
        needs: 'Hold a vehicle first.',
        variables: ({ ids }) => ({ id: ids.transportQuoteId }),
      },
      {
        file: 'requote-transport',
        title: 'Check the price of the vehicle again',
        needs: 'Hold a vehicle first.',
        variables: ({ ids }) => ({ quoteId: ids.transportQuoteId }),
      },
      {
        file: 'book-transport',
        title: 'Book the vehicle and pay',
        needs: 'Hold a vehicle first, then put a code of the authenticator app into authCode.',
        variables: ({ ids, newKey }) => ({
          input: {
            quoteId: ids.transportQuoteId,
            acceptedTotal: ids.transportTotal,
            idempotencyKey: newKey(),
            payment: { wallet: { authCode: '' } },
            vatNumber: '300000000000003',
            lead,
            pickUp: { place: 'Terminal 1, arrivals', time: '16:00', flightNumber: 'SV820' },
          },
        }),
      },
    ],
  },
  {
    title: 'Find and book ground services',
    examples: [
      {
        file: 'ground-service-search',
        title: 'Search packages for 20 pilgrims with a guide for three days',
        variables: ({ today }) => ({
          input: {
            arrivalDate: day(today, 21),
            pilgrims: 20,
            nationality: 'ID',
            extras: [{ code: 'GUIDE', quantity: 1, days: 3 }],
          },
        }),
      },
      {
        file: 'quote-ground-service',
        title: 'Hold the cheapest package with the guide',
        needs: 'Search packages first.',
        variables: ({ ids }) => ({
          input: { searchId: ids.groundSearchId, offerId: ids.groundOfferId, extras: ['GUIDE'] },
        }),
      },
      {
        file: 'ground-service-quote',
        title: 'Read the quote of the package again',
        needs: 'Hold a package first.',
        variables: ({ ids }) => ({ id: ids.groundQuoteId }),
      },
      {
        file: 'requote-ground-service',
        title: 'Check the price of the package again',
        needs: 'Hold a package first.',
        variables: ({ ids }) => ({ quoteId: ids.groundQuoteId }),
      },
      {
        file: 'book-ground-service',
        title: 'Book the package and pay',
        needs: 'Hold a package first, then put a code of the authenticator app into authCode.',
        variables: ({ ids, newKey }) => ({
          input: {
            quoteId: ids.groundQuoteId,
            acceptedTotal: ids.groundTotal,
            idempotencyKey: newKey(),
            payment: { wallet: { authCode: '' } },
            vatNumber: '300000000000003',
            lead,
          },
        }),
      },
    ],
  },
  {
    title: 'Book a hotel',
    examples: [
      {
        file: 'quote-hotel',
        title: 'Hold the cheapest rate',
        needs: 'Read the rooms first.',
        variables: ({ ids }) => ({
          input: {
            searchId: ids.searchId,
            hotelId: ids.hotelId,
            rooms: [{ roomIndex: 0, rateId: ids.rateId }],
          },
        }),
      },
      {
        file: 'hotel-quote',
        title: 'Read the quote again',
        needs: 'Hold a rate first.',
        variables: ({ ids }) => ({ id: ids.quoteId }),
      },
      {
        file: 'requote-hotel',
        title: 'Check the price again',
        needs: 'Hold a rate first.',
        variables: ({ ids }) => ({ quoteId: ids.quoteId }),
      },
      {
        file: 'apply-promo',
        title: 'Apply a promo code',
        needs: 'Hold a rate first. EXPIRED, USEDUP, RIDE5 and MIN5000 show refusals.',
        variables: ({ ids }) => ({ input: { quoteId: ids.quoteId, code: 'RIHLA10' } }),
      },
      {
        file: 'remove-promo',
        title: 'Remove the promo code',
        needs: 'Hold a rate first.',
        variables: ({ ids }) => ({ input: { quoteId: ids.quoteId } }),
      },
      {
        file: 'book-hotel',
        title: 'Book and pay',
        needs:
          'Hold a rate first, then put a code of the authenticator app into authCode; `npm run -s otp -- EMAIL` prints one.',
        variables: ({ ids, newKey }) => ({
          input: {
            quoteId: ids.quoteId,
            acceptedTotal: ids.total,
            idempotencyKey: newKey(),
            payment: { wallet: { authCode: '' } },
            vatNumber: '300000000000003',
            lead,
            guests: [{ roomIndex: 0, type: 'ADULT', salutation: 'MRS', firstName: 'Second', lastName: 'Traveler' }],
          },
        }),
      },
    ],
  },
  {
    title: 'Share a payment link',
    examples: [
      {
        file: 'create-payment-link',
        title: 'Share a quote with a colleague',
        needs: 'Hold a rate first. This sends a mail.',
        variables: ({ ids, today, newKey }) => ({
          input: {
            quoteId: ids.quoteId,
            email: 'colleague@demo.test',
            expiresAt: `${day(today, 7)}T12:00:00Z`,
            idempotencyKey: newKey(),
          },
        }),
      },
      {
        file: 'payment-link',
        title: 'What the link shares',
        needs: 'Share a quote first.',
        variables: ({ ids }) => ({ id: ids.paymentLinkId }),
      },
      {
        file: 'quote-payment-link',
        title: 'Check the link’s price again and hold it',
        needs: 'Share a quote first.',
        variables: ({ ids }) => ({ id: ids.paymentLinkId }),
      },
      { file: 'shared-reservations', title: 'Links that I have shared', variables: () => ({ tab: 'MINE', page: 1 }) },
      {
        file: 'extend-shared-reservation',
        title: 'Extend the link',
        needs: 'Share a quote first.',
        variables: ({ ids, today }) => ({ id: ids.paymentLinkId, expiresAt: `${day(today, 14)}T12:00:00Z` }),
      },
      {
        file: 'disable-shared-reservation',
        title: 'Disable the link',
        needs: 'Share a quote first.',
        variables: ({ ids }) => ({ id: ids.paymentLinkId }),
      },
    ],
  },
  {
    title: 'After booking',
    examples: [
      {
        file: 'booking-outcome',
        title: 'Find out whether it was booked',
        needs: 'Book first. This is what to ask after OutcomeUnknown.',
        variables: ({ ids }) => ({ clientReference: ids.clientReference }),
      },
      {
        file: 'resolve-booking-outcome',
        title: 'Decide an unknown outcome',
        needs: 'Only while the outcome is unknown, when the agent has looked in the supplier’s own list.',
        variables: ({ ids }) => ({ input: { clientReference: ids.clientReference, bookingId: ids.bookingId } }),
      },
      { file: 'agenda', title: 'Arrivals, departures and deadlines of the coming days' },
      {
        file: 'bookings',
        title: 'Newest confirmed bookings',
        variables: () => ({ where: { status: ['CONFIRMED'] }, page: 1 }),
      },
      {
        file: 'booking',
        title: 'One booking with its history',
        needs: 'List bookings first.',
        variables: ({ ids }) => ({ id: ids.bookingId }),
      },
      {
        file: 'quote-cancellation',
        title: 'Quote a cancellation',
        needs: 'List bookings first.',
        variables: ({ ids }) => ({ bookingId: ids.bookingId }),
      },
      {
        file: 'confirm-cancellation',
        title: 'Cancel the booking',
        needs: 'Quote the cancellation first. This cancels the booking.',
        variables: ({ ids, newKey }) => ({
          input: { quoteId: ids.cancellationQuoteId, reason: 'Group changed dates', idempotencyKey: newKey() },
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
        title: 'Send a message to the operator',
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

/** Operations by file name, without the extension. */
export const documents: Record<string, string> = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>('./examples/*/*.graphql', { query: '?raw', import: 'default', eager: true }),
  ).map(([path, text]) => [path.replace(/^.*\/|\.graphql$/g, ''), text]),
)
