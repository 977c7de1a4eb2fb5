import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aQuote } from '#src/testing/checkout-factories.ts'
import {
  acceptTerms,
  hotelBooked,
  checkout,
  fillTravelerForm,
  fillTravelers,
  pay,
  quotes,
  serveBooking,
  serveCheckout,
} from '#src/testing/checkout-page.tsx'
import { renderApp } from '#src/testing/render-app.tsx'

beforeEach(serveCheckout)

const field = () => screen.getByRole('textbox', { name: 'Commission in SAR' })

test('books with the commission that the agent sets', async () => {
  quotes.set('quote-1', aQuote({ commissionEditable: true }))
  const inputs = serveBooking(hotelBooked())
  const app = await renderApp(checkout)
  await acceptTerms(app)
  expect(screen.getByText(/Leave empty for .*319\.71/)).toBeVisible()
  fireEvent.change(field(), { target: { value: 'a lot' } })
  await fillTravelerForm(app)
  expect(await screen.findByText('Enter an amount such as 150 or 150.50.')).toBeVisible()
  fireEvent.change(field(), { target: { value: '٢٥٠,5' } })
  await app.user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  await screen.findByLabelText('Google Authenticator code')
  expect(screen.getByRole('region', { name: 'Your stay' })).toHaveTextContent(/Your commission.*250\.50/)
  await pay(app)
  await screen.findByRole('heading', { name: 'Booking confirmed' })
  expect(screen.getByRole('main')).toHaveTextContent(/Your commission.*250\.50/)
  expect(inputs.map(({ commission }) => commission)).toEqual(['250.50'])
})

test('shows the commission in the price summary while the agent types it', async () => {
  quotes.set('quote-1', aQuote({ commissionEditable: true }))
  const app = await renderApp(checkout)
  await acceptTerms(app)
  const summary = screen.getByRole('region', { name: 'Your stay' })
  expect(summary).toHaveTextContent(/Your commission.*319\.71/)
  fireEvent.change(field(), { target: { value: '250.5' } })
  expect(summary).toHaveTextContent(/Your commission.*250\.50/)
})

test('hides the commission in all steps while the agent hides commissions, but still sends the typed amount', async () => {
  quotes.set('quote-1', aQuote({ commissionEditable: true }))
  const inputs = serveBooking(hotelBooked())
  const app = await renderApp(checkout)
  await acceptTerms(app)
  fireEvent.change(field(), { target: { value: '250.5' } })
  const toggle = screen.getByRole('button', { name: 'Show commission' })
  await app.user.click(toggle)
  const mainText = () => document.querySelector('main')?.textContent
  expect(mainText()).not.toMatch(/ommission|250\.5|319\.71/)
  await fillTravelers(app)
  expect(mainText()).not.toMatch(/ommission|250\.5|319\.71/)
  await pay(app)
  await screen.findByRole('heading', { name: 'Booking confirmed' })
  expect(mainText()).not.toMatch(/ommission|250\.5|319\.71/)
  expect(inputs.map(({ commission }) => commission)).toEqual(['250.50'])
  await app.user.click(toggle)
  expect(screen.getByRole('main')).toHaveTextContent(/Your commission.*250\.50/)
})

test('does not ask for a commission when the supplier sets it', async () => {
  const app = await renderApp(checkout)
  await acceptTerms(app)
  expect(screen.queryByRole('textbox', { name: 'Commission in SAR' })).not.toBeInTheDocument()
  await fillTravelers(app)
})
