
      export type PossibleTypesResultData = {
  "possibleTypes": {
    "BookHotelResult": [
      "AuthCodeRefused",
      "BookingRefused",
      "HotelBooked",
      "HotelUnavailable",
      "IdempotencyMismatch",
      "InvalidInput",
      "OutcomeUnknown",
      "PriceChanged",
      "QuoteExpired",
      "WalletShort"
    ],
    "Booking": [
      "HotelBooking"
    ],
    "ConfirmAuthenticatorResult": [
      "AuthCodeRefused",
      "AuthenticatorConfirmed",
      "EnrolmentExpired",
      "InvalidInput",
      "NotOffered"
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
      "NotOffered"
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
    "RevokeSessionResult": [
      "NotOffered",
      "SessionRevoked"
    ],
    "SendContactMessageResult": [
      "ContactMessageSent",
      "InvalidInput",
      "NotOffered"
    ],
    "UpdateProfileResult": [
      "InvalidInput",
      "NotOffered",
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
      "InvalidInput",
      "NotOffered",
      "OutcomeUnknown",
      "PriceChanged",
      "QuoteExpired",
      "RegistrationRefused",
      "RegistrationUnknown",
      "SearchExpired",
      "WalletShort"
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
      "InvalidInput",
      "OutcomeUnknown",
      "PriceChanged",
      "QuoteExpired",
      "WalletShort"
    ],
    "Booking": [
      "HotelBooking"
    ],
    "ConfirmAuthenticatorResult": [
      "AuthCodeRefused",
      "AuthenticatorConfirmed",
      "EnrolmentExpired",
      "InvalidInput",
      "NotOffered"
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
      "NotOffered"
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
    "RevokeSessionResult": [
      "NotOffered",
      "SessionRevoked"
    ],
    "SendContactMessageResult": [
      "ContactMessageSent",
      "InvalidInput",
      "NotOffered"
    ],
    "UpdateProfileResult": [
      "InvalidInput",
      "NotOffered",
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
      "InvalidInput",
      "NotOffered",
      "OutcomeUnknown",
      "PriceChanged",
      "QuoteExpired",
      "RegistrationRefused",
      "RegistrationUnknown",
      "SearchExpired",
      "WalletShort"
    ]
  }
};
      export default result;
    