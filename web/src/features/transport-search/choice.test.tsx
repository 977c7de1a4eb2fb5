import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TransportQuoteDocument } from '#src/features/checkout/adapters/transport/transport-quote.generated.ts'
import { riyals } from '#src/testing/factories.ts'
import { servePlaces } from '#src/testing/hotel-factories.ts'
import { renderApp } from '#src/testing/render-app.tsx'
import { failure, respondTo, server } from '#src/testing/server.ts'
import {
  aCompany,
  aService,
  aTransportListing,
  aVehicle,
  serveTransportOptions,
} from '#src/testing/transport-factories.ts'
import {
  type QuoteTransportMutation,
  type QuoteTransportMutationVariables,
  QuoteTransportDocument,
} from './choice/quote-transport.generated.ts'
import { TransportSearchDocument } from './transport-search.generated.ts'

const results = '/transportation-results?date=2026-12-13&noOfPax=16&nationality=ID'

const van = aVehicle({ id: 'van', services: [aService('MEAL', 'Meal box', '160.00')] })
const sedan = aVehicle({
  id: 'sedan',
  vehicleType: 'SEDAN',
  seats: 4,
  unitPrice: '100.00',
  vehiclesNeeded: 4,
  available: 2,
  services: [aService('MEAL', 'Meal box', '160.00')],
})
const bus = aVehicle({
  id: 'bus',
  vehicleType: 'BUS',
  seats: 49,
  vehiclesNeeded: 1,
  company: aCompany('C-2', 'Marwa Lines'),
})

/** Serves quotes. Returns the inputs of the requests. */
function serveQuote(result: QuoteTransportMutation['quoteTransport'] | Response) {
  const inputs: QuoteTransportMutationVariables['input'][] = []
  server.use(
    respondTo(QuoteTransportDocument, ({ input }) => {
      inputs.push(input)
      return result instanceof Response ? result : { quoteTransport: result }
    }),
  )
  return inputs
}

const quoteResult: QuoteTransportMutation['quoteTransport'] = {
  __typename: 'TransportQuoted',
  quote: { __typename: 'TransportQuote', id: 'quote-7' },
  priceChanged: null,
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') })
  servePlaces()
  serveTransportOptions()
  server.use(
    respondTo(TransportSearchDocument, () => ({
      transportSearch: aTransportListing([van, sedan, bus], {
        proposal: {
          __typename: 'TransportProposal',
          company: van.company,
          seats: 17,
          total: riyals('600.00'),
          lines: [
            { __typename: 'TransportProposalLine', offer: van, vehicles: 1, passengers: 9 },
            { __typename: 'TransportProposalLine', offer: sedan, vehicles: 2, passengers: 7 },
          ],
        },
      }),
    })),
    // The checkout has its own tests.
    respondTo(TransportQuoteDocument, () => new Promise<never>(() => {})),
  )
})
afterEach(() => void vi.useRealTimers())

const findCard = async (type: string) => within(await screen.findByRole('article', { name: new RegExp(`^${type} `) }))
const selectionBar = () => within(screen.getByRole('region', { name: 'Your selection' }))

test('requests a quote for the selected vehicles with their services and passengers, and opens the checkout', async () => {
  const inputs = serveQuote(quoteResult)
  const { user, currentUrl } = await renderApp(results)
  await user.click((await findCard('Van')).getByRole('button', { name: 'Select' }))
  expect(selectionBar().getByText('18 seats for your 16 passengers')).toBeVisible()
  await user.click((await findCard('Van')).getByRole('checkbox', { name: 'Meal box' }))
  expect(selectionBar().getByText(/^960/)).toBeVisible()
  await user.click(selectionBar().getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(currentUrl()).toBe('/payment-transportation?quote=quote-7'))
  expect(inputs).toEqual([
    { searchId: 'rides-1', vehicles: [{ offerId: 'van', vehicles: 2, passengers: 16, services: ['MEAL'] }] },
  ])
})

test('selects services for the whole ride, and shows no service price for a mix of vehicles', async () => {
  const inputs = serveQuote(quoteResult)
  const { user } = await renderApp(results)
  await user.click(await screen.findByRole('button', { name: 'Select these' }))
  await user.click((await findCard('Van')).getByRole('checkbox', { name: 'Meal box' }))
  expect((await findCard('Sedan')).getByRole('checkbox', { name: 'Meal box' })).toBeChecked()
  expect(selectionBar().getByText('plus services, priced in the next step')).toBeVisible()
  expect(selectionBar().getByText(/^600/)).toBeVisible()
  await user.click(selectionBar().getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(inputs[0]?.vehicles.map(({ services }) => services)).toEqual([['MEAL'], ['MEAL']]))
})

test('enables the Continue button only when everyone has a seat', async () => {
  const { user } = await renderApp(results)
  await user.click((await findCard('Sedan')).getByRole('button', { name: 'Select' }))
  // Only two of the four required vehicles are left.
  expect(selectionBar().getByText('2 sedans')).toBeVisible()
  expect(selectionBar().getByText('8 passengers have no seat yet')).toBeVisible()
  expect(selectionBar().getByRole('button', { name: 'Continue' })).toBeDisabled()
  await user.click((await findCard('Van')).getByRole('button', { name: 'Select' }))
  expect(selectionBar().getByText('26 seats for your 16 passengers')).toBeVisible()
  expect(selectionBar().getByRole('button', { name: 'Continue' })).toBeEnabled()
  const sedans = within((await findCard('Sedan')).getByRole('group', { name: 'Vehicles' }))
  await user.click(sedans.getByRole('button', { name: 'Decrease Vehicles' }))
  await user.click(sedans.getByRole('button', { name: 'Decrease Vehicles' }))
  expect(selectionBar().getByText('2 vans')).toBeVisible()
})

test('shows the price for the number of selected vehicles', async () => {
  const { user } = await renderApp(results)
  await user.click((await findCard('Van')).getByRole('button', { name: 'Select' }))
  await user.click((await findCard('Van')).getByRole('button', { name: 'Decrease Vehicles' }))
  const van = await findCard('Van')
  expect(van.getByText('1 van')).toBeVisible()
  expect(van.getByText('1 van, 9 seats')).toBeVisible()
  expect(van.queryByText(/ for 16 passengers/)).toBeNull()
  expect(van.queryByText(/per vehicle/)).toBeNull()
})

test('replaces the selection when a vehicle from another company is selected, and shows a notice', async () => {
  const { user } = await renderApp(results)
  await user.click((await findCard('Van')).getByRole('button', { name: 'Select' }))
  await user.click((await findCard('Bus')).getByRole('button', { name: 'Select' }))
  expect(selectionBar().getByText('1 bus')).toBeVisible()
  expect(selectionBar().getByText(/^Your earlier selection was removed/)).toBeVisible()
})

test('selects the proposed vehicles with one click, and keeps them after a reload', async () => {
  const inputs = serveQuote(quoteResult)
  const { user } = await renderApp(results)
  await user.click(await screen.findByRole('button', { name: 'Select these' }))
  expect(screen.getByRole('button', { name: 'Selected' })).toBeDisabled()
  document.body.replaceChildren()
  const reloaded = await renderApp(results)
  expect(await screen.findByRole('button', { name: 'Selected' })).toBeDisabled()
  await reloaded.user.click(selectionBar().getByRole('button', { name: 'Continue' }))
  await waitFor(() =>
    expect(inputs[0]?.vehicles).toEqual([
      { offerId: 'van', vehicles: 1, passengers: 9, services: [] },
      { offerId: 'sedan', vehicles: 2, passengers: 7, services: [] },
    ]),
  )
})

test('asks the agent to accept a new price for the vehicles', async () => {
  serveQuote({
    ...quoteResult,
    priceChanged: { __typename: 'PriceDifference', previousTotal: riyals('800.00'), newTotal: riyals('850.00') },
  })
  const { user, currentUrl } = await renderApp(results)
  await user.click((await findCard('Van')).getByRole('button', { name: 'Select' }))
  await user.click(selectionBar().getByRole('button', { name: 'Continue' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(dialog.getByRole('button', { name: 'Choose other vehicles' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: /^Accept SAR\s850\.00$/ }))
  await waitFor(() => expect(currentUrl()).toBe('/payment-transportation?quote=quote-7'))
})

test.each([
  [
    'is unavailable',
    { __typename: 'TransportUnavailable', code: 'TRANSPORT_NOT_AVAILABLE', message: 'Sold out.' } as const,
    /Sold out\./,
  ],
  [
    'belongs to an expired search',
    { __typename: 'SearchExpired', code: 'SEARCH_EXPIRED', message: 'Expired.' } as const,
    /This search has expired/,
  ],
  ['fails', failure('GATEWAY_TIMEOUT', 'No response in time.'), /No response in time\./],
])('shows that nothing was booked or charged when the quote %s', async (_, result, text) => {
  serveQuote(result)
  const { user, currentUrl } = await renderApp(results)
  await user.click((await findCard('Van')).getByRole('button', { name: 'Select' }))
  await user.click(selectionBar().getByRole('button', { name: 'Continue' }))
  const alert = await screen.findByRole('alert')
  expect(alert).toHaveTextContent('Nothing was booked and nothing was charged.')
  expect(alert).toHaveTextContent(text)
  expect(currentUrl()).toBe(results)
  await act(() => user.click(within(alert).getByRole('button', { name: 'Close' })))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
