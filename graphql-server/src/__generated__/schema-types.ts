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
  /** An instant, RFC 3339. Hotel deadlines have the Makkah offset (`2026-12-10T14:00:00+03:00`). Every other instant is in UTC (`Z`). */
  DateTime: { input: string; output: string; }
  /** An exact decimal number as a string, with `.` as the decimal separator. Amounts of money always have two decimals (`"170.00"`). */
  Decimal: { input: string; output: string; }
};

/** The e-mail address already has an account. */
export type AccountExists = UserError & {
  __typename?: 'AccountExists';
  /** `ACCOUNT_EXISTS`. */
  code: ErrorCode;
  /** Message for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
};

/** Payment from the company's account, if the gateway reports no wallet. */
export type AccountPaymentInput = {
  /** Six-digit code from the authenticator app, for agents who have one. */
  authCode?: InputMaybe<Scalars['String']['input']>;
};

/** Kinds of actors. */
export type ActorKind =
  /** Agent of the company. */
  | 'AGENT'
  /** Supplier. */
  | 'SUPPLIER'
  /** Platform. */
  | 'SYSTEM';

/** Bookings that need attention soon, and totals for the month. */
export type Agenda = {
  __typename?: 'Agenda';
  /** Arrivals from today on, earliest first. */
  arrivals: AgendaList;
  /** Unknown outcomes, then pending bookings and cancellations, each by arrival. Excludes bookings whose card page is still open. */
  awaitingSupplier: AgendaList;
  /** False while older bookings are being read, or if they could not be read; `warnings` has the reason. */
  complete: Scalars['Boolean']['output'];
  /** Departures from today on, earliest first. */
  departures: AgendaList;
  /** Bookings whose free cancellation ends within 72 hours, earliest first. */
  freeCancellation: AgendaList;
  /** Totals for the bookings made this month. */
  month: MonthTotals;
  /** Today in Makkah, by the server's clock. */
  today: Scalars['Date']['output'];
  /** Unpaid bookings by payment deadline; empty if the gateway does not return payments. */
  unpaid: AgendaList;
  /** Last day of `arrivals` and `departures`, six days after `today`. */
  until: Scalars['Date']['output'];
  /** Warnings about missing bookings. */
  warnings: Array<Warning>;
};


/** Bookings that need attention soon, and totals for the month. */
export type AgendaArrivalsArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** Bookings that need attention soon, and totals for the month. */
export type AgendaAwaitingSupplierArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** Bookings that need attention soon, and totals for the month. */
export type AgendaDeparturesArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** Bookings that need attention soon, and totals for the month. */
export type AgendaFreeCancellationArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


/** Bookings that need attention soon, and totals for the month. */
export type AgendaUnpaidArgs = {
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};

/** The first bookings of a set and the size of the set. */
export type AgendaList = {
  __typename?: 'AgendaList';
  /** First bookings of the set. */
  items: Array<Booking>;
  /** Number of bookings that may belong to the set, but whose date or deadline the gateway does not return. */
  notStated: Scalars['Int']['output'];
  /** Number of bookings in the set. */
  totalCount: Scalars['Int']['output'];
};

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

/** The company and the account were created, and the temporary password was e-mailed. */
export type AgentRegistered = {
  __typename?: 'AgentRegistered';
  /** E-mail address that the temporary password was sent to. */
  email: Scalars['String']['output'];
};

/** A promo code for a quote. */
export type ApplyPromoInput = {
  /** The code, in any letter case, at most 40 characters. */
  code: Scalars['String']['input'];
  /** `Quote.id`. */
  quoteId: Scalars['ID']['input'];
};

/** Result of `applyPromo`. */
export type ApplyPromoResult = InvalidInput | PromoApplied | PromoRefused | QuoteExpired;

/** The authenticator code was not accepted. Nothing was booked or charged. */
export type AuthCodeRefused = UserError & {
  __typename?: 'AuthCodeRefused';
  /** Number of attempts left before payment is locked; null if the gateway does not return it or no authenticator is set up. */
  attemptsLeft?: Maybe<Scalars['Int']['output']>;
  /** `AUTH_CODE_INVALID`, `AUTH_CODE_USED`, `AUTH_CODE_LOCKED` after five wrong codes, or `AUTHENTICATOR_MISSING`. */
  code: ErrorCode;
  /** Message for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
  /** Time when payment is unlocked; null unless it is locked. */
  retryAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Authenticator app for payments. */
export type Authenticator = {
  __typename?: 'Authenticator';
  /** Time of enrollment; null when no app is enrolled. */
  enrolledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of unused recovery codes. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** The new authenticator is active. */
export type AuthenticatorConfirmed = {
  __typename?: 'AuthenticatorConfirmed';
  /** The new authenticator. */
  authenticator: Authenticator;
  /** Ten recovery codes, each for one new enrollment. Returned once; earlier codes become invalid. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

/** An enrollment that waits for the first code of the new app. */
export type AuthenticatorEnrolment = {
  __typename?: 'AuthenticatorEnrolment';
  /** Expiry of the enrollment, 10 minutes after it started. */
  expiresAt: Scalars['DateTime']['output'];
  /** Secret for the app, base32. Returned once. */
  secret: Scalars['String']['output'];
  /** The secret as a URI for a QR code, `otpauth://totp/...`. */
  uri: Scalars['String']['output'];
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

/** Hotels with a board. */
export type BoardFacet = {
  __typename?: 'BoardFacet';
  /** Meals in the price. */
  board: Board;
  /** Number of hotels. */
  count: Scalars['Int']['output'];
};

/** Order for a quote. The price comes from the quote, never from the input. */
export type BookGroundServiceInput = {
  /** Total the agent agreed to. A quote with a higher total is not booked. */
  acceptedTotal: Scalars['Decimal']['input'];
  /** The agent's own reference, at most 40 characters. */
  agentReference?: InputMaybe<Scalars['String']['input']>;
  /** IBAN that the booking is validated with, one of `Company.ibans`. Defaults to the first one. */
  iban?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key of this checkout: 8 to 64 letters, digits or hyphens, chosen by the client. */
  idempotencyKey: Scalars['ID']['input'];
  /** Lead traveler, whom the company contacts. */
  lead: LeadTravelerInput;
  /** Passport number of the lead traveler, 5 to 20 letters and digits. Omit if not known yet. */
  passportNumber?: InputMaybe<Scalars['String']['input']>;
  /** Payment method, one of `GroundServiceQuote.paymentMethods`. */
  payment: PaymentInput;
  /** `GroundServiceQuote.id`. */
  quoteId: Scalars['ID']['input'];
  /** Tax number for the invoice, in the format of the company's country: in Saudi Arabia a VAT number of 15 digits. */
  vatNumber: Scalars['String']['input'];
};

/** Result of booking ground services. */
export type BookGroundServiceResult = AuthCodeRefused | BookingRefused | CardPaymentStarted | GroundServiceBooked | GroundServiceUnavailable | IdempotencyMismatch | InsufficientFunds | InvalidInput | OutcomeUnknown | PaymentLinkRefused | PriceChanged | QuoteExpired;

/** Order for a quote. The price comes from the quote, never from the input. */
export type BookHotelInput = {
  /** Total the agent agreed to. A quote with a higher total is not booked. */
  acceptedTotal: Scalars['Decimal']['input'];
  /** The agent's own reference, at most 40 characters. */
  agentReference?: InputMaybe<Scalars['String']['input']>;
  /** Agent's commission in SAR, at most the total, which does not change. Only if `HotelQuote.commissionEditable` is true. Defaults to the supplier's commission. */
  commission?: InputMaybe<Scalars['Decimal']['input']>;
  /** All other guests. */
  guests: Array<GuestInput>;
  /** IBAN that the booking is validated with, one of `Company.ibans`. Defaults to the first one. */
  iban?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key of this checkout: 8 to 64 letters, digits or hyphens, chosen by the client. */
  idempotencyKey: Scalars['ID']['input'];
  /** Lead traveler, who stays in the first room. */
  lead: LeadTravelerInput;
  /** Payment method, one of `HotelQuote.paymentMethods`. */
  payment: PaymentInput;
  /** `HotelQuote.id`. */
  quoteId: Scalars['ID']['input'];
  /** Special requests for the stay. */
  specialRequests?: InputMaybe<SpecialRequestsInput>;
  /** Tax number for the invoice, in the format of the company's country: in Saudi Arabia a VAT number of 15 digits. */
  vatNumber: Scalars['String']['input'];
};

/** Result of booking a hotel. */
export type BookHotelResult = AuthCodeRefused | BookingRefused | CardPaymentStarted | HotelBooked | HotelUnavailable | IdempotencyMismatch | InsufficientFunds | InvalidInput | OutcomeUnknown | PaymentLinkRefused | PriceChanged | PromoNoLongerValid | QuoteExpired;

/** Order for a quote. The price comes from the quote, never from the input. */
export type BookTransportInput = {
  /** Total the agent agreed to. A quote with a higher total is not booked. */
  acceptedTotal: Scalars['Decimal']['input'];
  /** The agent's own reference, at most 40 characters. */
  agentReference?: InputMaybe<Scalars['String']['input']>;
  /** IBAN that the booking is validated with, one of `Company.ibans`. Defaults to the first one. */
  iban?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key of this checkout: 8 to 64 letters, digits or hyphens, chosen by the client. */
  idempotencyKey: Scalars['ID']['input'];
  /** Lead traveler, whom the driver meets. */
  lead: LeadTravelerInput;
  /** Passport number of the lead traveler, 5 to 20 letters and digits. Omit if not known yet. */
  passportNumber?: InputMaybe<Scalars['String']['input']>;
  /** Payment method, one of `TransportQuote.paymentMethods`. */
  payment: PaymentInput;
  /** Place and time where the driver meets the travelers. */
  pickUp?: InputMaybe<PickUpInput>;
  /** `TransportQuote.id`. */
  quoteId: Scalars['ID']['input'];
  /** Tax number for the invoice, in the format of the company's country: in Saudi Arabia a VAT number of 15 digits. */
  vatNumber: Scalars['String']['input'];
};

/** Result of booking transport. */
export type BookTransportResult = AuthCodeRefused | BookingRefused | CardPaymentStarted | IdempotencyMismatch | InsufficientFunds | InvalidInput | OutcomeUnknown | PaymentLinkRefused | PriceChanged | PromoNoLongerValid | QuoteExpired | TransportBooked | TransportUnavailable;

/** A booked room. */
export type BookedRoom = {
  __typename?: 'BookedRoom';
  /** Meals in the price. */
  board: Board;
  /** Board as named by the supplier. */
  boardText?: Maybe<Scalars['String']['output']>;
  /** Kind of room, as codes. */
  kind: RoomKind;
  /** Name of the room as given by the supplier. */
  name: Scalars['String']['output'];
  /** Price of the room for all nights, without the commission, which belongs to the booking as a whole; null if the gateway does not return it. */
  price?: Maybe<Price>;
  /** Guests of the room. */
  travelers: Array<Traveler>;
};

/** A booking at a supplier. */
export type Booking = {
  /** Agent's own reference; null if there is none, or if the gateway's list does not include it. */
  agentReference?: Maybe<Scalars['String']['output']>;
  /** Whether the booking can be cancelled now. */
  cancellation: CancellationState;
  /** Accepted cancellation terms; null if the gateway does not return them. */
  cancellationPolicy?: Maybe<CancellationPolicy>;
  /** Time at which the card reservation lapsed before it was charged, so that the booking must be paid another way; null otherwise. */
  cardLapsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Changes that are possible now. Null when the gateway does not report them; changes are then not offered. */
  change?: Maybe<BookingChangeState>;
  /** Idempotency key that the booking was made with; null when the gateway does not return it. */
  clientReference?: Maybe<Scalars['ID']['output']>;
  /** The agent's commission; not for display to travelers. Null if the gateway does not return it, and for cancelled and failed bookings, which earn none. */
  commission?: Maybe<Money>;
  /** Time of booking; null if the gateway does not return it. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Details, read from the gateway with one call per booking. Null when they cannot be read now; `detailsError` has the reason. */
  details?: Maybe<BookingDetails>;
  /** Error code that explains why `details` is null, such as `GATEWAY_TIMEOUT` or `NOT_FOUND`; null when `details` can be read. */
  detailsError?: Maybe<ErrorCode>;
  /** End of free cancellation, Makkah time: the accepted deadline or, if earlier, the supplier's current one. Null if the booking has no free cancellation, or if the gateway does not return its end. */
  freeCancellationUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Full name of the lead traveler; null if the gateway does not return it. */
  leadName?: Maybe<Scalars['String']['output']>;
  /** Time since which the supplier's response to the booking, cancellation or change is overdue, so that the agent should contact the supplier; null otherwise. */
  needsAgentSince?: Maybe<Scalars['DateTime']['output']>;
  /** Payment deadline, Makkah time, also for a booking that was cancelled unpaid. Null if the booking is paid, if the gateway returns no deadline, or if the card reservation lapsed and the supplier has not confirmed the booking. */
  payBy?: Maybe<Scalars['DateTime']['output']>;
  /** Status of the payment; null if the gateway does not return it. */
  paymentStatus?: Maybe<PaymentStatus>;
  /** Status as named by the supplier. */
  rawStatus?: Maybe<Scalars['String']['output']>;
  /** Booking reference number (BRN). */
  reference: Scalars['String']['output'];
  /** Time at which the platform cancelled the booking because it was not paid; null otherwise. */
  releasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Status of the booking. */
  status: BookingStatus;
  /** Supplier; null if the gateway does not return it. */
  supplier?: Maybe<Supplier>;
  /** Key, name and color of the supplier. */
  supplierInfo?: Maybe<SupplierInfo>;
  /** Tags set by the company. */
  tags: Array<Scalars['String']['output']>;
  /** Time at which the supplier's stricter terms were detected. Null if the terms are not stricter than the accepted ones, or if the gateway does not return the time. */
  termsTightenedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The supplier's current cancellation terms, if stricter than the accepted ones; null otherwise. `details` always has the current terms. */
  tightenedCancellationPolicy?: Maybe<CancellationPolicy>;
  /** Total charged; null if the gateway does not return it. */
  total?: Maybe<Money>;
};

/** The booking is cancelled. */
export type BookingCancelled = {
  __typename?: 'BookingCancelled';
  /** The cancelled booking. */
  booking: Booking;
  /** Refunded amount; null if the gateway does not return it. */
  refund?: Maybe<Money>;
  /** Whether an earlier call cancelled the booking, for example from another tab. */
  replayed: Scalars['Boolean']['output'];
};

/** The booking cannot be changed this way now. Nothing was changed or charged. */
export type BookingChangeBlocked = UserError & {
  __typename?: 'BookingChangeBlocked';
  /** `CANCEL_IN_PROGRESS`, `NOT_SUPPORTED` or a code that begins with `CHANGE_`. */
  code: ErrorCode;
  /** Message for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
  /** Supplier's reason as plain text; null if the supplier sent none. */
  supplierText?: Maybe<Scalars['String']['output']>;
  /** Deadline that has passed; null for other reasons. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** Terms of a change. */
export type BookingChangeQuote = {
  __typename?: 'BookingChangeQuote';
  /** Cancellation terms after the change; null if the gateway does not return them. */
  cancellationPolicy?: Maybe<CancellationPolicy>;
  /** Changes, each with the old and the new value. */
  changes: Array<BookingFieldChange>;
  /** Amount charged to the wallet if confirmed, which requires an authenticator code; null when nothing is charged. */
  charge?: Maybe<Money>;
  /** `newTotal` minus `previousTotal`; negative when the booking becomes cheaper. */
  difference: Money;
  /** Expiry of the quote, at most 10 minutes away. */
  expiresAt: Scalars['DateTime']['output'];
  /** Opaque id, valid for one confirmation. */
  id: Scalars['ID']['output'];
  /** Total after the change. */
  newTotal: Money;
  /** New payment deadline of an unpaid booking; null for other bookings, and if the gateway does not return it. */
  payBy?: Maybe<Scalars['DateTime']['output']>;
  /** Total before the change. */
  previousTotal: Money;
  /** Amount refunded to the wallet if confirmed; null when nothing is refunded. */
  refund?: Maybe<Money>;
};

/** The booking can be changed. */
export type BookingChangeQuoted = {
  __typename?: 'BookingChangeQuoted';
  /** Quote to confirm. */
  quote: BookingChangeQuote;
};

/** Parts of a booking that can be changed now, as reported by the gateway. */
export type BookingChangeState = {
  __typename?: 'BookingChangeState';
  /** Dates of the stay. */
  dates: ChangePossibility;
  /** Names of travelers. */
  names: ChangePossibility;
};

/** The booking is changed. */
export type BookingChanged = {
  __typename?: 'BookingChanged';
  /** The booking after the change. */
  booking: Booking;
  /** Whether an earlier call made the change, for example from another tab. */
  replayed: Scalars['Boolean']['output'];
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

/** Contact details of the lead traveler. */
export type BookingContact = {
  __typename?: 'BookingContact';
  /** Postal address in one line; null when missing. */
  address?: Maybe<Scalars['String']['output']>;
  /** E-mail address; null when missing. */
  email?: Maybe<Scalars['String']['output']>;
  /** Phone number with country code, e.g. `+62 8120000000`; null when missing. */
  phone?: Maybe<Scalars['String']['output']>;
};

/** Details of a booking. */
export type BookingDetails = {
  /** Agent's own reference; null if there is none. */
  agentReference?: Maybe<Scalars['String']['output']>;
  /** The same as `Booking.cancellationPolicy`, read again. */
  cancellationPolicy?: Maybe<CancellationPolicy>;
  /** Contact details of the lead traveler; null if the gateway does not return them. */
  contact?: Maybe<BookingContact>;
  /** The supplier's current cancellation terms, which may differ from the accepted ones. Null if the gateway does not return them, or if there is nothing to cancel. */
  currentCancellationPolicy?: Maybe<CancellationPolicy>;
  /** Documents of the booking, each with the reason if it is not available. Null if the gateway does not list them; `issueBookingDocument` may still work. */
  documents?: Maybe<Array<BookingDocumentState>>;
  /** Events, newest first. */
  history: Array<BookingEvent>;
  /** Payment and refund; null if the gateway does not return them. */
  payment?: Maybe<BookingPayment>;
  /** Accepted price; null if the gateway does not return it. */
  price?: Maybe<Price>;
  /** Promo code included in the price; null if there is none, or if the gateway does not return it. */
  promo?: Maybe<Promo>;
  /** Supplier's reference; null if there is none. */
  supplierReference?: Maybe<Scalars['String']['output']>;
  /** Tax number on the invoice; null if the gateway does not return it. */
  vatNumber?: Maybe<Scalars['String']['output']>;
  /** Visa application that uses the booking; null if there is none. */
  visaApplicationId?: Maybe<Scalars['ID']['output']>;
};

/** Whether a kind of document is available for a booking. */
export type BookingDocumentState = {
  __typename?: 'BookingDocumentState';
  /** All issued documents of this kind, oldest first, including those issued before changes and cancellations. Reading this field does not issue documents. Empty when the gateway does not list them. */
  issued: Array<IssuedDocument>;
  /** Kind of document. */
  kind: DocumentKind;
  /** Message for the agent, in the language of `Accept-Language`; null if the document is available. */
  message?: Maybe<Scalars['String']['output']>;
  /** Why the document is not available; null if it is. */
  problem?: Maybe<DocumentProblem>;
};

/** An event in the history of a booking. */
export type BookingEvent = {
  __typename?: 'BookingEvent';
  /** Name of the agent, or display name of the supplier; null for the platform. */
  actor?: Maybe<Scalars['String']['output']>;
  /** Kind of actor who caused the event. */
  actorKind: ActorKind;
  /** Time of the event. */
  at: Scalars['DateTime']['output'];
  /** Old and new values; empty for kinds other than `CHANGED`. */
  changes: Array<BookingFieldChange>;
  /** Kind of the event. */
  kind: BookingEventKind;
  /** Amount reserved, charged, returned or refunded; null for other kinds of events. */
  money?: Maybe<Money>;
  /** Agent's reason for a cancellation, as sent in `ConfirmCancellationInput.reason`, or the supplier's reason for rejecting the booking or a change; null for other kinds of events. */
  note?: Maybe<Scalars['String']['output']>;
  /** Tags that were added; empty for kinds other than `TAGGED`. */
  tagsAdded: Array<Scalars['String']['output']>;
  /** Tags that were removed; empty for kinds other than `TAGGED`. */
  tagsRemoved: Array<Scalars['String']['output']>;
};

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

/** A value of a booking before and after a change. */
export type BookingFieldChange = {
  __typename?: 'BookingFieldChange';
  /** Kind of the changed field. */
  field: BookingChangedField;
  /** New value. */
  newValue: Scalars['String']['output'];
  /** Old value: a name, a date, or `Male` or `Female`. */
  oldValue: Scalars['String']['output'];
};

/** The booking cannot be paid now. Nothing was charged. */
export type BookingNotPayable = UserError & {
  __typename?: 'BookingNotPayable';
  /** `BOOKING_NOT_PAYABLE`. */
  code: ErrorCode;
  /** Message for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
  /** Reason the booking cannot be paid. */
  problem: PaymentProblem;
};

/** Outcome of a booking call whose response was unclear. */
export type BookingOutcome = {
  __typename?: 'BookingOutcome';
  /** Booking made by the call. While the state is `UNKNOWN`, the pending booking that the list has for `clientReference`; null if there is none. */
  booking?: Maybe<Booking>;
  /** Bookings in the list with the same product, dates, lead traveler, total and time. Empty unless the state is `UNKNOWN`. */
  candidates: Array<Booking>;
  /** True when nothing was booked because the card page was abandoned or expired. The quote can be booked again with another key until it expires. */
  cardNotCharged: Scalars['Boolean']['output'];
  /** Card payment of the booking call, while its page is open; null otherwise. */
  cardPayment?: Maybe<CardPayment>;
  /** `OutcomeUnknown.clientReference`. */
  clientReference: Scalars['ID']['output'];
  /** Seconds to wait before the next poll; null when polling cannot help and the agent must decide. */
  nextCheckSeconds?: Maybe<Scalars['Int']['output']>;
  /** Current state. */
  state: BookingOutcomeState;
};

/** States of an unknown outcome. */
export type BookingOutcomeState =
  /** The booking exists. */
  | 'BOOKED'
  /** Nothing was booked or charged. */
  | 'NOT_BOOKED'
  /** Not known yet. Do not book again. */
  | 'UNKNOWN';

/** A page of the bookings list. */
export type BookingPage = {
  __typename?: 'BookingPage';
  /** False while older bookings are being read, or if they could not be read; `warnings` has the reason. */
  complete: Scalars['Boolean']['output'];
  /** Bookings on this page. */
  items: Array<Booking>;
  /** Page number, from 1. */
  page: Scalars['Int']['output'];
  /** Number of pages; 0 when no booking matches. */
  pageCount: Scalars['Int']['output'];
  /** Number of bookings by status, with all other filters applied. */
  statusCounts: Array<StatusCount>;
  /** Tags in use, in alphabetical order. */
  tags: Array<Scalars['String']['output']>;
  /** Number of bookings read so far that match the filters; see `totalCountIsExact`. */
  totalCount: Scalars['Int']['output'];
  /** False if `totalCount` may be too low because older bookings are still being read or could not be read, or because rows were unreadable. */
  totalCountIsExact: Scalars['Boolean']['output'];
  /** Warnings about missing bookings. */
  warnings: Array<Warning>;
};

/** The booking is paid. */
export type BookingPaid = {
  __typename?: 'BookingPaid';
  /** The paid booking. */
  booking: Booking;
  /** Whether an earlier call paid it, for example from another tab. */
  replayed: Scalars['Boolean']['output'];
};

/** Payment for a booking. */
export type BookingPayment = {
  __typename?: 'BookingPayment';
  /** Card payment for the booking, paid or still open; null if there is none. */
  cardPayment?: Maybe<CardPayment>;
  /** Time at which the cardholder's bank disputed the card payment; null unless a dispute is open or was lost. */
  disputedSince?: Maybe<Scalars['DateTime']['output']>;
  /** IBAN that the booking was validated with, masked except for the last four characters; null if the gateway does not return it. */
  iban?: Maybe<Scalars['String']['output']>;
  /** Payment method; null while the booking is unpaid, or if the gateway does not return it. */
  method?: Maybe<PaymentMethod>;
  /** Amount charged. */
  paid: Money;
  /** Amount refunded, `0.00` if nothing was refunded; null if the gateway does not return it. */
  refunded?: Maybe<Money>;
};

/** The supplier rejected the booking, or the card was not charged. Nothing was booked or charged. */
export type BookingRefused = UserError & {
  __typename?: 'BookingRefused';
  /** `BOOKING_REFUSED`, or, with a quote that can be booked again, `CARD_NOT_CHARGED` if the card page was abandoned, or `CARD_UNAVAILABLE` if it could not be opened. */
  code: ErrorCode;
  /** Message for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
  /** Supplier's reason as plain text; null if the supplier sent none. */
  supplierText?: Maybe<Scalars['String']['output']>;
};

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

/** The tags are set. */
export type BookingTagged = {
  __typename?: 'BookingTagged';
  /** The booking with its tags. */
  booking: Booking;
};

/** Result of tagging one of several bookings. */
export type BookingTagging = {
  __typename?: 'BookingTagging';
  /** `Booking.id` of the input. */
  bookingId: Scalars['ID']['output'];
  /** Result of the booking. */
  result: TagBookingResult;
};

/** Filters of the bookings list, combined with AND. */
export type BookingWhere = {
  /** Bookings in this set of the agenda. */
  agenda?: InputMaybe<AgendaSet>;
  /** Check-in, ride or arrival on or after this date. */
  checkInFrom?: InputMaybe<Scalars['Date']['input']>;
  /** Check-in, ride or arrival on or before this date. */
  checkInTo?: InputMaybe<Scalars['Date']['input']>;
  /** Idempotency key that the booking was made with. */
  clientReference?: InputMaybe<Scalars['ID']['input']>;
  /** Booked at or after this time, an instant with its time zone, e.g. `2026-11-27T00:00:00+03:00`. */
  createdFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Booked at or before this time, an instant with its time zone. */
  createdTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Free cancellation ends at or after this time. Excludes bookings without free cancellation. */
  freeCancellationFrom?: InputMaybe<Scalars['DateTime']['input']>;
  /** Free cancellation ends at or before this time. Excludes bookings without free cancellation. */
  freeCancellationTo?: InputMaybe<Scalars['DateTime']['input']>;
  /** Any of these statuses. */
  status?: InputMaybe<Array<BookingStatus>>;
  /** A whole tag, ignoring case. */
  tag?: InputMaybe<Scalars['String']['input']>;
  /** Words or parts of words. Each must occur in the reference, service name, lead traveler or tags. Case and accents are ignored. */
  text?: InputMaybe<Scalars['String']['input']>;
};

/** Result for each booking. */
export type BookingsTagged = {
  __typename?: 'BookingsTagged';
  /** Results in the order of the input. */
  results: Array<BookingTagging>;
};

/** The booking cannot be cancelled now. Nothing was changed. */
export type CancellationBlocked = UserError & {
  __typename?: 'CancellationBlocked';
  /** `CANCEL_WAIT_TIME`, `CANCEL_USED_IN_VISA`, `CANCEL_NON_REFUNDABLE`, `CANCEL_IN_PROGRESS`, `CHANGE_IN_PROGRESS`, `CANCEL_REFUSED`, `CANCEL_NOT_ELIGIBLE` or `NOT_SUPPORTED`. */
  code: ErrorCode;
  /** Message for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
  /** Time from which the booking can be cancelled; null if waiting does not help. */
  retryAt?: Maybe<Scalars['DateTime']['output']>;
  /** Supplier's reason for `CANCEL_REFUSED` as plain text; null if the supplier sent none. */
  supplierText?: Maybe<Scalars['String']['output']>;
  /** Visa application that uses the booking; null for other reasons. */
  visaApplicationId?: Maybe<Scalars['ID']['output']>;
};

/** A rule that prevents a cancellation. */
export type CancellationBlocker = {
  __typename?: 'CancellationBlocker';
  /** `CANCEL_WAIT_TIME`, `CANCEL_USED_IN_VISA`, `CANCEL_NON_REFUNDABLE`, `CANCEL_IN_PROGRESS`, `CHANGE_IN_PROGRESS` or `CANCEL_NOT_ELIGIBLE`. */
  code: ErrorCode;
  /** Message for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
};

/**
 * Cancellation terms: what cancelling costs, and when.
 *
 * The policy of one room is the supplier's own, in percent or amounts. A stay of several rooms has one computed policy: consecutive steps
 * in amounts, each the combined fee of all rooms. For a non-refundable room, the fee is the full price of the room at all times.
 */
export type CancellationPolicy = {
  __typename?: 'CancellationPolicy';
  /** End of free cancellation for all rooms, Makkah time; null when cancelling is never free or it is unknown. */
  freeUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the supplier refunds any part of the price; null if the supplier does not say, or if a date in its terms cannot be read. */
  refundable?: Maybe<Scalars['Boolean']['output']>;
  /** Cancellation fees in chronological order, then no-show fees. Free periods are omitted. Empty when a fee's start cannot be read. */
  steps: Array<CancellationStep>;
  /** The supplier's own text, as plain text; null when it has none. */
  supplierText?: Maybe<Scalars['String']['output']>;
};

/** Terms of a cancellation. */
export type CancellationQuote = {
  __typename?: 'CancellationQuote';
  /** Expiry of the quote, at most 10 minutes away. */
  expiresAt: Scalars['DateTime']['output'];
  /** Opaque id, valid for one confirmation. */
  id: Scalars['ID']['output'];
  /** Amount paid; null if the gateway does not return it. */
  paid?: Maybe<Money>;
  /** Cancellation fee: `paid` minus `refund`; null when either is null. */
  penalty?: Maybe<Money>;
  /** Refund if the cancellation is confirmed; null if the gateway does not return it. */
  refund?: Maybe<Money>;
};

/** The booking can be cancelled. */
export type CancellationQuoted = {
  __typename?: 'CancellationQuoted';
  /** Quote to confirm. */
  quote: CancellationQuote;
};

/** Whether a booking can be cancelled now, as reported by the gateway. */
export type CancellationState = {
  __typename?: 'CancellationState';
  /** End of the waiting time; null unless it prevents the cancellation. */
  availableFrom?: Maybe<Scalars['DateTime']['output']>;
  /** Rules that prevent the cancellation. */
  blockers: Array<CancellationBlocker>;
  /** Whether a cancellation quote can be requested. */
  eligible: Scalars['Boolean']['output'];
  /** False when the gateway reports no cancellation rules; request a cancellation quote to find out whether the booking can be cancelled. */
  reported: Scalars['Boolean']['output'];
};

/** A fee for cancelling within a period. Either `percent` or `amount` is set; both are null when the fee is unknown. */
export type CancellationStep = {
  __typename?: 'CancellationStep';
  /** Fee; in a policy of several rooms, the fee of all rooms. */
  amount?: Maybe<Money>;
  /** Start, Makkah time; null when the fee applies from the time of booking. */
  from?: Maybe<Scalars['DateTime']['output']>;
  /** True for a no-show fee. */
  noShow: Scalars['Boolean']['output'];
  /** Percentage of the room's price, e.g. `"50"`, with up to six decimals. Always null in a policy of several rooms. */
  percent?: Maybe<Scalars['Decimal']['output']>;
  /** End, Makkah time; null when open-ended. */
  to?: Maybe<Scalars['DateTime']['output']>;
};

/** Charge on a card. */
export type CardCharge = {
  __typename?: 'CardCharge';
  /** Amount, in the currency in which it is charged. */
  amount: Money;
  /** Card schemes that are accepted. */
  schemes: Array<CardScheme>;
};

/** A payment by card. Card details are entered on the provider's page only. */
export type CardPayment = {
  __typename?: 'CardPayment';
  /** Amount of the payment. */
  amount: Money;
  /** Booking that is paid. Null for a top-up, and when it cannot be read now. */
  booking?: Maybe<Booking>;
  /** Card that was used. Null until the provider reports it. */
  card?: Maybe<PaymentCard>;
  /** Idempotency key that the booking was made with. Null for a top-up. */
  clientReference?: Maybe<Scalars['ID']['output']>;
  /** Time at which the page closes. Null once the page cannot be used, or if the gateway does not return it. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** URL of the provider's page, on the provider's own origin. Null once the page cannot be used. */
  pageUrl?: Maybe<Scalars['String']['output']>;
  /** Purpose of the payment. */
  purpose: CardPaymentPurpose;
  /**
   * Quote that is booked and paid. Returned only to the agent who books it. After the status `EXPIRED`, it can be booked again with another key until it
   * expires. Null for a top-up, for a booking that is paid later, and if the server no longer stores the quote.
   */
  quoteId?: Maybe<Scalars['ID']['output']>;
  /** Refund not yet confirmed by the provider. Null if there is none. */
  refundPending?: Maybe<Money>;
  /** Refund confirmed by the provider. Null if there is none. */
  refunded?: Maybe<Money>;
  /** State confirmed by the provider. */
  status: CardPaymentStatus;
};

/** Payment by card. Card details never reach this API. */
export type CardPaymentInput = {
  /** Six-digit code from the authenticator app. */
  authCode: Scalars['String']['input'];
};

/** Purpose of a card payment. */
export type CardPaymentPurpose =
  /** A booking. */
  | 'BOOKING'
  /** Top-up of the wallet. */
  | 'TOP_UP';

/** The provider's page is open. Nothing is charged yet. */
export type CardPaymentStarted = {
  __typename?: 'CardPaymentStarted';
  /** The payment, with the page to send the browser to. */
  payment: CardPayment;
};

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

/** An entry in the error catalogue. */
export type CatalogueEntry = {
  __typename?: 'CatalogueEntry';
  /** Cause, in English for developers. */
  cause: Scalars['String']['output'];
  /** Stable code. */
  code: ErrorCode;
  /** Place in a response where the code appears. */
  kind: ErrorKind;
  /** The gateway's own message for the same error; null if it has none. */
  legacyMessage?: Maybe<Scalars['String']['output']>;
  /** Message for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
  /** Remedy, in English for developers. */
  remedy: Scalars['String']['output'];
  /** Whether the same request may succeed later. */
  retryable: Scalars['Boolean']['output'];
};

/** A rule that prevents a change. */
export type ChangeBlocker = {
  __typename?: 'ChangeBlocker';
  /** `CANCEL_IN_PROGRESS` or a code that begins with `CHANGE_`. */
  code: ErrorCode;
  /** Message for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
};

/** Whether a part of a booking can be changed. */
export type ChangePossibility = {
  __typename?: 'ChangePossibility';
  /** Rules that prevent the change. */
  blockers: Array<ChangeBlocker>;
  /** Whether a change can be quoted. */
  eligible: Scalars['Boolean']['output'];
  /** Deadline for the change; null if this part can never be changed, or if the gateway does not return a deadline. */
  until?: Maybe<Scalars['DateTime']['output']>;
};

/** The price of the new dates has changed since the quote. Nothing was changed or charged; request another quote. */
export type ChangePriceChanged = UserError & {
  __typename?: 'ChangePriceChanged';
  /** `PRICE_CHANGED`. */
  code: ErrorCode;
  /** Message for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
  /** New total; null if the gateway does not return it. */
  newTotal?: Maybe<Money>;
  /** Total that was quoted. */
  previousTotal: Money;
};

/** Result of extending or disabling a payment link. */
export type ChangeSharedReservationResult = InvalidInput | NotSupported | PaymentLinkRefused | SharedReservationChanged;

/** Result of a change to a trip. */
export type ChangeTripResult = IdempotencyMismatch | InvalidInput | NotSupported | QuoteExpired | TripChanged | TripRefused;

/** Charge for children of an age range. */
export type ChildPolicy = {
  __typename?: 'ChildPolicy';
  /** Amount per night; null when free or a percentage. */
  amount?: Maybe<Money>;
  /** True when children stay free. */
  free: Scalars['Boolean']['output'];
  /** Youngest age, inclusive. */
  fromAge: Scalars['Int']['output'];
  /** Percentage of the adult price, e.g. `"50"`; null when free or a fixed amount. */
  percent?: Maybe<Scalars['Decimal']['output']>;
  /** Supplier the charge applies to; `UNRECOGNISED` if it is not in the enum. */
  supplier: Supplier;
  /** Key, name and color of the supplier. */
  supplierInfo: SupplierInfo;
  /** Oldest age, inclusive. */
  toAge: Scalars['Int']['output'];
};

/** An extra of a quote or a booking. */
export type ChosenExtra = {
  __typename?: 'ChosenExtra';
  /** The gateway's code. */
  code: Scalars['ID']['output'];
  /** Number of days; null if the gateway does not return it. */
  days?: Maybe<Scalars['Int']['output']>;
  /** Name in the language of `Accept-Language`, if the gateway has one; otherwise the code. */
  name: Scalars['String']['output'];
  /** Price for all units and days; null if the gateway does not return it. */
  price?: Maybe<Price>;
  /** Number of units; null if the gateway does not return it. */
  quantity?: Maybe<Scalars['Int']['output']>;
};

/** Rate for one room of the search. */
export type ChosenRoomInput = {
  /** `Rate.id`. */
  rateId: Scalars['ID']['input'];
  /** Position of the room in the search, from 0. */
  roomIndex: Scalars['Int']['input'];
};

/** A service for chosen vehicles. */
export type ChosenService = {
  __typename?: 'ChosenService';
  /** The gateway's code. */
  code: Scalars['ID']['output'];
  /** Name in the language of `Accept-Language`, if the gateway has one; otherwise the code. */
  name: Scalars['String']['output'];
  /** Price for these passengers and vehicles; null if the gateway does not return it. */
  price?: Maybe<Price>;
};

/** Vehicles of one kind in a quote or a booking. */
export type ChosenVehicles = {
  __typename?: 'ChosenVehicles';
  /** Category of the vehicles. */
  category: VehicleCategory;
  /** Category as named by the company. */
  categoryText?: Maybe<Scalars['String']['output']>;
  /** Picture of such a vehicle; null if there is none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Oldest model year; null if the gateway does not return it. */
  modelFrom?: Maybe<Scalars['Int']['output']>;
  /** Newest model year; null if the gateway does not return it. */
  modelTo?: Maybe<Scalars['Int']['output']>;
  /** Number of passengers in them; null if the gateway does not return it. */
  passengers?: Maybe<Scalars['Int']['output']>;
  /** Price of one vehicle, without services; null if the gateway does not return it. */
  price?: Maybe<Price>;
  /** Number of passengers per vehicle; null if the gateway does not return it. */
  seats?: Maybe<Scalars['Int']['output']>;
  /** Services for these vehicles. */
  services: Array<ChosenService>;
  /** Type of the vehicles. */
  vehicleType: VehicleType;
  /** Type as named by the company. */
  vehicleTypeText?: Maybe<Scalars['String']['output']>;
  /** Number of vehicles; null if the gateway does not return it. */
  vehicles?: Maybe<Scalars['Int']['output']>;
};

/** Vehicles of one offer. */
export type ChosenVehiclesInput = {
  /** `TransportOffer.id`. */
  offerId: Scalars['ID']['input'];
  /** Number of passengers in them, at least one for each vehicle. */
  passengers: Scalars['Int']['input'];
  /** `TransportService.code` of the services for these vehicles. */
  services?: Array<Scalars['ID']['input']>;
  /** Number of vehicles, 1 to 10. */
  vehicles: Scalars['Int']['input'];
};

/** A travel agency or Umrah operator. Owns the wallet, the bookings and the IBANs. */
export type Company = {
  __typename?: 'Company';
  /** Country, ISO 3166-1 alpha-2; null if the gateway does not return it. */
  country?: Maybe<Scalars['String']['output']>;
  /** IBANs for validating bookings, without spaces, the preferred one first. */
  ibans: Array<Scalars['String']['output']>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** License number; null if there is none. */
  licenseNumber?: Maybe<Scalars['String']['output']>;
  /** Logo on the company's documents. Null if the gateway does not support logos. */
  logo?: Maybe<CompanyLogo>;
  /** Registered name. */
  name: Scalars['String']['output'];
  /** Saudi VAT number, or the tax or registration number of a company in another country; null if there is none. */
  vatNumber?: Maybe<Scalars['String']['output']>;
};

/** Logo of a company. Documents keep the logo that they were issued with. */
export type CompanyLogo = {
  __typename?: 'CompanyLogo';
  /**
   * Picture of at most 640 × 240 pixels on white, as a path on the public origin; null if there is none. Upload with
   * `PUT /media/company-logo` (JPEG, PNG or WebP, at most 5 MB), remove with `DELETE`.
   */
  url?: Maybe<Scalars['String']['output']>;
};

/** Result of confirming an authenticator. */
export type ConfirmAuthenticatorResult = AuthCodeRefused | AuthenticatorConfirmed | EnrolmentExpired | InvalidInput | NotSupported;

/** Confirmation of a change quote. */
export type ConfirmBookingChangeInput = {
  /** Authenticator code; required if the quote has a `charge`. */
  authCode?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key of this change: 8 to 64 letters, digits or hyphens, chosen by the client. */
  idempotencyKey: Scalars['ID']['input'];
  /** `BookingChangeQuote.id`. */
  quoteId: Scalars['ID']['input'];
};

/** Result of confirming a change. */
export type ConfirmBookingChangeResult = AuthCodeRefused | BookingChangeBlocked | BookingChanged | ChangePriceChanged | IdempotencyMismatch | InsufficientFunds | InvalidInput | OutcomeUnknown | QuoteExpired;

/** Confirmation of a cancellation quote. */
export type ConfirmCancellationInput = {
  /** Idempotency key of this cancellation: 8 to 64 letters, digits or hyphens, chosen by the client. */
  idempotencyKey: Scalars['ID']['input'];
  /** `CancellationQuote.id`. */
  quoteId: Scalars['ID']['input'];
  /**
   * Reason, 3 to 200 characters; recorded in the history. The web app sends `dates` (travel dates changed), `visa` (visa not issued), `fewer` (fewer
   * guests than planned), `price` (better price found), `duplicate` (booked twice) or the agent's own words. It shows these five codes in the reader's language.
   */
  reason: Scalars['String']['input'];
};

/** Result of confirming a cancellation. */
export type ConfirmCancellationResult = BookingCancelled | CancellationBlocked | IdempotencyMismatch | InvalidInput | OutcomeUnknown | QuoteExpired;

/** A message to the operator of the platform. */
export type ContactMessageInput = {
  /** E-mail address for the reply. */
  email: Scalars['String']['input'];
  /** Message, at most 4,000 characters. Line breaks are preserved. */
  message: Scalars['String']['input'];
  /** Name of the sender, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Subject, at most 150 characters. */
  subject: Scalars['String']['input'];
};

/** The message was sent. */
export type ContactMessageSent = {
  __typename?: 'ContactMessageSent';
  /** Reference of the message. */
  reference: Scalars['String']['output'];
};

/** A country. */
export type Country = {
  __typename?: 'Country';
  /** Country calling codes without the plus, e.g. `62`; some territories have several or none. */
  callingCodes: Array<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2 code, e.g. `ID`. */
  code: Scalars['ID']['output'];
  /** Name in the language of `Accept-Language`. */
  name: Scalars['String']['output'];
};

/** The quote to share and its recipient. */
export type CreatePaymentLinkInput = {
  /** E-mail address of the recipient, who needs an account to open the link. */
  email: Scalars['String']['input'];
  /** 15 minutes to 30 days ahead, and not after the service starts: 14:00 in Makkah on the day of check-in. */
  expiresAt: Scalars['DateTime']['input'];
  /** Idempotency key: 8 to 64 letters, digits or hyphens, chosen by the client. */
  idempotencyKey: Scalars['ID']['input'];
  /** A quote of the viewer, such as `HotelQuote.id`. Expired quotes can be shared, too. */
  quoteId: Scalars['ID']['input'];
};

/** Result of `createPaymentLink`. */
export type CreatePaymentLinkResult = IdempotencyMismatch | InvalidInput | NotSupported | PaymentLinkCreated | PaymentLinkRefused | QuoteExpired;

/** Input of `createTrip`. */
export type CreateTripInput = {
  /** Chosen by the client, 8 to 64 letters, digits or hyphens. */
  idempotencyKey: Scalars['String']['input'];
  /** Name, 1 to 80 characters. */
  name: Scalars['String']['input'];
  /** Plan. */
  plan: TripPlanInput;
};

/** Result of `discardTrip`. */
export type DiscardTripResult = NotSupported | TripDiscarded | TripRefused;

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

/** The document is issued. */
export type DocumentReady = {
  __typename?: 'DocumentReady';
  /** Expiry of the path. */
  expiresAt: Scalars['DateTime']['output'];
  /** Number of the document, such as `INV-0001-000042`. */
  number: Scalars['String']['output'];
  /** Path on the public origin that opens the PDF without signing in. `?download` makes browsers save it. */
  path: Scalars['String']['output'];
};

/** The document is not available for this booking. */
export type DocumentRefused = UserError & {
  __typename?: 'DocumentRefused';
  /** `DOCUMENT_NOT_POSSIBLE`. */
  code: ErrorCode;
  /** Kind of document. */
  kind: DocumentKind;
  /** Message for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
  /** Why the document is not available. */
  problem: DocumentProblem;
};

/** Proof of the current authenticator: a code or a recovery code. */
export type EnrolAuthenticatorInput = {
  /** Six-digit code of the current app, in any script. */
  authCode?: InputMaybe<Scalars['String']['input']>;
  /** An unused recovery code, e.g. `ABCDE-FGHJK`. Case and hyphen are ignored. */
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
};

/** Result of starting an enrollment. */
export type EnrolAuthenticatorResult = AuthCodeRefused | AuthenticatorEnrolment | InvalidInput | NotSupported;

/** The enrollment has expired or does not exist. */
export type EnrolmentExpired = UserError & {
  __typename?: 'EnrolmentExpired';
  /** `ENROLMENT_EXPIRED`. */
  code: ErrorCode;
  /** Message for the agent, in the language of `Accept-Language`. */
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

/** Place in a response where an error code appears. */
export type ErrorKind =
  /** A `FieldError` inside `InvalidInput`. */
  | 'FIELD'
  /** A member of a result union that implements `UserError`. */
  | 'REFUSAL'
  /** An entry of the top-level `errors`, with `code`, `requestId` and `retryable` in its extensions. */
  | 'THROWN'
  /** A `Warning` in an otherwise successful result. */
  | 'WARNING';

/** Price of one unit of a currency in riyals. */
export type ExchangeRate = {
  __typename?: 'ExchangeRate';
  /** ISO 4217 code, such as `USD`. */
  currency: Scalars['String']['output'];
  /** Day in Makkah from which the rate is valid; null if the gateway does not return it. */
  date?: Maybe<Scalars['Date']['output']>;
  /** Riyals for one unit, such as `3.7500`. */
  riyals: Scalars['Decimal']['output'];
};

/** A facility of a hotel or a room. */
export type Facility = {
  __typename?: 'Facility';
  /** Code; `UNRECOGNISED` for a facility this server does not know, see `text`. */
  code: FacilityCode;
  /** BCP 47 language of `text`; null when not known. */
  language?: Maybe<Scalars['String']['output']>;
  /** Facility as named by the supplier. */
  text: Scalars['String']['output'];
};

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

/** An error in one field of an input. */
export type FieldError = {
  __typename?: 'FieldError';
  /** Stable code; see `errorCatalogue`. */
  code: ErrorCode;
  /** One sentence for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
  /** Path in the input, e.g. `guests.2.firstName`. */
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

/** The supplier confirmed the booking, and it was charged. */
export type GroundServiceBooked = {
  __typename?: 'GroundServiceBooked';
  /** The booking. */
  booking: Booking;
  /** Whether an earlier call made the booking, for example from another tab. */
  replayed: Scalars['Boolean']['output'];
  /** Warnings about the response. */
  warnings: Array<Warning>;
};

/** A booking of ground services. `details` costs a gateway call; all other fields come with the list. */
export type GroundServiceBooking = Booking & {
  __typename?: 'GroundServiceBooking';
  /** Agent's own reference; null if there is none, or if the gateway's list does not include it. */
  agentReference?: Maybe<Scalars['String']['output']>;
  /** Day of arrival; null if the gateway does not return it. */
  arrivalDate?: Maybe<Scalars['Date']['output']>;
  /** Whether the booking can be cancelled now. */
  cancellation: CancellationState;
  /** Accepted cancellation terms; null if the gateway does not return them. */
  cancellationPolicy?: Maybe<CancellationPolicy>;
  /** Time at which the card reservation lapsed before it was charged, so that the booking must be paid another way; null otherwise. */
  cardLapsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Changes that are possible now. Null when the gateway does not report them; changes are then not offered. */
  change?: Maybe<BookingChangeState>;
  /** Idempotency key that the booking was made with; null when the gateway does not return it. */
  clientReference?: Maybe<Scalars['ID']['output']>;
  /** The agent's commission; not for display to travelers. Null if the gateway does not return it, and for cancelled and failed bookings, which earn none. */
  commission?: Maybe<Money>;
  /** Company responsible for the pilgrims; null if the gateway does not return it. */
  companyName?: Maybe<Scalars['String']['output']>;
  /** Time of booking; null if the gateway does not return it. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Details, read from the gateway with one call per booking. Null when they cannot be read now; `detailsError` has the reason. */
  details?: Maybe<GroundServiceBookingDetails>;
  /** Error code that explains why `details` is null, such as `GATEWAY_TIMEOUT` or `NOT_FOUND`; null when `details` can be read. */
  detailsError?: Maybe<ErrorCode>;
  /** End of free cancellation, Makkah time: the accepted deadline or, if earlier, the supplier's current one. Null if the booking has no free cancellation, or if the gateway does not return its end. */
  freeCancellationUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Full name of the lead traveler; null if the gateway does not return it. */
  leadName?: Maybe<Scalars['String']['output']>;
  /** Time since which the supplier's response to the booking, cancellation or change is overdue, so that the agent should contact the supplier; null otherwise. */
  needsAgentSince?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the package; null if the gateway does not return it. */
  packageName?: Maybe<Scalars['String']['output']>;
  /** Payment deadline, Makkah time, also for a booking that was cancelled unpaid. Null if the booking is paid, if the gateway returns no deadline, or if the card reservation lapsed and the supplier has not confirmed the booking. */
  payBy?: Maybe<Scalars['DateTime']['output']>;
  /** Status of the payment; null if the gateway does not return it. */
  paymentStatus?: Maybe<PaymentStatus>;
  /** Number of pilgrims; null if the gateway does not return it. */
  pilgrimCount?: Maybe<Scalars['Int']['output']>;
  /** Status as named by the supplier. */
  rawStatus?: Maybe<Scalars['String']['output']>;
  /** Booking reference number (BRN). */
  reference: Scalars['String']['output'];
  /** Time at which the platform cancelled the booking because it was not paid; null otherwise. */
  releasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Status of the booking. */
  status: BookingStatus;
  /** Supplier; null if the gateway does not return it. */
  supplier?: Maybe<Supplier>;
  /** Key, name and color of the supplier. */
  supplierInfo?: Maybe<SupplierInfo>;
  /** Tags set by the company. */
  tags: Array<Scalars['String']['output']>;
  /** Time at which the supplier's stricter terms were detected. Null if the terms are not stricter than the accepted ones, or if the gateway does not return the time. */
  termsTightenedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The supplier's current cancellation terms, if stricter than the accepted ones; null otherwise. `details` always has the current terms. */
  tightenedCancellationPolicy?: Maybe<CancellationPolicy>;
  /** Total charged; null if the gateway does not return it. */
  total?: Maybe<Money>;
};

/** Details of a booking of ground services. */
export type GroundServiceBookingDetails = BookingDetails & {
  __typename?: 'GroundServiceBookingDetails';
  /** Agent's own reference; null if there is none. */
  agentReference?: Maybe<Scalars['String']['output']>;
  /** The same as `GroundServiceBooking.cancellationPolicy`, read again. */
  cancellationPolicy?: Maybe<CancellationPolicy>;
  /** Contact details of the lead traveler; null if the gateway does not return them. */
  contact?: Maybe<BookingContact>;
  /** The supplier's current cancellation terms, which may differ from the accepted ones. Null if the gateway does not return them, or if there is nothing to cancel. */
  currentCancellationPolicy?: Maybe<CancellationPolicy>;
  /** Documents of the booking, each with the reason if it is not available. Null if the gateway does not list them; `issueBookingDocument` may still work. */
  documents?: Maybe<Array<BookingDocumentState>>;
  /** The booked extras. */
  extras: Array<ChosenExtra>;
  /** Events, newest first. */
  history: Array<BookingEvent>;
  /** Lead traveler; null if the gateway does not return it. */
  lead?: Maybe<Traveler>;
  /** The booked package; null if the gateway does not return it. */
  package?: Maybe<GroundServicePackage>;
  /** Price of the package for all pilgrims, without extras; null if the gateway does not return it. */
  packagePrice?: Maybe<Price>;
  /** Passport number of the lead traveler; null when it is not known. */
  passportNumber?: Maybe<Scalars['String']['output']>;
  /** Payment and refund; null if the gateway does not return them. */
  payment?: Maybe<BookingPayment>;
  /** Accepted price; null if the gateway does not return it. */
  price?: Maybe<Price>;
  /** Promo code included in the price; null if there is none, or if the gateway does not return it. */
  promo?: Maybe<Promo>;
  /** Supplier's reference; null if there is none. */
  supplierReference?: Maybe<Scalars['String']['output']>;
  /** Tax number on the invoice; null if the gateway does not return it. */
  vatNumber?: Maybe<Scalars['String']['output']>;
  /** Visa application that uses the booking; null if there is none. */
  visaApplicationId?: Maybe<Scalars['ID']['output']>;
};

/** Something that can be added to a package, such as a guide. */
export type GroundServiceExtra = {
  __typename?: 'GroundServiceExtra';
  /** The gateway's code. */
  code: Scalars['ID']['output'];
  /** Number of days that the price is for. */
  days: Scalars['Int']['output'];
  /** Name in the language of `Accept-Language`, if the gateway has one; otherwise the code. */
  name: Scalars['String']['output'];
  /** Price for all units and days. */
  price: Price;
  /** Number of units that the price is for. */
  quantity: Scalars['Int']['output'];
};

/** An extra to include. */
export type GroundServiceExtraInput = {
  /** `GroundServiceExtra.code`. */
  code: Scalars['ID']['input'];
  /** Number of days, 1 to 60. */
  days?: InputMaybe<Scalars['Int']['input']>;
  /** Number of units, 1 to 60. */
  quantity?: InputMaybe<Scalars['Int']['input']>;
};

/** Filter counts of a search for ground services, over all offers. */
export type GroundServiceFacets = {
  __typename?: 'GroundServiceFacets';
  /** Companies, by name. */
  companies: Array<UmrahCompanyCount>;
  /** Packages, by name. */
  packages: Array<GroundServicePackageCount>;
  /** Highest total; null when no offer has one. */
  priceMax?: Maybe<Scalars['Decimal']['output']>;
  /** Lowest total; null when no offer has one. */
  priceMin?: Maybe<Scalars['Decimal']['output']>;
};

/** A package of an Umrah company. */
export type GroundServiceOffer = {
  __typename?: 'GroundServiceOffer';
  /** False if the price does not add up or is not in SAR. */
  bookable: Scalars['Boolean']['output'];
  /** Cancellation fees of the package; null if the gateway does not return them. */
  cancellationPolicy?: Maybe<CancellationPolicy>;
  /** Company responsible for the pilgrims; null if the gateway does not return it. */
  company?: Maybe<UmrahCompany>;
  /** Extras that can be added: those in the search with their quantity and days, all others for one unit and one day. */
  extras: Array<GroundServiceExtra>;
  /** Opaque id, valid as long as the search. */
  id: Scalars['ID']['output'];
  /** Picture of the company or package; null if there is none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** The package; null if the gateway does not return it. */
  package?: Maybe<GroundServicePackage>;
  /** Price of the package for all pilgrims, without extras. */
  price: Price;
  /** Supplier of the offer; `UNRECOGNISED` if it is not in the enum. */
  supplier: Supplier;
  /** Key, name and color of the supplier. */
  supplierInfo: SupplierInfo;
  /** Other terms, in the company's own words; null if there are none. */
  terms?: Maybe<Scalars['String']['output']>;
  /** Price of the package with all extras in the search; null when the company does not offer one of them. */
  total?: Maybe<Money>;
};

/** A package of services, such as airport pick-up and a representative. */
export type GroundServicePackage = {
  __typename?: 'GroundServicePackage';
  /** The gateway's code. */
  code: Scalars['ID']['output'];
  /** Contents of the package; null if the gateway does not return them. */
  description?: Maybe<Scalars['String']['output']>;
  /** Name in the language of `Accept-Language`, if the gateway has one; otherwise the code. */
  name: Scalars['String']['output'];
};

/** Offers of one package. */
export type GroundServicePackageCount = {
  __typename?: 'GroundServicePackageCount';
  /** `GroundServicePackage.code`. */
  code: Scalars['ID']['output'];
  /** Number of offers. */
  count: Scalars['Int']['output'];
  /** `GroundServicePackage.name`. */
  name: Scalars['String']['output'];
};

/** A package with extras, held at a price. */
export type GroundServiceQuote = Quote & {
  __typename?: 'GroundServiceQuote';
  /** Day of arrival. */
  arrivalDate: Scalars['Date']['output'];
  /** Booking made from this quote; null before it is booked, and when the server no longer has a record of it. */
  booking?: Maybe<Booking>;
  /** Cancellation terms of the booking, with fees as amounts. */
  cancellationPolicy: CancellationPolicy;
  /** Charge on a card; null unless `paymentMethods` contains `CARD`. */
  cardCharge?: Maybe<CardCharge>;
  /** Company responsible for the pilgrims; null if the gateway does not return it. */
  company?: Maybe<UmrahCompany>;
  /** Whether `expiresAt` has passed by the server's clock. */
  expired: Scalars['Boolean']['output'];
  /** When the hold on price and places expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** The chosen extras. */
  extras: Array<ChosenExtra>;
  /** Always null: ground services do not support promo codes. */
  fullTotal?: Maybe<Money>;
  /** Opaque id to pass to `bookGroundService`. */
  id: Scalars['ID']['output'];
  /** Picture of the company or package; null if there is none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Pilgrims' nationality, ISO 3166-1 alpha-2. */
  nationality: Scalars['String']['output'];
  /** The package; null if the gateway does not return it. */
  package?: Maybe<GroundServicePackage>;
  /** Price of the package for all pilgrims, without extras. */
  packagePrice: Price;
  /** Payment deadline if the quote is booked without payment, Makkah time; null when it must be paid on booking. */
  payLaterUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Payment link that is paid by booking this quote; null if there is none. */
  paymentLinkId?: Maybe<Scalars['ID']['output']>;
  /** Ways to pay for this quote, preferred one first. */
  paymentMethods: Array<PaymentMethod>;
  /** Number of pilgrims. */
  pilgrims: Scalars['Int']['output'];
  /** Price of the package and all extras. */
  price: Price;
  /** Always null: ground services do not support promo codes. */
  promo?: Maybe<Promo>;
  /** Search that the quote came from; it may have expired. */
  searchId: Scalars['ID']['output'];
  /** Supplier; `UNRECOGNISED` if it is not in the enum. `supplierInfo` is set for every supplier. */
  supplier: Supplier;
  /** Key, name and color of the supplier. */
  supplierInfo: SupplierInfo;
  /** Other terms, in the company's own words; null if there are none. */
  terms?: Maybe<Scalars['String']['output']>;
};

/** The places are held. */
export type GroundServiceQuoted = {
  __typename?: 'GroundServiceQuoted';
  /** Price difference; null unless the total differs from the displayed one. */
  priceChanged?: Maybe<PriceDifference>;
  /** The quote to book. */
  quote: GroundServiceQuote;
};

/** Ground services to search for, for arrivals from today (Riyadh) to 500 days ahead. */
export type GroundServiceSearchInput = {
  /** Day of arrival. */
  arrivalDate: Scalars['Date']['input'];
  /** Pilgrims' country of residence, ISO 3166-1 alpha-2. Defaults to their nationality. */
  countryOfResidence?: InputMaybe<Scalars['String']['input']>;
  /** Extras to include, at most 20, each once. */
  extras?: InputMaybe<Array<GroundServiceExtraInput>>;
  /** Pilgrims' nationality, ISO 3166-1 alpha-2. */
  nationality: Scalars['String']['input'];
  /** `GroundServicePackage.code`. Defaults to all packages. */
  packageCode?: InputMaybe<Scalars['ID']['input']>;
  /** Number of pilgrims, 1 to 60. */
  pilgrims: Scalars['Int']['input'];
};

/** One page of a search for ground services. */
export type GroundServiceSearchResult = {
  __typename?: 'GroundServiceSearchResult';
  /** Day of arrival in the search. */
  arrivalDate: Scalars['Date']['output'];
  /** False when offers may be missing. */
  complete: Scalars['Boolean']['output'];
  /** When the cached search expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Filter counts over all offers. */
  facets: GroundServiceFacets;
  /** Offers of this page. */
  items: Array<GroundServiceOffer>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of pages; 0 when no offer matches the filters. */
  pageCount: Scalars['Int']['output'];
  /** Number of pilgrims in the search. */
  pilgrims: Scalars['Int']['output'];
  /** Opaque id of the cached search. */
  searchId: Scalars['ID']['output'];
  /** Number of offers that match the filters. */
  totalCount: Scalars['Int']['output'];
  /** Warnings about suppliers or the whole result. */
  warnings: Array<Warning>;
};

/** Order of a search for ground services. */
export type GroundServiceSort =
  /** Lowest total first; offers without a total last. */
  | 'PRICE_ASC'
  /** Highest total first; offers without a total last. */
  | 'PRICE_DESC';

/** The places could not be held. */
export type GroundServiceUnavailable = UserError & {
  __typename?: 'GroundServiceUnavailable';
  /**
   * `GROUND_SERVICE_NOT_AVAILABLE`, `HOLD_LIMIT` when the agent holds places for too many pilgrims, `AVAILABILITY_UNKNOWN` if the response was
   * unclear, or `NOT_SUPPORTED` if the gateway does not sell ground services.
   */
  code: ErrorCode;
  /** Message for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
};

/** Filters over a cached search for ground services; all of them must match. */
export type GroundServiceWhere = {
  /** Any of these companies by their code. */
  companies?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Any of these packages by their code. */
  packages?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Maximum total. */
  priceMax?: InputMaybe<Scalars['Decimal']['input']>;
  /** Minimum total. */
  priceMin?: InputMaybe<Scalars['Decimal']['input']>;
};

/** A guest other than the lead traveler. */
export type GuestInput = {
  /** Age at check-in; required for a child, and the same as in the search. */
  age?: InputMaybe<Scalars['Int']['input']>;
  /** First name as in the passport: 1 to 100 letters of any script with spaces, hyphens, apostrophes and periods. */
  firstName: Scalars['String']['input'];
  /** Whether the passport has only one name. Send it as `firstName` and omit `lastName`. */
  hasOneName?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last name as in the passport, in the format of `firstName`. Required unless `hasOneName` is true. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Position of the guest's room in the search, from 0. */
  roomIndex: Scalars['Int']['input'];
  /** Form of address. */
  salutation: Salutation;
  /** Adult or child. */
  type: TravelerType;
};

/** A hotel's data that is the same in every search. */
export type Hotel = {
  __typename?: 'Hotel';
  /** Street or district as the supplier writes it. */
  address?: Maybe<Scalars['String']['output']>;
  /** BCP 47 language of `address`; null when not known, as for addresses in Latin letters. */
  addressLanguage?: Maybe<Scalars['String']['output']>;
  /** Straight-line distance to the Haram of the city in meters; null when unknown. */
  distanceToHaram?: Maybe<Scalars['Int']['output']>;
  /** Facilities that have a code. `HotelDetail.facilities` also lists facilities without a code. */
  facilityCodes: Array<FacilityCode>;
  /** Hotel code assigned by the ministry, or `supplier:code` for a hotel that has none. */
  id: Scalars['ID']['output'];
  /** Main picture, a photo if there is one; null if there is no picture. A path on the public origin (below `/media`) is a drawing, and an `https` URL is a photo. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Name in Latin letters; null when `name` is in Latin letters or the gateway has none. `HotelWhere.name` finds it too. */
  latinName?: Maybe<Scalars['String']['output']>;
  /** Coordinates; null when the supplier's are missing or outside the city. */
  location?: Maybe<GeoPoint>;
  /** Name in the language of `Accept-Language`, if the gateway has it. */
  name: Scalars['String']['output'];
  /** Star rating, 1 to 5; null if the supplier sends none. */
  stars?: Maybe<Scalars['Int']['output']>;
};

/** The supplier confirmed the booking, and it was charged. */
export type HotelBooked = {
  __typename?: 'HotelBooked';
  /** The booking. */
  booking: Booking;
  /** Whether an earlier call made the booking, for example from another tab. */
  replayed: Scalars['Boolean']['output'];
  /** Warnings about the response. */
  warnings: Array<Warning>;
};

/** A hotel booking. `details` costs a gateway call; all other fields come with the list. */
export type HotelBooking = Booking & {
  __typename?: 'HotelBooking';
  /** Agent's own reference; null if there is none, or if the gateway's list does not include it. */
  agentReference?: Maybe<Scalars['String']['output']>;
  /** Whether the booking can be cancelled now. */
  cancellation: CancellationState;
  /** Accepted cancellation terms of all rooms together; null if the gateway does not return them. */
  cancellationPolicy?: Maybe<CancellationPolicy>;
  /** Time at which the card reservation lapsed before it was charged, so that the booking must be paid another way; null otherwise. */
  cardLapsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Changes that are possible now. Null when the gateway does not report them; changes are then not offered. */
  change?: Maybe<BookingChangeState>;
  /** Check-in date; null if the gateway does not return it. */
  checkIn?: Maybe<Scalars['Date']['output']>;
  /** Check-out date; null if the gateway does not return it. */
  checkOut?: Maybe<Scalars['Date']['output']>;
  /** Idempotency key that the booking was made with; null when the gateway does not return it. */
  clientReference?: Maybe<Scalars['ID']['output']>;
  /** The agent's commission; not for display to travelers. Null if the gateway does not return it, and for cancelled and failed bookings, which earn none. */
  commission?: Maybe<Money>;
  /** Time of booking; null if the gateway does not return it. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Details, read from the gateway with one call per booking. Null when they cannot be read now; `detailsError` has the reason. */
  details?: Maybe<HotelBookingDetails>;
  /** Error code that explains why `details` is null, such as `GATEWAY_TIMEOUT` or `NOT_FOUND`; null when `details` can be read. */
  detailsError?: Maybe<ErrorCode>;
  /** End of free cancellation, Makkah time: the accepted deadline or, if earlier, the supplier's current one. Null if the booking has no free cancellation, or if the gateway does not return its end. */
  freeCancellationUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Number of guests; null if the gateway does not return it. */
  guestCount?: Maybe<Scalars['Int']['output']>;
  /** `Hotel.id`; null if the gateway does not return it. */
  hotelId?: Maybe<Scalars['ID']['output']>;
  /** Name of the hotel; null if the gateway does not return it. */
  hotelName?: Maybe<Scalars['String']['output']>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Photo of the hotel; null if there is none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Full name of the lead traveler; null if the gateway does not return it. */
  leadName?: Maybe<Scalars['String']['output']>;
  /** `HotelLocation.code`; null if the gateway does not return it. */
  locationCode?: Maybe<Scalars['String']['output']>;
  /** Time since which the supplier's response to the booking, cancellation or change is overdue, so that the agent should contact the supplier; null otherwise. */
  needsAgentSince?: Maybe<Scalars['DateTime']['output']>;
  /** Payment deadline, Makkah time, also for a booking that was cancelled unpaid. Null if the booking is paid, if the gateway returns no deadline, or if the card reservation lapsed and the supplier has not confirmed the booking. */
  payBy?: Maybe<Scalars['DateTime']['output']>;
  /** Status of the payment; null if the gateway does not return it. */
  paymentStatus?: Maybe<PaymentStatus>;
  /** Status as named by the supplier. */
  rawStatus?: Maybe<Scalars['String']['output']>;
  /** Booking reference number (BRN). */
  reference: Scalars['String']['output'];
  /** Time at which the platform cancelled the booking because it was not paid; null otherwise. */
  releasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of rooms; null if the gateway does not return it. */
  roomCount?: Maybe<Scalars['Int']['output']>;
  /** Status of the booking. */
  status: BookingStatus;
  /** Supplier; null if the gateway does not return it. */
  supplier?: Maybe<Supplier>;
  /** Key, name and color of the supplier. */
  supplierInfo?: Maybe<SupplierInfo>;
  /** Tags set by the company. */
  tags: Array<Scalars['String']['output']>;
  /** Time at which the supplier's stricter terms were detected. Null if the terms are not stricter than the accepted ones, or if the gateway does not return the time. */
  termsTightenedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The supplier's current cancellation terms, if stricter than the accepted ones; null otherwise. `details` always has the current terms. */
  tightenedCancellationPolicy?: Maybe<CancellationPolicy>;
  /** Total charged; null if the gateway does not return it. */
  total?: Maybe<Money>;
};

/** Details of a hotel booking. */
export type HotelBookingDetails = BookingDetails & {
  __typename?: 'HotelBookingDetails';
  /** Address; null if the gateway does not return it. */
  address?: Maybe<Scalars['String']['output']>;
  /** Agent's own reference; null if there is none. */
  agentReference?: Maybe<Scalars['String']['output']>;
  /** The same as `HotelBooking.cancellationPolicy`, read again. */
  cancellationPolicy?: Maybe<CancellationPolicy>;
  /** Check-in time, e.g. `16:00`; null if the gateway does not return it. */
  checkInTime?: Maybe<Scalars['String']['output']>;
  /** Check-out time, e.g. `12:00`; null if the gateway does not return it. */
  checkOutTime?: Maybe<Scalars['String']['output']>;
  /** Codes of the search; empty if there are none, or if the gateway does not return them. */
  codes: Array<SearchCode>;
  /** Contact details of the lead traveler; null if the gateway does not return them. */
  contact?: Maybe<BookingContact>;
  /** The supplier's current cancellation terms, which may differ from the accepted ones. Null if the gateway does not return them, or if there is nothing to cancel. */
  currentCancellationPolicy?: Maybe<CancellationPolicy>;
  /** Documents of the booking, each with the reason if it is not available. Null if the gateway does not list them; `issueBookingDocument` may still work. */
  documents?: Maybe<Array<BookingDocumentState>>;
  /** Events, newest first. */
  history: Array<BookingEvent>;
  /** Payment and refund; null if the gateway does not return them. */
  payment?: Maybe<BookingPayment>;
  /** Accepted price; null if the gateway does not return it. */
  price?: Maybe<Price>;
  /** Promo code included in the price; null if there is none, or if the gateway does not return it. */
  promo?: Maybe<Promo>;
  /** Rooms with their guests. */
  rooms: Array<BookedRoom>;
  /** Special requests for the stay; null if there are none, or if the gateway does not return them. */
  specialRequests?: Maybe<SpecialRequests>;
  /** Supplier's reference; null if there is none. */
  supplierReference?: Maybe<Scalars['String']['output']>;
  /** Tax number on the invoice; null if the gateway does not return it. */
  vatNumber?: Maybe<Scalars['String']['output']>;
  /** Visa application that uses the booking; null if there is none. */
  visaApplicationId?: Maybe<Scalars['ID']['output']>;
};

/** A hotel with its rooms and rates. */
export type HotelDetail = {
  __typename?: 'HotelDetail';
  /** First night. */
  checkIn: Scalars['Date']['output'];
  /** Check-in time, e.g. `16:00`; null when unknown. */
  checkInTime?: Maybe<Scalars['String']['output']>;
  /** Departure date. */
  checkOut: Scalars['Date']['output'];
  /** Check-out time, e.g. `12:00`; null when unknown. */
  checkOutTime?: Maybe<Scalars['String']['output']>;
  /** Charges for children by age. */
  childPolicies: Array<ChildPolicy>;
  /** Codes of the search, with the states that the gateway reports. */
  codes: Array<SearchCode>;
  /** Description as plain text; null when no supplier provides one. */
  description?: Maybe<Scalars['String']['output']>;
  /** BCP 47 language of `description`; null when not known. */
  descriptionLanguage?: Maybe<Scalars['String']['output']>;
  /** When the cached search expires, and with it the rates. */
  expiresAt: Scalars['DateTime']['output'];
  /** Facilities with a code first, then the others as named by the suppliers. */
  facilities: Array<Facility>;
  /** Data that is the same in every search. */
  hotel: Hotel;
  /** Opaque id, valid in this search. */
  id: Scalars['ID']['output'];
  /** Pictures: photos, then drawings (below `/media`), each with the main one first. */
  images: Array<Scalars['String']['output']>;
  /** The rooms of the search, in order. */
  occupancies: Array<Occupancy>;
  /** Suppliers that have not responded yet and may also have rooms in this hotel. */
  pendingSuppliers: Array<SupplierInfo>;
  /** Rooms and rates of every supplier that responded. */
  roomGroups: Array<RoomGroup>;
  /** Cached search that the rates belong to. */
  searchId: Scalars['ID']['output'];
  /** Warnings about suppliers that failed, and about rooms and rates that were omitted or cannot be booked. */
  warnings: Array<Warning>;
};

/** Filter counts of a search. */
export type HotelFacets = {
  __typename?: 'HotelFacets';
  /** Hotels by board. */
  boards: Array<BoardFacet>;
  /** Which rates the board and refundable filters are applied to. */
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
  /** Location of the mosque to which distances in this city are measured. */
  haram: GeoPoint;
  /** Name in the language of `Accept-Language`. */
  name: Scalars['String']['output'];
};

/** Rooms held at a price. */
export type HotelQuote = Quote & {
  __typename?: 'HotelQuote';
  /** Booking made from this quote; null before it is booked, and when the server no longer has a record of it. */
  booking?: Maybe<Booking>;
  /** Cancellation terms of the booking: the supplier's own for one room, or computed as amounts for several rooms. */
  cancellationPolicy: CancellationPolicy;
  /** Charge on a card; null unless `paymentMethods` contains `CARD`. */
  cardCharge?: Maybe<CardCharge>;
  /** First night. */
  checkIn: Scalars['Date']['output'];
  /** Check-in time, e.g. `16:00`; null when unknown. */
  checkInTime?: Maybe<Scalars['String']['output']>;
  /** Departure date. */
  checkOut: Scalars['Date']['output'];
  /** Check-out time, e.g. `12:00`; null when unknown. */
  checkOutTime?: Maybe<Scalars['String']['output']>;
  /** Charges for children by age. */
  childPolicies: Array<ChildPolicy>;
  /** Codes of the search, with the states that apply to this quote. */
  codes: Array<SearchCode>;
  /** Whether `BookHotelInput.commission` may set `Price.commission`. */
  commissionEditable: Scalars['Boolean']['output'];
  /** Whether `expiresAt` has passed by the server's clock. */
  expired: Scalars['Boolean']['output'];
  /** When the hold on price and rooms expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Total without the promo code; null if no promo code is applied. */
  fullTotal?: Maybe<Money>;
  /** The hotel. */
  hotel: Hotel;
  /** Hotel promo (SubPCC) of the search; null when it had none. */
  hotelPromoCode?: Maybe<Scalars['String']['output']>;
  /** Hotel rules as plain text, without cancellation and child policies. */
  hotelRules: Array<Scalars['String']['output']>;
  /** BCP 47 language of `hotelRules`; null when not known. */
  hotelRulesLanguage?: Maybe<Scalars['String']['output']>;
  /** Opaque id to pass to `bookHotel`. */
  id: Scalars['ID']['output'];
  /** `HotelLocation.code` of the search. */
  locationCode: Scalars['String']['output'];
  /** Guests' nationality, ISO 3166-1 alpha-2. */
  nationality: Scalars['String']['output'];
  /** Number of nights. */
  nights: Scalars['Int']['output'];
  /**
   * Unpaid payment links, and those being paid, that the viewer created from this quote or the quotes it replaces; newest first, at
   * most ten. Links that cannot be read are omitted. Selecting this field calls the gateway.
   */
  openPaymentLinks: Array<SharedReservation>;
  /** Payment deadline if the quote is booked without payment, Makkah time; null when it must be paid on booking. */
  payLaterUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Payment link that is paid by booking this quote; null if there is none. */
  paymentLinkId?: Maybe<Scalars['ID']['output']>;
  /** Ways to pay for this quote, preferred one first. */
  paymentMethods: Array<PaymentMethod>;
  /** Price of the whole stay. */
  price: Price;
  /** Promo code included in the price; null if there is none. */
  promo?: Maybe<Promo>;
  /** The chosen rooms, in the order of the search. */
  rooms: Array<QuotedRoom>;
  /** Search that the quote came from; it may have expired. */
  searchId: Scalars['ID']['output'];
  /** Special code of the search; null when it had none. */
  specialCode?: Maybe<Scalars['String']['output']>;
  /** Supplier; `UNRECOGNISED` if it is not in the enum. `supplierInfo` is set for every supplier. */
  supplier: Supplier;
  /** Key, name and color of the supplier. */
  supplierInfo: SupplierInfo;
};

/** The rooms are held. */
export type HotelQuoted = {
  __typename?: 'HotelQuoted';
  /** Price difference; null unless the total differs from the displayed one. */
  priceChanged?: Maybe<PriceDifference>;
  /** Why the earlier quote's promo code is not included in the price; null if it is included, or if there was none. */
  promoRefused?: Maybe<PromoRefused>;
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
  /** Special code of the company, sent to the gateway unchanged. */
  specialCode?: InputMaybe<Scalars['String']['input']>;
};

/** One page of a search. */
export type HotelSearchResult = {
  __typename?: 'HotelSearchResult';
  /** Additions after revision `since`; null if `since` is not set. */
  additions?: Maybe<SearchAdditions>;
  /** Codes of the search, with the states that the gateway reports. */
  codes: Array<SearchCode>;
  /** False when hotels may be missing: a supplier has not responded, or its response was unreadable. See `suppliers` and `warnings`. */
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
  /** Number of gateway responses in this result. Each response creates a new revision. All pages of a revision are consistent. */
  revision: Scalars['Int']['output'];
  /** Opaque id of the cached search. */
  searchId: Scalars['ID']['output'];
  /** True while suppliers have not responded yet. */
  searching: Scalars['Boolean']['output'];
  /** Suppliers of the search, with their number of offers. */
  suppliers: Array<SupplierAnswer>;
  /** Number of hotels that match the filters. */
  totalCount: Scalars['Int']['output'];
  /** Warnings about suppliers that failed, and about hotels that were omitted or cannot be booked. */
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
  | 'RATING_DESC'
  /**
   * Highest score first, of 100 points: up to 35 for the distance to the Haram, 30 for the total relative to the lowest in the list, 20 for the
   * stars and 15 for the terms of the cheapest offer. Hotels that cannot be booked come last.
   */
  | 'RECOMMENDED';

/** The rooms could not be held. */
export type HotelUnavailable = UserError & {
  __typename?: 'HotelUnavailable';
  /** `HOTEL_NOT_AVAILABLE`, `HOLD_LIMIT` when the agent holds too many rooms, or `AVAILABILITY_UNKNOWN` if the response was unclear. */
  code: ErrorCode;
  /** Message for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
};

/**
 * Filters over a cached search; all of them must match.
 *
 * If the result has the rates of an offer, `boards`, `refundable` and the price filters apply to combinations of rates for all rooms. One
 * combination must match all of these filters, and the offer shows the cheapest match. `HotelFacets.coverage` says which offers have rates.
 */
export type HotelWhere = {
  /** Any of these boards. */
  boards?: InputMaybe<Array<Board>>;
  /** Any of these distances to the Haram. */
  distances?: InputMaybe<Array<DistanceBand>>;
  /** Words of the hotel's name, in any order; case, accents and punctuation are ignored. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Maximum total of the stay. */
  priceMax?: InputMaybe<Scalars['Decimal']['input']>;
  /** Minimum total of the stay. */
  priceMin?: InputMaybe<Scalars['Decimal']['input']>;
  /** True for refundable offers only, false for non-refundable offers only. Offers whose `refundable` is null never match. */
  refundable?: InputMaybe<Scalars['Boolean']['input']>;
  /** Any of these star ratings. */
  stars?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Any of these suppliers by `SupplierInfo.key`. */
  supplierKeys?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Offers of any of these suppliers. Use `supplierKeys` for suppliers that the enum does not have. */
  suppliers?: InputMaybe<Array<Supplier>>;
};

/** The idempotency key was used before with other input. Nothing was booked or changed. */
export type IdempotencyMismatch = UserError & {
  __typename?: 'IdempotencyMismatch';
  /** `IDEMPOTENCY_MISMATCH`. */
  code: ErrorCode;
  /** Message for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
};

/** The wallet balance is lower than the total. Nothing was booked or charged. */
export type InsufficientFunds = UserError & {
  __typename?: 'InsufficientFunds';
  /** Wallet balance; null if the gateway does not return it. */
  balance?: Maybe<Money>;
  /** `INSUFFICIENT_FUNDS`. */
  code: ErrorCode;
  /** Message for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
  /** Total of the booking. */
  required: Money;
};

/** Invalid input. Nothing was changed. */
export type InvalidInput = UserError & {
  __typename?: 'InvalidInput';
  /** Always `INVALID_INPUT`. */
  code: ErrorCode;
  /** Every invalid field. */
  fields: Array<FieldError>;
  /** Summary; `fields` lists the reasons. */
  message: Scalars['String']['output'];
};

/** A document to issue. */
export type IssueBookingDocumentInput = {
  /** `Booking.id`. */
  bookingId: Scalars['ID']['input'];
  /** Kind of document. */
  kind: DocumentKind;
  /** `en-US`, `ar-SA`, `tr-TR`, `id-ID` or `ur-PK`; any other value means the language of `Accept-Language`. Every document is also in Arabic. */
  language?: InputMaybe<Scalars['String']['input']>;
};

/** Result of requesting a document. */
export type IssueBookingDocumentResult = DocumentReady | DocumentRefused | NotSupported;

/** A document as it was issued. */
export type IssuedDocument = {
  __typename?: 'IssuedDocument';
  /** Whether it matches the current booking; false once the booking has been changed. */
  isCurrent: Scalars['Boolean']['output'];
  /** When it was issued. */
  issuedAt: Scalars['DateTime']['output'];
  /** Number of the document, such as `INV-0001-000042`. */
  number: Scalars['String']['output'];
  /** Path on the public origin that opens the PDF for a few minutes without signing in. `?language=tr-TR` returns it in that language, and `?download` makes browsers save it. */
  path: Scalars['String']['output'];
};

/** Lead traveler, in whose name the booking is made. */
export type LeadTravelerInput = {
  /** E-mail address of the traveler. */
  email: Scalars['String']['input'];
  /** First name as in the passport: 1 to 100 letters of any script with spaces, hyphens, apostrophes and periods. */
  firstName: Scalars['String']['input'];
  /** Whether the passport has only one name. Send it as `firstName` and omit `lastName`. */
  hasOneName?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last name as in the passport, in the format of `firstName`. Required unless `hasOneName` is true. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** National phone number, 4 to 14 digits, valid for its country. */
  phone: Scalars['String']['input'];
  /** Country calling code without the plus, e.g. `62`. */
  phoneCountryCode: Scalars['String']['input'];
  /** Form of address. */
  salutation: Salutation;
};

/** Result of `lookup`. */
export type Lookup = {
  __typename?: 'Lookup';
  /** False if some bookings could not be searched. */
  complete: Scalars['Boolean']['output'];
  /** Matches, best first. */
  matches: Array<LookupMatch>;
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

/** A booking or a payment link that matches the text. */
export type LookupMatch = {
  __typename?: 'LookupMatch';
  /** Booking; null for a payment link. */
  booking?: Maybe<Booking>;
  /** How the text matches. */
  foundBy: LookupField;
  /** Path of a payment link on the public origin; null for a booking. */
  paymentLinkPath?: Maybe<Scalars['String']['output']>;
};

/** An amount of money with its currency. */
export type Money = {
  __typename?: 'Money';
  /** Amount with two decimals, e.g. `"6148.20"`; negative for refunds. */
  amount: Scalars['Decimal']['output'];
  /** ISO 4217 code. The gateway sells in `SAR`. */
  currency: Scalars['String']['output'];
};

/** Totals for the bookings made in a month, excluding failed bookings and unknown outcomes. */
export type MonthTotals = {
  __typename?: 'MonthTotals';
  /** Number of bookings made. */
  bookings: Scalars['Int']['output'];
  /** The agent's commission on these bookings, cancelled ones excluded. */
  commission: StatedTotal;
  /** First day of the month. */
  from: Scalars['Date']['output'];
  /** Refunds for these bookings. */
  refunded: StatedTotal;
  /** Totals of these bookings, cancelled ones included. */
  sold: StatedTotal;
};

/** Booking that a wallet transaction was for. */
export type MovementBooking = {
  __typename?: 'MovementBooking';
  /** `Booking.id`. */
  id: Scalars['ID']['output'];
  /** Name of the lead traveler. Null if the gateway does not return it. */
  leadName?: Maybe<Scalars['String']['output']>;
  /** Product booked. */
  product: MovementProduct;
  /** Reference of the booking. */
  reference: Scalars['String']['output'];
};

/** Product of a booking in a statement. */
export type MovementProduct =
  /** Ground services. */
  | 'GROUND_SERVICE'
  /** Hotel stay. */
  | 'HOTEL'
  /** Transport. */
  | 'TRANSPORT';

/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Adds the service of a quote to a trip, at its full price. The trip stores the choice, not the hold. A trip has at most one service of each
   * type. Adding the same service again changes nothing.
   */
  addToTrip: ChangeTripResult;
  /**
   * Applies a promo code to a hotel or transport quote, in place of an earlier promo code. The quote keeps its id. The code is not used up until
   * the quote is booked.
   */
  applyPromo: ApplyPromoResult;
  /** Sends an unanswered request to the supplier again and returns the updated booking. */
  askSupplierAgain: Booking;
  /**
   * Books a quote and charges the viewer's company. The order is sent to the supplier only once: a retry with the same `idempotencyKey` and input
   * returns the same result; the authenticator code may differ. If the gateway's response is unclear, the result is `OutcomeUnknown`. For a card
   * payment, the result is `CardPaymentStarted` while the card page is open, and the booking afterwards.
   */
  bookGroundService: BookGroundServiceResult;
  /**
   * Books a quote and charges the viewer's company. The order is sent to the supplier only once: a retry with the same `idempotencyKey` and input
   * returns the same result; the authenticator code may differ. If the gateway's response is unclear, the result is `OutcomeUnknown`. For a card
   * payment, the result is `CardPaymentStarted` while the card page is open, and the booking afterwards.
   */
  bookHotel: BookHotelResult;
  /**
   * Books a quote and charges the viewer's company. The order is sent to the supplier only once: a retry with the same `idempotencyKey` and input
   * returns the same result; the authenticator code may differ. If the gateway's response is unclear, the result is `OutcomeUnknown`. For a card
   * payment, the result is `CardPaymentStarted` while the card page is open, and the booking afterwards.
   */
  bookTransport: BookTransportResult;
  /**
   * Cancels a card payment for a booking while its page is still open. Nothing is booked, and `CardPayment.quoteId` can be paid another way; a
   * pay-later booking stays unpaid. Any status other than `EXPIRED` means that the card was charged, or the amount reserved on it, before the
   * payment could be cancelled. Null when the payment does not exist or belongs to another company.
   */
  cancelCardPayment?: Maybe<CardPayment>;
  /** Completes an enrollment with the first code of the new app. Codes of the old app are no longer accepted. */
  confirmAuthenticator: ConfirmAuthenticatorResult;
  /**
   * Confirms a quote from `quoteBookingChange`, changes the booking, and charges or refunds the difference. A retry with the same `idempotencyKey`
   * returns the same result; the authenticator code may differ. If the gateway's response is unclear, the result is `OutcomeUnknown`: retry
   * with the same key, or read the booking.
   */
  confirmBookingChange: ConfirmBookingChangeResult;
  /**
   * Confirms a quote from `quoteCancellation` and cancels the booking, which cannot be restored. A retry with the same `idempotencyKey` returns the
   * same result. If the gateway's response is unclear, the result is `OutcomeUnknown`: retry with the same key, or read the booking.
   */
  confirmCancellation: ConfirmCancellationResult;
  /**
   * Creates a payment link for a quote and e-mails it to the recipient, who pays. The same `idempotencyKey` with the same input returns the same
   * link. The link has the full price, without a promo code.
   */
  createPaymentLink: CreatePaymentLinkResult;
  /** Creates an empty trip. The same `idempotencyKey` with the same input returns the same trip. */
  createTrip: ChangeTripResult;
  /** Permanently disables one of the viewer's payment links. Disabling it again has no effect. */
  disableSharedReservation: ChangeSharedReservationResult;
  /** Permanently discards a trip. Its services are not booked, so nothing is cancelled. */
  discardTrip: DiscardTripResult;
  /** Starts the enrollment of an authenticator app. The app is active once `confirmAuthenticator` succeeds. Replacing an app requires a code or a recovery code. */
  enrolAuthenticator: EnrolAuthenticatorResult;
  /** Extends one of the viewer's payment links, even after it has expired. */
  extendSharedReservation: ChangeSharedReservationResult;
  /** Issues a document of a booking, or finds the existing one, and returns a link that opens it for a few minutes. */
  issueBookingDocument: IssueBookingDocumentResult;
  /**
   * Pays a booking that was made without payment. A retry with the same `idempotencyKey` returns the same result; the authenticator code may
   * differ. If the gateway's response is unclear, the result is `OutcomeUnknown`: retry with the same key, or read the booking. For a card
   * payment, the result is `CardPaymentStarted` while the card page is open.
   */
  payBooking: PayBookingResult;
  /** Replaces the plan of a trip. The chosen services stay as they are. */
  planTrip: ChangeTripResult;
  /** Quotes a change of the names or dates of a booking. Changes nothing, and holds no rooms. */
  quoteBookingChange: QuoteBookingChangeResult;
  /** Quotes the refund of a cancellation. Changes nothing. */
  quoteCancellation: QuoteCancellationResult;
  /** Checks availability and price of the chosen package with the supplier and holds its places for 15 minutes. */
  quoteGroundService: QuoteGroundServiceResult;
  /**
   * Checks policies, availability and price of the chosen rooms with the supplier and holds them for 15 minutes.
   *
   * Quoting a hotel's last rooms again may invalidate the viewer's earlier quote for that hotel.
   */
  quoteHotel: QuoteHotelResult;
  /**
   * Checks price and availability of a shared reservation again and holds it for the viewer under the viewer's own quote. Booking that quote
   * pays the link.
   */
  quotePaymentLink: QuotePaymentLinkResult;
  /** Checks availability and price of the chosen vehicles with the supplier and holds them for 15 minutes. */
  quoteTransport: QuoteTransportResult;
  /** Registers a company and its first agent, and e-mails a temporary password to the agent. Public and rate limited. */
  registerAgent: RegisterAgentResult;
  /** Removes a service from a trip. Removing it again has no effect. */
  removeFromTrip: ChangeTripResult;
  /** Removes the promo code from a quote, which returns to its full price. */
  removePromo: RemovePromoResult;
  /** Renames a trip. */
  renameTrip: ChangeTripResult;
  /** Checks price and availability of an earlier quote again and holds the places under a new quote. */
  requoteGroundService: QuoteGroundServiceResult;
  /** Checks price and availability of an earlier quote again and holds the rooms under a new quote. */
  requoteHotel: QuoteHotelResult;
  /** Checks price and availability of an earlier quote again and holds the vehicles under a new quote. */
  requoteTransport: QuoteTransportResult;
  /** Records an agent's decision about an unknown outcome. Has an effect only while the gateway cannot determine the outcome. */
  resolveBookingOutcome: ResolveBookingOutcomeResult;
  /** Revokes a session: its tokens are rejected within 5 seconds. Fails with `NOT_FOUND` for an unknown id. */
  revokeSession: RevokeSessionResult;
  /** Sends a message to the operator of the platform, and a confirmation to the sender. Public and rate limited. */
  sendContactMessage: SendContactMessageResult;
  /** Revokes sessions: their tokens are rejected within 5 seconds. The client must also sign out of the user pool. */
  signOut: SignedOut;
  /** Replaces the tags of a booking, which are shared by the company's agents. Sending the same tags again changes nothing. */
  tagBooking: TagBookingResult;
  /** Adds tags to bookings and removes tags from them. Returns one result per booking, in the order of the input. */
  tagBookings: TagBookingsResult;
  /**
   * Opens the card provider's page, where the agent tops up the company's wallet. The same `idempotencyKey` opens the same page. The wallet is
   * credited when the provider confirms the payment, not when the browser returns.
   */
  topUpWallet: TopUpWalletResult;
  /** Updates the viewer's profile and company. Omitted fields stay unchanged. */
  updateProfile: UpdateProfileResult;
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationAddToTripArgs = {
  id: Scalars['ID']['input'];
  quoteId: Scalars['ID']['input'];
  replace?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationApplyPromoArgs = {
  input: ApplyPromoInput;
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationAskSupplierAgainArgs = {
  bookingId: Scalars['ID']['input'];
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationBookGroundServiceArgs = {
  input: BookGroundServiceInput;
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationBookHotelArgs = {
  input: BookHotelInput;
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationBookTransportArgs = {
  input: BookTransportInput;
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationCancelCardPaymentArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationConfirmAuthenticatorArgs = {
  code: Scalars['String']['input'];
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationConfirmBookingChangeArgs = {
  input: ConfirmBookingChangeInput;
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationConfirmCancellationArgs = {
  input: ConfirmCancellationInput;
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationCreatePaymentLinkArgs = {
  input: CreatePaymentLinkInput;
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationCreateTripArgs = {
  input: CreateTripInput;
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationDisableSharedReservationArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationDiscardTripArgs = {
  id: Scalars['ID']['input'];
  version: Scalars['Int']['input'];
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationEnrolAuthenticatorArgs = {
  input?: InputMaybe<EnrolAuthenticatorInput>;
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationExtendSharedReservationArgs = {
  expiresAt: Scalars['DateTime']['input'];
  id: Scalars['ID']['input'];
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationIssueBookingDocumentArgs = {
  input: IssueBookingDocumentInput;
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationPayBookingArgs = {
  input: PayBookingInput;
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationPlanTripArgs = {
  id: Scalars['ID']['input'];
  plan: TripPlanInput;
  version: Scalars['Int']['input'];
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationQuoteBookingChangeArgs = {
  input: QuoteBookingChangeInput;
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationQuoteCancellationArgs = {
  bookingId: Scalars['ID']['input'];
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationQuoteGroundServiceArgs = {
  input: QuoteGroundServiceInput;
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationQuoteHotelArgs = {
  input: QuoteHotelInput;
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationQuotePaymentLinkArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationQuoteTransportArgs = {
  input: QuoteTransportInput;
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationRegisterAgentArgs = {
  input: RegisterAgentInput;
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationRemoveFromTripArgs = {
  id: Scalars['ID']['input'];
  partId: Scalars['ID']['input'];
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationRemovePromoArgs = {
  input: RemovePromoInput;
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationRenameTripArgs = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  version: Scalars['Int']['input'];
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationRequoteGroundServiceArgs = {
  quoteId: Scalars['ID']['input'];
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationRequoteHotelArgs = {
  quoteId: Scalars['ID']['input'];
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationRequoteTransportArgs = {
  quoteId: Scalars['ID']['input'];
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationResolveBookingOutcomeArgs = {
  input: ResolveBookingOutcomeInput;
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationRevokeSessionArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationSendContactMessageArgs = {
  input: ContactMessageInput;
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationSignOutArgs = {
  scope?: SignOutScope;
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationTagBookingArgs = {
  input: TagBookingInput;
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationTagBookingsArgs = {
  input: TagBookingsInput;
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationTopUpWalletArgs = {
  input: TopUpWalletInput;
};


/**
 * Writes. Most return a union of the success and the refusals, which implement `UserError`. All except `registerAgent` and
 * `sendContactMessage` require the bearer token of a B2B user.
 */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};

/** The gateway does not support this operation. */
export type NotSupported = UserError & {
  __typename?: 'NotSupported';
  /** `NOT_SUPPORTED`. */
  code: ErrorCode;
  /** Message for the agent, in the language of `Accept-Language`. */
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
  /** Meals in the price. */
  board: Board;
  /** Board as named by the supplier; null if the supplier names none. */
  boardText?: Maybe<Scalars['String']['output']>;
  /** False when the price has no total, does not add up or is not in SAR. */
  bookable: Scalars['Boolean']['output'];
  /** End of free cancellation, Makkah time; null when cancelling is never free or it is unknown. */
  freeCancellationUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque id, valid in this search. */
  id: Scalars['ID']['output'];
  /** Price of the whole stay, all rooms. */
  price: Price;
  /** Whether the price is refundable now; null if the supplier does not say, or if it depends on the fees of the individual rates. */
  refundable?: Maybe<Scalars['Boolean']['output']>;
  /** Rooms left as reported by the supplier, 1 to 9; null if the supplier reports no number or more than 9. */
  roomsLeft?: Maybe<Scalars['Int']['output']>;
  /** Supplier; `UNRECOGNISED` if it is not in the enum. `supplierInfo` is set for every supplier. */
  supplier: Supplier;
  /** Key, name and color of the supplier. */
  supplierInfo: SupplierInfo;
};

/** The gateway's response was unclear, so the operation may have taken effect. Do not repeat it with another key. */
export type OutcomeUnknown = UserError & {
  __typename?: 'OutcomeUnknown';
  /** Idempotency key of the call. After a booking, poll `bookingOutcome` with it; after a payment, change or cancellation, read the booking. */
  clientReference: Scalars['ID']['output'];
  /** `OUTCOME_UNKNOWN`. */
  code: ErrorCode;
  /** Message for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
};

/** Payment of an unpaid booking in full. */
export type PayBookingInput = {
  /** `Booking.id`. */
  bookingId: Scalars['ID']['input'];
  /** Idempotency key of this payment: 8 to 64 letters, digits or hyphens, chosen by the client. */
  idempotencyKey: Scalars['ID']['input'];
  /** Payment method. */
  payment: UnpaidBookingPaymentInput;
};

/** Result of paying a booking. */
export type PayBookingResult = AuthCodeRefused | BookingNotPayable | BookingPaid | CardPaymentStarted | IdempotencyMismatch | InsufficientFunds | InvalidInput | NotSupported | OutcomeUnknown;

/** A card, as reported by its provider. */
export type PaymentCard = {
  __typename?: 'PaymentCard';
  /** Last four digits. */
  lastFour: Scalars['String']['output'];
  /** Scheme of the card. */
  scheme: CardScheme;
};

/** Payment method. Exactly one field is set. */
export type PaymentInput =
  /** Charges the company's account with the gateway's operator. */
  { account: AccountPaymentInput; card?: never; later?: never; wallet?: never; }
  |  /** Opens the card provider's page. The order is sent to the supplier once the amount is reserved on the card. The card is charged once the supplier has confirmed. */
  { account?: never; card: CardPaymentInput; later?: never; wallet?: never; }
  |  /** True: charges nothing now. Only for quotes with `payLaterUntil`, the time by which the booking must be paid with `payBooking`. */
  { account?: never; card?: never; later: Scalars['Boolean']['input']; wallet?: never; }
  |  /** Charges the company's wallet. */
  { account?: never; card?: never; later?: never; wallet: WalletPaymentInput; };

/** The link was created and its e-mail is being sent. */
export type PaymentLinkCreated = {
  __typename?: 'PaymentLinkCreated';
  /** When it can no longer be paid. */
  expiresAt: Scalars['DateTime']['output'];
  /** Id of the link. */
  id: Scalars['ID']['output'];
  /** Path of the link on the public origin, e.g. `/payment-hotel/<token>`. */
  path: Scalars['String']['output'];
  /** Company of the recipient; null if no agent has that e-mail address. */
  receiverCompany?: Maybe<Scalars['String']['output']>;
  /** Language of the recipient's profile, e.g. `ar-SA`; null when not known. */
  receiverLanguage?: Maybe<Scalars['String']['output']>;
};

/** An event in the history of a payment link. */
export type PaymentLinkEvent = {
  __typename?: 'PaymentLinkEvent';
  /** Who did it; null for the platform. */
  actor?: Maybe<Scalars['String']['output']>;
  /** When it happened. */
  at: Scalars['DateTime']['output'];
  /** The expiry that was set; null for other events. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Kind of the event. */
  kind: PaymentLinkEventKind;
};

/** Kind of an event of a payment link. */
export type PaymentLinkEventKind =
  /** It was shared. */
  | 'CREATED'
  /** It was disabled. */
  | 'DISABLED'
  /** Its expiry was extended. */
  | 'EXTENDED'
  /** It was paid. */
  | 'PAID'
  /** The supplier rejected the booking; the link can be paid again. */
  | 'PAYMENT_FAILED'
  /** A payment was started. */
  | 'PAYMENT_STARTED'
  /** A value this server does not know. */
  | 'UNRECOGNISED';

/** A payment link cannot be used. */
export type PaymentLinkRefused = UserError & {
  __typename?: 'PaymentLinkRefused';
  /**
   * `PAYMENT_LINK_NOT_FOUND` (unknown, or another company's), `PAYMENT_LINK_EXPIRED`, `PAYMENT_LINK_DISABLED`, `PAYMENT_LINK_PENDING` (being paid),
   * `PAYMENT_LINK_PAID`, `PAYMENT_LINK_MISMATCH` (the quote is for another service) or `PAYMENT_LINK_REFUSED`.
   */
  code: ErrorCode;
  /** Message for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
};

/** Result of `paymentLink`. */
export type PaymentLinkResult = PaymentLinkRefused | SharedReservation;

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

/** Why a booking cannot be paid. */
export type PaymentProblem =
  /** The booking is cancelled. */
  | 'CANCELLED'
  /** The booking failed at the supplier. */
  | 'FAILED'
  /** The amount is on hold until the supplier confirms the booking. */
  | 'HELD'
  /** An earlier payment attempt failed; retry with a new key. */
  | 'NOT_CHARGED'
  /** The booking is already paid. */
  | 'PAID'
  /** The supplier has not confirmed the booking yet. */
  | 'PENDING'
  /** The payment deadline has passed. */
  | 'RELEASED'
  /** A value this server does not know, or a total that the gateway does not return in SAR. */
  | 'UNRECOGNISED';

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
export type PickUp = {
  __typename?: 'PickUp';
  /** Flight the travelers arrive on; null if there is none. */
  flightNumber?: Maybe<Scalars['String']['output']>;
  /** Meeting point; null if there is none. */
  place?: Maybe<Scalars['String']['output']>;
  /** Time of day in Makkah, e.g. `16:00`; null if there is none. */
  time?: Maybe<Scalars['String']['output']>;
};

/** Place and time where the driver meets the travelers. */
export type PickUpInput = {
  /** Flight the travelers arrive on, starting with the airline code, e.g. `SV820`. */
  flightNumber?: InputMaybe<Scalars['String']['input']>;
  /** Meeting point, such as a terminal or a hotel, at most 100 characters. */
  place?: InputMaybe<Scalars['String']['input']>;
  /** Time of day in Makkah, e.g. `16:00`. */
  time?: InputMaybe<Scalars['String']['input']>;
};

/** A planned stay in a city. */
export type PlannedStay = {
  __typename?: 'PlannedStay';
  /** First day. */
  checkIn: Scalars['Date']['output'];
  /** Last day. */
  checkOut: Scalars['Date']['output'];
  /** Code of the city, `HotelLocation.code`. */
  locationCode: Scalars['String']['output'];
  /** Number of nights. */
  nights: Scalars['Int']['output'];
};

/** A planned stay. */
export type PlannedStayInput = {
  /** `HotelLocation.code` of Makkah (`SA1`) or Madinah (`SA4`). */
  locationCode: Scalars['String']['input'];
  /** Number of nights, 1 to 30. */
  nights: Scalars['Int']['input'];
};

/** Price of a stay, a room for all nights, a ride or a service. Lines marked `includedInTotal` add up to `total`; the supplier's rounding may cause a difference of 0.01. */
export type Price = {
  __typename?: 'Price';
  /** The agent's commission, not part of the total. */
  commission?: Maybe<Money>;
  /** The supplier's breakdown; empty if the supplier sends only a total. */
  lines: Array<PriceLine>;
  /** `total` divided by the number of nights, for display; null for anything other than a stay. */
  perNight?: Maybe<Money>;
  /** Taxes in the total; null if the supplier reports none. */
  taxes?: Maybe<Money>;
  /** Amount charged, taxes included. */
  total: Money;
};

/** The price changed after the agent accepted it. Nothing was booked or charged. */
export type PriceChanged = UserError & {
  __typename?: 'PriceChanged';
  /** `PRICE_CHANGED`. */
  code: ErrorCode;
  /** Message for the agent, in the language of `Accept-Language`. */
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
  /** Total of the cheapest offer in the most expensive hotel. */
  max: Money;
  /** Total of the cheapest offer. */
  min: Money;
};

/** One line of a price, from the supplier's own figures. */
export type PriceLine = {
  __typename?: 'PriceLine';
  /** Whether the line is part of `Price.total`. Discounts are already subtracted from the base; commission and prepay are not part of the total. */
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

/** Profile of an agent. */
export type Profile = {
  __typename?: 'Profile';
  /** Preferred display currency, ISO 4217; null if not set. */
  currency?: Maybe<Scalars['String']['output']>;
  /** Preferred language, e.g. `ar-SA`; null if not set. */
  language?: Maybe<Scalars['String']['output']>;
  /** Name shown on bookings; null if not set. */
  name?: Maybe<Scalars['String']['output']>;
  /** National phone number; null if not set. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Country calling code without the plus; null if not set. */
  phoneCountryCode?: Maybe<Scalars['String']['output']>;
  /**
   * Photo of the agent, 512 × 512 pixels, as a path on the public origin; null if there is none. Upload with
   * `PUT /media/profile-photo` (JPEG, PNG or WebP, at most 5 MB), remove with `DELETE`.
   */
  photoUrl?: Maybe<Scalars['String']['output']>;
};

/** The profile was updated; changes to the company apply to colleagues too. */
export type ProfileUpdated = {
  __typename?: 'ProfileUpdated';
  /** The updated viewer. */
  viewer: Viewer;
};

/** A promo code and its discount. */
export type Promo = {
  __typename?: 'Promo';
  /** The code. */
  code: Scalars['String']['output'];
  /** The gateway's description of the discount; null when it has none. */
  description?: Maybe<Scalars['String']['output']>;
  /** Discount on the total; null if the gateway does not return it for a booking. */
  discount?: Maybe<Money>;
};

/** The promo code was applied to the quote. */
export type PromoApplied = {
  __typename?: 'PromoApplied';
  /** The quote at the discounted price. */
  quote: Quote;
};

/** The quote's promo code is no longer valid. Nothing was booked or charged; the quote `quoteId` can be booked at its full price. */
export type PromoNoLongerValid = UserError & {
  __typename?: 'PromoNoLongerValid';
  /** `PROMO_NO_LONGER_VALID`. */
  code: ErrorCode;
  /** Message for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
  /** Total without the promo code. */
  newTotal: Money;
  /** Total the agent accepted. */
  previousTotal: Money;
  /** The promo code. */
  promoCode: Scalars['String']['output'];
  /** Quote without the promo code, for booking once the agent accepts its price. */
  quoteId: Scalars['ID']['output'];
  /** Why it is not valid, as one of the codes of `PromoRefused`. */
  reason: ErrorCode;
};

/** The promo code cannot be used. The quote and its price are unchanged. */
export type PromoRefused = UserError & {
  __typename?: 'PromoRefused';
  /**
   * `PROMO_UNKNOWN`, `PROMO_OF_HOTEL` for a hotel promo (SubPCC), `PROMO_EXPIRED`, `PROMO_USED_UP`, `PROMO_OTHER_PRODUCT`, `PROMO_BELOW_MINIMUM`,
   * `PROMO_NOT_COMBINABLE` with the hotel promo in the search, `PROMO_REFUSED` for any other reason, or `NOT_SUPPORTED` if the gateway does not
   * support promo codes.
   */
  code: ErrorCode;
  /** Message for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
  /** Minimum total for the promo code; null unless `code` is `PROMO_BELOW_MINIMUM` and the gateway returns the minimum. */
  minimum?: Maybe<Money>;
  /** The gateway's reason as plain text; null unless `code` is `PROMO_REFUSED` and the gateway sent a reason. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** The promo code was removed from the quote. */
export type PromoRemoved = {
  __typename?: 'PromoRemoved';
  /** The quote at its full price. */
  quote: Quote;
};

/**
 * Reads. All except `countries` and `errorCatalogue` require the bearer token of a B2B user. They fail with `UNAUTHENTICATED` if the token is
 * missing, with HTTP 401 if it is malformed or expired, and with `NOT_B2B` if the user's first group is not B2B.
 */
export type Query = {
  __typename?: 'Query';
  /** Upcoming arrivals, departures and deadlines of the viewer's company, and its totals for the month, over the same bookings as `bookings`. */
  agenda: Agenda;
  /** A booking of the viewer's company. Null when it does not exist or belongs to another company. */
  booking?: Maybe<Booking>;
  /**
   * Outcome of a booking call that returned `OutcomeUnknown`. Poll it after `nextCheckSeconds`. Use it for bookings only: for the key of
   * a payment, change or cancellation of the last three hours it fails with `NOT_FOUND`. Read the booking instead.
   */
  bookingOutcome: BookingOutcome;
  /**
   * Bookings of the viewer's company. If the gateway cannot select a page, a long list is returned as far as it has been read.
   *
   * Pages are not a snapshot. When a booking is made, changed or filtered out between two calls, the rows after it move, and one may be
   * repeated or skipped. To read all bookings, sort by `CREATED_ASC`, do not filter by status, and set `createdFrom` of each call to the
   * creation time of the last row.
   */
  bookings: BookingPage;
  /** A card payment of the viewer's company. Null when it does not exist or belongs to another company. */
  cardPayment?: Maybe<CardPayment>;
  /** Countries, sorted by name in the language of `Accept-Language`. Public. */
  countries: Array<Country>;
  /** Every error code with its cause, remedy and message. Public. */
  errorCatalogue: Array<CatalogueEntry>;
  /**
   * Exchange rates in riyals, for showing prices in other currencies next to SAR. Everything is charged in SAR. Null if the
   * gateway does not provide rates.
   */
  exchangeRates?: Maybe<Array<ExchangeRate>>;
  /** A quote of the viewer, available until two hours after it expires; null otherwise. */
  groundServiceQuote?: Maybe<GroundServiceQuote>;
  /**
   * Searches packages of Umrah companies for a day of arrival, or reads a cached search again.
   *
   * `input` searches the gateway and caches the result under `searchId` for 30 minutes, for the caller only. With both arguments, the cached result is used if
   * it has not expired and belongs to the same search in the same language; otherwise `input` is searched. `searchId` alone fails with `NOT_FOUND` once it has
   * expired. Null if the gateway does not sell ground services.
   */
  groundServiceSearch?: Maybe<GroundServiceSearchResult>;
  /** Whether the gateway supports payment links. True until this is known. */
  hasPaymentLinks: Scalars['Boolean']['output'];
  /** Whether the gateway supports promo codes. True until this is known. */
  hasPromoCodes: Scalars['Boolean']['output'];
  /** Whether the gateway supports trips. True until this is known. */
  hasTrips: Scalars['Boolean']['output'];
  /**
   * One hotel with its rooms and rates from every supplier that sells it; null when it is not in the search.
   *
   * `searchId` is the cached search with the dates and rooms. If it is not set or has expired, `input` is searched first.
   */
  hotel?: Maybe<HotelDetail>;
  /** Cities that can be searched, Makkah first. */
  hotelLocations: Array<HotelLocation>;
  /** A quote of the viewer, available until two hours after it expires; null otherwise. */
  hotelQuote?: Maybe<HotelQuote>;
  /**
   * Searches hotels, or reads a cached search again.
   *
   * `input` searches every supplier and caches the result under `searchId` for 30 minutes, for the caller only. If the gateway supports
   * searches of a single supplier, the first result contains the offers of the suppliers that respond within a second. Offers of the others are
   * added as new revisions while `searching` is true. `searchId` sorts, filters and pages the cached result. With both arguments, the cached
   * result is used if it has not expired and belongs to the same search in the same language; otherwise `input` is searched. `searchId` alone
   * fails with `NOT_FOUND` once it has expired.
   */
  hotelSearch: HotelSearchResult;
  /**
   * Bookings of the viewer's company and payment links that match the whole text: at most ten, best matches first. Passport numbers are
   * compared only if the gateway supports lookup.
   */
  lookup: Lookup;
  /**
   * A payment link that the viewer's company has shared or that was shared with the viewer, even if it is paid or expired. Another company's link
   * is refused as if it did not exist. Null if the gateway does not support payment links.
   */
  paymentLink?: Maybe<PaymentLinkResult>;
  /** Active sessions of the viewer, latest first. Null if the gateway does not support sessions. */
  sessions?: Maybe<Array<Session>>;
  /** Reservations that the viewer has shared by payment links, or that others have shared with the viewer; newest first. Null if the gateway does not support payment links. */
  sharedReservations?: Maybe<SharedReservationPage>;
  /** Routes, companies and limits for transport searches. Null if the gateway does not sell transport. */
  transportOptions?: Maybe<TransportOptions>;
  /** A quote of the viewer, available until two hours after it expires; null otherwise. */
  transportQuote?: Maybe<TransportQuote>;
  /**
   * Searches vehicles for a route and a day, or reads a cached search again.
   *
   * `input` searches the gateway and caches the result under `searchId` for 30 minutes, for the caller only. With both arguments, the cached result is used if
   * it has not expired and belongs to the same search in the same language; otherwise `input` is searched. `searchId` alone fails with `NOT_FOUND` once it has
   * expired. Null if the gateway does not sell transport.
   */
  transportSearch?: Maybe<TransportSearchResult>;
  /** An open trip of the viewer's company; null if there is none with this ID, or if the gateway does not support trips. */
  trip?: Maybe<Trip>;
  /** Open trips of the viewer's company, latest change first, at most 200. Null if the gateway does not support trips. */
  trips?: Maybe<Array<Trip>>;
  /** The signed-in agent. */
  viewer: Viewer;
  /** Wallet of the viewer's company. Null if the gateway does not support wallets. */
  wallet?: Maybe<Wallet>;
};


/**
 * Reads. All except `countries` and `errorCatalogue` require the bearer token of a B2B user. They fail with `UNAUTHENTICATED` if the token is
 * missing, with HTTP 401 if it is malformed or expired, and with `NOT_B2B` if the user's first group is not B2B.
 */
export type QueryBookingArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. All except `countries` and `errorCatalogue` require the bearer token of a B2B user. They fail with `UNAUTHENTICATED` if the token is
 * missing, with HTTP 401 if it is malformed or expired, and with `NOT_B2B` if the user's first group is not B2B.
 */
export type QueryBookingOutcomeArgs = {
  clientReference: Scalars['ID']['input'];
};


/**
 * Reads. All except `countries` and `errorCatalogue` require the bearer token of a B2B user. They fail with `UNAUTHENTICATED` if the token is
 * missing, with HTTP 401 if it is malformed or expired, and with `NOT_B2B` if the user's first group is not B2B.
 */
export type QueryBookingsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<BookingSort>;
  where?: InputMaybe<BookingWhere>;
};


/**
 * Reads. All except `countries` and `errorCatalogue` require the bearer token of a B2B user. They fail with `UNAUTHENTICATED` if the token is
 * missing, with HTTP 401 if it is malformed or expired, and with `NOT_B2B` if the user's first group is not B2B.
 */
export type QueryCardPaymentArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. All except `countries` and `errorCatalogue` require the bearer token of a B2B user. They fail with `UNAUTHENTICATED` if the token is
 * missing, with HTTP 401 if it is malformed or expired, and with `NOT_B2B` if the user's first group is not B2B.
 */
export type QueryGroundServiceQuoteArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. All except `countries` and `errorCatalogue` require the bearer token of a B2B user. They fail with `UNAUTHENTICATED` if the token is
 * missing, with HTTP 401 if it is malformed or expired, and with `NOT_B2B` if the user's first group is not B2B.
 */
export type QueryGroundServiceSearchArgs = {
  input?: InputMaybe<GroundServiceSearchInput>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  searchId?: InputMaybe<Scalars['ID']['input']>;
  sort?: InputMaybe<GroundServiceSort>;
  where?: InputMaybe<GroundServiceWhere>;
};


/**
 * Reads. All except `countries` and `errorCatalogue` require the bearer token of a B2B user. They fail with `UNAUTHENTICATED` if the token is
 * missing, with HTTP 401 if it is malformed or expired, and with `NOT_B2B` if the user's first group is not B2B.
 */
export type QueryHotelArgs = {
  id: Scalars['ID']['input'];
  input?: InputMaybe<HotelSearchInput>;
  searchId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * Reads. All except `countries` and `errorCatalogue` require the bearer token of a B2B user. They fail with `UNAUTHENTICATED` if the token is
 * missing, with HTTP 401 if it is malformed or expired, and with `NOT_B2B` if the user's first group is not B2B.
 */
export type QueryHotelQuoteArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. All except `countries` and `errorCatalogue` require the bearer token of a B2B user. They fail with `UNAUTHENTICATED` if the token is
 * missing, with HTTP 401 if it is malformed or expired, and with `NOT_B2B` if the user's first group is not B2B.
 */
export type QueryHotelSearchArgs = {
  input?: InputMaybe<HotelSearchInput>;
  newerThan?: InputMaybe<Scalars['Int']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  revision?: InputMaybe<Scalars['Int']['input']>;
  searchId?: InputMaybe<Scalars['ID']['input']>;
  since?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<HotelSort>;
  where?: InputMaybe<HotelWhere>;
};


/**
 * Reads. All except `countries` and `errorCatalogue` require the bearer token of a B2B user. They fail with `UNAUTHENTICATED` if the token is
 * missing, with HTTP 401 if it is malformed or expired, and with `NOT_B2B` if the user's first group is not B2B.
 */
export type QueryLookupArgs = {
  text: Scalars['String']['input'];
};


/**
 * Reads. All except `countries` and `errorCatalogue` require the bearer token of a B2B user. They fail with `UNAUTHENTICATED` if the token is
 * missing, with HTTP 401 if it is malformed or expired, and with `NOT_B2B` if the user's first group is not B2B.
 */
export type QueryPaymentLinkArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. All except `countries` and `errorCatalogue` require the bearer token of a B2B user. They fail with `UNAUTHENTICATED` if the token is
 * missing, with HTTP 401 if it is malformed or expired, and with `NOT_B2B` if the user's first group is not B2B.
 */
export type QuerySharedReservationsArgs = {
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<Array<PaymentLinkStatus>>;
  tab?: SharedReservationTab;
};


/**
 * Reads. All except `countries` and `errorCatalogue` require the bearer token of a B2B user. They fail with `UNAUTHENTICATED` if the token is
 * missing, with HTTP 401 if it is malformed or expired, and with `NOT_B2B` if the user's first group is not B2B.
 */
export type QueryTransportQuoteArgs = {
  id: Scalars['ID']['input'];
};


/**
 * Reads. All except `countries` and `errorCatalogue` require the bearer token of a B2B user. They fail with `UNAUTHENTICATED` if the token is
 * missing, with HTTP 401 if it is malformed or expired, and with `NOT_B2B` if the user's first group is not B2B.
 */
export type QueryTransportSearchArgs = {
  input?: InputMaybe<TransportSearchInput>;
  page?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  searchId?: InputMaybe<Scalars['ID']['input']>;
  sort?: InputMaybe<TransportSort>;
  where?: InputMaybe<TransportWhere>;
};


/**
 * Reads. All except `countries` and `errorCatalogue` require the bearer token of a B2B user. They fail with `UNAUTHENTICATED` if the token is
 * missing, with HTTP 401 if it is malformed or expired, and with `NOT_B2B` if the user's first group is not B2B.
 */
export type QueryTripArgs = {
  id: Scalars['ID']['input'];
};

/** A product held at a price until `expiresAt`. */
export type Quote = {
  /** Booking made from this quote; null before it is booked, and when the server no longer has a record of it. */
  booking?: Maybe<Booking>;
  /** Cancellation terms of the booking. */
  cancellationPolicy: CancellationPolicy;
  /** Charge on a card; null unless `paymentMethods` contains `CARD`. */
  cardCharge?: Maybe<CardCharge>;
  /** Whether `expiresAt` has passed by the server's clock. */
  expired: Scalars['Boolean']['output'];
  /** When the hold expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Total without the promo code; null if no promo code is applied. */
  fullTotal?: Maybe<Money>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Payment deadline if the quote is booked without payment, Makkah time; null when it must be paid on booking. */
  payLaterUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Payment link that is paid by booking this quote; null if there is none. */
  paymentLinkId?: Maybe<Scalars['ID']['output']>;
  /** Ways to pay for this quote, preferred one first. */
  paymentMethods: Array<PaymentMethod>;
  /** Price of everything together. */
  price: Price;
  /** Promo code included in the price; null if there is none. */
  promo?: Maybe<Promo>;
  /** Supplier; `UNRECOGNISED` if it is not in the enum. `supplierInfo` is set for every supplier. */
  supplier: Supplier;
  /** Key, name and color of the supplier. */
  supplierInfo: SupplierInfo;
};

/** A booking and its new dates, new names or both. */
export type QuoteBookingChangeInput = {
  /** `Booking.id`. */
  bookingId: Scalars['ID']['input'];
  /** New check-in date. Unchanged if omitted. */
  checkIn?: InputMaybe<Scalars['Date']['input']>;
  /** New check-out date, at most 30 nights after check-in. Unchanged if omitted. */
  checkOut?: InputMaybe<Scalars['Date']['input']>;
  /** Travelers with a new name; all others keep theirs. */
  names?: Array<TravelerNameInput>;
};

/** Result of requesting a change quote. */
export type QuoteBookingChangeResult = BookingChangeBlocked | BookingChangeQuoted | InvalidInput;

/** Result of requesting a cancellation quote. */
export type QuoteCancellationResult = CancellationBlocked | CancellationQuoted;

/** The quote has expired or was used. Nothing was booked, changed, cancelled or charged. */
export type QuoteExpired = UserError & {
  __typename?: 'QuoteExpired';
  /** `QUOTE_EXPIRED`. */
  code: ErrorCode;
  /** Message for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
};

/** A package to quote. */
export type QuoteGroundServiceInput = {
  /** `GroundServiceExtra.code` of the extras to include, each with the quantity and days in the offer. */
  extras?: Array<Scalars['ID']['input']>;
  /** `GroundServiceOffer.id`. */
  offerId: Scalars['ID']['input'];
  /** Cached search. */
  searchId: Scalars['ID']['input'];
};

/** Result of `quoteGroundService` and `requoteGroundService`. */
export type QuoteGroundServiceResult = GroundServiceQuoted | GroundServiceUnavailable | InvalidInput | SearchExpired;

/** Rooms to quote. */
export type QuoteHotelInput = {
  /** `Hotel.id`. */
  hotelId: Scalars['ID']['input'];
  /** One rate for each room of the search, all from one supplier. Fails with `NOT_ENOUGH_ROOMS` if more rooms are chosen than a room's `roomsLeft`. */
  rooms: Array<ChosenRoomInput>;
  /** Cached search. */
  searchId: Scalars['ID']['input'];
};

/** Result of `quoteHotel` and `requoteHotel`. */
export type QuoteHotelResult = HotelQuoted | HotelUnavailable | InvalidInput | SearchExpired;

/** Result of `quotePaymentLink`. */
export type QuotePaymentLinkResult = HotelQuoted | HotelUnavailable | NotSupported | PaymentLinkRefused | TransportQuoted | TransportUnavailable;

/** Vehicles to quote. */
export type QuoteTransportInput = {
  /** Cached search. */
  searchId: Scalars['ID']['input'];
  /**
   * Vehicles of one company on one route, each offer once. Fails with `VEHICLES_MISMATCH` for two companies, an offer named twice or more than ten vehicles,
   * `NOT_ENOUGH_VEHICLES` when fewer are left, and `SEATS_MISMATCH` when they do not seat exactly the passengers in the search.
   */
  vehicles: Array<ChosenVehiclesInput>;
};

/** Result of `quoteTransport` and `requoteTransport`. */
export type QuoteTransportResult = InvalidInput | SearchExpired | TransportQuoted | TransportUnavailable;

/** One room of a quote. */
export type QuotedRoom = {
  __typename?: 'QuotedRoom';
  /** Meals in the price. */
  board: Board;
  /** Board as named by the supplier; null if the supplier names none. */
  boardText?: Maybe<Scalars['String']['output']>;
  /** Picture of the room; null when the supplier sends none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Kind of room, as codes. */
  kind: RoomKind;
  /** Name of the room as given by the supplier. */
  name: Scalars['String']['output'];
  /** Guests of the room. */
  occupancy: Occupancy;
  /** Price of this room for all nights. */
  price: Price;
};

/** Price for a room, with its board and terms. */
export type Rate = {
  __typename?: 'Rate';
  /** Meals in the price. */
  board: Board;
  /** Board as named by the supplier; null if the supplier names none. */
  boardText?: Maybe<Scalars['String']['output']>;
  /** False when the price has no total, does not add up or is not in SAR. */
  bookable: Scalars['Boolean']['output'];
  /** Cancellation policy; null if the supplier sends it only with a quote. */
  cancellationPolicy?: Maybe<CancellationPolicy>;
  /** Opaque id to pass to `quoteHotel`; the same whenever the hotel is read in this search. */
  id: Scalars['ID']['output'];
  /** Offer of the search that the rate belongs to. */
  offerId: Scalars['ID']['output'];
  /** Price of this room for all nights. */
  price: Price;
  /** Supplier; `UNRECOGNISED` if it is not in the enum. `supplierInfo` is set for every supplier. */
  supplier: Supplier;
  /** Key, name and color of the supplier. */
  supplierInfo: SupplierInfo;
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
  companyCountry?: Scalars['String']['input'];
  /** Registered name of the company, at most 100 characters. */
  companyName: Scalars['String']['input'];
  /** E-mail address to sign in with. */
  email: Scalars['String']['input'];
  /** First name, at most 50 characters: letters of any script, spaces, hyphens, apostrophes and periods. */
  firstName: Scalars['String']['input'];
  /** IBAN of the company; empty if its country has none. */
  iban?: Scalars['String']['input'];
  /** Last name, with the same limits as `firstName`. */
  lastName: Scalars['String']['input'];
  /** License number of the company, at most 30 characters. */
  licenseNumber?: Scalars['String']['input'];
  /** National phone number, 4 to 14 digits in any script. */
  phone: Scalars['String']['input'];
  /** Country calling code without the plus, e.g. `966`. */
  phoneCountryCode: Scalars['String']['input'];
  /** Tax number: in Saudi Arabia the VAT number of 15 digits, elsewhere 4 to 30 letters, digits, periods, slashes and hyphens. */
  vatNumber?: Scalars['String']['input'];
};

/** Result of a registration. */
export type RegisterAgentResult = AccountExists | AgentRegistered | InvalidInput | RegistrationRefused | RegistrationUnknown;

/** The gateway refused the registration for a reason other than an invalid field. */
export type RegistrationRefused = UserError & {
  __typename?: 'RegistrationRefused';
  /** `LICENCE_BLACKLISTED`, `MAIL_FAILED`, `NOT_SUPPORTED`, or `REGISTRATION_REFUSED` for any other reason. */
  code: ErrorCode;
  /** Message for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
  /** Gateway's reason as plain text; null if the gateway sent none. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** The outcome of the registration is unknown. It is safe to send it again. */
export type RegistrationUnknown = UserError & {
  __typename?: 'RegistrationUnknown';
  /** `REGISTRATION_UNKNOWN`. */
  code: ErrorCode;
  /** Message for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
};

/** Quote to remove the promo code from. */
export type RemovePromoInput = {
  /** `Quote.id`. */
  quoteId: Scalars['ID']['input'];
};

/** Result of `removePromo`. */
export type RemovePromoResult = PromoRemoved | QuoteExpired;

/** Decision of an agent about an unknown outcome. */
export type ResolveBookingOutcomeInput = {
  /** `Booking.id` of the booking that was made. Omit when nothing was booked. */
  bookingId?: InputMaybe<Scalars['ID']['input']>;
  /** `OutcomeUnknown.clientReference`. */
  clientReference: Scalars['ID']['input'];
};

/** Result of resolving an unknown outcome. */
export type ResolveBookingOutcomeResult = BookingOutcome | InvalidInput;

/** Result of revoking a session. */
export type RevokeSessionResult = NotSupported | SessionRevoked;

/** A kind of room. */
export type Room = {
  __typename?: 'Room';
  /** Facilities of the room. */
  features: Array<Facility>;
  /** Opaque id, valid in this search. */
  id: Scalars['ID']['output'];
  /** Picture; null when there is none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Kind of room, as codes. */
  kind: RoomKind;
  /** Name of the room as given by the supplier. */
  name: Scalars['String']['output'];
  /** Rates, cheapest first. */
  rates: Array<Rate>;
  /** Rooms of the search (`roomIndex`) whose guests fit this room. */
  roomIndexes: Array<Scalars['Int']['output']>;
  /** Rooms left as reported by the supplier, 1 to 9; null if the supplier reports no number or more than 9. */
  roomsLeft?: Maybe<Scalars['Int']['output']>;
  /** Rooms with the same `stockId` share one `roomsLeft`; null when stock does not limit the choice. */
  stockId?: Maybe<Scalars['ID']['output']>;
};

/** Beds of one kind in a room. */
export type RoomBeds = {
  __typename?: 'RoomBeds';
  /** Number of beds. */
  count: Scalars['Int']['output'];
  /** Kind of the beds. */
  kind: BedKind;
};

/** Rooms that a supplier sells together or individually. */
export type RoomGroup = {
  __typename?: 'RoomGroup';
  /** True when the group is one offer for all rooms of the search and must be chosen as a whole; false when each room has its own rate. */
  bookedTogether: Scalars['Boolean']['output'];
  /** Opaque id, valid in this search. */
  id: Scalars['ID']['output'];
  /** Price of the whole group; null unless `bookedTogether`. */
  price?: Maybe<Price>;
  /** The rooms. */
  rooms: Array<Room>;
  /** Supplier; `UNRECOGNISED` if it is not in the enum. `supplierInfo` is set for every supplier. */
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

/** Kind of room, as codes that clients translate; the room's name is in the supplier's language. */
export type RoomKind = {
  __typename?: 'RoomKind';
  /** Beds for the guests of this room, extra beds included; empty if the gateway does not return them. */
  beds: Array<RoomBeds>;
  /** Size in square meters; null if the gateway does not return it. */
  squareMeters?: Maybe<Scalars['Int']['output']>;
  /** Type of the room. */
  type: RoomType;
  /** View from the room; null if the gateway does not return it. */
  view?: Maybe<RoomView>;
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

/** Hotels and offers that later revisions of a search added, with the same filters. */
export type SearchAdditions = {
  __typename?: 'SearchAdditions';
  /** Hotels that were not listed before. */
  hotelCount: Scalars['Int']['output'];
  /** Hotels that were already listed and whose lowest price has dropped. */
  lowerPriceCount: Scalars['Int']['output'];
  /** Offers that were not listed before, including offers of new hotels. */
  offerCount: Scalars['Int']['output'];
};

/** A code sent with a search. */
export type SearchCode = {
  __typename?: 'SearchCode';
  /** The code as it was sent. */
  code: Scalars['String']['output'];
  /** Kind of code. */
  kind: SearchCodeKind;
  /** Effect of the code on the price; null unless the code is accepted and the gateway returns its effect. */
  price?: Maybe<SearchCodePrice>;
  /** State that the gateway reports. */
  state: SearchCodeState;
};

/** Kind of a code sent with a search. */
export type SearchCodeKind =
  /** Hotel promo (SubPCC) of one hotel. */
  | 'HOTEL_PROMO'
  /** Special code of the company. */
  | 'SPECIAL';

/** Effect of an accepted code on the price of a stay. */
export type SearchCodePrice = {
  __typename?: 'SearchCodePrice';
  /** Total without the code. */
  fullTotal: Money;
  /** Hotel that the prices are for, in a search; null in a quote and a booking. */
  hotelName?: Maybe<Scalars['String']['output']>;
  /** Total with the code. */
  total: Money;
};

/** State of a code, as the gateway reports it. */
export type SearchCodeState =
  /** The code is in effect. */
  | 'ACCEPTED'
  /** No requested hotel or supplier recognizes the code; it has no effect. */
  | 'NOT_RECOGNIZED'
  /** The gateway does not report whether the code is in effect. */
  | 'NOT_STATED';

/** The search has expired. Search again. */
export type SearchExpired = UserError & {
  __typename?: 'SearchExpired';
  /** `SEARCH_EXPIRED`. */
  code: ErrorCode;
  /** Message for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
};

/** Result of sending a message. */
export type SendContactMessageResult = ContactMessageSent | InvalidInput | NotSupported;

/** A session of the viewer, which begins with a sign-in in one browser or tool. */
export type Session = {
  __typename?: 'Session';
  /** Whether this request belongs to the session. */
  current: Scalars['Boolean']['output'];
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Time of last use, to the minute; null if the gateway does not return it. */
  lastSeenAt?: Maybe<Scalars['DateTime']['output']>;
  /** Time of sign-in; null if the gateway does not return it. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** `User-Agent` of the browser or tool, at most 300 characters; null if the gateway does not return it. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

/** The session is revoked. */
export type SessionRevoked = {
  __typename?: 'SessionRevoked';
  /** `Session.id`. */
  id: Scalars['ID']['output'];
};

/** A reservation that is shared by a payment link. */
export type SharedReservation = {
  __typename?: 'SharedReservation';
  /** `Booking.id` of that booking; null unless it belongs to the viewer's company. */
  bookingId?: Maybe<Scalars['ID']['output']>;
  /** Check-in date of a stay; null otherwise. */
  checkIn?: Maybe<Scalars['Date']['output']>;
  /** Check-out date of a stay; null otherwise. */
  checkOut?: Maybe<Scalars['Date']['output']>;
  /** When it was shared; null if the gateway does not return it. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it can no longer be paid; null if the gateway does not return it. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of guests or passengers; null if the gateway does not return it. */
  guestCount?: Maybe<Scalars['Int']['output']>;
  /** Events, oldest first. Null in lists, for recipients, and if the gateway does not return them. */
  history?: Maybe<Array<PaymentLinkEvent>>;
  /** Id of the payment link. */
  id: Scalars['ID']['output'];
  /** Photo of the hotel; null if there is none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Whether `expiresAt` has passed by the server's clock, even if the link is paid. */
  isExpired: Scalars['Boolean']['output'];
  /** Whether the viewer has shared it, and may extend and disable it. */
  isMine: Scalars['Boolean']['output'];
  /** Whether it was shared with the viewer. Colleagues of the owner may open and pay it too, but not change it. */
  isReceived: Scalars['Boolean']['output'];
  /** Number of rooms or vehicles; null if the gateway does not return it. */
  itemCount?: Maybe<Scalars['Int']['output']>;
  /** Kind of the shared service. */
  kind: SharedReservationKind;
  /** Time when the recipient last opened it; null if the recipient has not opened it, or if the gateway does not return the time. */
  lastOpenedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Number of times the recipient has opened it; null if the gateway does not return it. */
  openedCount?: Maybe<Scalars['Int']['output']>;
  /** Company of that agent; null if the gateway does not return it. */
  ownerCompany?: Maybe<Scalars['String']['output']>;
  /** E-mail address of the agent who shared it; null if the gateway does not return it. */
  ownerEmail?: Maybe<Scalars['String']['output']>;
  /** When it was paid; null if it has not been paid. */
  paidAt?: Maybe<Scalars['DateTime']['output']>;
  /** Path of the link on the public origin, e.g. `/payment-hotel/<token>`; null for a kind this server does not know. */
  path?: Maybe<Scalars['String']['output']>;
  /** Company of the agent with that e-mail address; null if there is no such agent. */
  receiverCompany?: Maybe<Scalars['String']['output']>;
  /** E-mail address that it was shared with; null if the gateway does not return it. */
  receiverEmail?: Maybe<Scalars['String']['output']>;
  /** Language of that agent's profile, e.g. `ar-SA`; null when not known. */
  receiverLanguage?: Maybe<Scalars['String']['output']>;
  /** Reference of the booking that paid it, for the owner's company and the company that paid; null otherwise. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Name of the route in the language of `Accept-Language`, if the gateway has one; otherwise the name of the hotel or route as displayed to the owner. Null if the gateway does not return it. */
  serviceName?: Maybe<Scalars['String']['output']>;
  /** BCP 47 language of `serviceName`; null when not known. */
  serviceNameLanguage?: Maybe<Scalars['String']['output']>;
  /** Status. A paid link stays `PAID` after it expires. */
  status: PaymentLinkStatus;
  /** Total when it was shared; null if the gateway does not return it. The recipient pays the total of `quotePaymentLink`. */
  total?: Maybe<Money>;
  /** First day: check-in, or the day of the ride; null if the gateway does not return it. */
  travelDate?: Maybe<Scalars['Date']['output']>;
};

/** The link has changed. */
export type SharedReservationChanged = {
  __typename?: 'SharedReservationChanged';
  /** New expiry; null if the gateway does not return it. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Id of the link. */
  id: Scalars['ID']['output'];
  /** New status. */
  status: PaymentLinkStatus;
};

/** Kind of reservation that a payment link shares. */
export type SharedReservationKind =
  /** Rooms of a hotel. */
  | 'HOTEL'
  /** Vehicles for a route and a day. */
  | 'TRANSPORT'
  /** A value this server does not know. */
  | 'UNRECOGNISED';

/** A page of shared reservations. */
export type SharedReservationPage = {
  __typename?: 'SharedReservationPage';
  /** False when the list could not be read to its end. */
  complete: Scalars['Boolean']['output'];
  /** Reservations on this page. */
  items: Array<SharedReservation>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of pages; 0 when there are none. */
  pageCount: Scalars['Int']['output'];
  /** Number of reservations with these statuses. */
  totalCount: Scalars['Int']['output'];
};

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

/** The sessions are revoked. */
export type SignedOut = {
  __typename?: 'SignedOut';
  /** Time of revocation. Tokens of later sign-ins are not affected. */
  at: Scalars['DateTime']['output'];
};

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

/** Special requests for a stay, as sent with the order. */
export type SpecialRequests = {
  __typename?: 'SpecialRequests';
  /** Expected arrival at the hotel in Makkah time, e.g. `22:30`; null if there is none. */
  arrivalTime?: Maybe<Scalars['String']['output']>;
  /** Requests that have a code. */
  codes: Array<SpecialRequest>;
  /** Other requests as free text; null if there are none. */
  note?: Maybe<Scalars['String']['output']>;
};

/** Special requests for a stay, sent with the order. The hotel does not guarantee them. */
export type SpecialRequestsInput = {
  /** Expected arrival at the hotel in Makkah time, e.g. `22:30`. */
  arrivalTime?: InputMaybe<Scalars['String']['input']>;
  /** Requests that have a code. */
  codes?: Array<SpecialRequest>;
  /** Anything else, at most 250 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** Hotels with one star rating. */
export type StarsFacet = {
  __typename?: 'StarsFacet';
  /** Number of hotels. */
  count: Scalars['Int']['output'];
  /** Star rating, 1 to 5. */
  stars: Scalars['Int']['output'];
};

/** Sum of the amounts in SAR that the gateway returns. */
export type StatedTotal = {
  __typename?: 'StatedTotal';
  /** Sum; null if there are bookings but the gateway returns no amount in SAR for any of them. */
  money?: Maybe<Money>;
  /** Number of bookings without an amount in SAR. They are not part of the sum. */
  notStated: Scalars['Int']['output'];
};

/** Filters of a wallet statement, combined with AND. */
export type StatementWhere = {
  /** On or after this day in Makkah. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Any of these kinds. */
  kinds?: InputMaybe<Array<WalletMovementKind>>;
  /** On or before this day in Makkah. */
  to?: InputMaybe<Scalars['Date']['input']>;
};

/** Number of bookings with a status. */
export type StatusCount = {
  __typename?: 'StatusCount';
  /** Number of bookings. */
  count: Scalars['Int']['output'];
  /** Status of the bookings. */
  status: BookingStatus;
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

/** One supplier's part of a search result. */
export type SupplierAnswer = {
  __typename?: 'SupplierAnswer';
  /** Number of offers before filters. */
  offerCount: Scalars['Int']['output'];
  /** Whether the supplier has responded. */
  state: SupplierState;
  /** Supplier; `UNRECOGNISED` if it is not in the enum. `supplierInfo` is set for every supplier. */
  supplier: Supplier;
  /** Key, name and color of the supplier. */
  supplierInfo: SupplierInfo;
};

/** Hotels of a supplier. */
export type SupplierFacet = {
  __typename?: 'SupplierFacet';
  /** Number of hotels. */
  count: Scalars['Int']['output'];
  /** Supplier; `UNRECOGNISED` if it is not in the enum. `supplierInfo` is set for every supplier. */
  supplier: Supplier;
  /** Key, name and color of the supplier. */
  supplierInfo: SupplierInfo;
};

/** A supplier, with the name and color that are configured on the server. */
export type SupplierInfo = {
  __typename?: 'SupplierInfo';
  /** Color of its badge, e.g. `#1d6fb8`; null when none is configured. */
  color?: Maybe<Scalars['String']['output']>;
  /** The gateway's `provider` in lower case. */
  key: Scalars['ID']['output'];
  /** Display name; the gateway's own name when none is configured. */
  name: Scalars['String']['output'];
};

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
  bookingId: Scalars['ID']['input'];
  /** At most 20 tags of 3 to 40 characters. Of tags that differ only in case or accents, only the first is used. */
  tags: Array<Scalars['String']['input']>;
};

/** Result of tagging a booking. */
export type TagBookingResult = BookingTagged | InvalidInput | NotSupported | TaggingRefused;

/** A change of the tags of several bookings. */
export type TagBookingsInput = {
  /** Tags to add, in the form of `TagBookingInput.tags`. */
  add?: Array<Scalars['String']['input']>;
  /** `Booking.id` of 1 to 50 bookings, each once. */
  bookingIds: Array<Scalars['ID']['input']>;
  /** Tags to remove, ignoring case and accents. */
  remove?: Array<Scalars['String']['input']>;
};

/** Result of tagging several bookings. */
export type TagBookingsResult = BookingsTagged | InvalidInput;

/** The tags of a booking are unchanged. Only after `TAGGING_FAILED` may they have changed. */
export type TaggingRefused = UserError & {
  __typename?: 'TaggingRefused';
  /** `TAGS_REFUSED`; for one of several bookings also `BOOKING_NOT_FOUND`, or `TAGGING_FAILED` if the gateway's response was unclear. */
  code: ErrorCode;
  /** Message for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
  /** The gateway's reason as plain text; null if the gateway sent none. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** Limits of a top-up by card. */
export type TopUpLimits = {
  __typename?: 'TopUpLimits';
  /** Maximum amount. */
  maximum: Money;
  /** Minimum amount. */
  minimum: Money;
};

/** A top-up of the wallet. */
export type TopUpWalletInput = {
  /** Amount in SAR within `Wallet.topUp`, at most two decimals. */
  amount: Scalars['Decimal']['input'];
  /** Idempotency key: 8 to 64 letters, digits or hyphens, chosen by the client. */
  idempotencyKey: Scalars['ID']['input'];
};

/** Result of opening a top-up. */
export type TopUpWalletResult = CardPaymentStarted | IdempotencyMismatch | InvalidInput | NotSupported;

/** The supplier confirmed the booking, and it was charged. */
export type TransportBooked = {
  __typename?: 'TransportBooked';
  /** The booking. */
  booking: Booking;
  /** Whether an earlier call made the booking, for example from another tab. */
  replayed: Scalars['Boolean']['output'];
  /** Warnings about the response. */
  warnings: Array<Warning>;
};

/** A booking of vehicles for a ride. `details` costs a gateway call; all other fields come with the list. */
export type TransportBooking = Booking & {
  __typename?: 'TransportBooking';
  /** Agent's own reference; null if there is none, or if the gateway's list does not include it. */
  agentReference?: Maybe<Scalars['String']['output']>;
  /** Whether the booking can be cancelled now. */
  cancellation: CancellationState;
  /** Accepted cancellation terms; null if the gateway does not return them. */
  cancellationPolicy?: Maybe<CancellationPolicy>;
  /** Time at which the card reservation lapsed before it was charged, so that the booking must be paid another way; null otherwise. */
  cardLapsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Changes that are possible now. Null when the gateway does not report them; changes are then not offered. */
  change?: Maybe<BookingChangeState>;
  /** Idempotency key that the booking was made with; null when the gateway does not return it. */
  clientReference?: Maybe<Scalars['ID']['output']>;
  /** The agent's commission; not for display to travelers. Null if the gateway does not return it, and for cancelled and failed bookings, which earn none. */
  commission?: Maybe<Money>;
  /** Company that owns the vehicles; null if the gateway does not return it. */
  companyName?: Maybe<Scalars['String']['output']>;
  /** Time of booking; null if the gateway does not return it. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Day of the ride; null if the gateway does not return it. */
  date?: Maybe<Scalars['Date']['output']>;
  /** Details, read from the gateway with one call per booking. Null when they cannot be read now; `detailsError` has the reason. */
  details?: Maybe<TransportBookingDetails>;
  /** Error code that explains why `details` is null, such as `GATEWAY_TIMEOUT` or `NOT_FOUND`; null when `details` can be read. */
  detailsError?: Maybe<ErrorCode>;
  /** End of free cancellation, Makkah time: the accepted deadline or, if earlier, the supplier's current one. Null if the booking has no free cancellation, or if the gateway does not return its end. */
  freeCancellationUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Picture of one of the vehicles; null if there is none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Full name of the lead traveler; null if the gateway does not return it. */
  leadName?: Maybe<Scalars['String']['output']>;
  /** Time since which the supplier's response to the booking, cancellation or change is overdue, so that the agent should contact the supplier; null otherwise. */
  needsAgentSince?: Maybe<Scalars['DateTime']['output']>;
  /** Number of passengers; null if the gateway does not return it. */
  passengerCount?: Maybe<Scalars['Int']['output']>;
  /** Payment deadline, Makkah time, also for a booking that was cancelled unpaid. Null if the booking is paid, if the gateway returns no deadline, or if the card reservation lapsed and the supplier has not confirmed the booking. */
  payBy?: Maybe<Scalars['DateTime']['output']>;
  /** Status of the payment; null if the gateway does not return it. */
  paymentStatus?: Maybe<PaymentStatus>;
  /** Status as named by the supplier. */
  rawStatus?: Maybe<Scalars['String']['output']>;
  /** Booking reference number (BRN). */
  reference: Scalars['String']['output'];
  /** Time at which the platform cancelled the booking because it was not paid; null otherwise. */
  releasedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the route, which lists the stops in the order of the ride; null if the gateway does not return it. */
  routeName?: Maybe<Scalars['String']['output']>;
  /** Status of the booking. */
  status: BookingStatus;
  /** Supplier; null if the gateway does not return it. */
  supplier?: Maybe<Supplier>;
  /** Key, name and color of the supplier. */
  supplierInfo?: Maybe<SupplierInfo>;
  /** Tags set by the company. */
  tags: Array<Scalars['String']['output']>;
  /** Time at which the supplier's stricter terms were detected. Null if the terms are not stricter than the accepted ones, or if the gateway does not return the time. */
  termsTightenedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The supplier's current cancellation terms, if stricter than the accepted ones; null otherwise. `details` always has the current terms. */
  tightenedCancellationPolicy?: Maybe<CancellationPolicy>;
  /** Total charged; null if the gateway does not return it. */
  total?: Maybe<Money>;
  /** Number of vehicles; null if the gateway does not return it. */
  vehicleCount?: Maybe<Scalars['Int']['output']>;
};

/** Details of a transport booking. */
export type TransportBookingDetails = BookingDetails & {
  __typename?: 'TransportBookingDetails';
  /** Agent's own reference; null if there is none. */
  agentReference?: Maybe<Scalars['String']['output']>;
  /** The same as `TransportBooking.cancellationPolicy`, read again. */
  cancellationPolicy?: Maybe<CancellationPolicy>;
  /** Contact details of the lead traveler; null if the gateway does not return them. */
  contact?: Maybe<BookingContact>;
  /** The supplier's current cancellation terms, which may differ from the accepted ones. Null if the gateway does not return them, or if there is nothing to cancel. */
  currentCancellationPolicy?: Maybe<CancellationPolicy>;
  /** Documents of the booking, each with the reason if it is not available. Null if the gateway does not list them; `issueBookingDocument` may still work. */
  documents?: Maybe<Array<BookingDocumentState>>;
  /** Events, newest first. */
  history: Array<BookingEvent>;
  /** Lead traveler; null if the gateway does not return it. */
  lead?: Maybe<Traveler>;
  /** Passport number of the lead traveler; null when it is not known. */
  passportNumber?: Maybe<Scalars['String']['output']>;
  /** Payment and refund; null if the gateway does not return them. */
  payment?: Maybe<BookingPayment>;
  /** Place and time where the driver meets the travelers; null if the gateway does not return them. */
  pickUp?: Maybe<PickUp>;
  /** Accepted price; null if the gateway does not return it. */
  price?: Maybe<Price>;
  /** Promo code included in the price; null if there is none, or if the gateway does not return it. */
  promo?: Maybe<Promo>;
  /** Supplier's reference; null if there is none. */
  supplierReference?: Maybe<Scalars['String']['output']>;
  /** Tax number on the invoice; null if the gateway does not return it. */
  vatNumber?: Maybe<Scalars['String']['output']>;
  /** The booked vehicles. */
  vehicles: Array<ChosenVehicles>;
  /** Visa application that uses the booking; null if there is none. */
  visaApplicationId?: Maybe<Scalars['ID']['output']>;
};

/** A company that owns vehicles. */
export type TransportCompany = {
  __typename?: 'TransportCompany';
  /** The gateway's code. */
  code: Scalars['ID']['output'];
  /** Name in the language of `Accept-Language`, if the gateway has one; otherwise the code. */
  name: Scalars['String']['output'];
};

/** Offers of one company. */
export type TransportCompanyCount = {
  __typename?: 'TransportCompanyCount';
  /** The company. */
  company: TransportCompany;
  /** Number of offers. */
  count: Scalars['Int']['output'];
};

/** Filter counts of a search for transport, over all offers. */
export type TransportFacets = {
  __typename?: 'TransportFacets';
  /** Categories, from normal to VIP. */
  categories: Array<VehicleCategoryCount>;
  /** Companies, by name. */
  companies: Array<TransportCompanyCount>;
  /** Highest total for the passengers, of the offers and the proposal; null when none has one. */
  priceMax?: Maybe<Scalars['Decimal']['output']>;
  /** Lowest total for the passengers, of the offers and the proposal; null when none has one. */
  priceMin?: Maybe<Scalars['Decimal']['output']>;
  /** Types, in order of size. */
  vehicleTypes: Array<VehicleTypeCount>;
};

/** Vehicles of one kind that a company offers. */
export type TransportOffer = {
  __typename?: 'TransportOffer';
  /** Number of vehicles left; null if the gateway does not return it. */
  available?: Maybe<Scalars['Int']['output']>;
  /** False if the price does not add up or is not in SAR. */
  bookable: Scalars['Boolean']['output'];
  /** Cancellation fees; null if the gateway does not return them. */
  cancellationPolicy?: Maybe<CancellationPolicy>;
  /** Category of the vehicles. */
  category: VehicleCategory;
  /** Category as named by the company. */
  categoryText?: Maybe<Scalars['String']['output']>;
  /** Company that owns the vehicles; null if the gateway does not return it. */
  company?: Maybe<TransportCompany>;
  /** Whether `vehiclesNeeded` vehicles have enough seats, are available and do not exceed the maximum number; null if this is not known. */
  fits?: Maybe<Scalars['Boolean']['output']>;
  /** Opaque id, valid as long as the search. */
  id: Scalars['ID']['output'];
  /** Picture of such a vehicle; null if there is none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Oldest model year; null if the gateway does not return it. */
  modelFrom?: Maybe<Scalars['Int']['output']>;
  /** Newest model year; null if the gateway does not return it. */
  modelTo?: Maybe<Scalars['Int']['output']>;
  /** Price of one vehicle, without services. */
  price: Price;
  /** Route of the ride; null if the gateway does not return it. */
  route?: Maybe<TransportRoute>;
  /** Number of passengers per vehicle; null if the gateway does not return it. */
  seats?: Maybe<Scalars['Int']['output']>;
  /** Services that can be added. */
  services: Array<TransportService>;
  /** Supplier of the offer; `UNRECOGNISED` if it is not in the enum. */
  supplier: Supplier;
  /** Key, name and color of the supplier. */
  supplierInfo: SupplierInfo;
  /** Price of `vehiclesNeeded` vehicles, without services; null when their number is not known. */
  total?: Maybe<Money>;
  /** Type of the vehicles. */
  vehicleType: VehicleType;
  /** Type as named by the company. */
  vehicleTypeText?: Maybe<Scalars['String']['output']>;
  /** Number of vehicles for all passengers: the number in the search or, if it has none, as many as needed. Null if the search has no number and `seats` is null. */
  vehiclesNeeded?: Maybe<Scalars['Int']['output']>;
};

/** Routes, companies and limits for transport searches, in the language of `Accept-Language`. */
export type TransportOptions = {
  __typename?: 'TransportOptions';
  /** Transport companies; empty when the gateway does not list them. */
  companies: Array<TransportCompany>;
  /** Maximum number of passengers for a ride. */
  maxPassengers: Scalars['Int']['output'];
  /** Maximum number of vehicles for a ride. */
  maxVehicles: Scalars['Int']['output'];
  /** Routes that can be searched; empty when the gateway does not list them. */
  routes: Array<TransportRoute>;
};

/** Vehicles of one company that together carry all passengers. */
export type TransportProposal = {
  __typename?: 'TransportProposal';
  /** Company that owns the vehicles; null if the gateway does not return it. */
  company?: Maybe<TransportCompany>;
  /** The vehicles, one line for each kind. */
  lines: Array<TransportProposalLine>;
  /** Number of seats in all vehicles. */
  seats: Scalars['Int']['output'];
  /** Price of all vehicles, without services. */
  total: Money;
};

/** Vehicles of one kind in a proposal. */
export type TransportProposalLine = {
  __typename?: 'TransportProposalLine';
  /** Offer of the vehicles. */
  offer: TransportOffer;
  /** Number of passengers in them. */
  passengers: Scalars['Int']['output'];
  /** Number of vehicles. */
  vehicles: Scalars['Int']['output'];
};

/** Vehicles held at a price. */
export type TransportQuote = Quote & {
  __typename?: 'TransportQuote';
  /** Booking made from this quote; null before it is booked, and when the server no longer has a record of it. */
  booking?: Maybe<Booking>;
  /** Cancellation terms of the booking, with fees as amounts. */
  cancellationPolicy: CancellationPolicy;
  /** Charge on a card; null unless `paymentMethods` contains `CARD`. */
  cardCharge?: Maybe<CardCharge>;
  /** Company that owns the vehicles; null if the gateway does not return it. */
  company?: Maybe<TransportCompany>;
  /** Day of the ride. */
  date: Scalars['Date']['output'];
  /** Whether `expiresAt` has passed by the server's clock. */
  expired: Scalars['Boolean']['output'];
  /** When the hold on price and vehicles expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Total without the promo code; null if no promo code is applied. */
  fullTotal?: Maybe<Money>;
  /** Opaque id to pass to `bookTransport`. */
  id: Scalars['ID']['output'];
  /** Passengers' nationality, ISO 3166-1 alpha-2. */
  nationality: Scalars['String']['output'];
  /**
   * Unpaid payment links, and those being paid, that the viewer created from this quote or the quotes it replaces; newest first, at
   * most ten. Links that cannot be read are omitted. Selecting this field calls the gateway.
   */
  openPaymentLinks: Array<SharedReservation>;
  /** Number of passengers in all vehicles. */
  passengers: Scalars['Int']['output'];
  /** Payment deadline if the quote is booked without payment, Makkah time; null when it must be paid on booking. */
  payLaterUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Payment link that is paid by booking this quote; null if there is none. */
  paymentLinkId?: Maybe<Scalars['ID']['output']>;
  /** Ways to pay for this quote, preferred one first. */
  paymentMethods: Array<PaymentMethod>;
  /** Price of all vehicles and services. */
  price: Price;
  /** Promo code included in the price; null if there is none. */
  promo?: Maybe<Promo>;
  /** Route of the ride; null if the gateway does not return it. */
  route?: Maybe<TransportRoute>;
  /** Search that the quote came from; it may have expired. */
  searchId: Scalars['ID']['output'];
  /** Supplier; `UNRECOGNISED` if it is not in the enum. `supplierInfo` is set for every supplier. */
  supplier: Supplier;
  /** Key, name and color of the supplier. */
  supplierInfo: SupplierInfo;
  /** The chosen vehicles. */
  vehicles: Array<ChosenVehicles>;
};

/** The vehicles are held. */
export type TransportQuoted = {
  __typename?: 'TransportQuoted';
  /** Price difference; null unless the total differs from the displayed one. */
  priceChanged?: Maybe<PriceDifference>;
  /** Why the earlier quote's promo code is not included in the price; null if it is included, or if there was none. */
  promoRefused?: Maybe<PromoRefused>;
  /** The quote to book. */
  quote: TransportQuote;
};

/** A route between airports and cities. */
export type TransportRoute = {
  __typename?: 'TransportRoute';
  /** The gateway's code. */
  code: Scalars['ID']['output'];
  /** Stops in the order of the ride. */
  name: Scalars['String']['output'];
};

/** A ride to search for, on a day from today (Riyadh) to 500 days ahead. */
export type TransportSearchInput = {
  /** Day of the ride. */
  date: Scalars['Date']['input'];
  /** Oldest model year. */
  modelFrom?: InputMaybe<Scalars['Int']['input']>;
  /** Newest model year. */
  modelTo?: InputMaybe<Scalars['Int']['input']>;
  /** Passengers' nationality, ISO 3166-1 alpha-2. */
  nationality: Scalars['String']['input'];
  /** Number of passengers, 1 to 60. */
  passengers: Scalars['Int']['input'];
  /** `TransportRoute.code`. Defaults to all routes. */
  routeCode?: InputMaybe<Scalars['ID']['input']>;
  /** Number of vehicles, 1 to 10 and at most one for each passenger. Defaults to as many of each kind as the passengers need. */
  vehicles?: InputMaybe<Scalars['Int']['input']>;
};

/** One page of a search for transport. */
export type TransportSearchResult = {
  __typename?: 'TransportSearchResult';
  /** False when offers may be missing. */
  complete: Scalars['Boolean']['output'];
  /** When the cached search expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Filter counts over all offers. */
  facets: TransportFacets;
  /** Offers of this page. */
  items: Array<TransportOffer>;
  /** Number of this page, from 1. */
  page: Scalars['Int']['output'];
  /** Number of pages; 0 when no offer matches the filters. */
  pageCount: Scalars['Int']['output'];
  /** Number of passengers in the search. */
  passengers: Scalars['Int']['output'];
  /** Cheapest vehicles of one company that together carry all passengers, ignoring the filters; null when there are none. */
  proposal?: Maybe<TransportProposal>;
  /** Opaque id of the cached search. */
  searchId: Scalars['ID']['output'];
  /** Number of offers that match the filters. */
  totalCount: Scalars['Int']['output'];
  /** Warnings about suppliers or the whole result. */
  warnings: Array<Warning>;
};

/** A service that can be added to vehicles of one kind, such as a meal or a tour. */
export type TransportService = {
  __typename?: 'TransportService';
  /** The gateway's code. */
  code: Scalars['ID']['output'];
  /** Name in the language of `Accept-Language`, if the gateway has one; otherwise the code. */
  name: Scalars['String']['output'];
  /** Price for the passengers and vehicles of the search. */
  price: Price;
};

/** Order of a search for transport. */
export type TransportSort =
  /** Lowest total for the passengers first, then offers without a total, then offers that cannot carry all passengers. */
  | 'PRICE_ASC'
  /** Highest total for the passengers first, then offers without a total, then offers that cannot carry all passengers. */
  | 'PRICE_DESC'
  /** Fewest seats first, then vehicles of unknown size, then vehicles that cannot carry all passengers. */
  | 'SEATS_ASC';

/** The vehicles could not be held. */
export type TransportUnavailable = UserError & {
  __typename?: 'TransportUnavailable';
  /**
   * `TRANSPORT_NOT_AVAILABLE`, `HOLD_LIMIT` when the agent holds too many vehicles, `AVAILABILITY_UNKNOWN` if the response was unclear, or
   * `NOT_SUPPORTED` if the gateway does not sell transport.
   */
  code: ErrorCode;
  /** Message for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
};

/** Filters over a cached search for transport; all of them must match. */
export type TransportWhere = {
  /** Any of these categories. */
  categories?: InputMaybe<Array<VehicleCategory>>;
  /** Any of these companies by their code. */
  companies?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Maximum total for the passengers. */
  priceMax?: InputMaybe<Scalars['Decimal']['input']>;
  /** Minimum total for the passengers. */
  priceMin?: InputMaybe<Scalars['Decimal']['input']>;
  /** Any of these types. */
  vehicleTypes?: InputMaybe<Array<VehicleType>>;
};

/** A traveler of a booking. */
export type Traveler = {
  __typename?: 'Traveler';
  /** Age of a child at check-in; null for adults. */
  age?: Maybe<Scalars['Int']['output']>;
  /** First name as in the passport. */
  firstName: Scalars['String']['output'];
  /** Last name as in the passport; the same as `firstName` for a traveler with only one name. */
  lastName: Scalars['String']['output'];
  /** True for the lead traveler. */
  lead: Scalars['Boolean']['output'];
  /** Full name for display. If the traveler has only one name, it appears once. */
  name: Scalars['String']['output'];
  /** Form of address; null if the gateway does not return it. */
  salutation?: Maybe<Salutation>;
  /** Adult or child. */
  type: TravelerType;
};

/** A traveler of a booking with a new name. */
export type TravelerNameInput = {
  /** First name as in the passport: 1 to 100 letters of any script with spaces, hyphens, apostrophes and periods. */
  firstName: Scalars['String']['input'];
  /** Whether the passport has only one name. Send it as `firstName` and omit `lastName`. */
  hasOneName?: InputMaybe<Scalars['Boolean']['input']>;
  /** Last name as in the passport, in the format of `firstName`. Required unless `hasOneName` is true. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** Position of the room in the booking's details, from 0; 0 for a ride or a service. */
  roomIndex: Scalars['Int']['input'];
  /** Form of address. Unchanged if omitted. */
  salutation?: InputMaybe<Salutation>;
  /** Position of the traveler in the room, from 0; 0 for the lead traveler of a ride or a service. */
  travelerIndex: Scalars['Int']['input'];
};

/** Adult or child. */
export type TravelerType =
  /** 18 or older. */
  | 'ADULT'
  /** 0 to 17. */
  | 'CHILD';

/** A basket of chosen services for one group. It holds nothing at suppliers, belongs to the company, and stays until an agent discards it. */
export type Trip = {
  __typename?: 'Trip';
  /** When it was created; null if the gateway does not return it. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the agent who created it; null if the gateway does not return it. */
  createdBy?: Maybe<Scalars['String']['output']>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Name given by an agent; null if the gateway does not return one. */
  name?: Maybe<Scalars['String']['output']>;
  /** Chosen services, in the order in which they start. */
  parts: Array<TripPart>;
  /** What the agent planned before choosing services. */
  plan: TripPlan;
  /** What is missing or does not fit, most important first. */
  problems: Array<TripProblem>;
  /** Sum of the prices at which the services were added; null if there are none or a price is not known. */
  total?: Maybe<Money>;
  /** When it was last changed; null if the gateway does not return it. */
  updatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the agent who last changed it; null if the gateway does not return it. */
  updatedBy?: Maybe<Scalars['String']['output']>;
  /** Number of the latest change; null if the gateway does not return it, so that the trip cannot be renamed, replanned or discarded. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** The change was made. */
export type TripChanged = {
  __typename?: 'TripChanged';
  /** The trip with the change. */
  trip: Trip;
};

/** The trip was discarded. */
export type TripDiscarded = {
  __typename?: 'TripDiscarded';
  /** `Trip.id`. */
  id: Scalars['ID']['output'];
};

/** A chosen service of a trip. */
export type TripPart = {
  __typename?: 'TripPart';
  /** When it was added; null if the gateway does not return it. */
  addedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the agent who added it; null if the gateway does not return it. */
  addedBy?: Maybe<Scalars['String']['output']>;
  /** Last day of a stay; null for a service of one day. */
  endsOn?: Maybe<Scalars['Date']['output']>;
  /** Opaque id. It changes when the service is replaced. */
  id: Scalars['ID']['output'];
  /** Picture when it was added; null if there is none. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Name of the hotel, route or package when it was added; null if it is not known. */
  name?: Maybe<Scalars['String']['output']>;
  /** Language of `name`; null if it is not known. */
  nameLanguage?: Maybe<Scalars['String']['output']>;
  /** Place of the service in the trip. */
  serviceType: TripServiceType;
  /** First day. */
  startsOn: Scalars['Date']['output'];
  /** Price at which it was added; null if it is not known. */
  total?: Maybe<Money>;
  /** Number of travelers that it is for; null if the gateway does not return it. */
  travelers?: Maybe<Scalars['Int']['output']>;
};

/** What an agent plans before choosing services. */
export type TripPlan = {
  __typename?: 'TripPlan';
  /** Number of adults. */
  adults: Scalars['Int']['output'];
  /** Date of arrival. */
  arrivalDate: Scalars['Date']['output'];
  /** Ages of the children at arrival, 0 to 17. */
  childAges: Array<Scalars['Int']['output']>;
  /** Date of departure, after the last night. */
  departureDate: Scalars['Date']['output'];
  /** Nationality of the travelers, ISO 3166-1 alpha-2 code. */
  nationality: Scalars['String']['output'];
  /** Stays in the order of travel, each city once. */
  stays: Array<PlannedStay>;
  /** Whether the rules for Umrah visas apply. */
  withVisa: Scalars['Boolean']['output'];
};

/** Plan of a trip. */
export type TripPlanInput = {
  /** Number of adults, 1 to 200 together with the children. */
  adults: Scalars['Int']['input'];
  /** Date of arrival, from today in Makkah to 500 days ahead. */
  arrivalDate: Scalars['Date']['input'];
  /** Ages of the children at arrival, 0 to 17. */
  childAges?: Array<Scalars['Int']['input']>;
  /** Nationality of the travelers, ISO 3166-1 alpha-2 code. */
  nationality: Scalars['String']['input'];
  /** One or two stays in the order of travel, each city once. */
  stays: Array<PlannedStayInput>;
  /** Whether the rules for Umrah visas apply. */
  withVisa?: Scalars['Boolean']['input'];
};

/** Something that is missing in a trip or does not fit. */
export type TripProblem = {
  __typename?: 'TripProblem';
  /** Stable code; see `errorCatalogue`. */
  code: ErrorCode;
  /** One sentence for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
  /** `TripPart.id` of the affected service; null if the problem concerns the whole trip. */
  partId?: Maybe<Scalars['ID']['output']>;
  /** Missing or affected type of service; null for problems of the whole trip. */
  serviceType?: Maybe<TripServiceType>;
};

/** The change was refused. Nothing was changed. */
export type TripRefused = UserError & {
  __typename?: 'TripRefused';
  /** `TRIP_NOT_FOUND`, `TRIP_CHANGED`, `TRIP_DUPLICATE_ITEM`, `TRIP_LIMIT`, `TRIP_NOT_AVAILABLE` or `TRIP_REFUSED`. */
  code: ErrorCode;
  /** Current state of the trip if another agent has changed it or it already has a service of this type; null otherwise. */
  currentTrip?: Maybe<Trip>;
  /** One or two sentences for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
};

/** Places for services in a trip. */
export type TripServiceType =
  /** Ground services. */
  | 'GROUND_SERVICE'
  /** Hotel in Makkah. */
  | 'SA1'
  /** Hotel in Madinah. */
  | 'SA4'
  /** Transport. */
  | 'TRANSPORT'
  /** A value this server does not know. */
  | 'UNRECOGNISED';

/** A company licensed to look after pilgrims. */
export type UmrahCompany = {
  __typename?: 'UmrahCompany';
  /** The gateway's code. */
  code: Scalars['ID']['output'];
  /** Name in the language of `Accept-Language`, if the gateway has one; otherwise the code. */
  name: Scalars['String']['output'];
};

/** Offers of one company. */
export type UmrahCompanyCount = {
  __typename?: 'UmrahCompanyCount';
  /** The company. */
  company: UmrahCompany;
  /** Number of offers. */
  count: Scalars['Int']['output'];
};

/** Payment method of an unpaid booking. Exactly one field is set. */
export type UnpaidBookingPaymentInput =
  /** Opens the card provider's page. */
  { card: CardPaymentInput; wallet?: never; }
  |  /** Charges the company's wallet. */
  { card?: never; wallet: WalletPaymentInput; };

/** Changes to the profile. Omitted fields stay unchanged. */
export type UpdateProfileInput = {
  /** Country of the company, ISO 3166-1 alpha-2. The tax number must have the format of this country. */
  companyCountry?: InputMaybe<Scalars['String']['input']>;
  /** Registered name of the company, at most 100 characters. */
  companyName?: InputMaybe<Scalars['String']['input']>;
  /** Preferred display currency: `SAR`, `USD` or `EUR`. Prices are in SAR. */
  currency?: InputMaybe<Scalars['String']['input']>;
  /** IBANs of the company, at most 10, the preferred one first. */
  ibans?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Preferred language: `en-US`, `ar-SA`, `tr-TR`, `id-ID` or `ur-PK`. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** License number of the company, 1 to 30 characters. */
  licenseNumber?: InputMaybe<Scalars['String']['input']>;
  /** Name shown on bookings, at most 100 characters. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** National phone number; only together with `phoneCountryCode`. Set both to an empty string to remove it. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Country calling code without the plus; only together with `phone`. */
  phoneCountryCode?: InputMaybe<Scalars['String']['input']>;
  /** Tax number, as in `RegisterAgentInput`. An empty string removes it. */
  vatNumber?: InputMaybe<Scalars['String']['input']>;
};

/** Result of updating the profile. */
export type UpdateProfileResult = InvalidInput | NotSupported | ProfileUpdated;

/** An expected refusal, returned as data rather than in `errors`. */
export type UserError = {
  /** Stable code; see `errorCatalogue`. */
  code: ErrorCode;
  /** One or two sentences for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
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

/** Offers of one category of vehicle. */
export type VehicleCategoryCount = {
  __typename?: 'VehicleCategoryCount';
  /** The category. */
  category: VehicleCategory;
  /** Number of offers. */
  count: Scalars['Int']['output'];
};

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

/** Offers of one type of vehicle. */
export type VehicleTypeCount = {
  __typename?: 'VehicleTypeCount';
  /** Number of offers. */
  count: Scalars['Int']['output'];
  /** The type. */
  vehicleType: VehicleType;
};

/** The signed-in user. */
export type Viewer = {
  __typename?: 'Viewer';
  /** Authenticator app for payments. Null if the gateway does not support authenticators. */
  authenticator?: Maybe<Authenticator>;
  /** Company of the viewer. Null if the gateway does not support profiles. */
  company?: Maybe<Company>;
  /** E-mail address. */
  email: Scalars['String']['output'];
  /** Subject of the token; never changes. */
  id: Scalars['ID']['output'];
  /** Name shown on bookings; the e-mail address if there is no name. */
  name: Scalars['String']['output'];
  /** Profile of the viewer. Null if the gateway does not support profiles. */
  profile?: Maybe<Profile>;
};

/** Wallet of a company. */
export type Wallet = {
  __typename?: 'Wallet';
  /** Time at which the balance was read. */
  asOf: Scalars['DateTime']['output'];
  /** Available balance. */
  balance: Money;
  /** Card schemes accepted for bookings; empty if the gateway does not accept cards. */
  cardSchemes: Array<CardScheme>;
  /** Money on hold for bookings that the supplier has not confirmed yet, not part of `balance`. Null if the gateway does not return it. */
  held?: Maybe<Money>;
  /** Opaque id. */
  id: Scalars['ID']['output'];
  /** Whether the agent should be warned about a low balance. Null if the gateway does not report it. */
  isLow?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Amount that the company owes because a top-up was refunded or charged back after it was spent. Until incoming money covers it, nothing can be booked or paid.
   * Null if nothing is owed, or if the gateway does not return it.
   */
  owed?: Maybe<Money>;
  /** Wallet transactions, newest first. Null if the gateway does not support statements. */
  statement?: Maybe<WalletStatement>;
  /** Limits of a top-up by card. Null if the gateway does not accept cards. */
  topUp?: Maybe<TopUpLimits>;
};


/** Wallet of a company. */
export type WalletStatementArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  where?: InputMaybe<StatementWhere>;
};

/** One change of a wallet's balance. */
export type WalletMovement = {
  __typename?: 'WalletMovement';
  /** Name of the agent who caused the transaction. Null when it was not an agent. */
  actor?: Maybe<Scalars['String']['output']>;
  /** Change in the balance; negative for money taken out. */
  amount: Money;
  /** Time of the transaction. */
  at: Scalars['DateTime']['output'];
  /** Balance after the transaction. Null if the gateway does not return it. */
  balance?: Maybe<Money>;
  /** Booking the money was for. Null for other transactions. */
  booking?: Maybe<MovementBooking>;
  /** Card of a top-up, its refund or its chargeback. Null for other transactions, and if the gateway does not return it. */
  card?: Maybe<PaymentCard>;
  /** Time at which a payment was charged. Null for other transactions, and if the gateway does not return it. */
  chargedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Opaque id, unique within the wallet. */
  id: Scalars['ID']['output'];
  /** Kind of transaction. */
  kind: WalletMovementKind;
};

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
  authCode: Scalars['String']['input'];
};

/** A page of a wallet statement. A new transaction changes only the first page. */
export type WalletStatement = {
  __typename?: 'WalletStatement';
  /** Transactions, newest first. */
  items: Array<WalletMovement>;
  /** Value of the argument `after` for the next page; null on the last page. */
  nextPage?: Maybe<Scalars['String']['output']>;
};

/** A warning about a result that is otherwise complete. */
export type Warning = {
  __typename?: 'Warning';
  /** Stable code; see `errorCatalogue`. */
  code: ErrorCode;
  /** Number of affected hotels, rooms or rates; null for other warnings. */
  count?: Maybe<Scalars['Int']['output']>;
  /** One sentence for the agent, in the language of `Accept-Language`. */
  message: Scalars['String']['output'];
  /** Affected supplier; null when the warning is about the whole result. */
  supplier?: Maybe<Supplier>;
  /** Key, name and color of the supplier. */
  supplierInfo?: Maybe<SupplierInfo>;
};
