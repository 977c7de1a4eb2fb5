import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { BookTransportInput } from '#src/__generated__/schema.ts'
import { SharedLinkDocument } from '#src/features/shared-reservations/shared-reservations.generated.ts'
import { anOutcome, reportCancelled, pay, serveCheckout, serveOutcome, type } from '#src/testing/checkout-page.tsx'
import { reachServicePayment } from '#src/testing/checkout-service.tsx'
import { aSupplier, riyals } from '#src/testing/factories.ts'
import { aPolicy, aPrice } from '#src/testing/hotel-detail-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { failure, respondTo, server } from '#src/testing/server.ts'
import { aCompany, aRoute } from '#src/testing/transport-factories.ts'
import { getTranslatable } from '#src/testing/translate-page.ts'
import {
  CreatePaymentLinkDocument,
  OpenedPaymentLinkDocument,
  QuotePaymentLinkDocument,
} from './links/payment-link.generated.ts'
import { type BookTransportMutation, BookTransportDocument } from './adapters/transport/book-transport.generated.ts'
import { BookedRideDocument } from './adapters/transport/booked-ride.generated.ts'
import {
  type TransportQuoteFieldsFragment,
  TransportQuoteDocument,
} from './adapters/transport/transport-quote.generated.ts'

const checkout = '/payment-transportation?quote=quote-7'

const vans: TransportQuoteFieldsFragment['vehicles'][number] = {
  __typename: 'ChosenVehicles',
  vehicleType: 'VAN',
  vehicleTypeText: 'Van',
  category: 'PREMIUM',
  categoryText: 'Premium',
  imageUrl: null,
  seats: 9,
  vehicles: 2,
  passengers: 16,
  services: [
    {
      __typename: 'ChosenService',
      code: 'MEAL',
      name: 'Meal box',
      price: { __typename: 'Price', total: riyals('160.00') },
    },
  ],
}

const aRideQuote = (change: Partial<TransportQuoteFieldsFragment> = {}): TransportQuoteFieldsFragment => ({
  __typename: 'TransportQuote',
  paymentLinkId: null,
  id: 'quote-7',
  expiresAt: '2026-11-21T08:15:00Z',
  expired: false,
  booking: null,
  supplier: aSupplier('umrahholidays'),
  searchId: 'rides-1',
  company: aCompany(),
  route: aRoute(),
  date: '2026-12-13',
  passengers: 16,
  nationality: 'ID',
  price: aPrice('700.00', '105.00', '805.00', '20.00'),
  promo: null,
  fullTotal: null,
  paymentMethods: ['WALLET'],
  cancellationPolicy: aPolicy(),
  vehicles: [vans],
  ...change,
})

const booked: BookTransportMutation['bookTransport'] = {
  __typename: 'TransportBooked',
  booking: {
    __typename: 'TransportBooking',
    id: 'booking-7',
    reference: 'TRN-2048',
    status: 'CONFIRMED',
    rawStatus: 'Confirmed',
    payBy: null,
    createdAt: '2026-11-21T08:02:00Z',
    needsAgentSince: null,
    routeName: 'Jeddah Airport – Makkah',
    date: '2026-12-13',
    leadName: 'First Guest',
    total: riyals('805.00'),
    cancellationPolicy: null,
  },
}

/** Serves a quote and responds to booking requests with `result`. Returns the inputs of those requests. */
function serveRide(result: BookTransportMutation['bookTransport'] = booked) {
  const inputs: BookTransportInput[] = []
  server.use(
    respondTo(TransportQuoteDocument, () => ({ transportQuote: aRideQuote() })),
    respondTo(BookTransportDocument, ({ input }) => {
      inputs.push(input)
      return { bookTransport: result }
    }),
    respondTo(BookedRideDocument, () => ({
      booking: {
        __typename: 'TransportBooking' as const,
        id: 'booking-7',
        companyName: 'Safa Coaches',
        passengerCount: 16,
        leadName: 'First Guest',
        details: {
          __typename: 'TransportBookingDetails' as const,
          supplierReference: null,
          agentReference: null,
          pickUp: { __typename: 'PickUp' as const, place: 'Terminal 1', time: '16:30', flightNumber: 'SV820' },
          vehicles: [vans],
        },
      },
    })),
  )
  return inputs
}

const reachPayment = (fill?: () => void) => reachServicePayment(checkout, fill)

beforeEach(serveCheckout)

test('shows the vehicles, ride and price before payment', async () => {
  serveRide()
  await renderApp(checkout)
  expect(await screen.findByText('2 vans · Premium')).toBeVisible()
  expect(screen.getByText('16 passengers · 9 seats each')).toBeVisible()
  const summary = within(screen.getByRole('region', { name: 'Your ride' }))
  expect(summary.getByText('Jeddah Airport – Makkah')).toBeVisible()
  expect(summary.getByText('Vehicles')).toBeVisible()
  expect(summary.getByText('VAT')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose other vehicles' })).toHaveAttribute(
    'href',
    '/transportation-results?routeCode=7&date=2026-12-13&noOfPax=16&cultCode=en-US&nationality=ID',
  )
})

test('shows the promo code that lowers the ride’s price', async () => {
  const promo = { __typename: 'Promo' as const, code: 'RIDE5', description: null, discount: riyals('40.25') }
  serveRide()
  server.use(
    respondTo(TransportQuoteDocument, () => ({
      transportQuote: aRideQuote({
        promo,
        fullTotal: riyals('805.00'),
        price: aPrice('665.00', '99.75', '764.75'),
      }),
    })),
  )
  await renderApp(checkout)
  const summary = within(await screen.findByRole('region', { name: 'Your ride' }))
  expect(summary.getByText(/Promo code .*RIDE5/)).toBeVisible()
  expect(summary.getByText('805').closest('s')).not.toBeNull()
  const card = within(screen.getByRole('region', { name: 'Promo code' }))
  expect(card.getByText(/RIDE5.* is applied/)).toBeVisible()
  expect(card.queryByText(/Hotel promo code/)).not.toBeInTheDocument()
})

test('books a ride with the lead traveler, pick-up and passport, and shows the confirmation', async () => {
  const inputs = serveRide()
  const app = await reachPayment(() => {
    type('Meeting point', 'Terminal 1')
    type('Pickup time', '1630')
    type('Flight number', 'sv 820')
    type('Lead traveler’s passport number', 'a1234567')
  })
  expect(await screen.findByText('First Guest')).toBeVisible()
  expect(getTranslatable(/First Guest/)).toEqual([])
  expect(screen.getAllByText('16 passengers')).toHaveLength(2)
  await pay(app)
  expect(await screen.findByText('TRN-2048')).toBeVisible()
  expect(await screen.findByText('Terminal 1 · 16:30 · SV820')).toBeVisible()
  const ride = screen.getByRole('heading', { name: 'Jeddah Airport – Makkah' }).parentElement
  expect(ride).toHaveTextContent(/Sun 13 Dec 2026\s*4 Rajab 1448.*Lead traveler\s*First Guest/)
  expect(inputs[0]).toMatchObject({
    quoteId: 'quote-7',
    acceptedTotal: '805.00',
    payment: { wallet: { authCode: '123456' } },
    lead: { salutation: 'MR', firstName: 'First', lastName: 'Guest', phone: '8120000000', phoneCountryCode: '62' },
    pickUp: { place: 'Terminal 1', time: '16:30', flightNumber: 'SV820' },
    passportNumber: 'A1234567',
    vatNumber: '300000000000003',
  })
})

test('offers the booked ride as text without prices', async () => {
  serveRide()
  const app = await reachPayment()
  await pay(app)
  const link = await screen.findByRole('link', { name: 'WhatsApp' })
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text')
  expect(text?.split('\n')).toEqual([
    'Jeddah Airport – Makkah',
    'Booking reference: TRN-2048',
    'Sun 13 Dec 2026',
    'Pickup: Terminal 1 · 16:30 · SV820',
    'Company: Safa Coaches',
    '16 passengers',
    '2 vans',
  ])
})

test('shows on the confirmation that the ride has since been cancelled', async () => {
  serveRide()
  server.use(reportCancelled('TransportBooking'))
  await pay(await reachPayment())
  expect(await screen.findByRole('heading', { level: 1, name: 'Booking cancelled' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open booking' })).toHaveAttribute('href', '/booking-detail/booking-7')
  expect(screen.queryByRole('link', { name: 'WhatsApp' })).not.toBeInTheDocument()
})

test.each([
  ['4pm', '16:00'],
  ['12.05 a.m.', '00:05'],
  ['9:30', '09:30'],
])('reads the pick-up time %s as %s', async (typed, time) => {
  const inputs = serveRide()
  await pay(await reachPayment(() => type('Pickup time', typed)))
  await screen.findByText('TRN-2048')
  expect(inputs[0]?.pickUp).toEqual({ time })
})

test('omits the pick-up and the passport when they are not entered', async () => {
  const inputs = serveRide()
  await pay(await reachPayment())
  await screen.findByText('TRN-2048')
  expect(inputs[0]).not.toHaveProperty('pickUp')
  expect(inputs[0]).not.toHaveProperty('passportNumber')
})

test('rejects an invalid time, flight number and passport', async () => {
  serveRide()
  await reachPayment(() => {
    type('Pickup time', '25:00')
    type('Flight number', 'SV')
    type('Lead traveler’s passport number', '12')
  })
  expect(await screen.findByText('Enter a time such as 16:30.')).toBeVisible()
  expect(screen.getByText('Enter the airline code and the number, such as SV820.')).toBeVisible()
  expect(screen.getByText('Use 5 to 20 letters and digits.')).toBeVisible()
  expect(screen.queryByLabelText('Google Authenticator code')).not.toBeInTheDocument()
})

test('offers other vehicles when the quoted ones are sold out', async () => {
  serveRide({ __typename: 'TransportUnavailable', code: 'TRANSPORT_NOT_AVAILABLE', message: 'Sold out.' })
  await pay(await reachPayment())
  expect(await screen.findByRole('heading', { name: 'These vehicles are no longer available' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose other vehicles' })).toBeVisible()
})

test('does not offer to pay again while the outcome of a ride booking is unknown', async () => {
  serveOutcome(anOutcome())
  serveRide({ __typename: 'OutcomeUnknown', code: 'OUTCOME_UNKNOWN', message: '', clientReference: 'key-1' })
  await pay(await reachPayment())
  expect(await screen.findByText(/Don’t book again/)).toBeVisible()
})

test.each([
  ['a URL without a quote', '/payment-transportation', null],
  ['an unknown quote', checkout, () => ({ transportQuote: null })],
  ['a quote that fails to load', checkout, () => failure('INTERNAL_SERVER_ERROR', 'Failed.')],
])('opens the error page GPDTEC for %s', async (_, path, resolve) => {
  if (resolve) server.use(respondTo(TransportQuoteDocument, resolve))
  const { currentUrl } = await renderApp(path)
  await waitFor(() => expect(currentUrl()).toBe('/error'))
  expect(await screen.findByText(/GPDTEC/)).toBeVisible()
})

test('shares a ride through a payment link', async () => {
  const onCreate = vi.fn()
  serveRide()
  server.use(
    respondTo(CreatePaymentLinkDocument, ({ input }) => {
      onCreate(input)
      return {
        createPaymentLink: {
          __typename: 'PaymentLinkCreated' as const,
          id: 'link-1',
          path: '/payment-transportation/link-1',
          expiresAt: '2026-11-22T08:00:00Z',
          receiverCompany: 'Second Agency',
          receiverLanguage: null,
        },
      }
    }),
  )
  const { user } = await renderApp(checkout)
  await user.click(await screen.findByRole('button', { name: 'Share payment link' }))
  await user.type(screen.getByLabelText(/Recipient’s email/), 'receiver@agency.test')
  await user.click(screen.getByRole('button', { name: 'Send payment link' }))
  expect(await screen.findByText(/was sent to Second Agency \(receiver@agency\.test\)/)).toBeInTheDocument()
  expect(onCreate).toHaveBeenCalledOnce()
})

test('opens a ride’s payment link, and the error page for a link that does not exist', async () => {
  const quote = aRideQuote({ paymentLinkId: 'link-1' })
  server.use(
    respondTo(TransportQuoteDocument, () => ({ transportQuote: quote })),
    respondTo(SharedLinkDocument, () => ({ paymentLink: null })),
    respondTo(OpenedPaymentLinkDocument, () => ({ paymentLink: null })),
    respondTo(QuotePaymentLinkDocument, ({ id }) => ({
      quotePaymentLink:
        id === 'link-1'
          ? { __typename: 'TransportQuoted' as const, quote, priceChanged: null }
          : { __typename: 'PaymentLinkRefused' as const, code: 'PAYMENT_LINK_NOT_FOUND' as const, message: 'No link.' },
    })),
  )
  const { currentUrl } = await renderApp('/payment-transportation/link-1')
  await waitFor(() => expect(currentUrl()).toBe('/payment-transportation?quote=quote-7&step=review'))
  expect(await screen.findByRole('button', { name: 'Continue to travelers' })).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Choose other vehicles' })).toBeNull()
  await renderApp('/payment-transportation/other')
  expect(await screen.findByText('GPDTEC')).toBeInTheDocument()
  expect(screen.getByText(/^2026-11-21/)).toBeInTheDocument()
})
