import type { BookingDetailQuery } from '#src/features/bookings/detail/booking-detail.generated.ts'
import type { AgencyQuery } from '#src/features/bookings/sheet/agency.generated.ts'
import type { BookingsQuery } from '#src/features/bookings/list/bookings.generated.ts'
import type { AccountQuery } from '#src/data/account.generated.ts'
import type { WalletQuery } from '#src/data/wallet.generated.ts'

type Wallet = NonNullable<WalletQuery['wallet']>

export const aSupplier = (key: string, name = key) => ({ __typename: 'SupplierInfo', key, name, color: null }) as const

export const riyals = (amount: string) => ({ __typename: 'Money', amount, currency: 'SAR' }) as const

export const aWallet = (overrides: Partial<Wallet> = {}): Wallet => ({
  __typename: 'Wallet',
  id: 'wallet-a',
  balance: riyals('50000.00'),
  held: riyals('0.00'),
  owed: null,
  isLow: false,
  topUp: null,
  cardSchemes: [],
  asOf: '2026-11-21T08:00:00Z',
  ...overrides,
})

interface AccountOptions {
  profile?: AccountQuery['viewer']['profile']
  hasPaymentLinks?: boolean
}

export const anAccount = ({ profile = null, hasPaymentLinks = true }: AccountOptions = {}): AccountQuery => ({
  viewer: { __typename: 'Viewer', id: 'user-a', profile },
  hasPaymentLinks,
})

export const anAgency = (): AgencyQuery['viewer'] => ({
  __typename: 'Viewer',
  id: 'user-1',
  name: 'Demo Agent',
  email: 'agent@demo.test',
  company: { __typename: 'Company', id: 'company-a', name: 'Demo Umrah Company', logo: null },
  profile: { __typename: 'Profile', phoneCountryCode: '966', phone: '501234567' },
})

type BookingPage = BookingsQuery['bookings']
type BookingRow = Extract<BookingPage['items'][number], { __typename: 'HotelBooking' }> & Pick<BookedHotel, 'change'>

/** A confirmed booking in the near future that can be cancelled free of charge. */
export const aBooking = (overrides: Partial<BookingRow> = {}): BookingRow => ({
  __typename: 'HotelBooking',
  id: 'booking-1',
  reference: 'BRN-1001',
  supplierInfo: aSupplier('hudxconnect'),
  createdAt: '2026-11-20T08:00:00Z',
  status: 'CONFIRMED',
  rawStatus: 'Confirmed',
  paymentStatus: 'PAID',
  tags: [],
  clientReference: null,
  needsAgentSince: null,
  payBy: null,
  releasedAt: null,
  cardLapsedAt: null,
  hotelName: 'Qamariya Court',
  hotelId: '4900000101',
  imageUrl: null,
  locationCode: null,
  checkIn: '2026-12-13',
  checkOut: '2026-12-18',
  leadName: 'Guest One',
  guestCount: 4,
  roomCount: 2,
  total: riyals('6332.65'),
  commission: null,
  agentReference: null,
  freeCancellationUntil: '2099-12-10T14:00:00+03:00',
  termsTightenedAt: null,
  tightenedCancellationPolicy: null,
  cancellationPolicy: null,
  cancellation: aCancellationState(),
  change: null,
  ...overrides,
})

type CancellationState = BookingRow['cancellation']

export function aCancellationState(overrides: Partial<CancellationState> = {}): CancellationState {
  return {
    __typename: 'CancellationState',
    eligible: true,
    reported: true,
    availableFrom: null,
    blockers: [],
    ...overrides,
  }
}

export const aBookingPage = (overrides: Partial<BookingPage> = {}): BookingPage => {
  const items = overrides.items ?? [aBooking()]
  return {
    __typename: 'BookingPage',
    items,
    totalCount: items.length,
    page: 1,
    pageCount: items.length > 0 ? 1 : 0,
    complete: true,
    tags: [],
    statusCounts: items.length > 0 ? [{ __typename: 'StatusCount', status: 'CONFIRMED', count: items.length }] : [],
    warnings: [],
    ...overrides,
  }
}

/** A booked hotel as queried by the booking page. */
export type BookedHotel = Extract<BookingDetailQuery['booking'], { __typename: 'HotelBooking' }>
type BookingDetails = NonNullable<BookedHotel['details']>

export const bookingDetails = (overrides: Partial<BookingDetails> = {}): BookingDetails => ({
  __typename: 'HotelBookingDetails',
  checkInTime: '16:00',
  checkOutTime: '12:00',
  address: 'Example Street 1',
  codes: [],
  price: {
    __typename: 'Price',
    total: riyals('6332.65'),
    lines: [
      { __typename: 'PriceLine', kind: 'BASE', label: null, includedInTotal: true, money: riyals('5277.21') },
      { __typename: 'PriceLine', kind: 'TAX', label: null, includedInTotal: true, money: riyals('1055.44') },
    ],
    commission: riyals('329.30'),
  },
  promo: null,
  cancellationPolicy: null,
  currentCancellationPolicy: null,
  rooms: [],
  specialRequests: null,
  contact: null,
  payment: {
    __typename: 'BookingPayment',
    disputedSince: null,
    paid: riyals('6332.65'),
    refunded: null,
    iban: null,
    method: 'WALLET',
    cardPayment: null,
  },
  supplierReference: 'SUP-1',
  agentReference: null,
  visaApplicationId: null,
  vatNumber: null,
  documents: null,
  history: [],
  ...overrides,
})

/** Two rooms, one of them non-refundable, so that cancelling costs at least that room's price. */
export const mixedTerms: NonNullable<BookingRow['cancellationPolicy']> = {
  __typename: 'CancellationPolicy',
  refundable: true,
  freeUntil: null,
  supplierText: null,
  steps: [
    {
      __typename: 'CancellationStep',
      from: null,
      to: '2099-12-10T14:00:00+03:00',
      percent: null,
      noShow: false,
      amount: riyals('1339.50'),
    },
    {
      __typename: 'CancellationStep',
      from: '2099-12-10T14:00:00+03:00',
      to: null,
      percent: null,
      noShow: false,
      amount: riyals('6332.65'),
    },
  ],
}
