import type { ErrorCode, ErrorKind } from '../__generated__/schema-types.ts'

/** What the catalogue says about a code beside its text. */
export type CodeFacts = {
  kind: ErrorKind
  cause: string
  remedy: string
  retryable: boolean
  /** The gateway family's own word or sentence, slips included, so that an answer can be recognized in a log. */
  legacyMessage?: string
}

/** The one table of codes; the texts for agents are in `messages/`, one file a language. */
export const codes: Record<ErrorCode, CodeFacts> = {
  UNAUTHENTICATED: {
    kind: 'THROWN',
    cause: 'No token was sent, or the token is malformed, expired, revoked or from another user pool.',
    remedy: 'Sign in and send the id token as `Authorization: Bearer …`.',
    retryable: false,
  },
  NOT_B2B: {
    kind: 'THROWN',
    cause: 'The first entry of `cognito:groups` is not the B2B group.',
    remedy: 'Use an account whose first group is the B2B group.',
    retryable: false,
    legacyMessage: 'You are not a B2B user !!!',
  },
  FORBIDDEN: {
    kind: 'THROWN',
    cause: 'The gateway answered 403: the account may not do this.',
    remedy: 'Ask the administrator of the company.',
    retryable: false,
  },
  NOT_FOUND: {
    kind: 'THROWN',
    cause:
      'The id does not exist, has expired, or belongs to another company or agent; the three cases are not distinguished.',
    remedy: 'Start again from the list or the search the id came from.',
    retryable: false,
  },
  BAD_USER_INPUT: {
    kind: 'THROWN',
    cause: 'The request is not valid GraphQL, exceeds a limit, or an argument is out of its range.',
    remedy: 'Correct the request.',
    retryable: false,
    legacyMessage: 'Error in the entered data',
  },
  RATE_LIMITED: {
    kind: 'THROWN',
    cause: 'Too many requests in a short time, here or at the gateway.',
    remedy: 'Wait for the time in `Retry-After`.',
    retryable: true,
  },
  GATEWAY_TIMEOUT: {
    kind: 'THROWN',
    cause: 'The gateway did not respond to a read before the timeout.',
    remedy: 'Try again; nothing was changed.',
    retryable: true,
  },
  GATEWAY_UNAVAILABLE: {
    kind: 'THROWN',
    cause: 'The gateway refused the connection or answered 5xx, including on the retry.',
    remedy: 'Try again later; nothing was changed.',
    retryable: true,
  },
  GATEWAY_BAD_RESPONSE: {
    kind: 'THROWN',
    cause: 'The gateway response is not the JSON that the contract requires, or exceeds the size limit.',
    remedy: 'Try again. If the error persists, compare the gateway with docs/gateway-contract.md.',
    retryable: true,
  },
  INTERNAL_SERVER_ERROR: {
    kind: 'THROWN',
    cause: 'An internal error. The server log has the details under the request id.',
    remedy: 'Try again. If the error persists, report the request id.',
    retryable: true,
    legacyMessage: 'An error has occurred on the server side',
  },
  INVALID_INPUT: {
    kind: 'REFUSAL',
    cause: 'At least one field of the input breaks a rule.',
    remedy: 'Correct every entry of `fields`.',
    retryable: false,
  },
  FIELD_REQUIRED: {
    kind: 'FIELD',
    cause: 'The field is empty.',
    remedy: 'Fill it in.',
    retryable: false,
  },
  FIELD_TOO_LONG: {
    kind: 'FIELD',
    cause: 'The text has more characters than the description of the field allows.',
    remedy: 'Shorten it.',
    retryable: false,
  },
  FIELD_TOO_SHORT: {
    kind: 'FIELD',
    cause: 'The text has fewer characters than the description of the field requires.',
    remedy: 'Lengthen it.',
    retryable: false,
  },
  FIELD_INVALID: {
    kind: 'FIELD',
    cause: 'The value does not have the format that the description of the field requires.',
    remedy: 'Correct it.',
    retryable: false,
  },
  STAY_INVALID: {
    kind: 'FIELD',
    cause:
      'Departure is not after arrival, the stay has more than 30 nights, or arrival is in the past or more than 500 days away.',
    remedy: 'Choose other dates.',
    retryable: false,
  },
  ROOMS_MISMATCH: {
    kind: 'FIELD',
    cause:
      'A room of the search has no rate or two, a rate does not take its guests, a group is not whole, or two suppliers are mixed.',
    remedy: 'Choose one rate for each room, all of one supplier; choose a group booked together as a whole.',
    retryable: false,
    legacyMessage: 'rooms/guests mismatch',
  },
  NOT_ENOUGH_ROOMS: {
    kind: 'FIELD',
    cause: 'More rooms were chosen with one `stockId` than its `roomsLeft`.',
    remedy: 'Choose another room for the invalid field.',
    retryable: false,
  },
  VEHICLES_MISMATCH: {
    kind: 'FIELD',
    cause:
      'The vehicles are of two companies or routes, more than ten, of an unknown offer or service, or of one offer named twice.',
    remedy: 'Choose up to ten vehicles of one company and route, each offer once.',
    retryable: false,
  },
  NOT_ENOUGH_VEHICLES: {
    kind: 'FIELD',
    cause: 'More vehicles were chosen than `TransportOffer.available`.',
    remedy: 'Choose fewer of these vehicles.',
    retryable: false,
  },
  SEATS_MISMATCH: {
    kind: 'FIELD',
    cause:
      'Vehicles have fewer seats than passengers, or fewer passengers than vehicles, or all together not the passengers of the search.',
    remedy: 'Seat every passenger of the search once, at least one in each vehicle.',
    retryable: false,
  },
  GUESTS_MISMATCH: {
    kind: 'FIELD',
    cause: 'The named guests are not the adults and children of the search, room by room.',
    remedy: 'Name every guest once, in the room and with the age of the search.',
    retryable: false,
  },
  VAT_NUMBER_INVALID: {
    kind: 'FIELD',
    cause: 'The tax number of a Saudi company is not 15 digits that begin and end with 3.',
    remedy: 'Correct it.',
    retryable: false,
  },
  SEARCH_EXPIRED: {
    kind: 'REFUSAL',
    cause: 'The cached search or its rates are older than 30 minutes, or belong to another agent.',
    remedy: 'Search again.',
    retryable: false,
  },
  HOTEL_NOT_AVAILABLE: {
    kind: 'REFUSAL',
    cause:
      'The availability check answered a status other than 0 or no rooms, or the supplier no longer had them at booking.',
    remedy: 'Choose another rate, hotel or date.',
    retryable: false,
    legacyMessage: 'This hotel is not avaible, please try different hotels or dates',
  },
  TRANSPORT_NOT_AVAILABLE: {
    kind: 'REFUSAL',
    cause:
      'The availability check answered a status other than 0 or no vehicles, or the supplier no longer had them at booking.',
    remedy: 'Choose other vehicles or another day.',
    retryable: false,
    legacyMessage: 'Not Avaible',
  },
  GROUND_SERVICE_NOT_AVAILABLE: {
    kind: 'REFUSAL',
    cause:
      'The availability check answered a status other than 0 or no package, or the supplier no longer had places at booking.',
    remedy: 'Choose another package, company or day.',
    retryable: false,
  },
  AVAILABILITY_UNKNOWN: {
    kind: 'REFUSAL',
    cause: 'The availability check answered without a track token, or with a price whose lines do not add up.',
    remedy: 'Try again. If the error persists, choose another rate.',
    retryable: true,
    legacyMessage: 'Avaibility Error',
  },
  HOLD_LIMIT: {
    kind: 'REFUSAL',
    cause: 'The agent has reached the limit of rooms, vehicles or places held at a time.',
    remedy: 'Book one of the held quotes, or wait until one expires.',
    retryable: true,
    legacyMessage: 'TOO_MANY_HOLDS',
  },
  PRICE_CHANGED: {
    kind: 'REFUSAL',
    cause: 'The current total differs from the accepted total.',
    remedy: 'Show both totals and, once the agent agrees, book with `quoteId` and the new total.',
    retryable: false,
  },
  QUOTE_EXPIRED: {
    kind: 'REFUSAL',
    cause: 'The quote has expired, was already used, or belongs to another agent.',
    remedy: 'Use `requoteHotel`, or `quoteCancellation` for a cancellation.',
    retryable: false,
  },
  PROMO_UNKNOWN: {
    kind: 'REFUSAL',
    cause: 'The gateway has no such promo code.',
    remedy: 'Correct the code, or book without one.',
    retryable: false,
  },
  PROMO_EXPIRED: {
    kind: 'REFUSAL',
    cause: 'The promo code is past its end.',
    remedy: 'Use another code, or book without one.',
    retryable: false,
  },
  PROMO_USED_UP: {
    kind: 'REFUSAL',
    cause: 'All uses of the promo code are given away.',
    remedy: 'Use another code, or book without one.',
    retryable: false,
  },
  PROMO_OTHER_PRODUCT: {
    kind: 'REFUSAL',
    cause:
      'The promo code is for hotels and the quote is of transport, the other way round, or of what takes no codes.',
    remedy: 'Use it for the other product.',
    retryable: false,
  },
  PROMO_BELOW_MINIMUM: {
    kind: 'REFUSAL',
    cause: 'The full price of the quote is below the minimum of the promo code.',
    remedy: 'Quote more, or book without the code; `minimum` names the total.',
    retryable: false,
  },
  PROMO_NOT_COMBINABLE: {
    kind: 'REFUSAL',
    cause: 'The search of the quote named a hotel promo (SubPCC), which excludes promo codes.',
    remedy: 'Search again without the hotel promo, or book without the code.',
    retryable: false,
  },
  PROMO_REFUSED: {
    kind: 'REFUSAL',
    cause: 'The gateway refused the promo code with a code that is not in this table.',
    remedy: 'Read `reason`, or book without the code.',
    retryable: false,
    legacyMessage: 'Unexpected Error',
  },
  PROMO_NO_LONGER_VALID: {
    kind: 'REFUSAL',
    cause: 'The promo code was applied to the quote, and the gateway refused it at booking.',
    remedy:
      'Show both totals and, once the agent agrees, book `quoteId` at its full price; the same idempotency key remains valid.',
    retryable: false,
  },
  AUTH_CODE_INVALID: {
    kind: 'REFUSAL',
    cause: 'The authenticator code is wrong, expired or already used.',
    remedy: 'Enter the current code; the same idempotency key remains valid.',
    retryable: false,
  },
  AUTH_CODE_LOCKED: {
    kind: 'REFUSAL',
    cause: 'Five wrong authenticator codes in a row.',
    remedy: 'Wait until `retryAt`.',
    retryable: true,
  },
  INSUFFICIENT_FUNDS: {
    kind: 'REFUSAL',
    cause: 'The wallet of the company holds less than the total.',
    remedy: 'Top up the wallet; the same idempotency key remains valid.',
    retryable: true,
  },
  BOOKING_REFUSED: {
    kind: 'REFUSAL',
    cause: 'The supplier or the gateway rejected the booking.',
    remedy: 'Read `supplierText`; choose another rate.',
    retryable: false,
    legacyMessage: 'Reservation Failed',
  },
  OUTCOME_UNKNOWN: {
    kind: 'REFUSAL',
    cause:
      'The call was sent, but no clear answer came back: a timeout, a closed connection, 5xx, an unreadable body or an unknown status.',
    remedy:
      'Never repeat it with a new key. Read `bookings(where: { clientReference })`, or the booking to be cancelled.',
    retryable: false,
  },
  IDEMPOTENCY_MISMATCH: {
    kind: 'REFUSAL',
    cause: 'The idempotency key was used before with other input.',
    remedy: 'Use one key for one checkout or cancellation.',
    retryable: false,
  },
  CANCEL_WAIT_TIME: {
    kind: 'REFUSAL',
    cause: 'The waiting time after booking, 5 minutes unless the gateway is set otherwise, has not passed.',
    remedy: 'Try again at `retryAt`.',
    retryable: true,
    legacyMessage: 'waitTimeError',
  },
  CANCEL_USED_IN_VISA: {
    kind: 'REFUSAL',
    cause: 'A visa application uses the booking reference.',
    remedy: 'None.',
    retryable: false,
    legacyMessage: 'cancelVisaError',
  },
  CANCEL_NON_REFUNDABLE: {
    kind: 'REFUSAL',
    cause: 'The accepted cancellation policy gives no refund.',
    remedy: 'None.',
    retryable: false,
    legacyMessage: 'None Refundable',
  },
  CANCEL_NOT_ELIGIBLE: {
    kind: 'REFUSAL',
    cause: 'The gateway returned no refund quote, one without a status, or a refund that exceeds the amount paid.',
    remedy: 'Read the booking again and check its status.',
    retryable: false,
    legacyMessage: 'This booking not eligible to cancel',
  },
  SUPPLIER_FAILED: {
    kind: 'WARNING',
    cause: 'A supplier failed or did not answer in time.',
    remedy: 'The rest of the response is valid. Request the missing part again.',
    retryable: true,
  },
  ROW_UNREADABLE: {
    kind: 'WARNING',
    cause: 'An entry of a list has no identity or is not an object.',
    remedy: 'None needed: the rest of the list is valid.',
    retryable: false,
  },
  OCCUPANCY_MISMATCH: {
    kind: 'WARNING',
    cause: 'A supplier answered with rooms that are priced for other guests than those of the search.',
    remedy: 'The rest of the response is valid. Search again, or search for the guests that the supplier states.',
    retryable: true,
  },
  PRICE_INCONSISTENT: {
    kind: 'WARNING',
    cause: 'The included price lines differ from the total by more than 0.01, or the total is missing or not in SAR.',
    remedy: 'Choose another offer.',
    retryable: false,
  },
  PRICE_ROUNDED: {
    kind: 'WARNING',
    cause: "A supplier's price lines and total differ by 0.01.",
    remedy: 'None needed: the total applies and the offer can be booked.',
    retryable: false,
  },
  LIST_LOADING: {
    kind: 'WARNING',
    cause: 'The list is long, and the rest of it is being read in the background.',
    remedy: 'Show the bookings already read and request the list again in a few seconds.',
    retryable: true,
  },
  LIST_INCOMPLETE: {
    kind: 'WARNING',
    cause: 'The gateway list failed on a later page, repeats its pages, or exceeds the limits.',
    remedy: 'Use the entries already read and request the list again.',
    retryable: true,
  },
  PAYMENT_LINK_NOT_FOUND: {
    kind: 'REFUSAL',
    cause: 'The id is unknown, or neither the viewer nor the viewer’s company has shared or received the link.',
    remedy: 'Ask the sender for the link, and sign in with the address it was shared with.',
    retryable: false,
    legacyMessage: 'GPDNE',
  },
  PAYMENT_LINK_EXPIRED: {
    kind: 'REFUSAL',
    cause: 'The expiry of the link has passed and nobody has paid it.',
    remedy: 'Ask its owner to extend it with `extendSharedReservation`.',
    retryable: false,
    legacyMessage: 'GPDNE',
  },
  PAYMENT_LINK_DISABLED: {
    kind: 'REFUSAL',
    cause: 'The owner has disabled the link.',
    remedy: 'Ask its owner for another one.',
    retryable: false,
    legacyMessage: 'GPDNE',
  },
  PAYMENT_LINK_PENDING: {
    kind: 'REFUSAL',
    cause: 'An order that pays the link was sent, and the supplier has not confirmed it yet.',
    remedy: 'Read the link again in a few seconds: it is paid then, or can be paid again.',
    retryable: true,
  },
  PAYMENT_LINK_PAID: {
    kind: 'REFUSAL',
    cause: 'A booking has paid the link; links are paid once.',
    remedy: 'None.',
    retryable: false,
  },
  PAYMENT_LINK_MISMATCH: {
    kind: 'REFUSAL',
    cause: 'The quote is of another hotel, company, supplier or date than the link shares.',
    remedy: 'Book the quote of `quotePaymentLink`.',
    retryable: false,
  },
  PAYMENT_LINK_REFUSED: {
    kind: 'REFUSAL',
    cause: 'The gateway refused the link with a code that is not in this table, or what it shares cannot be read.',
    remedy: 'Try again, or share the service anew.',
    retryable: true,
    legacyMessage: 'Unexpected Error',
  },
  EXPIRY_INVALID: {
    kind: 'FIELD',
    cause:
      'The expiry is less than 15 minutes or more than 30 days ahead, after the service starts, or earlier than before.',
    remedy: 'Choose another time.',
    retryable: false,
  },
  NOT_SUPPORTED: {
    kind: 'REFUSAL',
    cause: 'The gateway answered 404 or 501 to an optional call.',
    remedy: 'Omit that part.',
    retryable: false,
  },
  ACCOUNT_EXISTS: {
    kind: 'REFUSAL',
    cause: 'The user pool or the gateway already has an account with this e-mail address.',
    remedy: 'Sign in, or ask for a new password.',
    retryable: false,
    legacyMessage: 'This account already exists on the B2B platform',
  },
  LICENCE_BLACKLISTED: {
    kind: 'REFUSAL',
    cause: 'The gateway has blacklisted the company license number.',
    remedy: 'Contact the platform; no other input changes this.',
    retryable: false,
  },
  MAIL_FAILED: {
    kind: 'REFUSAL',
    cause: 'The mail with the temporary password could not be sent; nothing was created, or a second try resumes it.',
    remedy: 'Check the address and try again.',
    retryable: true,
  },
  REGISTRATION_REFUSED: {
    kind: 'REFUSAL',
    cause: 'The gateway refused the registration with a code that is not in this table; `reason` has its message.',
    remedy: 'Act on the reason, or contact the platform.',
    retryable: false,
    legacyMessage: 'Unexpected Error',
  },
  REGISTRATION_UNKNOWN: {
    kind: 'REFUSAL',
    cause: 'The gateway gave no clear answer to a registration; it may have been received.',
    remedy: 'Wait a few minutes for the mail, then send it again: nothing is created twice.',
    retryable: true,
  },
  IBAN_INVALID: {
    kind: 'FIELD',
    cause: 'The IBAN does not have the form of ISO 13616, or its check digits are wrong.',
    remedy: 'Correct the IBAN.',
    retryable: false,
  },
  LICENCE_TAKEN: {
    kind: 'FIELD',
    cause: 'Another company is registered at the gateway with this license number.',
    remedy: 'Ask a colleague of that company for an account, or correct the number.',
    retryable: false,
  },
  ENROLMENT_EXPIRED: {
    kind: 'REFUSAL',
    cause: 'No authenticator enrollment was started in the last ten minutes, or it is already confirmed.',
    remedy: 'Call `enrolAuthenticator` again.',
    retryable: false,
  },
  PHOTO_TYPE: {
    kind: 'REFUSAL',
    cause:
      'The body of `PUT /media/profile-photo` is not a JPEG, PNG or WebP picture, regardless of its declared type.',
    remedy: 'Send another picture.',
    retryable: false,
  },
  PHOTO_TOO_LARGE: {
    kind: 'REFUSAL',
    cause: 'The picture has more than 5 MB, or exceeds the pixel limit.',
    remedy: 'Send a smaller picture.',
    retryable: false,
  },
  PHOTO_UNREADABLE: {
    kind: 'REFUSAL',
    cause: 'The picture is damaged.',
    remedy: 'Send another picture.',
    retryable: false,
  },
  AUTHENTICATOR_MISSING: {
    kind: 'REFUSAL',
    cause: 'The agent has not enrolled an authenticator app.',
    remedy: 'Enroll one: `enrolAuthenticator`, then `confirmAuthenticator`.',
    retryable: false,
  },
  CANCEL_IN_PROGRESS: {
    kind: 'REFUSAL',
    cause: 'A cancellation was sent to the supplier and is still pending.',
    remedy: 'Read the booking again later.',
    retryable: true,
    legacyMessage: 'cancelInProgress',
  },
  AUTH_CODE_USED: {
    kind: 'REFUSAL',
    cause: 'The authenticator code of this time step was used before.',
    remedy: 'Wait for the next code.',
    retryable: false,
  },
  IBAN_TAKEN: {
    kind: 'FIELD',
    cause: 'Another company of the platform has registered this IBAN.',
    remedy: 'Use an IBAN of your own company.',
    retryable: false,
  },
}
