
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "BookHotelResult": [
      "AuthCodeRefused",
      "BookingRefused",
      "HotelBooked",
      "HotelUnavailable",
      "IdempotencyMismatch",
      "InsufficientFunds",
      "InvalidInput",
      "OutcomeUnknown",
      "PriceChanged",
      "QuoteExpired"
    ],
    "Booking": [
      "HotelBooking"
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
    "EnrolAuthenticatorResult": [
      "AuthCodeRefused",
      "AuthenticatorEnrolment",
      "NotSupported"
    ],
    "QuoteCancellationResult": [
      "CancellationBlocked",
      "CancellationQuoted"
    ],
    "QuoteHotelResult": [
      "HotelQuoted",
      "HotelUnavailable",
      "InvalidInput",
      "SearchExpired"
    ],
    "RegisterAgentResult": [
      "AccountExists",
      "AgentRegistered",
      "InvalidInput",
      "RegistrationRefused",
      "RegistrationUnknown"
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
    "UpdateProfileResult": [
      "InvalidInput",
      "NotSupported",
      "ProfileUpdated"
    ],
    "UserError": [
      "AccountExists",
      "AuthCodeRefused",
      "BookingRefused",
      "CancellationBlocked",
      "EnrolmentExpired",
      "HotelUnavailable",
      "IdempotencyMismatch",
      "InsufficientFunds",
      "InvalidInput",
      "NotSupported",
      "OutcomeUnknown",
      "PriceChanged",
      "QuoteExpired",
      "RegistrationRefused",
      "RegistrationUnknown",
      "SearchExpired"
    ]
  }
};
      const result: PossibleTypesResultData = {
  "possibleTypes": {
    "BookHotelResult": [
      "AuthCodeRefused",
      "BookingRefused",
      "HotelBooked",
      "HotelUnavailable",
      "IdempotencyMismatch",
      "InsufficientFunds",
      "InvalidInput",
      "OutcomeUnknown",
      "PriceChanged",
      "QuoteExpired"
    ],
    "Booking": [
      "HotelBooking"
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
    "EnrolAuthenticatorResult": [
      "AuthCodeRefused",
      "AuthenticatorEnrolment",
      "NotSupported"
    ],
    "QuoteCancellationResult": [
      "CancellationBlocked",
      "CancellationQuoted"
    ],
    "QuoteHotelResult": [
      "HotelQuoted",
      "HotelUnavailable",
      "InvalidInput",
      "SearchExpired"
    ],
    "RegisterAgentResult": [
      "AccountExists",
      "AgentRegistered",
      "InvalidInput",
      "RegistrationRefused",
      "RegistrationUnknown"
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
    "UpdateProfileResult": [
      "InvalidInput",
      "NotSupported",
      "ProfileUpdated"
    ],
    "UserError": [
      "AccountExists",
      "AuthCodeRefused",
      "BookingRefused",
      "CancellationBlocked",
      "EnrolmentExpired",
      "HotelUnavailable",
      "IdempotencyMismatch",
      "InsufficientFunds",
      "InvalidInput",
      "NotSupported",
      "OutcomeUnknown",
      "PriceChanged",
      "QuoteExpired",
      "RegistrationRefused",
      "RegistrationUnknown",
      "SearchExpired"
    ]
  }
};
      export default result;
    