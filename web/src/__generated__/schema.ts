/** Payment from the company's account, if the gateway reports no wallet. */
export type AccountPaymentInput = {
  /** Six-digit code from the authenticator app, for agents who have one. */
  authCode?: string | null | undefined;
};

/** Kinds of actors. */
export type ActorKind =
  /** Agent of the company. */
  | 'AGENT'
  /** Supplier. */
  | 'SUPPLIER'
  /** Platform. */
  | 'SYSTEM';

/** Sets of the agenda. Days are Makkah days. */
export type AgendaSet =
  /** Check-in today or in the next six days; excludes cancelled and failed bookings. */
  | 'ARRIVALS'
  /** Unknown outcomes, pending bookings and cancellations in progress. Excludes bookings whose card page is still open. */
  | 'AWAITING_SUPPLIER'
  /** Booked this month; excludes failed bookings and unknown outcomes. */
  | 'BOOKED_THIS_MONTH'
  /** Check-out today or in the next six days; excludes cancelled and failed bookings. */
  | 'DEPARTURES'
  /** Confirmed or pending bookings whose free cancellation ends within 72 hours. */
  | 'FREE_CANCELLATION'
  /** Unpaid bookings that are neither cancelled nor failed. */
  | 'UNPAID';

/** A promo code for a quote. */
export type ApplyPromoInput = {
  /** The code, in any letter case, at most 40 characters. */
  code: string;
  /** `Quote.id`. */
  quoteId: string;
};

/** Kind of bed. */
export type BedKind =
  /** For two guests. */
  | 'DOUBLE'
  /** Extra bed that the hotel adds for one guest. */
  | 'EXTRA'
  /** Wide bed for two guests. */
  | 'KING'
  /** For one guest. */
  | 'SINGLE'
  /** A value this server does not know. */
  | 'UNRECOGNISED';

/** Meals included in a rate. */
export type Board =
  /** Meals and drinks. */
  | 'ALL_INCLUSIVE'
  /** Breakfast. */
  | 'BREAKFAST'
  /** Three meals. */
  | 'FULL_BOARD'
  /** Breakfast and dinner. */
  | 'HALF_BOARD'
  /** No meals. */
  | 'ROOM_ONLY'
  /** Unknown, a value this server does not know, or different for each room; see `boardText`. */
  | 'UNRECOGNISED';

/** Order for a quote. The price comes from the quote, never from the input. */
export type BookGroundServiceInput = {
  /** Total the agent agreed to. A quote with a higher total is not booked. */
  acceptedTotal: string;
  /** The agent's own reference, at most 40 characters. */
  agentReference?: string | null | undefined;
  /** IBAN that the booking is validated with, one of `Company.ibans`. Defaults to the first one. */
  iban?: string | null | undefined;
  /** Idempotency key of this checkout: 8 to 64 letters, digits or hyphens, chosen by the client. */
  idempotencyKey: string;
  /** Lead traveler, whom the company contacts. */
  lead: LeadTravelerInput;
  /** Passport number of the lead traveler, 5 to 20 letters and digits. Omit if not known yet. */
  passportNumber?: string | null | undefined;
  /** Payment method, one of `GroundServiceQuote.paymentMethods`. */
  payment: PaymentInput;
  /** `GroundServiceQuote.id`. */
  quoteId: string;
  /** Tax number for the invoice, in the format of the company's country: in Saudi Arabia a VAT number of 15 digits. */
  vatNumber: string;
};

/** Order for a quote. The price comes from the quote, never from the input. */
export type BookHotelInput = {
  /** Total the agent agreed to. A quote with a higher total is not booked. */
  acceptedTotal: string;
  /** The agent's own reference, at most 40 characters. */
  agentReference?: string | null | undefined;
  /** Agent's commission in SAR, at most the total, which does not change. Only if `HotelQuote.commissionEditable` is true. Defaults to the supplier's commission. */
  commission?: string | null | undefined;
  /** All other guests. */
  guests: Array<GuestInput>;
  /** IBAN that the booking is validated with, one of `Company.ibans`. Defaults to the first one. */
  iban?: string | null | undefined;
  /** Idempotency key of this checkout: 8 to 64 letters, digits or hyphens, chosen by the client. */
  idempotencyKey: string;
  /** Lead traveler, who stays in the first room. */
  lead: LeadTravelerInput;
  /** Payment method, one of `HotelQuote.paymentMethods`. */
  payment: PaymentInput;
  /** `HotelQuote.id`. */
  quoteId: string;
  /** Special requests for the stay. */
  specialRequests?: SpecialRequestsInput | null | undefined;
  /** Tax number for the invoice, in the format of the company's country: in Saudi Arabia a VAT number of 15 digits. */
  vatNumber: string;
};

/** Order for a quote. The price comes from the quote, never from the input. */
export type BookTransportInput = {
  /** Total the agent agreed to. A quote with a higher total is not booked. */
  acceptedTotal: string;
  /** The agent's own reference, at most 40 characters. */
  agentReference?: string | null | undefined;
  /** IBAN that the booking is validated with, one of `Company.ibans`. Defaults to the first one. */
  iban?: string | null | undefined;
  /** Idempotency key of this checkout: 8 to 64 letters, digits or hyphens, chosen by the client. */
  idempotencyKey: string;
  /** Lead traveler, whom the driver meets. */
  lead: LeadTravelerInput;
  /** Passport number of the lead traveler, 5 to 20 letters and digits. Omit if not known yet. */
  passportNumber?: string | null | undefined;
  /** Payment method, one of `TransportQuote.paymentMethods`. */
  payment: PaymentInput;
  /** Place and time where the driver meets the travelers. */
  pickUp?: PickUpInput | null | undefined;
  /** `TransportQuote.id`. */
  quoteId: string;
  /** Tax number for the invoice, in the format of the company's country: in Saudi Arabia a VAT number of 15 digits. */
  vatNumber: string;
};

/** Parts of a booking that a change can affect. */
export type BookingChangedField =
  /** Check-in date. */
  | 'CHECK_IN'
  /** Check-out date. */
  | 'CHECK_OUT'
  /** Gender of a traveler. */
  | 'GENDER'
  /** Title and name of a traveler. */
  | 'TRAVELER_NAME'
  /** A value this server does not know. */
  | 'UNRECOGNISED';

/** Kinds of events. */
export type BookingEventKind =
  /** Reserved on the card. */
  | 'AUTHORIZED'
  /** Cancelled. */
  | 'CANCELLED'
  /** The supplier refused a cancellation; the booking stays confirmed. */
  | 'CANCEL_REFUSED'
  /** Cancellation sent to the supplier. */
  | 'CANCEL_REQUESTED'
  /** Names or dates were changed. */
  | 'CHANGED'
  /** The supplier refused a change. */
  | 'CHANGE_REFUSED'
  /** Change of names or dates sent to the supplier. */
  | 'CHANGE_REQUESTED'
  /** Charged. */
  | 'CHARGED'
  /** Confirmed by the supplier. */
  | 'CONFIRMED'
  /** Rejected by the supplier. */
  | 'FAILED'
  /** The amount reserved on the card lapsed before it was charged. */
  | 'LAPSED'
  /** Waiting for the supplier. */
  | 'PENDING'
  /** Refunded. */
  | 'REFUNDED'
  /** Cancelled by the platform because it was not paid in time. */
  | 'RELEASED'
  /** Requested by the agent. */
  | 'REQUESTED'
  /** Outcome found after the supplier's response was lost. */
  | 'REREAD'
  /** Tags were added or removed. */
  | 'TAGGED'
  /** The supplier tightened its cancellation terms. */
  | 'TERMS_TIGHTENED'
  /** Sent to the supplier, which did not respond. */
  | 'UNANSWERED'
  /** A value this server does not know. */
  | 'UNRECOGNISED'
  /** Used in a visa application. */
  | 'USED_IN_VISA'
  /** The reserved amount was returned to the card. */
  | 'VOIDED';

/** States of an unknown outcome. */
export type BookingOutcomeState =
  /** The booking exists. */
  | 'BOOKED'
  /** Nothing was booked or charged. */
  | 'NOT_BOOKED'
  /** Not known yet. Do not book again. */
  | 'UNKNOWN';

/** Sort order of the bookings list. */
export type BookingSort =
  /** Next arrival first, then past arrivals, latest first. Bookings without a date come last. */
  | 'CHECK_IN_ASC'
  /** Next departure first, then past departures, latest first. Bookings without a date come last. */
  | 'CHECK_OUT_ASC'
  /** Oldest first. Bookings without a creation time come last, the earliest check-in first, and are reported in `warnings`. */
  | 'CREATED_ASC'
  /** Newest first. Bookings without a creation time come last, the latest check-in first, and are reported in `warnings`. */
  | 'CREATED_DESC'
  /** Next free cancellation deadline first, then past deadlines, latest first. Bookings without a deadline come last. */
  | 'FREE_CANCELLATION_ASC'
  /** Next payment deadline first, then past deadlines, latest first. Bookings without a deadline come last. */
  | 'PAY_BY_ASC'
  /** Lowest total first. Bookings without a total come last. */
  | 'TOTAL_ASC'
  /** Highest total first. Bookings without a total come last. */
  | 'TOTAL_DESC';

/** Status of a booking. */
export type BookingStatus =
  /** Cancelled. */
  | 'CANCELLED'
  /** Confirmed by the supplier (`Confirmed`, `Booked` or `Approved` on the wire). */
  | 'CONFIRMED'
  /** Rejected by the supplier. */
  | 'FAILED'
  /** Booked in part. */
  | 'PARTIAL'
  /** Waiting for the supplier's decision. */
  | 'PENDING'
  /** Not known yet. Do not book again. */
  | 'UNKNOWN'
  /** A value this server does not know; see `rawStatus`. */
  | 'UNRECOGNISED';

/** Filters of the bookings list, combined with AND. */
export type BookingWhere = {
  /** Bookings in this set of the agenda. */
  agenda?: AgendaSet | null | undefined;
  /** Check-in, ride or arrival on or after this date. */
  checkInFrom?: string | null | undefined;
  /** Check-in, ride or arrival on or before this date. */
  checkInTo?: string | null | undefined;
  /** Idempotency key that the booking was made with. */
  clientReference?: string | null | undefined;
  /** Booked at or after this time, an instant with its time zone, e.g. `2026-11-27T00:00:00+03:00`. */
  createdFrom?: string | null | undefined;
  /** Booked at or before this time, an instant with its time zone. */
  createdTo?: string | null | undefined;
  /** Free cancellation ends at or after this time. Excludes bookings without free cancellation. */
  freeCancellationFrom?: string | null | undefined;
  /** Free cancellation ends at or before this time. Excludes bookings without free cancellation. */
  freeCancellationTo?: string | null | undefined;
  /** Any of these statuses. */
  status?: Array<BookingStatus> | null | undefined;
  /** A whole tag, ignoring case. */
  tag?: string | null | undefined;
  /** Words or parts of words. Each must occur in the reference, service name, lead traveler or tags. Case and accents are ignored. */
  text?: string | null | undefined;
};

/** Payment by card. Card details never reach this API. */
export type CardPaymentInput = {
  /** Six-digit code from the authenticator app. */
  authCode: string;
};

/** Purpose of a card payment. */
export type CardPaymentPurpose =
  /** A booking. */
  | 'BOOKING'
  /** Top-up of the wallet. */
  | 'TOP_UP';

/** State of a card payment. */
export type CardPaymentStatus =
  /** The amount is reserved on the card and not charged yet. */
  | 'AUTHORIZED'
  /** The card was charged. */
  | 'CAPTURED'
  /** The provider has not confirmed anything yet. */
  | 'CREATED'
  /** The page was abandoned or has expired. */
  | 'EXPIRED'
  /** Part of the charge was refunded to the card. */
  | 'PARTLY_REFUNDED'
  /** The whole charge was refunded to the card. */
  | 'REFUNDED'
  /** The card was refused. Another card may be tried on the same page. */
  | 'REFUSED'
  /** A value this server does not know. */
  | 'UNRECOGNISED'
  /** The reserved amount was returned to the card. */
  | 'VOIDED';

/** Card schemes. Debit cards belong to one of them. */
export type CardScheme =
  /** American Express. */
  | 'AMERICAN_EXPRESS'
  /** mada. */
  | 'MADA'
  /** Mastercard. */
  | 'MASTERCARD'
  /** A value this server does not know. */
  | 'UNRECOGNISED'
  /** Visa. */
  | 'VISA';

/** Rate for one room of the search. */
export type ChosenRoomInput = {
  /** `Rate.id`. */
  rateId: string;
  /** Position of the room in the search, from 0. */
  roomIndex: number;
};

/** Vehicles of one offer. */
export type ChosenVehiclesInput = {
  /** `TransportOffer.id`. */
  offerId: string;
  /** Number of passengers in them, at least one for each vehicle. */
  passengers: number;
  /** `TransportService.code` of the services for these vehicles. */
  services?: Array<string>;
  /** Number of vehicles, 1 to 10. */
  vehicles: number;
};

/** Confirmation of a change quote. */
export type ConfirmBookingChangeInput = {
  /** Authenticator code; required if the quote has a `charge`. */
  authCode?: string | null | undefined;
  /** Idempotency key of this change: 8 to 64 letters, digits or hyphens, chosen by the client. */
  idempotencyKey: string;
  /** `BookingChangeQuote.id`. */
  quoteId: string;
};

/** Confirmation of a cancellation quote. */
export type ConfirmCancellationInput = {
  /** Idempotency key of this cancellation: 8 to 64 letters, digits or hyphens, chosen by the client. */
  idempotencyKey: string;
  /** `CancellationQuote.id`. */
  quoteId: string;
  /**
   * Reason, 3 to 200 characters; recorded in the history. The web app sends `dates` (travel dates changed), `visa` (visa not issued), `fewer` (fewer
   * guests than planned), `price` (better price found), `duplicate` (booked twice) or the agent's own words. It shows these five codes in the reader's language.
   */
  reason: string;
};

/** A message to the operator of the platform. */
export type ContactMessageInput = {
  /** E-mail address for the reply. */
  email: string;
  /** Message, at most 4,000 characters. Line breaks are preserved. */
  message: string;
  /** Name of the sender, at most 100 characters. */
  name: string;
  /** Subject, at most 150 characters. */
  subject: string;
};

/** The quote to share and its recipient. */
export type CreatePaymentLinkInput = {
  /** E-mail address of the recipient, who needs an account to open the link. */
  email: string;
  /** 15 minutes to 30 days ahead, and not after the service starts: 14:00 in Makkah on the day of check-in. */
  expiresAt: string;
  /** Idempotency key: 8 to 64 letters, digits or hyphens, chosen by the client. */
  idempotencyKey: string;
  /** A quote of the viewer, such as `HotelQuote.id`. Expired quotes can be shared, too. */
  quoteId: string;
};

/** Straight-line distance of a hotel to the Haram of its city. */
export type DistanceBand =
  /** More than 1.5 km. */
  | 'FARTHER'
  /** Up to 300 m. */
  | 'UP_TO_300_M'
  /** More than 300 m, up to 700 m. */
  | 'UP_TO_700_M'
  /** More than 700 m, up to 1.5 km. */
  | 'UP_TO_1500_M';

/** Kinds of documents. */
export type DocumentKind =
  /** Credit note for the refund of a cancellation. */
  | 'CREDIT_NOTE'
  /** Tax invoice. */
  | 'INVOICE'
  /** Receipt of the payment. */
  | 'RECEIPT'
  /** Voucher for the hotel or the driver, without prices. */
  | 'VOUCHER';

/** Why a kind of document is not available. */
export type DocumentProblem =
  /** The booking is cancelled. */
  | 'CANCELLED'
  /** The supplier rejected the booking. */
  | 'FAILED'
  /** Nothing was charged. */
  | 'NOTHING_CHARGED'
  /** Nothing was refunded. */
  | 'NOTHING_REFUNDED'
  /** The booking is not cancelled. */
  | 'NOT_CANCELLED'
  /** The amount is reserved on the card and not charged yet; it is charged within moments of the supplier's confirmation. */
  | 'NOT_CAPTURED'
  /** The supplier has not confirmed the booking, or its cancellation. */
  | 'PENDING'
  /** A value this server does not know. */
  | 'UNRECOGNISED';

/** Proof of the current authenticator: a code or a recovery code. */
export type EnrolAuthenticatorInput = {
  /** Six-digit code of the current app, in any script. */
  authCode?: string | null | undefined;
  /** An unused recovery code, e.g. `ABCDE-FGHJK`. Case and hyphen are ignored. */
  recoveryCode?: string | null | undefined;
};

/** Error codes. */
export type ErrorCode =
  /** An account with this e-mail address exists. */
  | 'ACCOUNT_EXISTS'
  /** The agent has no authenticator app for payments. */
  | 'AUTHENTICATOR_MISSING'
  /** The authenticator code is wrong or was used before. */
  | 'AUTH_CODE_INVALID'
  /** Too many wrong codes; payment is locked for a while. */
  | 'AUTH_CODE_LOCKED'
  /** The authenticator code was used before. */
  | 'AUTH_CODE_USED'
  /** Availability could not be checked. */
  | 'AVAILABILITY_UNKNOWN'
  /** The request is invalid. */
  | 'BAD_USER_INPUT'
  /** No booking has this id. */
  | 'BOOKING_NOT_FOUND'
  /** The booking cannot be paid. */
  | 'BOOKING_NOT_PAYABLE'
  /** The supplier refused the booking. */
  | 'BOOKING_REFUSED'
  /** A cancellation is waiting for the supplier's response. */
  | 'CANCEL_IN_PROGRESS'
  /** The booking is non-refundable. */
  | 'CANCEL_NON_REFUNDABLE'
  /** The booking cannot be cancelled. */
  | 'CANCEL_NOT_ELIGIBLE'
  /** The supplier refused the cancellation. */
  | 'CANCEL_REFUSED'
  /** A visa application uses the booking. */
  | 'CANCEL_USED_IN_VISA'
  /** The waiting time after booking has not passed. */
  | 'CANCEL_WAIT_TIME'
  /** The card page was abandoned or has expired. */
  | 'CARD_NOT_CHARGED'
  /** The card provider's page could not be opened. */
  | 'CARD_UNAVAILABLE'
  /** A change is waiting for the supplier's response. */
  | 'CHANGE_IN_PROGRESS'
  /** The dates of a non-refundable booking cannot be changed. */
  | 'CHANGE_NON_REFUNDABLE'
  /** The booking already has these names and dates. */
  | 'CHANGE_NOTHING'
  /** The supplier does not allow the change. */
  | 'CHANGE_NOT_ALLOWED'
  /** The booking cannot be changed. */
  | 'CHANGE_NOT_ELIGIBLE'
  /** The dates of a booking that was paid by card cannot be changed. */
  | 'CHANGE_PAID_BY_CARD'
  /** A card payment for the unpaid booking is in progress. */
  | 'CHANGE_PAYMENT_OPEN'
  /** The booking must be paid before it can be moved to the new dates. */
  | 'CHANGE_PAY_FIRST'
  /** The supplier refused the change. */
  | 'CHANGE_REFUSED'
  /** Not enough rooms are left on the new dates. */
  | 'CHANGE_SOLD_OUT'
  /** The deadline for the change has passed. */
  | 'CHANGE_TOO_LATE'
  /** A visa application uses the booking. */
  | 'CHANGE_USED_IN_VISA'
  /** The supplier does not accept the commission. */
  | 'COMMISSION_REFUSED'
  /** Some bookings in a list sorted by creation time have no creation time. */
  | 'CREATION_NOT_STATED'
  /** The document is not available for the booking. */
  | 'DOCUMENT_NOT_POSSIBLE'
  /** There is no enrollment to confirm, or it has expired. */
  | 'ENROLMENT_EXPIRED'
  /** The expiry of a payment link is outside the limits. */
  | 'EXPIRY_INVALID'
  /** The field is not in the right format. */
  | 'FIELD_INVALID'
  /** The field is empty. */
  | 'FIELD_REQUIRED'
  /** The field is too long. */
  | 'FIELD_TOO_LONG'
  /** The field is too short. */
  | 'FIELD_TOO_SHORT'
  /** The account is not allowed to do this. */
  | 'FORBIDDEN'
  /** The gateway's response could not be read. */
  | 'GATEWAY_BAD_RESPONSE'
  /** The gateway did not respond in time. */
  | 'GATEWAY_TIMEOUT'
  /** The gateway cannot be reached. */
  | 'GATEWAY_UNAVAILABLE'
  /** The package is not available. */
  | 'GROUND_SERVICE_NOT_AVAILABLE'
  /** The guests do not match the rooms and guests in the search. */
  | 'GUESTS_MISMATCH'
  /** The agent has reached the gateway's limit on holds. */
  | 'HOLD_LIMIT'
  /** The hotel or its rooms are not available. */
  | 'HOTEL_NOT_AVAILABLE'
  /** The IBAN is invalid or its check digits are wrong. */
  | 'IBAN_INVALID'
  /** Another company has this IBAN. */
  | 'IBAN_TAKEN'
  /** The idempotency key was used with other input. */
  | 'IDEMPOTENCY_MISMATCH'
  /** The wallet balance is too low. */
  | 'INSUFFICIENT_FUNDS'
  /** Internal error of this server. */
  | 'INTERNAL_SERVER_ERROR'
  /** Some fields of the input are invalid. */
  | 'INVALID_INPUT'
  /** The license number is on the ministry's blacklist. */
  | 'LICENCE_BLACKLISTED'
  /** Another company has this license number. */
  | 'LICENCE_TAKEN'
  /** The list could not be read completely. */
  | 'LIST_INCOMPLETE'
  /** Older bookings are still being read. */
  | 'LIST_LOADING'
  /** The e-mail could not be sent. */
  | 'MAIL_FAILED'
  /** The first group in the token is not the B2B group. */
  | 'NOT_B2B'
  /** The supplier has fewer rooms of this type left than were chosen. */
  | 'NOT_ENOUGH_ROOMS'
  /** The company has fewer of these vehicles left than were chosen. */
  | 'NOT_ENOUGH_VEHICLES'
  /** Not found, or it belongs to another company. */
  | 'NOT_FOUND'
  /** The gateway does not support this operation. */
  | 'NOT_SUPPORTED'
  /** Rooms that do not fit the guests of the search were omitted. */
  | 'OCCUPANCY_MISMATCH'
  /** The outcome of the operation is not known. */
  | 'OUTCOME_UNKNOWN'
  /** The company owes money; nothing can be booked or paid until it is covered. */
  | 'OUTSTANDING_BALANCE'
  /** The recipient of the payment link is its owner. */
  | 'OWN_EMAIL'
  /** The payment link was disabled by its owner. */
  | 'PAYMENT_LINK_DISABLED'
  /** The payment link has expired. */
  | 'PAYMENT_LINK_EXPIRED'
  /** The payment link and the quote are for different services. */
  | 'PAYMENT_LINK_MISMATCH'
  /** The payment link does not exist or is not for this agent. */
  | 'PAYMENT_LINK_NOT_FOUND'
  /** The payment link has been paid. */
  | 'PAYMENT_LINK_PAID'
  /** The payment link is being paid. */
  | 'PAYMENT_LINK_PENDING'
  /** The gateway refused the payment link for another reason. */
  | 'PAYMENT_LINK_REFUSED'
  /** The quote must be paid when it is booked. */
  | 'PAY_LATER_NOT_POSSIBLE'
  /** The photo or logo is too large. */
  | 'PHOTO_TOO_LARGE'
  /** The photo or logo is not a JPEG, PNG or WebP picture. */
  | 'PHOTO_TYPE'
  /** The photo or logo is damaged. */
  | 'PHOTO_UNREADABLE'
  /** The price changed. */
  | 'PRICE_CHANGED'
  /** A price is incomplete, does not add up or is not in SAR; the offer cannot be booked. */
  | 'PRICE_INCONSISTENT'
  /** A price's lines and total differ by 0.01. */
  | 'PRICE_ROUNDED'
  /** The total is below the promo code's minimum. */
  | 'PROMO_BELOW_MINIMUM'
  /** The promo code has expired. */
  | 'PROMO_EXPIRED'
  /** The promo code and the hotel promo (SubPCC) cannot be combined. */
  | 'PROMO_NOT_COMBINABLE'
  /** The quote's promo code is no longer valid. */
  | 'PROMO_NO_LONGER_VALID'
  /** The code is a hotel promo (SubPCC), which must be sent with the search. */
  | 'PROMO_OF_HOTEL'
  /** The promo code is for another product. */
  | 'PROMO_OTHER_PRODUCT'
  /** The promo code was not accepted. */
  | 'PROMO_REFUSED'
  /** The promo code does not exist. */
  | 'PROMO_UNKNOWN'
  /** The promo code has been used up. */
  | 'PROMO_USED_UP'
  /** The quote's hold has expired. */
  | 'QUOTE_EXPIRED'
  /** Too many requests. */
  | 'RATE_LIMITED'
  /** The gateway refused the registration. */
  | 'REGISTRATION_REFUSED'
  /** It is not known whether the registration was received. */
  | 'REGISTRATION_UNKNOWN'
  /** The chosen rooms do not match the rooms and guests of the search. */
  | 'ROOMS_MISMATCH'
  /** Hotels, rooms, rates or rows could not be read and were omitted. */
  | 'ROW_UNREADABLE'
  /** The search has expired. */
  | 'SEARCH_EXPIRED'
  /** The chosen vehicles do not seat exactly the passengers of the search. */
  | 'SEATS_MISMATCH'
  /** The dates cannot be searched. */
  | 'STAY_INVALID'
  /** A supplier failed or timed out. */
  | 'SUPPLIER_FAILED'
  /** The gateway's response to a change of tags was unclear. */
  | 'TAGGING_FAILED'
  /** The gateway refused the tags. */
  | 'TAGS_REFUSED'
  /** Too many bookings in one call. */
  | 'TOO_MANY_BOOKINGS'
  /** The booking has too many tags. */
  | 'TOO_MANY_TAGS'
  /** The company has too many unpaid bookings. */
  | 'TOO_MANY_UNPAID'
  /** The vehicles are not available. */
  | 'TRANSPORT_NOT_AVAILABLE'
  /** Another agent has changed the trip. */
  | 'TRIP_CHANGED'
  /** The trip has too few nights in one city for an Umrah visa. */
  | 'TRIP_CITY_NIGHTS_TOO_FEW'
  /** The dates of a service do not match the trip. */
  | 'TRIP_DATES_DIFFER'
  /** The trip already has a service of this type. */
  | 'TRIP_DUPLICATE_ITEM'
  /** The company has too many open trips. */
  | 'TRIP_LIMIT'
  /** The trip has too few nights for an Umrah visa. */
  | 'TRIP_NIGHTS_TOO_FEW'
  /** The service is no longer sold. */
  | 'TRIP_NOT_AVAILABLE'
  /** There is no open trip with this ID. */
  | 'TRIP_NOT_FOUND'
  /** A service starts in the past. */
  | 'TRIP_PART_IN_PAST'
  /** The gateway refused the change to the trip. */
  | 'TRIP_REFUSED'
  /** The route of the transport does not follow the cities of the trip. */
  | 'TRIP_ROUTE_DIFFERS'
  /** The trip lacks a planned or required service. */
  | 'TRIP_SERVICE_MISSING'
  /** There are nights without a hotel between two stays. */
  | 'TRIP_STAYS_GAP'
  /** A stay starts before the previous one ends. */
  | 'TRIP_STAYS_OVERLAP'
  /** A service is for fewer travelers than planned. */
  | 'TRIP_TRAVELERS_TOO_FEW'
  /** No token. Sign in. */
  | 'UNAUTHENTICATED'
  /** The tax number of a Saudi company must have 15 digits, the first and the last being 3. */
  | 'VAT_NUMBER_INVALID'
  /** The chosen vehicles cannot be booked together. */
  | 'VEHICLES_MISMATCH';

/** Facilities that have a code. */
export type FacilityCode =
  /** Air conditioning. */
  | 'AIR_CONDITIONING'
  /** Business center. */
  | 'BUSINESS_CENTER'
  /** Coffee shop. */
  | 'COFFEE_SHOP'
  /** Elevator. */
  | 'ELEVATOR'
  /** Rooms for families. */
  | 'FAMILY_ROOMS'
  /** Free wireless internet. */
  | 'FREE_WIFI'
  /** 24-hour front desk. */
  | 'FRONT_DESK_24H'
  /** Shuttle to the Haram. */
  | 'HARAM_SHUTTLE'
  /** Rooms with a view of the Haram. */
  | 'HARAM_VIEW_ROOMS'
  /** Laundry service. */
  | 'LAUNDRY'
  /** Living area. */
  | 'LIVING_AREA'
  /** Luggage storage. */
  | 'LUGGAGE_STORAGE'
  /** Parking. */
  | 'PARKING'
  /** Prayer room. */
  | 'PRAYER_ROOM'
  /** Private bathroom. */
  | 'PRIVATE_BATHROOM'
  /** Restaurant. */
  | 'RESTAURANT'
  /** Room service. */
  | 'ROOM_SERVICE'
  /** A value this server does not know. */
  | 'UNRECOGNISED'
  /** Step-free access for wheelchairs. */
  | 'WHEELCHAIR_ACCESS';

/** An extra to include. */
export type GroundServiceExtraInput = {
  /** `GroundServiceExtra.code`. */
  code: string;
  /** Number of days, 1 to 60. */
  days?: number | null | undefined;
  /** Number of units, 1 to 60. */
  quantity?: number | null | undefined;
};

/** Ground services to search for, for arrivals from today (Riyadh) to 500 days ahead. */
export type GroundServiceSearchInput = {
  /** Day of arrival. */
  arrivalDate: string;
  /** Pilgrims' country of residence, ISO 3166-1 alpha-2. Defaults to their nationality. */
  countryOfResidence?: string | null | undefined;
  /** Extras to include, at most 20, each once. */
  extras?: Array<GroundServiceExtraInput> | null | undefined;
  /** Pilgrims' nationality, ISO 3166-1 alpha-2. */
  nationality: string;
  /** `GroundServicePackage.code`. Defaults to all packages. */
  packageCode?: string | null | undefined;
  /** Number of pilgrims, 1 to 60. */
  pilgrims: number;
};

/** Order of a search for ground services. */
export type GroundServiceSort =
  /** Lowest total first; offers without a total last. */
  | 'PRICE_ASC'
  /** Highest total first; offers without a total last. */
  | 'PRICE_DESC';

/** Filters over a cached search for ground services; all of them must match. */
export type GroundServiceWhere = {
  /** Any of these companies by their code. */
  companies?: Array<string> | null | undefined;
  /** Any of these packages by their code. */
  packages?: Array<string> | null | undefined;
  /** Maximum total. */
  priceMax?: string | null | undefined;
  /** Minimum total. */
  priceMin?: string | null | undefined;
};

/** A guest other than the lead traveler. */
export type GuestInput = {
  /** Age at check-in; required for a child, and the same as in the search. */
  age?: number | null | undefined;
  /** First name as in the passport: 1 to 100 letters of any script with spaces, hyphens, apostrophes and periods. */
  firstName: string;
  /** Whether the passport has only one name. Send it as `firstName` and omit `lastName`. */
  hasOneName?: boolean | null | undefined;
  /** Last name as in the passport, in the format of `firstName`. Required unless `hasOneName` is true. */
  lastName?: string | null | undefined;
  /** Position of the guest's room in the search, from 0. */
  roomIndex: number;
  /** Form of address. */
  salutation: Salutation;
  /** Adult or child. */
  type: TravelerType;
};

/** Dates, rooms and guests to search for: up to 9 rooms, 9 guests per room and 30 nights, arriving from today (Riyadh) to 500 days ahead. */
export type HotelSearchInput = {
  /** First night. */
  checkIn: string;
  /** Departure date, after `checkIn`. */
  checkOut: string;
  /** Hotel promo code (SubPCC) of one hotel. */
  hotelPromoCode?: string | null | undefined;
  /** `HotelLocation.code`. */
  locationCode: string;
  /** Guests' nationality, ISO 3166-1 alpha-2. Prices and visa rules depend on it. */
  nationality: string;
  /** Rooms to search for. The position of a room in this list is its `roomIndex`. */
  rooms: Array<RoomInput>;
  /** Special code of the company, sent to the gateway unchanged. */
  specialCode?: string | null | undefined;
};

/** Order of a search result. */
export type HotelSort =
  /** Nearest to the Haram first; hotels of unknown distance last. */
  | 'DISTANCE_ASC'
  /** Cheapest first. */
  | 'PRICE_ASC'
  /** Most expensive first. */
  | 'PRICE_DESC'
  /** Fewest stars first; hotels without stars last. */
  | 'RATING_ASC'
  /** Most stars first; hotels without stars last. */
  | 'RATING_DESC'
  /**
   * Highest score first, of 100 points: up to 35 for the distance to the Haram, 30 for the total relative to the lowest in the list, 20 for the
   * stars and 15 for the terms of the cheapest offer. Hotels that cannot be booked come last.
   */
  | 'RECOMMENDED';

/**
 * Filters over a cached search; all of them must match.
 *
 * If the result has the rates of an offer, `boards`, `refundable` and the price filters apply to combinations of rates for all rooms. One
 * combination must match all of these filters, and the offer shows the cheapest match. `HotelFacets.coverage` says which offers have rates.
 */
export type HotelWhere = {
  /** Any of these boards. */
  boards?: Array<Board> | null | undefined;
  /** Any of these distances to the Haram. */
  distances?: Array<DistanceBand> | null | undefined;
  /** Words of the hotel's name, in any order; case, accents and punctuation are ignored. */
  name?: string | null | undefined;
  /** Maximum total of the stay. */
  priceMax?: string | null | undefined;
  /** Minimum total of the stay. */
  priceMin?: string | null | undefined;
  /** True for refundable offers only, false for non-refundable offers only. Offers whose `refundable` is null never match. */
  refundable?: boolean | null | undefined;
  /** Any of these star ratings. */
  stars?: Array<number> | null | undefined;
  /** Any of these suppliers by `SupplierInfo.key`. */
  supplierKeys?: Array<string> | null | undefined;
  /** Offers of any of these suppliers. Use `supplierKeys` for suppliers that the enum does not have. */
  suppliers?: Array<Supplier> | null | undefined;
};

/** A document to issue. */
export type IssueBookingDocumentInput = {
  /** `Booking.id`. */
  bookingId: string;
  /** Kind of document. */
  kind: DocumentKind;
  /** `en-US`, `ar-SA`, `tr-TR`, `id-ID` or `ur-PK`; any other value means the language of `Accept-Language`. Every document is also in Arabic. */
  language?: string | null | undefined;
};

/** Lead traveler, in whose name the booking is made. */
export type LeadTravelerInput = {
  /** E-mail address of the traveler. */
  email: string;
  /** First name as in the passport: 1 to 100 letters of any script with spaces, hyphens, apostrophes and periods. */
  firstName: string;
  /** Whether the passport has only one name. Send it as `firstName` and omit `lastName`. */
  hasOneName?: boolean | null | undefined;
  /** Last name as in the passport, in the format of `firstName`. Required unless `hasOneName` is true. */
  lastName?: string | null | undefined;
  /** National phone number, 4 to 14 digits, valid for its country. */
  phone: string;
  /** Country calling code without the plus, e.g. `62`. */
  phoneCountryCode: string;
  /** Form of address. */
  salutation: Salutation;
};

/** Ways in which a text can match. */
export type LookupField =
  /** Agent's own reference. */
  | 'AGENT_REFERENCE'
  /** Lead traveler. */
  | 'LEAD_TRAVELER'
  /** Anything else, such as a document number or a hotel. */
  | 'OTHER'
  /** Passport number of the lead traveler. */
  | 'PASSPORT'
  /** Payment link. */
  | 'PAYMENT_LINK'
  /** Booking reference (BRN). */
  | 'REFERENCE'
  /** Supplier's reference. */
  | 'SUPPLIER_REFERENCE'
  /** Tag. */
  | 'TAG';

/** Product of a booking in a statement. */
export type MovementProduct =
  /** Ground services. */
  | 'GROUND_SERVICE'
  /** Hotel stay. */
  | 'HOTEL'
  /** Transport. */
  | 'TRANSPORT';

/** Payment of an unpaid booking in full. */
export type PayBookingInput = {
  /** `Booking.id`. */
  bookingId: string;
  /** Idempotency key of this payment: 8 to 64 letters, digits or hyphens, chosen by the client. */
  idempotencyKey: string;
  /** Payment method. */
  payment: UnpaidBookingPaymentInput;
};

/** Payment method. Exactly one field is set. */
export type PaymentInput =
  {   /** Charges the company's account with the gateway's operator. */
  account: AccountPaymentInput; card?: never; later?: never; wallet?: never; }
  |  { account?: never;   /** Opens the card provider's page. The order is sent to the supplier once the amount is reserved on the card. The card is charged once the supplier has confirmed. */
  card: CardPaymentInput; later?: never; wallet?: never; }
  |  { account?: never; card?: never;   /** True: charges nothing now. Only for quotes with `payLaterUntil`, the time by which the booking must be paid with `payBooking`. */
  later: boolean; wallet?: never; }
  |  { account?: never; card?: never; later?: never;   /** Charges the company's wallet. */
  wallet: WalletPaymentInput; };

/** Status of a payment link. */
export type PaymentLinkStatus =
  /** Disabled by its owner. */
  | 'DISABLED'
  /** Not paid in time. Its owner can extend it. */
  | 'EXPIRED'
  /** Paid. */
  | 'PAID'
  /** Being paid: the supplier has not confirmed the booking yet. */
  | 'PENDING'
  /** Can be paid. */
  | 'UNPAID'
  /** A value this server does not know, or no status. */
  | 'UNRECOGNISED';

/** Payment methods for a quote. */
export type PaymentMethod =
  /** The company's account with the gateway's operator, if the gateway reports no wallet. */
  | 'ACCOUNT'
  /** A card, entered on the card provider's page. Nothing is charged to the wallet. */
  | 'CARD'
  /** The company's wallet at the gateway. */
  | 'WALLET';

/** Status of a booking's payment. */
export type PaymentStatus =
  /** On hold until the supplier confirms the booking. */
  | 'HELD'
  /** Paid, and nothing was refunded. */
  | 'PAID'
  /** Refunded in part. */
  | 'PARTLY_REFUNDED'
  /** Refunded in full. */
  | 'REFUNDED'
  /** Unpaid: payment is due by `payBy`, or the booking was cancelled unpaid. */
  | 'UNPAID';

/** Place and time where the driver meets the travelers. */
export type PickUpInput = {
  /** Flight the travelers arrive on, starting with the airline code, e.g. `SV820`. */
  flightNumber?: string | null | undefined;
  /** Meeting point, such as a terminal or a hotel, at most 100 characters. */
  place?: string | null | undefined;
  /** Time of day in Makkah, e.g. `16:00`. */
  time?: string | null | undefined;
};

/** Kinds of price lines. */
export type PriceLineKind =
  /** Rooms before tax. */
  | 'BASE'
  /** The agent's commission. */
  | 'COMMISSION'
  /** Discount, already subtracted from the base. */
  | 'DISCOUNT'
  /** Fees of the supplier. */
  | 'FEE'
  /** A value this server does not know. */
  | 'OTHER'
  /** Amount the gateway owes the supplier. */
  | 'PREPAY'
  /** VAT and municipality fee together, as suppliers report them. */
  | 'TAX';

/** A booking and its new dates, new names or both. */
export type QuoteBookingChangeInput = {
  /** `Booking.id`. */
  bookingId: string;
  /** New check-in date. Unchanged if omitted. */
  checkIn?: string | null | undefined;
  /** New check-out date, at most 30 nights after check-in. Unchanged if omitted. */
  checkOut?: string | null | undefined;
  /** Travelers with a new name; all others keep theirs. */
  names?: Array<TravelerNameInput>;
};

/** A package to quote. */
export type QuoteGroundServiceInput = {
  /** `GroundServiceExtra.code` of the extras to include, each with the quantity and days in the offer. */
  extras?: Array<string>;
  /** `GroundServiceOffer.id`. */
  offerId: string;
  /** Cached search. */
  searchId: string;
};

/** Rooms to quote. */
export type QuoteHotelInput = {
  /** `Hotel.id`. */
  hotelId: string;
  /** One rate for each room of the search, all from one supplier. Fails with `NOT_ENOUGH_ROOMS` if more rooms are chosen than a room's `roomsLeft`. */
  rooms: Array<ChosenRoomInput>;
  /** Cached search. */
  searchId: string;
};

/** Vehicles to quote. */
export type QuoteTransportInput = {
  /** Cached search. */
  searchId: string;
  /**
   * Vehicles of one company on one route, each offer once. Fails with `VEHICLES_MISMATCH` for two companies, an offer named twice or more than ten vehicles,
   * `NOT_ENOUGH_VEHICLES` when fewer are left, and `SEATS_MISMATCH` when they do not seat exactly the passengers in the search.
   */
  vehicles: Array<ChosenVehiclesInput>;
};

/** Which rates the filters of a search are applied to. */
export type RateCoverage =
  /** Every rate of every supplier. */
  | 'ALL_RATES'
  /** Only each supplier's cheapest rate. */
  | 'LOWEST_RATES'
  /** All rates of some suppliers, and the cheapest rate of the others. */
  | 'SOME_RATES';

/** A new agent and the agent's company. */
export type RegisterAgentInput = {
  /** Country of the company, ISO 3166-1 alpha-2. */
  companyCountry?: string;
  /** Registered name of the company, at most 100 characters. */
  companyName: string;
  /** E-mail address to sign in with. */
  email: string;
  /** First name, at most 50 characters: letters of any script, spaces, hyphens, apostrophes and periods. */
  firstName: string;
  /** IBAN of the company; empty if its country has none. */
  iban?: string;
  /** Last name, with the same limits as `firstName`. */
  lastName: string;
  /** License number of the company, at most 30 characters. */
  licenseNumber?: string;
  /** National phone number, 4 to 14 digits in any script. */
  phone: string;
  /** Country calling code without the plus, e.g. `966`. */
  phoneCountryCode: string;
  /** Tax number: in Saudi Arabia the VAT number of 15 digits, elsewhere 4 to 30 letters, digits, periods, slashes and hyphens. */
  vatNumber?: string;
};

/** Quote to remove the promo code from. */
export type RemovePromoInput = {
  /** `Quote.id`. */
  quoteId: string;
};

/** Decision of an agent about an unknown outcome. */
export type ResolveBookingOutcomeInput = {
  /** `Booking.id` of the booking that was made. Omit when nothing was booked. */
  bookingId?: string | null | undefined;
  /** `OutcomeUnknown.clientReference`. */
  clientReference: string;
};

/** Guests of one room. */
export type RoomInput = {
  /** Number of adults, 1 to 9. A room takes up to 9 guests, children included. */
  adults: number;
  /** Age of each child at check-in, 0 to 17. */
  childAges?: Array<number>;
};

/** Type of a room, regardless of its beds and view. */
export type RoomType =
  /** For two guests. */
  | 'DOUBLE'
  /** A suite for a family. */
  | 'FAMILY_SUITE'
  /** For four guests. */
  | 'QUADRUPLE'
  /** For five guests. */
  | 'QUINTUPLE'
  /** For one guest. */
  | 'SINGLE'
  /** For three guests. */
  | 'TRIPLE'
  /** A value this server does not know; see the name of the room. */
  | 'UNRECOGNISED';

/** View from a room. */
export type RoomView =
  /** The city. */
  | 'CITY'
  /** The Haram of the city. */
  | 'HARAM'
  /** The Kaaba. */
  | 'KAABA';

/** Form of address, which implies the gender. */
export type Salutation =
  /** A boy; children only. */
  | 'MASTER'
  /** A girl; children only. */
  | 'MISS'
  /** A man, or a boy. */
  | 'MR'
  /** A married woman. */
  | 'MRS'
  /** A woman, or a girl. */
  | 'MS';

/** Kind of a code sent with a search. */
export type SearchCodeKind =
  /** Hotel promo (SubPCC) of one hotel. */
  | 'HOTEL_PROMO'
  /** Special code of the company. */
  | 'SPECIAL';

/** State of a code, as the gateway reports it. */
export type SearchCodeState =
  /** The code is in effect. */
  | 'ACCEPTED'
  /** No requested hotel or supplier recognizes the code; it has no effect. */
  | 'NOT_RECOGNIZED'
  /** The gateway does not report whether the code is in effect. */
  | 'NOT_STATED';

/** Kind of reservation that a payment link shares. */
export type SharedReservationKind =
  /** Rooms of a hotel. */
  | 'HOTEL'
  /** Vehicles for a route and a day. */
  | 'TRANSPORT'
  /** A value this server does not know. */
  | 'UNRECOGNISED';

/** Lists of shared reservations. */
export type SharedReservationTab =
  /** Shared by the viewer. */
  | 'MINE'
  /** Shared with the viewer. */
  | 'WITH_ME';

/** Which sessions to revoke. */
export type SignOutScope =
  /** All sessions. */
  | 'EVERYWHERE'
  /** All sessions except the session of this request. */
  | 'OTHERS'
  /** The session of this request. */
  | 'THIS';

/** Special request for a stay. */
export type SpecialRequest =
  /** A room for a guest with reduced mobility. */
  | 'ACCESSIBLE_ROOM'
  /** Rooms next to each other. */
  | 'ADJACENT_ROOMS'
  /** A cot for a baby. */
  | 'BABY_COT'
  /** A room on a low floor. */
  | 'LOW_FLOOR'
  /** A quiet room. */
  | 'QUIET_ROOM'
  /** Rooms on the same floor. */
  | 'SAME_FLOOR';

/** Special requests for a stay, sent with the order. The hotel does not guarantee them. */
export type SpecialRequestsInput = {
  /** Expected arrival at the hotel in Makkah time, e.g. `22:30`. */
  arrivalTime?: string | null | undefined;
  /** Requests that have a code. */
  codes?: Array<SpecialRequest>;
  /** Anything else, at most 250 characters. */
  note?: string | null | undefined;
};

/** Filters of a wallet statement, combined with AND. */
export type StatementWhere = {
  /** On or after this day in Makkah. */
  from?: string | null | undefined;
  /** Any of these kinds. */
  kinds?: Array<WalletMovementKind> | null | undefined;
  /** On or before this day in Makkah. */
  to?: string | null | undefined;
};

/** A supplier that sells to the gateway. */
export type Supplier =
  /** Agoda. Rooms are sold in groups; prices are base + tax + fees. */
  | 'AGODA'
  /** hudxconnect. Prices are base + tax; commission and prepay are extra information. */
  | 'HUDXCONNECT'
  /** umrahholidays. Prices consist of a single total and its tax. */
  | 'UMRAHHOLIDAYS'
  /** Any other supplier; see `supplierInfo`. */
  | 'UNRECOGNISED';

/** State of a supplier in a search. */
export type SupplierState =
  /** The supplier has responded. */
  | 'ANSWERED'
  /** The supplier failed or timed out. */
  | 'FAILED'
  /** The supplier has not responded yet. */
  | 'SEARCHING';

/** All tags of a booking. */
export type TagBookingInput = {
  /** `Booking.id`. */
  bookingId: string;
  /** At most 20 tags of 3 to 40 characters. Of tags that differ only in case or accents, only the first is used. */
  tags: Array<string>;
};

/** A change of the tags of several bookings. */
export type TagBookingsInput = {
  /** Tags to add, in the form of `TagBookingInput.tags`. */
  add?: Array<string>;
  /** `Booking.id` of 1 to 50 bookings, each once. */
  bookingIds: Array<string>;
  /** Tags to remove, ignoring case and accents. */
  remove?: Array<string>;
};

/** A top-up of the wallet. */
export type TopUpWalletInput = {
  /** Amount in SAR within `Wallet.topUp`, at most two decimals. */
  amount: string;
  /** Idempotency key: 8 to 64 letters, digits or hyphens, chosen by the client. */
  idempotencyKey: string;
};

/** A ride to search for, on a day from today (Riyadh) to 500 days ahead. */
export type TransportSearchInput = {
  /** Day of the ride. */
  date: string;
  /** Oldest model year. */
  modelFrom?: number | null | undefined;
  /** Newest model year. */
  modelTo?: number | null | undefined;
  /** Passengers' nationality, ISO 3166-1 alpha-2. */
  nationality: string;
  /** Number of passengers, 1 to 60. */
  passengers: number;
  /** `TransportRoute.code`. Defaults to all routes. */
  routeCode?: string | null | undefined;
  /** Number of vehicles, 1 to 10 and at most one for each passenger. Defaults to as many of each kind as the passengers need. */
  vehicles?: number | null | undefined;
};

/** Order of a search for transport. */
export type TransportSort =
  /** Lowest total for the passengers first, then offers without a total, then offers that cannot carry all passengers. */
  | 'PRICE_ASC'
  /** Highest total for the passengers first, then offers without a total, then offers that cannot carry all passengers. */
  | 'PRICE_DESC'
  /** Fewest seats first, then vehicles of unknown size, then vehicles that cannot carry all passengers. */
  | 'SEATS_ASC';

/** Filters over a cached search for transport; all of them must match. */
export type TransportWhere = {
  /** Any of these categories. */
  categories?: Array<VehicleCategory> | null | undefined;
  /** Any of these companies by their code. */
  companies?: Array<string> | null | undefined;
  /** Maximum total for the passengers. */
  priceMax?: string | null | undefined;
  /** Minimum total for the passengers. */
  priceMin?: string | null | undefined;
  /** Any of these types. */
  vehicleTypes?: Array<VehicleType> | null | undefined;
};

/** A traveler of a booking with a new name. */
export type TravelerNameInput = {
  /** First name as in the passport: 1 to 100 letters of any script with spaces, hyphens, apostrophes and periods. */
  firstName: string;
  /** Whether the passport has only one name. Send it as `firstName` and omit `lastName`. */
  hasOneName?: boolean | null | undefined;
  /** Last name as in the passport, in the format of `firstName`. Required unless `hasOneName` is true. */
  lastName?: string | null | undefined;
  /** Position of the room in the booking's details, from 0; 0 for a ride or a service. */
  roomIndex: number;
  /** Form of address. Unchanged if omitted. */
  salutation?: Salutation | null | undefined;
  /** Position of the traveler in the room, from 0; 0 for the lead traveler of a ride or a service. */
  travelerIndex: number;
};

/** Adult or child. */
export type TravelerType =
  /** 18 or older. */
  | 'ADULT'
  /** 0 to 17. */
  | 'CHILD';

/** Payment method of an unpaid booking. Exactly one field is set. */
export type UnpaidBookingPaymentInput =
  {   /** Opens the card provider's page. */
  card: CardPaymentInput; wallet?: never; }
  |  { card?: never;   /** Charges the company's wallet. */
  wallet: WalletPaymentInput; };

/** Changes to the profile. Omitted fields stay unchanged. */
export type UpdateProfileInput = {
  /** Country of the company, ISO 3166-1 alpha-2. The tax number must have the format of this country. */
  companyCountry?: string | null | undefined;
  /** Registered name of the company, at most 100 characters. */
  companyName?: string | null | undefined;
  /** Preferred display currency: `SAR`, `USD` or `EUR`. Prices are in SAR. */
  currency?: string | null | undefined;
  /** IBANs of the company, at most 10, the preferred one first. */
  ibans?: Array<string> | null | undefined;
  /** Preferred language: `en-US`, `ar-SA`, `tr-TR`, `id-ID` or `ur-PK`. */
  language?: string | null | undefined;
  /** License number of the company, 1 to 30 characters. */
  licenseNumber?: string | null | undefined;
  /** Name shown on bookings, at most 100 characters. */
  name?: string | null | undefined;
  /** National phone number; only together with `phoneCountryCode`. Set both to an empty string to remove it. */
  phone?: string | null | undefined;
  /** Country calling code without the plus; only together with `phone`. */
  phoneCountryCode?: string | null | undefined;
  /** Tax number, as in `RegisterAgentInput`. An empty string removes it. */
  vatNumber?: string | null | undefined;
};

/** Category of a vehicle. */
export type VehicleCategory =
  /** Normal. */
  | 'NORMAL'
  /** Premium. */
  | 'PREMIUM'
  /** A value this server does not know; see `categoryText`. */
  | 'UNRECOGNISED'
  /** VIP. */
  | 'VIP';

/** Type of a vehicle. */
export type VehicleType =
  /** Bus for a group. */
  | 'BUS'
  /** Car for about four passengers. */
  | 'SEDAN'
  /** Larger car for about six passengers. */
  | 'SUV'
  /** A value this server does not know; see `vehicleTypeText`. */
  | 'UNRECOGNISED'
  /** Van for about nine to fourteen passengers. */
  | 'VAN';

/** Kinds of wallet transactions. */
export type WalletMovementKind =
  /** Top-up charged back by the cardholder's bank. */
  | 'CHARGEBACK'
  /** Chargeback reversed after the dispute was withdrawn or won. */
  | 'CHARGEBACK_REVERSAL'
  /** Amount owed after a refund or chargeback exceeded the balance. */
  | 'DEBT'
  /** Payment of an amount owed. */
  | 'DEBT_PAYMENT'
  /** Money paid in. */
  | 'DEPOSIT'
  /** Set aside for a booking until the supplier responds. */
  | 'HOLD'
  /** Set aside for a booking and charged when the supplier confirmed it. */
  | 'PAYMENT'
  /** Refund of a cancelled booking. */
  | 'REFUND'
  /** Returned to the balance because the supplier did not confirm the booking. */
  | 'RELEASE'
  /** Top-up by card. */
  | 'TOP_UP'
  /** Refund of a top-up to the card. */
  | 'TOP_UP_REFUND'
  /** A value this server does not know. */
  | 'UNRECOGNISED';

/** Payment from the company's wallet. */
export type WalletPaymentInput = {
  /** Six-digit code from the authenticator app. */
  authCode: string;
};
