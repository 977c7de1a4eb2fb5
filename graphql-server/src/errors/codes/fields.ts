import type { CodeTable } from './code-facts.ts'

/** Errors of single fields. */
export const fields = {
  FIELD_REQUIRED: {
    cause: 'The field is empty.',
    remedy: 'Fill it in.',
    retryable: false,
  },
  FIELD_TOO_LONG: {
    cause: 'The text has more characters than the description of the field allows.',
    remedy: 'Shorten it.',
    retryable: false,
  },
  FIELD_TOO_SHORT: {
    cause: 'The text has fewer characters than the description of the field requires.',
    remedy: 'Lengthen it.',
    retryable: false,
  },
  FIELD_INVALID: {
    cause: 'The value does not have the format that the description of the field requires.',
    remedy: 'Correct it.',
    retryable: false,
  },
  STAY_INVALID: {
    cause:
      'Departure is not after arrival, the stay has more than 30 nights, or arrival is in the past or more than 500 days away.',
    remedy: 'Choose other dates.',
    retryable: false,
  },
  ROOMS_MISMATCH: {
    cause:
      'A room of the search has no rate or two, a rate does not take its guests, a group is not whole, or two suppliers are mixed.',
    remedy: 'Choose one rate for each room, all of one supplier; choose a group booked together as a whole.',
    retryable: false,
    legacyMessage: 'rooms/guests mismatch',
  },
  NOT_ENOUGH_ROOMS: {
    cause: 'More rooms were chosen with one `stockId` than its `roomsLeft`.',
    remedy: 'Choose another room for the invalid field.',
    retryable: false,
  },
  VEHICLES_MISMATCH: {
    cause:
      'The vehicles are of two companies or routes, more than ten, of an unknown offer or service, or of one offer named twice.',
    remedy: 'Choose up to ten vehicles of one company and route, each offer once.',
    retryable: false,
  },
  NOT_ENOUGH_VEHICLES: {
    cause: 'More vehicles were chosen than `TransportOffer.available`.',
    remedy: 'Choose fewer of these vehicles.',
    retryable: false,
  },
  SEATS_MISMATCH: {
    cause:
      'Vehicles have fewer seats than passengers, or fewer passengers than vehicles, or all together not the passengers of the search.',
    remedy: 'Seat every passenger of the search once, at least one in each vehicle.',
    retryable: false,
  },
  GUESTS_MISMATCH: {
    cause: 'The named guests are not the adults and children of the search, room by room.',
    remedy: 'Name every guest once, in the room and with the age of the search.',
    retryable: false,
  },
  VAT_NUMBER_INVALID: {
    cause: 'The tax number of a Saudi company is not 15 digits that begin and end with 3.',
    remedy: 'Correct it.',
    retryable: false,
  },
  TOO_MANY_TAGS: {
    cause: 'The booking would have more than 20 tags.',
    remedy: 'Remove tags first.',
    retryable: false,
  },
  TOO_MANY_BOOKINGS: {
    cause: 'More than 50 bookings were to be tagged at once.',
    remedy: 'Tag them in several steps.',
    retryable: false,
  },
  OWN_EMAIL: {
    cause: 'A payment link was to be shared with the agent who shares it.',
    remedy: 'Name another receiver.',
    retryable: false,
  },
  EXPIRY_INVALID: {
    cause:
      'The expiry is less than 15 minutes or more than 30 days ahead, after the service starts, or earlier than before.',
    remedy: 'Choose another time.',
    retryable: false,
  },
  IBAN_INVALID: {
    cause: 'The IBAN does not have the form of ISO 13616, or its check digits are wrong.',
    remedy: 'Correct the IBAN.',
    retryable: false,
  },
  LICENCE_TAKEN: {
    cause: 'Another company is registered at the gateway with this license number.',
    remedy: 'Ask a colleague of that company for an account, or correct the number.',
    retryable: false,
  },
  IBAN_TAKEN: {
    cause: 'Another company of the platform has registered this IBAN.',
    remedy: 'Use an IBAN of your own company.',
    retryable: false,
  },
} satisfies CodeTable
