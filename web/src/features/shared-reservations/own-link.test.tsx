import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { QuotePaymentLinkDocument } from '#src/features/checkout/links/payment-link.generated.ts'
import { aQuote } from '#src/testing/checkout-factories.ts'
import { quotes, serveCheckout } from '#src/testing/checkout-page.tsx'
import { aShared } from '#src/testing/link-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { respondTo, server } from '#src/testing/server.ts'
import { DisableSharedReservationDocument } from './change-shared.generated.ts'
import { SharedLinkDocument } from './shared-reservations.generated.ts'

beforeEach(serveCheckout)

/** Serves a payment link to its owner, unless `link` returns something else. Returns the ids of links whose rooms have been held. */
function serveLink(link: () => Parameters<typeof aShared>[0] & { isReceived?: boolean }) {
  const heldLinkIds: string[] = []
  server.use(
    respondTo(SharedLinkDocument, () => ({ paymentLink: { isReceived: false, ...aShared(link()) } })),
    respondTo(QuotePaymentLinkDocument, ({ id }) => {
      heldLinkIds.push(id)
      const quote = aQuote({ id: 'quote-of-link', paymentLinkId: id })
      quotes.set(quote.id, quote)
      return { quotePaymentLink: { __typename: 'HotelQuoted' as const, quote, priceChanged: null } }
    }),
  )
  return heldLinkIds
}

const findRow = async () => within(await screen.findByRole('row', { name: /Sage Garden Hotel/ }))
const [extendLabel, disableLabel, copyLabel] = ['Extend', 'Disable link', 'Copy link'] as const

describe('payment link opened by its owner', () => {
  test('shows the owner a payment link’s status, with buttons to copy, extend and disable it, without holding rooms', async () => {
    const heldLinkIds = serveLink(() => ({}))
    await renderApp('/payment-hotel/link-1')
    expect(await screen.findByRole('heading', { name: 'Your payment link' })).toBeInTheDocument()
    const link = await findRow()
    for (const text of ['receiver@agency.test', 'Unpaid', /^Valid until Sun 22 Nov/, 'Opened 2 times'])
      expect(link.getByText(text)).toBeInTheDocument()
    for (const name of [copyLabel, extendLabel, disableLabel])
      expect(link.getByRole('button', { name })).toBeInTheDocument()
    expect(screen.queryByText(/^Shared with you/)).toBeNull()
    expect(heldLinkIds).toEqual([])
  })

  test('shows the owner that a payment link has been disabled', async () => {
    let status: 'UNPAID' | 'DISABLED' = 'UNPAID'
    serveLink(() => ({ status }))
    server.use(
      respondTo(DisableSharedReservationDocument, ({ id }) => {
        status = 'DISABLED'
        return { disableSharedReservation: { __typename: 'SharedReservationChanged' as const, id, status } }
      }),
    )
    const { user } = await renderApp('/payment-hotel/link-1')
    await user.click((await findRow()).getByRole('button', { name: disableLabel }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: disableLabel }))
    expect(await (await findRow()).findByText('Disabled')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Pay it now instead' })).toBeNull()
  })

  test('lets the owner extend an expired payment link', async () => {
    serveLink(() => ({ status: 'EXPIRED', expiresAt: '2026-11-20T09:00:00Z' }))
    await renderApp('/payment-hotel/link-1')
    const link = await findRow()
    expect(link.getByText(/^Expired ./)).toBeInTheDocument()
    expect(link.getByRole('button', { name: extendLabel })).toBeInTheDocument()
    expect(link.queryByRole('button', { name: copyLabel })).toBeNull()
  })

  test('shows the owner the booking reference for a paid link', async () => {
    serveLink(() => ({ status: 'PAID', paidAt: '2026-11-21T08:30:00Z', reference: 'MKH-7F3K-20418' }))
    await renderApp('/payment-hotel/link-1')
    expect((await findRow()).getByText('MKH-7F3K-20418')).toBeInTheDocument()
    expect(screen.queryByText('This payment link is paid')).toBeNull()
  })

  test('lets the owner pay through a payment link and return to it', async () => {
    const heldLinkIds = serveLink(() => ({}))
    const { user, currentUrl } = await renderApp('/payment-hotel/link-1')
    await user.click(await screen.findByRole('button', { name: 'Pay it now instead' }))
    await waitFor(() => expect(currentUrl()).toBe('/payment-hotel?quote=quote-of-link&step=review'))
    expect(heldLinkIds).toEqual(['link-1'])
    const notice = await screen.findByText(/^You shared this payment link with Second Agency/)
    expect(within(notice.parentElement ?? notice).getByRole('link')).toHaveAttribute('href', '/payment-hotel/link-1')
    expect(screen.queryByText(/^Shared with you/)).toBeNull()
  })
})

test('shows a colleague who owns a payment link, and lets them copy it', async () => {
  const heldLinkIds = serveLink(() => ({ isMine: false }))
  const { user } = await renderApp('/payment-hotel/link-1')
  expect(await screen.findByRole('heading', { name: 'Your company’s payment link' })).toBeInTheDocument()
  expect(screen.getByText('owner@agency.test shared it, and only they can extend or disable it.')).toBeInTheDocument()
  const link = await findRow()
  expect(link.getByText('receiver@agency.test')).toBeInTheDocument()
  expect(link.getByRole('button', { name: copyLabel })).toBeInTheDocument()
  for (const name of [extendLabel, disableLabel]) expect(link.queryByRole('button', { name })).toBeNull()
  expect(heldLinkIds).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Pay it now instead' }))
  expect(await screen.findByText(/^owner@agency\.test shared this payment link with Second Agency/)).toBeInTheDocument()
})

test('shows a colleague who shared a closed payment link', async () => {
  serveLink(() => ({ isMine: false, status: 'DISABLED' }))
  await renderApp('/payment-hotel/link-1')
  expect(await screen.findByText('owner@agency.test shared it.')).toBeInTheDocument()
  expect((await findRow()).queryByRole('button')).toBeNull()
})

test('opens the checkout for a link’s receiver', async () => {
  const heldLinkIds = serveLink(() => ({ isMine: false, isReceived: true }))
  const { currentUrl } = await renderApp('/payment-hotel/link-1')
  await waitFor(() => expect(currentUrl()).toBe('/payment-hotel?quote=quote-of-link&step=review'))
  expect(heldLinkIds).toEqual(['link-1'])
  expect(await screen.findByText(/^Shared with you by First Agency/)).toBeInTheDocument()
})
