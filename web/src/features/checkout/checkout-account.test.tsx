import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aQuote } from '#src/testing/checkout-factories.ts'
import {
  acceptTerms,
  anOutcome,
  hotelBooked,
  checkout,
  fillTravelerForm,
  quotes,
  serveAgent,
  serveBooking,
  serveCheckout,
  serveOutcome,
} from '#src/testing/checkout-page.tsx'
import { renderApp } from '#src/testing/render-app.tsx'
import { respondTo, server } from '#src/testing/server.ts'
import { WalletDocument } from '#src/data/wallet.generated.ts'

/** Serves a gateway that does not support wallets, emails or authenticators. */
beforeEach(() => {
  const cleanUp = serveCheckout()
  quotes.set('quote-1', aQuote({ paymentMethods: ['ACCOUNT'] }))
  server.use(
    serveAgent(null),
    respondTo(WalletDocument, () => ({ wallet: null })),
  )
  return cleanUp
})

async function reachAccountPayment() {
  const app = await renderApp(checkout)
  await acceptTerms(app)
  await fillTravelerForm(app)
  await screen.findByText('On account')
  return app
}

/** Text of the checkout without the header. */
const mainText = () => screen.getByRole('main').textContent

test('books on account without a code, and does not mention a wallet, an authenticator or an email', async () => {
  const inputs = serveBooking(hotelBooked())
  const { user } = await reachAccountPayment()
  const inapplicableText = /wallet|authenticator app|Set it up|confirmation is on its way/i
  expect(mainText()).not.toMatch(inapplicableText)
  expect(screen.queryByLabelText(/code/i)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Book for SAR\s6,148\.20$/ }))
  expect(await screen.findByText('HX-77120-45')).toBeInTheDocument()
  expect(inputs[0]?.payment).toEqual({ account: {} })
  expect(mainText()).not.toMatch(inapplicableText)
})

test('sends an optional code with a payment on account', async () => {
  const inputs = serveBooking(hotelBooked())
  const { user } = await reachAccountPayment()
  await user.click(screen.getByRole('button', { name: 'Enter a code from your operator’s authenticator' }))
  const field = screen.getByLabelText('Authenticator code (optional)')
  expect(field).toHaveFocus()
  fireEvent.change(field, { target: { value: '123' } })
  await user.click(screen.getByRole('button', { name: /^Book for/ }))
  expect(field).toHaveAccessibleDescription(/ Enter all 6 digits\.$/)
  expect(inputs).toEqual([])
  fireEvent.change(field, { target: { value: '123456' } })
  await user.click(screen.getByRole('button', { name: /^Book for/ }))
  await waitFor(() => expect(inputs[0]?.payment).toEqual({ account: { authCode: '123456' } }))
})

test('does not mention a wallet while the outcome of a payment on account is unknown', async () => {
  serveBooking('lost')
  serveOutcome(anOutcome())
  const { user } = await reachAccountPayment()
  await user.click(screen.getByRole('button', { name: /^Book for/ }))
  await screen.findByText(/Don’t book again/)
  expect(mainText()).not.toMatch(/wallet/i)
})
