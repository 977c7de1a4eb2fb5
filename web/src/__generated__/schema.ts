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
  /** The supplier says nothing, or something this version does not know; see `boardText`. */
  | 'UNRECOGNISED';

/** The rate chosen for one room of the search. */
export type ChosenRoomInput = {
  /** `Rate.id`. */
  rateId: string;
  /** Place of the room in the search, from 0. */
  roomIndex: number;
};

/** Distance of a hotel to the Haram of its city, in a straight line. */
export type DistanceBand =
  /** More than 1.5 km. */
  | 'FARTHER'
  /** Up to 300 m. */
  | 'UP_TO_300_M'
  /** More than 300 m, up to 700 m. */
  | 'UP_TO_700_M'
  /** More than 700 m, up to 1.5 km. */
  | 'UP_TO_1500_M';

/** Every code the schema answers with. */
export type ErrorCode =
  /** The authenticator code is wrong or was used before. */
  | 'AUTH_CODE_INVALID'
  /** Too many wrong codes; payment is locked for a while. */
  | 'AUTH_CODE_LOCKED'
  /** Availability could not be checked. */
  | 'AVAILABILITY_UNKNOWN'
  /** The request cannot be understood. */
  | 'BAD_USER_INPUT'
  /** The supplier refused the booking. */
  | 'BOOKING_REFUSED'
  /** The booking is non-refundable. */
  | 'CANCEL_NON_REFUNDABLE'
  /** The booking cannot be cancelled. */
  | 'CANCEL_NOT_ELIGIBLE'
  /** A visa application uses the booking. */
  | 'CANCEL_USED_IN_VISA'
  /** The waiting time after booking has not passed. */
  | 'CANCEL_WAIT_TIME'
  /** The field does not have the right form. */
  | 'FIELD_INVALID'
  /** The field is empty. */
  | 'FIELD_REQUIRED'
  /** The field is too long. */
  | 'FIELD_TOO_LONG'
  /** The field is too short. */
  | 'FIELD_TOO_SHORT'
  /** The account may not do this. */
  | 'FORBIDDEN'
  /** The gateway answered with something that cannot be read. */
  | 'GATEWAY_BAD_RESPONSE'
  /** The gateway did not answer in time. */
  | 'GATEWAY_TIMEOUT'
  /** The gateway cannot be reached. */
  | 'GATEWAY_UNAVAILABLE'
  /** The guests do not match rooms and guests of the search. */
  | 'GUESTS_MISMATCH'
  /** The hotel or its rooms are not available. */
  | 'HOTEL_NOT_AVAILABLE'
  /** The key was used with other input. */
  | 'IDEMPOTENCY_MISMATCH'
  /** A fault of ours. */
  | 'INTERNAL_SERVER_ERROR'
  /** Some fields of the input are wrong. */
  | 'INVALID_INPUT'
  /** The list could not be read to its end. */
  | 'LIST_INCOMPLETE'
  /** The first group of the token is not the B2B group. */
  | 'NOT_B2B'
  /** There is no such thing, or it belongs to another company. */
  | 'NOT_FOUND'
  /** The gateway does not offer this. */
  | 'NOT_OFFERED'
  /** The outcome is not known. */
  | 'OUTCOME_UNKNOWN'
  /** The price has moved. */
  | 'PRICE_CHANGED'
  /** A price does not add up; the offer cannot be booked. */
  | 'PRICE_INCONSISTENT'
  /** The quote is no longer held. */
  | 'QUOTE_EXPIRED'
  /** Too many requests. */
  | 'RATE_LIMITED'
  /** The chosen rooms do not match rooms and guests of the search. */
  | 'ROOMS_MISMATCH'
  /** A row of the gateway's answer could not be read and was left out. */
  | 'ROW_UNREADABLE'
  /** The kept search is gone. */
  | 'SEARCH_EXPIRED'
  /** The dates cannot be searched. */
  | 'STAY_INVALID'
  /** A supplier failed or was too late. */
  | 'SUPPLIER_FAILED'
  /** No token. Sign in. */
  | 'UNAUTHENTICATED'
  /** The VAT number is not 15 digits that begin and end with 3. */
  | 'VAT_NUMBER_INVALID'
  /** The wallet has too little. */
  | 'WALLET_SHORT'
  /** A word of the gateway is not known to this version. */
  | 'WORD_UNRECOGNISED';

/** Filters over a kept search; all that are given must hold. */
export type HotelWhere = {
  /** Boards, any of them. */
  boards?: Array<Board> | null | undefined;
  /** Distances to the Haram, any of them. */
  distances?: Array<DistanceBand> | null | undefined;
  /** Part of the hotel's name, case and accents ignored. */
  name?: string | null | undefined;
  /** Highest total of the stay. */
  priceMax?: string | null | undefined;
  /** Lowest total of the stay. */
  priceMin?: string | null | undefined;
  /** True: only offers known to be refundable. False: only offers known not to be. */
  refundable?: boolean | null | undefined;
  /** Whole stars, any of them. */
  stars?: Array<number> | null | undefined;
  /** Suppliers, any of them. */
  suppliers?: Array<Supplier> | null | undefined;
};

/** The rooms an agent has chosen. */
export type QuoteHotelInput = {
  /** `Hotel.id`. */
  hotelId: string;
  /** One entry for each room of the search; all of one supplier. */
  rooms: Array<ChosenRoomInput>;
  /** The kept search. */
  searchId: string;
};

/** A company that sells hotels to the gateway. */
export type Supplier =
  /** agoda: rooms are sold in groups, prices are base + tax + fees. */
  | 'AGODA'
  /** hudxconnect: prices are base + tax, with commission and prepay beside them. */
  | 'HUDXCONNECT'
  /** umrahholidays: prices are one total with its tax. */
  | 'UMRAHHOLIDAYS'
  /** A supplier this version does not know. Its offers can be seen, not booked. */
  | 'UNRECOGNISED';
