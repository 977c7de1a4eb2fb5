/** Input fields that all orders share. */
export const order = {
  vatNumber: '310000000100003',
  lead: {
    salutation: 'MR',
    firstName: 'Lead',
    lastName: 'Traveler',
    email: 'lead@demo.test',
    phoneCountryCode: '62',
    phone: '81200000000',
  },
}

export const bookingOutcome =
  'query ($key: ID!) { outcome: bookingOutcome(clientReference: $key) { state booking { id reference } } }'

export const quoteCancellation =
  'mutation ($id: ID!) { quoteCancellation(bookingId: $id) { ... on CancellationQuoted { quote { id } } } }'

export const confirmCancellation =
  'mutation ($input: ConfirmCancellationInput!) { outcome: confirmCancellation(input: $input) { __typename ... on BookingCancelled { booking { id reference } } ... on UserError { code message } } }'

export const openBookings =
  'query ($page: Int!) { bookings(page: $page, pageSize: 100) { complete pageCount items { reference status cancellation { blockers { code } } } } }'
