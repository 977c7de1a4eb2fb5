import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { WalletDocument } from '#src/data/wallet.generated.ts'
import { aQuote } from '#src/testing/checkout-factories.ts'
import {
  acceptTerms,
  hotelBooked,
  checkout,
  fillTravelerForm,
  quotes,
  reachPayment,
  serveBooking,
  serveCheckout,
} from '#src/testing/checkout-page.tsx'
import { aWallet, riyals } from '#src/testing/factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { respondTo, server } from '#src/testing/server.ts'

beforeEach(serveCheckout)

const payBy = '2026-12-09T14:00:00+03:00'

test('holds a booking without payment regardless of the balance, and shows the payment deadline', async () => {
  quotes.set('quote-1', aQuote({ payLaterUntil: payBy }))
  server.use(respondTo(WalletDocument, () => ({ wallet: aWallet({ balance: riyals('10.00') }) })))
  const inputs = serveBooking(hotelBooked({ payBy }))
  const app = await renderApp(checkout)
  await acceptTerms(app)
  await fillTravelerForm(app)
  await app.user.click(await screen.findByRole('button', { name: /^Hold now, pay by .*9\sDec.*14:00/ }))
  expect(await screen.findByText(/^Pay by .*9\sDec at 14:00 \(Makkah time\)/)).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, name: 'Booking held' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/booking-detail/booking-1')
  expect(inputs.map(({ payment }) => payment)).toEqual([{ later: true }])
  expect(screen.queryByText('Paid')).not.toBeInTheDocument()
})

test('does not offer to pay later when the quote has no payment deadline', async () => {
  await reachPayment()
  expect(screen.queryByRole('button', { name: /Hold now/ })).not.toBeInTheDocument()
})
