export const possibleTypes = {
  "BookGroundServiceResult": [
    "CardPaymentStarted",
    "GroundServiceBooked"
  ],
  "BookHotelResult": [
    "HotelBooked"
  ],
  "BookTransportResult": [
    "TransportBooked"
  ],
  "Booking": [
    "GroundServiceBooking",
    "HotelBooking",
    "TransportBooking"
  ],
  "BookingDetails": [
    "HotelBookingDetails"
  ],
  "ChangeSharedReservationResult": [
    "SharedReservationChanged"
  ],
  "ConfirmAuthenticatorResult": [
    "AuthenticatorConfirmed"
  ],
  "ConfirmBookingChangeResult": [
    "BookingChanged"
  ],
  "ConfirmCancellationResult": [
    "BookingCancelled"
  ],
  "CreatePaymentLinkResult": [
    "PaymentLinkCreated"
  ],
  "EnrolAuthenticatorResult": [
    "AuthenticatorEnrolment"
  ],
  "IssueBookingDocumentResult": [
    "DocumentReady"
  ],
  "PayBookingResult": [
    "BookingPaid"
  ],
  "PaymentLinkResult": [
    "SharedReservation"
  ],
  "Quote": [
    "GroundServiceQuote",
    "HotelQuote",
    "TransportQuote"
  ],
  "QuoteBookingChangeResult": [
    "BookingChangeQuoted"
  ],
  "QuoteCancellationResult": [
    "CancellationQuoted"
  ],
  "QuoteGroundServiceResult": [
    "GroundServiceQuoted"
  ],
  "QuotePaymentLinkResult": [
    "HotelQuoted",
    "HotelUnavailable",
    "NotSupported",
    "PaymentLinkRefused",
    "TransportQuoted",
    "TransportUnavailable"
  ],
  "ResolveBookingOutcomeResult": [
    "BookingOutcome"
  ],
  "RevokeSessionResult": [
    "SessionRevoked"
  ],
  "SendContactMessageResult": [
    "ContactMessageSent"
  ],
  "TagBookingResult": [
    "BookingTagged"
  ],
  "TagBookingsResult": [
    "BookingsTagged"
  ],
  "UpdateProfileResult": [
    "ProfileUpdated"
  ],
  "UserError": [
    "AccountExists",
    "AuthCodeRefused",
    "BookingChangeBlocked",
    "BookingNotPayable",
    "BookingRefused",
    "CancellationBlocked",
    "ChangePriceChanged",
    "DocumentRefused",
    "EnrolmentExpired",
    "GroundServiceUnavailable",
    "HotelUnavailable",
    "IdempotencyMismatch",
    "InsufficientFunds",
    "InvalidInput",
    "NotSupported",
    "OutcomeUnknown",
    "PaymentLinkRefused",
    "PriceChanged",
    "PromoNoLongerValid",
    "PromoRefused",
    "QuoteExpired",
    "RegistrationRefused",
    "RegistrationUnknown",
    "SearchExpired",
    "TaggingRefused",
    "TransportUnavailable",
    "TripRefused"
  ]
}
