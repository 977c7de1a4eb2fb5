export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A calendar date without time or zone, `YYYY-MM-DD`. Stays are calendar dates in Makkah, never instants. */
  Date: { input: string; output: string; }
  /** An instant, RFC 3339. Hotel deadlines carry the Makkah offset (`2026-12-10T14:00:00+03:00`), every other instant is UTC (`Z`). */
  DateTime: { input: string; output: string; }
  /** An exact decimal number as text, `.` as the separator. Amounts of money always show two decimals (`"170.00"`). */
  Decimal: { input: string; output: string; }
};

/** There is an account with this e-mail address. */
export type AccountExists = UserError & {
  __typename?: 'AccountExists';
  /** Always `ACCOUNT_EXISTS`. */
  code: ErrorCode;
  /** One sentence for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
};

/** Payment on account, for gateways that report no wallet. */
export type AccountPaymentInput = {
  /** Six-digit code from the authenticator app, for agents who have one. */
  authCode?: InputMaybe<Scalars['String']['input']>;
};

/** Who did something. */
export type ActorKind =
  /** An agent of the company. */
  | 'AGENT'
  /** The supplier. */
  | 'SUPPLIER'
  /** The platform. */
  | 'SYSTEM';

/** Company and account exist; the temporary password is on its way. */
export type AgentRegistered = {
  __typename?: 'AgentRegistered';
  /** The address the temporary password was sent to. */
  email: Scalars['String']['output'];
};

/** The authenticator code was not accepted. Nothing was booked or charged. */
export type AuthCodeRefused = UserError & {
  __typename?: 'AuthCodeRefused';
  /** Tries left before payment is locked. */
  attemptsLeft: Scalars['Int']['output'];
  /** `AUTH_CODE_INVALID`, `AUTH_CODE_LOCKED` after five wrong codes, or `AUTHENTICATOR_MISSING` while none is enrolled. */
  code: ErrorCode;
  /** For the agent. */
  message: Scalars['String']['output'];
  /** When payment opens again; null unless locked. */
  retryAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The app that gives the six digits asked for at payment. */
export type Authenticator = {
  __typename?: 'Authenticator';
  /** When it was enrolled; null when none is, and nothing can be paid from the wallet. */
  enrolledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Recovery codes that have not been used. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** The new authenticator is in force. */
export type AuthenticatorConfirmed = {
  __typename?: 'AuthenticatorConfirmed';
  /** The authenticator as it is now. */
  authenticator: Authenticator;
  /** Ten codes, each good for one new enrolment when the phone is lost. They are shown once; earlier ones are void. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

/** An enrolment that waits for the first code of the new app. */
export type AuthenticatorEnrolment = {
  __typename?: 'AuthenticatorEnrolment';
  /** Until when it can be confirmed, 10 minutes. */
  expiresAt: Scalars['DateTime']['output'];
  /** The secret to type into the app, base32. It is shown once. */
  secret: Scalars['String']['output'];
  /** The same as an address for a QR code, `otpauth://totp/…`. */
  uri: Scalars['String']['output'];
};

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
  /** Not stated, not known to this version, or different for each room; see `boardText`. */
  | 'UNRECOGNISED';

/** Hotels with a board. */
export type BoardFacet = {
  __typename?: 'BoardFacet';
  /** Board. */
  board: Board;
  /** Number of hotels. */
  count: Scalars['Int']['output'];
};

/** What to book. The price is never taken from here: it is compared with the quote. */
export type BookHotelInput = {
  /** The total the agent has seen and agreed to. Booking is refused when the quote asks more. */
  acceptedTotal: Scalars['Decimal']['input'];
  /** The agent's own reference, up to 40 characters. */
  agentReference?: InputMaybe<Scalars['String']['input']>;
  /** All other guests. */
  guests: Array<GuestInput>;
  /** IBAN the booking is validated with, one of `Company.ibans`; the preferred one when left out. The wallet pays. */
  iban?: InputMaybe<Scalars['String']['input']>;
  /** Chosen by the client once for this checkout, 8 to 64 letters, digits or `-`; kept for 30 days. */
  idempotencyKey: Scalars['ID']['input'];
  /** The traveler the hotel asks for. Sleeps in the first room. */
  lead: LeadTravelerInput;
  /** How to pay, one of `HotelQuote.paymentMethods`. */
  payment: PaymentInput;
  /** `HotelQuote.id`. */
  quoteId: Scalars['ID']['input'];
  /** VAT number for the invoice, 15 digits, first and last one 3. */
  vatNumber: Scalars['String']['input'];
};

/** What booking a hotel can lead to. */
export type BookHotelResult = AuthCodeRefused | BookingRefused | HotelBooked | HotelUnavailable | IdempotencyMismatch | InsufficientFunds | InvalidInput | OutcomeUnknown | PriceChanged | QuoteExpired;

/** One booked room. */
export type BookedRoom = {
  __typename?: 'BookedRoom';
  /** Meals. */
  board: Board;
  /** Meals in the supplier's words. */
  boardText?: Maybe<Scalars['String']['output']>;
  /** Name of the room. */
  name: Scalars['String']['output'];
  /** Who sleeps in it. */
  travelers: Array<Traveler>;
};

/** Something booked at a supplier. */
export type Booking = {
  /** Whether it can be cancelled now, and why not. */
  cancellation: CancellationState;
  /** The idempotency key it was made with; null when the gateway does not keep it. */
  clientReference?: Maybe<Scalars['ID']['output']>;
  /** When it was booked; null when the list does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque id made of supplier and reference. */
  id: Scalars['ID']['output'];
  /** The state in the supplier's word. */
  rawStatus?: Maybe<Scalars['String']['output']>;
  /** The booking reference number (BRN), opaque text. */
  reference: Scalars['String']['output'];
  /** State of the booking. */
  status: BookingStatus;
  /** Who sold it; null when the list does not say. */
  supplier?: Maybe<Supplier>;
  /** Key, name and color of the supplier. */
  supplierInfo?: Maybe<SupplierInfo>;
  /** Tags of the company. */
  tags: Array<Scalars['String']['output']>;
};

/** The booking is cancelled. */
export type BookingCancelled = {
  __typename?: 'BookingCancelled';
  /** The booking, as it is now. */
  booking: Booking;
  /** Refunded amount; null when the gateway does not state it. */
  refund?: Maybe<Money>;
};

/** How to reach the lead traveler. */
export type BookingContact = {
  __typename?: 'BookingContact';
  /** E-mail address; null when not given. */
  email?: Maybe<Scalars['String']['output']>;
  /** Number with its country prefix, `+62 8120000000`; null when not given. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** Something that happened to a booking. */
export type BookingEvent = {
  __typename?: 'BookingEvent';
  /** Name of the agent, or of the supplier; null when the system did it. */
  actor?: Maybe<Scalars['String']['output']>;
  /** Who did it. */
  actorKind: ActorKind;
  /** When. */
  at: Scalars['DateTime']['output'];
  /** What. */
  kind: BookingEventKind;
  /** Money that moved with it; null when none did. */
  money?: Maybe<Money>;
  /**
   * Reason of a cancellation as the agent wrote it, or the supplier's words for a refusal where they are meant for an agent;
   * null for the other kinds.
   */
  note?: Maybe<Scalars['String']['output']>;
};

/** What can happen to a booking. */
export type BookingEventKind =
  /** Cancelled. */
  | 'CANCELLED'
  /** The agent asked to cancel. */
  | 'CANCEL_REQUESTED'
  /** The wallet was charged. */
  | 'CHARGED'
  /** The supplier confirmed. */
  | 'CONFIRMED'
  /** The supplier refused. */
  | 'FAILED'
  /** The supplier has it and has not decided. */
  | 'PENDING'
  /** Money went back to the wallet. */
  | 'REFUNDED'
  /** The agent asked for it. */
  | 'REQUESTED'
  /** The answer was lost and the outcome read again. */
  | 'REREAD'
  /** Something this version does not know. */
  | 'UNRECOGNISED'
  /** A visa application uses it. */
  | 'USED_IN_VISA';

/** Outcome of a booking call that got no clear answer. */
export type BookingOutcome = {
  __typename?: 'BookingOutcome';
  /** The booking; null unless `BOOKED`. */
  booking?: Maybe<Booking>;
  /** Bookings in the gateway's list that match hotel, dates, lead traveler, total and time; empty unless `UNKNOWN`. */
  candidates: Array<Booking>;
  /** `OutcomeUnknown.clientReference`. */
  clientReference: Scalars['ID']['output'];
  /** Seconds to wait before asking again; null when only the agent can decide. */
  nextCheckSeconds?: Maybe<Scalars['Int']['output']>;
  /** What is known now. */
  state: BookingOutcomeState;
};

/** State of an unknown outcome. */
export type BookingOutcomeState =
  /** The booking exists. */
  | 'BOOKED'
  /** Nothing was booked or charged. */
  | 'NOT_BOOKED'
  /** Not known yet. Do not book again. */
  | 'UNKNOWN';

/** One page of the bookings list. */
export type BookingPage = {
  __typename?: 'BookingPage';
  /** False when the gateway's list could not be read to its end; `warnings` says why. */
  complete: Scalars['Boolean']['output'];
  /** Bookings of this page. */
  items: Array<Booking>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Pages there are; 0 when nothing passes the filters. */
  pageCount: Scalars['Int']['output'];
  /** Bookings for each status, with all other filters applied. */
  statusCounts: Array<StatusCount>;
  /** Tags in use, alphabetically. */
  tags: Array<Scalars['String']['output']>;
  /** Bookings that pass the filters. */
  totalCount: Scalars['Int']['output'];
  /** What is missing and why. */
  warnings: Array<Warning>;
};

/** Money that moved for a booking. */
export type BookingPayment = {
  __typename?: 'BookingPayment';
  /** IBAN the booking was validated with, all but the last four characters hidden; null when the gateway does not say. */
  iban?: Maybe<Scalars['String']['output']>;
  /** What the wallet was charged. */
  paid: Money;
  /** What went back to the wallet; null when nothing did. */
  refunded?: Maybe<Money>;
};

/** The supplier said no. Nothing was booked or charged. */
export type BookingRefused = UserError & {
  __typename?: 'BookingRefused';
  /** `BOOKING_REFUSED`. */
  code: ErrorCode;
  /** For the agent. */
  message: Scalars['String']['output'];
  /** The supplier's own words, as plain text; null when it gave none. */
  supplierText?: Maybe<Scalars['String']['output']>;
};

/** Order of the bookings list. */
export type BookingSort =
  /** Next arrival first, then past ones from the latest on; bookings without a date last. */
  | 'CHECK_IN_ASC'
  /** Oldest first. */
  | 'CREATED_ASC'
  /** Newest first. */
  | 'CREATED_DESC'
  /** Next end of free cancellation first, then past ones from the latest on; bookings without free cancellation last. */
  | 'FREE_CANCELLATION_ASC';

/** State of a booking. */
export type BookingStatus =
  /** Cancelled. */
  | 'CANCELLED'
  /** The supplier has confirmed (`Confirmed`, `Booked` and `Approved` on the wire). */
  | 'CONFIRMED'
  /** The supplier said no. */
  | 'FAILED'
  /** Some of its parts are booked and some are not. */
  | 'PARTIAL'
  /** The supplier has it and has not decided yet. */
  | 'PENDING'
  /** Nobody knows yet; it is being found out. Do not book again. */
  | 'UNKNOWN'
  /** A word this version does not know; see `rawStatus`. */
  | 'UNRECOGNISED';

/** Filters of the bookings list; all that are given must hold. */
export type BookingWhere = {
  /** Check-in on or after. */
  checkInFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Check-in on or before. */
  checkInTo?: InputMaybe<Scalars['Date']['input']>;
  /** The idempotency key a booking was made with. */
  clientReference?: InputMaybe<Scalars['ID']['input']>;
  /** Booked at or after. */
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Booked at or before. */
  createdTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Free cancellation ends at or after; a booking without free cancellation does not pass. */
  freeCancellationFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Free cancellation ends at or before; a booking without free cancellation does not pass. */
  freeCancellationTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Any of these. */
  status?: InputMaybe<Array<BookingStatus>>;
  /** A tag, whole, case ignored. */
  tag?: InputMaybe<Scalars['String']['input']>;
  /** Part of reference, hotel, lead traveler or tag; case and accents ignored. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** The booking cannot be cancelled now. Nothing was changed. */
export type CancellationBlocked = UserError & {
  __typename?: 'CancellationBlocked';
  /** `CANCEL_WAIT_TIME`, `CANCEL_USED_IN_VISA`, `CANCEL_NON_REFUNDABLE`, `CANCEL_IN_PROGRESS` or `CANCEL_NOT_ELIGIBLE`. */
  code: ErrorCode;
  /** For the agent. */
  message: Scalars['String']['output'];
  /** When to try again; null unless waiting helps. */
  retryAt?: Maybe<Scalars['DateTime']['output']>;
  /** The visa application that uses the booking; null unless that is the reason. */
  visaApplicationId?: Maybe<Scalars['ID']['output']>;
};

/** A rule that stands in the way of cancelling. */
export type CancellationBlocker = {
  __typename?: 'CancellationBlocker';
  /** `CANCEL_WAIT_TIME`, `CANCEL_USED_IN_VISA`, `CANCEL_NON_REFUNDABLE`, `CANCEL_IN_PROGRESS` or `CANCEL_NOT_ELIGIBLE`. */
  code: ErrorCode;
  /** For the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
};

/**
 * What cancelling costs, and when.
 *
 * The policy of one room is the supplier's own, in percent or amounts. A stay of several rooms has one computed policy: consecutive steps
 * in amounts, each the fee of all rooms together. A non-refundable room counts with its full price at all times.
 */
export type CancellationPolicy = {
  __typename?: 'CancellationPolicy';
  /** End of free cancellation for all rooms, Makkah time; null when cancelling is never free or it is unknown. */
  freeUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the supplier returns any part of the price; null when it does not say. */
  refundable?: Maybe<Scalars['Boolean']['output']>;
  /** Cancellation fees in order of time, then no-show fees. Free spans are left out. */
  steps: Array<CancellationStep>;
  /** The supplier's own wording as plain text; null when it has none. */
  supplierText?: Maybe<Scalars['String']['output']>;
};

/** What cancelling gives back. */
export type CancellationQuote = {
  __typename?: 'CancellationQuote';
  /** Until when the refund holds, 10 minutes at most. */
  expiresAt: Scalars['DateTime']['output'];
  /** Opaque id, good for one confirmation. */
  id: Scalars['ID']['output'];
  /** Amount paid; null when the gateway does not state it. */
  paid?: Maybe<Money>;
  /** `paid` minus `refund`; null when either is. */
  penalty?: Maybe<Money>;
  /** Refund if confirmed; null when the gateway does not state it. */
  refund?: Maybe<Money>;
};

/** The booking can be cancelled at this refund. */
export type CancellationQuoted = {
  __typename?: 'CancellationQuoted';
  /** The quote to confirm. */
  quote: CancellationQuote;
};

/** Whether a booking can be cancelled now. The gateway decides; this repeats its answer. */
export type CancellationState = {
  __typename?: 'CancellationState';
  /** When the waiting time ends; null unless it is what stands in the way. */
  availableFrom?: Maybe<Scalars['DateTime']['output']>;
  /** Every rule that stands in the way. */
  blockers: Array<CancellationBlocker>;
  /** Whether a cancellation quote may be requested. */
  eligible: Scalars['Boolean']['output'];
  /** False when the gateway reports no cancellation rules for this booking: only a cancellation quote tells. */
  reported: Scalars['Boolean']['output'];
};

/** A fee for cancelling within a span of time. Either `percent` or `amount` is set; both are null when the fee is unknown. */
export type CancellationStep = {
  __typename?: 'CancellationStep';
  /** Fee; in a policy of several rooms, the fee of all rooms. */
  amount?: Maybe<Money>;
  /** Start, Makkah time; null when it applies from the booking on. */
  from?: Maybe<Scalars['DateTime']['output']>;
  /** True for a no-show fee. */
  noShow: Scalars['Boolean']['output'];
  /** Share of the room's price, `"50"`. Always null in a policy of several rooms. */
  percent?: Maybe<Scalars['Decimal']['output']>;
  /** End, Makkah time; null when open. */
  to?: Maybe<Scalars['DateTime']['output']>;
};

/** One code of the error catalogue. */
export type CatalogueEntry = {
  __typename?: 'CatalogueEntry';
  /** Cause, in English for developers. */
  cause: Scalars['String']['output'];
  /** Code. */
  code: ErrorCode;
  /** Where the code appears. */
  kind: ErrorKind;
  /** Wording of the gateway family for the same error; null when it has none. */
  legacyMessage?: Maybe<Scalars['String']['output']>;
  /** Text for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
  /** Remedy, in English for developers. */
  remedy: Scalars['String']['output'];
  /** Whether the same request may succeed later. */
  retryable: Scalars['Boolean']['output'];
};

/** Charge for children of an age range. */
export type ChildPolicy = {
  __typename?: 'ChildPolicy';
  /** Amount per night; null when free or a percentage. */
  amount?: Maybe<Money>;
  /** True when children stay free. */
  free: Scalars['Boolean']['output'];
  /** Youngest age, inclusive. */
  fromAge: Scalars['Int']['output'];
  /** Percent of the adult price, `"50"`; null when free or a fixed amount. */
  percent?: Maybe<Scalars['Decimal']['output']>;
  /** Supplier the charge applies to; `UNRECOGNISED` for all but three. */
  supplier: Supplier;
  /** Key, name and color of the supplier. */
  supplierInfo: SupplierInfo;
  /** Oldest age, inclusive. */
  toAge: Scalars['Int']['output'];
};

/** Rate for one room of the search. */
export type ChosenRoomInput = {
  /** `Rate.id`. */
  rateId: Scalars['ID']['input'];
  /** Position of the room in the search, from 0. */
  roomIndex: Scalars['Int']['input'];
};

/** A travel agency or Umrah operator. Wallet, bookings and IBANs belong to it, not to the person. */
export type Company = {
  __typename?: 'Company';
  /** IBANs a booking may be validated with, without spaces, the preferred one first. */
  ibans: Array<Scalars['String']['output']>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Licence number of the ministry; null when not given. */
  licenseNumber?: Maybe<Scalars['String']['output']>;
  /** Registered name. */
  name: Scalars['String']['output'];
  /** Saudi VAT number, 15 digits; null when not given. */
  vatNumber?: Maybe<Scalars['String']['output']>;
};

/** What became of confirming an authenticator. */
export type ConfirmAuthenticatorResult = AuthCodeRefused | AuthenticatorConfirmed | EnrolmentExpired | InvalidInput | NotSupported;

/** The cancellation the agent agreed to. */
export type ConfirmCancellationInput = {
  /** Chosen by the client once for this cancellation, 8 to 64 letters, digits or `-`. */
  idempotencyKey: Scalars['ID']['input'];
  /** `CancellationQuote.id`. */
  quoteId: Scalars['ID']['input'];
  /** Why, 3 to 200 characters; kept in the history. */
  reason: Scalars['String']['input'];
};

/** What confirming a cancellation can lead to. */
export type ConfirmCancellationResult = BookingCancelled | CancellationBlocked | IdempotencyMismatch | InvalidInput | OutcomeUnknown | QuoteExpired;

/** A message to the people behind the platform. */
export type ContactMessageInput = {
  /** Where the answer goes. */
  email: Scalars['String']['input'];
  /** The message, at most 4,000 characters; line breaks are kept. */
  message: Scalars['String']['input'];
  /** Name of the sender, at most 100 characters. */
  name: Scalars['String']['input'];
  /** What it is about, at most 150 characters. */
  subject: Scalars['String']['input'];
};

/** The message was taken. */
export type ContactMessageSent = {
  __typename?: 'ContactMessageSent';
  /** Reference to quote when asking about it. */
  reference: Scalars['String']['output'];
};

/** A country of the list for nationality and telephone fields. */
export type Country = {
  __typename?: 'Country';
  /** Telephone prefixes without the plus, `62`; some territories have several, some none. */
  callingCodes: Array<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2 code, `ID`. */
  code: Scalars['ID']['output'];
  /** Name in the language of `Accept-Language`. */
  name: Scalars['String']['output'];
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

/** Hotels in one distance band. */
export type DistanceFacet = {
  __typename?: 'DistanceFacet';
  /** Distance band. */
  band: DistanceBand;
  /** Number of hotels. */
  count: Scalars['Int']['output'];
};

/** Proof that the caller still has the present authenticator, or one of its recovery codes. One of the two is enough. */
export type EnrolAuthenticatorInput = {
  /** Six digits of the present authenticator, in any script. */
  authCode?: InputMaybe<Scalars['String']['input']>;
  /** An unused recovery code, `ABCDE-FGHJK`; case and hyphen do not matter. */
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
};

/** What became of starting an enrolment. */
export type EnrolAuthenticatorResult = AuthCodeRefused | AuthenticatorEnrolment | NotSupported;

/** There is no enrolment to confirm, or its ten minutes are over. Start again. */
export type EnrolmentExpired = UserError & {
  __typename?: 'EnrolmentExpired';
  /** Always `ENROLMENT_EXPIRED`. */
  code: ErrorCode;
  /** One sentence for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
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
  /** The supplier refused the booking. */
  | 'BOOKING_REFUSED'
  /** A cancellation is waiting for the supplier's answer. */
  | 'CANCEL_IN_PROGRESS'
  /** The booking is non-refundable. */
  | 'CANCEL_NON_REFUNDABLE'
  /** The booking cannot be cancelled. */
  | 'CANCEL_NOT_ELIGIBLE'
  /** A visa application uses the booking. */
  | 'CANCEL_USED_IN_VISA'
  /** The waiting time after booking has not passed. */
  | 'CANCEL_WAIT_TIME'
  /** There is no enrolment to confirm, or it has expired. */
  | 'ENROLMENT_EXPIRED'
  /** The field is not in the right format. */
  | 'FIELD_INVALID'
  /** The field is empty. */
  | 'FIELD_REQUIRED'
  /** The field is too long. */
  | 'FIELD_TOO_LONG'
  /** The field is too short. */
  | 'FIELD_TOO_SHORT'
  /** The account may not do this. */
  | 'FORBIDDEN'
  /** The gateway's answer could not be read. */
  | 'GATEWAY_BAD_RESPONSE'
  /** The gateway did not answer in time. */
  | 'GATEWAY_TIMEOUT'
  /** The gateway cannot be reached. */
  | 'GATEWAY_UNAVAILABLE'
  /** The guests do not match rooms and guests of the search. */
  | 'GUESTS_MISMATCH'
  /** The agent holds as many rooms as the gateway allows. */
  | 'HOLD_LIMIT'
  /** The hotel or its rooms are not available. */
  | 'HOTEL_NOT_AVAILABLE'
  /** The IBAN or its check digits are wrong. */
  | 'IBAN_INVALID'
  /** Another company has this IBAN. */
  | 'IBAN_TAKEN'
  /** The key was used with other input. */
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
  /** The mail could not be sent. */
  | 'MAIL_FAILED'
  /** The first group of the token is not the B2B group. */
  | 'NOT_B2B'
  /** The supplier has fewer rooms of this type left than were chosen. */
  | 'NOT_ENOUGH_ROOMS'
  /** Not found, or it belongs to another company. */
  | 'NOT_FOUND'
  /** The gateway does not support this. */
  | 'NOT_SUPPORTED'
  /** Rooms for other guests than those of the search were left out. */
  | 'OCCUPANCY_MISMATCH'
  /** The outcome is not known. */
  | 'OUTCOME_UNKNOWN'
  /** The photo is too large. */
  | 'PHOTO_TOO_LARGE'
  /** The photo is not a JPEG, PNG or WebP picture. */
  | 'PHOTO_TYPE'
  /** The photo is damaged. */
  | 'PHOTO_UNREADABLE'
  /** The price changed. */
  | 'PRICE_CHANGED'
  /** A price is incomplete, does not add up or is not in SAR; the offer cannot be booked. */
  | 'PRICE_INCONSISTENT'
  /** A price's lines and total differ by 0.01. */
  | 'PRICE_ROUNDED'
  /** The hold of the quote has ended. */
  | 'QUOTE_EXPIRED'
  /** Too many requests. */
  | 'RATE_LIMITED'
  /** The gateway refused the registration. */
  | 'REGISTRATION_REFUSED'
  /** Whether the registration was received is not known. */
  | 'REGISTRATION_UNKNOWN'
  /** The chosen rooms do not match rooms and guests of the search. */
  | 'ROOMS_MISMATCH'
  /** Hotels, rooms, rates or rows could not be read and were left out. */
  | 'ROW_UNREADABLE'
  /** The search has expired. */
  | 'SEARCH_EXPIRED'
  /** The dates cannot be searched. */
  | 'STAY_INVALID'
  /** A supplier failed or timed out. */
  | 'SUPPLIER_FAILED'
  /** No token. Sign in. */
  | 'UNAUTHENTICATED'
  /** The VAT number is not 15 digits that begin and end with 3. */
  | 'VAT_NUMBER_INVALID'
  /** A term of the gateway is not known to this version. */
  | 'WORD_UNRECOGNISED';

/** Where an error code appears. */
export type ErrorKind =
  /** A `FieldError` inside `InvalidInput`. */
  | 'FIELD'
  /** A member of a result union that implements `UserError`. */
  | 'REFUSAL'
  /** An entry of the top-level `errors`, with `code`, `requestId` and `retryable` in its extensions. */
  | 'THROWN'
  /** A `Warning` beside a good answer. */
  | 'WARNING';

/** An error in one field of an input. */
export type FieldError = {
  __typename?: 'FieldError';
  /** Stable code; see `errorCatalogue`. */
  code: ErrorCode;
  /** One sentence for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
  /** Path in the input: `guests.2.firstName`. */
  path: Scalars['String']['output'];
};

/** A point on the map, WGS 84. */
export type GeoPoint = {
  __typename?: 'GeoPoint';
  /** Degrees north. */
  latitude: Scalars['Float']['output'];
  /** Degrees east. */
  longitude: Scalars['Float']['output'];
};

/** A guest other than the lead traveler. */
export type GuestInput = {
  /** Age at check-in; required for a child, as searched. */
  age?: InputMaybe<Scalars['Int']['input']>;
  /** As in the passport, 1 to 50 letters of any script with spaces, hyphens, apostrophes and full stops. */
  firstName: Scalars['String']['input'];
  /** As in the passport, 1 to 50 letters of any script with spaces, hyphens, apostrophes and full stops. */
  lastName: Scalars['String']['input'];
  /** Position of the guest's room in the search, from 0. */
  roomIndex: Scalars['Int']['input'];
  /** Form of address. */
  salutation: Salutation;
  /** Adult or child. */
  type: TravelerType;
};

/** Static facts of a hotel, the same in every search. */
export type Hotel = {
  __typename?: 'Hotel';
  /** Street or district as the supplier writes it. */
  address?: Maybe<Scalars['String']['output']>;
  /** Straight-line distance to the Haram of the city in meters; null when unknown. */
  distanceToHaram?: Maybe<Scalars['Int']['output']>;
  /** Hotel code of the ministry, or `supplier:code` for a hotel without one. */
  id: Scalars['ID']['output'];
  /** Main picture; null when there is none. A path on our own origin (`/media/…`) is a drawing, an `https` URL a photo. Photos come first. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Coordinates; null when the supplier's are missing or outside the city. */
  location?: Maybe<GeoPoint>;
  /** Name in the language of `Accept-Language` where the gateway has it. */
  name: Scalars['String']['output'];
  /** Star rating, 1 to 5; null when the supplier gives none. */
  stars?: Maybe<Scalars['Int']['output']>;
};

/** The supplier has confirmed and the wallet was charged. */
export type HotelBooked = {
  __typename?: 'HotelBooked';
  /** The booking. */
  booking: Booking;
  /** True when the same key had booked before and this is that booking. */
  replayed: Scalars['Boolean']['output'];
  /** What else to know. */
  warnings: Array<Warning>;
};

/** A booked hotel. The list fills the facts a row shows; the rest is read from the supplier when asked for. */
export type HotelBooking = Booking & {
  __typename?: 'HotelBooking';
  /** Whether it can be cancelled now, and why not. */
  cancellation: CancellationState;
  /** Cancellation terms as accepted, all rooms together; null when the gateway does not keep them. */
  cancellationPolicy?: Maybe<CancellationPolicy>;
  /** First night; null when the list does not say. */
  checkIn?: Maybe<Scalars['Date']['output']>;
  /** Day of departure; null when the list does not say. */
  checkOut?: Maybe<Scalars['Date']['output']>;
  /** The idempotency key it was made with; null when the gateway does not keep it. */
  clientReference?: Maybe<Scalars['ID']['output']>;
  /** When it was booked; null when the list does not say. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the supplier keeps about it. Null when it cannot be read now. In a list it costs one call for each booking, five at a time. */
  details?: Maybe<HotelBookingDetails>;
  /** Until when cancelling is free, Makkah time; null when never or unknown. */
  freeCancellationUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Guests; null when the list does not say. */
  guestCount?: Maybe<Scalars['Int']['output']>;
  /** `Hotel.id`; null when the gateway does not say. */
  hotelId?: Maybe<Scalars['ID']['output']>;
  /** Name of the hotel; null when the list does not say. */
  hotelName?: Maybe<Scalars['String']['output']>;
  /** Opaque id made of supplier and reference. */
  id: Scalars['ID']['output'];
  /** Picture of the hotel; null when there is none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Full name of the lead traveler; null when the list does not say. */
  leadName?: Maybe<Scalars['String']['output']>;
  /** `HotelLocation.code`; null when the gateway does not say. */
  locationCode?: Maybe<Scalars['String']['output']>;
  /** The state in the supplier's word. */
  rawStatus?: Maybe<Scalars['String']['output']>;
  /** The booking reference number (BRN), opaque text. */
  reference: Scalars['String']['output'];
  /** Rooms; null when the list does not say. */
  roomCount?: Maybe<Scalars['Int']['output']>;
  /** State of the booking. */
  status: BookingStatus;
  /** Who sold it; null when the list does not say. */
  supplier?: Maybe<Supplier>;
  /** Key, name and color of the supplier. */
  supplierInfo?: Maybe<SupplierInfo>;
  /** Tags of the company. */
  tags: Array<Scalars['String']['output']>;
  /** What was charged; null when the list does not say. */
  total?: Maybe<Money>;
};

/** Everything the gateway keeps about a booked hotel. */
export type HotelBookingDetails = {
  __typename?: 'HotelBookingDetails';
  /** Street or district; null when unknown. */
  address?: Maybe<Scalars['String']['output']>;
  /** The agent's own reference; null when there is none. */
  agentReference?: Maybe<Scalars['String']['output']>;
  /** The terms as they were accepted; null when the gateway does not keep them. */
  cancellationPolicy?: Maybe<CancellationPolicy>;
  /** 24-hour time, `16:00`; null when unknown. */
  checkInTime?: Maybe<Scalars['String']['output']>;
  /** 24-hour time, `12:00`; null when unknown. */
  checkOutTime?: Maybe<Scalars['String']['output']>;
  /** How to reach the lead traveler; null when the gateway does not say. */
  contact?: Maybe<BookingContact>;
  /** What happened, newest first. */
  history: Array<BookingEvent>;
  /** What was paid and what went back; null when the gateway does not say. */
  payment?: Maybe<BookingPayment>;
  /** The price as it was accepted; null when the gateway does not keep it. */
  price?: Maybe<Price>;
  /** The rooms with their guests. */
  rooms: Array<BookedRoom>;
  /** The supplier's own reference; null when there is none. */
  supplierReference?: Maybe<Scalars['String']['output']>;
  /** VAT number the invoice is made out to; null when the gateway does not say. */
  vatNumber?: Maybe<Scalars['String']['output']>;
  /** The visa application that uses the booking; null when there is none. */
  visaApplicationId?: Maybe<Scalars['ID']['output']>;
};

/** A hotel with its rooms and rates. */
export type HotelDetail = {
  __typename?: 'HotelDetail';
  /** First night. */
  checkIn: Scalars['Date']['output'];
  /** Check-in time, `16:00`; null when unknown. */
  checkInTime?: Maybe<Scalars['String']['output']>;
  /** Departure date. */
  checkOut: Scalars['Date']['output'];
  /** Check-out time, `12:00`; null when unknown. */
  checkOutTime?: Maybe<Scalars['String']['output']>;
  /** Charges for children by age. */
  childPolicies: Array<ChildPolicy>;
  /** Description as plain text; null when no supplier has one. */
  description?: Maybe<Scalars['String']['output']>;
  /** Facilities in the suppliers' words. */
  facilities: Array<Scalars['String']['output']>;
  /** Static facts. */
  hotel: Hotel;
  /** Opaque id, valid in this search. */
  id: Scalars['ID']['output'];
  /** Pictures: photos, then drawings (`/media/…`); among each the main one first. */
  images: Array<Scalars['String']['output']>;
  /** The rooms of the search, in order. */
  occupancies: Array<Occupancy>;
  /** Rooms and rates of every supplier that answered. */
  roomGroups: Array<RoomGroup>;
  /** Cached search that the rates belong to. */
  searchId: Scalars['ID']['output'];
  /** Suppliers that failed, and rooms and rates that were left out or cannot be booked. */
  warnings: Array<Warning>;
};

/** Counts for the filters of a search. */
export type HotelFacets = {
  __typename?: 'HotelFacets';
  /** Hotels by board. */
  boards: Array<BoardFacet>;
  /** Rates that the board and refundable filters could look at. */
  coverage: RateCoverage;
  /** Hotels by distance to the Haram. */
  distances: Array<DistanceFacet>;
  /** Number of hotels with a non-refundable offer. */
  nonRefundableCount: Scalars['Int']['output'];
  /** Lowest and highest total, with a histogram; null when no hotel has a total in SAR. */
  price?: Maybe<PriceFacet>;
  /** Number of hotels with a refundable offer. */
  refundableCount: Scalars['Int']['output'];
  /** Hotels by star rating, highest first. */
  stars: Array<StarsFacet>;
  /** Hotels by supplier. */
  suppliers: Array<SupplierFacet>;
};

/** A city whose hotels can be searched. */
export type HotelLocation = {
  __typename?: 'HotelLocation';
  /** Gateway code: `SA1` for Makkah, `SA4` for Madinah. */
  code: Scalars['ID']['output'];
  /** Mosque that distances in this city are measured to. */
  haram: GeoPoint;
  /** Name in the language of `Accept-Language`. */
  name: Scalars['String']['output'];
};

/** Rooms held at a price. */
export type HotelQuote = {
  __typename?: 'HotelQuote';
  /** Terms of the booking: the supplier's own for one room, computed in amounts for several rooms. */
  cancellationPolicy: CancellationPolicy;
  /** First night. */
  checkIn: Scalars['Date']['output'];
  /** Check-in time, `16:00`; null when unknown. */
  checkInTime?: Maybe<Scalars['String']['output']>;
  /** Departure date. */
  checkOut: Scalars['Date']['output'];
  /** Check-out time, `12:00`; null when unknown. */
  checkOutTime?: Maybe<Scalars['String']['output']>;
  /** Charges for children by age. */
  childPolicies: Array<ChildPolicy>;
  /** Whether `expiresAt` has passed by the server's clock. */
  expired: Scalars['Boolean']['output'];
  /** When the hold on price and rooms ends. */
  expiresAt: Scalars['DateTime']['output'];
  /** The hotel. */
  hotel: Hotel;
  /** Hotel promo (SubPCC) of the search; null when it had none. */
  hotelPromoCode?: Maybe<Scalars['String']['output']>;
  /** Hotel rules as plain text, without cancellation and child policies. */
  hotelRules: Array<Scalars['String']['output']>;
  /** Opaque id to pass to `bookHotel`. */
  id: Scalars['ID']['output'];
  /** `HotelLocation.code` of the search. */
  locationCode: Scalars['String']['output'];
  /** Nationality of the search, ISO 3166-1 alpha-2. */
  nationality: Scalars['String']['output'];
  /** Number of nights. */
  nights: Scalars['Int']['output'];
  /** Ways to pay for this quote, preferred one first. */
  paymentMethods: Array<PaymentMethod>;
  /** Price of the whole stay. */
  price: Price;
  /** The chosen rooms, in the order of the search. */
  rooms: Array<QuotedRoom>;
  /** Search that the quote came from; it may have expired. */
  searchId: Scalars['ID']['output'];
  /** Special code of the search; null when it had none. */
  specialCode?: Maybe<Scalars['String']['output']>;
  /** Supplier; `UNRECOGNISED` for all but three. `supplierInfo` names every supplier. */
  supplier: Supplier;
  /** Key, name and color of the supplier. */
  supplierInfo: SupplierInfo;
};

/** The rooms are held. */
export type HotelQuoted = {
  __typename?: 'HotelQuoted';
  /** Price difference; null unless the total differs from the one the agent saw. */
  priceChanged?: Maybe<PriceDifference>;
  /** The quote to book. */
  quote: HotelQuote;
};

/** A hotel in one search, with that search's prices. */
export type HotelResult = {
  __typename?: 'HotelResult';
  /** The hotel. */
  hotel: Hotel;
  /** Opaque id, valid in this search. */
  id: Scalars['ID']['output'];
  /** Offers that match the filters, cheapest first. */
  offers: Array<Offer>;
  /** Price of the cheapest offer. */
  price: Price;
};

/** Dates, rooms and guests to search for: up to 9 rooms, 9 guests per room and 30 nights, arriving from today (Riyadh) to 500 days ahead. */
export type HotelSearchInput = {
  /** First night. */
  checkIn: Scalars['Date']['input'];
  /** Departure date, after `checkIn`. */
  checkOut: Scalars['Date']['input'];
  /** Hotel promo code (SubPCC) of one hotel. */
  hotelPromoCode?: InputMaybe<Scalars['String']['input']>;
  /** `HotelLocation.code`. */
  locationCode: Scalars['String']['input'];
  /** Guests' nationality, ISO 3166-1 alpha-2. Prices and visa rules depend on it. */
  nationality: Scalars['String']['input'];
  /** Rooms to search for. The position of a room in this list is its `roomIndex`. */
  rooms: Array<RoomInput>;
  /** Special code of the agency, passed on unchanged. */
  specialCode?: InputMaybe<Scalars['String']['input']>;
};

/** One page of a search. */
export type HotelSearchResult = {
  __typename?: 'HotelSearchResult';
  /** False when hotels may be missing: a supplier did not answer, or nothing in the answer could be read. See `warnings`. */
  complete: Scalars['Boolean']['output'];
  /** When the cached search expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Counts for the filters, each with all other filters applied. */
  facets: HotelFacets;
  /** Hotels of this page. */
  items: Array<HotelResult>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of pages; 0 when no hotel matches the filters. */
  pageCount: Scalars['Int']['output'];
  /** Opaque id of the cached search. */
  searchId: Scalars['ID']['output'];
  /** Suppliers in the result, with their number of offers. */
  suppliers: Array<SupplierAnswer>;
  /** Number of hotels that match the filters. */
  totalCount: Scalars['Int']['output'];
  /** Suppliers that failed, and hotels that were left out or cannot be booked. */
  warnings: Array<Warning>;
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
  | 'RATING_DESC';

/** The rooms could not be held. */
export type HotelUnavailable = UserError & {
  __typename?: 'HotelUnavailable';
  /** `HOTEL_NOT_AVAILABLE`, `HOLD_LIMIT` when the agent holds too many rooms, or `AVAILABILITY_UNKNOWN` when the answer was not clear. */
  code: ErrorCode;
  /** Text for the agent. */
  message: Scalars['String']['output'];
};

/**
 * Filters over a cached search; all of them must match.
 *
 * Where the result holds the rates of an offer, `boards`, `refundable` and the price filters look for a choice of rates for all rooms that
 * matches all of them, and the offer shows the cheapest one. `HotelFacets.coverage` says for how many offers that is so.
 */
export type HotelWhere = {
  /** Any of these boards. */
  boards?: InputMaybe<Array<Board>>;
  /** Any of these distances to the Haram. */
  distances?: InputMaybe<Array<DistanceBand>>;
  /** Part of the hotel's name; case and accents are ignored. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Maximum total of the stay. */
  priceMax?: InputMaybe<Scalars['Decimal']['input']>;
  /** Minimum total of the stay. */
  priceMin?: InputMaybe<Scalars['Decimal']['input']>;
  /** True for refundable offers only, false for non-refundable offers only. Offers that do not state it match neither. */
  refundable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these star ratings. */
  stars?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Any of these suppliers by `SupplierInfo.key`. */
  supplierKeys?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these suppliers. `supplierKeys` takes suppliers that the enum does not have. */
  suppliers?: InputMaybe<Array<Supplier>>;
};

/** The key was used before with other input. Nothing was booked or changed. */
export type IdempotencyMismatch = UserError & {
  __typename?: 'IdempotencyMismatch';
  /** `IDEMPOTENCY_MISMATCH`. */
  code: ErrorCode;
  /** Text for the agent. */
  message: Scalars['String']['output'];
};

/** The wallet has less than the total. Nothing was booked or charged. */
export type InsufficientFunds = UserError & {
  __typename?: 'InsufficientFunds';
  /** What the wallet has. */
  balance: Money;
  /** `INSUFFICIENT_FUNDS`. */
  code: ErrorCode;
  /** For the agent. */
  message: Scalars['String']['output'];
  /** What the booking costs. */
  required: Money;
};

/** Invalid input. Nothing was changed. */
export type InvalidInput = UserError & {
  __typename?: 'InvalidInput';
  /** Always `INVALID_INPUT`. */
  code: ErrorCode;
  /** Every invalid field. */
  fields: Array<FieldError>;
  /** Summary; `fields` has the reasons. */
  message: Scalars['String']['output'];
};

/** Lead traveler, in whose name the booking is. */
export type LeadTravelerInput = {
  /** E-mail address of the traveler. */
  email: Scalars['String']['input'];
  /** As in the passport, 1 to 50 letters of any script with spaces, hyphens, apostrophes and full stops. */
  firstName: Scalars['String']['input'];
  /** As in the passport, 1 to 50 letters of any script with spaces, hyphens, apostrophes and full stops. */
  lastName: Scalars['String']['input'];
  /** National number, 4 to 14 digits, valid for its country. */
  phone: Scalars['String']['input'];
  /** Country calling code without the plus, `62`. */
  phoneCountryCode: Scalars['String']['input'];
  /** Form of address. */
  salutation: Salutation;
};

/** An amount of money with its currency. */
export type Money = {
  __typename?: 'Money';
  /** Amount with two decimals, `"6148.20"`; negative for refunds. */
  amount: Scalars['Decimal']['output'];
  /** ISO 4217 code. The gateway sells in `SAR`. */
  currency: Scalars['String']['output'];
};

/**
 * Writes. Each returns a union of its success and the refusals, which implement `UserError`. All but `registerAgent` and
 * `sendContactMessage` need the bearer token of a B2B user.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Books a quote and charges the wallet of the viewer's company.
   *
   * Sent to the supplier once and never repeated. The same `idempotencyKey` with the same input answers the same again; the
   * authenticator code is not part of that comparison. When no clear answer comes, the result is `OutcomeUnknown`.
   */
  bookHotel: BookHotelResult;
  /** Ends an enrolment with the first code of the new app; from then on only that app's codes are accepted. */
  confirmAuthenticator: ConfirmAuthenticatorResult;
  /** Cancels a booking at the quoted refund, which goes back to the wallet. A cancelled booking cannot be restored. */
  confirmCancellation: ConfirmCancellationResult;
  /**
   * Starts to enrol an authenticator app for payments. Nothing changes until `confirmAuthenticator`. When one is enrolled already, a code of it
   * or a recovery code is needed.
   */
  enrolAuthenticator: EnrolAuthenticatorResult;
  /** Asks what cancelling a booking would give back now. Changes nothing. */
  quoteCancellation: QuoteCancellationResult;
  /**
   * Checks policies, availability and price of the chosen rooms with the supplier and holds them for 15 minutes.
   *
   * Quoting a hotel's last rooms again may end the caller's earlier quote of that hotel.
   */
  quoteHotel: QuoteHotelResult;
  /**
   * Registers a company and its first agent. A temporary password is mailed to the agent, who signs in with it and chooses a new one. Public;
   * thrown `RATE_LIMITED` after many in a short time.
   */
  registerAgent: RegisterAgentResult;
  /** Checks price and availability of an earlier quote again and holds the rooms under a new quote. */
  requoteHotel: QuoteHotelResult;
  /** Records what the agent found out about an unknown outcome, so that the checkout can end. */
  resolveBookingOutcome: ResolveBookingOutcomeResult;
  /** Ends one of the viewer's sign-ins: its tokens are refused within 5 seconds. Thrown `NOT_FOUND` when there is none of that id. */
  revokeSession: RevokeSessionResult;
  /** Sends a message to the people behind the platform and a confirmation to the sender. Public; thrown `RATE_LIMITED` after many in a short time. */
  sendContactMessage: SendContactMessageResult;
  /** Makes tokens worthless before they end: they are refused within 5 seconds. Signing out at the user pool itself is the caller's part. */
  signOut: SignedOut;
  /** Changes the viewer's profile and the data of the viewer's company. What is left out stays as it is. */
  updateProfile: UpdateProfileResult;
};


/**
 * Writes. Each returns a union of its success and the refusals, which implement `UserError`. All but `registerAgent` and
 * `sendContactMessage` need the bearer token of a B2B user.
 */
export type MutationBookHotelArgs = {
  input: BookHotelInput;
};


/**
 * Writes. Each returns a union of its success and the refusals, which implement `UserError`. All but `registerAgent` and
 * `sendContactMessage` need the bearer token of a B2B user.
 */
export type MutationConfirmAuthenticatorArgs = {
  code: Scalars['String']['input'];
};


/**
 * Writes. Each returns a union of its success and the refusals, which implement `UserError`. All but `registerAgent` and
 * `sendContactMessage` need the bearer token of a B2B user.
 */
export type MutationConfirmCancellationArgs = {
  input: ConfirmCancellationInput;
};


/**
 * Writes. Each returns a union of its success and the refusals, which implement `UserError`. All but `registerAgent` and
 * `sendContactMessage` need the bearer token of a B2B user.
 */
export type MutationEnrolAuthenticatorArgs = {
  input?: InputMaybe<EnrolAuthenticatorInput>;
};


/**
 * Writes. Each returns a union of its success and the refusals, which implement `UserError`. All but `registerAgent` and
 * `sendContactMessage` need the bearer token of a B2B user.
 */
export type MutationQuoteCancellationArgs = {
  bookingId: Scalars['ID']['input'];
};


/**
 * Writes. Each returns a union of its success and the refusals, which implement `UserError`. All but `registerAgent` and
 * `sendContactMessage` need the bearer token of a B2B user.
 */
export type MutationQuoteHotelArgs = {
  input: QuoteHotelInput;
};


/**
 * Writes. Each returns a union of its success and the refusals, which implement `UserError`. All but `registerAgent` and
 * `sendContactMessage` need the bearer token of a B2B user.
 */
export type MutationRegisterAgentArgs = {
  input: RegisterAgentInput;
};


/**
 * Writes. Each returns a union of its success and the refusals, which implement `UserError`. All but `registerAgent` and
 * `sendContactMessage` need the bearer token of a B2B user.
 */
export type MutationRequoteHotelArgs = {
  quoteId: Scalars['ID']['input'];
};


/**
 * Writes. Each returns a union of its success and the refusals, which implement `UserError`. All but `registerAgent` and
 * `sendContactMessage` need the bearer token of a B2B user.
 */
export type MutationResolveBookingOutcomeArgs = {
  input: ResolveBookingOutcomeInput;
};


/**
 * Writes. Each returns a union of its success and the refusals, which implement `UserError`. All but `registerAgent` and
 * `sendContactMessage` need the bearer token of a B2B user.
 */
export type MutationRevokeSessionArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Writes. Each returns a union of its success and the refusals, which implement `UserError`. All but `registerAgent` and
 * `sendContactMessage` need the bearer token of a B2B user.
 */
export type MutationSendContactMessageArgs = {
  input: ContactMessageInput;
};


/**
 * Writes. Each returns a union of its success and the refusals, which implement `UserError`. All but `registerAgent` and
 * `sendContactMessage` need the bearer token of a B2B user.
 */
export type MutationSignOutArgs = {
  scope?: SignOutScope;
};


/**
 * Writes. Each returns a union of its success and the refusals, which implement `UserError`. All but `registerAgent` and
 * `sendContactMessage` need the bearer token of a B2B user.
 */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};

/** The gateway does not offer this call. */
export type NotSupported = UserError & {
  __typename?: 'NotSupported';
  /** Always `NOT_SUPPORTED`. */
  code: ErrorCode;
  /** One sentence for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
};

/** Guests of one room of a search. */
export type Occupancy = {
  __typename?: 'Occupancy';
  /** Number of adults. */
  adults: Scalars['Int']['output'];
  /** Age of each child at check-in. */
  childAges: Array<Scalars['Int']['output']>;
  /** Position of the room in the search, from 0. */
  roomIndex: Scalars['Int']['output'];
};

/** One supplier's price for the whole stay in a hotel, all rooms together. */
export type Offer = {
  __typename?: 'Offer';
  /** Board. */
  board: Board;
  /** Board in the supplier's words; null when it states none. */
  boardText?: Maybe<Scalars['String']['output']>;
  /** False when the price has no total, does not add up or is not in SAR. */
  bookable: Scalars['Boolean']['output'];
  /** End of free cancellation, Makkah time; null when cancelling is never free or it is unknown. */
  freeCancellationUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque id, valid in this search. */
  id: Scalars['ID']['output'];
  /** Price of the whole stay, all rooms. */
  price: Price;
  /** Whether the price is refundable; null when the supplier does not say. */
  refundable?: Maybe<Scalars['Boolean']['output']>;
  /** Rooms left as the supplier reports them, 1 to 9; null when it reports none or more. */
  roomsLeft?: Maybe<Scalars['Int']['output']>;
  /** Supplier; `UNRECOGNISED` for all but three. `supplierInfo` names every supplier. */
  supplier: Supplier;
  /** Key, name and color of the supplier. */
  supplierInfo: SupplierInfo;
};

/** No clear answer came back: the booking may exist. Do not book again; the bookings list shows it once known. */
export type OutcomeUnknown = UserError & {
  __typename?: 'OutcomeUnknown';
  /** What to look the outcome up by: `BookingWhere.clientReference`. */
  clientReference: Scalars['ID']['output'];
  /** `OUTCOME_UNKNOWN`. */
  code: ErrorCode;
  /** Text for the agent. */
  message: Scalars['String']['output'];
};

/** How to pay. Exactly one member. */
export type PaymentInput =
  /** Charges the agency's account with the gateway's operator. */
  { account: AccountPaymentInput; wallet?: never; }
  |  /** Charges the agency's wallet. */
  { account?: never; wallet: WalletPaymentInput; };

/** Ways to pay for a quote. */
export type PaymentMethod =
  /** The agency's account with the gateway's operator, where the gateway reports no wallet. */
  | 'ACCOUNT'
  /** The agency's wallet at the gateway. */
  | 'WALLET';

/** Price of a stay or a room for all nights. Lines marked `includedInTotal` add up to `total`, give or take 0.01 of the supplier's rounding. */
export type Price = {
  __typename?: 'Price';
  /** The agent's commission, not part of the total. */
  commission?: Maybe<Money>;
  /** The supplier's breakdown; empty when it states only a total. */
  lines: Array<PriceLine>;
  /** `total` divided by the nights, for display. */
  perNight?: Maybe<Money>;
  /** Amount charged, taxes included. */
  total: Money;
};

/** The price changed after the agent accepted it. Nothing was booked or charged. */
export type PriceChanged = UserError & {
  __typename?: 'PriceChanged';
  /** `PRICE_CHANGED`. */
  code: ErrorCode;
  /** Text for the agent. */
  message: Scalars['String']['output'];
  /** New total. */
  newTotal: Money;
  /** Total the agent accepted. */
  previousTotal: Money;
  /** Quote at the new price, for booking once the agent accepts it. */
  quoteId: Scalars['ID']['output'];
};

/** A change of price. */
export type PriceDifference = {
  __typename?: 'PriceDifference';
  /** New total. */
  newTotal: Money;
  /** Total the agent saw. */
  previousTotal: Money;
};

/** Range and distribution of the totals of a search. */
export type PriceFacet = {
  __typename?: 'PriceFacet';
  /** Number of hotels in each of 20 equal intervals from `min` to `max`. */
  histogram: Array<Scalars['Int']['output']>;
  /** Cheapest offer of the most expensive hotel. */
  max: Money;
  /** Cheapest offer. */
  min: Money;
};

/** One line of a price, from the supplier's own figures. */
export type PriceLine = {
  __typename?: 'PriceLine';
  /** Whether the line is part of `Price.total`. Discounts are already taken off the base; commission and prepay are not part of the total. */
  includedInTotal: Scalars['Boolean']['output'];
  /** Kind of line. */
  kind: PriceLineKind;
  /** The supplier's wording; null unless the kind is `OTHER`. */
  label?: Maybe<Scalars['String']['output']>;
  /** The amount. */
  money: Money;
};

/** Kinds of price lines. */
export type PriceLineKind =
  /** Rooms before tax. */
  | 'BASE'
  /** The agent's commission. */
  | 'COMMISSION'
  /** Discount that is already taken off the base. */
  | 'DISCOUNT'
  /** Fees of the supplier. */
  | 'FEE'
  /** A line this version does not know. */
  | 'OTHER'
  /** Amount the gateway owes the supplier. */
  | 'PREPAY'
  /** VAT and municipality fee together, as suppliers report them. */
  | 'TAX';

/** What an agent has told about itself. */
export type Profile = {
  __typename?: 'Profile';
  /** Preferred currency of display, ISO 4217; null when none was chosen. */
  currency?: Maybe<Scalars['String']['output']>;
  /** Preferred language, `ar-SA`; null when none was chosen. */
  language?: Maybe<Scalars['String']['output']>;
  /** Name as shown on bookings; null when not given. */
  name?: Maybe<Scalars['String']['output']>;
  /** Telephone number in the country; null when none is known. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Telephone prefix of the country without the plus; null when no number is known. */
  phoneCountryCode?: Maybe<Scalars['String']['output']>;
  /**
   * Photo of the agent, 512 × 512 pixels, a path on the public origin; null without one. Sent with
   * `PUT /media/profile-photo` (JPEG, PNG or WebP, at most 5 MB), taken away with `DELETE`.
   */
  photoUrl?: Maybe<Scalars['String']['output']>;
};

/** The changes are in force, for colleagues too where they concern the company. */
export type ProfileUpdated = {
  __typename?: 'ProfileUpdated';
  /** The viewer as it is now. */
  viewer: Viewer;
};

/**
 * Reads. All but `countries` and `errorCatalogue` need the bearer token of a B2B user. Without one they fail with `UNAUTHENTICATED`, with a
 * malformed or expired one with HTTP 401, and with `NOT_B2B` for a user whose first group is not B2B.
 */
export type Query = {
  __typename?: 'Query';
  /** One booking of the viewer's company. Null when there is none; a booking of another company answers the same. */
  booking?: Maybe<Booking>;
  /** Outcome of a `bookHotel` call that was answered with `OutcomeUnknown`, as far as it is known now. */
  bookingOutcome: BookingOutcome;
  /** Bookings of the viewer's company. The gateway's list is read to its end once and kept for 30 seconds. */
  bookings: BookingPage;
  /** Countries for nationality and telephone fields, sorted by name in the language of `Accept-Language`. Public. */
  countries: Array<Country>;
  /** Every error code with its cause, remedy and text in the language of `Accept-Language`. Public. */
  errorCatalogue: Array<CatalogueEntry>;
  /**
   * One hotel with its rooms and rates from every supplier that sells it; null when the search does not have it.
   *
   * `searchId` names the cached search with the dates and rooms. Without one, or once it has expired, `input` is searched first.
   */
  hotel?: Maybe<HotelDetail>;
  /** Cities that can be searched, Makkah first. */
  hotelLocations: Array<HotelLocation>;
  /** A quote of the caller, until two hours after it expires; null when there is none. */
  hotelQuote?: Maybe<HotelQuote>;
  /**
   * Searches hotels, or reads a cached search again.
   *
   * `input` asks every supplier and caches the result under `searchId` for 30 minutes, for the caller only. `searchId` sorts, filters and
   * pages the cached result. With both, the cached result is used if it has not expired and is of the same search in the same language;
   * otherwise `input` is searched. `searchId` alone is `NOT_FOUND` once expired.
   */
  hotelSearch: HotelSearchResult;
  /** Where the viewer is signed in, the latest first; sign-ins that ended, or were not seen for 30 days, are left out. Null when the gateway keeps none. */
  sessions?: Maybe<Array<Session>>;
  /** The signed-in B2B user, from the token and, where the gateway offers it, the profile of the company. */
  viewer: Viewer;
  /** The wallet of the viewer's company. Null when the gateway keeps none. */
  wallet?: Maybe<Wallet>;
};


/**
 * Reads. All but `countries` and `errorCatalogue` need the bearer token of a B2B user. Without one they fail with `UNAUTHENTICATED`, with a
 * malformed or expired one with HTTP 401, and with `NOT_B2B` for a user whose first group is not B2B.
 */
export type QueryBookingArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. All but `countries` and `errorCatalogue` need the bearer token of a B2B user. Without one they fail with `UNAUTHENTICATED`, with a
 * malformed or expired one with HTTP 401, and with `NOT_B2B` for a user whose first group is not B2B.
 */
export type QueryBookingOutcomeArgs = {
  clientReference: Scalars['ID']['input'];
};


/**
 * Reads. All but `countries` and `errorCatalogue` need the bearer token of a B2B user. Without one they fail with `UNAUTHENTICATED`, with a
 * malformed or expired one with HTTP 401, and with `NOT_B2B` for a user whose first group is not B2B.
 */
export type QueryBookingsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<BookingSort>;
  where?: InputMaybe<BookingWhere>;
};


/**
 * Reads. All but `countries` and `errorCatalogue` need the bearer token of a B2B user. Without one they fail with `UNAUTHENTICATED`, with a
 * malformed or expired one with HTTP 401, and with `NOT_B2B` for a user whose first group is not B2B.
 */
export type QueryHotelArgs = {
  id: Scalars['ID']['input'];
  input?: InputMaybe<HotelSearchInput>;
  searchId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Reads. All but `countries` and `errorCatalogue` need the bearer token of a B2B user. Without one they fail with `UNAUTHENTICATED`, with a
 * malformed or expired one with HTTP 401, and with `NOT_B2B` for a user whose first group is not B2B.
 */
export type QueryHotelQuoteArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. All but `countries` and `errorCatalogue` need the bearer token of a B2B user. Without one they fail with `UNAUTHENTICATED`, with a
 * malformed or expired one with HTTP 401, and with `NOT_B2B` for a user whose first group is not B2B.
 */
export type QueryHotelSearchArgs = {
  input?: InputMaybe<HotelSearchInput>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  searchId?: InputMaybe<Scalars['ID']['input']>;
  sort?: InputMaybe<HotelSort>;
  where?: InputMaybe<HotelWhere>;
};

/** What a request for a cancellation quote can lead to. */
export type QuoteCancellationResult = CancellationBlocked | CancellationQuoted;

/** The hold of the quote has ended. Nothing was booked or charged. */
export type QuoteExpired = UserError & {
  __typename?: 'QuoteExpired';
  /** `QUOTE_EXPIRED`. */
  code: ErrorCode;
  /** Text for the agent. */
  message: Scalars['String']['output'];
};

/** Rooms to quote. */
export type QuoteHotelInput = {
  /** `Hotel.id`. */
  hotelId: Scalars['ID']['input'];
  /** One rate for each room of the search, all of one supplier. `NOT_ENOUGH_ROOMS` when they exceed a room's `roomsLeft`. */
  rooms: Array<ChosenRoomInput>;
  /** Cached search. */
  searchId: Scalars['ID']['input'];
};

/** Result of `quoteHotel` and `requoteHotel`. */
export type QuoteHotelResult = HotelQuoted | HotelUnavailable | InvalidInput | SearchExpired;

/** One room of a quote. */
export type QuotedRoom = {
  __typename?: 'QuotedRoom';
  /** Board. */
  board: Board;
  /** Board in the supplier's words; null when it states none. */
  boardText?: Maybe<Scalars['String']['output']>;
  /** Name of the room. */
  name: Scalars['String']['output'];
  /** Guests of the room. */
  occupancy: Occupancy;
  /** Price of this room for all nights. */
  price: Price;
};

/** A price for a room with its board and terms. */
export type Rate = {
  __typename?: 'Rate';
  /** Board. */
  board: Board;
  /** Board in the supplier's words; null when it states none. */
  boardText?: Maybe<Scalars['String']['output']>;
  /** False when the price has no total, does not add up or is not in SAR. */
  bookable: Scalars['Boolean']['output'];
  /** Cancellation policy; null when the supplier states it only in the quote. */
  cancellationPolicy?: Maybe<CancellationPolicy>;
  /** Opaque id to pass to `quoteHotel`; the same whenever the hotel is read in this search. */
  id: Scalars['ID']['output'];
  /** Offer of the search that the rate belongs to. */
  offerId: Scalars['ID']['output'];
  /** Price of this room for all nights. */
  price: Price;
  /** Supplier; `UNRECOGNISED` for all but three. `supplierInfo` names every supplier. */
  supplier: Supplier;
  /** Key, name and color of the supplier. */
  supplierInfo: SupplierInfo;
};

/** Rates that the filters of a search could look at. */
export type RateCoverage =
  /** Every rate of every supplier. */
  | 'ALL_RATES'
  /** Only each supplier's cheapest rate. */
  | 'LOWEST_RATES'
  /** Every rate of some suppliers, the cheapest one of the others. */
  | 'SOME_RATES';

/** A new agent and the company behind the agent. */
export type RegisterAgentInput = {
  /** Registered name of the company; at most 100 characters. */
  companyName: Scalars['String']['input'];
  /** E-mail address; becomes the name to sign in with. */
  email: Scalars['String']['input'];
  /** First name, as on bookings; at most 50 letters of any script with spaces, hyphens, apostrophes and full stops. */
  firstName: Scalars['String']['input'];
  /** IBAN of the company, ISO 13616 with its check digits; spaces do not matter. */
  iban?: Scalars['String']['input'];
  /** Last name; at most 50 characters. */
  lastName: Scalars['String']['input'];
  /** Licence number of the ministry; at most 30 characters. */
  licenseNumber?: Scalars['String']['input'];
  /** Telephone number in the country, 4 to 14 digits in any script, of a length the country has. */
  phone: Scalars['String']['input'];
  /** Telephone prefix of the country without the plus, `966`. */
  phoneCountryCode: Scalars['String']['input'];
  /** Saudi VAT number, 15 digits that begin and end with 3. */
  vatNumber?: Scalars['String']['input'];
};

/** What became of a registration. */
export type RegisterAgentResult = AccountExists | AgentRegistered | InvalidInput | RegistrationRefused | RegistrationUnknown;

/** The gateway refused the registration for a reason that no other input would change now. */
export type RegistrationRefused = UserError & {
  __typename?: 'RegistrationRefused';
  /** `LICENCE_BLACKLISTED`, `MAIL_FAILED`, `NOT_SUPPORTED`, or `REGISTRATION_REFUSED` for any other reason. */
  code: ErrorCode;
  /** One or two sentences for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
  /** The reason in the gateway's own words, as plain text; null when it gave none. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** The gateway gave no clear answer. The registration may have been received; sending it again creates nothing twice. */
export type RegistrationUnknown = UserError & {
  __typename?: 'RegistrationUnknown';
  /** Always `REGISTRATION_UNKNOWN`. */
  code: ErrorCode;
  /** Two sentences for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
};

/** An agent's decision about an unknown outcome. */
export type ResolveBookingOutcomeInput = {
  /** `Booking.id` of the booking that was made; leave out when none of them is it. */
  bookingId?: InputMaybe<Scalars['ID']['input']>;
  /** `OutcomeUnknown.clientReference`. */
  clientReference: Scalars['ID']['input'];
};

/** Result of resolving an unknown outcome. */
export type ResolveBookingOutcomeResult = BookingOutcome | InvalidInput;

/** What became of ending a sign-in. */
export type RevokeSessionResult = NotSupported | SessionRevoked;

/** A kind of room. */
export type Room = {
  __typename?: 'Room';
  /** Features in the supplier's words. */
  features: Array<Scalars['String']['output']>;
  /** Opaque id, valid in this search. */
  id: Scalars['ID']['output'];
  /** Picture; null when there is none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Name of the room in the supplier's words. */
  name: Scalars['String']['output'];
  /** Rates, cheapest first. */
  rates: Array<Rate>;
  /** Rooms of the search (`roomIndex`) whose guests fit this room. */
  roomIndexes: Array<Scalars['Int']['output']>;
  /** Rooms left as the supplier reports them, 1 to 9; null when it reports none or more. */
  roomsLeft?: Maybe<Scalars['Int']['output']>;
  /** Rooms with the same `stockId` share one `roomsLeft`; null when stock does not limit the choice. */
  stockId?: Maybe<Scalars['ID']['output']>;
};

/** Rooms that a supplier sells together or singly. */
export type RoomGroup = {
  __typename?: 'RoomGroup';
  /** True when the group is one offer for all rooms of the search, to be chosen as a whole; false when one rate is chosen for each room. */
  bookedTogether: Scalars['Boolean']['output'];
  /** Opaque id, valid in this search. */
  id: Scalars['ID']['output'];
  /** Price of the whole group; null unless `bookedTogether`. */
  price?: Maybe<Price>;
  /** The rooms. */
  rooms: Array<Room>;
  /** Supplier; `UNRECOGNISED` for all but three. `supplierInfo` names every supplier. */
  supplier: Supplier;
  /** Key, name and color of the supplier. */
  supplierInfo: SupplierInfo;
};

/** Guests of one room. */
export type RoomInput = {
  /** Number of adults, 1 to 9. A room takes up to 9 guests, children included. */
  adults: Scalars['Int']['input'];
  /** Age of each child at check-in, 0 to 17. */
  childAges?: Array<Scalars['Int']['input']>;
};

/** Form of address, from which the gender follows. */
export type Salutation =
  /** A man or a boy. */
  | 'MR'
  /** A married woman. */
  | 'MRS'
  /** A woman or a girl. */
  | 'MS';

/** The search has expired. Search again. */
export type SearchExpired = UserError & {
  __typename?: 'SearchExpired';
  /** `SEARCH_EXPIRED`. */
  code: ErrorCode;
  /** Text for the agent. */
  message: Scalars['String']['output'];
};

/** What became of a message. */
export type SendContactMessageResult = ContactMessageSent | InvalidInput | NotSupported;

/** One sign-in of the viewer on one device. */
export type Session = {
  __typename?: 'Session';
  /** Whether this request belongs to it. */
  current: Scalars['Boolean']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** When a token of it was last used, to the minute; null when the gateway does not say. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the person signed in; null when the gateway does not say. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What the browser or tool calls itself (`User-Agent`), at most 300 characters; null when it did not say. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

/** The sign-in is over. */
export type SessionRevoked = {
  __typename?: 'SessionRevoked';
  /** `Session.id`. */
  id: Scalars['ID']['output'];
};

/** Which sign-ins end. */
export type SignOutScope =
  /** All. */
  | 'EVERYWHERE'
  /** All but the one this request belongs to: after a change of password. */
  | 'OTHERS'
  /** The one this request belongs to. */
  | 'THIS';

/** Tokens of the ended sign-ins are refused from now on. */
export type SignedOut = {
  __typename?: 'SignedOut';
  /** When, UTC. Tokens issued later are not affected. */
  at: Scalars['DateTime']['output'];
};

/** Hotels with one star rating. */
export type StarsFacet = {
  __typename?: 'StarsFacet';
  /** Number of hotels. */
  count: Scalars['Int']['output'];
  /** Star rating, 1 to 5. */
  stars: Scalars['Int']['output'];
};

/** Bookings with a status. */
export type StatusCount = {
  __typename?: 'StatusCount';
  /** Bookings. */
  count: Scalars['Int']['output'];
  /** The status. */
  status: BookingStatus;
};

/** A company that sells hotels to the gateway. */
export type Supplier =
  /** agoda. Rooms are sold in groups; prices are base + tax + fees. */
  | 'AGODA'
  /** hudxconnect. Prices are base + tax; commission and prepay are extra information. */
  | 'HUDXCONNECT'
  /** umrahholidays. Prices are one total with its tax. */
  | 'UMRAHHOLIDAYS'
  /** Any other supplier; see `supplierInfo`. */
  | 'UNRECOGNISED';

/** One supplier's part of a search result. */
export type SupplierAnswer = {
  __typename?: 'SupplierAnswer';
  /** False when the supplier failed or timed out. */
  answered: Scalars['Boolean']['output'];
  /** Number of offers before filters. */
  offerCount: Scalars['Int']['output'];
  /** Supplier; `UNRECOGNISED` for all but three. `supplierInfo` names every supplier. */
  supplier: Supplier;
  /** Key, name and color of the supplier. */
  supplierInfo: SupplierInfo;
};

/** Hotels of a supplier. */
export type SupplierFacet = {
  __typename?: 'SupplierFacet';
  /** Number of hotels. */
  count: Scalars['Int']['output'];
  /** Supplier; `UNRECOGNISED` for all but three. `supplierInfo` names every supplier. */
  supplier: Supplier;
  /** Key, name and color of the supplier. */
  supplierInfo: SupplierInfo;
};

/** A supplier as the server is configured to show it. */
export type SupplierInfo = {
  __typename?: 'SupplierInfo';
  /** Color of its badge, `#1d6fb8`; null when none is configured. */
  color?: Maybe<Scalars['String']['output']>;
  /** The gateway's `provider` in lower case. */
  key: Scalars['ID']['output'];
  /** Display name; the gateway's own name when none is configured. */
  name: Scalars['String']['output'];
};

/** A traveler of a booking. */
export type Traveler = {
  __typename?: 'Traveler';
  /** Age of a child at check-in; null for adults. */
  age?: Maybe<Scalars['Int']['output']>;
  /** As in the passport. */
  firstName: Scalars['String']['output'];
  /** As in the passport. */
  lastName: Scalars['String']['output'];
  /** True for the lead traveler. */
  lead: Scalars['Boolean']['output'];
  /** Adult or child. */
  type: TravelerType;
};

/** Adult or child. */
export type TravelerType =
  /** 18 or older. */
  | 'ADULT'
  /** 0 to 17. */
  | 'CHILD';

/** Changes to the profile; what is left out stays as it is. */
export type UpdateProfileInput = {
  /** Registered name of the company; at most 100 characters. */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** Preferred currency of display, `SAR`, `USD` or `EUR`. The gateway sells in SAR. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** IBANs of the company, the preferred one first; 1 to 10. */
  ibans?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Preferred language, one of the five of the product: `en-US`, `ar-SA`, `tr-TR`, `id-ID`, `ur-PK`. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** Licence number of the ministry; at most 30 characters, not empty. */
  licenseNumber?: InputMaybe<Scalars['String']['input']>;
  /** Name as shown on bookings; at most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Telephone number in the country; only together with `phoneCountryCode`. Both empty take it away. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Telephone prefix of the country without the plus; only together with `phone`. */
  phoneCountryCode?: InputMaybe<Scalars['String']['input']>;
  /** Saudi VAT number, 15 digits that begin and end with 3; empty takes it away. */
  vatNumber?: InputMaybe<Scalars['String']['input']>;
};

/** What became of changing the profile. */
export type UpdateProfileResult = InvalidInput | NotSupported | ProfileUpdated;

/** An expected refusal, returned as data rather than in `errors`. */
export type UserError = {
  /** Stable code; see `errorCatalogue`. */
  code: ErrorCode;
  /** One or two sentences for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
};

/** The signed-in user. */
export type Viewer = {
  __typename?: 'Viewer';
  /** The authenticator app for payments. Null at a gateway that does not say. */
  authenticator?: Maybe<Authenticator>;
  /** The company the viewer works for. Null at a gateway without profiles. */
  company?: Maybe<Company>;
  /** E-mail address of the account. */
  email: Scalars['String']['output'];
  /** The subject of the token; never changes. */
  id: Scalars['ID']['output'];
  /** Name as shown on bookings; the e-mail address when the account has none. */
  name: Scalars['String']['output'];
  /** What the agent has told about itself. Null at a gateway without profiles. */
  profile?: Maybe<Profile>;
};

/** Money a company has left to book with. */
export type Wallet = {
  __typename?: 'Wallet';
  /** When this was read. */
  asOf: Scalars['DateTime']['output'];
  /** What can be spent now. */
  balance: Money;
  /** Opaque id of the wallet. */
  id: Scalars['ID']['output'];
};

/** Payment from the agency's wallet. */
export type WalletPaymentInput = {
  /** Six-digit code from the authenticator app. */
  authCode: Scalars['String']['input'];
};

/** A remark about a result that is otherwise complete. */
export type Warning = {
  __typename?: 'Warning';
  /** Stable code; see `errorCatalogue`. */
  code: ErrorCode;
  /** Number of hotels, rooms or rates concerned; null when it is not about these. */
  count?: Maybe<Scalars['Int']['output']>;
  /** One sentence for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
  /** Supplier concerned; null when the warning is about the whole result. */
  supplier?: Maybe<Supplier>;
  /** Key, name and color of the supplier. */
  supplierInfo?: Maybe<SupplierInfo>;
};
