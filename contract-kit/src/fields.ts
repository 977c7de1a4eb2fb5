/** Fields of the answers in docs/gateway-contract.md, with the effect of a missing one. `a|b` means that either name will do. */
export interface Fields {
  required: Record<string, string>
  optional: Record<string, string>
}

export const searchRow: Fields = {
  required: {
    code: 'these rows are left out',
    'provider|vendor': 'these offers show no supplier',
    'amount|grandTotalPrice|displayRateInfo': 'these rows are left out',
  },
  optional: {
    'name|hotelName': 'the hotel is listed under its code',
    umrahHotelCode: 'one hotel of several suppliers is listed once per supplier',
    'displayRateInfo|grandTotalPrice': 'prices have no breakdown',
    latitude: 'hotels are not on the map and have no distance to the mosque',
    rating: 'the stars filter does not find the hotel',
    address: 'hotels have no address',
    'imagePath|image|bannerImagePath|images': 'hotels are shown with a drawing',
    mealDescription: 'the board filter judges no rate before a hotel is opened',
    'freeCancellationDate|flags': 'the free-cancellation filter judges no rate before a hotel is opened',
  },
}

export const roomGroup: Fields = {
  required: { groupId: 'the room of the search is taken from sequenceNumber', rooms: 'these groups are left out' },
  optional: {},
}

export const rate: Fields = {
  required: { 'amount|grandTotalPrice|displayRateInfo': 'these rates are left out' },
  optional: {
    mealDescription: 'the board is shown as not stated',
    cancellationPolicy: 'the cancellation terms are shown as not stated',
    'displayRateInfo|grandTotalPrice': 'the price has no breakdown',
  },
}

export const hold: Fields = {
  required: {},
  optional: {
    totalPrice: 'the total is the sum of the parts',
    expiresAt: 'the product assumes that the hold lasts 15 minutes',
    cancellationPolicy: 'the policy of several parts is computed from their own policies',
  },
}

export const reservationRow: Fields = {
  required: { 'bookingReferenceNo|reservationNo': 'these rows are left out' },
  optional: {
    'status|bookingStatus': 'the status is shown as unknown',
    createdAt: 'bookings cannot be sorted by age',
    provider: 'the supplier of a booking is unknown',
    clientReference:
      'a booking whose answer was lost is matched by hotel, dates, traveler and total, and the agent decides',
    hotelName: 'the list shows references without hotels',
    checkInDate: 'the list shows no stay dates',
    leadName: 'bookings cannot be found by traveler',
    totalPrice: 'the list shows no totals',
    freeCancellationDate: 'deadlines of free cancellation are not shown',
    cancellation: 'whether a booking can be cancelled is known only after asking',
    change: 'names and dates of bookings cannot be changed',
  },
}

export const reservation: Fields = {
  required: {},
  optional: {
    bookingStatus: 'the status is read from the list',
    hotelDetails: 'the booking shows no hotel and rooms',
    contactInformation: 'the booking shows no contact',
    paymentInfo: 'what was paid is shown as not stated',
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
    cancellationStatus: 'only an error prevents a cancellation',
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
    oldTotalPrice: 'the total of the booking is taken for the old one',
    difference: 'the difference is taken from the two totals',
    expiresAt: 'the product assumes that the quote is valid for ten minutes',
    changes: 'a confirmation lists no old and new values',
    cancellationPolicy: 'the new cancellation terms are shown as not stated',
  },
}

export const transportRow: Fields = {
  required: {},
  optional: {
    'provider|vendor': 'offers show no supplier',
    companyCode: 'the filter by company leaves offers out',
    routeCode: 'offers show no route',
  },
}

export const vehicles: Fields = {
  required: {},
  optional: {
    'grandTotalPrice|displayRateInfo|amount': 'these vehicles are left out',
    maxPaxCapacity: 'how many vehicles the passengers need is not known',
  },
}

export const groundService: Fields = {
  required: {},
  optional: {
    'provider|vendor': 'offers show no supplier',
    uoCode: 'the filter by company leaves offers out',
  },
}

export const groundPackage: Fields = {
  required: {},
  optional: {
    'grandTotalPrice|displayRateInfo|amount': 'these packages are left out',
    categoryCode: 'the filter by package leaves offers out',
  },
}

/** Calls without arguments, with the effect of a missing one. */
export const optionalCalls = {
  '/share/list/me': 'payment links are not available',
  '/wallet': 'payment goes to the agency’s account, and no balance is shown',
  '/wallet/statement': 'the wallet shows its balance only',
  '/profile': 'agents enter the VAT number themselves, and the profile cannot be changed',
  '/hotels/locations': 'the search offers Makkah and Madinah only',
  '/hotels/suppliers': 'the slowest supplier delays the first page of a search',
  '/transportation/lookups': 'no routes of transport are offered, and its codes have no names',
  '/sessions': 'agents cannot see or revoke their sessions',
}
