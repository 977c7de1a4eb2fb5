
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "ApplyPromoResult": [
      "InvalidInput",
      "PromoApplied",
      "PromoRefused",
      "QuoteExpired"
    ],
    "BookGroundServiceResult": [
      "AuthCodeRefused",
      "BookingRefused",
      "GroundServiceBooked",
      "GroundServiceUnavailable",
      "IdempotencyMismatch",
      "InsufficientFunds",
      "InvalidInput",
      "OutcomeUnknown",
      "PaymentLinkRefused",
      "PriceChanged",
      "QuoteExpired"
    ],
    "BookHotelResult": [
      "AuthCodeRefused",
      "BookingRefused",
      "HotelBooked",
      "HotelUnavailable",
      "IdempotencyMismatch",
      "InsufficientFunds",
      "InvalidInput",
      "OutcomeUnknown",
      "PaymentLinkRefused",
      "PriceChanged",
      "PromoNoLongerValid",
      "QuoteExpired"
    ],
    "BookTransportResult": [
      "AuthCodeRefused",
      "BookingRefused",
      "IdempotencyMismatch",
      "InsufficientFunds",
      "InvalidInput",
      "OutcomeUnknown",
      "PaymentLinkRefused",
      "PriceChanged",
      "PromoNoLongerValid",
      "QuoteExpired",
      "TransportBooked",
      "TransportUnavailable"
    ],
    "Booking": [
      "GroundServiceBooking",
      "HotelBooking",
      "TransportBooking"
    ],
    "BookingDetails": [
      "GroundServiceBookingDetails",
      "HotelBookingDetails",
      "TransportBookingDetails"
    ],
    "BookingDocumentResult": [
      "DocumentReady",
      "DocumentRefused",
      "NotSupported"
    ],
    "ChangeSharedReservationResult": [
      "InvalidInput",
      "NotSupported",
      "PaymentLinkRefused",
      "SharedReservationChanged"
    ],
    "ConfirmAuthenticatorResult": [
      "AuthCodeRefused",
      "AuthenticatorConfirmed",
      "EnrolmentExpired",
      "InvalidInput",
      "NotSupported"
    ],
    "ConfirmCancellationResult": [
      "BookingCancelled",
      "CancellationBlocked",
      "IdempotencyMismatch",
      "InvalidInput",
      "OutcomeUnknown",
      "QuoteExpired"
    ],
    "CreatePaymentLinkResult": [
      "IdempotencyMismatch",
      "InvalidInput",
      "NotSupported",
      "PaymentLinkCreated",
      "PaymentLinkRefused",
      "QuoteExpired"
    ],
    "EnrolAuthenticatorResult": [
      "AuthCodeRefused",
      "AuthenticatorEnrolment",
      "NotSupported"
    ],
    "PayBookingResult": [
      "AuthCodeRefused",
      "BookingNotPayable",
      "BookingPaid",
      "IdempotencyMismatch",
      "InsufficientFunds",
      "InvalidInput",
      "NotSupported",
      "OutcomeUnknown"
    ],
    "PaymentLinkResult": [
      "PaymentLinkRefused",
      "SharedReservation"
    ],
    "Quote": [
      "GroundServiceQuote",
      "HotelQuote",
      "TransportQuote"
    ],
    "QuoteCancellationResult": [
      "CancellationBlocked",
      "CancellationQuoted"
    ],
    "QuoteGroundServiceResult": [
      "GroundServiceQuoted",
      "GroundServiceUnavailable",
      "InvalidInput",
      "SearchExpired"
    ],
    "QuoteHotelResult": [
      "HotelQuoted",
      "HotelUnavailable",
      "InvalidInput",
      "SearchExpired"
    ],
    "QuotePaymentLinkResult": [
      "HotelQuoted",
      "HotelUnavailable",
      "NotSupported",
      "PaymentLinkRefused",
      "TransportQuoted",
      "TransportUnavailable"
    ],
    "QuoteTransportResult": [
      "InvalidInput",
      "SearchExpired",
      "TransportQuoted",
      "TransportUnavailable"
    ],
    "RegisterAgentResult": [
      "AccountExists",
      "AgentRegistered",
      "InvalidInput",
      "RegistrationRefused",
      "RegistrationUnknown"
    ],
    "RemovePromoResult": [
      "PromoRemoved",
      "QuoteExpired"
    ],
    "ResolveBookingOutcomeResult": [
      "BookingOutcome",
      "InvalidInput"
    ],
    "RevokeSessionResult": [
      "NotSupported",
      "SessionRevoked"
    ],
    "SendContactMessageResult": [
      "ContactMessageSent",
      "InvalidInput",
      "NotSupported"
    ],
    "TagBookingResult": [
      "BookingTagged",
      "InvalidInput",
      "NotSupported",
      "TaggingRefused"
    ],
    "TagBookingsResult": [
      "BookingsTagged",
      "InvalidInput"
    ],
    "TopUpWalletResult": [
      "CardPaymentStarted",
      "IdempotencyMismatch",
      "InvalidInput",
      "NotSupported"
    ],
    "UpdateProfileResult": [
      "InvalidInput",
      "NotSupported",
      "ProfileUpdated"
    ],
    "UserError": [
      "AccountExists",
      "AuthCodeRefused",
      "BookingNotPayable",
      "BookingRefused",
      "CancellationBlocked",
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
      "TransportUnavailable"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "ApplyPromoResult": [
      "InvalidInput",
      "PromoApplied",
      "PromoRefused",
      "QuoteExpired"
    ],
    "BookGroundServiceResult": [
      "AuthCodeRefused",
      "BookingRefused",
      "GroundServiceBooked",
      "GroundServiceUnavailable",
      "IdempotencyMismatch",
      "InsufficientFunds",
      "InvalidInput",
      "OutcomeUnknown",
      "PaymentLinkRefused",
      "PriceChanged",
      "QuoteExpired"
    ],
    "BookHotelResult": [
      "AuthCodeRefused",
      "BookingRefused",
      "HotelBooked",
      "HotelUnavailable",
      "IdempotencyMismatch",
      "InsufficientFunds",
      "InvalidInput",
      "OutcomeUnknown",
      "PaymentLinkRefused",
      "PriceChanged",
      "PromoNoLongerValid",
      "QuoteExpired"
    ],
    "BookTransportResult": [
      "AuthCodeRefused",
      "BookingRefused",
      "IdempotencyMismatch",
      "InsufficientFunds",
      "InvalidInput",
      "OutcomeUnknown",
      "PaymentLinkRefused",
      "PriceChanged",
      "PromoNoLongerValid",
      "QuoteExpired",
      "TransportBooked",
      "TransportUnavailable"
    ],
    "Booking": [
      "GroundServiceBooking",
      "HotelBooking",
      "TransportBooking"
    ],
    "BookingDetails": [
      "GroundServiceBookingDetails",
      "HotelBookingDetails",
      "TransportBookingDetails"
    ],
    "BookingDocumentResult": [
      "DocumentReady",
      "DocumentRefused",
      "NotSupported"
    ],
    "ChangeSharedReservationResult": [
      "InvalidInput",
      "NotSupported",
      "PaymentLinkRefused",
      "SharedReservationChanged"
    ],
    "ConfirmAuthenticatorResult": [
      "AuthCodeRefused",
      "AuthenticatorConfirmed",
      "EnrolmentExpired",
      "InvalidInput",
      "NotSupported"
    ],
    "ConfirmCancellationResult": [
      "BookingCancelled",
      "CancellationBlocked",
      "IdempotencyMismatch",
      "InvalidInput",
      "OutcomeUnknown",
      "QuoteExpired"
    ],
    "CreatePaymentLinkResult": [
      "IdempotencyMismatch",
      "InvalidInput",
      "NotSupported",
      "PaymentLinkCreated",
      "PaymentLinkRefused",
      "QuoteExpired"
    ],
    "EnrolAuthenticatorResult": [
      "AuthCodeRefused",
      "AuthenticatorEnrolment",
      "NotSupported"
    ],
    "PayBookingResult": [
      "AuthCodeRefused",
      "BookingNotPayable",
      "BookingPaid",
      "IdempotencyMismatch",
      "InsufficientFunds",
      "InvalidInput",
      "NotSupported",
      "OutcomeUnknown"
    ],
    "PaymentLinkResult": [
      "PaymentLinkRefused",
      "SharedReservation"
    ],
    "Quote": [
      "GroundServiceQuote",
      "HotelQuote",
      "TransportQuote"
    ],
    "QuoteCancellationResult": [
      "CancellationBlocked",
      "CancellationQuoted"
    ],
    "QuoteGroundServiceResult": [
      "GroundServiceQuoted",
      "GroundServiceUnavailable",
      "InvalidInput",
      "SearchExpired"
    ],
    "QuoteHotelResult": [
      "HotelQuoted",
      "HotelUnavailable",
      "InvalidInput",
      "SearchExpired"
    ],
    "QuotePaymentLinkResult": [
      "HotelQuoted",
      "HotelUnavailable",
      "NotSupported",
      "PaymentLinkRefused",
      "TransportQuoted",
      "TransportUnavailable"
    ],
    "QuoteTransportResult": [
      "InvalidInput",
      "SearchExpired",
      "TransportQuoted",
      "TransportUnavailable"
    ],
    "RegisterAgentResult": [
      "AccountExists",
      "AgentRegistered",
      "InvalidInput",
      "RegistrationRefused",
      "RegistrationUnknown"
    ],
    "RemovePromoResult": [
      "PromoRemoved",
      "QuoteExpired"
    ],
    "ResolveBookingOutcomeResult": [
      "BookingOutcome",
      "InvalidInput"
    ],
    "RevokeSessionResult": [
      "NotSupported",
      "SessionRevoked"
    ],
    "SendContactMessageResult": [
      "ContactMessageSent",
      "InvalidInput",
      "NotSupported"
    ],
    "TagBookingResult": [
      "BookingTagged",
      "InvalidInput",
      "NotSupported",
      "TaggingRefused"
    ],
    "TagBookingsResult": [
      "BookingsTagged",
      "InvalidInput"
    ],
    "TopUpWalletResult": [
      "CardPaymentStarted",
      "IdempotencyMismatch",
      "InvalidInput",
      "NotSupported"
    ],
    "UpdateProfileResult": [
      "InvalidInput",
      "NotSupported",
      "ProfileUpdated"
    ],
    "UserError": [
      "AccountExists",
      "AuthCodeRefused",
      "BookingNotPayable",
      "BookingRefused",
      "CancellationBlocked",
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
      "TransportUnavailable"
    ]
  }
};
      export default result;
    