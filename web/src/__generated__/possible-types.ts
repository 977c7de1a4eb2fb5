
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
    "ConfirmCancellationResult": [
      "BookingCancelled",
      "CancellationBlocked",
      "IdempotencyMismatch",
      "InvalidInput",
      "OutcomeUnknown",
      "QuoteExpired"
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
    "UserError": [
      "AuthCodeRefused",
      "BookingRefused",
      "CancellationBlocked",
      "HotelUnavailable",
      "IdempotencyMismatch",
      "InvalidInput",
      "OutcomeUnknown",
      "PriceChanged",
      "QuoteExpired",
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
    "ConfirmCancellationResult": [
      "BookingCancelled",
      "CancellationBlocked",
      "IdempotencyMismatch",
      "InvalidInput",
      "OutcomeUnknown",
      "QuoteExpired"
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
    "UserError": [
      "AuthCodeRefused",
      "BookingRefused",
      "CancellationBlocked",
      "HotelUnavailable",
      "IdempotencyMismatch",
      "InvalidInput",
      "OutcomeUnknown",
      "PriceChanged",
      "QuoteExpired",
      "SearchExpired",
      "WalletShort"
    ]
  }
};
      export default result;
    