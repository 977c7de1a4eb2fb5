import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { BookGroundServiceInput } from '#src/__generated__/schema.ts'
import { anOutcome, reportCancelled, pay, serveCheckout, serveOutcome, type } from '#src/testing/checkout-page.tsx'
import { reachServicePayment } from '#src/testing/checkout-service.tsx'
import { aSupplier, riyals } from '#src/testing/factories.ts'
import { anUmrahCompany } from '#src/testing/ground-service-factories.ts'
import { aPolicy, aPrice } from '#src/testing/hotel-detail-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { failure, respondTo, server } from '#src/testing/server.ts'
import {
  type BookGroundServiceMutation,
  BookGroundServiceDocument,
} from './adapters/ground-service/book-ground-service.generated.ts'
import { BookedPackageDocument } from './adapters/ground-service/booked-ground-service.generated.ts'
import {
  type GroundServiceQuoteFieldsFragment,
  GroundServiceQuoteDocument,
} from './adapters/ground-service/ground-service-quote.generated.ts'
import { RequoteGroundServiceDocument } from './adapters/ground-service/requote-ground-service.generated.ts'

const checkout = '/payment-ground-service?quote=quote-8'

const standardPackage = {
  __typename: 'GroundServicePackage',
  code: 'STD',
  name: 'Standard package',
  description: 'Airport pick-up and a representative.',
} as const
const guide = { __typename: 'ChosenExtra', code: 'GUIDE', name: 'Guide', quantity: 1, days: 5 } as const

const aGroundQuote = (change: Partial<GroundServiceQuoteFieldsFragment> = {}): GroundServiceQuoteFieldsFragment => ({
  __typename: 'GroundServiceQuote',
  id: 'quote-8',
  expiresAt: '2026-11-21T08:15:00Z',
  expired: false,
  booking: null,
  supplier: aSupplier('umrahholidays'),
  company: anUmrahCompany(),
  package: standardPackage,
  imageUrl: null,
  terms: 'Passports are needed three days before arrival.',
  arrivalDate: '2026-12-13',
  pilgrims: 20,
  nationality: 'ID',
  extras: [guide],
  price: aPrice('700.00', '105.00', '805.00', '20.00'),
  paymentMethods: ['WALLET'],
  cancellationPolicy: aPolicy(),
  ...change,
})

const booked: BookGroundServiceMutation['bookGroundService'] = {
  __typename: 'GroundServiceBooked',
  booking: {
    __typename: 'GroundServiceBooking',
    id: 'booking-8',
    reference: 'GRD-2048',
    status: 'CONFIRMED',
    rawStatus: 'Confirmed',
    payBy: null,
    createdAt: '2026-11-21T08:02:00Z',
    needsAgentSince: null,
    packageName: 'Standard package',
    arrivalDate: '2026-12-13',
    leadName: 'First Guest',
    total: riyals('805.00'),
    cancellationPolicy: null,
  },
}

/** Serves a quote and responds to booking requests with `result`. Returns the inputs of those requests. */
function serveGroundService(
  result: BookGroundServiceMutation['bookGroundService'] = booked,
  quote: Partial<GroundServiceQuoteFieldsFragment> = {},
) {
  const inputs: BookGroundServiceInput[] = []
  server.use(
    respondTo(GroundServiceQuoteDocument, () => ({ groundServiceQuote: aGroundQuote(quote) })),
    respondTo(BookGroundServiceDocument, ({ input }) => {
      inputs.push(input)
      return { bookGroundService: result }
    }),
    respondTo(BookedPackageDocument, () => ({
      booking: {
        __typename: 'GroundServiceBooking' as const,
        id: 'booking-8',
        companyName: 'Cedar Umrah Services',
        pilgrimCount: 20,
        leadName: 'First Guest',
        details: {
          __typename: 'GroundServiceBookingDetails' as const,
          supplierReference: null,
          agentReference: null,
          package: standardPackage,
          extras: [guide],
        },
      },
    })),
  )
  return inputs
}

beforeEach(serveCheckout)

test('shows the package, extras, terms and price before payment', async () => {
  serveGroundService()
  await renderApp(checkout)
  const summary = within(await screen.findByRole('region', { name: 'Ground services' }))
  expect(summary.getByText('Standard package')).toBeVisible()
  expect(screen.getByText('Guide · 5 days')).toBeVisible()
  expect(summary.getByText('20 pilgrims')).toBeVisible()
  expect(summary.getByText('VAT')).toBeVisible()
  expect(screen.getByText('Airport pick-up and a representative.')).toBeVisible()
  expect(screen.getByText('Passports are needed three days before arrival.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose another package' })).toHaveAttribute(
    'href',
    '/ground-services?arrivalDate=2026-12-13&noOfPax=20&cultCode=en-US&nationality=ID&extras=GUIDE%3A1%3A5',
  )
  expect(screen.getByText('I have read and agree to the cancellation policy and the company’s terms.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Share payment link' })).not.toBeInTheDocument()
  expect(screen.queryByRole('textbox', { name: 'Promo code' })).not.toBeInTheDocument()
})

test('books a package with the lead traveler and passport, and shows the confirmation', async () => {
  const inputs = serveGroundService()
  const app = await reachServicePayment(checkout, () => type('Lead traveler’s passport number', 'a1234567'))
  await pay(app)
  expect(await screen.findByText('GRD-2048')).toBeVisible()
  expect(await screen.findByText(/Cedar Umrah Services · 20 pilgrims/)).toBeVisible()
  expect(screen.getByText('Guide · 5 days')).toBeVisible()
  expect(screen.getByText('First Guest').parentElement).toHaveTextContent(/^Lead traveler\s*First Guest$/)
  expect(screen.getByText('4 Rajab 1448')).toBeVisible()
  expect(inputs[0]).toMatchObject({
    quoteId: 'quote-8',
    acceptedTotal: '805.00',
    payment: { wallet: { authCode: '123456' } },
    lead: { salutation: 'MR', firstName: 'First', lastName: 'Guest', phone: '8120000000', phoneCountryCode: '62' },
    passportNumber: 'A1234567',
    vatNumber: '300000000000003',
  })
})

test('shows on the confirmation that the service has since been cancelled', async () => {
  serveGroundService()
  server.use(reportCancelled('GroundServiceBooking'))
  await pay(await reachServicePayment(checkout))
  expect(await screen.findByRole('heading', { level: 1, name: 'Booking cancelled' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open booking' })).toHaveAttribute('href', '/booking-detail/booking-8')
})

test('omits the passport when it is not entered', async () => {
  const inputs = serveGroundService()
  await pay(await reachServicePayment(checkout))
  await screen.findByText('GRD-2048')
  expect(inputs[0]).not.toHaveProperty('passportNumber')
})

test('offers other packages when the quoted one is sold out', async () => {
  serveGroundService({
    __typename: 'GroundServiceUnavailable',
    code: 'GROUND_SERVICE_NOT_AVAILABLE',
    message: 'Sold out.',
  })
  await pay(await reachServicePayment(checkout))
  expect(await screen.findByRole('heading', { name: 'This package is no longer available' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Choose another package' })).toBeVisible()
})

test('does not offer to pay again while the outcome of a package booking is unknown', async () => {
  serveOutcome(anOutcome())
  serveGroundService({ __typename: 'OutcomeUnknown', code: 'OUTCOME_UNKNOWN', message: '', clientReference: 'key-1' })
  await pay(await reachServicePayment(checkout))
  expect(await screen.findByText(/Don’t book again/)).toBeVisible()
})

test('checks the price of an expired package quote again and continues with the new quote', async () => {
  serveGroundService(booked, { expired: true })
  server.use(
    respondTo(RequoteGroundServiceDocument, () => ({
      requoteGroundService: {
        __typename: 'GroundServiceQuoted' as const,
        quote: aGroundQuote({ id: 'quote-9' }),
        priceChanged: null,
      },
    })),
  )
  const { user, currentUrl } = await renderApp(checkout)
  const [checkButton] = await screen.findAllByRole('button', { name: /Check (the )?price/ })
  if (!checkButton) throw new Error('no button')
  await user.click(checkButton)
  await waitFor(() => expect(currentUrl()).toContain('quote=quote-9'))
})

test.each([
  ['GPDNI', 'a URL without a quote', '/payment-ground-service', null],
  ['GPDNE', 'an unknown quote', checkout, () => ({ groundServiceQuote: null })],
  ['GPDC', 'a quote that fails to load', checkout, () => failure('INTERNAL_SERVER_ERROR', 'Failed.')],
])('opens the error page %s for %s', async (code, _, path, resolve) => {
  if (resolve) server.use(respondTo(GroundServiceQuoteDocument, resolve))
  const { currentUrl } = await renderApp(path)
  await waitFor(() => expect(currentUrl()).toBe('/error'))
  expect(await screen.findByText(new RegExp(code))).toBeVisible()
})
