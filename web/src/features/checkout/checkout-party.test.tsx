import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { BookedStayFieldsFragment } from '#src/data/booked-stay.generated.ts'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import { BookedStayDocument } from './adapters/hotel/booked-stay.generated.ts'
import { HotelQuoteDocument } from './adapters/hotel/hotel-quote.generated.ts'
import { aBookedHotel, aBookedStay, aQuote } from '#src/testing/checkout-factories.ts'
import { anOccupancy, aPrice } from '#src/testing/hotel-detail-factories.ts'
import {
  acceptTerms,
  hotelBooked,
  checkout,
  fillTravelers,
  pay,
  quotes,
  reachPayment,
  serveBooking,
  serveCheckout,
  storedTexts,
  type,
} from '#src/testing/checkout-page.tsx'
import { i18n, loadTexts } from '#src/lib/i18n/i18n.ts'
import { aWallet, riyals } from '#src/testing/factories.ts'
import { servePlaces } from '#src/testing/hotel-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { networkError, respondTo, server } from '#src/testing/server.ts'

beforeEach(serveCheckout)

const prefilledNotice = /We filled in the travelers you entered/

describe('names for the same party', () => {
  test('prefills the names when the agent chooses another room, until the agent clears them', async () => {
    quotes.set('quote-2', aQuote({ id: 'quote-2' }))
    const app = await reachPayment()
    await act(() => app.router.navigate('/payment-hotel?quote=quote-2'))
    await acceptTerms(app)
    expect(screen.getByText(prefilledNotice)).toBeInTheDocument()
    expect(screen.getByDisplayValue('Guest c')).toBeInTheDocument()
    expect(screen.getByDisplayValue('8120000000')).toBeInTheDocument()
    await app.user.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(screen.queryByDisplayValue('Guest c')).not.toBeInTheDocument()
    expect(screen.queryByText(prefilledNotice)).not.toBeInTheDocument()
    expect(screen.getByDisplayValue('agent@demo.test')).toBeInTheDocument()
  })

  test('does not prefill names for a different party', async () => {
    const room = aQuote().rooms[0]
    if (!room) throw new Error('no room')
    quotes.set('quote-2', aQuote({ id: 'quote-2', rooms: [{ ...room, occupancy: anOccupancy(0, 2, [8]) }] }))
    const app = await reachPayment()
    await act(() => app.router.navigate('/payment-hotel?quote=quote-2'))
    await acceptTerms(app)
    expect(screen.queryByText(prefilledNotice)).not.toBeInTheDocument()
    expect(screen.queryByDisplayValue('Guest a')).not.toBeInTheDocument()
  })

  test('deletes the stored names after booking', async () => {
    serveBooking(hotelBooked())
    await pay(await reachPayment())
    await screen.findByText('HX-77120-45')
    expect(storedTexts()).not.toContain('Guest c')
  })
})

describe('guests by room', () => {
  test('lists guests by room with the ages of children, and asks for the children’s gender', async () => {
    const price = aPrice('1.00', '0.00', '1.00')
    const [first] = aQuote().rooms
    if (!first) throw new Error('no room')
    quotes.set('quote-1', aQuote({ rooms: [{ ...first, price, occupancy: anOccupancy(0, 1, [0, 1]) }] }))
    await acceptTerms(await renderApp(checkout))
    const room = screen.getByRole('region', { name: 'Room 1 Quadruple room' })
    const infant = within(room).getByRole('group', { name: /Infant, under 1/ })
    const genderField = within(infant).getByLabelText(/^Gender/)
    expect([...genderField.querySelectorAll('option:not(:disabled)')].map(({ textContent }) => textContent)).toEqual([
      'Boy',
      'Girl',
    ])
    expect(within(room).getByRole('group', { name: /Child, age 1/ })).toBeInTheDocument()
  })
})

describe('special requests', () => {
  test('sends special requests with the booking', async () => {
    const inputs = serveBooking(hotelBooked())
    const app = await renderApp(checkout)
    await acceptTerms(app)
    expect(screen.getByText('Adjacent rooms')).not.toBeVisible()
    await app.user.click(screen.getByRole('heading', { name: 'Special requests' }))
    await app.user.click(screen.getByRole('checkbox', { name: 'Adjacent rooms' }))
    await app.user.click(screen.getByRole('checkbox', { name: 'Crib' }))
    await app.user.selectOptions(screen.getByLabelText('Expected arrival at the hotel'), '22:00')
    await app.user.type(screen.getByLabelText('Note to the hotel'), 'A walking frame.')
    await fillTravelers(app)
    await pay(app)
    await screen.findByText('HX-77120-45')
    expect(inputs[0]?.specialRequests).toEqual({
      arrivalTime: '22:00',
      codes: ['ADJACENT_ROOMS', 'BABY_COT'],
      note: 'A walking frame.',
    })
    expect(await screen.findByText(/doesn’t state whether it received them/)).toBeInTheDocument()
    expect(storedTexts()).not.toContain('walking frame')
  })
})

describe('confirmation', () => {
  const specialRequests: BookedStayFieldsFragment['specialRequests'] = {
    __typename: 'SpecialRequests',
    arrivalTime: '22:00',
    codes: ['BABY_COT'],
    note: 'A walking frame.',
  }

  test('shows address, times, guests by room and special requests on the confirmation', async () => {
    server.use(respondTo(BookedStayDocument, () => ({ booking: aBookedStay({ specialRequests }) })))
    quotes.set('quote-1', aQuote({ booking: aBookedHotel() }))
    await renderApp(checkout)
    expect(await screen.findByText('Lantern Street 7')).toBeInTheDocument()
    expect(screen.getByText('from 16:00')).toBeInTheDocument()
    const rooms = screen.getByRole('region', { name: 'Rooms and guests' })
    expect(within(rooms).getByRole('heading', { name: 'Room 2 Double room' })).toBeInTheDocument()
    expect(within(rooms).getByText('infant, under 1')).toBeInTheDocument()
    expect(screen.getByText('Crib')).toBeInTheDocument()
    expect(screen.getByText('A walking frame.')).toBeInTheDocument()
  })

  test('shows the amount paid from the wallet and the remaining balance on the confirmation', async () => {
    server.use(respondTo(WalletDocument, () => ({ wallet: aWallet({ balance: riyals('43851.80') }) })))
    quotes.set('quote-1', aQuote({ booking: aBookedHotel() }))
    await renderApp(checkout)
    const main = within(screen.getByRole('main'))
    expect(await main.findByText('from your company’s wallet')).toBeInTheDocument()
    expect(main.getByText('Current balance')).toBeInTheDocument()
    expect(main.getByText('43,851')).toBeInTheDocument()
  })

  test('offers the booked stay as plain text without prices', async () => {
    await loadTexts('stay')
    const checkIn = i18n.t('stay:share.checkInFrom', { skipInterpolation: true })
    i18n.addResource('en-US', 'stay', 'share.checkInFrom', checkIn.replace('-', '-\u2060'))
    onTestFinished(() => void i18n.addResource('en-US', 'stay', 'share.checkInFrom', checkIn))
    servePlaces()
    server.use(respondTo(BookedStayDocument, () => ({ booking: { ...aBookedStay(), locationCode: 'SA1' } })))
    quotes.set('quote-1', aQuote({ booking: aBookedHotel() }))
    await renderApp(checkout)
    await screen.findByText('Lantern Street 7 · Makkah')
    const link = screen.getByRole('link', { name: 'WhatsApp' })
    const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? ''
    expect(text).toContain('Court of Lanterns Hotel\nLantern Street 7 · Makkah\nBooking reference: HX-77120-45')
    expect(text).toContain('Check-in: Sun 13 Dec 2026, from 16:00')
    expect(text).toContain('Room 2 · Double room\nGuest c Guest')
    expect(text).not.toMatch(/SAR|6,148/)
  })

  test('shows the confirmation for a quote that was booked in another tab', async () => {
    quotes.set('quote-1', aQuote({ booking: aBookedHotel() }))
    await renderApp(`${checkout}&step=pay`)
    expect(await screen.findByText('HX-77120-45')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Pay SAR/ })).not.toBeInTheDocument()
  })

  test('shows the confirmation when the agent returns from another tab that has paid', async () => {
    await renderApp(checkout)
    await screen.findByRole('button', { name: 'Continue to travelers' })
    quotes.set('quote-1', aQuote({ booking: aBookedHotel() }))
    act(() => void dispatchEvent(new Event('focus')))
    expect(await screen.findByText('HX-77120-45')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Open booking' })).toBeInTheDocument()
  })

  test('keeps the checkout on screen when the quote cannot be refetched on return from another tab', async () => {
    await acceptTerms(await renderApp(checkout))
    type('First name', 'Typed', screen.getByRole('region', { name: 'Lead traveler' }))
    const onRequest = vi.fn()
    server.use(
      respondTo(HotelQuoteDocument, () => {
        onRequest()
        return networkError()
      }),
    )
    act(() => void dispatchEvent(new Event('focus')))
    await waitFor(() => expect(onRequest).toHaveBeenCalledOnce())
    expect(screen.getByDisplayValue('Typed')).toBeInTheDocument()
  })
})
