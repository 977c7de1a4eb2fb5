import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aQuote } from '#src/testing/checkout-factories.ts'
import {
  acceptTerms,
  checkout,
  fillTravelers,
  pay,
  quotes,
  reachPayment,
  serveBooking,
  serveCheckout,
  storedTexts,
} from '#src/testing/checkout-page.tsx'
import { aSupplier, riyals } from '#src/testing/factories.ts'
import { anOccupancy, aPolicy, aPrice } from '#src/testing/hotel-detail-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { failure, networkError, respondTo, server } from '#src/testing/server.ts'
import { HotelQuoteDocument } from './adapters/hotel/hotel-quote.generated.ts'
import { type RequoteHotelMutation, RequoteHotelDocument } from './adapters/hotel/requote-hotel.generated.ts'

beforeEach(serveCheckout)

test('shows in the summary whether the codes entered in the search apply', async () => {
  const [total, fullTotal] = [riyals('6148.20'), riyals('6148.20')]
  const unchangedPrice = { __typename: 'SearchCodePrice', hotelName: null, total, fullTotal } as const
  const codes = [
    {
      __typename: 'SearchCode',
      kind: 'HOTEL_PROMO',
      code: 'WINTER26',
      state: 'ACCEPTED',
      price: unchangedPrice,
    } as const,
    { __typename: 'SearchCode', kind: 'SPECIAL', code: 'GROUP7', state: 'NOT_RECOGNIZED', price: null } as const,
  ]
  quotes.set('quote-1', aQuote({ codes }))
  await renderApp(checkout)
  const summary = within(await screen.findByRole('region', { name: 'Your stay' }))
  expect(summary.getByText('Hotel promo code WINTER26 accepted').closest('li')).toHaveTextContent('No change in price')
  expect(summary.getByText('Special code GROUP7 not recognized')).toBeInTheDocument()
})

test.each([
  ['a party with a child', anOccupancy(0, 2, [7]), true],
  ['a party of adults', anOccupancy(0, 2), false],
])('shows child prices only to a party with children: %s', async (_, occupancy, isShown) => {
  const childPolicies = [
    {
      __typename: 'ChildPolicy' as const,
      fromAge: 0,
      toAge: 5,
      free: true,
      percent: null,
      amount: null,
      supplier: aSupplier('hudxconnect'),
    },
  ]
  const [room] = aQuote().rooms
  if (!room) throw new Error('no room')
  quotes.set('quote-1', aQuote({ childPolicies, rooms: [{ ...room, occupancy }] }))
  await renderApp(checkout)
  expect(await screen.findByRole('heading', { name: 'Cancellation policy' })).toBeVisible()
  expect(screen.queryAllByText('Ages 0–5')).toHaveLength(isShown ? 1 : 0)
})

test.each([
  ['collapsed when the screen already shows the terms', aPolicy(), false],
  ['in full when the terms are known only as text', aPolicy({ refundable: null, freeUntil: null, steps: [] }), true],
])('shows the supplier’s own cancellation text %s', async (_, policy, isExpanded) => {
  quotes.set(
    'quote-1',
    aQuote({ cancellationPolicy: { ...policy, supplierText: 'Half of the stay is charged late.' } }),
  )
  const { user } = await renderApp(checkout)
  const text = await screen.findByText('Half of the stay is charged late.')
  if (!isExpanded) {
    expect(text).not.toBeVisible()
    const [label] = screen.getAllByText('In the supplier’s words')
    if (label) await user.click(label)
  }
  expect(text).toBeVisible()
})

describe('price hold', () => {
  const requoteResult = (
    change: Partial<Extract<RequoteHotelMutation['requoteHotel'], { __typename: 'HotelQuoted' }>> = {},
    price = aQuote().price,
  ) => {
    const quote = aQuote({ id: 'quote-2', expiresAt: '2026-11-21T08:40:00Z', price })
    quotes.set('quote-2', quote)
    return { __typename: 'HotelQuoted', quote, priceChanged: null, promoRefused: null, ...change } as const
  }

  test('counts down the hold, and then lets the agent check the price again', async () => {
    server.use(respondTo(RequoteHotelDocument, () => ({ requoteHotel: requoteResult() })))
    const app = await reachPayment()
    expect(screen.getByRole('timer')).toHaveTextContent(/^1[45]:\d\d$/)
    vi.setSystemTime('2026-11-21T08:15:01Z')
    expect(await screen.findByText('Your price hold has expired', undefined, { timeout: 3000 })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
    await app.user.click(screen.getByRole('button', { name: 'Check price again' }))
    await waitFor(() => expect(app.currentUrl()).toBe('/payment-hotel?quote=quote-2&step=pay'))
    expect(await screen.findByRole('button', { name: /^Pay SAR\s6,148\.20$/ })).toBeInTheDocument()
  })

  test('keeps values that were typed just before the price is checked again', async () => {
    server.use(respondTo(RequoteHotelDocument, () => ({ requoteHotel: requoteResult() })))
    const app = await renderApp(checkout)
    await acceptTerms(app)
    vi.setSystemTime('2026-11-21T08:15:01Z')
    const checkButton = await screen.findByRole('button', { name: 'Check price again' }, { timeout: 3000 })
    expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull()
    fireEvent.change(screen.getAllByLabelText(/^First name/)[0] ?? document.body, { target: { value: 'Suparti' } })
    fireEvent.click(checkButton)
    await waitFor(() => expect(app.currentUrl()).toBe('/payment-hotel?quote=quote-2&step=travelers'))
    expect(await screen.findByDisplayValue('Suparti')).toBeInTheDocument()
    expect(storedTexts().match(/Suparti/g)).toHaveLength(1)
  })

  test('does not continue on Enter after the hold has expired', async () => {
    const app = await renderApp(checkout)
    await acceptTerms(app)
    await fillTravelers(app)
    await app.user.click(screen.getByRole('link', { name: 'Back' }))
    await screen.findByRole('button', { name: 'Continue to payment' })
    vi.setSystemTime('2026-11-21T08:15:01Z')
    await screen.findByRole('button', { name: 'Check price again' }, { timeout: 3000 })
    await app.user.type(screen.getByLabelText(/^Your reference/), 'GROUP-7{Enter}')
    expect(app.currentUrl()).toBe('/payment-hotel?quote=quote-1&step=travelers')
  })

  test('asks the agent to accept a new price when the hold has expired on the server', async () => {
    const priceChanged = {
      __typename: 'PriceDifference',
      previousTotal: riyals('6148.20'),
      newTotal: riyals('6200.00'),
    } as const
    const price = aPrice('5200.00', '1000.00', '6200.00', '287.74')
    server.use(respondTo(RequoteHotelDocument, () => ({ requoteHotel: requoteResult({ priceChanged }, price) })))
    serveBooking({ __typename: 'QuoteExpired', code: 'QUOTE_EXPIRED', message: 'x' })
    const app = await reachPayment()
    await pay(app)
    await app.user.click(await screen.findByRole('button', { name: 'Check price again' }))
    await app.user.click(await screen.findByRole('button', { name: /^Accept SAR\s6,200\.00$/ }))
    await waitFor(() => expect(app.currentUrl()).toBe('/payment-hotel?quote=quote-2&step=pay'))
  })

  test('says that the rooms are sold out when the price of an expired quote is checked again', async () => {
    quotes.set('quote-1', aQuote({ expired: true }))
    const refusal = { __typename: 'HotelUnavailable', code: 'HOTEL_NOT_AVAILABLE', message: 'Sold out.' } as const
    server.use(respondTo(RequoteHotelDocument, () => ({ requoteHotel: refusal })))
    const { user } = await renderApp(checkout)
    await screen.findByRole('button', { name: 'Check price again' })
    expect(screen.queryByRole('checkbox', { name: /I have read/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Continue to travelers' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Check price again' }))
    expect(await screen.findByRole('heading', { name: 'These rooms are no longer available' })).toBeVisible()
    expect(screen.getByText('Nothing was booked or charged.')).toBeVisible()
  })
})

describe('checkout URL', () => {
  test.each([
    ['/payment-hotel', 'GPDNI'],
    ['/payment-hotel?quote=missing', 'GPDNE'],
  ])('opens the error page from %s and shows the code %s', async (path, code) => {
    const { currentUrl } = await renderApp(path)
    await waitFor(() => expect(currentUrl()).toBe('/error'))
    expect(await screen.findByText(code)).toBeInTheDocument()
    expect(screen.getByText(/^2026-11-21/)).toBeInTheDocument()
  })

  test('opens the error page with GPDC when a quote fails to load', async () => {
    server.use(respondTo(HotelQuoteDocument, () => failure('GATEWAY_UNAVAILABLE', 'x')))
    await renderApp(checkout)
    expect(await screen.findByText('GPDC')).toBeInTheDocument()
    expect(screen.getByText(/^2026-11-21/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', checkout)
  })

  test('lets the agent retry when a network error prevents a quote from loading', async () => {
    server.use(respondTo(HotelQuoteDocument, () => networkError()))
    const { user } = await renderApp(checkout)
    await screen.findByText('The checkout couldn’t be loaded')
    server.use(respondTo(HotelQuoteDocument, () => ({ hotelQuote: aQuote() })))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Rooms and guests' })).toBeInTheDocument()
  })
})
