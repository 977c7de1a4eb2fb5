import type { CodeTable } from './code-details.ts'

/** Errors in single fields. */
export const fieldCodes = {
  FIELD_REQUIRED: {
    cause: 'The field is empty.',
    remedy: 'Fill it in.',
    retryable: false,
  },
  FIELD_TOO_LONG: {
    cause: 'The text has more characters than the field’s description allows.',
    remedy: 'Shorten it.',
    retryable: false,
  },
  FIELD_TOO_SHORT: {
    cause: 'The text has fewer characters than the field’s description requires.',
    remedy: 'Lengthen it.',
    retryable: false,
  },
  FIELD_INVALID: {
    cause: 'The value does not have the format that the field’s description requires.',
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
      'A room of the search has no rate or several, a rate does not fit its guests, a group is incomplete, or the rates come from different suppliers.',
    remedy: 'Choose one rate for each room, all from one supplier. Choose rooms that are booked together as a group.',
    retryable: false,
    legacyMessage: 'rooms/guests mismatch',
  },
  NOT_ENOUGH_ROOMS: {
    cause: 'The input has more rooms with the same `stockId` than the `roomsLeft` of that stock.',
    remedy: 'Choose another room for the invalid field.',
    retryable: false,
  },
  VEHICLES_MISMATCH: {
    cause:
      'The vehicles belong to several companies or routes, there are more than ten, an offer or service is unknown, or an offer is listed twice.',
    remedy: 'Choose up to ten vehicles of one company and route. List each offer once.',
    retryable: false,
  },
  NOT_ENOUGH_VEHICLES: {
    cause: 'More vehicles were chosen than `TransportOffer.available`.',
    remedy: 'Choose fewer of these vehicles.',
    retryable: false,
  },
  SEATS_MISMATCH: {
    cause:
      'A vehicle has fewer seats than passengers, there are fewer passengers than vehicles, or the number of passengers differs from the search.',
    remedy: 'Seat every passenger of the search once, at least one in each vehicle.',
    retryable: false,
  },
  GUESTS_MISMATCH: {
    cause: 'The guests do not match the adults and children of the search, room by room.',
    remedy: 'List every guest once, with the room and age of the search.',
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
    cause: 'The input tags more than 50 bookings at once.',
    remedy: 'Tag them in several calls.',
    retryable: false,
  },
  OWN_EMAIL: {
    cause: 'The receiver of the payment link is the agent who shares it.',
    remedy: 'Choose another receiver.',
    retryable: false,
  },
  EXPIRY_INVALID: {
    cause:
      'The expiry is less than 15 minutes or more than 30 days ahead, after the service starts, or earlier than the current expiry.',
    remedy: 'Choose another time.',
    retryable: false,
  },
  IBAN_INVALID: {
    cause: 'The IBAN does not have the ISO 13616 format, or its check digits are wrong.',
    remedy: 'Correct the IBAN.',
    retryable: false,
  },
  LICENCE_TAKEN: {
    cause: 'Another company is registered at the gateway with this license number.',
    remedy: 'Ask a colleague of that company for an account, or correct the number.',
    retryable: false,
  },
  IBAN_TAKEN: {
    cause: 'Another company on the platform has registered this IBAN.',
    remedy: 'Use an IBAN of your own company.',
    retryable: false,
  },
} satisfies CodeTable
