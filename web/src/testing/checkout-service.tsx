import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { acceptTerms, fillPerson, type } from './checkout-page.tsx'
import { renderApp } from './render-app.tsx'

/** Goes to the payment step of a one-day service. `fill` fills in additional fields besides the lead traveler. */
export async function reachServicePayment(checkout: string, fill = () => {}) {
  const app = await renderApp(checkout)
  await acceptTerms(app)
  const lead = screen.getByRole('region', { name: 'Lead traveler' })
  fillPerson(lead, 'First')
  type('Phone', '8120000000', lead)
  fill()
  await waitFor(() => expect(screen.getByDisplayValue('300000000000003')).toBeInTheDocument())
  await app.user.click(screen.getByRole('button', { name: 'Continue to payment' }))
  return app
}
