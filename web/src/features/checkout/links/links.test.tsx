import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  SharedLinkDocument,
  SharedReservationsDocument,
} from '#src/features/shared-reservations/shared-reservations.generated.ts'
import { GatewayFeaturesDocument } from '#src/data/gateway-features.generated.ts'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import { aQuote } from '#src/testing/checkout-factories.ts'
import {
  acceptTerms,
  checkout,
  fillTravelers,
  pay,
  quotes,
  serveBooking,
  serveCheckout,
} from '#src/testing/checkout-page.tsx'
import { riyals } from '#src/testing/factories.ts'
import { aShared } from '#src/testing/link-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { failure, networkError, respondTo, server } from '#src/testing/server.ts'
import { OpenLinksDocument } from '../checkout-products.generated.ts'
import {
  CreatePaymentLinkDocument,
  OpenedPaymentLinkDocument,
  QuotePaymentLinkDocument,
  type QuotePaymentLinkMutation,
} from './payment-link.generated.ts'

beforeEach(() => {
  serveCheckout()
  server.use(
    respondTo(SharedLinkDocument, () => ({ paymentLink: aReceivedLink })),
    respondTo(OpenedPaymentLinkDocument, () => ({ paymentLink: aReceivedLink })),
  )
})

type Result = QuotePaymentLinkMutation['quotePaymentLink']

/** Serves the quote for an opened payment link. Returns the ids of the opened links. */
function serveLinkQuote(result: () => Result | Response) {
  const openedIds: string[] = []
  server.use(
    respondTo(QuotePaymentLinkDocument, ({ id }) => {
      openedIds.push(id)
      const response = result()
      return response instanceof Response ? response : { quotePaymentLink: response }
    }),
  )
  return openedIds
}

const linkQuoted = (priceChanged: Extract<Result, { __typename: 'HotelQuoted' }>['priceChanged'] = null): Result => {
  const quote = aQuote({ id: 'quote-of-link', paymentLinkId: 'link-1' })
  quotes.set(quote.id, quote)
  return { __typename: 'HotelQuoted', quote, priceChanged }
}

const linkRefused = (code: Extract<Result, { __typename: 'PaymentLinkRefused' }>['code'], message = code): Result => ({
  __typename: 'PaymentLinkRefused',
  code,
  message,
})

const aReceivedLink = { ...aShared({ isMine: false }), isReceived: true }

describe('opening a payment link', () => {
  test.each(['/payment-hotel/link-1', '/payment-hotel?id=link-1'])(
    'opens %s as a checkout with the receiver’s own quote',
    async (path) => {
      const openedIds = serveLinkQuote(linkQuoted)
      const { currentUrl } = await renderApp(path)
      await waitFor(() => expect(currentUrl()).toBe('/payment-hotel?quote=quote-of-link&step=review'))
      expect(openedIds).toEqual(['link-1'])
      await screen.findByRole('button', { name: 'Continue to travelers' })
      expect(screen.queryByRole('button', { name: 'Share payment link' })).toBeNull()
      expect(screen.queryByRole('link', { name: 'Choose other rooms' })).toBeNull()
    },
  )

  test('shows a payment link’s old and new totals, and continues only when the agent accepts the new one', async () => {
    serveLinkQuote(() =>
      linkQuoted({ __typename: 'PriceDifference', previousTotal: riyals('6000.00'), newTotal: riyals('6148.20') }),
    )
    const { user, currentUrl } = await renderApp('/payment-hotel/link-1')
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(dialog.getByText(/since the link was shared/)).toBeInTheDocument()
    expect(currentUrl()).toBe('/payment-hotel/link-1')
    await user.click(dialog.getByRole('button', { name: /^Accept/ }))
    await waitFor(() => expect(currentUrl()).toBe('/payment-hotel?quote=quote-of-link&step=review'))
  })

  test('links only to the payment links shared with the receiver when the rooms are sold out', async () => {
    serveLinkQuote(linkQuoted)
    serveBooking({ __typename: 'HotelUnavailable', code: 'HOTEL_NOT_AVAILABLE', message: 'Sold out.' })
    const app = await renderApp('/payment-hotel/link-1')
    await acceptTerms(app)
    await fillTravelers(app)
    await pay(app)
    const main = within(screen.getByRole('main'))
    expect(await main.findByText('These rooms are no longer available')).toBeInTheDocument()
    expect(main.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Shared with me', '/shared-reservations/with-me'],
    ])
  })

  test('returns to the list of shared payment links when the agent declines the new total', async () => {
    serveLinkQuote(() =>
      linkQuoted({ __typename: 'PriceDifference', previousTotal: riyals('6000.00'), newTotal: riyals('6148.20') }),
    )
    server.use(respondTo(SharedReservationsDocument, () => ({ sharedReservations: null })))
    const { user, currentUrl } = await renderApp('/payment-hotel/link-1')
    await user.click(await screen.findByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(currentUrl()).toBe('/shared-reservations/with-me'))
  })

  test('opens the error page for a payment link that does not exist or is shared with others', async () => {
    serveLinkQuote(() => linkRefused('PAYMENT_LINK_NOT_FOUND'))
    const { currentUrl } = await renderApp('/payment-hotel/missing-link')
    await waitFor(() => expect(currentUrl()).toBe('/error'))
    expect(await screen.findByText('GPDNE')).toBeInTheDocument()
    expect(screen.getByText(/^2026-11-21/)).toBeInTheDocument()
  })

  test('links to the booking from a payment link that the agent has paid', async () => {
    serveLinkQuote(() => linkRefused('PAYMENT_LINK_PAID'))
    server.use(
      respondTo(OpenedPaymentLinkDocument, () => ({ paymentLink: { ...aReceivedLink, bookingId: 'booking-1' } })),
    )
    await renderApp('/payment-hotel/link-1')
    expect(await screen.findByText('This payment link is paid')).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'Open the booking' })).toHaveAttribute(
      'href',
      '/booking-detail/booking-1',
    )
  })

  test('shows who shared a payment link and whose wallet is charged', async () => {
    serveLinkQuote(linkQuoted)
    await renderApp('/payment-hotel/link-1')
    expect(await screen.findByText(/Shared with you by First Agency \(owner@agency\.test\)/)).toBeInTheDocument()
  })

  test('does not mention a wallet when the gateway does not support wallets', async () => {
    server.use(respondTo(WalletDocument, () => ({ wallet: null })))
    serveLinkQuote(linkQuoted)
    await renderApp('/payment-hotel/link-1')
    expect(await screen.findByText(/^Shared with you by .* Your company pays/)).toBeInTheDocument()
  })

  test.each(['PAYMENT_LINK_PENDING', 'PAYMENT_LINK_EXPIRED', 'PAYMENT_LINK_DISABLED'] as const)(
    'says why a payment link cannot be paid: %s',
    async (code) => {
      serveLinkQuote(() => linkRefused(code, code))
      await renderApp('/payment-hotel/link-1')
      expect(await screen.findByText('This payment link can’t be paid')).toBeInTheDocument()
      expect(screen.getByText(code)).toBeInTheDocument()
      expect(screen.getByRole('link', { name: 'Shared with me' })).toHaveAttribute(
        'href',
        '/shared-reservations/with-me',
      )
    },
  )

  test('says that the gateway does not support payment links, and does not link to their list', async () => {
    const message = 'Payment links aren’t available here.'
    serveLinkQuote(() => ({ __typename: 'NotSupported', code: 'NOT_SUPPORTED', message }))
    server.use(respondTo(SharedLinkDocument, () => ({ paymentLink: null })))
    await renderApp('/payment-hotel/link-1')
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Shared with me' })).toBeNull()
  })

  test('opens the error page with GPDC when a payment link fails to open', async () => {
    serveLinkQuote(() => failure('GATEWAY_UNAVAILABLE', 'x'))
    const { currentUrl } = await renderApp('/payment-hotel/link-1')
    await waitFor(() => expect(currentUrl()).toBe('/error'))
    expect(await screen.findByText('GPDC')).toBeInTheDocument()
    expect(screen.getByText(/^2026-11-21/)).toBeInTheDocument()
  })

  test('lets the agent retry when a network error prevents a payment link from opening', async () => {
    serveLinkQuote(() => networkError())
    const { user, currentUrl } = await renderApp('/payment-hotel/link-1')
    await screen.findByText('The checkout couldn’t be loaded')
    serveLinkQuote(linkQuoted)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(currentUrl()).toBe('/payment-hotel?quote=quote-of-link&step=review'))
  })
})

const anOpenLink = {
  __typename: 'SharedReservation' as const,
  id: 'link-1',
  path: '/payment-hotel/link-1',
  status: 'UNPAID' as const,
  expiresAt: '2026-11-22T08:00:00Z',
  receiverEmail: 'receiver@agency.test',
  receiverCompany: 'Second Agency',
  receiverLanguage: null,
  ownerCompany: 'First Agency',
  total: riyals('6148.20'),
}

const serveOpenLinks = (...links: (Partial<typeof anOpenLink> | { status: 'PENDING' })[]) =>
  server.use(
    respondTo(OpenLinksDocument, () => ({
      hotelQuote: {
        __typename: 'HotelQuote' as const,
        id: 'quote-1',
        openPaymentLinks: links.map((link) => ({ ...anOpenLink, ...link })),
      },
      transportQuote: null,
    })),
  )

describe('sharing a payment link', () => {
  test('does not offer to share when the gateway does not support payment links', async () => {
    server.use(respondTo(GatewayFeaturesDocument, () => ({ hasPaymentLinks: false, hasPromoCodes: true })))
    await renderApp(checkout)
    expect(await screen.findByRole('region', { name: 'Promo code' })).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('Is someone else paying?')).toBeNull())
  })

  test('does not mention a wallet when the gateway does not support wallets', async () => {
    server.use(respondTo(WalletDocument, () => ({ wallet: null })))
    await renderApp(checkout)
    expect(await screen.findByText(/^Share a payment link\. The recipient pays/)).toBeInTheDocument()
  })

  test('shows the open payment link instead of sharing the quote a second time', async () => {
    serveOpenLinks({})
    const { user } = await renderApp(checkout)
    expect(await screen.findByText(/sent to Second Agency \(receiver@agency\.test\)/)).toBeInTheDocument()
    expect(screen.getByText(/valid until Sun 22 Nov .*Makkah time/)).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Shared reservations' })).toHaveAttribute('href', '/shared-reservations')
    expect(screen.queryByRole('button', { name: 'Share payment link' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Share another link' }))
    expect(screen.getByLabelText(/Recipient’s email/)).toHaveValue('')
    expect(screen.getByLabelText(/Recipient’s email/)).toHaveFocus()
  })

  test('shows every open payment link for the quote with its receiver', async () => {
    serveOpenLinks({ id: 'link-2', receiverEmail: 'third@agency.test', receiverCompany: 'Third Agency' }, {})
    await renderApp(checkout)
    expect(await screen.findByText(/sent to Third Agency \(third@agency\.test\)/)).toBeInTheDocument()
    expect(screen.getByText(/sent to Second Agency/)).toBeInTheDocument()
    expect(screen.getAllByRole('button', { name: 'Copy link' })).toHaveLength(2)
  })

  test('offers to pay in this checkout only on request while a payment link is open, and warns about the link', async () => {
    serveOpenLinks({})
    const app = await renderApp(checkout)
    const payButton = await screen.findByRole('button', { name: 'Pay it now instead' })
    expect(screen.queryByRole('checkbox', { name: /I have read/ })).toBeNull()
    await app.user.click(payButton)
    await acceptTerms(app)
    await fillTravelers(app)
    expect(await screen.findByText(/A payment link for this booking is still open/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Shared reservations' })).toHaveAttribute('href', '/shared-reservations')
  })

  test('says that a payment link is being paid, and does not offer to share again', async () => {
    serveOpenLinks({ status: 'PENDING' })
    await renderApp(checkout)
    expect(
      await screen.findByText(/Second Agency \(receiver@agency\.test\) is paying this link now/),
    ).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
  })

  test('says that the promo code does not apply to the receiver, and shows the total that the receiver pays', async () => {
    const promo = { __typename: 'Promo' as const, code: 'RIHLA10', description: null, discount: riyals('614.82') }
    quotes.set('quote-1', aQuote({ promo, fullTotal: riyals('6148.20') }))
    const { user } = await renderApp(checkout)
    await user.click(await screen.findByRole('button', { name: 'Share payment link' }))
    expect(screen.getByText(/RIHLA10.* applies only to your own booking.*6,148\.20/)).toBeVisible()
  })

  test('offers to share when open payment links cannot be loaded', async () => {
    server.use(respondTo(OpenLinksDocument, () => failure('GATEWAY_UNAVAILABLE', 'x')))
    await renderApp(checkout)
    expect(await screen.findByRole('button', { name: 'Share payment link' })).toBeEnabled()
  })

  test('focuses the first field in the share form', async () => {
    const { user } = await renderApp(checkout)
    await user.click(await screen.findByRole('button', { name: 'Share payment link' }))
    expect(screen.getByLabelText(/Recipient’s email/)).toHaveFocus()
  })

  test('emails a payment link, and then offers to copy it or send it in the receiver’s language', async () => {
    const onCreate = vi.fn()
    server.use(
      respondTo(CreatePaymentLinkDocument, ({ input }) => {
        onCreate(input)
        return {
          createPaymentLink: {
            __typename: 'PaymentLinkCreated' as const,
            id: 'link-1',
            path: '/payment-hotel/link-1',
            expiresAt: '2026-11-22T08:00:00Z',
            receiverCompany: 'Second Agency',
            receiverLanguage: 'id-ID',
          },
        }
      }),
    )
    const { user } = await renderApp(checkout)
    await user.click(await screen.findByRole('button', { name: 'Share payment link' }))
    await user.click(screen.getByRole('button', { name: 'Send payment link' }))
    await waitFor(() => expect(screen.getByLabelText(/Recipient’s email/)).toBeInvalid())
    expect(onCreate).not.toHaveBeenCalled()
    await user.type(screen.getByLabelText(/Recipient’s email/), 'Receiver@agency.test')
    await user.click(screen.getByRole('button', { name: 'Send payment link' }))
    expect(
      await screen.findByText(/A payment link was sent to Second Agency \(receiver@agency\.test\)/i),
    ).toBeInTheDocument()
    const { quoteId, email, expiresAt, idempotencyKey } = onCreate.mock.lastCall?.[0] ?? {}
    expect([quoteId, String(email).toLowerCase()]).toEqual(['quote-1', 'receiver@agency.test'])
    expect(expiresAt).toMatch(/^2026-11-22T/)
    expect(idempotencyKey).toMatch(/^[A-Za-z\d-]{8,64}$/)
    await waitFor(() => {
      const href = screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? ''
      expect(decodeURIComponent(href)).toContain('Mohon periksa dan bayar pesanan ini:')
    })
  })

  test('shows the server’s errors next to the fields in the share form, and keeps typed values', async () => {
    server.use(
      respondTo(CreatePaymentLinkDocument, () => ({
        createPaymentLink: {
          __typename: 'InvalidInput' as const,
          code: 'INVALID_INPUT' as const,
          message: 'Correct the fields.',
          fields: [{ __typename: 'FieldError' as const, path: 'expiresAt', message: 'Choose another time.' }],
        },
      })),
    )
    const { user } = await renderApp(checkout)
    await user.click(await screen.findByRole('button', { name: 'Share payment link' }))
    await user.type(screen.getByLabelText(/Recipient’s email/), 'receiver@agency.test')
    await user.click(screen.getByRole('button', { name: 'Send payment link' }))
    expect(await screen.findByText('Choose another time.')).toBeInTheDocument()
    expect(screen.getByLabelText(/Recipient’s email/)).toHaveValue('receiver@agency.test')
  })
})
