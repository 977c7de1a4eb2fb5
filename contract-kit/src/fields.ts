/** Response fields of docs/gateway-contract.md, each with the effect if it is missing. `a|b` means that either field is enough. */
export interface Fields {
  required: Record<string, string>
  optional: Record<string, string>
}

export const searchRow: Fields = {
  required: {
    code: 'these rows are omitted',
    'provider|vendor': 'these offers show no supplier',
    'amount|grandTotalPrice|displayRateInfo': 'these rows are omitted',
  },
  optional: {
    'name|hotelName': 'the hotel is listed under its code',
    umrahHotelCode: 'a hotel sold by several suppliers is listed once per supplier',
    'displayRateInfo|grandTotalPrice': 'prices have no breakdown',
    latitude: 'hotels are not on the map and show no distance to the mosque',
    rating: 'the star rating filter does not find the hotel',
    address: 'hotels have no address',
    'imagePath|image|bannerImagePath|images': 'hotels are shown with a placeholder image',
    mealDescription: 'the board filter is not applied to a hotel’s rates until the hotel is opened',
    'freeCancellationDate|flags':
      'the free cancellation filter is not applied to a hotel’s rates until the hotel is opened',
  },
}

export const roomGroup: Fields = {
  required: { groupId: 'the room is matched by sequenceNumber', rooms: 'these groups are omitted' },
  optional: {},
}

export const rate: Fields = {
  required: { 'amount|grandTotalPrice|displayRateInfo': 'these rates are omitted' },
  optional: {
    mealDescription: 'the board is shown as not stated',
    cancellationPolicy: 'the cancellation terms are shown as not stated',
    'displayRateInfo|grandTotalPrice': 'the price has no breakdown',
  },
}

export const hold: Fields = {
  required: {},
  optional: {
    totalPrice: 'the total is computed from the item prices',
    expiresAt: 'the product assumes that the hold lasts 15 minutes',
    cancellationPolicy: 'the policy of several items is computed from their own policies',
  },
}

export const reservationRow: Fields = {
  required: { 'bookingReferenceNo|reservationNo': 'these rows are omitted' },
  optional: {
    'status|bookingStatus': 'the status is shown as unknown',
    createdAt: 'bookings cannot be sorted by age',
    provider: 'the supplier of a booking is unknown',
    clientReference:
      'a booking whose response was lost is matched by hotel, dates, traveler and total, and the agent confirms the match',
    hotelName: 'the list shows references without hotels',
    checkInDate: 'the list shows no stay dates',
    leadName: 'bookings cannot be found by traveler',
    totalPrice: 'the list shows no totals',
    freeCancellationDate: 'free cancellation deadlines are not shown',
    cancellation: 'agents learn whether a booking can be cancelled only from the cancellation quote',
    change: 'names and dates of bookings cannot be changed',
  },
}

export const reservation: Fields = {
  required: {},
  optional: {
    bookingStatus: 'the status is read from the list',
    hotelDetails: 'the booking shows no hotel or rooms',
    contactInformation: 'the booking shows no contact details',
    paymentInfo: 'the payment is shown as not stated',
    price: 'the booking shows no price breakdown',
    cancellationPolicy: 'the accepted cancellation terms are shown as not stated',
    history: 'the booking has no history',
  },
}

export const issuedDocument: Fields = {
  required: { number: 'the document cannot be opened', path: 'the document cannot be opened' },
  optional: { issuedAt: 'the document shows no date' },
}

export const cancellationQuote: Fields = {
  required: {},
  optional: {
    cancellationStatus: 'a booking counts as cancellable unless the quote fails',
    refundAmount: 'the refund is shown as not stated',
    bookingPaymentAmount: 'the cancellation fee is shown as not stated',
    expiresAt: 'the product assumes that the quote is valid for ten minutes',
    bookingReferenceNo: 'the product adds it to the confirmation',
  },
}

export const changeQuote: Fields = {
  required: {},
  optional: {
    changeId: 'a change cannot be confirmed',
    newTotalPrice: 'a change cannot be confirmed',
    oldTotalPrice: 'the booking’s total is used as the old one',
    difference: 'the difference is computed from the two totals',
    expiresAt: 'the product assumes that the quote is valid for ten minutes',
    changes: 'the confirmation shows no old and new values',
    cancellationPolicy: 'the new cancellation terms are shown as not stated',
  },
}

export const transportRow: Fields = {
  required: {},
  optional: {
    'provider|vendor': 'offers show no supplier',
    companyCode: 'the company filter omits these offers',
    routeCode: 'offers show no route',
  },
}

export const vehicles: Fields = {
  required: {},
  optional: {
    'grandTotalPrice|displayRateInfo|amount': 'these vehicles are omitted',
    maxPaxCapacity: 'the number of vehicles needed is unknown',
  },
}

export const groundService: Fields = {
  required: {},
  optional: {
    'provider|vendor': 'offers show no supplier',
    uoCode: 'the company filter omits these offers',
  },
}

export const groundPackage: Fields = {
  required: {},
  optional: {
    'grandTotalPrice|displayRateInfo|amount': 'these packages are omitted',
    categoryCode: 'the package filter omits these offers',
  },
}

/** Optional calls without arguments, each with the effect if it is not supported. */
export const optionalCalls = {
  '/share/list/me': 'payment links are not available',
  '/umrah/trips': 'trips are not available',
  '/wallet': 'payment goes to the agency’s account, and no balance is shown',
  '/wallet/statement': 'the wallet shows only its balance',
  '/profile': 'agents enter the VAT number themselves, and the profile cannot be changed',
  '/hotels/locations': 'the search offers only Makkah and Madinah',
  '/hotels/suppliers': 'the slowest supplier delays the first page of a search',
  '/transportation/lookups': 'no transport routes are offered, and transport codes have no names',
  '/sessions': 'agents cannot see or revoke their sessions',
}
