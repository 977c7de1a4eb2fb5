/** Test steps for booking a quote. */
import type { BookHotelInput } from '../__generated__/schema-types.ts'
import type { Locale } from '../locale.ts'
import { enveloped } from './stub-gateway.ts'
import type { TestServer } from './start-server.ts'

/** An order for two rooms: a couple with a child of five, and a single guest. */
export const anOrder = (quoteId: string, changes: Partial<BookHotelInput> = {}): BookHotelInput => ({
  quoteId,
  acceptedTotal: '427.04',
  idempotencyKey: 'checkout-0001',
  payment: { wallet: { authCode: '123456' } },
  lead: {
    salutation: 'MR',
    firstName: 'First',
    lastName: 'Guest',
    email: 'lead@agency.test',
    phoneCountryCode: '62',
    phone: '8120000000',
  },
  guests: [
    { roomIndex: 1, type: 'ADULT', salutation: 'MS', firstName: 'Fourth', lastName: 'Guest' },
    { roomIndex: 0, type: 'ADULT', salutation: 'MRS', firstName: 'Second', lastName: 'Guest' },
    { roomIndex: 0, type: 'CHILD', salutation: 'MS', firstName: 'Third', lastName: 'Guest', age: 5 },
  ],
  vatNumber: '300000000000003',
  ...changes,
})

/** Response to a booking that the supplier has confirmed. */
export const confirmedResponse = (changes: object = {}) =>
  enveloped({
    bookingStatus: 'Confirmed',
    bookingReferenceNo: 'MKH-7F3K-20418',
    provider: 'hudxconnect',
    totalPrice: 427.04,
    ...changes,
  })

const document = `mutation ($input: BookHotelInput!) { bookHotel(input: $input) {
  __typename
  ... on UserError { code message }
  ... on HotelBooked {
    replayed warnings { code }
    booking {
      id reference supplier createdAt status rawStatus clientReference cancellation { eligible blockers { code } }
      ... on HotelBooking {
        hotelName hotelId checkIn checkOut leadName guestCount roomCount total { amount currency } commission { amount } freeCancellationUntil
      }
    }
  }
  ... on PriceChanged { previousTotal { amount } newTotal { amount } quoteId }
  ... on PromoNoLongerValid { reason promoCode previousTotal { amount } newTotal { amount } quoteId }
  ... on AuthCodeRefused { attemptsLeft retryAt }
  ... on InsufficientFunds { balance { amount } required { amount } }
  ... on BookingRefused { supplierText }
  ... on OutcomeUnknown { clientReference }
  ... on CardPaymentStarted { payment { id purpose status pageUrl clientReference booking { reference status } } }
  ... on InvalidInput { fields { path code message } }
} }`

type Caller = { token?: string; locale?: Locale }

/** Books and returns the whole response. */
export const book = (server: TestServer, input: BookHotelInput, caller: Caller = {}) =>
  server.query(document, { input }, caller)

/** Books without errors and returns the result. */
export async function bookWithoutErrors(server: TestServer, input: BookHotelInput, caller: Caller = {}) {
  const { data, errors } = await book(server, input, caller)
  if (errors.length > 0) throw new Error(`not booked: ${JSON.stringify(errors)}`)
  return data.bookHotel
}
