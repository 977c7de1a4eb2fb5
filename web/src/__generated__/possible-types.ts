export const possibleTypes = {
  "Booking": [
    "GroundServiceBooking",
    "HotelBooking",
    "TransportBooking"
  ],
  "Quote": [
    "GroundServiceQuote",
    "HotelQuote",
    "TransportQuote"
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
